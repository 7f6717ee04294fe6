import PushBridge

/// Why a tally is not read.
public struct TallyError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Where: a JSON Pointer (RFC 6901).
    public var path: String
    /// What, as a sentence without its subject: `must be a string, not 7`.
    public var problem: String
    /// Whether the document is not a tally at all.
    public var isForeign = false

    /// A sentence.
    public var description: String {
        if isForeign { return "This \(problem)." }
        return path.isEmpty ? "The tally \(problem)." : "\(path) of the tally \(problem)."
    }
}

/// A part of a tally that names its members once, for writing and for reading.
protocol TallyPart {
    /// Creates an empty part, which `code` fills.
    init()
    /// Writes the members, or reads them.
    mutating func code(_ members: inout TallyMembers) throws
}

extension TallyPart {
    /// The part as one JSON object.
    var json: RawJSON { (try? DocumentEncoder().encode(CodedPart(part: self))) ?? .null }
}

/// A part of a tally as an object of its own.
struct CodedPart<Part: TallyPart>: Codable {
    var part: Part

    init(part: Part) { self.part = part }

    init(from decoder: any Decoder) throws {
        part = Part()
        var members = TallyMembers(input: try decoder.container(keyedBy: TallyMembers.Name.self))
        try part.code(&members)
    }

    func encode(to encoder: any Encoder) throws {
        var copy = part
        var members = TallyMembers(output: encoder.container(keyedBy: TallyMembers.Name.self))
        try copy.code(&members)
    }
}

/// The members of an object of a tally, on their way out or in.
struct TallyMembers {
    /// The name of a member.
    struct Name: CodingKey, ExpressibleByStringLiteral {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init(stringLiteral name: String) { self.init(name) }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }

    private let input: KeyedDecodingContainer<Name>?
    private var output: KeyedEncodingContainer<Name>?

    init(input: KeyedDecodingContainer<Name>) { (self.input, output) = (input, nil) }
    init(output: KeyedEncodingContainer<Name>) { (input, self.output) = (nil, output) }

    // MARK: Values

    /// A member that must be there.
    mutating func callAsFunction<Value: Codable>(_ name: Name, _ value: inout Value) throws {
        guard let input else { return try tell(name, value) }
        value = try input.decode(Value.self, forKey: name)
        try check(value, read: name)
    }

    /// A member that is left out where there is no value.
    mutating func callAsFunction<Value: Codable>(_ name: Name, _ value: inout Value?) throws {
        guard let input else {
            if let value { try tell(name, value) }
            return
        }
        value = try input.decodeIfPresent(Value.self, forKey: name)
        if let value { try check(value, read: name) }
    }

    /// A member that is left out where it has its usual value.
    mutating func unless<Value: Codable & Equatable>(
        _ usual: Value, _ name: Name, _ value: inout Value
    ) throws {
        var optional: Value? = value == usual ? nil : value
        try self(name, &optional)
        value = optional ?? usual
    }

    /// A member that is a word of a closed set.
    mutating func word<Word: RawRepresentable<String>>(_ name: Name, _ word: inout Word) throws {
        var optional: Word? = word
        try self.word(name, &optional)
        guard let optional else { throw error([name], "is missing") }
        word = optional
    }

    /// A word that is left out where there is none.
    mutating func word<Word: RawRepresentable<String>>(_ name: Name, _ word: inout Word?) throws {
        var text = word?.rawValue
        try self(name, &text)
        word = try text.map { text in
            guard let word = Word(rawValue: text) else { throw error([name], "is no known word") }
            return word
        }
    }

    /// Writes a member that follows from others, and is not read.
    mutating func tell(_ name: Name, _ value: some Encodable) throws {
        try output?.encode(value, forKey: name)
    }

    /// Writes an object whose members follow from others, and is not read.
    mutating func tell(_ name: Name, _ write: (inout TallyMembers) throws -> Void) throws {
        guard let object = output?.nestedContainer(keyedBy: Name.self, forKey: name) else { return }
        var members = TallyMembers(output: object)
        try write(&members)
    }

    // MARK: Parts

    /// An object.
    mutating func part(_ name: Name, _ part: inout some TallyPart) throws {
        var coded = CodedPart(part: part)
        try self(name, &coded)
        part = coded.part
    }

