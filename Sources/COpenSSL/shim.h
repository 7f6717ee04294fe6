// What ProviderToken, VendorSignature, RedisClient and APNSTestServer need of libcrypto, and no more: the EVP interfaces of
// OpenSSL 3, and certificates.
// Swift cannot call function-like macros, so those that are needed are wrapped below.

#ifndef PUSHBRIDGE_COPENSSL_SHIM_H
#define PUSHBRIDGE_COPENSSL_SHIM_H

#include <openssl/opensslv.h>

#if !defined(OPENSSL_VERSION_MAJOR) || OPENSSL_VERSION_MAJOR < 3
#error "PushBridge needs OpenSSL 3 or newer: install libssl-dev (Debian, Ubuntu) or openssl@3 (Homebrew)."
#endif

#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

/// Frees what libcrypto allocated.
static inline void pushbridge_free(void *memory) {
    OPENSSL_free(memory);
}

/// Overwrites what libcrypto allocated, then frees it.
static inline void pushbridge_clear_free(void *memory, size_t count) {
    OPENSSL_clear_free(memory, count);
}

#endif
