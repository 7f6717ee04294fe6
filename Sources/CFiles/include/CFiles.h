// Files of `Sources/` as they were when the program was built, each as text that ends in a zero byte.
//
// As arrays in Swift they would take the compiler longer than all the code around them.

#ifndef PUSHBRIDGE_CFILES_H
#define PUSHBRIDGE_CFILES_H

/// The texts that people read, by key: a table.
const char *embedded_texts(void);

/// The explanations of the command's options: a table.
const char *embedded_options(void);

/// What the commands do, at length.
const char *embedded_help(void);

/// The style sheet of the report's page.
const char *embedded_page_style(void);

/// The patterns of its plots.
const char *embedded_page_patterns(void);

/// The description of the gateway's interface.
const char *embedded_openapi(void);

/// The page that shows what the gateway does now.
const char *embedded_live_page(void);

#endif
