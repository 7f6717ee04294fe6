internal import ArgumentParser
internal import PushRecords

/// The language of what people read.
struct LanguageOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The language of the text: en for English, zh for Simplified Chinese. JSON, errors and notes stay English.",
            valueName: "language"))
    var lang = ReadersLanguage.english
}
