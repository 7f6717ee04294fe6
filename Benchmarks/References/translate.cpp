// The yardstick: the payload and the headers of each push of a file of Easemob's and NIM's messages, written by hand
// on simdjson's DOM as one would in C++ for this job alone. It knows no settings, templates, diagnostics or options,
// trusts its input, and writes nothing for a push that the sender suppressed.
//
// usage: translate FILE [--repeat N | --write]
// Prints the operations (messages), the pushes, the bytes made and the seconds of processor time, without reading FILE.

#include <simdjson.h>

#include <charconv>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <string>
#include <string_view>
#include <vector>

using simdjson::dom::array;
using simdjson::dom::element;
using simdjson::dom::element_type;
using simdjson::dom::object;
using simdjson::dom::parser;
using std::string_view;

// A growing buffer that JSON is written to.
class Writer {
    std::vector<char> bytes = std::vector<char>(1 << 16);
    size_t used = 0;

    void reserve(size_t more) {
        if (used + more > bytes.size()) bytes.resize((used + more) * 2);
    }

public:
    size_t size() const { return used; }
    const char *data() const { return bytes.data(); }
    void clear() { used = 0; }

    void raw(string_view text) {
        reserve(text.size());
        memcpy(bytes.data() + used, text.data(), text.size());
        used += text.size();
    }

    void byte(char one) {
        reserve(1);
        bytes[used++] = one;
    }

    // The text's bytes with what JSON needs escaped, eight at a time where nothing does; no quotes.
    void escaped(string_view text) {
        reserve(text.size() * 6 + 8);
        char *out = bytes.data() + used;
        const char *in = text.data(), *end = in + text.size();
        while (in < end) {
            while (end - in >= 8 && !needsEscape(in)) {
                memcpy(out, in, 8);
                in += 8, out += 8;
            }
            for (int i = 0; i < 8 && in < end; i++) out = escape((unsigned char)(*in++), out);
        }
        used = size_t(out - bytes.data());
    }

    // Whether one of eight bytes is a quote, a backslash or a control character.
    static bool needsEscape(const char *eight) {
        constexpr uint64_t ones = 0x0101010101010101, tops = 0x8080808080808080;
        uint64_t word;
        memcpy(&word, eight, 8);
        uint64_t quote = word ^ ones * '"', backslash = word ^ ones * '\\';
        return (((word - ones * 0x20) | (quote - ones) | (backslash - ones)) & ~word & tops) != 0;
    }

    static char *escape(unsigned char c, char *out) {
        if (c >= 0x20 && c != '"' && c != '\\') {
            *out++ = char(c);
        } else if (c == '"' || c == '\\') {
            *out++ = '\\';
            *out++ = char(c);
        } else if (c == '\n') {
            *out++ = '\\';
            *out++ = 'n';
        } else {
            out += snprintf(out, 7, "\\u%04x", c);
        }
        return out;
    }

    void string(string_view text) {
        byte('"');
        escaped(text);
        byte('"');
    }

    template <class Number> void number(Number value) {
        reserve(32);
        auto end = std::to_chars(bytes.data() + used, bytes.data() + used + 32, value).ptr;
        used = size_t(end - bytes.data());
    }

    void value(element node) {
        switch (node.type()) {
        case element_type::OBJECT: {
            byte('{');
            bool later = false;
            for (auto field : object(node)) {
                if (later) byte(',');
                later = true;
                string(field.key);
                byte(':');
                value(field.value);
            }
            byte('}');
            break;
        }
        case element_type::ARRAY: {
            byte('[');
            bool later = false;
            for (element each : array(node)) {
                if (later) byte(',');
                later = true;
                value(each);
            }
            byte(']');
            break;
        }
        case element_type::STRING: string(string_view(node)); break;
        case element_type::INT64: number(int64_t(node)); break;
        case element_type::UINT64: number(uint64_t(node)); break;
        case element_type::DOUBLE: number(double(node)); break;
        case element_type::BOOL: raw(bool(node) ? "true" : "false"); break;
        case element_type::NULL_VALUE: raw("null"); break;
        }
    }
};

// MARK: - Reading members that may be absent

static bool child(element node, string_view key, element &out) { return node[key].get(out) == simdjson::SUCCESS; }

static string_view text(element node, string_view key) {
    string_view found;
    return node[key].get(found) == simdjson::SUCCESS ? found : string_view();
}

static bool flag(element node, string_view key, bool absent) {
    bool found;
    return node[key].get(found) == simdjson::SUCCESS ? found : absent;
}

