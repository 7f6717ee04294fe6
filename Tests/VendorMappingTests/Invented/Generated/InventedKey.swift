// Made from Tests/VendorMappingTests/Invented/Mappings/invented.tsv. Edit the table, not this file, and run `swift run generate-mappings . Tests/VendorMappingTests/Invented/Mappings`.
// swift-format-ignore-file

package import PushModel

/// The keys of `Tests/VendorMappingTests/Invented/Mappings/invented.tsv`, a case for each row.
package enum InventedKey: UInt16, CaseIterable, Sendable {
    /// IV-001 `who`: Who sends it.
    case appWho
    /// IV-002 `whom`: Whom it is for.
    case appWhom
    /// IV-003 `say`: The text; one of digits alone is nobody's.
    case appSay
    /// IV-004 `room`: The group.
    case appRoom
    /// IV-005 `letter`: The app's own data.
    case appLetter
    /// IV-006 `look`: How the push looks.
    case appLook
    /// IV-007 `look.head`: The title.
    case head
    /// IV-008 `look.title`: An older spelling of head.
    case title
    /// IV-009 `look.line`: The text of the push.
    case line
    /// IV-010 `look.silent`: Nobody is told of the message.
    case silent
    /// IV-011 `look.dots`: A badge is so many dots.
    case dots
    /// IV-012 `look.ring`: Makes the message a call.
    case ring
    /// IV-013 `look.ring.tune`: The sound file.
    case ringTune
    /// IV-014 `look.huawei`: Settings of another platform.
    case huawei
    /// IV-015 `from`: Who sends it, behind a star.
    case callFrom
    /// IV-016 `to`: Whom it is for.
    case callTo
    /// IV-017 `text`: The text.
    case callText
    /// IV-018 `room`: The group.
    case callRoom
    /// IV-019 `look`: A string that holds the JSON of look.
    case callLook
    /// IV-020 `quiet`: The same as look.silent, which is stronger.
    case callQuiet
    /// IV-021 `aps`: Apple's dictionary as the device got it.
    case payloadAps
    /// IV-022 `aps.alert`: Final words: nothing is added to them.
    case payloadApsAlert
    /// IV-023 `aps.alert.title`: What the device showed.
    case payloadApsAlertTitle
    /// IV-024 `aps.alert.body`: What the device showed.
    case payloadApsAlertBody
    /// IV-025 `aps.badge`: The number that the server wrote.
    case payloadApsBadge
    /// IV-026 `aps.sound`: Without one the push is silent.
    case payloadApsSound
    /// IV-027 `who`: The sender.
    case payloadWho
    /// IV-028 `letter`: The app's own data.
    case payloadLetter
    /// IV-029 `paper`: The vendor's mark.
    case payloadPaper

    /// The objects that keys stand in.
    package enum Scope: UInt8, CaseIterable, Sendable {
        /// Keys of a message in the shape `app`.
        case app
        /// Keys of `look` in every shape.
        case look
        /// Keys of `look.ring` in every shape.
        case ring
        /// Keys of a message in the shape `call`.
        case call
        /// Keys of a message in the shape `payload`.
        case payload
        /// Keys of `aps` in the shape `payload`.
        case payloadAps
        /// Keys of `aps.alert` in the shape `payload`.
        case payloadApsAlert
    }
}

extension InventedKey {
    /// The key spelled `name` in an object of `scope`; nil for a key no table knows.
    package init?(_ name: borrowing UTF8Text, in scope: Scope) {
        let key: Self? = switch scope {
        case .app: Self.appKey(name)
        case .look: Self.lookKey(name)
        case .ring: Self.ringKey(name)
        case .call: Self.callKey(name)
        case .payload: Self.payloadKey(name)
        case .payloadAps: Self.payloadApsKey(name)
        case .payloadApsAlert: Self.payloadApsAlertKey(name)
        }
        guard let key else { return nil }
        self = key
    }
}

