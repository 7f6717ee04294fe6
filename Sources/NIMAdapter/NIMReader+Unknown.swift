import PushModel

/// Members that no row of the table knows: the app's own where the vendor hands those on, else told and left out.
extension NIMReader {
    mutating func takeUnknown(
        _ member: borrowing JSONMember, _ scope: NIMKey.Scope, of container: NIMSpelling?
    ) {
        switch scope {
        // The app's own.
        case .pushPayload, .payload: message.rootData.append(JSONField(member))
        case .apsField, .payloadAps: message.apsExtras.append(JSONField(member))
        case .apsFieldAlert, .payloadApsAlert: message.alert.extras.append(JSONField(member))

        case .sdkMessage, .sdkV2Message:
            noteRest(
                member, of: container,
                "holds more than what names the message it takes back; no push depends on the rest")
        case .serverV1Body where (envelope.type.value ?? 0) != 0:
            noteRest(
                member, of: container, "holds an attachment, which no push carries; its members are left out")
        case .sdk, .sdkV2, .serverV1, .serverV2, .copy, .sdkSession, .serverV1Body, .serverV2Message:
            noteUnknown(member, of: container, "is no key that PushBridge knows here; no push depends on it")
        case .sdkSetting, .sdkApnsMemberOption, .sdkApns, .sdkV2PushConfig, .sdkV2MessageConfig,
            .sdkV2RouteConfig, .sdkV2TargetConfig, .sdkV2NotificationConfig, .serverV1Option,
            .serverV2PushConfig, .serverV2MessageConfig, .serverV2RouteConfig, .serverV2TargetOption,
            .serverV2NotificationConfig:
            noteUnknown(
                member, of: container, "is no key that the vendor documents here, and has no effect")
        }
    }

    private mutating func noteUnknown(
        _ member: borrowing JSONMember, of container: NIMSpelling?, _ words: String
    ) {
        if member.value.isNull { return }
        let place =
            container.map { places.location(of: member.key, in: $0) }
            ?? Location(row: "", path: "/" + pointerStep(member.key))
        values.note(.ignored, place, severity: .info, words)
    }

    /// One word for all members of an object, however many it has.
    private mutating func noteRest(
        _ member: borrowing JSONMember, of container: NIMSpelling?, _ words: String
    ) {
        guard let container, !member.value.isNull, !toldOf.contains(container) else { return }
        toldOf.append(container)
        values.note(.dropped, places.location(container), severity: .info, words)
    }
}