// MARK: - One push

// What is written: views into the parsed message.
struct Push {
    bool suppressed = false;
    string_view title, subtitle, body, prefix;
    string_view sound = "default", category, thread, collapse;
    int64_t badge = 1;
    bool isMutable = false, isContentAvailable = false;
    bool hasAlert = true;
};

static const string_view beginHeaders = R"({"apns-push-type":"alert","apns-priority":"10")";

static void writeHeaders(const Push &push, Writer &out) {
    out.raw(beginHeaders);
    if (!push.collapse.empty()) {
        out.raw(R"(,"apns-collapse-id":)");
        out.string(push.collapse);
    }
    out.raw("}\n");
}

static void member(string_view prelude, string_view value, Writer &out) {
    if (value.empty()) return;
    out.raw(prelude);
    out.string(value);
}

static void writeAlert(const Push &push, Writer &out) {
    out.raw(R"("alert":{)");
    bool later = false;
    for (auto [key, value] : {std::pair(string_view(R"("title":)"), push.title), {R"("subtitle":)", push.subtitle}}) {
        if (value.empty()) continue;
        if (later) out.byte(',');
        later = true;
        out.raw(key);
        out.string(value);
    }
    if (!push.body.empty()) {
        if (later) out.byte(',');
        out.raw(R"("body":")");
        if (!push.prefix.empty()) {
            out.escaped(push.prefix);
            out.byte(':');
        }
        out.escaped(push.body);
        out.byte('"');
    }
    out.raw("},");
}

static void writeAPS(const Push &push, Writer &out) {
    out.raw(R"({"aps":{)");
    if (push.hasAlert) writeAlert(push, out);
    out.raw(R"("badge":)");
    out.number(push.badge);
    member(R"(,"sound":)", push.sound, out);
    if (push.isContentAvailable) out.raw(R"(,"content-available":1)");
    if (push.isMutable) out.raw(R"(,"mutable-content":1)");
    member(R"(,"category":)", push.category, out);
    member(R"(,"thread-id":)", push.thread, out);
}

// MARK: - Easemob

struct EasemobMessage {
    string_view sender, group, messageID;
    std::vector<string_view> receivers;
    element ext, application;
    bool hasExt = false, hasLeftovers = false, hasApplication = false, isCommand = false;

    bool isGroupName(string_view type) { return type == "groupchat" || type == "groupChat" || type == "chatgroups"; }

    void receive(element to) {
        receivers.clear();
        array list;
        if (to.get(list) == simdjson::SUCCESS) {
            for (element each : list) receivers.push_back(string_view(each));
        } else {
            receivers.push_back(string_view(to));
        }
    }

    explicit EasemobMessage(element line) {
        element part, to;
        string_view type;
        sender = text(line, "from");
        bool isGroup;
        if (child(line, "target_type", part)) {
            isGroup = isGroupName(string_view(part));
            type = text(line["msg"], "type");
            child(line, "target", to);
            hasExt = child(line, "ext", ext);
        } else if (child(line, "payload", part)) {
            isGroup = isGroupName(text(line, "chat_type"));
            messageID = text(line, "msg_id");
            child(line, "to", to);
            hasExt = child(part, "ext", ext);
            element bodies;
            if (child(part, "bodies", bodies)) type = text(bodies.at(0), "type");
        } else if (child(line, "chatType", part)) {
            isGroup = isGroupName(string_view(part));
            messageID = text(line, "msgId");
            type = text(line["body"], "type");
            child(line, "to", to);
            hasExt = child(line, "ext", ext);
        } else {
            isGroup = isGroupName(text(line, "chat_type"));
            type = text(line, "type");
            child(line, "to", to);
            hasExt = child(line, "ext", ext);
        }
        isCommand = type == "cmd";
        receive(to);
        if (isGroup) group = receivers.front();
    }

    Push push() {
        Push push;
        push.title = "您有一条新消息";
        push.body = "请点击查看";
        push.suppressed = isCommand;
        if (!hasExt) return push;
        push.suppressed |= flag(ext, "em_ignore_notification", false);
        element common, apple;
        bool hasCommon = child(ext, "em_push_ext", common), hasApple = child(ext, "em_apns_ext", apple);
        if (hasCommon && child(common, "custom", application)) hasApplication = true;
        if (hasApple) {
            if (!hasApplication && child(apple, "extern", application)) hasApplication = true;
            if (!hasApplication) application = apple, hasLeftovers = true;
            readApple(apple, push);
        }
        if (hasCommon) {
            if (auto title = text(common, "title"); !title.empty()) push.title = title;
            if (auto content = text(common, "content"); !content.empty()) push.body = content;
        }
        return push;
    }

