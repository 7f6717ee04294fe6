internal import ArgumentParser
internal import PushRecords

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
