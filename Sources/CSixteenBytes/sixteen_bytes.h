// Questions about the sixteen bytes at a pointer, which must all be readable, asked with the machine's own instructions:
// Swift has no way to turn sixteen comparisons into sixteen bits.

#ifndef PUSHBRIDGE_CSIXTEENBYTES_H
#define PUSHBRIDGE_CSIXTEENBYTES_H

#include <stdint.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

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
    for (intptr_t index = 0; index < 16; index++) { target[index] = source[index]; }
    for (intptr_t index = 0; index < 16; index++) {
        uint8_t byte = source[index];
        if (byte == '"' || byte == '\\' || byte < 0x20) { return index; }
    }
    return 16;
}

#if defined(__SSE2__)

static inline intptr_t sixteen_bytes_before_mark(__m128i marks) {
    return __builtin_ctz((unsigned)_mm_movemask_epi8(marks) | 0x10000u);
}

static inline __m128i sixteen_bytes_quotes(__m128i bytes) {
    return _mm_or_si128(
        _mm_cmpeq_epi8(bytes, _mm_set1_epi8('"')), _mm_cmpeq_epi8(bytes, _mm_set1_epi8('\\')));
}

/// How many bytes come before the first quote, backslash, control character or byte from 0x80 up; 16 if all of them do.
static inline intptr_t sixteen_bytes_before_stop(const uint8_t *bytes) {
    __m128i all = _mm_loadu_si128((const __m128i *)bytes);
    // As signed numbers, bytes from 0x80 up are below 0x20 too.
    __m128i others = _mm_cmplt_epi8(all, _mm_set1_epi8(0x20));
    return sixteen_bytes_before_mark(_mm_or_si128(sixteen_bytes_quotes(all), others));
}

/// Copies the sixteen bytes and returns how many come before the first quote, backslash or control character; 16 if all
/// of them do.
static inline intptr_t sixteen_bytes_copied_before_escape(const uint8_t *source, uint8_t *target) {
    __m128i all = _mm_loadu_si128((const __m128i *)source);
    _mm_storeu_si128((__m128i *)target, all);
    __m128i controls = _mm_cmpeq_epi8(_mm_min_epu8(all, _mm_set1_epi8(0x1F)), all);
    return sixteen_bytes_before_mark(_mm_or_si128(sixteen_bytes_quotes(all), controls));
}

#elif defined(__aarch64__)

static inline intptr_t sixteen_bytes_before_mark(uint8x16_t marks) {
    // Four bits for each byte.
    uint8x8_t narrow = vshrn_n_u16(vreinterpretq_u16_u8(marks), 4);
    uint64_t bits = vget_lane_u64(vreinterpret_u64_u8(narrow), 0);
    return bits == 0 ? 16 : __builtin_ctzll(bits) >> 2;
}

static inline uint8x16_t sixteen_bytes_quotes(uint8x16_t bytes) {
    return vorrq_u8(vceqq_u8(bytes, vdupq_n_u8('"')), vceqq_u8(bytes, vdupq_n_u8('\\')));
}

/// How many bytes come before the first quote, backslash, control character or byte from 0x80 up; 16 if all of them do.
static inline intptr_t sixteen_bytes_before_stop(const uint8_t *bytes) {
    uint8x16_t all = vld1q_u8(bytes);
    // As signed numbers, bytes from 0x80 up are below 0x20 too.
    uint8x16_t others = vcltq_s8(vreinterpretq_s8_u8(all), vdupq_n_s8(0x20));
    return sixteen_bytes_before_mark(vorrq_u8(sixteen_bytes_quotes(all), others));
}

/// Copies the sixteen bytes and returns how many come before the first quote, backslash or control character; 16 if all
/// of them do.
static inline intptr_t sixteen_bytes_copied_before_escape(const uint8_t *source, uint8_t *target) {
    uint8x16_t all = vld1q_u8(source);
    vst1q_u8(target, all);
    uint8x16_t controls = vcltq_u8(all, vdupq_n_u8(0x20));
    return sixteen_bytes_before_mark(vorrq_u8(sixteen_bytes_quotes(all), controls));
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
