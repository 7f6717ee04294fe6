internal import ArgumentParser

/// Whether records say which message they are about.
struct RecordIDOptions: ParsableArguments {
    @Flag(
        name: .customLong("with-id"),
        help:
            "Write an \"id\" into each record: the message's own, else a digest of its line. 'convert' passes it on, and 'compare' matches two runs by it."
    )
    var recordsIDs = false
}
