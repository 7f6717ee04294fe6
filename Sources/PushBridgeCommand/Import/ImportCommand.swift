internal import ArgumentParser
internal import PushBridge
internal import PushRecords

/// `pushbridge import`: what a vendor exports, as the files that the other commands read.
struct ImportExportsCommand: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "import", "Make recipients and groups files of a vendor's exported tables.",
        subcommands: [ImportDevices.self, ImportGroups.self])
}

/// `pushbridge import devices`: devices in, a recipients file out.
struct ImportDevices: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "import devices", "Make a recipients file of an export of devices, and of people's mutes.",
        usage: "pushbridge import devices --from <vendor> [<options>] [<input> ...]")

    @OptionGroup(title: "Input")
    var input: InputFilesOptions

    @Option(help: ImportSource.help, completion: .list(ExportFormat.vendors))
    var from: String

    @Option(help: .option("ImportDevices.conversations"), completion: .file())
    var conversations: [String] = []

    @Option(help: .option("ImportDevices.people"), completion: .file())
    var people: String?

    @Flag(help: .option("ImportDevices.allNames"))
    var allNames = false

    @Option(help: .option("ImportDevices.since"), transform: Moment.read)
    var since: Instant?

    @Option(help: .option("ImportDevices.now"), transform: Moment.read)
    var now: Instant?

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func validate() throws {
        guard people == nil || !allNames else {
            throw ValidationError("'--people' and '--all-names' exclude each other.")
        }
        guard allNames || people != nil || !conversations.isEmpty else {
            throw ValidationError(
                """
                Not every name of a device is a person. Give the exported conversations with '--conversations', \
                a list of IDs with '--people', or '--all-names' if each name is a person.
                """)
        }
    }

    func run() throws {
        let format = try ImportSource.format(.devices, from)
        let exported = try ImportSource.conversations(conversations, from)
        let known = try known(exported)
        let gathered = ImportedPeople(now: now ?? Instant(seconds: Machine.epochSeconds))
        let task = DeviceImport(format, into: gathered, known: known, since: since)
        let run = LineRun(input: input, output: output, reads: files, keepsRejects: false)
        let result = try run(task) { tally, _, writer in
            tally.add(exported.tally)
            gathered.write(with: exported, of: known, to: &writer, &tally)
        }
        for sentence in ImportSentences.devices(result.tally, allNames: allNames) {
            StandardError.note(sentence)
        }
        let lacksConversations = exported.tally.count(of: .badConversations) > 0
        let status = result.status == .done && lacksConversations ? .incomplete : result.status
        throw ExitCode(status.rawValue)
    }

    /// Which names are people's; nil for all of them.
    private func known(_ exported: ExportedConversations) throws(CommandError) -> Set<UTF8Text>? {
        if let people { return try ImportSource.identifiers(people) }
        return allNames ? nil : exported.people
    }
}

/// `pushbridge import groups`: conversations in, a groups file out.
struct ImportGroups: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "import groups", "Make a groups file of an export of conversations.",
        usage: "pushbridge import groups --from <vendor> [<options>] [<input> ...]")

    @OptionGroup(title: "Input")
    var input: InputFilesOptions

    @Option(help: ImportSource.help, completion: .list(ExportFormat.vendors))
    var from: String

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run() throws {
        let task = GroupImport(try ImportSource.format(.groups, from))
        let result = try LineRun(input: input, output: output, reads: [], keepsRejects: false)(task)
        ImportSentences.leftOut(result.tally).map(StandardError.note)
        throw ExitCode(result.status.rawValue)
    }
}

/// The exports of a vendor, as options name them.
enum ImportSource {
    static let help = ArgumentHelp(
        "The vendor of the export: \(ExportFormat.vendors.joined(separator: ", ")).", valueName: "vendor")

    static func format(_ export: Export, _ vendor: String) throws(CommandError) -> ExportFormat {
        try CommandError.usage { () throws(PushBridgeError) in try ExportFormat(export, of: vendor) }
    }

    /// Reads exported conversations.
    static func conversations(
        _ paths: [String], _ vendor: String
    ) throws(CommandError) -> ExportedConversations {
        let format = try format(.groups, vendor)
        var conversations = ExportedConversations()
        for path in paths {
            let lines = try SettingsLines(path)
            try lines.forEach { value, number in
                format.forEachRow(of: value) { row, index in
                    guard let error = conversations.add(row) else { return }
                    var place = lines.place(number)
                    place.index = index ?? place.index
                    StandardError.note("\(CommandError.located(lines.name, place)): \(error)")
                }
            }
        }
        return conversations
    }

    /// Reads a list of IDs, one a line.
    static func identifiers(_ path: String) throws(CommandError) -> Set<UTF8Text> {
        let (name, bytes) = try SettingsLines.wholeFile(path)
        var identifiers: Set<UTF8Text> = []
        var (start, line) = (0, 1)
        while start < bytes.count {
            let end = bytes.firstLineFeed(from: start) ?? bytes.count
            let content = bytes.lineContent(start..<end)
            guard let text = UTF8Text(validating: content) else {
                throw .malformed(name, line: line, "the ID is not UTF-8. Write one ID a line, as UTF-8")
            }
            if !content.isBlank { identifiers.insert(text.detached) }
            (start, line) = (end + 1, line + 1)
        }
        return identifiers
    }
}
