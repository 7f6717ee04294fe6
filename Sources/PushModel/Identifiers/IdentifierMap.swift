/// The identifiers that an app's users, groups and messages get at another vendor.
///
/// ```swift
/// let map = try IdentifierMap([.init(.user, "6001", "u-6001"), .init(.group, "@TGS#2C5", "142130")])
/// var configuration = MessageConverter.Configuration(target: "easemob")
/// configuration.identifiers = map
/// ```
/// Each identifier occurs once as an old one of its kind, and once as a new one: two users never become one.
public struct IdentifierMap: Sendable {
    /// What an identifier names.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case user
        /// Groups and chat rooms.
        case group
        case message
    }

    /// What becomes of an identifier that the map does not have.
    public enum Unmapped: String, Sendable, Hashable, CaseIterable {
        /// It is kept.
        case keep
        /// It is kept, and a diagnostic names it.
        case list
        /// The message or the user's settings are rejected.
        case refuse
    }

    /// An identifier and its new one.
    public struct Entry: Sendable, Hashable {
        /// What it names.
        public var kind: Kind
        /// The identifier at the source.
        public var old: UTF8Text
        /// The identifier at the target.
        public var new: UTF8Text

        /// Creates an entry.
        public init(_ kind: Kind, _ old: UTF8Text, _ new: UTF8Text) {
            self.kind = kind
            self.old = old
            self.new = new
        }
    }

    /// What becomes of identifiers that the map does not have; kinds of which it has none are always kept.
    public var unmapped = Unmapped.list
    /// Whether old identifiers of people in files are found in any case, as the source's vendor says (reading G25).
    public var ignoresCase = false

    private var entries: [Entry] = []
    private var lines: [Int] = []
    private var kinds: Set<Kind> = []
    /// The places of entries by old identifiers, by old ones in lower case, and by new ones.
    private var old: [Key: Int] = [:]
    private var folded: [Key: Int] = [:]
    private var new: [Key: Int] = [:]

    private struct Key: Hashable {
        let kind: Kind
        let id: UTF8Text
    }

    /// Creates a map without identifiers.
    public init() {}

    /// Creates a map.
    ///
    /// - Throws: ``IdentifierMapError`` for an identifier that occurs twice as old or as new; entries count as lines.
    public init(_ entries: [Entry]) throws(IdentifierMapError) {
        for (index, entry) in entries.enumerated() { try add(entry, line: index + 1) }
    }

    /// Reads a map: a line for each identifier, with its kind, the old and the new one and tabs between them.
    ///
    /// Blank lines, and lines that begin with `#`, say nothing.
    /// - Throws: ``IdentifierMapError`` with the line.
    public init(lines bytes: ByteSlice) throws(IdentifierMapError) {
        for (line, number) in bytes.withoutMark.lines {
            if let entry = try Entry(line, number) { try add(entry, line: number) }
        }
    }

    private mutating func add(_ entry: Entry, line: Int) throws(IdentifierMapError) {
        let key = (old: Key(kind: entry.kind, id: entry.old), new: Key(kind: entry.kind, id: entry.new))
        if let place = old.updateValue(entries.count, forKey: key.old) {
            throw .repeated(key.old.kind, key.old.id, "old", (lines[place], line))
        }
        if let place = new.updateValue(entries.count, forKey: key.new) {
            throw .repeated(key.new.kind, key.new.id, "new", (lines[place], line))
        }
        if entry.old.hasASCIICapital {
            folded[Key(kind: entry.kind, id: entry.old.lowercasedASCII())] = entries.count
        }
        kinds.insert(entry.kind)
        entries.append(entry)
        lines.append(line)
    }

    /// How many identifiers the map has.
    public var count: Int { entries.count }

    /// Whether the map has an identifier of a kind.
    public func has(_ kind: Kind) -> Bool { kinds.contains(kind) }

    /// The new identifier of an old one.
    ///
    /// - Parameters:
    ///   - id: The old identifier.
    ///   - kind: What it names.
    ///   - ignoringCase: Whether the source's vendor ignores case in identifiers (reading G25).
    /// - Returns: The identifier; nil for one that the map does not have.
    public func new(for id: UTF8Text, _ kind: Kind, ignoringCase: Bool = false) -> UTF8Text? {
        if let place = old[Key(kind: kind, id: id)] { return entries[place].new }
        if !ignoringCase { return nil }
        let key = Key(kind: kind, id: id.lowercasedASCII())
        return (old[key] ?? folded[key]).map { entries[$0].new }
    }

    /// The old identifier of a new one; nil for one that the map does not have.
    public func old(for id: UTF8Text, _ kind: Kind) -> UTF8Text? {
        new[Key(kind: kind, id: id)].map { entries[$0].old }
    }

    /// The map back, from the target to the source.
    public var inverse: IdentifierMap {
        (try? IdentifierMap(entries.map { Entry($0.kind, $0.new, $0.old) })) ?? IdentifierMap()
    }

    /// Finds two entries that are one where a vendor ignores case (reading G25).
    ///
    /// - Parameters:
    ///   - old: Whether the source's vendor ignores case.
    ///   - new: Whether the target's does.
    /// - Returns: Why the map is of no use; nil where there are none.
    public func collision(ofOld old: Bool, ofNew new: Bool) -> IdentifierMapError? {
        guard old || new else { return nil }
        var map = IdentifierMap()
        do {
            for (entry, line) in zip(entries, lines) where entry.kind != .message {
                let (from, to) = (entry.old.lowercasedASCII(), entry.new.lowercasedASCII())
                try map.add(Entry(entry.kind, old ? from : entry.old, new ? to : entry.new), line: line)
            }
            return nil
        } catch {
            return IdentifierMapError(error.line, error.description + "; the vendor ignores case")
        }
    }
}

