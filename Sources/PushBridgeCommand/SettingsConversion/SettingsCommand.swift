internal import ArgumentParser
internal import PushRecords

/// `pushbridge settings`: what users and consoles set, from one vendor to another.
struct SettingsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings",
        abstract:
            "Convert the settings of users and consoles for another vendor, and report what phones will do differently.",
        discussion: """
            Reads one user, or one console, per line, as objects of the vendor's API. Writes a record for each: the \
            target's objects, and the API calls that set them.

            Example:

              echo '{"user":"6006","quiet":{"ignoreInterval":"22:00-08:00"}}' |
                pushbridge settings convert --from easemob --to nim

            \(ExitStatus.help)

            Next: start with 'pushbridge settings profile --help', because messages and users refer to the console's \
            templates; then 'pushbridge settings convert --help'.
            """,
        subcommands: [SettingsConvert.self, SettingsProfile.self])
}

/// `pushbridge settings convert`: users in, another vendor's objects and calls out.
struct SettingsConvert: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Convert users' settings: display, quiet times, modes and mutes, devices, template, badge.",
        usage: """
            pushbridge settings convert --from <vendor> --to <vendor>
            [<options>] [<input> ...]
            """,
        discussion: """
            Reads one user per line. Only "user" is required. Each other member holds one object of the vendor's \
            REST API or SDKs, or an array of them. For Easemob and Agora:

              {"user":"6006","timeZone":"Asia/Shanghai",
               "display":{"notification_display_style":1,"nickname":"Bob"},
               "quiet":{"type":"AT","ignoreInterval":"22:00-08:00",
                "ignoreDuration":3600000},
               "conversations":[{"chattype":"chatgroup","key":"42","type":"NONE"}],
               "devices":[{"device_id":"d1","notifier_name":"Prod","device_token":"00ff"}],
               "template":{"templateName":"short"},"badge":{"offline":7}}

            For NIM:

              {"user":"6006","timeZone":"Asia/Shanghai","display":{"type":1},
               "quiet":{"noDisturbing":true,"noDisturbingStartH":22,
                "noDisturbingStartM":0,"noDisturbingEndH":8,"noDisturbingEndM":0},
               "conversations":[{"tid":"42","ope":"1"}],
               "devices":[{"apnsToken":"00ff","apnsCername":"Prod"}],
               "badge":{"reported":7,"server":0}}

            For Tencent:

              {"user":"6006","timeZone":"Asia/Shanghai",
               "quiet":{"opt":2,"startHour":22,"startMinute":0,"duration":36000},
               "conversations":[{"groupID":"42","opt":3}],
               "devices":[{"token":"00ff","businessID":1}],
               "badge":{"unreadCount":7}}

            For RongCloud:

              {"user":"6006","timeZone":"Asia/Shanghai",
               "quiet":{"startTime":"22:00:00","period":600,"level":1},
               "conversations":[{"conversationType":3,"targetId":"42","unpushLevel":5}],
               "devices":[{"deviceToken":"00ff","bundleId":"com.example.app"}],
               "badge":{"baseline":7}}

            Use the vendor's own names: a device's token is device_token at Easemob, apnsToken at NIM, token at \
            Tencent and deviceToken at RongCloud. Each unknown \
            key has a diagnostic. 'pushbridge mappings list --vendor easemob-settings' lists all keys of Easemob's, and \
            so on for each vendor.

            The form of an object is detected from its keys, never from the size of a number: in a request \
            ignoreDuration is a duration; in a response, inside "data", it is an end time. If the keys are not \
            enough, add "form" to the object or to the line: rest, rest-response, rest-legacy, sdk or sdk-legacy; \
            for NIM sdk, sdk-v2, server-v1 or server-v2; for Tencent sdk or rest; for RongCloud rest, sdk \
            or wrapper. Durations start at the line's "now", or else at --now. If a \
            setting has two values, the later one is used, with a warning.

            Writes one record per line, in input order. 'settings convert' can read it as input:

              {"line":1,"source":"easemob","target":"nim","user":"6006","settings":{…},
               "requests":[{"method":"POST","path":"…","body":{…}}],
               "original":{…},"recipient":{…},
               "badge":{"icon":7,"baseline":7,"next":8},
               "differences":[{"code":"rings","subject":"6006",
                "text":"will ring for messages that do not …"}],"diagnostics":[…]}

            settings has the target's objects under the same names. requests has the API calls that set them; \
            {org} and {app} in their paths become the names in the target profile's "appKey", which is org#app. \
            original and recipient are lines for a recipients file: the settings at the source, and those at the \
            target. differences says what the user's phone will do differently: code stays the same from version to \
            version, subject is the user, a conversation such as group/42, or the key of a setting that could not be \
            read. --summary counts the codes. badge is there only if the line has every count: offline, reported \
            and server, or unreadCount. RongCloud keeps no count: give the number of your own backend as baseline.

            Examples:

              echo '{"user":"6006","quiet":{"ignoreInterval":"22:00-08:00"}}' |
                pushbridge settings convert --from easemob --to nim
              echo '{"user":"6006","conversations":[{"tid":"42","ope":"1"}]}' |
                pushbridge settings convert --from nim --to easemob --to-form sdk
              echo '{"user":"6006","conversations":[{"tid":"42","ope":"1"}]}' |
                pushbridge settings convert --from nim --to easemob --format requests

            \(ExitStatus.help)

            Next: make the calls in requests, report the badge's baseline, and pass the recipients to 'pushbridge \
            translate --recipients'.
            """)

    @OptionGroup(title: "Input")
    var conversion: SettingsConversionOptions

    @Option(
        help: ArgumentHelp(
            "Write whole records, or one part of each: settings, badge or differences with the user; requests, one call per line; original or recipient, a line for a recipients file.",
            valueName: "format"))
    var format = UserFormat.records

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run() throws {
        throw ExitCode(try conversion.run(.users, format.part, output).rawValue)
    }
}

