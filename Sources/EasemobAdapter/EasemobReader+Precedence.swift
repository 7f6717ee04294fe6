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

/// The first of several spellings that is there.
private struct Strongest {
    private(set) var text: UTF8Text?
    private var key: EasemobKey?

    /// A spelling with another text than the one that counts.
    struct Loser {
        let key: EasemobKey
        let winner: EasemobKey
    }

    /// Takes the next weaker spelling, and returns it when it says something else than the one that counts.
    mutating func take(_ text: UTF8Text?, _ key: EasemobKey) -> Loser? {
        guard let text else { return nil }
        guard let winner = self.key else {
            self.text = text
            self.key = key
            return nil
        }
        return text == self.text ? nil : Loser(key: key, winner: winner)
    }
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
        message.isTitlePerhapsBody = wording.pushExtTitle == nil && wording.pushTitle != nil
        finishWords()
        finishLocalization()
        finishMentions()
        finishAppData()
        if containers.filter != nil { message.delivery.devices = filter }
        if containers.template != nil { message.template = template }
        if containers.directed != nil { message.directedTemplate = directed }
        if ignoresSound { message.sound = .silent }
        message.delivery.isVoIP = announcesCall.type || announcesCall.pushType
    }

    /// Of several spellings the first one that is there counts; the others are reported.
    private mutating func finishWords() {
        var title = Strongest()
        overrule(title.take(wording.pushExtTitle, .emPushExtTitle))
        overrule(title.take(wording.pushTitle, .emApnsExtEmPushTitle))
        overrule(title.take(wording.alertTitle, .emApnsExtEmAlertTitle))
        overrule(title.take(wording.pushName, .emApnsExtEmPushName))
        message.alert.title = title.text
        var body = Strongest()
        overrule(body.take(wording.pushExtContent, .emPushExtContent))
        overrule(body.take(wording.pushContent, .emApnsExtEmPushContent))
        overrule(body.take(wording.alertBody, .emApnsExtEmAlertBody))
        message.alert.body = body.text
    }

    /// Reports a spelling that gives way to another.
    private mutating func overrule(_ loser: Strongest.Loser?) {
        guard let loser else { return }
        values.note(
            .ignored, places.location(loser.key), severity: .info, "gives way to \(loser.winner.path)")
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
        } else {
            message.appData = leftovers
            return
        }
        noteLostLeftovers()
    }

    /// What is not delivered, because other data is.
    private mutating func noteLostLeftovers() {
        appData.apnsMembers?.forEachMember { member in
            if member.withKey({ EasemobKey($0, in: .emApnsExt) }) != nil { return }
            values.note(
                .ignored, places.location(of: member.key, in: .emApnsExt), severity: .info,
                "is not delivered, because e holds other data")
        }
    }

    /// The members of `em_apns_ext` that become application data when nothing else does (EM 9.13, reading E10).
    private var leftovers: RawJSON? {
        let appDataKeys = options.appDataKeys
        return appData.apnsMembers.flatMap { object in
            RawJSON.object(membersOf: object) { isLeftover($0, appDataKeys) }
        }
    }
}

/// Whether the vendor takes nothing else from a member of `em_apns_ext`.
private func isLeftover(_ name: borrowing UTF8Text, _ appDataKeys: Policies.AppDataKeys) -> Bool {
    switch EasemobKey(name, in: .emApnsExt) {
    case nil: true
    case .emApnsExtExtern, .emApnsExtEmPushTitle, .emApnsExtEmPushContent, .emApnsExtEmPushName,
        .emApnsExtEmPushChannelId, .emApnsExtEmHuaweiPushBadgeClass:
        false
    default: appDataKeys == .allButDocumented
    }
}
