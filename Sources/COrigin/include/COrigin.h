#ifndef DIPTYCH_CORIGIN_H
#define DIPTYCH_CORIGIN_H

#include <sys/socket.h>

#endif
