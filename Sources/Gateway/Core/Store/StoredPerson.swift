/// What is kept of a person.
struct StoredPerson: Sendable, Hashable, Codable {
    var id: String
    /// What they set: a recipient as in a recipients file, without `unread` and `devices`, as JSON.
    @ExportedBytes var settings: [UInt8] = []
    /// How many messages count in the badge.
    var unread: Int = 0
    /// Whether they are connected; nil where nobody said.
    var isOnline: Bool?
    /// When that was said last, in Unix milliseconds; 0 for never.
    var presenceAt: Int = 0
    /// When the settings were put, in Unix milliseconds.
    var updatedAt: Int = 0
}

/// How a counter changes.
enum UnreadChange: Sendable, Hashable {
    case set(Int)
    case add(Int)

    /// The greatest count: the greatest number that JSON numbers carry exactly everywhere.
    static let most = 9_007_199_254_740_991

    /// The count after the change, from 0 to ``most``.
    func count(after count: Int) -> Int {
        switch self {
        case .set(let number): return min(max(number, 0), Self.most)
        case .add(let number):
            let (sum, isTooFar) = count.addingReportingOverflow(number)
            return isTooFar ? (number < 0 ? 0 : Self.most) : min(max(sum, 0), Self.most)
        }
    }
}

/// A device that a person can be reached on.
struct StoredDevice: Sendable, Hashable, Codable {
    var person: String
    /// The device token in lower-case hexadecimal digits.
    var token: String
    /// The app's bundle identifier; nil for the profile's.
    var topic: String?
    /// The vendor's identifier of the device.
    var deviceID: String?
    /// The name of the certificate with which the device was bound.
    var notifier: String?
    /// The language of its system; nil for the person's.
    var language: String?
    /// `alert` or `voip`.
    var kind: String = "alert"
    /// `production` or `sandbox`.
    var environment: String = "production"
    /// When the app registered the token, in Unix milliseconds.
    var registeredAt: Int
    /// Apple's reason for refusing it since; nil for a device that is pushed to.
    var refusal: String?

    /// The device as it is kept where one with its token is known already.
    ///
    /// The same device keeps the time of its registration where none is given, and Apple's refusal unless it was registered
    /// later: a list that is put again revives nothing.
    func following(_ known: StoredDevice, isTimeKnown: Bool) -> StoredDevice {
        guard (person, topic, kind, environment) == (known.person, known.topic, known.kind, known.environment)
        else { return self }
        var device = self
        if !isTimeKnown { device.registeredAt = known.registeredAt }
        if device.registeredAt <= known.registeredAt { device.refusal = known.refusal }
        return device
    }
}

/// A group with its members.
struct StoredGroup: Sendable, Hashable, Codable {
    var id: String
    var members: [String]
    /// The owner and the managers; nil where nobody listed them.
    var managers: [String]?
    /// What its pushes call it; nil where nobody said.
    var name: String?
}
