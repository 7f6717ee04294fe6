// Made from Tests/VendorMappingTests/Invented/Mappings/invented.tsv, Mappings/apns.tsv. Edit the table, not this file, and run `swift run generate-mappings . Tests/VendorMappingTests/Invented/Mappings`.
// swift-format-ignore-file

package import Vendors

/// The keys of `Tests/VendorMappingTests/Invented/Mappings/invented.tsv`, a case for each row, and Apple's where it names a place for them.
package enum InventedKey: UInt16, CaseIterable, Sendable, VendorKeyName {
    case appWho  // IV-001
    case appWhom  // IV-002
    case appSay  // IV-003
    case appRoom  // IV-004
    case appLetter  // IV-005
    case appLook  // IV-006
    case head  // IV-007
    case title  // IV-008
    case line  // IV-009
    case silent  // IV-010
    case dots  // IV-011
    case ring  // IV-012
    case ringTune  // IV-013
    case huawei  // IV-014
    case callFrom  // IV-015
    case callTo  // IV-016
    case callText  // IV-017
    case callRoom  // IV-018
    case callLook  // IV-019
    case callQuiet  // IV-020
    case payloadAps  // IV-021
    case payloadApsAlert  // AP-005
    case payloadApsAlertTitle  // AP-027
    case payloadApsAlertSubtitle  // AP-028
    case payloadApsAlertBody  // AP-029
    case payloadApsAlertLaunchImage  // AP-030
    case payloadApsAlertTitleLocKey  // AP-031
    case payloadApsAlertTitleLocArgs  // AP-032
    case payloadApsAlertSubtitleLocKey  // AP-033
    case payloadApsAlertSubtitleLocArgs  // AP-034
    case payloadApsAlertLocKey  // AP-035
    case payloadApsAlertLocArgs  // AP-036
    case payloadApsSound  // AP-007
    case payloadApsBadge  // AP-006
    case payloadApsMutableContent  // AP-011
    case payloadApsContentAvailable  // AP-010
    case payloadApsCategory  // AP-009
    case payloadApsThreadId  // AP-008
    case payloadApsInterruptionLevel  // AP-013
    case payloadApsRelevanceScore  // AP-014
    case payloadApsTargetContentId  // AP-012
    case payloadApsFilterCriteria  // AP-015
    case payloadWho  // IV-027
    case payloadLetter  // IV-028
    case payloadPaper  // IV-029

    package static var table: VendorTable { .invented }
}
