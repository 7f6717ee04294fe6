// What the module of the GNU C library leaves out: how its memory allocator is set.
#include <features.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif
