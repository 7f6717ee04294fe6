internal import ArgumentParser
internal import PushRecords

/// `pushbridge settings convert`: users in, the other vendor's objects and calls out.
struct SettingsConvert: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Convert what users set: display, quiet times, modes and mutes, devices, template, badge.",
        usage: """
            pushbridge settings convert --from <vendor> --to <vendor>
            [<options>] [<input>]
            """,
        discussion: """
            Reads one user a line. Only "user" is required; each member holds one object of the vendor's REST interface \
            or of its SDKs, or an array of them. Easemob's and Agora's:

              {"user":"6006","timeZone":"Asia/Shanghai",
               "display":{"notification_display_style":1,"nickname":"Bob"},
               "quiet":{"type":"AT","ignoreInterval":"22:00-08:00",
                "ignoreDuration":3600000},
               "conversations":[{"chattype":"chatgroup","key":"42","type":"NONE"}],
               "devices":[{"device_id":"d1","notifier_name":"Prod","device_token":"00ff"}],
               "template":{"templateName":"short"},"badge":{"offline":7}}

            NIM's:

              {"user":"6006","timeZone":"Asia/Shanghai","display":{"type":1},
               "quiet":{"noDisturbing":true,"noDisturbingStartH":22,
                "noDisturbingStartM":0,"noDisturbingEndH":8,"noDisturbingEndM":0},
               "conversations":[{"tid":"42","ope":"1"}],
               "devices":[{"apnsToken":"00ff","apnsCername":"Prod"}],
               "badge":{"reported":7}}

            Only the vendor's own spelling counts: a device's token is device_token or apnsToken, never token. A \
            diagnostic names each key that is not known. 'pushbridge mappings list --vendor easemob-settings' and \
            'pushbridge mappings list --vendor nim-settings' list them all.

            The keys of an object tell its form. A request's ignoreDuration is a duration, and a response's, within \
            "data", an absolute end; nothing is guessed from a number's size. "form" beside an object's keys, or on the \
            line, names the form where that is needed: rest, rest-response, rest-legacy, sdk, sdk-legacy; sdk, sdk-v2, \
            server-v1, server-v2 for NIM. Durations begin at the line's "now", else at --now. Of two values for one setting \
            the later counts, and a warning tells of it.

            Writes one record a line, in the same order, which is input again:

              {"line":1,"source":"easemob","target":"nim","user":"6006","settings":{…},
               "requests":[{"method":"POST","path":"…","body":{…}}],
               "original":{…},"recipient":{…},
               "badge":{"icon":7,"baseline":7,"next":8},
               "differences":["will ring for messages that do not …"],"diagnostics":[…]}

            settings holds the target's objects in the same members, requests the calls that set them, original and \
            recipient the lines for a recipients file (what the source holds, and what the target will), and differences \
            what the user's phone will do differently. badge is there if the line tells every count: offline, or \
            reported and server.

            Examples:

              echo '{"user":"6006","quiet":{"ignoreInterval":"22:00-08:00"}}' |
                pushbridge settings convert --from easemob --to nim
              echo '{"user":"6006","conversations":[{"tid":"42","ope":"1"}]}' |
                pushbridge settings convert --from nim --to easemob --to-form sdk

            \(ExitStatus.help)

            Next: make the calls that requests holds, report badge's baseline, and give the recipients to 'pushbridge \
            translate --recipients'.
            """)

    @OptionGroup(title: "Input")
    var conversion: SettingsConversionOptions

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run() throws {
        throw ExitCode(try conversion.run(.users, output).rawValue)
    }
}
