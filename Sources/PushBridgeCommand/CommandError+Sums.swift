internal import PushRecords

/// Why files are not added up.
extension CommandError {
    /// A file is no part of a sum.
    static func unmergeable(_ file: String, _ what: String) -> CommandError {
        CommandError(status: .malformed, description: "\(file): \(sentence(what))")
    }

    /// A file is no part of a sum, or one that contradicts itself.
    static func unmergeable(_ file: String, _ error: TallyError, orSummary: Bool = false) -> CommandError {
        let tally = "'pushbridge verify --format json' writes a tally"
        let way = orSummary ? " \(tally), and --summary a summary." : " \(tally)."
        return .unmergeable(file, error.description + (error.isForeign ? way : ""))
    }

    /// A file was measured in another way than the one before it.
    static func mismatch(_ file: String, _ first: String, _ mismatch: TallyMismatch) -> CommandError {
        .unmergeable(
            file,
            "It does not add up with \(first): \"\(mismatch.member)\" is \(mismatch.other) here and \(mismatch.first) there. Measure all parts in the same way"
        )
    }

    /// One file is given twice, under one name or two.
    static func sameFileTwice(_ file: String, _ other: String) -> CommandError {
        .unmergeable(
            file,
            file == other
                ? "It is given twice, and its messages would count twice"
                : "It is the same file as \(other), and its messages would count twice")
    }

    /// Two files have counted the same input.
    static func inputTwice(_ file: String, _ input: String?, _ other: String) -> CommandError {
        let what = input.map { "the input \($0)" } ?? "one of its inputs"
        return .unmergeable(
            file,
            "\(other) has counted \(what) too, with the same content, and its messages would count twice. Leave one of the two files out"
        )
    }

    /// Two inputs are equal, and have different names.
    static func equalInputs(_ file: String, _ input: String, _ other: String, _ otherInput: String) -> String
    {
        "\(file): Its input \(input) has the same content as the input \(otherInput) of \(other); both count."
    }

    /// A sum of summaries has no report for people.
    static let unreadableSummary = CommandError.usage(
        "Summaries have no text form. Leave out '--format text', or add up reports of 'verify --format json'."
    )
}
