// Made from Mappings/easemob.tsv, Mappings/nim.tsv, Mappings/tencent.tsv, Mappings/rongcloud.tsv, Mappings/leancloud.tsv, Mappings/openim.tsv, Mappings/easemob-settings.tsv, Mappings/nim-settings.tsv, Mappings/tencent-settings.tsv, Mappings/rongcloud-settings.tsv, Mappings/leancloud-settings.tsv, Mappings/openim-settings.tsv, Mappings/easemob-bodies.tsv, Mappings/nim-bodies.tsv, Mappings/tencent-bodies.tsv, Mappings/rongcloud-bodies.tsv, Mappings/leancloud-bodies.tsv, Mappings/openim-bodies.tsv, Mappings/apns.tsv, Mappings/rules.tsv, Mappings/rejections.tsv, Mappings/profiles.tsv, Mappings/limits.tsv, Mappings/identifiers.tsv, Mappings/platforms.tsv, Mappings/outcomes.tsv, Mappings/webhooks.tsv, Mappings/exports.tsv, Mappings/fields.tsv, Mappings/vendors.tsv, Mappings/shapes.tsv, Mappings/losses.tsv, Mappings/effects.tsv, Mappings/words.tsv, Mappings/lost-settings.tsv, Mappings/calls.tsv, Mappings/rates.tsv, Mappings/statuses.tsv, Mappings/diagnostics.tsv, Mappings/readings.tsv, Mappings/sources.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

#include "CMappings.h"
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct {
    const char *file;
    const unsigned char *text;
} tables[] = {
    {"easemob.tsv", (const unsigned char[]){
#embed "../../../Mappings/easemob.tsv" suffix(, 0)
    }},
    {"nim.tsv", (const unsigned char[]){
#embed "../../../Mappings/nim.tsv" suffix(, 0)
    }},
    {"tencent.tsv", (const unsigned char[]){
#embed "../../../Mappings/tencent.tsv" suffix(, 0)
    }},
    {"rongcloud.tsv", (const unsigned char[]){
#embed "../../../Mappings/rongcloud.tsv" suffix(, 0)
    }},
    {"leancloud.tsv", (const unsigned char[]){
#embed "../../../Mappings/leancloud.tsv" suffix(, 0)
    }},
    {"openim.tsv", (const unsigned char[]){
#embed "../../../Mappings/openim.tsv" suffix(, 0)
    }},
    {"easemob-settings.tsv", (const unsigned char[]){
#embed "../../../Mappings/easemob-settings.tsv" suffix(, 0)
    }},
    {"nim-settings.tsv", (const unsigned char[]){
#embed "../../../Mappings/nim-settings.tsv" suffix(, 0)
    }},
    {"tencent-settings.tsv", (const unsigned char[]){
#embed "../../../Mappings/tencent-settings.tsv" suffix(, 0)
    }},
    {"rongcloud-settings.tsv", (const unsigned char[]){
#embed "../../../Mappings/rongcloud-settings.tsv" suffix(, 0)
    }},
    {"leancloud-settings.tsv", (const unsigned char[]){
#embed "../../../Mappings/leancloud-settings.tsv" suffix(, 0)
    }},
    {"openim-settings.tsv", (const unsigned char[]){
#embed "../../../Mappings/openim-settings.tsv" suffix(, 0)
    }},
    {"easemob-bodies.tsv", (const unsigned char[]){
#embed "../../../Mappings/easemob-bodies.tsv" suffix(, 0)
    }},
    {"nim-bodies.tsv", (const unsigned char[]){
#embed "../../../Mappings/nim-bodies.tsv" suffix(, 0)
    }},
    {"tencent-bodies.tsv", (const unsigned char[]){
#embed "../../../Mappings/tencent-bodies.tsv" suffix(, 0)
    }},
    {"rongcloud-bodies.tsv", (const unsigned char[]){
#embed "../../../Mappings/rongcloud-bodies.tsv" suffix(, 0)
    }},
    {"leancloud-bodies.tsv", (const unsigned char[]){
#embed "../../../Mappings/leancloud-bodies.tsv" suffix(, 0)
    }},
    {"openim-bodies.tsv", (const unsigned char[]){
#embed "../../../Mappings/openim-bodies.tsv" suffix(, 0)
    }},
    {"apns.tsv", (const unsigned char[]){
#embed "../../../Mappings/apns.tsv" suffix(, 0)
    }},
    {"rules.tsv", (const unsigned char[]){
#embed "../../../Mappings/rules.tsv" suffix(, 0)
    }},
    {"rejections.tsv", (const unsigned char[]){
#embed "../../../Mappings/rejections.tsv" suffix(, 0)
    }},
    {"profiles.tsv", (const unsigned char[]){
#embed "../../../Mappings/profiles.tsv" suffix(, 0)
    }},
    {"limits.tsv", (const unsigned char[]){
#embed "../../../Mappings/limits.tsv" suffix(, 0)
    }},
    {"identifiers.tsv", (const unsigned char[]){
#embed "../../../Mappings/identifiers.tsv" suffix(, 0)
    }},
    {"platforms.tsv", (const unsigned char[]){
#embed "../../../Mappings/platforms.tsv" suffix(, 0)
    }},
    {"outcomes.tsv", (const unsigned char[]){
#embed "../../../Mappings/outcomes.tsv" suffix(, 0)
    }},
    {"webhooks.tsv", (const unsigned char[]){
#embed "../../../Mappings/webhooks.tsv" suffix(, 0)
    }},
    {"exports.tsv", (const unsigned char[]){
#embed "../../../Mappings/exports.tsv" suffix(, 0)
    }},
    {"fields.tsv", (const unsigned char[]){
#embed "../../../Mappings/fields.tsv" suffix(, 0)
    }},
    {"vendors.tsv", (const unsigned char[]){
#embed "../../../Mappings/vendors.tsv" suffix(, 0)
    }},
    {"shapes.tsv", (const unsigned char[]){
#embed "../../../Mappings/shapes.tsv" suffix(, 0)
    }},
    {"losses.tsv", (const unsigned char[]){
#embed "../../../Mappings/losses.tsv" suffix(, 0)
    }},
    {"effects.tsv", (const unsigned char[]){
#embed "../../../Mappings/effects.tsv" suffix(, 0)
    }},
    {"words.tsv", (const unsigned char[]){
#embed "../../../Mappings/words.tsv" suffix(, 0)
    }},
    {"lost-settings.tsv", (const unsigned char[]){
#embed "../../../Mappings/lost-settings.tsv" suffix(, 0)
    }},
    {"calls.tsv", (const unsigned char[]){
#embed "../../../Mappings/calls.tsv" suffix(, 0)
    }},
    {"rates.tsv", (const unsigned char[]){
#embed "../../../Mappings/rates.tsv" suffix(, 0)
    }},
    {"statuses.tsv", (const unsigned char[]){
#embed "../../../Mappings/statuses.tsv" suffix(, 0)
    }},
    {"diagnostics.tsv", (const unsigned char[]){
#embed "../../../Mappings/diagnostics.tsv" suffix(, 0)
    }},
    {"readings.tsv", (const unsigned char[]){
#embed "../../../Mappings/readings.tsv" suffix(, 0)
    }},
    {"sources.tsv", (const unsigned char[]){
#embed "../../../Mappings/sources.tsv" suffix(, 0)
    }},
};

const unsigned char *embedded_table(const char *file) {
    for (size_t index = 0; index < sizeof tables / sizeof *tables; index++) {
        if (strcmp(tables[index].file, file) == 0) { return tables[index].text; }
    }
    return (const unsigned char *)"";
}
