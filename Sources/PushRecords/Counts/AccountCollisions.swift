import PushBridge

/// Accounts that become one at the target because they differ only in case (reading G25).
public struct AccountCollisions: Sendable, Hashable {
    /// Spellings that become one.
    public struct Collision: Sendable, Hashable {
        /// The vendor that tells them apart.
        public var source: String
        /// What they become.
        public var name: String
        /// Whether they are groups or rooms.
        public var isGroup: Bool
        /// How they are spelled, in order.
        public var spellings: [String]

        fileprivate var key: (String, String, Int) { (source, name, isGroup ? 1 : 0) }
    }

    /// The first collisions by source and name.
    public private(set) var listed: [Collision] = []
    /// Whether there are others.
    public private(set) var isCut = false

    /// How many are listed.
    public static let most = 1_000

    /// Creates a list of no collisions.
    public init() {}

    init(_ listed: [Collision], isCut: Bool) {
        self.isCut = isCut
        for collision in listed { add(collision) }
    }

    mutating func add(_ account: NamedAccount, _ earlier: UTF8Text, of source: String) {
        add(
            Collision(
                source: source, name: account.id.lowercasedASCII().string, isGroup: account.isGroup,
                spellings: [account.id.string, earlier.string].sorted()))
    }

    mutating func add(_ other: AccountCollisions) {
        isCut = isCut || other.isCut
        for collision in other.listed { add(collision) }
    }

    private mutating func add(_ collision: Collision) {
        let place = listed.firstIndex { $0.key >= collision.key } ?? listed.count
        if place < listed.count, listed[place].key == collision.key {
            listed[place].spellings = Set(listed[place].spellings + collision.spellings).sorted()
        } else {
            listed.insert(collision, at: place)
        }
        if listed.count > Self.most {
            listed.removeLast()
            isCut = true
        }
    }
}

/// The accounts that a run's lines named so far, which tells of two that become one at the target (reading G25).
///
/// It takes about 40 bytes for each account. Letters beyond an identifier's 64th byte count without case.
public struct AccountLedger: Sendable {
    /// How a line spelled an account.
    private struct Spelling {
        /// A bit for each capital letter.
        var capitals: UInt64
        /// The last line that spelled it so, counted from the ledger's first.
        var line: Int
        var collides = false
    }

    /// The spellings by digests of vendor and lower-case name.
    private var known: [UInt64: Spelling] = [:]
    private var lines = 0

    /// Creates a ledger of no accounts.
    public init() {}

    /// Adds a line's accounts.
    ///
    /// - Returns: Those that collide with an earlier one for the first time, and whether that one is in the same line.
    mutating func add(_ line: LineAccounts) -> [(account: NamedAccount, earlier: UTF8Text, isInLine: Bool)] {
        lines += 1
        let vendor = RecordDigest(UTF8Text(line.vendor)).value
        var collisions: [(account: NamedAccount, earlier: UTF8Text, isInLine: Bool)] = []
        for account in line.accounts {
            let name = account.id.lowercasedASCII()
            let digest = RecordDigest(name).value &+ (account.isGroup ? ~vendor : vendor)
            let capitals = account.id.capitals
            guard var spelling = known[digest] else {
                known[digest] = Spelling(capitals: capitals, line: lines)
                continue
            }
            if spelling.collides { continue }
            if spelling.capitals == capitals {
                spelling.line = lines
            } else {
                spelling.collides = true
                collisions.append(
                    (account, name.capitalized(spelling.capitals), spelling.line == lines))
            }
            known[digest] = spelling
        }
        return collisions
    }
}

/// The accounts that a line names, where the target may not tell some of them apart.
struct LineAccounts: Sendable {
    /// The source.
    let vendor: String
    let accounts: [NamedAccount]
    /// Where the record ends that can tell of a collision; nil where none does.
    let end: Int?
}

extension LineOutput {
    /// Tells of accounts that collide with those of earlier lines: in the records, and in the counts.
    ///
    /// - Parameter ledger: The accounts of earlier lines; outputs must come in the order of their lines.
    public mutating func tellCollisions(_ ledger: inout AccountLedger) {
        var told: [(end: Int, diagnostic: Diagnostic)] = []
        for line in accounts {
            for (account, earlier, isInLine) in ledger.add(line) {
                tally.conversions.collisions.add(account, earlier, of: line.vendor)
                // What collides within a line is told by the conversion.
                if isInLine { continue }
                let place = account.place
                let diagnostic = Diagnostic(
                    .accountsCollide, row: place.flatMap { $0.row.isEmpty ? nil : $0.row },
                    path: place?.path ?? "", DiagnosticArgument.collision(of: account.id, with: earlier),
                    isLocated: place != nil)
                tally.count(CollectionOfOne(diagnostic))
                if let end = line.end { told.append((end, diagnostic)) }
            }
        }
        accounts.removeAll(keepingCapacity: true)
        if !told.isEmpty { insert(told) }
    }

    /// Adds diagnostics to records, whose last member is the list of diagnostics.
    private mutating func insert(_ told: [(end: Int, diagnostic: Diagnostic)]) {
        let bytes = records.bytes()
        var written: [UInt8] = []
        var start = 0
        for (end, diagnostic) in told {
            let place = end - Self.endOfRecord.count
            written += bytes[start..<place]
            if written.last != UInt8(ascii: "[") { written.append(UInt8(ascii: ",")) }
            var writer = JSONWriter()
            diagnostic.write(to: &writer)
            written += writer.bytes()
            start = place
        }
        written += bytes[start...]
        records.removeAll()
        written.removeLast()
        ByteSlice(written).withBytes { records.rawBytes($0) }
        records.newline()
    }

    private static let endOfRecord = Array("]}\n".utf8)
}

extension UTF8Text {
    /// A bit for each of the first 64 bytes: whether it is a capital letter.
    fileprivate var capitals: UInt64 {
        guard hasASCIICapital else { return 0 }
        return withBytes { bytes in
            bytes.prefix(64).enumerated().reduce(into: 0) { mask, byte in
                if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte.element) { mask |= 1 << byte.offset }
            }
        }
    }

    /// The text with capital letters where bits are set.
    fileprivate func capitalized(_ capitals: UInt64) -> UTF8Text {
        if capitals == 0 { return self }
        var bytes = withBytes { Array($0) }
        for index in bytes.indices.prefix(64) where capitals & 1 << index != 0 { bytes[index] &= 0xDF }
        return UTF8Text(repairing: ByteSlice(bytes))
    }
}
