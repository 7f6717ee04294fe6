import Foundation
import MappingTables
import PushRecords
import TestSupport

extension Showing {
    /// Everything that must be shown, against some cases.
    init(by cases: [ShowingCase]) throws {
        let numbers = Mappings.embedded.readings.rows.map(\.id)
        let rows = Mappings.embedded.vendorTables.flatMap { $0.messages.rows.map(\.id) }
        self.init(required: numbers + rows.sorted(), shown: [:], reasons: try Self.table("uncovered.tsv"))
        for one in cases {
            for name in one.shown { shown[name] = one.name }
        }
    }

    private static func table(_ name: String) throws -> Table {
        let file = FixtureCase.root.appending(path: name)
        return Table(file: name, text: try String(contentsOf: file, encoding: .utf8))
    }
}

/// A case of the checkout and what it shows: the readings that its claim cites, the rows whose keys its messages have.
struct ShowingCase {
    let name: String
    let shown: Set<String>

    /// Every case, looked into once.
    static let all: Result<[ShowingCase], any Error> = Result {
        var walks: [String: KeyWalk] = [:]
        return try FixtureCase.all.map { fixture in
            let numbers = (fixture.lines("claim") + fixture.lines("cites")).flatMap(Showing.numbers)
            let rows = fixture.isMessages ? try rows(in: fixture, &walks) : []
            return ShowingCase(name: fixture.description, shown: rows.union(numbers))
        }
    }

    /// The rows whose keys stand in a case's messages; a line that is no message has none.
    private static func rows(in fixture: FixtureCase, _ walks: inout [String: KeyWalk]) throws -> Set<String>
    {
        let translator = try MessageTranslator(fixture.configuration())
        var rows: Set<String> = []
        for line in fixture.lines("input") {
            guard let source = try? translator.read(line: ByteSlice(line)).source else { continue }
            if walks[source] == nil { walks[source] = walk(source) }
            rows.formUnion(walks[source]?.rows(in: line) ?? [])
        }
        return rows
    }

    /// How to look into messages of a source such as `nim/server-v1`; Agora's keys are Easemob's.
    private static func walk(_ source: String) -> KeyWalk? {
        let names = source.split(separator: "/").map(String.init)
        let table = names.first.flatMap { Mappings.embedded.vendor($0)?.messages }
        return table.map { KeyWalk($0, shape: names.last ?? "") }
    }
}