    static void readApple(element apple, Push &push) {
        for (auto [key, value] : object(apple)) {
            if (key == "em_push_title") push.title = string_view(value);
            else if (key == "em_push_content") push.body = string_view(value);
            else if (key == "em_alert_subTitle") push.subtitle = string_view(value);
            else if (key == "em_push_sound") push.sound = string_view(value);
            else if (key == "em_push_badge") push.badge = int64_t(value);
            else if (key == "em_push_category") push.category = string_view(value);
            else if (key == "em_push_mutable_content") push.isMutable = bool(value);
            else if (key == "em_push_content_available") push.isContentAvailable = int64_t(value) == 1;
            else if (key == "em_push_collapse_key") push.collapse = string_view(value);
            else if (key == "thread_id") push.thread = string_view(value);
        }
    }

    static bool leavesApplication(string_view key) {
        return key == "em_push_title" || key == "em_push_content" || key == "em_push_name" ||
               key == "em_push_channel_id" || key == "em_huawei_push_badge_class";
    }

    void writeApplication(Writer &out) {
        if (hasApplication) {
            out.raw(R"(,"e":)");
            out.value(application);
        }
        if (!hasLeftovers) return;
        bool later = false;
        for (auto [key, value] : object(application)) {
            if (leavesApplication(key)) continue;
            out.raw(later ? "," : R"(,"e":{)");
            later = true;
            out.string(key);
            out.byte(':');
            out.value(value);
        }
        if (later) out.byte('}');
    }
};

static size_t translateEasemob(element line, Writer &out) {
    EasemobMessage message(line);
    Push push = message.push();
    if (push.suppressed) return 0;
    for (string_view receiver : message.receivers) {
        writeHeaders(push, out);
        writeAPS(push, out);
        out.byte('}');
        member(R"(,"f":)", message.sender, out);
        member(R"(,"t":)", receiver, out);
        member(R"(,"g":)", message.group, out);
        member(R"(,"m":)", message.messageID, out);
        message.writeApplication(out);
        out.raw("}\n");
    }
    return message.receivers.size();
}

// MARK: - NIM

static string_view builtIn(int64_t type) {
    switch (type) {
    case 1: return "发来了一张图片";
    case 2: return "发来了一段语音";
    case 3: return "发来了一段视频";
    case 4: return "发来了一个地理位置";
    case 6: return "发来了一个文件";
    default: return "发来了一条消息";
    }
}

static bool isPlatformSection(string_view key) {
    return key == "hwField" || key == "hwPassThroughField" || key == "honorField" || key == "honorPassThroughField" ||
           key == "vivoField" || key == "oppoField" || key == "fcmField" || key == "fcmFieldV1" || key == "harmonyField";
}

static bool isKnownToAPS(string_view key) {
    return key == "alert" || key == "sound" || key == "badge" || key == "mutable-content" ||
           key == "content-available" || key == "category" || key == "thread-id";
}

struct NIMMessage {
    string_view content, sender, payloadText;
    element payload, aps;
    int64_t type = 0;
    bool hasPayload = false, hasAPS = false, hasPrefix = true, isEnabled = true, isCounted = true;

    // The payload that is text is parsed by a parser of its own, so that the line's values stay valid.
    void parsePayload(string_view spelling, parser &nested) {
        if (spelling.empty()) return;
        hasPayload = nested.parse(spelling).get(payload) == simdjson::SUCCESS && payload.is_object();
    }

    void readFlags(element flags, string_view enabled, string_view prefix, string_view counted) {
        isEnabled = flag(flags, enabled, true);
        hasPrefix = flag(flags, prefix, true);
        isCounted = flag(flags, counted, true);
    }

    Push push() {
        Push push;
        push.suppressed = !isEnabled;
        push.badge = isCounted ? 1 : 0;
        push.body = content.empty() ? builtIn(type) : content;
        if (hasPrefix) push.prefix = sender;
        if (!hasPayload) return push;
        push.title = text(payload, "pushTitle");
        if (auto sound = text(payload, "sound"); !sound.empty()) push.sound = sound;
        push.collapse = text(payload, "apns-collapse-id");
        hasAPS = child(payload, "apsField", aps);
        if (hasAPS) readAPS(push);
        return push;
    }

