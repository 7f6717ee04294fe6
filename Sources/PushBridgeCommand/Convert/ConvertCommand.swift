internal import ArgumentParser
internal import PushRecords

/// `pushbridge convert`: messages in, the other vendor's messages out.
struct ConvertCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Turn one vendor's messages into the other's, and prove for each how much is kept.",
        discussion: """
            Reads what 'translate' reads. Writes one record a line, in the same order; several where one message of \
            the target cannot reach everyone, and one without a message where the target has none:

              {"line":1,"source":"easemob/rest","target":"nim/server-v2","message":{…},
               "request":{"method":"POST","path":"…"},"fidelity":"identical",
               "differences":[],"diagnostics":[…]}

            fidelity is proved by resolving both messages in every situation of a recipient: identical; same-screen, \
            when only the app's own data or its place differs; degraded, when a person notices something. \
            differences says what, and in which situations.

            The records are input again, for 'translate' and for 'convert'.

            Examples:

              head -n 3 messages.jsonl | pushbridge convert --to nim
              head -n 3 messages.jsonl |
                pushbridge convert --to nim --to-shape server-v1 --profile easemob.json

            \(ExitStatus.help)

            Next: 'pushbridge verify' counts the same over a whole corpus before you move; 'pushbridge settings convert' \
            moves what users set.
            """)

    @OptionGroup(title: "Input")
    var input: InputOptions

    @OptionGroup(title: "Conversion")
    var conversion: ConversionOptions

    @Flag(
        name: .customLong("no-proof"),
        help: "Convert without proving the fidelity, which is then null. Faster.")
    var omitsProof = false

    @OptionGroup(title: "Settings")
    var settings: SettingsOptions

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run() throws {
        let settings = try settings.load(vendor: input.vendor)
        let converter = try conversion.aims.converter(to: conversion.to, input, settings) {
            $0.proves = !omitsProof
        }
        let run = LineRun(
            input: input.file, output: output, reads: self.settings.files, keepsRejects: true,
            remarkCount: settings.remarkCount)
        throw ExitCode(try run(ConversionTask(converter)).status.rawValue)
    }
}
