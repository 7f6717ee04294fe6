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
        arguments: [
            "!", "/w==", "////////////", String(repeating: "AQEB", count: 40),
            // A group too many; a digest twice; bits that belong to no byte; no padding; a line end.
            "gQA=", "AQA=", "AR==", "AQ", "AQ==\\n",
        ])
    func invalid(_ digests: String) throws {
        let value = try JSONDocument(#"{"digests":"\#(digests)","isEstimate":false}"#).root
        #expect(throws: TallyError.self) { try PersonSet(TallyValue(value), limit: 100) }
    }

    @Test("A few digests are no estimate")
    func shortEstimate() throws {
        let few = try JSONDocument(#"{"digests":"AQEB","isEstimate":true}"#).root
        #expect(throws: TallyError.self) { try PersonSet(TallyValue(few), limit: 100) }
        #expect(try PersonSet(TallyValue(few), limit: 3).isEstimate)
    }

    @Test(
        "Beyond the limit a smaller sample is kept, whatever the order",
        arguments: [90, 100, 101, 250, 2_000])
    func sample(count: Int) throws {
        var whole = PersonSet(limit: 100, sample: 40)
        var parts = [whole, whole, whole]
        for number in 0..<count {
            let digest = PersonSet.digest(of: UTF8Text("user-\(number)"))
            whole.insert(digest)
            parts[number % 3].insert(digest)
        }
        var sum = try parts[0].writtenAndRead()
        sum.formUnion(parts[2])
        sum.formUnion(try parts[1].writtenAndRead())
        #expect(sum.kept == whole.kept && sum.isEstimate == whole.isEstimate && sum.count == whole.count)
        #expect(whole.kept.count == (count <= 100 ? count : 40) && whole.isEstimate == (count > 100))
        #expect(try whole.limited(to: 10).kept == Array(whole.writtenAndRead().kept.prefix(10)))
    }

    @Test("People who are some of others take a bit of each of these")
    func some() throws {
        let all = Self.people(0..<90)
        let some = Self.people(stride(from: 0, to: 90, by: 7))
        var writer = JSONWriter()
        some.write(among: all, to: &writer)
        let value = TallyValue(try JSONDocument(writer.text().string).root)
        let read = try PersonSet(value, among: all, limit: 100, sample: 40)
        #expect(read.kept == some.kept && writer.count < 40)
        let others = Self.people(0..<80)
        #expect(throws: TallyError.self) { try PersonSet(value, among: others, limit: 100, sample: 40) }
    }
}

extension PersonSet {
    fileprivate func writtenAndRead() throws -> PersonSet {
        var writer = JSONWriter()
        write(to: &writer)
        return try PersonSet(
            TallyValue(JSONDocument(writer.text().string).root), limit: limit, sample: sample)
    }
}