    void readAPS(Push &push) {
        element alert;
        if (child(aps, "alert", alert)) {
            push.title = text(alert, "title");
            push.subtitle = text(alert, "subtitle");
            push.body = text(alert, "body");
            push.prefix = {};
            push.hasAlert = !push.title.empty() || !push.subtitle.empty() || !push.body.empty();
        }
        if (auto sound = text(aps, "sound"); !sound.empty()) push.sound = sound;
        push.category = text(aps, "category");
        push.thread = text(aps, "thread-id");
        int64_t number;
        push.isMutable = aps["mutable-content"].get(number) == simdjson::SUCCESS && number == 1;
        push.isContentAvailable = aps["content-available"].get(number) == simdjson::SUCCESS && number == 1;
    }

    void write(const Push &push, Writer &out) {
        writeHeaders(push, out);
        writeAPS(push, out);
        if (hasAPS) {
            for (auto [key, value] : object(aps)) {
                if (!isKnownToAPS(key)) writeMember(key, value, out);
            }
        }
        out.raw(R"(},"nim":1)");
        if (hasPayload) {
            for (auto [key, value] : object(payload)) {
                if (key == "apsField" || key == "aps" || key == "nim" || key == "apns-collapse-id") continue;
                if (!isPlatformSection(key)) writeMember(key, value, out);
            }
        }
        out.raw("}\n");
    }

    static void writeMember(string_view key, element value, Writer &out) {
        out.byte(',');
        out.string(key);
        out.byte(':');
        out.value(value);
    }
};

static bool isNull(element node) { return node.type() == element_type::NULL_VALUE; }

static string_view beforeBar(string_view conversation) { return conversation.substr(0, conversation.find('|')); }

static NIMMessage readSDK(element line) {
    NIMMessage message;
    element setting, option;
    message.sender = text(line, "senderName");
    if (message.sender.empty()) message.sender = text(line, "from");
    message.content = text(line, "apnsContent");
    if (int64_t type; line["messageType"].get(type) == simdjson::SUCCESS) message.type = type;
    message.hasPayload = child(line, "apnsPayload", message.payload) && !isNull(message.payload);
    if (child(line, "setting", setting)) {
        message.readFlags(setting, "apnsEnabled", "apnsWithPrefix", "shouldBeCounted");
    }
    return message;
}

static NIMMessage readSDK2(element line, string_view conversation, parser &nested) {
    NIMMessage message;
    element push, config;
    message.sender = text(line, "senderName");
    if (message.sender.empty()) message.sender = beforeBar(conversation);
    if (int64_t type; line["messageType"].get(type) == simdjson::SUCCESS) message.type = type;
    if (child(line, "pushConfig", push)) {
        message.content = text(push, "pushContent");
        message.isEnabled = flag(push, "pushEnabled", true);
        message.hasPrefix = flag(push, "pushNickEnabled", true);
        message.parsePayload(text(push, "pushPayload"), nested);
    }
    if (child(line, "messageConfig", config)) message.isCounted = flag(config, "unreadEnabled", true);
    return message;
}

static NIMMessage readServer2(element line, string_view conversation, parser &nested) {
    NIMMessage message;
    element push, config;
    message.sender = beforeBar(conversation);
    if (int64_t type; line["message"]["message_type"].get(type) == simdjson::SUCCESS) message.type = type;
    if (child(line, "push_config", push)) {
        message.content = text(push, "push_content");
        message.isEnabled = flag(push, "push_enabled", true);
        message.hasPrefix = flag(push, "push_nick_enabled", true);
        message.parsePayload(text(push, "push_payload"), nested);
    }
    if (child(line, "message_config", config)) message.isCounted = flag(config, "unread_enabled", true);
    return message;
}

static NIMMessage readCopy(element line) {
    NIMMessage message;
    message.sender = text(line, "fromNick");
    auto type = text(line, "msgType");
    message.type = type == "PICTURE" ? 1 : type == "AUDIO" ? 2 : type == "VIDEO" ? 3 : 0;
    return message;
}

// The fields of a server's form, as the form spells them or as members of an object.
struct NIMForm {
    string_view from, type, option, content, payload;

    void set(string_view key, string_view value) {
        if (key == "from") from = value;
        else if (key == "type") type = value;
        else if (key == "option") option = value;
        else if (key == "pushcontent") content = value;
        else if (key == "payload") payload = value;
    }

