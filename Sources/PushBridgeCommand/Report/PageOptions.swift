internal import ArgumentParser
internal import PushRecords

/// What a page shows beside a tally.
struct PageOptions: ParsableArguments {
    @Flag(
        help:
            "On the page, show words as their length and script, and identifiers and files as numbers, so that others may see it."
    )
    var redact = false

    @Option(
        help: ArgumentHelp(
            "An earlier report of 'verify --format json'; the page shows what has changed since.",
            valueName: "old"),
        completion: .file())
    var compare: String?
}
