/// What moves from LeanCloud lose: a sample for each row that the page names.
enum LeanCloudSamples {
    private static let all4 = ["easemob", "nim", "tencent", "rongcloud"]

    static let all = contents + messages + settings

    private static let contents = [
        Sample(row: "LC-003", targets: ["rongcloud"], input: push(#""alert":{"subtitle":"S","body":"B"}"#)),
        Sample(row: "LC-004", targets: ["nim"], input: push(#""alert":{"title":"T","body":"B"}"#)),
        Sample(
            row: "LC-006", targets: ["tencent"], input: push(#""alert":{"title-loc-key":"K","body":"B"}"#)),
        Sample(row: "LC-013", targets: ["nim", "rongcloud"], input: push(#""alert":"B","badge":3"#)),
        Sample(
            row: "LC-014", targets: ["easemob", "tencent"],
            input: push(#""alert":"B","sound":{"name":"a.caf","critical":1,"volume":1}"#)),
        Sample(row: "LC-014", targets: ["rongcloud"], input: push(#""alert":"B","sound":"a.caf""#)),
        Sample(row: "LC-015", targets: ["tencent"], input: push(#""alert":"B","category":"C""#)),
        Sample(row: "LC-018", targets: ["tencent"], input: push(#""alert":"B","content-available":1"#)),
        Sample(row: "LC-019", targets: ["rongcloud"], input: push(#""alert":"B","mutable-content":0"#)),
        Sample(row: "LC-021", targets: ["tencent"], input: push(#""alert":"B","collapse-id":"C""#)),
        Sample(row: "LC-022", targets: all4, input: push(#""alert":"B","apns-priority":5"#)),
        Sample(
            row: "LC-023", targets: ["easemob", "nim", "rongcloud"],
            input: push(#""alert":"B","apns-push-type":"voip""#)),
        Sample(
            row: "LC-049", targets: ["easemob", "tencent", "rongcloud"],
            input: push(#""alert":"B","order":1"#)),
    ]

    private static let messages = [
        Sample(row: "LC-039", targets: ["nim"], input: message(text: String(repeating: "x", count: 5_001))),
        Sample(
            row: "LC-043", targets: ["nim"],
            input:
                #"{"path":"/1.2/rtm/broadcasts","from_client":"a","message":"{\"_lctype\":-1,\"_lctext\":\"Hi\"}","push":{"alert":"B"}}"#
        ),
        Sample(
            row: "LC-047", targets: ["easemob"],
            input:
                #"{"path":"/1.2/rtm/conversations/c/messages","from_client":"a","message":"{\"_lctype\":-2,\"_lcfile\":{\"url\":\"https://example.com/a.png\"}}"}"#
        ),
        Sample(
            row: "LC-051", targets: ["nim"], input: message(text: "Hi", #","mention_all":true"#),
            shape: "server-v1"),
        Sample(
            row: "LC-130", targets: ["tencent", "rongcloud"],
            input: #"{"where":{"channels":"news"},"data":{"alert":"B"}}"#),
    ]

    private static let settings = [
        Sample(row: "LCS-003", targets: all4, input: #"{"offlinePush":{"alert":"B"}}"#)
    ]

    /// A message whose push content has members.
    private static func push(_ members: String) -> String {
        message(text: "Hi", ",\"push_data\":{\(members)}")
    }

    private static func message(text: String, _ members: String = "") -> String {
        #"{"path":"/1.2/rtm/conversations/c/messages","from_client":"a","message":"{\"_lctype\":-1,\"_lctext\":\"\#(text)\"}"\#(members)}"#
    }
}
