#include "CNetworkBench.h"

#include <curl/curl.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// The body of one answer, kept as a caller would want it: a fresh buffer for each.
typedef struct {
  char *bytes;
  size_t count;
} body_t;

static size_t receive(char *bytes, size_t size, size_t count, void *context) {
  body_t *body = context;
  char *longer = realloc(body->bytes, body->count + size * count);
  if (!longer) return 0;
  memcpy(longer + body->count, bytes, size * count);
  body->bytes = longer;
  body->count += size * count;
  return size * count;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void configure(CURL *easy, const char *url, struct curl_slist *headers, body_t *body) {
  curl_easy_reset(easy);
  curl_easy_setopt(easy, CURLOPT_URL, url);
  curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers);
  curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, receive);
  curl_easy_setopt(easy, CURLOPT_WRITEDATA, body);
  curl_easy_setopt(easy, CURLOPT_PRIVATE, body);
  curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(easy, CURLOPT_PROXY, "");
}

double diptych_bench_fetch(const char *url, int concurrent, int total) {
  CURLM *multi = curl_multi_init();
  CURL **handles = calloc((size_t)concurrent, sizeof(CURL *));
  body_t *bodies = calloc((size_t)concurrent, sizeof(body_t));
  struct curl_slist *headers = curl_slist_append(NULL, "Accept-Encoding: gzip");
  int started = 0, finished = 0, failed = 0, running = 0;
  curl_multi_setopt(multi, CURLMOPT_MAXCONNECTS, (long)concurrent);
  double begin = now();
  for (; started < concurrent && started < total; started++) {
    handles[started] = curl_easy_init();
    configure(handles[started], url, headers, &bodies[started]);
    curl_multi_add_handle(multi, handles[started]);
  }
  while (finished < total) {
    curl_multi_perform(multi, &running);
    CURLMsg *message;
    int waiting;
    while ((message = curl_multi_info_read(multi, &waiting)) != NULL) {
      CURL *easy = message->easy_handle;
      body_t *body = NULL;
      long status = 0;
      curl_easy_getinfo(easy, CURLINFO_PRIVATE, (char **)&body);
      curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
      if (message->data.result != CURLE_OK || status != 200 || body->count == 0) failed++;
      curl_multi_remove_handle(multi, easy);
      free(body->bytes);
      *body = (body_t){0};
      finished++;
      if (started < total) {
        started++;
        configure(easy, url, headers, body);
        curl_multi_add_handle(multi, easy);
      }
    }
    if (finished < total) curl_multi_poll(multi, NULL, 0, 1000, NULL);
  }
  double seconds = now() - begin;
  for (int index = 0; index < concurrent && handles[index]; index++) {
    curl_easy_cleanup(handles[index]);
  }
  curl_multi_cleanup(multi);
  curl_slist_free_all(headers);
  free(handles);
  free(bodies);
  return failed ? -1 : seconds;
}
