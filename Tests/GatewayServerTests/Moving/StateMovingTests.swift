import Synchronization
import Testing

@testable import Gateway

@Suite("Export and import")
struct StateMovingTests {
    private static let person = StateRecord.person(person: StoredPerson(id: "bob"), sets: 0, app: "shop")
    private static let hook = StateRecord.hook(position: 3, app: "shop")

    @Test("What an export writes, an import takes: the same records in their order, and their end")
    func pair() async throws {
        let lines = try await export(ListedState([[Self.person], [Self.hook]]))
        #expect(
            lines == [
                .start(format: 2, version: "0.1.0"), Self.person, Self.hook,
                .end(counts: ["hook": 1, "person": 1]),
            ])
        let target = KeptState()
        var state = StateImport(into: target)
        for line in lines { try await state.take(bytes(of: [line])) }
        try state.end()
        #expect(target.steps == ["begin", "person", "hook", "finish"])
    }

    @Test(
        "An input that is no whole export is refused, and the store is not finished",
        arguments: [
            ([StateRecord.start(format: 2, version: "1"), hook], "ended before its last line"),
            ([], "ended before its last line"),
            ([hook], "The first line is not that of an export"),
            (
                [.start(format: 3, version: "9")],
                "format 3, and this version reads 2. Import it with version 9"
            ),
            ([.start(format: 2, version: "1"), hook, .end(counts: ["hook": 2])], "it told of 2"),
        ])
    func faults(lines: [StateRecord], words: String) async throws {
        let target = KeptState()
        let error = await #expect(throws: StateLineError.self) {
            var state = StateImport(into: target)
            try await state.take(bytes(of: lines))
            try state.end()
        }
        #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
        #expect(!target.steps.contains("finish"))
    }

    @Test("Nothing may follow the last line, and a broken line is told by its number")
    func lineFaults() async throws {
        var state = StateImport(into: KeptState())
        let whole = [StateRecord.start(format: 2, version: "1"), .end(counts: [:])]
        try await state.take(bytes(of: whole))
        let after = await #expect(throws: StateLineError.self) {
            try await state.take(bytes(of: [Self.hook]))
        }
        #expect(after?.description.contains("follows the last line") == true)
        var broken = StateImport(into: KeptState())
        let error = await #expect(throws: StateLineError.self) {
            try await broken.take(bytes(of: [whole[0]]))
            try await broken.take(ByteSlice(Array("{}\n".utf8)))
        }
        #expect(error?.description.hasPrefix("Line 2 cannot be used: It is no record") == true)
    }

    private func export(_ source: ListedState) async throws -> [StateRecord] {
        let output = Mutex<[UInt8]>([])
        var export = StateExport(from: source) { bytes in output.withLock { $0 += bytes } }
        try await export.write()
        var lines: [StateRecord] = []
        for (line, _) in ByteSlice(output.withLock { $0 }).lines {
            lines.append(try StateRecord(line: line))
        }
        return lines
    }

    private func bytes(of lines: [StateRecord]) -> ByteSlice {
        ByteSlice(lines.flatMap(\.line))
    }
}

/// A state in parts.
private final class ListedState: StateSource {
    private let parts: [[StateRecord]]

    init(_ parts: [[StateRecord]]) { self.parts = parts }

    func forEachPart(_ body: ([StateRecord]) async throws -> Void) async throws {
        for part in parts { try await body(part) }
    }

    func close() async {}
}

/// A store that keeps what it was told in words.
private final class KeptState: StateTarget {
    private let state = Mutex<[String]>([])

    var steps: [String] { state.withLock { $0 } }

    func begin() async throws(StoreError) { state.withLock { $0.append("begin") } }

    func apply(_ records: [StateRecord]) async throws(StoreError) {
        state.withLock { $0 += records.map(\.name) }
    }

    func finish() async throws(StoreError) { state.withLock { $0.append("finish") } }

    func close() async {}
}
