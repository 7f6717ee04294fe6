public import PushBridge

/// The sum of the summaries of one command's runs: the summary of one run over all their inputs.
///
/// Numbers add up, objects of numbers by name. Lists are what only profiles word differently: each vendor's is the same wherever it
/// is told.
public struct SummarySum {
    private var sum: Part

    /// Begins with a summary.
    ///
    /// - Throws: ``TallyError`` for an object that is no summary.
    public init(_ summary: JSONValue) throws(TallyError) {
        func isMissing(_ name: UTF8Text) -> Bool { summary[name]?.isNull != false }
        guard summary.kind == .object, isMissing("tally"), !isMissing("lines") else {
            throw TallyError(path: "", problem: "is neither a tally nor a summary", isForeign: true)
        }
        sum = try Part(summary, at: "")
        guard case .object(let differences)? = sum["differences"] else { return }
        // Only the summaries of settings have differences.
        guard let records = number(of: "records") else {
            throw TallyError(path: "", problem: "has no \"records\"")
        }
        guard let changed = number(of: "changed") else {
            throw TallyError(path: "", problem: "has no \"changed\"")
        }
        guard changed <= records else {
            throw TallyError(path: "/changed", problem: "is more than the records, \(records)")
        }
        for (name, _) in differences where !SettingsDifference.codes.contains(name) {
            throw TallyError(
                path: "/differences/\(pointerStep(UTF8Text(name)))",
                problem: "is no difference between settings")
        }
    }

    /// Adds another summary.
    ///
    /// - Throws: ``TallyMismatch`` for the summary of another command; nothing is added then.
    public mutating func add(_ other: SummarySum) throws(TallyMismatch) {
        guard case .object(let mine) = sum, case .object(let others) = other.sum else { return }
        let (names, otherNames) = (mine.map(\.name).sorted(), others.map(\.name).sorted())
        guard names == otherNames else {
            throw TallyMismatch(
                member: "members", first: names.joined(separator: ", "),
                other: otherNames.joined(separator: ", "))
        }
        let once = sum.titlesCountedOnce + other.sum.titlesCountedOnce
        sum.add(other.sum)
        if once == 2 { sum.countTitlesOnce() }
    }

    /// The number of a member; nil without one.
    public func number(of name: String) -> Int? { sum[name]?.number }

    /// The numbers of a member that is an object of numbers; nil without one.
    public func numbers(of name: String) -> [String: Int]? {
        guard case .object(let members)? = sum[name] else { return nil }
        return members.reduce(into: [:]) { $0[$1.name] = $1.part.number }
    }

    /// Writes the sum as one JSON object.
    public func write(to writer: inout JSONWriter) { sum.write(to: &writer) }

    /// A part of a summary.
    fileprivate enum Part {
        case number(Int)
        case object([(name: String, part: Part)])
        case list([RawJSON])
    }
}

extension SummarySum.Part {
    fileprivate init(_ value: JSONValue, at path: String) throws(TallyError) {
        switch value.kind {
        case .object:
            var members: [(name: String, part: Self)] = []
            for (key, member) in value.members.map({ ($0.key, $0.value) }) {
                members.append((key.string, try Self(member, at: "\(path)/\(pointerStep(key))")))
            }
            self = .object(members)
        case .array: self = .list(value.elements.map(\.copied))
        default:
            guard let number = value.integer, TallyMembers.range.contains(number) else {
                throw TallyError(path: path, problem: TallyMembers.outOfRange)
            }
            self = .number(number)
        }
    }

    subscript(_ name: String) -> Self? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.part
    }

    var number: Int? { if case .number(let number) = self { number } else { nil } }

    /// What is in both adds up; members in one order keep it, others are sorted, so that the order of adding does not matter.
    mutating func add(_ other: Self) {
        switch (self, other) {
        case (.number(let left), .number(let right)): self = .number(left + right)
        case (.list(let left), .list(let right)):
            self = .list((left + right.filter { !left.contains($0) }).sortedByVendor)
        case (.object(let left), .object(let right)):
            var parts = Dictionary(left.map { ($0.name, $0.part) }, uniquingKeysWith: { $1 })
            for (name, part) in right {
                var sum = parts[name]
                sum?.add(part)
                parts[name] = sum ?? part
            }
            let names =
                left.map(\.name) == right.map(\.name) ? left.map(\.name) : parts.keys.sorted()
            self = .object(names.compactMap { name in parts[name].map { (name, $0) } })
        default: break
        }
    }

    func write(to writer: inout JSONWriter) {
        switch self {
        case .number(let number): writer.integer(number)
        case .object(let members):
            writer.beginObject()
            for (name, part) in members {
                writer.key(UTF8Text(name))
                part.write(to: &writer)
            }
            writer.endObject()
        case .list(let elements):
            writer.beginArray()
            for element in elements { writer.raw(element) }
            writer.endArray()
        }
    }
}

// MARK: - Titles

extension SummarySum.Part {
    /// 1 where built-in titles of one side were counted as one diagnostic, in however many messages (reading C11); else 0.
    var titlesCountedOnce: Int {
        (self["\(Tally.Number.titlesOfOneSide)"]?.number ?? 0) > 0 ? 1 : 0
    }

    /// Takes one of two such diagnostics away.
    mutating func countTitlesOnce() {
        guard case .object(var members) = self,
            let index = members.firstIndex(where: { $0.name == "\(Tally.Group.diagnostics)" })
        else { return }
        let kind = Diagnostic.Kind.defaulted.rawValue
        members[index].part.add(.object([(kind, .number(-1))]))
        self = .object(members)
    }
}

extension [RawJSON] {
    /// The points of each source together, the sources by name, and each source's in their order.
    fileprivate var sortedByVendor: [RawJSON] {
        let sources = map { $0.parsed().root["source"]?.string?.string ?? "" }
        return indices.sorted { (sources[$0], $0) < (sources[$1], $1) }.map { self[$0] }
    }
}
