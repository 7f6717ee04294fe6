import APNSTypes

/// A payload whose `aps` holds these members.
func aps(_ members: String) -> String { #"{"aps":{\#(members)}}"# }

/// A Live Activity's payload that updates one, with more members.
func activity(_ more: String, event: String = "update") -> String {
    aps(#""timestamp":1,"event":"\#(event)","content-state":{}\#(more)"#)
}

let shown = #""alert":{"body":"B"}"#
let starting = #","alert":{"title":"T"},"attributes":{},"attributes-type":"A""#

extension LintCase {
    static let all: [LintCase] = purpose + headers + sizes + keys + words + activities + others

    private static let purpose: [LintCase] = [
        LintCase(
            .backgroundPriority, good: LintedRequest(aps(#""content-available":1"#), .background),
            bad: LintedRequest(aps(#""content-available":1"#), .background) { $0.priority = .immediate },
            at: "apns-priority"),
        LintCase(
            .backgroundPriority, good: LintedRequest(aps(#""content-available":1"#), .background),
            bad: LintedRequest(aps(#""content-available":1"#), .background) { $0.priority = .passive },
            at: "apns-priority"),
        LintCase(
            .backgroundShows, good: LintedRequest(aps(#""content-available":1"#), .background),
            bad: LintedRequest(aps(#""content-available":1,"badge":0"#), .background), at: "/aps/badge"),
        LintCase(
            .backgroundShows, good: LintedRequest(aps(#""content-available":1"#), .background),
            bad: LintedRequest(aps(#""content-available":1,"sound":"default""#), .background),
            at: "/aps/sound"),
        LintCase(
            .alertAsBackground, good: LintedRequest(aps(shown)), bad: LintedRequest(aps(shown), .background),
            at: "apns-push-type"),
        LintCase(
            .wakeUpBesideAlert, good: LintedRequest(aps(shown + #","content-available":1"#)),
            bad: LintedRequest(aps(shown + #","content-available":1"#), .background), at: "apns-push-type"),
        LintCase(
            .invisible, good: LintedRequest(aps(#""content-available":1"#)), bad: LintedRequest(aps("")),
            at: "/aps"),
        LintCase(.invisible, good: LintedRequest(aps(shown)), bad: LintedRequest(#"{"k":1}"#), at: "/aps"),
        LintCase(
            .badgeOrSoundAsBackground, good: LintedRequest(aps(#""badge":0"#)),
            bad: LintedRequest(aps(#""badge":0"#), .background), at: "apns-push-type"),
        LintCase(
            .badgeOrSoundAsBackground, good: LintedRequest(aps(#""sound":"a.caf""#)),
            bad: LintedRequest(aps(#""sound":"a.caf""#), .background), at: "apns-push-type"),
        LintCase(
            .backgroundWithoutWakeUp, good: LintedRequest(aps(#""content-available":1"#), .background),
            bad: LintedRequest(aps(""), .background), at: "apns-push-type"),
        LintCase(
            .wakeUpWithBadgeOrSound, good: LintedRequest(aps(shown + #","content-available":1,"badge":1"#)),
            bad: LintedRequest(aps(#""content-available":1,"badge":1"#)), at: "/aps/content-available"),
        LintCase(
            .mutableWithoutAlert, good: LintedRequest(aps(shown + #","mutable-content":1"#)),
            bad: LintedRequest(aps(#""badge":1,"mutable-content":1"#)), at: "/aps/mutable-content"),
    ]

    private static let headers: [LintCase] = [
        LintCase(
            .voipTopic, good: LintedRequest("{}", .voip) { $0.topic = "com.example.app.voip" },
            bad: LintedRequest("{}", .voip) { $0.topic = "com.example.app" }, at: "apns-topic"),
        LintCase(
            .voipTopic, good: LintedRequest("{}", .voip),
            bad: LintedRequest("{}", .voip) { $0.topic = "com.voip-ptt" },
            at: "apns-topic"),
        LintCase(
            .topicSuffix, good: LintedRequest(aps(shown)) { $0.topic = "com.example.app" },
            bad: LintedRequest(aps(shown)) { $0.topic = "com.example.app.voip" }, at: "apns-topic"),
        LintCase(
            .topicSuffix, good: LintedRequest("{}", .location) { $0.topic = "com.a.location-query" },
            bad: LintedRequest("{}", .location) { $0.topic = "com.a" }, at: "apns-topic"),
        LintCase(
            .topicSuffix, good: LintedRequest(#"{"mdm":"M"}"#, .mdm) { $0.topic = "uid.voip" },
            bad: LintedRequest(activity(""), .liveActivity) { $0.topic = "com.a.push-type.widgets" },
            at: "apns-topic"),
        LintCase(
            .oneAttemptPowerAware, good: LintedRequest(aps(shown)) { $0.expiration = .once },
            bad: LintedRequest(aps(shown)) {
                $0.expiration = .once
                $0.priority = .powerAware
            }, at: "apns-expiration"),
        LintCase(
            .priorityOfType, good: LintedRequest("{}", .voip),
            bad: LintedRequest("{}", .voip) { $0.priority = .powerAware }, at: "apns-priority"),
        LintCase(
            .priorityOfType, good: LintedRequest(activity(""), .liveActivity) { $0.priority = .powerAware },
            bad: LintedRequest(activity(""), .liveActivity) { $0.priority = .passive }, at: "apns-priority"),
        LintCase(
            .identifierNotUuid,
            good: LintedRequest(aps(shown)) { $0.id = "123e4567-e89b-12d3-a456-4266554400a0" },
            bad: LintedRequest(aps(shown)) { $0.id = "123E4567-E89B-12D3-A456-4266554400A0" }, at: "apns-id"),
        LintCase(
            .identifierNotUuid,
            good: LintedRequest(aps(shown)) { $0.requestID = "123e4567-e89b-12d3-a456-4266554400a0" },
            bad: LintedRequest(aps(shown)) { $0.requestID = "123e4567e89b-12d3-a456-4266554400a0-" },
            at: "apns-request-id"),
        LintCase(
            .broadcast, good: LintedRequest(activity(""), .liveActivity) { $0.channelID = "aGk=" },
            bad: LintedRequest(aps(shown)) { $0.channelID = "aGk=" }, at: "apns-push-type"),
        LintCase(
            .broadcast, good: LintedRequest(activity(starting, event: "start"), .liveActivity),
            bad: LintedRequest(activity(starting, event: "start"), .liveActivity) { $0.channelID = "aGk=" },
            at: "/aps/event"),
        LintCase(
            .broadcast, good: LintedRequest(activity(""), .liveActivity),
            bad: LintedRequest(activity(""), .liveActivity) {
                $0.channelID = "aGk="
                $0.topic = "com.a.push-type.liveactivity"
            }, at: "apns-topic"),
        LintCase(
            .unknownPushType, good: LintedRequest("{}", .controls),
            bad: LintedRequest("{}", PushType(rawValue: "hologram")), at: "apns-push-type"),
    ]

    private static let sizes: [LintCase] = [
        LintCase(
            .payloadSize, good: LintedRequest(filled(to: 4_096)), bad: LintedRequest(filled(to: 4_097)),
            at: ""
        ),
        LintCase(
            .payloadSize, good: LintedRequest(filled(to: 5_120), .voip),
            bad: LintedRequest(filled(to: 5_121), .voip), at: ""),
        LintCase(
            .payloadSize,
            good: LintedRequest(filledActivity(to: 5_120), .liveActivity) { $0.channelID = "aGk=" },
            bad: LintedRequest(filledActivity(to: 4_097), .liveActivity), at: ""),
        LintCase(
            .collapseIdSize, good: LintedRequest(aps(shown)) { $0.collapseID = long(64) },
            bad: LintedRequest(aps(shown)) { $0.collapseID = long(65) }, at: "apns-collapse-id"),
    ]

    private static func filled(to bytes: Int) -> String {
        let frame = aps(#""alert":"""#).utf8.count
        return aps(#""alert":"\#(String(repeating: "x", count: bytes - frame))""#)
    }

    private static func filledActivity(to bytes: Int) -> String {
        let frame = activity(#","category":"""#).utf8.count
        return activity(#","category":"\#(String(repeating: "x", count: bytes - frame))""#)
    }

    private static func long(_ count: Int) -> UTF8Text { UTF8Text(String(repeating: "x", count: count)) }
}
