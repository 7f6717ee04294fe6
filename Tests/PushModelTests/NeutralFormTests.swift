import PushModel
import Testing

@Suite("The neutral form")
struct NeutralFormTests {
    @Test("A message that says nothing has no field")
    func empty() {
        #expect(CanonicalField.allCases.filter { PushMessage().value(of: $0) != nil } == [])
        #expect(neutral(PushMessage()) == "{}")
    }

    @Test("A message that says everything has every field", arguments: CanonicalField.allCases)
    func full(field: CanonicalField) throws {
        let value = try #require(PushMessage.everything.value(of: field))
        #expect(value.text == UTF8Text(try #require(Self.expected[field.rawValue])))
    }

    @Test("The form is one flat object in the fields' fixed order")
    func order() throws {
        let members = try JSONDocument(neutral(.everything)).root.members.map(\.key.string)
        #expect(members == CanonicalField.allCases.map(\.rawValue))
    }

    @Test("Whom something is for is all, a list, or left out")
    func audience() {
        var message = PushMessage()
        message.force = .everyone
        message.mentions = .listed([])
        #expect(neutral(message) == #"{"mentions":[],"force":"all"}"#)
    }

    @Test("Silence is a sound that is false, which differs from no word about sound")
    func silence() {
        var message = PushMessage()
        message.sound = .silent
        #expect(neutral(message) == #"{"sound":false}"#)
        message.sound = .critical(.emptyObject)
        #expect(neutral(message) == #"{"sound":{}}"#)
    }

    @Test("An empty list of members is not the absence of one")
    func members() {
        var message = PushMessage()
        message.members = []
        #expect(neutral(message) == #"{"audience.members":[]}"#)
    }

    private func neutral(_ message: PushMessage) -> String {
        var writer = JSONWriter()
        message.write(to: &writer)
        return writer.text().string
    }

    private static let expected: [String: String] = [
        "kind": #""image""#, "text": #""t""#, "id": #""m""#, "clientID": #""c""#, "timestamp": #""7""#,
        "sender.id": #""s""#, "sender.name": #""n""#, "sender.groupName": #""gn""#,
        "conversation.kind": #""group""#, "conversation.id": #""g""#, "receivers": #"["r"]"#,
        "audience.members": #"["am"]"#, "audience.excluded": #"["ax"]"#,
        "isSilent": "true", "isOnlineOnly": "true", "isStored": "false", "isCounted": "false",
        "mentions": #"["me"]"#, "mentions.named": #"["nm"]"#, "force": #""all""#, "memberText": #""mt""#,
        "mentionTextDisabled": "true",
        "devices.acceptedIDs": #"["d1"]"#, "devices.ignoredIDs": #"["d2"]"#,
        "devices.acceptedNotifiers": #"["d3"]"#, "devices.ignoredNotifiers": #"["d4"]"#, "isVoIP": "true",
        "alert.title": #""A1""#, "alert.subtitle": #""A2""#, "alert.body": #""A3""#,
        "alert.launchImage": #""A4""#, "alert.titleLocKey": #""A5""#, "alert.titleLocArgs": #"["A6"]"#,
        "alert.subtitleLocKey": #""A7""#, "alert.subtitleLocArgs": #"["A8"]"#, "alert.locKey": #""A9""#,
        "alert.locArgs": #"["A0"]"#,
        "explicitAlert.title": #""E1""#, "explicitAlert.subtitle": #""E2""#, "explicitAlert.body": #""E3""#,
        "explicitAlert.launchImage": #""E4""#, "explicitAlert.titleLocKey": #""E5""#,
        "explicitAlert.titleLocArgs": #"["E6"]"#, "explicitAlert.subtitleLocKey": #""E7""#,
        "explicitAlert.subtitleLocArgs": #"["E8"]"#, "explicitAlert.locKey": #""E9""#,
        "explicitAlert.locArgs": #"["E0"]"#, "explicitAlert.extras": #"{"x":1}"#,
        "hasPrefix": "false", "template.name": #""tn""#, "template.titleArguments": #"["ta"]"#,
        "template.contentArguments": #"["tc"]"#, "directed.targets": #"["dt"]"#, "directed.name": #""dn""#,
        "directed.titleArguments": #"["da"]"#, "directed.contentArguments": #"["dc"]"#,
        "badge": "0", "leavesBadge": "true", "sound": #""a.caf""#, "category": #""ca""#, "threadID": #""th""#,
        "isMutable": "true",
        "isContentAvailable": "true", "interruptionLevel": #""passive""#, "relevanceScore": "0.50",
        "targetContentID": #""tci""#, "filterCriteria": #""fc""#, "apsExtras": #"{"y":1.10}"#,
        "content": #"{"url":"https://example.com/a.jpg"}"#,
        "collapseID": #""co""#, "appData": #"{"e":null}"#, "rootData": #"{"z":[]}"#,
        "platforms": #"{"fcm":{}}"#, "extension": #"{"k":1}"#, "route.environment": #""test""#,
        "route.isEnabled": "false", "recall.messageID": #""rm""#, "recall.clientID": #""rc""#,
        "recall.note": #""rn""#, "mediaURL": #""https://a/b.png""#, "hidesTitle": "true",
        "showsDetails": "true", "badgeIncrement": "2",
        "translations": #"[{"language":"en","title":"lt","body":"lb"}]"#,
        "template.namedArguments": #"{"N":1}"#, "isUnread": "false", "liveActivity": #"{"LaId":"l"}"#,
        "elements": #"[{"kind":"image"},{"kind":"custom","text":"ec"}]"#, "overridesMute": "true",
        "audience.isEveryone": "true", "audience.condition": #"{"TagsAnd":["a"]}"#,
        "conversation.parentID": #""pg""#, "receiverUnread": "4", "isRefused": "true",
        "priority": "5", "typeName": #""RC:TxtMsg""#, "conversation.sort": #""system""#,
        "personal": #"[{"receiver":"u","body":"pb"}]"#,
    ]
}
