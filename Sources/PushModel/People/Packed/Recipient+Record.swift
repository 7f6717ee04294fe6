/// All values that a record has numbers for.
private enum Choices {
    static let displays = DisplayStyle.allCases
    static let modes = NotificationMode.allCases
    static let flags = [false, true]
    static let kinds = Conversation.Kind.allCases
    static let mutes = ConversationMute.allCases
    static let sorts = ConversationSetting.Sort.allCases
    static let receptions = ConversationSetting.Reception.allCases
    static let zeros = Policies.ZeroInterval.allCases
    static let channels = Device.Kind.allCases
    static let environments = Device.Environment.allCases
}

extension Recipient {
    /// Writes the person.
    func write(to record: inout RecordWriter, zones: inout [TimeZoneRule]) {
        record.text(id)
        record.text(nickname)
        record.choice(display, among: Choices.displays)
        record.choice(mode, among: Choices.modes)
        record.text(language)
        record.optional(quiet) { $0.write(to: &$1, zones: &zones) }
        record.list(conversations) { $0.write(to: &$1) }
        record.text(template)
        record.text(textKey)
        record.list(remarks) { remark, record in
            record.text(remark.key)
            record.text(remark.value)
        }
        record.optional(knownUnread) { $1.number($0) }
        record.choice(pushesWhileDesktopOnline, among: Choices.flags)
        record.list(tags) { $1.text($0) }
        record.list(devices) { $0.write(to: &$1) }
    }

    /// Reads a person whose texts share the record's bytes.
    init(_ record: inout RecordReader, zones: [TimeZoneRule]) {
        self.init(id: record.text() ?? "")
        nickname = record.text()
        display = record.choice(among: Choices.displays)
        mode = record.choice(among: Choices.modes)
        language = record.text()
        if record.flag() { quiet = QuietTime(&record, zones: zones) }
        conversations = record.list { ConversationSetting(&$0) }
        template = record.text()
        textKey = record.text()
        for _ in 0..<record.number() {
            guard let id = record.text(), let name = record.text() else { break }
            remarks[id] = name
        }
        knownUnread = record.optional { $0.number() }
        pushesWhileDesktopOnline = record.choice(among: Choices.flags)
        tags = record.list { $0.text() ?? "" }
        devices = record.list { Device(&$0) }
    }

    /// The same person in bytes of their own, who does not keep the document in memory that they were read from.
    var detached: Recipient {
        var writer = RecordWriter()
        var zones: [TimeZoneRule] = []
        write(to: &writer, zones: &zones)
        var reader = RecordReader(writer.take(), at: 0)
        return Recipient(&reader, zones: zones)
    }
}

extension QuietTime {
    fileprivate func write(to record: inout RecordWriter, zones: inout [TimeZoneRule]) {
        record.optional(daily) { daily, record in
            record.number(daily.start)
            record.number(daily.end)
            record.choice(daily.zero, among: Choices.zeros)
            record.choice(daily.mode, among: Choices.modes)
        }
        record.optional(from) { $1.number($0.seconds) }
        record.optional(until) { $1.number($0.seconds) }
        record.flag(isZoneNamed)
        record.number(zones.count)
        zones.append(zone)
    }

    fileprivate init(_ record: inout RecordReader, zones: [TimeZoneRule]) {
        self.init()
        daily = record.optional { record in
            DailyInterval(
                start: record.number(), end: record.number(), zero: record.choice(among: Choices.zeros),
                mode: record.choice(among: Choices.modes))
        }
        from = record.optional { Instant(seconds: $0.number()) }
        until = record.optional { Instant(seconds: $0.number()) }
        isZoneNamed = record.flag()
        zone = zones[record.number()]
    }
}

extension ConversationSetting {
    fileprivate func write(to record: inout RecordWriter) {
        record.choice(kind, among: Choices.kinds)
        record.text(id)
        record.choice(mode, among: Choices.modes)
        record.optional(quietUntil) { $1.number($0.seconds) }
        record.choice(mute, among: Choices.mutes)
        record.choice(sort, among: Choices.sorts)
        record.choice(reception, among: Choices.receptions)
    }

    fileprivate init(_ record: inout RecordReader) {
        self.init(kind: record.choice(among: Choices.kinds) ?? .direct, id: record.text() ?? "")
        mode = record.choice(among: Choices.modes)
        quietUntil = record.optional { Instant(seconds: $0.number()) }
        mute = record.choice(among: Choices.mutes) ?? .off
        sort = record.choice(among: Choices.sorts)
        reception = record.choice(among: Choices.receptions) ?? .all
    }
}

