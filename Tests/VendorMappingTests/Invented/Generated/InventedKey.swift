// Made from Tests/VendorMappingTests/Invented/Mappings/invented.tsv, Mappings/apns.tsv. Edit the table, not this file, and run `swift run generate-mappings . Tests/VendorMappingTests/Invented/Mappings`.
// swift-format-ignore-file

package import PushModel
import Vendors

/// The keys of `Tests/VendorMappingTests/Invented/Mappings/invented.tsv`, a case for each row, and Apple's where it names a place for them.
package enum InventedKey: UInt16, CaseIterable, Sendable, VendorKeyName {
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
    /// AP-005 `aps.alert`: A string is a body only; the object is what Apple recommends.
    case payloadApsAlert
    /// AP-027 `aps.alert.title`: An object in Live Activities only.
    case payloadApsAlertTitle
    /// AP-028 `aps.alert.subtitle`: Stands between title and body.
    case payloadApsAlertSubtitle
    /// AP-029 `aps.alert.body`: An object in Live Activities only.
    case payloadApsAlertBody
    /// AP-030 `aps.alert.launch-image`: A file in the app's bundle.
    case payloadApsAlertLaunchImage
    /// AP-031 `aps.alert.title-loc-key`: Preferred to title.
    case payloadApsAlertTitleLocKey
    /// AP-032 `aps.alert.title-loc-args`: Strings, one for each %@; meaningless without the key.
    case payloadApsAlertTitleLocArgs
    /// AP-033 `aps.alert.subtitle-loc-key`: Preferred to subtitle.
    case payloadApsAlertSubtitleLocKey
    /// AP-034 `aps.alert.subtitle-loc-args`: Strings, one for each %@; meaningless without the key.
    case payloadApsAlertSubtitleLocArgs
    /// AP-035 `aps.alert.loc-key`: Preferred to body.
    case payloadApsAlertLocKey
    /// AP-036 `aps.alert.loc-args`: Strings, one for each %@; meaningless without the key.
    case payloadApsAlertLocArgs
    /// AP-007 `aps.sound`: A file's name, default, or the object of a critical alert.
    case payloadApsSound
    /// AP-006 `aps.badge`: 0 removes the badge; without the key it does not change.
    case payloadApsBadge
    /// AP-011 `aps.mutable-content`: Runs the service extension; has no effect without an alert.
    case payloadApsMutableContent
    /// AP-010 `aps.content-available`: A silent push has no alert, badge or sound beside it.
    case payloadApsContentAvailable
    /// AP-009 `aps.category`: Must equal the identifier of a category that the app registered.
    case payloadApsCategory
    /// AP-008 `aps.thread-id`: Groups notifications.
    case payloadApsThreadId
    /// AP-013 `aps.interruption-level`: Absent means active; the last two need an entitlement.
    case payloadApsInterruptionLevel
    /// AP-014 `aps.relevance-score`: Any number in a Live Activity.
    case payloadApsRelevanceScore
    /// AP-012 `aps.target-content-id`: The window to bring forward.
    case payloadApsTargetContentId
    /// AP-015 `aps.filter-criteria`: What a Focus filters by.
    case payloadApsFilterCriteria
    /// IV-027 `who`: The sender.
    case payloadWho
    /// IV-028 `letter`: The app's own data.
    case payloadLetter
    /// IV-029 `paper`: The vendor's mark.
    case payloadPaper
}

extension InventedKey {
    /// The row's identifier in the table.
    package var row: String { rowTable[Int(rawValue)] }
    /// The vendor's spelling of the last name of the path.
    package var name: UTF8Text { nameTable[Int(rawValue)] }
    /// Where the vendor puts the key.
    package var path: String { pathTable[Int(rawValue)] }
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
    "AP-005",
    "AP-027",
    "AP-028",
    "AP-029",
    "AP-030",
    "AP-031",
    "AP-032",
    "AP-033",
    "AP-034",
    "AP-035",
    "AP-036",
    "AP-007",
    "AP-006",
    "AP-011",
    "AP-010",
    "AP-009",
    "AP-008",
    "AP-013",
    "AP-014",
    "AP-012",
    "AP-015",
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
    "subtitle",
    "body",
    "launch-image",
    "title-loc-key",
    "title-loc-args",
    "subtitle-loc-key",
    "subtitle-loc-args",
    "loc-key",
    "loc-args",
    "sound",
    "badge",
    "mutable-content",
    "content-available",
    "category",
    "thread-id",
    "interruption-level",
    "relevance-score",
    "target-content-id",
    "filter-criteria",
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
    "aps.alert.subtitle",
    "aps.alert.body",
    "aps.alert.launch-image",
    "aps.alert.title-loc-key",
    "aps.alert.title-loc-args",
    "aps.alert.subtitle-loc-key",
    "aps.alert.subtitle-loc-args",
    "aps.alert.loc-key",
    "aps.alert.loc-args",
    "aps.sound",
    "aps.badge",
    "aps.mutable-content",
    "aps.content-available",
    "aps.category",
    "aps.thread-id",
    "aps.interruption-level",
    "aps.relevance-score",
    "aps.target-content-id",
    "aps.filter-criteria",
    "who",
    "letter",
    "paper",
]
