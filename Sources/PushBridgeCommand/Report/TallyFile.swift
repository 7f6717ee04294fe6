internal import PushRecords

/// A report of `verify --format json` as a file.
enum TallyFile {
    /// Reads a report.
    ///
    /// - Throws: That the file cannot be read, or is none.
    static func read(_ path: String) throws(CommandError) -> CorpusTally {
        try tally(in: try JSONFile(path: path))
    }

    /// The report that a file holds.
    static func tally(in file: JSONFile) throws(CommandError) -> CorpusTally {
        do {
            return try CorpusTally(file.root)
        } catch {
            throw .unmergeable(file.name, error)
        }
    }
}

extension SummarySum {
    /// Reads what `--summary` wrote into a file.
    ///
    /// - Throws: That the file holds no summary, or numbers that are none.
    init(in file: JSONFile) throws(CommandError) {
        do {
            try self.init(file.root)
        } catch {
            throw .unmergeable(file.name, error, orSummary: true)
        }
    }
}
