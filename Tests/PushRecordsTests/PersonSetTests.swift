import PushBridge
import Testing

@testable import PushRecords

@Suite("People are counted by digests")
struct PersonSetTests {
    private static func people(_ numbers: some Sequence<Int>, limit: Int = 100) -> PersonSet {
        var set = PersonSet(limit: limit)
        for number in numbers { set.insert(PersonSet.digest(of: UTF8Text("user-\(number)"))) }
        return set
    }

    @Test(
        "The number is exact up to the limit, however often somebody is counted", arguments: [0, 1, 99, 100])
    func exact(count: Int) {
        let set = Self.people(Array(0..<count) + Array(0..<count))
        #expect(set.count == count && !set.isEstimate)
    }

    @Test("Identifiers count without case")
    func letterCase() {
        #expect(PersonSet.digest(of: "Alice") == PersonSet.digest(of: "alice"))
        #expect(PersonSet.digest(of: "alice") != PersonSet.digest(of: "alicf"))
    }

    @Test("Beyond the limit it is an estimate within four standard errors", arguments: [101, 1_000, 50_000])
    func estimate(count: Int) {
        let set = Self.people(0..<count)
        #expect(set.isEstimate)
        let error = abs(Double(set.count - count)) / Double(count) * 100
        #expect(error < 4 * set.errorInPercent, "\(set.count)")
    }

    @Test(
        "The union does not depend on how people are divided, and is read back as written", arguments: 1...5)
    func union(seed: Int) throws {
        var parts = (0..<7).map { part in
            Self.people(stride(from: part, to: 40 * seed * seed, by: 1 + part % 3))
        }
        let whole = Self.people(0..<40 * seed * seed)
        while parts.count > 1 {
            var sum = try parts.removeFirst().writtenAndRead()
            sum.formUnion(parts.remove(at: seed % parts.count))
            parts.append(sum)
        }
        #expect(parts[0].kept == whole.kept && parts[0].count == whole.count)
        #expect(parts[0].isEstimate == whole.isEstimate)
    }

    @Test(
        "Digests that nobody wrote are refused",
        arguments: ["!", "/w==", "////////////", String(repeating: "AQEB", count: 40)])
    func invalid(_ digests: String) throws {
        let value = try JSONDocument(#"{"digests":"\#(digests)","isEstimate":false}"#).root
        #expect(throws: TallyError.self) { try PersonSet(TallyValue(value), limit: 100) }
    }
}

extension PersonSet {
    fileprivate func writtenAndRead() throws -> PersonSet {
        var writer = JSONWriter()
        write(to: &writer)
        return try PersonSet(TallyValue(JSONDocument(writer.text().string).root), limit: limit)
    }
}
