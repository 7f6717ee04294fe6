// What Decompression needs of libzstd.

#ifndef PUSHBRIDGE_CZSTD_SHIM_H
#define PUSHBRIDGE_CZSTD_SHIM_H

#include <zstd.h>

#if ZSTD_VERSION_NUMBER < 10400
#error "PushBridge needs libzstd 1.4 or newer: install libzstd-dev (Debian, Ubuntu) or zstd (Homebrew)."
#endif

#endif
