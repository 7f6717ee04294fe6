internal import ArgumentParser

/// What a subcommand reads: files and folders, one after the other.
struct InputFilesOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The files to read, in this order: JSON Lines, or one JSON document each. '-' is standard input. gzip and zstd are undone. A folder stands for its files and those of its folders, sorted by name; names that begin with '.' or '_' are left out, and unfinished files of this program ('.partial', '.tmp-…').",
            valueName: "input"),
        completion: .file())
    var inputs = ["-"]

    @Option(
        help: ArgumentHelp(
            "Write this as \"origin\" into each record. For a single input; with several, or with a folder, records have the path of their input.",
            valueName: "name"))
    var origin: String?

    @Option(
        help: ArgumentHelp(
            "Each line has a key before its first tab, which is carried unread to \"key\" in its records, and the message behind it. A line without a tab is rejected. JSON documents are not read then.",
            valueName: "tab"))
    var key: KeyEnd?

    @Option(help: InputLimits.lineHelp)
    var maxLine = InputLimits.line

    @Option(help: InputLimits.valuesHelp)
    var maxValues = InputLimits.values

    /// How large what is read may be.
    var limits: InputLimits { InputLimits(maxLine: maxLine, maxValues: maxValues) }

    /// What ends the key of a line.
    enum KeyEnd: String, ExpressibleByArgument, CaseIterable {
        case tab

        /// The byte.
        var byte: UInt8 { UInt8(ascii: "\t") }
    }

    mutating func validate() throws {
        try limits.validate()
        guard inputs.count(where: { $0 == "-" }) < 2 else {
            throw ValidationError("Standard input can be read only once: give '-' once.")
        }
    }

    /// So many names of one file are told one by one.
    private static let mostNotes = 5

    /// The inputs in their order; notes tell of a file that has several names.
    ///
    /// - Throws: That a folder cannot be read, or that one name is given to several inputs.
    func list() throws(CommandError) -> InputList {
        let list = try InputList(inputs)
        if origin != nil, list.areNamed { throw .originOfSeveral }
        for (name, first) in list.repeated.prefix(Self.mostNotes) {
            StandardError.note(CommandError.repeatedInput(name, first))
        }
        let rest = list.repeated.count - Self.mostNotes
        if rest > 0 { StandardError.note(CommandError.furtherRepeatedInputs(rest)) }
        return list
    }
}
