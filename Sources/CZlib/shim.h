#ifndef DIPTYCH_CZLIB_H
#define DIPTYCH_CZLIB_H

#include <zlib.h>

// inflateInit2 is a macro that passes the size of the stream. 16 + MAX_WBITS means gzip only.
static inline int diptych_gunzip_start(z_stream *stream) {
  return inflateInit2(stream, 16 + MAX_WBITS);
}

#endif
