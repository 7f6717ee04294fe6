internal import PushRecords

/// The files of two runs, read side by side.
///
/// The one that is further from its end, as a share of its size, is read next, so that both come to a message at about the
/// same time; where a size is unknown, line by line in turn.
struct ComparedFiles {
    private var files: [ComparedRun: ComparedFile]

    init(old: String, new: String) throws(CommandError) {
        files = [.old: try ComparedFile(old), .new: try ComparedFile(new)]
    }

    func name(of run: ComparedRun) -> String { files[run]?.name ?? "" }

    mutating func read(into comparison: inout RunComparison) throws(CommandError) {
        while let run = next {
            let goesOn = try files[run]?.read(run, into: &comparison) ?? false
            if !goesOn { files[run]?.isAtEnd = true }
        }
        comparison.finish()
    }

    private var next: ComparedRun? {
        let (old, new) = (files[.old], files[.new])
        guard let old, !old.isAtEnd else { return new?.isAtEnd == false ? .new : nil }
        guard let new, !new.isAtEnd else { return .old }
        guard let before = old.share, let after = new.share else {
            return old.lineCount <= new.lineCount ? .old : .new
        }
        return before <= after ? .old : .new
    }

    /// Tells how many lines were told of no more; returns whether there was a line that is no record to compare.
    func conclude() -> Bool {
        for file in files.values.sorted(by: { $0.name < $1.name }) { file.conclude() }
        return files.values.contains { $0.brokenCount + $0.withoutID > 0 }
    }
}

private final class ComparedFile {
    let name: String
    var isAtEnd = false
    private(set) var lineCount = 0
    private(set) var brokenCount = 0
    /// How many are records that say of no message that they are about it.
    private(set) var withoutID = 0
    private let size: Int?
    private var position = 0
    private var pieces: InputPieces
    private var reader = JSONReader()

    private static let maximumLine = 64 << 20
    /// How many broken lines are told one by one.
    private static let mostTold = 10

    init(_ path: String) throws(CommandError) {
        let source = try ByteSource(path: path)
        name = source.name
        size = source.size
        pieces = InputPieces(
            LineFraming(source, maximumLine: Self.maximumLine, allowsDocument: false))
    }

    /// How much of the file was read; nil where the size is unknown.
    var share: Double? {
        pieces.source.isCompressed ? nil : size.map { Double(position) / Double(max($0, 1)) }
    }

    /// Takes the next line; false at the end.
    func read(_ run: ComparedRun, into comparison: inout RunComparison) throws(CommandError) -> Bool {
        guard let (piece, number, end) = try pieces.next() else { return false }
        lineCount += 1
        position = end
        guard case .line(let line) = piece else {
            tell(.invalid("it has more than \(Self.maximumLine) bytes."), at: number)
            comparison.count(.noRecord, of: run)
            return true
        }
        if line.isBlank { return true }
        do throws(UncomparedLine) {
            try add(line, of: run, to: &comparison)
        } catch {
            switch error {
            case .rejected: break
            case .noID: withoutID += 1
            case .invalid, .noRecord: tell(error, at: number)
            }
        }
        return true
    }

    private func add(
        _ line: ByteSlice, of run: ComparedRun, to comparison: inout RunComparison
    ) throws(UncomparedLine) {
        let value: JSONValue
        do {
            value = try reader.read(line)
        } catch {
            let error = UncomparedLine.invalid(error.description)
            comparison.count(error, of: run)
            throw error
        }
        try comparison.add(value, of: run)
    }

    private func tell(_ error: UncomparedLine, at line: Int) {
        brokenCount += 1
        if brokenCount > Self.mostTold { return }
        StandardError.note(CommandError.uncompared(name, line: line, error))
    }

    func conclude() {
        if withoutID > 0 { StandardError.note(CommandError.withoutID(name, count: withoutID)) }
        guard brokenCount > Self.mostTold else { return }
        StandardError.note(CommandError.furtherRemarks(name, count: brokenCount - Self.mostTold))
    }
}
