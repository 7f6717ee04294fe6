import APNSTypes
import PushModel

/// Which fields of a message decide what stands at a place of a record of `translate`.
enum ShownFields {
    /// The fields, those first that say it directly; none for a place that nobody knows.
    static func fields(at path: String) -> [CanonicalField] {
        if let fields = several[path] { return fields }
        if path.hasPrefix("/message/"), let field = CanonicalField(rawValue: String(path.dropFirst(9))) {
            return [field]
        }
        return single[path].map { [$0] } ?? []
    }

    /// Whether people read what stands there.
    static func isWords(_ path: String) -> Bool { path.hasPrefix("/payload/aps/alert") }

    /// The places that one field fills, as `Mappings/apns.tsv` says.
    private static let single: [String: CanonicalField] = {
        var fields: [String: CanonicalField] = [:]
        for key in APNSKey.allCases {
            if let field = key.field.flatMap(CanonicalField.init(rawValue:)) { fields[key.pointer] = field }
        }
        return fields
    }()

    /// The places for which several fields can be said.
    private static let several: [String: [CanonicalField]] = [
        "/payload/aps/alert/title": [
            .title, .explicitTitle, .templateTitleArguments, .directedTitleArguments, .templateName,
            .directedName,
        ],
        "/payload/aps/alert/subtitle": [.subtitle, .explicitSubtitle],
        "/payload/aps/alert/body": [
            .body, .explicitBody, .memberText, .templateContentArguments, .directedContentArguments,
            .templateName, .directedName, .directedTargets, .text, .hasPrefix, .senderGroupName,
            .senderName, .mentions,
        ],
        "/payload/aps/alert/launch-image": [.launchImage, .explicitLaunchImage],
        "/payload/aps/alert/title-loc-key": [.titleLocKey, .explicitTitleLocKey],
        "/payload/aps/alert/title-loc-args": [.titleLocArgs, .explicitTitleLocArgs],
        "/payload/aps/alert/subtitle-loc-key": [.subtitleLocKey, .explicitSubtitleLocKey],
        "/payload/aps/alert/subtitle-loc-args": [.subtitleLocArgs, .explicitSubtitleLocArgs],
        "/payload/aps/alert/loc-key": [.locKey, .explicitLocKey],
        "/payload/aps/alert/loc-args": [.locArgs, .explicitLocArgs],
        "/payload/aps/alert": [.explicitExtras],
        "/payload/aps/badge": [.badge, .isCounted, .leavesBadge],
        "/payload/aps": [.apsExtras],
        "/payload": [.appData, .rootData, .title, .isVoIP],
        "/headers/apns-push-type": [.isVoIP],
        "/headers/apns-collapse-id": [
            .collapseID, .clientID, .recallClientID, .recallMessageID,
        ],
        "/suppressed": [
            .isSilent, .isOnlineOnly, .isStored, .force, .overridesMute, .mentions, .namedMentions, .members,
            .excludedMembers,
            .directedTargets, .memberText, .kind, .acceptedDevices, .ignoredDevices, .acceptedNotifiers,
            .ignoredNotifiers,
        ],
    ]
}
