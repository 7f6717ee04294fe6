/// What a notification sounds like.
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

    func write(to writer: inout JSONWriter) {
        switch self {
        case .file(let name): writer.string(name)
        case .critical(let sound):
            writer.beginObject()
            writer.member(.soundCritical, sound.isCritical.map { $0 ? 1 : 0 })
            writer.member(.soundName, sound.name)
            writer.member(.soundVolume, sound.volume)
            writer.endObject()
        }
    }

    /// Reads a sound; nil for a value that is none, or holds what a sound cannot.
    init?(_ value: JSONValue) {
        if let name = value.string {
            self = .file(name)
            return
        }
        guard value.kind == .object else { return nil }
        var sound = Critical(isCritical: nil)
        for member in value.members {
            guard let key = APNSKey(member.key, in: .sound), sound.take(member.value, key) else { return nil }
        }
        self = .critical(sound)
    }
}

extension APNSSound.Critical {
    fileprivate mutating func take(_ value: JSONValue, _ key: APNSKey) -> Bool {
        guard key.types.hold(value) else { return false }
        switch key {
        case .soundCritical:
            guard let flag = value.integer, flag == 0 || flag == 1 else { return false }
            isCritical = flag == 1
        case .soundName: name = value.string
        case .soundVolume:
            guard let level = value.exactDouble else { return false }
            volume = level
        default: return false
        }
        return true
    }
}
