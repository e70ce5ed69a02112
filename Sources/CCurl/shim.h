#ifndef DIPTYCH_CCURL_H
#define DIPTYCH_CCURL_H

#include <curl/curl.h>

#endif
