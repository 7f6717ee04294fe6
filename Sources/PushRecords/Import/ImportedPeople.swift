import PushBridge
import Synchronization

/// The people of an export of devices, gathered from its rows in whatever order threads read them.
///
/// The devices of one person are anywhere in an export and belong into one line, so everyone stays in memory: a person with one
/// device takes about 700 bytes, the written line included.
package final class ImportedPeople: Sendable {
    private let gathered = Mutex(GatheredPeople())
    private let stale: Int

    /// How long after its last update a device still gets pushes, in seconds.
    private static let freshness = 90 * 86_400

    /// Creates an empty gathering.
    ///
    /// - Parameter now: The moment by which the age of a device is told.
    package init(now: Instant) { stale = now.seconds - Self.freshness }

    /// Adds a device to its people.
    ///
    /// - Returns: For how many of them it replaces a valid row about the device, or is a valid one that is replaced: the row that was
    ///   updated last counts.
    func add(_ row: DeviceRow, of people: [UTF8Text], at place: MessagePlace) -> Int {
        gathered.withLock { $0.add(row, of: people, at: place) }
    }

    /// Writes the lines of a recipients file: people in the order in which their devices first come, then those with mutes only.
    ///
    /// - Parameters:
    ///   - conversations: The people's mutes.
    ///   - known: Which names are people's; nil for all of them.
    ///   - writer: Receives the lines.
    ///   - tally: Counts them.
    package func write(
        with conversations: ExportedConversations, of known: Set<UTF8Text>?, to writer: inout JSONWriter,
        _ tally: inout Tally
    ) {
        let gathered = gathered.withLock { $0 }
        var users: [GatheredPeople.Entry.TokenKey: Int] = [:]
        func write(_ id: UTF8Text, _ person: GatheredPeople.GatheredPerson?) {
            var recipient = Recipient(id: id)
            recipient.conversations = conversations.mutes(of: id)
            if let person { gathered.fill(&recipient, from: person) }
            recipient.write(to: &writer)
            writer.newline()
            tally[.records] += 1
            tally[.devices] += recipient.devices.count
            guard let person else { return }
            if person.hasSeveralBadges { tally.count(.severalBadges) }
            for device in person.devices {
                users[device.tokenKey, default: 0] += 1
                switch users[device.tokenKey] {
                case 1: tell(device, of: gathered, &tally)
                case 2: tally.count(.severalPeople)
                default: break
                }
            }
        }
        for (id, person) in gathered.inOrder { write(id, person) }
        for id in conversations.mutedPeople where !gathered.has(id) && known?.contains(id) != false {
            write(id, nil)
        }
        let teams = tally[.teams].values.reduce(0, +)
        if teams > 0 { tally.count(.noTeam, users.count - teams) }
    }

    private func tell(_ device: GatheredPeople.Entry, of gathered: GatheredPeople, _ tally: inout Tally) {
        if gathered.text(device.topic).isEmpty { tally.count(.noTopic) }
        if device.hasBadBadge { tally.count(.badBadge) }
        if let team = gathered.text(device.team).nonEmpty { tally.count(team.string, in: .teams) }
        if device.updated == .min {
            tally.count(.noTime)
        } else if device.updated < stale {
            tally.count(.stale)
        }
    }
}

/// People and their devices in few bytes.
private struct GatheredPeople {
    private var people: [UTF8Text: GatheredPerson] = [:]
    /// Topics, names of certificates and names of inputs, which many devices share.
    private var texts: [UTF8Text] = []
    private var numbers: [UTF8Text: UInt32] = [:]

    struct GatheredPerson {
        private var entries: [Entry] = []
        /// Where a device is in them; empty while they are few.
        private var positions: [Entry.TokenKey: Int] = [:]

        /// How many devices a person has usually at most; a name that many devices share has more.
        private static let few = 8

        /// The devices that the vendor has not marked as invalid.
        var devices: [Entry] { entries.filter(\.isValid) }

        /// The counts of the devices as their last rows have them.
        private var badges: [Int] { devices.compactMap(\.unread) }
        /// The largest of them; nil without one.
        var unread: Int? { badges.max() }
        var hasSeveralBadges: Bool { Set(badges).count > 1 }

