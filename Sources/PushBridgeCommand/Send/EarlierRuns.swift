internal import PushRecords

/// What the files of `--resume` settle, together with the files that these went on from.
final class EarlierRuns {
    /// All of them, each after those that it goes on from.
    private var files: [SettledOutcomes] = []
    /// The files that are open; those that they go on from may be missing yet.
    private var identities: Set<FileStatus.Identity?> = []
    /// The files whose predecessors are being opened.
    private var successors: Set<FileStatus.Identity?> = []
    private let maximumLine: Int
    private let retriesUncertain: Bool

    /// The files that were given, for the head of the new one.
    let head: OutcomeHead?

    /// Opens the files.
    init(_ options: SendResumeOptions, maximumLine: Int) throws(CommandError) {
        self.maximumLine = maximumLine
        retriesUncertain = options.retryUncertain
        head = options.files.isEmpty ? nil : OutcomeHead(naming: options.files.map(Descriptor.wholePath))
        for path in options.files { try open(path) }
    }

    /// Opens a file, but those that it goes on from first.
    private func open(_ path: String) throws(CommandError) {
        let file = try SettledOutcomes(
            path: path, maximumLine: maximumLine, retriesUncertain: retriesUncertain)
        let identity = file.source.identity
        guard identities.insert(identity).inserted else { return }
        successors.insert(identity)
        for name in file.predecessors { try open(place(of: name, named: file, at: path)) }
        successors.remove(identity)
        files.append(file)
    }

    /// Where a file is that another one goes on from.
    ///
    /// - Throws: That it is not there; or that what is there goes on from the other file or is that very file, so that
    ///   the name does not lead to the earlier outcomes any more.
    private func place(
        of name: String, named file: SettledOutcomes, at path: String
    ) throws(CommandError) -> String {
        for place in [name, Self.beside(path, name)] {
            guard let status = FileStatus(path: place) else { continue }
            guard !successors.contains(status.identity) else {
                throw .renamedPredecessor(file.source.name, name)
            }
            return place
        }
        throw .missingPredecessor(file.source.name, name)
    }

    /// Where a file lies that was moved together with the one that names it.
    private static func beside(_ path: String, _ name: String) -> String {
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        let last = name.lastIndex(of: "/").map { name[name.index(after: $0)...] } ?? name[...]
        return String(folder) + last
    }

    /// The files, which the run must not write over.
    var named: [NamedFile] { files.map { NamedFile("--resume", $0.source.name) } }

    /// The record that settled a line of the input; of several, the last run's.
    ///
    /// - Parameters:
    ///   - line: The line's number; lines must be asked for in their order.
    ///   - digest: The line's digest now.
    /// - Returns: The record; nil when the line is to be sent.
    /// - Throws: That a file cannot be read, is no file of outcomes, or is about another input.
    func record(of line: Int, _ digest: RecordDigest) throws(CommandError) -> SettledOutcomes.Record? {
        var record: SettledOutcomes.Record?
        for file in files { record = try file.outcome(of: line, digest) ?? record }
        return record
    }

    /// The files by their whole paths, the earliest first.
    var paths: [String] { files.map { Descriptor.wholePath($0.source.name) } }

    /// Whether the files have no outcome of the line that was asked for last, nor of any later one.
    var areRead: Bool { files.allSatisfy(\.isAtEnd) }

    /// Whether a file has outcomes of lines after the last that was asked for, or cannot be read any further.
    func reach(beyond line: Int) -> Bool {
        files.contains { (try? $0.reaches(beyond: line)) ?? true }
    }
}
