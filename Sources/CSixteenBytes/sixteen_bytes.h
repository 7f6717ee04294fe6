// Questions about the sixteen bytes at a pointer, which must all be readable, asked with the machine's own instructions:
// Swift has no way to turn sixteen comparisons into one number.
//
// Written with the compiler's vectors, since the machines' headers would make their module the owner of C types that
// Swift code imports from the system.

#ifndef PUSHBRIDGE_CSIXTEENBYTES_H
#define PUSHBRIDGE_CSIXTEENBYTES_H

#include <stdint.h>

/// The same as `sixteen_bytes_before_stop` on every machine: the fallback, and what tests compare with.
static inline intptr_t sixteen_bytes_before_stop_portable(const uint8_t *bytes) {
    for (intptr_t index = 0; index < 16; index++) {
        uint8_t byte = bytes[index];
        if (byte == '"' || byte == '\\' || byte < 0x20 || byte >= 0x80) { return index; }
    }
    return 16;
}

/// The same as `sixteen_bytes_copied_before_escape` on every machine: the fallback, and what tests compare with.
static inline intptr_t sixteen_bytes_copied_before_escape_portable(const uint8_t *source, uint8_t *target) {
    intptr_t count = 16;
    for (intptr_t index = 0; index < 16; index++) {
        uint8_t byte = source[index];
        target[index] = byte;
        if (count == 16 && (byte == '"' || byte == '\\' || byte < 0x20)) { count = index; }
    }
    return count;
}

#if defined(__SSE2__) || (defined(__aarch64__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__)

typedef uint8_t sixteen_bytes __attribute__((vector_size(16), aligned(1), may_alias));
typedef int8_t sixteen_marks __attribute__((vector_size(16)));

/// The number of bytes before the first mark, which is a byte of ones among zeros; 16 without any.
static inline intptr_t sixteen_bytes_before_mark(sixteen_marks marks) {
#if defined(__SSE2__)
    typedef char chars __attribute__((vector_size(16)));
    return __builtin_ctz((unsigned)__builtin_ia32_pmovmskb128((chars)marks) | 0x10000u);
#else
    typedef uint16_t pairs __attribute__((vector_size(16)));
    typedef uint8_t halves __attribute__((vector_size(8)));
    uint64_t bits = (uint64_t)__builtin_convertvector((pairs)marks >> 4, halves);  // four for each byte
    return bits == 0 ? 16 : __builtin_ctzll(bits) >> 2;
#endif
}

/// How many bytes come before the first quote, backslash, control character or byte from 0x80 up; 16 if all of them do.
static inline intptr_t sixteen_bytes_before_stop(const uint8_t *bytes) {
    sixteen_bytes all = *(const sixteen_bytes *)bytes;
    // As signed numbers, bytes from 0x80 up are below 0x20 too.
    return sixteen_bytes_before_mark((all == '"') | (all == '\\') | ((sixteen_marks)all < 0x20));
}

/// Copies the sixteen bytes and returns how many come before the first quote, backslash or control character; 16 if all
/// of them do.
static inline intptr_t sixteen_bytes_copied_before_escape(const uint8_t *source, uint8_t *target) {
    sixteen_bytes all = *(const sixteen_bytes *)source;
    *(sixteen_bytes *)target = all;
    return sixteen_bytes_before_mark((all == '"') | (all == '\\') | (all < 0x20));
}

#else

/// How many bytes come before the first quote, backslash, control character or byte from 0x80 up; 16 if all of them do.
static inline intptr_t sixteen_bytes_before_stop(const uint8_t *bytes) {
    return sixteen_bytes_before_stop_portable(bytes);
}

/// Copies the sixteen bytes and returns how many come before the first quote, backslash or control character; 16 if all
/// of them do.
static inline intptr_t sixteen_bytes_copied_before_escape(const uint8_t *source, uint8_t *target) {
    return sixteen_bytes_copied_before_escape_portable(source, target);
}

#endif

#endif
