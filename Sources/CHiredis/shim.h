// What RedisClient needs of libhiredis: its reader of replies.

#ifndef PUSHBRIDGE_CHIREDIS_SHIM_H
#define PUSHBRIDGE_CHIREDIS_SHIM_H

// pkg-config names the folder of the headers or the one above.
#if __has_include(<hiredis/hiredis.h>)
#include <hiredis/hiredis.h>
#else
#include <hiredis.h>
#endif

#if HIREDIS_MAJOR == 0 && HIREDIS_MINOR < 14
#error "PushBridge needs libhiredis 0.14 or newer: install libhiredis-dev (Debian, Ubuntu) or hiredis (Homebrew)."
#endif

#if HIREDIS_MAJOR == 0
typedef int pushbridge_element_count;
#else
typedef size_t pushbridge_element_count;
#endif

/// The most elements of one array in a reply. The reader allocates memory for as many as the server announces.
static const pushbridge_element_count pushbridge_element_limit = 1 << 20;

/// Makes an array as the reader's own functions do, unless it is announced with too many elements.
static inline void *pushbridge_create_array(const redisReadTask *task, pushbridge_element_count count) {
    const redisReplyObjectFunctions *standard = (const redisReplyObjectFunctions *)task->privdata;
    return count > pushbridge_element_limit ? NULL : standard->createArray(task, count);
}

/// Limits the arrays of a new reader. `functions` belongs to the reader from now on, as long as it lives.
static inline void pushbridge_limit_arrays(redisReader *reader, redisReplyObjectFunctions *functions) {
    *functions = *reader->fn;
    functions->createArray = pushbridge_create_array;
    reader->privdata = (void *)reader->fn;
    reader->fn = functions;
}

#endif