    /// An object that is left out where there is none.
    mutating func part<Part: TallyPart>(_ name: Name, _ part: inout Part?) throws {
        var coded: CodedPart<Part>?
        if let part { coded = CodedPart(part: part) }
        try self(name, &coded)
        part = coded?.part
    }

    /// A list of objects.
    mutating func parts<Part: TallyPart>(_ name: Name, _ parts: inout [Part]) throws {
        var coded: [CodedPart<Part>] = []
        for part in parts { coded.append(CodedPart(part: part)) }
        try self(name, &coded)
        parts = coded.map(\.part)
    }

    /// An object whose members are coded here.
    mutating func object(_ name: Name, _ code: (inout TallyMembers) throws -> Void) throws {
        if let input {
            var members = TallyMembers(input: try input.nestedContainer(keyedBy: Name.self, forKey: name))
            try members.checkNames()
            try code(&members)
        } else {
            try tell(name, code)
        }
    }

    /// A list with an object for each entry of a dictionary, in an order of its own.
    mutating func list<Key: Hashable, Value>(
        _ name: Name, _ entries: inout [Key: Value], _ sorted: [(Key, Value)], _ blank: (Key, Value),
        _ code: (inout TallyMembers, inout Key, inout Value) throws -> Void
    ) throws {
        if let input {
            var list = try input.nestedUnkeyedContainer(forKey: name)
            while !list.isAtEnd {
                var (key, value) = blank
                var members = TallyMembers(input: try list.nestedContainer(keyedBy: Name.self))
                try code(&members, &key, &value)
                guard entries.updateValue(value, forKey: key) == nil else {
                    throw members.error([], "is about the same as one before it")
                }
            }
        } else if var list = output?.nestedUnkeyedContainer(forKey: name) {
            for var (key, value) in sorted {
                var members = TallyMembers(output: list.nestedContainer(keyedBy: Name.self))
                try code(&members, &key, &value)
            }
        }
    }

    /// The names of the members that are read, in their order; empty while writing.
    var names: [Name] { input?.allKeys ?? [] }

    /// Whether there is a member to read; false while writing.
    func has(_ name: Name) -> Bool { (try? input?.decodeNil(forKey: name)) == false }

    // MARK: Checks

    /// Whether members are read.
    var areRead: Bool { input != nil }

    /// Refuses a number that is larger than the other one, of which it is a part.
    func check(_ name: Name, _ number: Int, upTo most: Int, _ what: String? = nil) throws {
        guard areRead, number > most else { return }
        throw error(
            [name], what.map { "is more than \($0), \(most)" } ?? "is more than \(most), that of the whole")
    }

    /// Refuses a number that does not follow from the other members.
    func check(_ name: Name, _ number: Int?, equals expected: Int) throws {
        if number != expected { throw error([name], "is not \(expected)") }
    }

    /// Why a member is refused.
    func error(_ path: [Name], _ problem: String) -> any Error {
        DecodingError.dataCorrupted(
            .init(codingPath: (input?.codingPath ?? []) + path, debugDescription: problem))
    }

    /// Refuses what was read if a number in it is out of range, or a name of a dictionary is there twice.
    private func check(_ value: some Any, read name: Name) throws {
        if let number = value as? Int { try checkRange(number, name) }
        for number in (value as? [String: Int] ?? [:]).values { try checkRange(number, name) }
        if value is [String: Int] || value is [String: String], let input {
            try TallyMembers(input: input.nestedContainer(keyedBy: Name.self, forKey: name)).checkNames()
        }
    }

    /// Refuses an object in which a name is there twice.
    private func checkNames() throws {
        var seen: Set<String> = []
        for name in names where !seen.insert(name.stringValue).inserted {
            throw error([name], "is there twice")
        }
    }

    /// Refuses a number with which sums could overflow.
    private func checkRange(_ number: Int, _ name: Name) throws {
        if !Self.range.contains(number) { throw error([name], Self.outOfRange) }
    }

    /// The numbers that tallies have.
    static let range = 0...1_000_000_000_000
    /// What is wrong with other numbers.
    static let outOfRange = "is no whole number from 0 to 1 000 000 000 000"
}