extension InventedKey {
    /// The key spelled `name` in an object of `scope` when the letters A to Z count as a to z.
    package init?(ignoringCase name: borrowing UTF8Text, in scope: Scope) {
        if let key = Self(name, in: scope) {
            self = key
            return
        }
        for key in scope.members where key.name.equalsIgnoringASCIICase(name) {
            self = key
            return
        }
        return nil
    }
}

extension InventedKey {
    /// The row's identifier in the table.
    package var row: String { rowTable[Int(rawValue)] }
    /// The vendor's spelling of the last name of the path.
    package var name: UTF8Text { nameTable[Int(rawValue)] }
    /// Where the vendor puts the key.
    package var path: String { pathTable[Int(rawValue)] }
    /// The shape that spells the key so; `*` for all.
    package var shape: String { shapeTable[Int(rawValue)] }
    /// The canonical field that the key fills; nil for containers and for keys without one.
    package var field: CanonicalField? { fieldTable[Int(rawValue)] }
}

extension InventedKey.Scope {
    /// The keys that stand in such an object, in the table's order.
    package var members: [InventedKey] { memberTable[Int(rawValue)] }
}

extension InventedKey {
    /// What the members of the object under this key are; nil for a key that holds no keys.
    package var childScope: Scope? {
        switch self {
        case .appLook: .look
        case .ring: .ring
        case .callLook: .look
        case .payloadAps: .payloadAps
        case .payloadApsAlert: .payloadApsAlert
        default: nil
        }
    }
}

extension InventedKey {
    private static func appKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 3:
            switch name[0] {
            case 0x73: name == "say" ? .appSay : nil
            case 0x77: name == "who" ? .appWho : nil
            default: nil
            }
        case 4:
            switch name[0] {
            case 0x6C: name == "look" ? .appLook : nil
            case 0x72: name == "room" ? .appRoom : nil
            case 0x77: name == "whom" ? .appWhom : nil
            default: nil
            }
        case 6:
            name == "letter" ? .appLetter : nil
        default: nil
        }
    }
}

extension InventedKey {
    private static func lookKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 4:
            switch name[0] {
            case 0x64: name == "dots" ? .dots : nil
            case 0x68: name == "head" ? .head : nil
            case 0x6C: name == "line" ? .line : nil
            case 0x72: name == "ring" ? .ring : nil
            default: nil
            }
        case 5:
            name == "title" ? .title : nil
        case 6:
            switch name[0] {
            case 0x68: name == "huawei" ? .huawei : nil
            case 0x73: name == "silent" ? .silent : nil
            default: nil
            }
        default: nil
        }
    }
}

extension InventedKey {
    private static func ringKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 4:
            name == "tune" ? .ringTune : nil
        default: nil
        }
    }
}

extension InventedKey {
    private static func callKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 2:
            name == "to" ? .callTo : nil
        case 4:
            switch name[0] {
            case 0x66: name == "from" ? .callFrom : nil
            case 0x6C: name == "look" ? .callLook : nil
            case 0x72: name == "room" ? .callRoom : nil
            case 0x74: name == "text" ? .callText : nil
            default: nil
            }
        case 5:
            name == "quiet" ? .callQuiet : nil
        default: nil
        }
    }
}

extension InventedKey {
    private static func payloadKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 3:
            switch name[0] {
            case 0x61: name == "aps" ? .payloadAps : nil
            case 0x77: name == "who" ? .payloadWho : nil
            default: nil
            }
        case 5:
            name == "paper" ? .payloadPaper : nil
        case 6:
            name == "letter" ? .payloadLetter : nil
        default: nil
        }
    }
}

extension InventedKey {
    private static func payloadApsKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 5:
            switch name[0] {
            case 0x61: name == "alert" ? .payloadApsAlert : nil
            case 0x62: name == "badge" ? .payloadApsBadge : nil
            case 0x73: name == "sound" ? .payloadApsSound : nil
            default: nil
            }
        default: nil
        }
    }
}

extension InventedKey {
    private static func payloadApsAlertKey(_ name: borrowing UTF8Text) -> Self? {
        switch name.count {
        case 4:
            name == "body" ? .payloadApsAlertBody : nil
        case 5:
            name == "title" ? .payloadApsAlertTitle : nil
        default: nil
        }
    }
}

