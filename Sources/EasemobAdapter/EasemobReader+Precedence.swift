import PushModel

/// Every spelling of title and body that a message can hold, the strongest first (EM 2.3).
struct Wording {
    var pushExtTitle: UTF8Text?
    var pushTitle: UTF8Text?
    var alertTitle: UTF8Text?
    var pushName: UTF8Text?
    var pushExtContent: UTF8Text?
    var pushContent: UTF8Text?
    var alertBody: UTF8Text?
}

/// The sources of the application data `e`, the strongest first (EM 1.8).
struct AppDataSources {
    var custom: RawJSON?
    var extern: RawJSON?
    /// `em_apns_ext` itself, when it is a string.
    var text: RawJSON?
    /// `em_apns_ext`, when it is an object; what the vendor does not take from it is application data.
    var apnsMembers: JSONValue?
}

/// What is decided once every key was seen: which of several spellings counts.
extension EasemobReader {
    mutating func finish() {
        message.alert.title = strongest([
            (wording.pushExtTitle, .emPushExtTitle), (wording.pushTitle, .emApnsExtEmPushTitle),
            (wording.alertTitle, .emApnsExtEmAlertTitle), (wording.pushName, .emApnsExtEmPushName),
        ])
        message.isTitlePerhapsBody = wording.pushExtTitle == nil && wording.pushTitle != nil
        message.alert.body = strongest([
            (wording.pushExtContent, .emPushExtContent), (wording.pushContent, .emApnsExtEmPushContent),
            (wording.alertBody, .emApnsExtEmAlertBody),
        ])
        finishLocalization()
        finishMentions()
        finishAppData()
        if containers.filter != nil { message.delivery.devices = filter }
        if containers.template != nil { message.template = template }
        if containers.directed != nil { message.directedTemplate = directed }
        if ignoresSound { message.sound = .silent }
        message.delivery.isVoIP = announcesCall.type || announcesCall.pushType
        if !extensionFields.isEmpty {
            message.extension = .object(of: extensionFields)
        }
    }

    /// The first spelling that is there; the others are reported.
    private mutating func strongest(_ spellings: [(text: UTF8Text?, key: EasemobKey)]) -> UTF8Text? {
        var chosen: (text: UTF8Text, key: EasemobKey)?
        for spelling in spellings {
            guard let text = spelling.text else { continue }
            guard let winner = chosen else {
                chosen = (text, spelling.key)
                continue
            }
            if text != winner.text {
                values.note(
                    .ignored, places.location(spelling.key), severity: .info,
                    "gives way to \(winner.key.path)")
            }
        }
        return chosen?.text
    }

    /// Arguments without their key mean nothing.
    private mutating func finishLocalization() {
        if message.alert.localization.titleKey == nil && !message.alert.localization.titleArguments.isEmpty {
            message.alert.localization.titleArguments = []
            values.note(
                .ignored, places.location(.emApnsExtEmPushTitleLocArgs),
                "has no effect without em_push_title_loc_key")
        }
        if message.alert.localization.bodyKey == nil && !message.alert.localization.bodyArguments.isEmpty {
            message.alert.localization.bodyArguments = []
            values.note(
                .ignored, places.location(.emApnsExtEmPushBodyLocArgs),
                "has no effect without em_push_body_loc_key")
        }
    }

    /// The list at the root of `ext` decides; the nested one only where there is none (EM 9.4).
    private mutating func finishMentions() {
        if let root = mentions.root {
            message.delivery.mentions = root
            if mentions.nested != nil {
                values.note(
                    .ignored, places.location(.emApnsExtEmAtList), severity: .info,
                    "gives way to ext.em_at_list")
            }
        } else if let nested = mentions.nested {
            message.delivery.mentions = nested
            values.note(
                .ambiguous, places.location(.emApnsExtEmAtList),
                "was read as the list of those mentioned. Send it at the root of ext")
        }
    }

    private mutating func finishAppData() {
        let leftovers = leftovers
        if let custom = appData.custom {
            message.appData = custom
            if appData.extern != nil {
                values.note(
                    .ignored, places.location(.emApnsExtExtern), severity: .info,
                    "gives way to em_push_ext.custom")
            }
        } else if let extern = appData.extern {
            message.appData = extern
        } else if let text = appData.text {
            message.appData = text
        } else if !leftovers.isEmpty {
            message.appData = .object(of: leftovers.map(JSONField.init))
            return
        }
        for member in leftovers where EasemobKey(member.key, in: .emApnsExt) == nil {
            values.note(
                .ignored, places.location(of: member.key, in: .emApnsExt), severity: .info,
                "is not delivered, because e holds other data")
        }
    }

    /// The members of `em_apns_ext` that become application data when nothing else does (EM 9.13, reading E10).
    private var leftovers: [JSONMember] {
        guard let object = appData.apnsMembers else { return [] }
        return object.members.filter { member in
            switch EasemobKey(member.key, in: .emApnsExt) {
            case nil: true
            case .emApnsExtExtern, .emApnsExtEmPushTitle, .emApnsExtEmPushContent, .emApnsExtEmPushName,
                .emApnsExtEmPushChannelId, .emApnsExtEmHuaweiPushBadgeClass:
                false
            default: options.appDataKeys == .allButDocumented
            }
        }
    }
}
