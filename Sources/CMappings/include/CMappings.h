// The files of `Mappings/` as they were when the program was built.

#ifndef PUSHBRIDGE_CMAPPINGS_H
#define PUSHBRIDGE_CMAPPINGS_H

/// The text of a file such as `shapes.tsv`; empty for a name that is none of them.
const unsigned char *embedded_table(const char *file);

#endif
