#ifndef DIPTYCH_CCURL_H
#define DIPTYCH_CCURL_H

#include <curl/curl.h>
#if defined(__linux__)
#include <sys/prctl.h>
#else
#include <pthread.h>
#endif

// libcurl sets and reads its options through variadic functions, which Swift cannot call.
// Each function here is one of those calls with its types written down.

typedef size_t (*diptych_sink)(char *bytes, size_t size, size_t count, void *context);
typedef int (*diptych_prerequest)(void *context, char *primary_ip, char *local_ip,
                                  int primary_port, int local_port);

static inline CURLcode diptych_set_long(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode diptych_set_size(CURL *handle, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode diptych_set_text(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode diptych_set_pointer(CURL *handle, CURLoption option, void *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode diptych_set_list(CURL *handle, CURLoption option,
                                        struct curl_slist *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode diptych_set_sink(CURL *handle, diptych_sink sink, void *context) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, sink);
  if (code != CURLE_OK) return code;
  return curl_easy_setopt(handle, CURLOPT_WRITEDATA, context);
}

static inline CURLcode diptych_set_head_sink(CURL *handle, diptych_sink sink, void *context) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, sink);
  if (code != CURLE_OK) return code;
  return curl_easy_setopt(handle, CURLOPT_HEADERDATA, context);
}

static inline CURLcode diptych_set_prerequest(CURL *handle, diptych_prerequest hook,
                                              void *context) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_PREREQFUNCTION, hook);
  if (code != CURLE_OK) return code;
  return curl_easy_setopt(handle, CURLOPT_PREREQDATA, context);
}

static inline long diptych_get_long(CURL *handle, CURLINFO info) {
  long value = 0;
  curl_easy_getinfo(handle, info, &value);
  return value;
}

static inline curl_off_t diptych_get_size(CURL *handle, CURLINFO info) {
  curl_off_t value = 0;
  curl_easy_getinfo(handle, info, &value);
  return value;
}

static inline void *diptych_get_context(CURL *handle) {
  char *value = NULL;
  curl_easy_getinfo(handle, CURLINFO_PRIVATE, &value);
  return value;
}

static inline CURLMcode diptych_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return curl_multi_setopt(multi, option, value);
}

// The next finished transfer of a multi handle, read before the message is freed.
static inline CURL *diptych_multi_finished(CURLM *multi, CURLcode *result) {
  int waiting = 0;
  CURLMsg *message;
  while ((message = curl_multi_info_read(multi, &waiting)) != NULL) {
    if (message->msg == CURLMSG_DONE) {
      *result = message->data.result;
      return message->easy_handle;
    }
  }
  return NULL;
}

// Names the calling thread: pthread_setname_np is hidden without _GNU_SOURCE.
static inline void diptych_name_thread(const char *name) {
#if defined(__linux__)
  prctl(PR_SET_NAME, name, 0, 0, 0);
#else  // The counterpart for Darwin. Untested.
  pthread_setname_np(name);
#endif
}

#endif
