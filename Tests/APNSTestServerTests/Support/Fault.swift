import APNSTypes

@testable import APNSTestServer

/// Something wrong with a request, and Apple's answer to it.
struct Fault: CustomStringConvertible, Sendable {
    let description: String
    let reason: RejectionReason
    let commit: @Sendable (inout Subject) -> Void

    init(
        _ description: String, _ reason: RejectionReason,
        _ commit: @escaping @Sendable (inout Subject) -> Void
    ) {
        self.description = description
        self.reason = reason
        self.commit = commit
    }

    /// One or more for each check, in the order of the checks.
    static let inOrder: [Fault] = path + content + delivery + sender

    private static let path: [Fault] = [
        Fault("a GET", .methodNotAllowed) { $0[.method] = "GET" },
        Fault("the path of a broadcast", .badPath) { $0[.path] = "/4/broadcasts/apps/a" },
        Fault("no path", .badPath) { $0[.path] = nil },
        Fault("a path without a token", .missingDeviceToken) { $0[.path] = "/3/device/" },
        Fault("a path without even a slash", .missingDeviceToken) { $0[.path] = "/3/device" },
        Fault("a token that is not hexadecimal", .badDeviceToken) {
            $0[.path] = "/3/device/" + String(repeating: "xy", count: 32)
        },
        Fault("a token of 62 digits", .badDeviceToken) {
            $0[.path] = "/3/device/" + String(repeating: "ab", count: 31)
        },
        Fault("a token of 65 digits", .badDeviceToken) {
            $0[.path] = "/3/device/" + Subject.device + "a"
        },
        Fault("something behind the token", .badDeviceToken) {
            $0[.path] = "/3/device/" + Subject.device + "/x"
        },
        Fault("a header twice", .duplicateHeaders) { $0.repeatsHeader = true },
        Fault("an identifier in capitals", .badMessageID) {
            $0[.id] = "8F6B2A1C-0D4E-4F5A-9B7C-1E2D3F4A5B6C"
        },
        Fault("an identifier without dashes", .badMessageID) {
            $0[.id] = "8f6b2a1c00d4e04f5a09b7c01e2d3f4a5b6c"
        },
        Fault("an empty identifier", .badMessageID) { $0[.id] = "" },
    ]

