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

    func write(to writer: inout JSONWriter) {
        if listed.isEmpty { return }
        writer.list("collisions", listed) { writer, collision in
            writer.beginObject()
            writer.member("source", collision.source)
            writer.member(collision.isGroup ? "group" : "account", collision.name)
            writer.list("spellings", collision.spellings)
            writer.endObject()
        }
        if isCut { writer.member("collisionsCut", .bool(true)) }
    }

    init(_ value: TallyValue) throws(TallyError) {
        var listed: [Collision] = []
        for element in try value.member("collisions")?.elements ?? [] {
            let isGroup = element.member("group") != nil
            listed.append(
                Collision(
                    source: try element["source"].text,
                    name: try element[isGroup ? "group" : "account"].text, isGroup: isGroup,
                    spellings: try element["spellings"].texts))
        }
        self.init(listed, isCut: try value.member("collisionsCut")?.flag ?? false)
    }
}
