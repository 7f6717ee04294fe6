internal import GRDB

/// A transaction of the writer, and what memory learns if it is committed.
final class WriteTransaction {
    let database: Database
    /// How many more jobs wait than before.
    var jobs = 0
    /// How many more dead letters there are than before.
    var dead = 0
    /// The apps of which there may be jobs now to hand out.
    var appsWithJobs: Set<String> = []
    private var numbers: [Numbered: Int] = [:]
    private var used: Set<Numbered> = []

    /// What is numbered.
    enum Numbered: String, CaseIterable {
        case job, outcome, dead
    }

    init(_ database: Database) { self.database = database }

    /// The next number of a sequence; numbers of transactions that come later are greater.
    func next(_ sequence: Numbered) throws -> Int {
        if numbers.isEmpty { try load() }
        let number = numbers[sequence, default: 0] + 1
        numbers[sequence] = number
        used.insert(sequence)
        return number
    }

    /// Writes down which numbers were given out.
    func finish() throws {
        for sequence in used {
            try database.run(
                "UPDATE sequence SET last = ? WHERE name = ?", [numbers[sequence], sequence.rawValue])
        }
    }

    private func load() throws {
        try database.each("SELECT name, last FROM sequence") { row in
            if let sequence = Numbered(rawValue: row.text(0)) { numbers[sequence] = row.int(1) }
        }
    }
}
