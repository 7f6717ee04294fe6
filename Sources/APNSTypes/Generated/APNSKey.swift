// Made from Mappings/apns.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

package import JSONDocument

/// Apple's payload keys and request headers, a case for each row of `Mappings/apns.tsv`.
@usableFromInline
package enum APNSKey: UInt8, CaseIterable, Sendable {
    case rootAps  // AP-001
    case rootMdm  // AP-002
    case rootContainerIdentifier  // AP-003
    case rootDomain  // AP-004
    case apsAlert  // AP-005
    case apsBadge  // AP-006
    case apsSound  // AP-007
    case apsThreadId  // AP-008
    case apsCategory  // AP-009
    case apsContentAvailable  // AP-010
    case apsMutableContent  // AP-011
    case apsTargetContentId  // AP-012
    case apsInterruptionLevel  // AP-013
    case apsRelevanceScore  // AP-014
    case apsFilterCriteria  // AP-015
    case apsStaleDate  // AP-016
    case apsContentState  // AP-017
    case apsTimestamp  // AP-018
    case apsEvent  // AP-019
    case apsDismissalDate  // AP-020
    case apsAttributesType  // AP-021
    case apsAttributes  // AP-022
    case apsInputPushChannel  // AP-023
    case apsInputPushToken  // AP-024
    case apsContentChanged  // AP-025
    case apsUrlArgs  // AP-026
    case alertTitle  // AP-027
    case alertSubtitle  // AP-028
    case alertBody  // AP-029
    case alertLaunchImage  // AP-030
    case alertTitleLocKey  // AP-031
    case alertTitleLocArgs  // AP-032
    case alertSubtitleLocKey  // AP-033
    case alertSubtitleLocArgs  // AP-034
    case alertLocKey  // AP-035
    case alertLocArgs  // AP-036
    case alertSound  // AP-037
    case alertSummaryArg  // AP-038
    case alertSummaryArgCount  // AP-039
    case alertAction  // AP-040
    case alertActionLocKey  // AP-041
    case soundCritical  // AP-042
    case soundName  // AP-043
    case soundVolume  // AP-044
    case headerAuthorization  // AP-045
    case headerApnsPushType  // AP-046
    case headerApnsTopic  // AP-047
    case headerApnsId  // AP-048
    case headerApnsExpiration  // AP-049
    case headerApnsPriority  // AP-050
    case headerApnsCollapseId  // AP-051
    case headerApnsChannelId  // AP-052
    case headerApnsRequestId  // AP-053
    case headerApnsUniqueId  // AP-054

    /// Where a key stands: an object of the payload, or the request's headers.
    package enum Place: String, CaseIterable, Sendable {
        case root, aps, alert, sound, header
    }
}

extension APNSKey {
    /// The key spelled `name` in a place; nil for one that Apple does not know.
    package init?(_ name: UTF8Text, in place: Place) {
        guard let key = Self.allCases.first(where: { $0.name == name && $0.place == place })
        else { return nil }
        self = key
    }
}

extension APNSKey {
    /// The row's identifier in the table.
    package var row: String { facts[Int(rawValue)].row }
    /// Apple's spelling.
    @inlinable package var name: UTF8Text { UTF8Text(stringLiteral: spelling) }
    /// Where the key stands.
    package var place: Place { facts[Int(rawValue)].place }
    /// The canonical field that fills the key; nil for one that no message fills.
    package var field: String? { facts[Int(rawValue)].field }
    /// The JSON types that the value may have.
    package var types: APNSValueTypes { facts[Int(rawValue)].types }
    /// The values that Apple defines.
    package var values: APNSValues { facts[Int(rawValue)].values }
}

extension APNSKey {
    /// Apple's spelling, known at compile time where the key is.
    @inlinable package var spelling: StaticString {
        switch self {
        case .rootAps: "aps"
        case .rootMdm: "mdm"
        case .rootContainerIdentifier: "container-identifier"
        case .rootDomain: "domain"
        case .apsAlert: "alert"
        case .apsBadge: "badge"
        case .apsSound: "sound"
        case .apsThreadId: "thread-id"
        case .apsCategory: "category"
        case .apsContentAvailable: "content-available"
        case .apsMutableContent: "mutable-content"
        case .apsTargetContentId: "target-content-id"
        case .apsInterruptionLevel: "interruption-level"
        case .apsRelevanceScore: "relevance-score"
        case .apsFilterCriteria: "filter-criteria"
        case .apsStaleDate: "stale-date"
        case .apsContentState: "content-state"
        case .apsTimestamp: "timestamp"
        case .apsEvent: "event"
        case .apsDismissalDate: "dismissal-date"
        case .apsAttributesType: "attributes-type"
        case .apsAttributes: "attributes"
        case .apsInputPushChannel: "input-push-channel"
        case .apsInputPushToken: "input-push-token"
        case .apsContentChanged: "content-changed"
        case .apsUrlArgs: "url-args"
        case .alertTitle: "title"
        case .alertSubtitle: "subtitle"
        case .alertBody: "body"
        case .alertLaunchImage: "launch-image"
        case .alertTitleLocKey: "title-loc-key"
        case .alertTitleLocArgs: "title-loc-args"
        case .alertSubtitleLocKey: "subtitle-loc-key"
        case .alertSubtitleLocArgs: "subtitle-loc-args"
        case .alertLocKey: "loc-key"
        case .alertLocArgs: "loc-args"
        case .alertSound: "sound"
        case .alertSummaryArg: "summary-arg"
        case .alertSummaryArgCount: "summary-arg-count"
        case .alertAction: "action"
        case .alertActionLocKey: "action-loc-key"
        case .soundCritical: "critical"
        case .soundName: "name"
        case .soundVolume: "volume"
        case .headerAuthorization: "authorization"
        case .headerApnsPushType: "apns-push-type"
        case .headerApnsTopic: "apns-topic"
        case .headerApnsId: "apns-id"
        case .headerApnsExpiration: "apns-expiration"
        case .headerApnsPriority: "apns-priority"
        case .headerApnsCollapseId: "apns-collapse-id"
        case .headerApnsChannelId: "apns-channel-id"
        case .headerApnsRequestId: "apns-request-id"
        case .headerApnsUniqueId: "apns-unique-id"
        }
    }
}

