internal import ArgumentParser
internal import PushBridge

/// `pushbridge settings convert`: users in, the other vendor's objects and calls out.
struct SettingsConvert: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Convert what users set: display, quiet times, modes and mutes, devices, template, badge.",
        discussion: """
            Reads one user a line. Only "user" is required; each member holds one object of the vendor's REST interface \
            or of its SDKs, or an array of them:

              {"user":"6006","timeZone":"Asia/Shanghai",
               "display":{"notification_display_style":1,"nickname":"Bob"},
               "quiet":{"type":"AT","ignoreInterval":"22:00-08:00","ignoreDuration":3600000},
               "conversations":[{"chattype":"chatgroup","key":"42","type":"NONE"}],
               "devices":[{"device_id":"d1","notifier_name":"Prod","device_token":"00ff"}],
               "template":{"templateName":"short"},"badge":{"offline":7}}

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
               "differences":["will ring for every message, not only …"],"diagnostics":[…]}

            settings holds the target's objects in the same members, requests the calls that set them, original and \
            recipient the lines for a recipients file (what the source holds, and what the target will), and differences \
            what the user's phone will do differently. badge is there if the line tells every count: offline, or \
            reported and server.

            Examples:

              pushbridge settings convert --from easemob --to nim users.jsonl
              pushbridge settings convert --from nim --to easemob --to-form sdk users.jsonl

            \(ExitStatus.help)
            """)

    @OptionGroup(title: "Input")
    var conversion: SettingsConversionOptions

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run() throws {
        throw ExitCode(try conversion.run(.users, output).rawValue)
    }
}
