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
        #expect(set.count == count && !set.isOver)
    }

    @Test("Identifiers count without case")
    func letterCase() {
        #expect(PersonSet.digest(of: "Alice") == PersonSet.digest(of: "alice"))
        #expect(PersonSet.digest(of: "alice") != PersonSet.digest(of: "alicf"))
    }

    @Test("Beyond the limit it only says that there are more", arguments: [101, 1_000])
    func over(count: Int) {
        let set = Self.people(0..<count)
        #expect(set.isOver && set.count == 100)
        #expect(set.count(without: Self.people(0..<3)) == nil)
    }

    @Test("People who are not among others are counted")
    func without() {
        #expect(Self.people(0..<90).count(without: Self.people(80..<95)) == 80)
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
        #expect(parts[0] == whole)
    }

    @Test(
        "Digests that a tally would not write are refused",
        arguments: ["!", "/w==", "AAAAAAIAAAAAAQ==", "AAAAAAEAAAAAAQ==", "AAAAAAE", "AAAAAAE=\\n"])
    func invalid(_ digests: String) throws {
        #expect(throws: DocumentError.self) { try Self.read(#""\#(digests)""#, limit: 100) }
        #expect(try Self.read(#""AAAAAAEAAAAAAg==""#, limit: 2).count == 2)
        #expect(throws: DocumentError.self) { try Self.read(#""AAAAAAEAAAAAAg==""#, limit: 1) }
    }

    private static func read(_ digests: String, limit: Int) throws -> PersonSet {
        let object = try JSONDocument(#"{"limit":\#(limit),"people":\#(digests)}"#).root
        return try DocumentDecoder().decode(CodedPart<LimitedPeople>.self, from: object).part.people
    }
}

/// People as a part of a tally.
private struct LimitedPeople: TallyPart {
    var people = PersonSet(limit: 0)

    mutating func code(_ members: inout TallyMembers) throws {
        var limit = people.limit
        try members("limit", &limit)
        if members.areRead { people = PersonSet(limit: limit) }
        try members.people("people", &people)
    }
}

extension PersonSet {
    fileprivate func writtenAndRead() throws -> PersonSet {
        let json = LimitedPeople(people: self).json.parsed().root
        return try DocumentDecoder().decode(CodedPart<LimitedPeople>.self, from: json).part.people
    }
}
