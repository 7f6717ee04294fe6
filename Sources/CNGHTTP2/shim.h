// What HTTP2Session needs of libnghttp2.

#ifndef PUSHBRIDGE_CNGHTTP2_SHIM_H
#define PUSHBRIDGE_CNGHTTP2_SHIM_H

#include <nghttp2/nghttp2.h>

#if NGHTTP2_VERSION_NUM < 0x013000
#error "PushBridge needs libnghttp2 1.48 or newer: install libnghttp2-dev (Debian, Ubuntu) or libnghttp2 (Homebrew)."
#endif

#endif
