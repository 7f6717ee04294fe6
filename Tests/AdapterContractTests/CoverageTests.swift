import MappingTables
import PushModel
import Testing

@Suite("The model and the tables")
struct CoverageTests {
    @Test("Every field is filled by a row of some vendor, or by keys without rows")
    func filled() {
        let rows = VendorSide.read.flatMap(\.table.rows)
        #expect(
            Coverage(fields: Set(rows.map { $0["field"] }), exceptions: Exceptions.fromNoVendor).problems
                == [])
    }

    @Test("Every field is spelled by a row of Apple's, or there is a reason why Apple never gets it")
    func spelled() {
        let rows = Checkout.mappings.apns.rows
        #expect(
            Coverage(fields: Set(rows.map { $0["field"] }), exceptions: Exceptions.notForApple).problems == []
        )
    }

    @Test("A field that nobody fills is reported, and so is an exception that is none any more")
    func planted() {
        var fields = Set(CanonicalField.allCases.map(\.rawValue))
        fields.remove("badge")
        #expect(Coverage(fields: fields, exceptions: [:]).problems == ["badge has no row and no reason"])
        fields.insert("badge")
        #expect(
            Coverage(fields: fields, exceptions: ["badge": "why"]).problems == [
                "badge has a row; remove it from the exceptions"
            ])
        #expect(
            Coverage(fields: fields, exceptions: ["smell": "why"]).problems == [
                "smell is no field; remove it from the exceptions"
            ])
    }
}

/// Which fields rows have, and which need none.
struct Coverage {
    let fields: Set<String>
    let exceptions: [String: String]

    var problems: [String] {
        let known = Set(CanonicalField.allCases.map(\.rawValue))
        let missing = known.subtracting(fields).subtracting(exceptions.keys)
        let needless = Set(exceptions.keys).intersection(fields)
        let unknown = Set(exceptions.keys).subtracting(known)
        return missing.sorted().map { "\($0) has no row and no reason" }
            + needless.sorted().map { "\($0) has a row; remove it from the exceptions" }
            + unknown.sorted().map { "\($0) is no field; remove it from the exceptions" }
    }
}

/// The fields that need no row, each with its reason.
enum Exceptions {
    /// Fields for which no vendor has a key.
    static let fromNoVendor: [String: String] = named(
        ["alert.launchImage", "alert.subtitleLocKey", "alert.subtitleLocArgs"],
        "no vendor has a key for it outside an alert that decides alone"
    ).merging(named(["explicitAlert.extras"], "holds the keys that no row knows")) { $1 }
        .merging(named(["content"], "is read by the tables of bodies")) { $1 }
        .merging(named(["conversation.parentID"], "is said by the key for a group, beside that for a topic"))
    { $1 }
        .merging(named(["leavesBadge"], "is said by the lack of a number in a delivered push")) { $1 }
        .merging(named(["mentions.named"], "is said by the key for everyone mentioned")) { $1 }

    /// Fields that reach Apple under another name, or never.
    static let notForApple: [String: String] = [
        named(["leavesBadge"], "is the lack of a number"),
        named(["content"], "is the conversation's alone"),
        named(
            ["kind", "text", "sender.name", "sender.groupName", "hasPrefix"], "becomes words of the alert"),
        named(
            ["memberText", "mentions", "mentions.named", "mentionTextDisabled", "conversation.kind"],
            "decides which words a recipient gets"),
        named(
            [
                "template.name", "template.titleArguments", "template.contentArguments", "directed.targets",
                "directed.name", "directed.titleArguments", "directed.contentArguments",
                "template.namedArguments",
            ], "is rendered into the alert"),
        named(
            [
                "explicitAlert.title", "explicitAlert.subtitle", "explicitAlert.body",
                "explicitAlert.launchImage", "explicitAlert.titleLocKey", "explicitAlert.titleLocArgs",
                "explicitAlert.subtitleLocKey", "explicitAlert.subtitleLocArgs", "explicitAlert.locKey",
                "explicitAlert.locArgs",
            ], "is written as the alert's member of the same name"),
        named(
            ["explicitAlert.extras", "apsExtras"], "holds keys that Apple's table lacks, written as they came"
        ),
        named(
            [
                "isSilent", "isOnlineOnly", "isStored", "force", "receivers", "audience.members",
                "audience.excluded", "devices.acceptedIDs", "devices.ignoredIDs", "devices.acceptedNotifiers",
                "devices.ignoredNotifiers", "overridesMute", "audience.isEveryone", "audience.condition",
                "conversation.parentID", "isRefused",
            ], "decides whether and where a push goes"),
        named(["isCounted", "badgeIncrement", "receiverUnread"], "decides what the badge counts"),
        named(["isUnread"], "decides what the app counts, and not the icon"),
        named(["mediaURL"], "stands at the payload's root, under the vendor's name for it"),
        named(["liveActivity"], "is a push of its own, which is not made"),
        named(["elements", "translations"], "becomes words of the alert"),
        named(["personal"], "becomes the words and the data of one receiver's push"),
        named(["typeName"], "stands in for a category, and stands among the keys of one payload style"),
        named(["conversation.sort"], "stands among the keys of one payload style"),
        named(["hidesTitle", "showsDetails"], "decides which words a recipient gets"),
        named(["isVoIP"], "chooses the push type and the topic"),
        named(
            ["id", "sender.id", "conversation.id", "appData", "rootData"],
            "stands among the application's keys, whose names are the payload style's"),
        named(
            ["clientID", "recall.clientID", "recall.messageID"],
            "stands in for a collapse identifier where recalls override"),
        named(
            ["timestamp", "platforms", "extension", "route.environment", "route.isEnabled", "recall.note"],
            "is the vendor's own business"),
    ].reduce(into: [:]) { $0.merge($1) { $1 } }

    private static func named(_ fields: [String], _ reason: String) -> [String: String] {
        Dictionary(fields.map { ($0, reason) }) { $1 }
    }
}
