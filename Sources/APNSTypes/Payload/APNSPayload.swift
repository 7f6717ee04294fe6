public import JSONDocument

/// Apple's payload, for those who build or read one themselves (Apple: Generating a remote notification).
///
/// The push type decides how some of it is spelled, so writing and reading take it. A payload that is read and written
/// again is the same JSON value: what a field cannot hold stays among the extras, byte for byte.
public struct APNSPayload: Sendable, Hashable {
    /// The words; nil shows none.
    public var alert: APNSAlert?
    /// What becomes of the number on the app's icon.
    public var badge = APNSBadge.unchanged
    /// The sound; nil for none.
    public var sound: APNSSound?
    /// The identifier that groups notifications.
    public var threadID: UTF8Text?
    /// The identifier of a category that the app registered.
    public var category: UTF8Text?
    /// Whether the app is woken to fetch content.
    public var isContentAvailable = false
    /// Whether the app's service extension may change the notification.
    public var isMutable = false
    /// The window to bring forward.
    public var targetContentID: UTF8Text?
    /// How much the notification may disturb; nil is active.
    public var interruptionLevel: InterruptionLevel?
    /// Where the notification stands in a summary, from 0 to 1; any number in a Live Activity.
    public var relevanceScore: Double?
    /// What a Focus filters by.
    public var filterCriteria: UTF8Text?
    /// What a push of type `liveactivity` says.
    public var liveActivity: LiveActivity?
    /// Whether a push of type `widgets` says that their content changed.
    public var isContentChanged = false
    /// What fills the address of a website push; such a push has it even when it is empty.
    public var urlArguments: [UTF8Text]?
    /// Members of `aps` that no field holds, in their order.
    public var extras: [APNSMember] = []
    /// The push magic of device management; such a payload has nothing else and no `aps`.
    public var mdm: UTF8Text?
    /// The app's own members beside `aps`, in their order.
    public var custom: [APNSMember] = []
    /// Whether `aps` is written although it is empty, as pushes of some types want it.
    public var hasAPS: Bool

    /// Creates an empty payload.
    ///
    /// - Parameter hasAPS: Whether `aps` is written even when it stays empty; device management has none.
    public init(hasAPS: Bool = true) {
        self.hasAPS = hasAPS
    }
}

extension APNSPayload {
    /// Reads a payload; nil for a value that is no object.
    ///
    /// - Parameters:
    ///   - value: The payload.
    ///   - type: The push's type; a Live Activity nests its words and its sound in its own way.
    public init?(_ value: JSONValue, as type: PushType = .alert) {
        guard value.kind == .object else { return nil }
        self.init(hasAPS: false)
        if let aps = value[APNSKey.rootAps.name], aps.kind == .object {
            hasAPS = true
            extras = aps.members { take($0, as: type) }
        }
        for member in value.members {
            switch APNSKey(member.key, in: .root) {
            case .rootAps where hasAPS: break
            case .rootMdm where member.value.kind == .string: mdm = member.value.string
            default: custom.append(APNSMember(key: member.key, value: member.value.raw))
            }
        }
    }

    /// Takes a member of `aps`; whether a field holds all of it.
    private mutating func take(_ member: JSONMember, as type: PushType) -> Bool {
        let value = member.value
        guard let key = APNSKey(member.key, in: .aps), key.types.allow(value) else { return false }
        switch key {
        case .apsAlert where type == .liveActivity:
            return alert.take(APNSAlert(ofLiveActivity: value, sound: &sound))
        case .apsAlert: return alert.take(APNSAlert(value))
        case .apsSound: return type != .liveActivity && sound.take(APNSSound(value))
        case .apsBadge: return takeBadge(value.integer)
        case .apsContentAvailable: return isContentAvailable.take(value, key)
        case .apsMutableContent: return isMutable.take(value, key)
        case .apsContentChanged: return isContentChanged.take(value, key)
        case .apsRelevanceScore: return relevanceScore.take(value.exactDouble)
        case .apsInterruptionLevel: return interruptionLevel.take(value.string.map(InterruptionLevel.init))
        case .apsUrlArgs: return urlArguments.take(value.texts)
        case .apsThreadId: return threadID.take(value.string)
        case .apsCategory: return category.take(value.string)
        case .apsTargetContentId: return targetContentID.take(value.string)
        case .apsFilterCriteria: return filterCriteria.take(value.string)
        default: return takeLiveActivity(value, key)
        }
    }

    private mutating func takeBadge(_ count: Int?) -> Bool {
        guard let count, count >= 0 else { return false }
        badge = count == 0 ? .cleared : .count(count)
        return true
    }

    private mutating func takeLiveActivity(_ value: JSONValue, _ key: APNSKey) -> Bool {
        var activity = liveActivity ?? LiveActivity(timestamp: nil, event: nil)
        return activity.take(value, key) && liveActivity.take(activity)
    }

    /// Writes the payload as one JSON object.
    ///
    /// - Parameters:
    ///   - writer: Receives the object.
    ///   - type: The push's type; a Live Activity nests its words and its sound in its own way.
    public func write(to writer: inout JSONWriter, as type: PushType = .alert) {
        writer.beginObject()
        if hasAPS || mdm == nil && hasContent { writeAPS(as: type, to: &writer) }
        writer.member(.rootMdm, mdm)
        writer.members(custom)
        writer.endObject()
    }

    /// The payload's bytes, which are to be measured and sent.
    public func bytes(as type: PushType = .alert) -> [UInt8] {
        var writer = JSONWriter()
        write(to: &writer, as: type)
        return writer.bytes()
    }

