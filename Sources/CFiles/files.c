#include "CFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

const char *embedded_texts(void) {
    static const char text[] = {
#embed "../PushRecords/Words/texts.tsv" suffix(, 0)
    };
    return text;
}

const char *embedded_options(void) {
    static const char text[] = {
#embed "../PushBridgeCommand/Arguments/options.tsv" suffix(, 0)
    };
    return text;
}

const char *embedded_help(void) {
    static const char text[] = {
#embed "../PushBridgeCommand/Arguments/help.txt" suffix(, 0)
    };
    return text;
}

const char *embedded_page_style(void) {
    static const char text[] = {
#embed "../MigrationReport/Page/page.css" suffix(, 0)
    };
    return text;
}

const char *embedded_page_patterns(void) {
    static const char text[] = {
#embed "../MigrationReport/Page/patterns.svg" suffix(, 0)
    };
    return text;
}

const char *embedded_openapi(void) {
    static const char text[] = {
#embed "../Gateway/Server/OpenAPI/openapi.json" suffix(, 0)
    };
    return text;
}

const char *embedded_live_page(void) {
    static const char text[] = {
#embed "../Gateway/Server/LivePage/live.html" suffix(, 0)
    };
    return text;
}
