internal import ArgumentParser
internal import PushRecords

/// `pushbridge settings profile`: a console's configuration in, the other vendor's profile and calls out.
struct SettingsProfile: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "profile",
        abstract: "Convert what a console holds: templates, texts, badge cap, recall override.",
        usage: """
            pushbridge settings profile --from <vendor> --to <vendor>
            [<options>] [<input>]
            """,
        discussion: """
            Reads one console a line, or one JSON document: a profile file, or the same members without "vendor" and \
            with the templates as the vendor's REST interface spells them, requests or responses:

              {"topic":"com.example.app","badgeCap":99,
               "templates":[{"name":"short","title_pattern":"{0}",
                "content_pattern":"{$msg}"}]}

            Writes one record a line:

              {"line":1,"source":"easemob","target":"easemob","profile":{…},
               "requests":[{"method":"POST",
                "path":"/{org}/{app}/notification/template","body":{…}}],
               "steps":[],"differences":[],"diagnostics":[]}

            profile is a file for --profile, requests the calls that fill the target's console, and steps what somebody \
            sets there by hand; every other member of the input has a diagnostic. A profile that --profile gives for the \
            target stays as it is, and is filled up. With one vendor as both, a profile becomes its calls.

            Example:

              pushbridge settings profile --from easemob --to nim easemob.json

            \(ExitStatus.help)

            Next: save each record's profile as a file and give it to 'pushbridge verify --profile', beside the \
            source's own.
            """)

    @OptionGroup(title: "Input")
    var conversion: SettingsConversionOptions

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run() throws {
        throw ExitCode(try conversion.run(.consoles, output).rawValue)
    }
}
