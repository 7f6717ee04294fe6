internal import PushBridge

/// What the files of `--resume` settle, together with the files that these went on from.
final class EarlierRuns {
    /// All of them, each behind those that it goes on from.
    private var files: [SettledOutcomes] = []
    private var identities: Set<FileStatus.Identity?> = []
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

    /// Opens a file behind those that it goes on from.
    private func open(_ path: String) throws(CommandError) {
        let file = try SettledOutcomes(
            path: path, maximumLine: maximumLine, retriesUncertain: retriesUncertain)
        guard identities.insert(file.source.identity).inserted else { return }
        for name in file.predecessors {
            let places = [name, Self.beside(path, name)]
            guard let place = places.first(where: { FileStatus(path: $0) != nil }) else {
                throw .missingPredecessor(file.source.name, name)
            }
            try open(place)
        }
        files.append(file)
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
    /// - Returns: The record as it was written; nil when the line is to be sent.
    /// - Throws: That a file cannot be read, is no file of outcomes, or is about another input.
    func record(of line: Int, _ digest: RecordDigest) throws(CommandError) -> ByteSlice? {
        var record: ByteSlice?
        for file in files { record = try file.outcome(of: line, digest) ?? record }
        return record
    }

    /// Whether a file has outcomes of lines behind the last that was asked for, or cannot be read any further.
    func reach(beyond line: Int) -> Bool {
        files.contains { (try? $0.reaches(beyond: line)) ?? true }
    }
}
