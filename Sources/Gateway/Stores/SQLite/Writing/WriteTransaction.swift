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

    /// What is numbered: jobs of all apps together, the others for each app, so that none counts another's.
    struct Numbered: Hashable {
        static let job = Numbered(name: "job", app: "")

        static func outcome(of app: String) -> Numbered { Numbered(name: "outcome", app: app) }
        static func deadLetter(of app: String) -> Numbered { Numbered(name: "dead", app: app) }

        let name: String
        let app: String
    }

    init(_ database: Database) { self.database = database }

    /// The next number of a sequence; numbers of transactions that come later are greater.
    func next(_ sequence: Numbered) throws -> Int {
        if numbers.isEmpty { try load() }
        // Files of earlier versions numbered all apps' together, up to the number without an app.
        let before = numbers[Numbered(name: sequence.name, app: "")] ?? 0
        let number = max(numbers[sequence] ?? 0, before) + 1
        numbers[sequence] = number
        used.insert(sequence)
        return number
    }

    /// Writes down which numbers were given out.
    func finish() throws {
        for sequence in used {
            try database.run(
                "INSERT OR REPLACE INTO sequence (app, name, last) VALUES (?, ?, ?)",
                [sequence.app, sequence.name, numbers[sequence]])
        }
    }

    private func load() throws {
        try database.each("SELECT app, name, last FROM sequence") { row in
            numbers[Numbered(name: row.text(1), app: row.text(0))] = row.int(2)
        }
    }
}
