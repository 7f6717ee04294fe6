import PushModel

/// Every spelling of title and body that a message can hold, the strongest first (EM 9.10, EM 9.11, EM-030).
struct Wording {
    var pushExtTitle: UTF8Text?
    var pushTitle: UTF8Text?
    var alertTitle: UTF8Text?
    var pushName: UTF8Text?
    var pushExtContent: UTF8Text?
    var pushContent: UTF8Text?
    var alertBody: UTF8Text?
}

extension Wording {
    /// The spelling of the title that counts.
    fileprivate var titleKey: EasemobKey? {
        if pushExtTitle != nil { return .emPushExtTitle }
        if pushTitle != nil { return .emApnsExtEmPushTitle }
        if alertTitle != nil { return .emApnsExtEmAlertTitle }
        return pushName == nil ? nil : .emApnsExtEmPushName
    }

    /// The spelling of the body that counts.
    fileprivate var bodyKey: EasemobKey? {
        if pushExtContent != nil { return .emPushExtContent }
        if pushContent != nil { return .emApnsExtEmPushContent }
        return alertBody == nil ? nil : .emApnsExtEmAlertBody
    }
}

/// The sources of the application data `e`, the strongest first (EM 9.12).
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
        if containers.filter != nil { message.delivery.devices = filter }
        if containers.template != nil { message.template = template }
        if containers.directed != nil { message.directedTemplate = directed }
        finishAppData()
        finishSound()
        message.delivery.isVoIP = announcesCall.type || announcesCall.pushType
    }

    /// Of several spellings the first one that is there counts; the others are reported.
    private mutating func finishWords() {
        if let winner = wording.titleKey {
            let title = wording.pushExtTitle ?? wording.pushTitle ?? wording.alertTitle ?? wording.pushName
            message.alert.title = title
            noteLoser(wording.pushTitle, .emApnsExtEmPushTitle, against: title, winner)
            noteLoser(wording.alertTitle, .emApnsExtEmAlertTitle, against: title, winner)
            noteLoser(wording.pushName, .emApnsExtEmPushName, against: title, winner)
        }
        if let winner = wording.bodyKey {
            let body = wording.pushExtContent ?? wording.pushContent ?? wording.alertBody
            message.alert.body = body
            noteLoser(wording.pushContent, .emApnsExtEmPushContent, against: body, winner)
            noteLoser(wording.alertBody, .emApnsExtEmAlertBody, against: body, winner)
        }
    }

    /// Reports a spelling that says something else than the one that counts.
    @inline(__always)  // else the texts are copied
    private mutating func noteLoser(
        _ text: UTF8Text?, _ key: EasemobKey, against chosen: UTF8Text?, _ winner: EasemobKey
    ) {
        if let text, text != chosen { noteLoser(key, winner) }
    }

    private mutating func noteLoser(_ key: EasemobKey, _ winner: EasemobKey) {
        met.remove(key.rawValue)
        values.note(.ignored, places.location(key), severity: .info, Self.losing[Int(winner.rawValue)])
    }

    /// What is said of a spelling that gives way to the key of each row.
    private static let losing = EasemobKey.allCases.map { "gives way to \($0.path)" }

    /// Arguments without their key mean nothing.
    private mutating func finishLocalization() {
        for part in message.alert.removeArgumentsWithoutKey() {
            switch part {
            case .title: noteUseless(.emApnsExtEmPushTitleLocArgs, without: .emApnsExtEmPushTitleLocKey)
            case .subtitle: break  // Only a delivered push has them.
            case .body: noteUseless(.emApnsExtEmPushBodyLocArgs, without: .emApnsExtEmPushBodyLocKey)
            }
        }
    }

    /// Tells of arguments whose key is missing.
    mutating func noteUseless(_ arguments: EasemobKey, without key: EasemobKey) {
        values.note(.ignored, places.location(arguments), "has no effect without \(key.name)")
    }

    /// No sound at all beats a sound's name; a wish that is off says nothing.
    private mutating func finishSound() {
        guard ignoresSound else { return met.remove(EasemobKey.emApnsExtEmPushIgnoreSound.rawValue) }
        if message.sound != nil { noteLoser(.emApnsExtEmPushSound, .emApnsExtEmPushIgnoreSound) }
        message.sound = .silent
    }

    /// The list at the root of `ext` decides; the nested one only where there is none (EM 9.4).
    private mutating func finishMentions() {
        if let root = mentions.root {
            message.delivery.mentions = root
            if mentions.nested != nil { noteLoser(.emApnsExtEmAtList, .emAtList) }
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
            RawJSON.object(membersOf: object) { Self.isLeftover($0, appDataKeys) }
        }
    }

    /// Whether the vendor takes nothing else from a member of `em_apns_ext`.
    static func isLeftover(_ name: borrowing UTF8Text, _ appDataKeys: Policies.AppDataKeys) -> Bool {
        switch EasemobKey(name, in: .emApnsExt) {
        case nil: true
        case .emApnsExtExtern, .emApnsExtEmPushTitle, .emApnsExtEmPushContent, .emApnsExtEmPushName,
            .emApnsExtEmPushChannelId, .emApnsExtEmHuaweiPushBadgeClass:
            false
        default: appDataKeys == .allButDocumented
        }
    }
}