    NIMMessage read(parser &options, parser &nested) const {
        NIMMessage message;
        message.sender = from;
        message.content = content;
        std::from_chars(type.data(), type.data() + type.size(), message.type);
        element flags;
        if (!option.empty() && options.parse(option).get(flags) == simdjson::SUCCESS) {
            message.readFlags(flags, "push", "needPushNick", "badge");
        }
        message.parsePayload(payload, nested);
        return message;
    }
};

static int hexadecimal(char c) { return c <= '9' ? c - '0' : (c | 32) - 'a' + 10; }

// Decodes a form's value to the end of `buffer`, whose capacity is at least the line's length.
static string_view decoded(string_view value, std::string &buffer) {
    size_t begin = buffer.size();
    for (size_t i = 0; i < value.size(); i++) {
        char c = value[i];
        if (c == '%' && i + 2 < value.size()) {
            c = char(hexadecimal(value[i + 1]) << 4 | hexadecimal(value[i + 2]));
            i += 2;
        } else if (c == '+') {
            c = ' ';
        }
        buffer.push_back(c);
    }
    return string_view(buffer).substr(begin);
}

static NIMForm readForm(string_view line, std::string &buffer) {
    buffer.clear();
    buffer.reserve(line.size());
    NIMForm form;
    while (!line.empty()) {
        auto field = line.substr(0, line.find('&'));
        line.remove_prefix(std::min(field.size() + 1, line.size()));
        auto equals = field.find('=');
        if (equals == string_view::npos) continue;
        form.set(field.substr(0, equals), decoded(field.substr(equals + 1), buffer));
    }
    return form;
}

// MARK: - Lines

struct Translator {
    parser lines, options, nested;
    std::string buffer;

    // The text behind the line is readable for SIMDJSON_PADDING bytes.
    size_t translate(string_view line, Writer &out) {
        if (line.front() != '{') return write(readForm(line, buffer).read(options, nested), out);
        element root, part;
        if (lines.parse(line.data(), line.size(), false).get(root)) return 0;
        if (child(root, "session", part)) return write(readSDK(root), out);
        if (child(root, "conversationId", part)) return write(readSDK2(root, string_view(part), nested), out);
        if (child(root, "conversation_id", part)) return write(readServer2(root, string_view(part), nested), out);
        if (child(root, "convType", part)) return write(readCopy(root), out);
        if (child(root, "ope", part)) {
            NIMForm form;
            for (auto [key, value] : object(root)) form.set(key, string_view(value));
            return write(form.read(options, nested), out);
        }
        return translateEasemob(root, out);
    }

    static size_t write(NIMMessage message, Writer &out) {
        Push push = message.push();
        if (push.suppressed) return 0;
        message.write(push, out);
        return 1;
    }
};

static double now(clockid_t clock) {
    timespec time;
    clock_gettime(clock, &time);
    return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
}

int main(int count, char **arguments) {
    simdjson::padded_string text;
    if (count < 2 || simdjson::padded_string::load(arguments[1]).get(text)) {
        fprintf(stderr, "usage: translate FILE [--repeat N | --write]\n");
        return 64;
    }
    bool writes = count > 2 && !strcmp(arguments[2], "--write");
    int repeats = count > 3 ? atoi(arguments[3]) : 1;
    Translator translator;
    Writer out;
    size_t messages = 0, pushes = 0, bytes = 0;
    double start = now(CLOCK_PROCESS_CPUTIME_ID), clockStart = now(CLOCK_MONOTONIC);
    for (int run = 0; run < repeats; run++) {
        string_view rest(text.data(), text.size());
        while (!rest.empty()) {
            auto line = rest.substr(0, rest.find('\n'));
            rest.remove_prefix(std::min(line.size() + 1, rest.size()));
            if (line.empty()) continue;
            messages++;
            pushes += translator.translate(line, out);
            if (out.size() < 1 << 16) continue;
            bytes += out.size();
            if (writes) fwrite(out.data(), 1, out.size(), stdout);
            out.clear();
        }
    }
    bytes += out.size();
    if (writes) fwrite(out.data(), 1, out.size(), stdout);
    double seconds = now(CLOCK_PROCESS_CPUTIME_ID) - start;
    fprintf(writes ? stderr : stdout,
            "{\"operations\":%zu,\"pushes\":%zu,\"bytes\":%zu,\"processor\":%.9f,\"elapsed\":%.9f}\n", messages, pushes, bytes,
            seconds, now(CLOCK_MONOTONIC) - clockStart);
}