extension Device {
    fileprivate func write(to record: inout RecordWriter) {
        record.text(token)
        record.text(topic)
        record.text(id)
        record.text(notifier)
        record.text(language)
        record.choice(kind, among: Choices.channels)
        record.choice(environment, among: Choices.environments)
    }

    fileprivate init(_ record: inout RecordReader) {
        self.init(
            token: record.text() ?? "", topic: record.text(), id: record.text(), notifier: record.text(),
            language: record.text(), kind: record.choice(among: Choices.channels) ?? .alert,
            environment: record.choice(among: Choices.environments) ?? .production)
    }
}

/// Reads what a ``RecordWriter`` wrote, in the same order.
struct RecordReader {
    private let record: UTF8Text
    private var position: Int

    init(_ record: UTF8Text, at index: Int) {
        self.record = record
        position = index
    }

    mutating func number() -> Int {
        let first = next()
        if first < 0x40 { return Int(first) }
        var number = UInt(first & 0x3F)
        var shift: UInt = 6
        while true {
            let byte = next()
            number |= UInt(byte & 0x3F) << shift
            if byte < 0x40 { return Int(bitPattern: number) }
            shift += 6
        }
    }

    private mutating func next() -> UInt8 {
        defer { position += 1 }
        return record[position]
    }

    mutating func text() -> UTF8Text? {
        let length = number()
        if length == 0 { return nil }
        let start = position
        position += length - 1
        return record[start..<position]
    }

    /// Whether the text has exactly the bytes of another, which is cheaper than cutting it out.
    mutating func hasText(_ other: UTF8Text) -> Bool {
        guard number() == other.count + 1, position + other.count <= record.count else { return false }
        return record.withBytes { bytes in
            other.withBytes { others in
                others.indices.allSatisfy { bytes[position + $0] == others[$0] }
            }
        }
    }

    mutating func flag() -> Bool { number() != 0 }

    mutating func choice<Value>(among all: [Value]) -> Value? {
        let number = number()
        return number == 0 ? nil : all[number - 1]
    }

    mutating func optional<Value>(_ read: (inout RecordReader) -> Value) -> Value? {
        flag() ? read(&self) : nil
    }

    mutating func list<Element>(_ read: (inout RecordReader) -> Element) -> [Element] {
        let count = number()
        if count < 2 { return count == 0 ? [] : [read(&self)] }
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(read(&self)) }
        return elements
    }
}

/// Writes numbers and texts in few bytes.
///
/// All the bytes are valid UTF-8, so that texts can be cut out of them again and nothing need be copied.
struct RecordWriter: Sendable {
    /// What was written and not taken.
    private(set) var bytes: [UInt8] = []

    /// Takes all that was written; the next byte is written into the memory that it had.
    mutating func take() -> UTF8Text {
        defer { bytes.removeAll(keepingCapacity: true) }
        return UTF8Text(repairing: ByteSlice(bytes))
    }

    /// Makes room for some short records at once: a line may bring a few people of its own.
    mutating func reserve() { bytes.reserveCapacity(128) }

    /// Six bits a byte, the lowest first; 0x40 says that another byte follows.
    mutating func number(_ number: Int) {
        var rest = UInt(bitPattern: number)
        while rest >= 0x40 {
            bytes.append(0x40 | UInt8(truncatingIfNeeded: rest & 0x3F))
            rest >>= 6
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// The number of bytes and one more, then the bytes; 0 for no text.
    mutating func text(_ text: UTF8Text?) {
        guard let text else { return number(0) }
        number(text.count + 1)
        text.withBytes { bytes.append(contentsOf: $0) }
    }

    mutating func flag(_ flag: Bool) { number(flag ? 1 : 0) }

    /// The place of a value among all that there are, and one more; 0 for no value.
    mutating func choice<Value: Equatable>(_ value: Value?, among all: [Value]) {
        number(value.flatMap { all.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
    }

    mutating func optional<Value>(_ value: Value?, _ write: (Value, inout RecordWriter) -> Void) {
        flag(value != nil)
        if let value { write(value, &self) }
    }

    mutating func list<Elements: Collection>(
        _ elements: Elements, _ write: (Elements.Element, inout RecordWriter) -> Void
    ) {
        number(elements.count)
        for element in elements { write(element, &self) }
    }
}
