// What Decompression needs of zlib.

#ifndef PUSHBRIDGE_CZLIB_SHIM_H
#define PUSHBRIDGE_CZLIB_SHIM_H

#include <zlib.h>

#endif