private let rowTable: [String] = [
    "IV-001",
    "IV-002",
    "IV-003",
    "IV-004",
    "IV-005",
    "IV-006",
    "IV-007",
    "IV-008",
    "IV-009",
    "IV-010",
    "IV-011",
    "IV-012",
    "IV-013",
    "IV-014",
    "IV-015",
    "IV-016",
    "IV-017",
    "IV-018",
    "IV-019",
    "IV-020",
    "IV-021",
    "IV-022",
    "IV-023",
    "IV-024",
    "IV-025",
    "IV-026",
    "IV-027",
    "IV-028",
    "IV-029",
]

private let nameTable: [UTF8Text] = [
    "who",
    "whom",
    "say",
    "room",
    "letter",
    "look",
    "head",
    "title",
    "line",
    "silent",
    "dots",
    "ring",
    "tune",
    "huawei",
    "from",
    "to",
    "text",
    "room",
    "look",
    "quiet",
    "aps",
    "alert",
    "title",
    "body",
    "badge",
    "sound",
    "who",
    "letter",
    "paper",
]

private let pathTable: [String] = [
    "who",
    "whom",
    "say",
    "room",
    "letter",
    "look",
    "look.head",
    "look.title",
    "look.line",
    "look.silent",
    "look.dots",
    "look.ring",
    "look.ring.tune",
    "look.huawei",
    "from",
    "to",
    "text",
    "room",
    "look",
    "quiet",
    "aps",
    "aps.alert",
    "aps.alert.title",
    "aps.alert.body",
    "aps.badge",
    "aps.sound",
    "who",
    "letter",
    "paper",
]

private let shapeTable: [String] = [
    "app",
    "app",
    "app",
    "app",
    "app",
    "app",
    "*",
    "*",
    "*",
    "*",
    "*",
    "*",
    "*",
    "*",
    "call",
    "call",
    "call",
    "call",
    "call",
    "call",
    "payload",
    "payload",
    "payload",
    "payload",
    "payload",
    "payload",
    "payload",
    "payload",
    "payload",
]

private let fieldTable: [CanonicalField?] = [
    CanonicalField(rawValue: "sender.id"),
    CanonicalField(rawValue: "receivers"),
    CanonicalField(rawValue: "text"),
    CanonicalField(rawValue: "conversation.id"),
    CanonicalField(rawValue: "appData"),
    nil,
    CanonicalField(rawValue: "alert.title"),
    CanonicalField(rawValue: "alert.title"),
    CanonicalField(rawValue: "alert.body"),
    CanonicalField(rawValue: "isSilent"),
    CanonicalField(rawValue: "badge"),
    nil,
    CanonicalField(rawValue: "sound"),
    CanonicalField(rawValue: "platforms"),
    CanonicalField(rawValue: "sender.id"),
    CanonicalField(rawValue: "receivers"),
    CanonicalField(rawValue: "text"),
    CanonicalField(rawValue: "conversation.id"),
    nil,
    CanonicalField(rawValue: "isSilent"),
    nil,
    nil,
    CanonicalField(rawValue: "explicitAlert.title"),
    CanonicalField(rawValue: "explicitAlert.body"),
    CanonicalField(rawValue: "badge"),
    CanonicalField(rawValue: "sound"),
    CanonicalField(rawValue: "sender.id"),
    CanonicalField(rawValue: "appData"),
    nil,
]

private let memberTable: [[InventedKey]] = [
    [.appWho, .appWhom, .appSay, .appRoom, .appLetter, .appLook],
    [.head, .title, .line, .silent, .dots, .ring, .huawei],
    [.ringTune],
    [.callFrom, .callTo, .callText, .callRoom, .callLook, .callQuiet],
    [.payloadAps, .payloadWho, .payloadLetter, .payloadPaper],
    [.payloadApsAlert, .payloadApsBadge, .payloadApsSound],
    [.payloadApsAlertTitle, .payloadApsAlertBody],
]
