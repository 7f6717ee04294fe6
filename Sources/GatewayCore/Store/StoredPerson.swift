/// What is kept of a person.
public struct StoredPerson: Sendable, Hashable {
    /// The user identifier.
    public var id: String
    /// What they set: a recipient as in a recipients file, without `unread` and `devices`, as JSON.
    public var settings: [UInt8]
    /// How many messages count in the badge.
    public var unread: Int
    /// Whether they are connected; nil where nobody said.
    public var isOnline: Bool?
    /// When that was said last, in Unix milliseconds; 0 for never.
    public var presenceAt: Int
    /// When the settings were put, in Unix milliseconds.
    public var updatedAt: Int

    /// Creates a person.
    public init(
        id: String, settings: [UInt8] = [], unread: Int = 0, isOnline: Bool? = nil, presenceAt: Int = 0,
        updatedAt: Int = 0
    ) {
        self.id = id
        self.settings = settings
        self.unread = unread
        self.isOnline = isOnline
        self.presenceAt = presenceAt
        self.updatedAt = updatedAt
    }
}

/// How a counter changes.
public enum UnreadChange: Sendable, Hashable {
    /// It is this much now.
    case set(Int)
    /// It is so much more, or less.
    case add(Int)
}

/// A device that a person can be reached on.
public struct StoredDevice: Sendable, Hashable {
    /// The person.
    public var person: String
    /// The device token in lower-case hexadecimal digits.
    public var token: String
    /// The app's bundle identifier; nil for the profile's.
    public var topic: String?
    /// The vendor's identifier of the device.
    public var deviceID: String?
    /// The name of the certificate with which the device was bound.
    public var notifier: String?
    /// The language of its system; nil for the person's.
    public var language: String?
    /// `alert` or `voip`.
    public var kind: String
    /// `production` or `sandbox`.
    public var environment: String
    /// When the app registered the token, in Unix milliseconds.
    public var registeredAt: Int
    /// Apple's reason for refusing it since; nil for a device that is pushed to.
    public var refusal: String?

    /// Creates a device.
    public init(
        person: String, token: String, topic: String? = nil, deviceID: String? = nil, notifier: String? = nil,
        language: String? = nil, kind: String = "alert", environment: String = "production",
        registeredAt: Int, refusal: String? = nil
    ) {
        self.person = person
        self.token = token
        self.topic = topic
        self.deviceID = deviceID
        self.notifier = notifier
        self.language = language
        self.kind = kind
        self.environment = environment
        self.registeredAt = registeredAt
        self.refusal = refusal
    }

    /// The device as it is kept where one with its token is known already.
    ///
    /// The same device keeps the time of its registration where none is given, and Apple's refusal unless it was registered
    /// later: a list that is put again revives nothing.
    ///
    /// - Parameters:
    ///   - known: What is kept.
    ///   - isTimeKnown: Whether ``registeredAt`` is when the app registered the token; else it is when somebody told of it.
    /// - Returns: The device as it is kept.
    public func following(_ known: StoredDevice, isTimeKnown: Bool) -> StoredDevice {
        guard (person, topic, kind, environment) == (known.person, known.topic, known.kind, known.environment)
        else { return self }
        var device = self
        if !isTimeKnown { device.registeredAt = known.registeredAt }
        if device.registeredAt <= known.registeredAt { device.refusal = known.refusal }
        return device
    }
}

/// A group with its members.
public struct StoredGroup: Sendable, Hashable {
    /// The group's identifier.
    public var id: String
    /// The members.
    public var members: [String]
    /// The owner and the managers; nil where nobody listed them.
    public var managers: [String]?
    /// What its pushes call it; nil where nobody said.
    public var name: String?

    /// Creates a group.
    public init(id: String, members: [String], managers: [String]? = nil, name: String? = nil) {
        self.id = id
        self.members = members
        self.managers = managers
        self.name = name
    }
}