    private static let content: [Fault] = [
        Fault("no topic", .missingTopic) { $0[.topic] = nil },
        Fault("an empty topic", .missingTopic) { $0[.topic] = "" },
        Fault("an alert with the topic of a call", .badTopic) {
            $0[.pushType] = "alert"
            $0[.topic] = "com.example.app.voip"
        },
        Fault("a call without its suffix", .badTopic) {
            $0[.pushType] = "voip"
            $0[.topic] = "com.example.app"
        },
        Fault("a suffix and nothing else", .badTopic) {
            $0[.pushType] = "voip"
            $0[.topic] = ".voip"
        },
        Fault("an unknown push type", .invalidPushType) { $0[.pushType] = "Alert" },
        Fault("no body", .payloadEmpty) { $0.body = "" },
        Fault("an array", .payloadEmpty) { $0.body = "[]" },
        Fault("half a body", .payloadEmpty) { $0.body = #"{"aps":{"alert""# },
        Fault("a background push that shows something", .invalidPushType) {
            $0.become("background", #"{"aps":{"content-available":1,"badge":1}}"#)
        },
        Fault("a background push that wakes nobody", .invalidPushType) {
            $0.become("background", #"{"aps":{}}"#)
        },
        Fault("an alert that only wakes the app", .invalidPushType) {
            $0.become("alert", #"{"aps":{"content-available":1}}"#)
        },
        Fault("a Live Activity without an event", .invalidPushType) {
            $0.become("liveactivity", #"{"aps":{"timestamp":1}}"#, suffix: ".push-type.liveactivity")
        },
        Fault("widgets that did not change", .invalidPushType) {
            $0.become("widgets", #"{"aps":{}}"#, suffix: ".push-type.widgets")
        },
        Fault("device management with aps", .invalidPushType) {
            $0.become("mdm", #"{"mdm":"magic","aps":{}}"#)
        },
    ]

    private static let delivery: [Fault] = [
        Fault("priority 7", .badPriority) { $0[.priority] = "7" },
        Fault("priority +5", .badPriority) { $0[.priority] = "+5" },
        Fault("a background push at once", .badPriority) {
            $0.become("background", #"{"aps":{"content-available":1}}"#)
            $0[.priority] = "10"
        },
        Fault("a background push without a priority", .badPriority) {
            $0.become("background", #"{"aps":{"content-available":1}}"#)
            $0[.priority] = nil
        },
        Fault("an expiration with a fraction", .badExpirationDate) { $0[.expiration] = "1.5" },
        Fault("a negative expiration", .badExpirationDate) { $0[.expiration] = "-1" },
        Fault("an empty expiration", .badExpirationDate) { $0[.expiration] = "" },
        Fault("a collapse identifier of 65 bytes", .badCollapseID) {
            $0[.collapseID] = String(repeating: "c", count: 65)
        },
        Fault("an empty collapse identifier", .badCollapseID) { $0[.collapseID] = "" },
        Fault("4097 bytes", .payloadTooLarge) {
            $0.become("alert", alert(bytes: 4_097))
            $0[.priority] = "10"
        },
        Fault("5121 bytes of a call", .payloadTooLarge) {
            $0.become("voip", alert(bytes: 5_121), suffix: ".voip")
            $0[.priority] = "10"
        },
    ]

    private static let sender: [Fault] = [
        Fault("no token", .missingProviderToken) { $0.token = .missing },
        Fault("a token that no key signed", .invalidProviderToken) {
            $0.token = .refused("The provider token is not what a known key signed.")
        },
        Fault("a token behind an expired one", .expiredProviderToken) {
            let reason = RejectionReason.expiredProviderToken
            $0.connection.note(.missing, Refusal(reason: reason, words: ""))
            $0.sign(Subject.token(Subject.key("KEY0000001")))
        },
        Fault("a token of an hour and a second", .expiredProviderToken) {
            $0.sign(Subject.token(Subject.key("KEY0000001"), age: 3_601))
        },
        Fault("a token of the time to come", .expiredProviderToken) {
            $0.sign(Subject.token(Subject.key("KEY0000001"), age: -61))
        },
        Fault("a token of another team", .forbidden) {
            $0.remember(Subject.token(Subject.key("KEY0000001")))
            $0.sign(Subject.token(Subject.key("KEY0000002", team: "TEAM000002")))
        },
        Fault("a new token after 1199 seconds", .tooManyProviderTokenUpdates) {
            $0.connection = ConnectionMemory()
            $0.remember(Subject.token(Subject.key("KEY0000001"), age: 1_300))
            $0.sign(Subject.token(Subject.key("KEY0000001"), age: 101, mark: 1))
        },
        Fault("another token of the same second", .tooManyProviderTokenUpdates) {
            $0.connection = ConnectionMemory()
            $0.remember(Subject.token(Subject.key("KEY0000001")))
            $0.sign(Subject.token(Subject.key("KEY0000001"), mark: 1))
        },
        Fault("a key of the other environment", .badEnvironmentKeyIDInToken) {
            $0.connection = ConnectionMemory()
            $0.sign(Subject.token(Subject.key("KEY0000001", environment: .production)))
        },
        Fault("a key that is not related", .unrelatedKeyIDInToken) {
            $0.connection = ConnectionMemory()
            $0.remember(Subject.token(Subject.key("KEY0000001", related: "KEY0000003")))
            $0.sign(Subject.token(Subject.key("KEY0000002")))
        },
        Fault("a key for other topics", .topicDisallowed) {
            $0.connection = ConnectionMemory()
            $0.sign(Subject.token(Subject.key("KEY0000001", topics: ["com.example.other"])))
        },
        Fault("a device of another topic", .deviceTokenNotForTopic) {
            $0.connection = ConnectionMemory()
            $0.sign(Subject.token(Subject.key("KEY0000001")))
            $0.rules.registrations = [DeviceToken(Subject.device): "com.example.other"]
        },
    ]

    /// The payload of an alert that has so many bytes.
    static func alert(bytes count: Int) -> String {
        let frame = #"{"aps":{"alert":""}}"#
        return #"{"aps":{"alert":"\#(String(repeating: "x", count: count - frame.utf8.count))"}}"#
    }
}

extension Subject {
    /// Becomes a push of a type, with the topic and the priority that belong to it.
    mutating func become(_ type: String, _ body: String, suffix: String = "") {
        self[.pushType] = type
        self[.topic] = "com.example.app\(suffix)"
        self[.priority] = "5"
        self.body = body
    }

    mutating func sign(_ token: GenuineToken) {
        self.token = .genuine(token)
    }
}
