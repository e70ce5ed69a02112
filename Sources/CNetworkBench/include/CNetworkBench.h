#ifndef DIPTYCH_CNETWORKBENCH_H
#define DIPTYCH_CNETWORKBENCH_H

/// Fetches a URL many times with a plain loop on curl_multi_poll: what libcurl costs by itself.
///
/// Returns the seconds it took, or a negative number when a transfer failed.
double diptych_bench_fetch(const char *url, int concurrent, int total);

#endif