    private var hasContent: Bool {
        var empty = APNSPayload(hasAPS: hasAPS)
        empty.mdm = mdm
        empty.custom = custom
        return self != empty
    }

    private func writeAPS(as type: PushType, to writer: inout JSONWriter) {
        let isLiveActivity = type == .liveActivity
        writer.aps(of: self) { payload, writer in
            payload.writeAlert(isLiveActivity, to: &writer)
        } sound: { payload, writer in
            if !isLiveActivity { payload.sound?.write(.apsSound, to: &writer) }
        } others: { payload, writer in
            payload.liveActivity?.write(to: &writer)
            if payload.isContentChanged { writer.member(.apsContentChanged, RawJSON.bool(true)) }
            if let urlArguments = payload.urlArguments { writer.member(.apsUrlArgs, urlArguments) }
            writer.members(payload.extras)
        }
    }

    private func writeAlert(_ isLiveActivity: Bool, to writer: inout JSONWriter) {
        if isLiveActivity, alert != nil || sound != nil {
            (alert ?? APNSAlert()).writeOfLiveActivity(sound: sound, to: &writer)
        } else if let text = alert?.onlyText {
            writer.member(.apsAlert, text)
        } else if let extras = alert?.extras {
            writer.alert(of: self) { $1.members(extras) }
        }
    }
}

extension APNSPayload: APSContent {
    @usableFromInline package var badgeNumber: Int? {
        switch badge {
        case .unchanged: nil
        case .cleared: 0
        case .count(let count): max(count, 0)
        }
    }
    @usableFromInline package var interruptionLevelName: UTF8Text? { interruptionLevel?.rawValue }
    @usableFromInline package var relevanceScoreNumber: RawJSON? { relevanceScore.map(RawJSON.number) }
    @usableFromInline package var launchImage: UTF8Text? { alert?.launchImage }
    @usableFromInline package var isLocalized: Bool { alert != nil }

    @usableFromInline package func text(of line: AlertLine) -> UTF8Text? { alert?[keyPath: line.place].text }

    @usableFromInline package func localization(of line: AlertLine) -> (key: UTF8Text?, arguments: [UTF8Text])
    {
        let text = alert?[keyPath: line.place]
        return (text?.localizationKey, text?.arguments ?? [])
    }
}

/// A member of a payload that no field holds, kept byte for byte.
public struct APNSMember: Sendable, Hashable {
    /// The member's name.
    public var key: UTF8Text
    /// The member's value.
    public var value: RawJSON

    /// Creates a member.
    public init(key: UTF8Text, value: RawJSON) {
        self.key = key
        self.value = value
    }
}

extension JSONValue {
    /// A number that is written as the same number again; nil where a `Double` is not exact enough.
    var exactDouble: Double? {
        guard let double, RawJSON.number(double).parsed().root.isSame(as: self) else { return nil }
        return double
    }

    /// The strings of an array that holds nothing else.
    var texts: [UTF8Text]? {
        guard kind == .array else { return nil }
        let texts = elements.compactMap(\.string)
        return texts.count == elements.count ? texts : nil
    }

    /// The members of an object that a closure does not take; of those with one name only the last one counts.
    func members(unlessTaken take: (JSONMember) -> Bool) -> [APNSMember] {
        let last = members.filter { self[$0.key]?.byteOffset == $0.value.byteOffset }
        return last.filter { !take($0) }.map { APNSMember(key: $0.key, value: $0.value.raw) }
    }
}

extension RawJSON {
    static func number(_ value: Double) -> RawJSON {
        var writer = JSONWriter(capacity: 32)
        writer.double(value)
        return (try? RawJSON(validating: writer.text())) ?? .null
    }
}

extension Optional {
    /// Takes a value over if there is one; whether there is.
    mutating func take(_ value: Wrapped?) -> Bool {
        guard let value else { return false }
        self = value
        return true
    }
}

extension Bool {
    /// Takes a flag over; whether the value is the one that sets it.
    mutating func take(_ value: JSONValue, _ key: APNSKey) -> Bool {
        guard key.values.allow(value) else { return false }
        self = true
        return true
    }
}

extension JSONWriter {
    /// Writes the key of the next member.
    @inlinable @inline(__always)
    package mutating func key(_ key: APNSKey) { self.key(key.spelling) }

    /// Writes a member with a string; nothing when there is none.
    @inlinable @inline(__always)
    package mutating func member(_ key: APNSKey, _ text: UTF8Text?) { member(key.spelling, text) }

    /// Writes a member with an integer; nothing when there is none.
    @inlinable @inline(__always)
    package mutating func member(_ key: APNSKey, _ number: Int?) {
        guard let number else { return }
        self.key(key)
        integer(number)
    }

    /// Writes a member with a value as it is spelled; nothing when there is none.
    @inlinable @inline(__always)
    package mutating func member(_ key: APNSKey, _ value: RawJSON?) {
        guard let value else { return }
        self.key(key)
        raw(value)
    }

    /// Writes a flag as the number 1, as most of Apple's flags are spelled; nothing when it is not set.
    @inlinable @inline(__always)
    package mutating func flag(_ key: APNSKey, _ isSet: Bool) {
        if isSet { member(key, 1) }
    }

    /// Writes a member with strings, none included.
    package mutating func member(_ key: APNSKey, _ texts: [UTF8Text]) {
        self.key(key)
        beginArray()
        for text in texts { string(text) }
        endArray()
    }

    /// Writes members that no field holds.
    mutating func members(_ members: [APNSMember]) {
        for member in members {
            key(member.key)
            raw(member.value)
        }
    }
}
