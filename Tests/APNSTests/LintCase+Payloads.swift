import APNSTypes

extension LintCase {
    static let keys: [LintCase] = [
        misspelt("content_available", "1"), misspelt("mutable_content", "1"), misspelt("thread_id", #""t""#),
        misspelt("threadId", #""t""#), misspelt("Badge", "1"),
        LintCase(
            .otherSpelling, good: LintedRequest(aps(#""alert":{"loc-key":"K"}"#)),
            bad: LintedRequest(aps(#""alert":{"loc_key":"K"}"#)), at: "/aps/alert/loc_key"),
        LintCase(
            .events, good: LintedRequest(activity(""), .liveActivity),
            bad: LintedRequest(activity(#","events":"update""#), .liveActivity), at: "/aps/events"),
        wrongType("alert", "[1]", good: #""B""#), wrongType("alert", "5", good: "{}"),
        wrongType("badge", #""1""#, good: "0"), wrongType("badge", "1.5", good: "1.0"),
        wrongType("sound", "1", good: #""default""#), wrongType("category", "7", good: #""C""#),
        wrongType("mutable-content", #""1""#, good: "1"),
        wrongType("relevance-score", #""0.5""#, good: "0.5"),
        LintCase(
            .wrongType, good: LintedRequest(aps(#""alert":{"title":"T"}"#)),
            bad: LintedRequest(aps(#""alert":{"title":5}"#)), at: "/aps/alert/title"),
        LintCase(
            .wrongType, good: LintedRequest(aps(shown)), bad: LintedRequest(#"{"aps":"{}"}"#), at: "/aps",
            also: [.invisible]),
        LintCase(
            .unknownKey, good: LintedRequest(#"{"aps":{"alert":"B"},"mine":1}"#),
            bad: LintedRequest(aps(#""alert":"B","mi~/ne":1"#)), at: "/aps/mi~0~1ne"),
        LintCase(
            .unknownKey, good: LintedRequest(aps(shown)),
            bad: LintedRequest(aps(#""alert":{"body":"B","mine":1}"#)), at: "/aps/alert/mine"),
        dead("summary-arg", #""x""#), dead("summary-arg-count", "1"), dead("action", #""x""#),
        dead("action-loc-key", #""x""#),
        value("interruption-level", #""time-senstive""#, good: #""time-sensitive""#),
        value("content-available", "2", good: "1"), value("mutable-content", "0", good: "1"),
        value("badge", "-1", good: "0"),
        LintCase(
            .valueNotAllowed,
            good: LintedRequest(
                aps(#""alert":"B","interruption-level":"critical","sound":{"critical":1,"volume":1}"#)),
            bad: LintedRequest(
                aps(#""alert":"B","interruption-level":"critical","sound":{"critical":1,"volume":1.1}"#)),
            at: "/aps/sound/volume"),
        LintCase(
            .noPayload, good: LintedRequest(aps(shown)), bad: LintedRequest("[]"), at: ""),
        LintCase(.noPayload, good: LintedRequest(aps(shown)), bad: LintedRequest("{"), at: ""),
    ]

    static let words: [LintCase] = [
        LintCase(
            .argumentNotText, good: LintedRequest(aps(#""alert":{"loc-key":"K","loc-args":["1"]}"#)),
            bad: LintedRequest(aps(#""alert":{"loc-key":"K","loc-args":["1",2]}"#)), at: "/aps/alert/loc-args"
        ),
        LintCase(
            .argumentsWithoutKey,
            good: LintedRequest(aps(#""alert":{"title-loc-key":"K","title-loc-args":[]}"#)),
            bad: LintedRequest(aps(#""alert":{"loc-key":"K","title-loc-args":["1"]}"#)),
            at: "/aps/alert/title-loc-args"),
        LintCase(
            .wordsAsObject,
            good: LintedRequest(activity(#","alert":{"title":{"loc-key":"K"}}"#), .liveActivity),
            bad: LintedRequest(aps(#""alert":{"title":{"loc-key":"K"}}"#)), at: "/aps/alert/title"),
    ]

    static let activities: [LintCase] = [
        LintCase(
            .liveActivityBasics, good: LintedRequest(activity(""), .liveActivity),
            bad: LintedRequest(aps(#""event":"update""#), .liveActivity), at: "/aps"),
        LintCase(
            .liveActivityBasics, good: LintedRequest(activity(""), .liveActivity),
            bad: LintedRequest(aps(#""timestamp":1"#), .liveActivity), at: "/aps"),
        LintCase(
            .liveActivityStart, good: LintedRequest(activity(starting, event: "start"), .liveActivity),
            bad: LintedRequest(
                activity(#","attributes":{},"attributes-type":"A""#, event: "start"), .liveActivity),
            at: "/aps"),
        LintCase(
            .liveActivityEnd, good: LintedRequest(activity("", event: "end"), .liveActivity),
            bad: LintedRequest(aps(#""timestamp":1,"event":"end""#), .liveActivity), at: "/aps"),
        LintCase(
            .keyOfAnotherPushType, good: LintedRequest(activity(""), .liveActivity),
            bad: LintedRequest(aps(shown + #","event":"update""#)), at: "/aps/event"),
        LintCase(
            .keyOfAnotherPushType, good: LintedRequest(aps(#""content-changed":true"#), .widgets),
            bad: LintedRequest(aps(shown + #","content-changed":true"#)), at: "/aps/content-changed"),
        LintCase(
            .soundInTheWrongPlace,
            good: LintedRequest(activity(#","alert":{"title":"T","sound":"s"}"#), .liveActivity),
            bad: LintedRequest(activity(#","sound":"s""#), .liveActivity), at: "/aps/sound"),
        LintCase(
            .soundInTheWrongPlace, good: LintedRequest(aps(shown + #","sound":"s""#)),
            bad: LintedRequest(aps(#""alert":{"body":"B","sound":"s"}"#)), at: "/aps/alert/sound"),
        LintCase(
            .relevanceRange, good: LintedRequest(activity(#","relevance-score":100"#), .liveActivity),
            bad: LintedRequest(aps(shown + #","relevance-score":100"#)), at: "/aps/relevance-score"),
    ]

    static let others: [LintCase] = [
        LintCase(
            .criticalSoundAndLevel,
            good: LintedRequest(aps(shown + #","sound":{"critical":1},"interruption-level":"critical""#)),
            bad: LintedRequest(aps(shown + #","sound":{"critical":1}"#)), at: "/aps/sound"),
        LintCase(
            .criticalSoundAndLevel, good: LintedRequest(aps(shown + #","sound":{"critical":0,"name":"a"}"#)),
            bad: LintedRequest(aps(shown + #","interruption-level":"critical""#)),
            at: "/aps/interruption-level"),
        LintCase(
            .widgetsUnchanged, good: LintedRequest(aps(#""content-changed":true"#), .widgets),
            bad: LintedRequest(aps(""), .widgets), at: "/aps"),
        LintCase(
            .managementPayload, good: LintedRequest(#"{"mdm":"M"}"#, .mdm),
            bad: LintedRequest(#"{"mdm":"M","aps":{}}"#, .mdm), at: ""),
        LintCase(
            .managementPayload, good: LintedRequest(#"{"mdm":"M"}"#, .mdm),
            bad: LintedRequest("{}", .mdm), at: ""),
    ]

    private static func misspelt(_ key: String, _ value: String) -> LintCase {
        LintCase(
            .otherSpelling, good: LintedRequest(aps(shown)),
            bad: LintedRequest(aps(shown + #","\#(key)":\#(value)"#)), at: "/aps/\(key)")
    }

    private static func wrongType(_ key: String, _ value: String, good: String) -> LintCase {
        let before = key == "alert" ? "" : shown + ","
        return LintCase(
            .wrongType, good: LintedRequest(aps(before + #""\#(key)":\#(good)"#)),
            bad: LintedRequest(aps(before + #""\#(key)":\#(value)"#)), at: "/aps/\(key)")
    }

    private static func dead(_ key: String, _ value: String) -> LintCase {
        LintCase(
            .deadKey, good: LintedRequest(aps(shown)),
            bad: LintedRequest(aps(#""alert":{"body":"B","\#(key)":\#(value)}"#)), at: "/aps/alert/\(key)")
    }

    private static func value(_ key: String, _ value: String, good: String) -> LintCase {
        LintCase(
            .valueNotAllowed, good: LintedRequest(aps(shown + #","\#(key)":\#(good)"#)),
            bad: LintedRequest(aps(shown + #","\#(key)":\#(value)"#)), at: "/aps/\(key)")
    }
}
