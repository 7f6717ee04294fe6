/// The sound of a notification.
public enum APNSSound: Sendable, Hashable {
    /// A file in the app's bundle or its `Library/Sounds`; `default` is the system's own.
    case file(UTF8Text)
    /// The sound of a critical alert, which needs Apple's entitlement.
    case critical(Critical)

    /// A sound that may ignore the mute switch.
    public struct Critical: Sendable, Hashable {
        /// Whether it ignores the mute switch; nil leaves the member out.
        public var isCritical: Bool?
        /// The file, as for an ordinary sound.
        public var name: UTF8Text?
        /// From 0, silent, to 1, full volume; nil leaves it to the system.
        public var volume: Double?

        /// Creates a critical sound.
        public init(isCritical: Bool? = true, name: UTF8Text? = nil, volume: Double? = nil) {
            self.isCritical = isCritical
            self.name = name
            self.volume = volume
        }
    }

    /// Writes the member `sound` of `aps`, or of a Live Activity's alert.
    func write(_ key: APNSKey, to writer: inout JSONWriter) {
        switch self {
        case .file(let name): writer.member(key, name)
        case .critical(let sound):
            writer.key(key)
            writer.beginObject()
            writer.member(.soundCritical, sound.isCritical.map { $0 ? 1 : 0 })
            writer.member(.soundName, sound.name)
            writer.member(.soundVolume, sound.volume.map(RawJSON.number))
            writer.endObject()
        }
    }

    /// Reads a sound; nil for a value that is none, or holds what a sound cannot.
    init?(_ value: JSONValue) {
        if let name = value.string {
            self = .file(name)
            return
        }
        var sound = Critical(isCritical: nil)
        guard value.kind == .object, value.members(unlessTaken: { sound.take($0) }).isEmpty else {
            return nil
        }
        self = .critical(sound)
    }
}

extension APNSSound.Critical {
    fileprivate mutating func take(_ member: JSONMember) -> Bool {
        guard let key = APNSKey(member.key, in: .sound), key.types.allow(member.value) else { return false }
        switch key {
        case .soundCritical:
            return key.values.allow(member.value) && isCritical.take(member.value.integer.map { $0 == 1 })
        case .soundName: return name.take(member.value.string)
        case .soundVolume: return volume.take(member.value.exactDouble)
        default: return false
        }
    }
}

/// What becomes of the number on the app's icon: three states.
public enum APNSBadge: Sendable, Hashable {
    /// No member: the number is left as it is.
    case unchanged
    /// `0`: the number is removed.
    case cleared
    /// The number to show; zero or less removes it.
    case count(Int)
}