extension IdentifierMap.Entry {
    /// Reads a line, whose bytes are shared; nil for one that says nothing.
    fileprivate init?(_ line: ByteSlice, _ number: Int) throws(IdentifierMapError) {
        guard let text = UTF8Text(validating: line[0..<(line.hasSuffix("\r") ? line.count - 1 : line.count)])
        else { throw IdentifierMapError(number, "the line is not valid UTF-8. Save the file as UTF-8") }
        let columns = text.withBytes { bytes in
            bytes.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
                text[$0.startIndex..<$0.endIndex]
            }
        }
        if columns.allSatisfy({ $0.withBytes { $0.allSatisfy { $0 == 0x20 } } }) { return nil }
        if columns[0].hasPrefix("#") { return nil }
        guard columns.count == 3, !columns[1].isEmpty else {
            throw IdentifierMapError(
                number, "a line is a kind, an old ID and a new ID, with one tab between them")
        }
        guard let kind = IdentifierMap.Kind(rawValue: columns[0].string) else {
            let kinds = IdentifierMap.Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw IdentifierMapError(number, "\"\(columns[0])\" is no kind of ID; there are \(kinds)")
        }
        if columns[2].isEmpty {
            throw IdentifierMapError(
                number,
                "the \(kind) \"\(columns[1])\" has no new ID. Write it into the third column, or delete the line"
            )
        }
        self.init(kind, columns[1], columns[2])
    }
}

/// Why lines are no map of identifiers.
public struct IdentifierMapError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The line at which it shows, from 1.
    public let line: Int
    /// What is wrong, and what to do, as sentences without the last full stop.
    public let description: String

    fileprivate init(_ line: Int, _ description: String) {
        self.line = line
        self.description = description
    }

    fileprivate static func repeated(
        _ kind: IdentifierMap.Kind, _ id: UTF8Text, _ role: String, _ lines: (first: Int, second: Int)
    ) -> IdentifierMapError {
        IdentifierMapError(
            lines.second,
            "the \(kind) \"\(id)\" is \(role == "old" ? "an old" : "a new") ID in line \(lines.first) and in line "
                + "\(lines.second). Correct one of the lines")
    }
}