private let facts: [(row: String, place: APNSKey.Place, field: String?, types: APNSValueTypes, values: APNSValues)] = [
    ("AP-001", .root, nil, [.object], .any),
    ("AP-002", .root, nil, [.string], .any),
    ("AP-003", .root, nil, [.string], .any),
    ("AP-004", .root, nil, [.string], .any),
    ("AP-005", .aps, nil, [.object, .string], .any),
    ("AP-006", .aps, "badge", [.integer], .atLeast(0)),
    ("AP-007", .aps, "sound", [.string, .object], .any),
    ("AP-008", .aps, "threadID", [.string], .any),
    ("AP-009", .aps, "category", [.string], .any),
    ("AP-010", .aps, "isContentAvailable", [.integer], .oneOf(["1"])),
    ("AP-011", .aps, "isMutable", [.integer], .oneOf(["1"])),
    ("AP-012", .aps, "targetContentID", [.string], .any),
    ("AP-013", .aps, "interruptionLevel", [.string], .oneOf(["passive", "active", "time-sensitive", "critical"])),
    ("AP-014", .aps, "relevanceScore", [.number], .within(0, 1)),
    ("AP-015", .aps, "filterCriteria", [.string], .any),
    ("AP-016", .aps, nil, [.integer], .any),
    ("AP-017", .aps, nil, [.object], .any),
    ("AP-018", .aps, nil, [.integer], .any),
    ("AP-019", .aps, nil, [.string], .oneOf(["start", "update", "end"])),
    ("AP-020", .aps, nil, [.integer], .any),
    ("AP-021", .aps, nil, [.string], .any),
    ("AP-022", .aps, nil, [.object], .any),
    ("AP-023", .aps, nil, [.string], .any),
    ("AP-024", .aps, nil, [.integer], .oneOf(["1"])),
    ("AP-025", .aps, nil, [.boolean], .oneOf(["true"])),
    ("AP-026", .aps, nil, [.array], .any),
    ("AP-027", .alert, "alert.title", [.string, .object], .any),
    ("AP-028", .alert, "alert.subtitle", [.string], .any),
    ("AP-029", .alert, "alert.body", [.string, .object], .any),
    ("AP-030", .alert, "alert.launchImage", [.string], .any),
    ("AP-031", .alert, "alert.titleLocKey", [.string], .any),
    ("AP-032", .alert, "alert.titleLocArgs", [.array], .any),
    ("AP-033", .alert, "alert.subtitleLocKey", [.string], .any),
    ("AP-034", .alert, "alert.subtitleLocArgs", [.array], .any),
    ("AP-035", .alert, "alert.locKey", [.string], .any),
    ("AP-036", .alert, "alert.locArgs", [.array], .any),
    ("AP-037", .alert, nil, [.string], .any),
    ("AP-038", .alert, nil, [.string], .any),
    ("AP-039", .alert, nil, [.integer], .any),
    ("AP-040", .alert, nil, [.string], .any),
    ("AP-041", .alert, nil, [.string], .any),
    ("AP-042", .sound, nil, [.integer], .oneOf(["0", "1"])),
    ("AP-043", .sound, nil, [.string], .any),
    ("AP-044", .sound, nil, [.number], .within(0, 1)),
    ("AP-045", .header, nil, [.string], .any),
    ("AP-046", .header, nil, [.string], .oneOf(["alert", "background", "complication", "controls", "fileprovider", "liveactivity", "location", "mdm", "pushtotalk", "voip", "widgets"])),
    ("AP-047", .header, nil, [.string], .any),
    ("AP-048", .header, nil, [.string], .any),
    ("AP-049", .header, nil, [.integer], .atLeast(0)),
    ("AP-050", .header, "priority", [.integer], .oneOf(["1", "5", "10"])),
    ("AP-051", .header, "collapseID", [.string], .any),
    ("AP-052", .header, nil, [.string], .any),
    ("AP-053", .header, nil, [.string], .any),
    ("AP-054", .header, nil, [.string], .any),
]