/// `pushbridge settings profile`: a console's configuration in, another vendor's profile and calls out.
struct SettingsProfile: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "profile",
        abstract: "Convert a console's settings: templates, texts, badge cap, recall override.",
        usage: """
            pushbridge settings profile --from <vendor> --to <vendor>
            [<options>] [<input> ...]
            """,
        discussion: """
            Reads one console per line, or one JSON document: a profile file, or the same members without "vendor" \
            and with the templates as requests or responses of the vendor's REST API:

              {"topic":"com.example.app","badgeCap":99,
               "templates":[{"name":"short","title_pattern":"{0}",
                "content_pattern":"{$msg}"}]}

            Writes one record per line:

              {"line":1,"source":"easemob","target":"easemob","profile":{…},
               "requests":[{"method":"POST",
                "path":"/{org}/{app}/notification/template","body":{…}}],
               "steps":[],"differences":[],"diagnostics":[]}

            profile is the content of a file for --profile. requests has the API calls that set up the target's \
            console; {org} and {app} in their paths become the names in the profile's "appKey", which is org#app. steps lists what somebody has to set there by hand. Every other member of the input has a \
            diagnostic. If --profile names a profile of the target, its members are kept and only missing ones are \
            added. If both vendors are the same, the result has the calls for that profile.

            offer is there if users who hide details would see more at the target than at the source. It has the \
            templates that prevent this, and the calls that create them. --keep-hidden takes them into profile and \
            requests.

            Examples:

              pushbridge settings profile --from easemob --to nim easemob.json
              pushbridge settings profile --from nim --to easemob --keep-hidden nim.json

            \(ExitStatus.help)

            Next: save the profile as a file ('--format profile > nim.json') and pass it to 'pushbridge verify --profile', together with \
            the source's profile.
            """)

    @OptionGroup(title: "Input")
    var conversion: SettingsConversionOptions

    @Flag(
        help:
            "Take the offered templates into the profile and the calls, so that users who hide details do not see text at the target that they do not see at the source."
    )
    var keepHidden = false

    @Option(
        help: ArgumentHelp(
            "Write whole records, or one part of each: profile, the content of a profile file; or requests, steps or differences, one per line.",
            valueName: "format"))
    var format = ConsoleFormat.records

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run() throws {
        throw ExitCode(try conversion.run(.consoles, format.part, keepsHidden: keepHidden, output).rawValue)
    }
}