        /// Adds a device; returns whether a valid row is replaced.
        mutating func add(_ entry: Entry, _ texts: [UTF8Text]) -> Bool {
            guard let index = position(of: entry) else {
                entries.append(entry)
                return false
            }
            let known = entries[index]
            let isLater =
                entry.updated == known.updated
                ? known.place.precedes(entry.place, texts) : entry.updated > known.updated
            let first = entry.first.precedes(known.first, texts) ? entry.first : known.first
            if isLater { entries[index] = entry }
            entries[index].first = first
            return isLater ? known.isValid : entry.isValid
        }

        private mutating func position(of entry: Entry) -> Int? {
            guard entries.count >= Self.few else { return entries.firstIndex(where: entry.isSame) }
            for index in positions.count..<entries.count { positions[entries[index].tokenKey] = index }
            return positions[entry.tokenKey]
        }
    }

    /// Where a person is named; inputs come in the order of their names.
    struct Place {
        var input: UInt32
        var line: UInt32
        var index: UInt32
        /// Which of the row's people it is.
        var rank: UInt32

        private var numbers: (UInt32, UInt32, UInt32) { (line, index, rank) }

        func precedes(_ other: Place, _ texts: [UTF8Text]) -> Bool {
            if input == other.input { return numbers < other.numbers }
            return texts[Int(input)].string < texts[Int(other.input)].string
        }
    }

    struct Entry {
        struct TokenKey: Hashable {
            let token: UTF8Text
            let kind: Device.Kind
        }

        var token: UTF8Text
        var topic: UInt32
        var notifier: UInt32
        var team: UInt32
        var kind: Device.Kind
        var isValid: Bool
        var unread: Int?
        var hasBadBadge: Bool
        /// In seconds since 1970; the smallest number where that is unknown.
        var updated: Int
        var place: Place
        /// Where the person's device came first.
        var first: Place

        func isSame(_ other: Entry) -> Bool {
            kind == other.kind && token.equalsIgnoringASCIICase(other.token)
        }

        /// What two rows about one device have in common, whatever the case of their digits.
        var tokenKey: TokenKey { TokenKey(token: token.lowercasedASCII(), kind: kind) }
    }

    func has(_ id: UTF8Text) -> Bool { people[id]?.devices.isEmpty == false }

    /// Everyone, in the order in which they first come.
    var inOrder: [(id: UTF8Text, person: GatheredPerson)] {
        let firsts = people.compactMap { id, person in
            person.devices.map(\.first).min { $0.precedes($1, texts) }
                .map { (id: id, person: person, first: $0) }
        }
        return firsts.sorted { $0.first.precedes($1.first, texts) }.map { ($0.id, $0.person) }
    }

    mutating func add(_ row: DeviceRow, of ids: [UTF8Text], at place: MessagePlace) -> Int {
        var place = Place(
            input: number(of: place.origin), line: UInt32(clamping: place.line),
            index: UInt32(clamping: (place.index ?? -1) + 1), rank: 0)
        var entry = Entry(
            token: row.device.token, topic: number(of: row.device.topic),
            notifier: number(of: row.device.notifier), team: number(of: row.team), kind: row.device.kind,
            isValid: row.isValid, unread: row.unread, hasBadBadge: row.hasBadBadge,
            updated: row.updated?.seconds ?? .min, place: place, first: place)
        var replaced = 0
        for id in ids {
            (entry.place, entry.first) = (place, place)
            if people[id, default: GatheredPerson()].add(entry, texts) { replaced += 1 }
            place.rank += 1
        }
        return replaced
    }

    func text(_ number: UInt32) -> UTF8Text { texts[Int(number)] }

    /// Gives a recipient a person's devices and the largest of their counts.
    func fill(_ recipient: inout Recipient, from person: GatheredPerson) {
        recipient.knownUnread = person.unread
        recipient.devices = person.devices.sorted { $0.first.precedes($1.first, texts) }.map { entry in
            Device(
                token: entry.token, topic: text(entry.topic).nonEmpty,
                notifier: text(entry.notifier).nonEmpty, kind: entry.kind)
        }
    }

    /// The number of a text; absent and empty are the same.
    private mutating func number(of text: UTF8Text?) -> UInt32 {
        let text = text ?? ""
        if let number = numbers[text] { return number }
        let number = UInt32(truncatingIfNeeded: texts.count)
        texts.append(text)
        numbers[text] = number
        return number
    }
}
