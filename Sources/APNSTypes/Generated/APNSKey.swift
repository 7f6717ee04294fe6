// Made from Mappings/apns.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

package import JSONDocument

/// Apple's payload keys and request headers, a case for each row of `Mappings/apns.tsv`.
@usableFromInline
package enum APNSKey: UInt8, CaseIterable, Sendable {
    /// AP-001 `root`, `aps`: Holds Apple's keys; every other key at the root is the app's.
    case rootAps
    /// AP-002 `root`, `mdm`: Push magic of device management; such a payload has no aps.
    case rootMdm
    /// AP-003 `root`, `container-identifier`: File Provider pushes.
    case rootContainerIdentifier
    /// AP-004 `root`, `domain`: File Provider pushes.
    case rootDomain
    /// AP-005 `aps`, `alert`: A string is a body only; the object is what Apple recommends.
    case apsAlert
    /// AP-006 `aps`, `badge`: 0 removes the badge; without the key it does not change.
    case apsBadge
    /// AP-007 `aps`, `sound`: A file's name, default, or the object of a critical alert.
    case apsSound
    /// AP-008 `aps`, `thread-id`: Groups notifications.
    case apsThreadId
    /// AP-009 `aps`, `category`: Must equal the identifier of a category that the app registered.
    case apsCategory
    /// AP-010 `aps`, `content-available`: A silent push has no alert, badge or sound beside it.
    case apsContentAvailable
    /// AP-011 `aps`, `mutable-content`: Runs the service extension; has no effect without an alert.
    case apsMutableContent
    /// AP-012 `aps`, `target-content-id`: The window to bring forward.
    case apsTargetContentId
    /// AP-013 `aps`, `interruption-level`: Absent means active; the last two need an entitlement.
    case apsInterruptionLevel
    /// AP-014 `aps`, `relevance-score`: Any number in a Live Activity.
    case apsRelevanceScore
    /// AP-015 `aps`, `filter-criteria`: What a Focus filters by.
    case apsFilterCriteria
    /// AP-016 `aps`, `stale-date`: Unix seconds; Live Activities.
    case apsStaleDate
    /// AP-017 `aps`, `content-state`: Passed through untouched: how dates travel inside is the app's.
    case apsContentState
    /// AP-018 `aps`, `timestamp`: Unix seconds, required in every Live Activity push; the newest wins.
    case apsTimestamp
    /// AP-019 `aps`, `event`: start cannot be broadcast.
    case apsEvent
    /// AP-020 `aps`, `dismissal-date`: Unix seconds; a past date removes the activity at once.
    case apsDismissalDate
    /// AP-021 `aps`, `attributes-type`: Required to start a Live Activity.
    case apsAttributesType
    /// AP-022 `aps`, `attributes`: Required to start a Live Activity.
    case apsAttributes
    /// AP-023 `aps`, `input-push-channel`: The channel a started activity listens on; older devices then start none.
    case apsInputPushChannel
    /// AP-024 `aps`, `input-push-token`: Asks for a fresh update token.
    case apsInputPushToken
    /// AP-025 `aps`, `content-changed`: Push type widgets.
    case apsContentChanged
    /// AP-026 `aps`, `url-args`: Safari website pushes, where it must be present; gone from Apple's table.
    case apsUrlArgs
    /// AP-027 `alert`, `title`: An object in Live Activities only.
    case alertTitle
    /// AP-028 `alert`, `subtitle`: Stands between title and body.
    case alertSubtitle
    /// AP-029 `alert`, `body`: An object in Live Activities only.
    case alertBody
    /// AP-030 `alert`, `launch-image`: A file in the app's bundle.
    case alertLaunchImage
    /// AP-031 `alert`, `title-loc-key`: Preferred to title.
    case alertTitleLocKey
    /// AP-032 `alert`, `title-loc-args`: Strings, one for each %@; meaningless without the key.
    case alertTitleLocArgs
    /// AP-033 `alert`, `subtitle-loc-key`: Preferred to subtitle.
    case alertSubtitleLocKey
    /// AP-034 `alert`, `subtitle-loc-args`: Strings, one for each %@; meaningless without the key.
    case alertSubtitleLocArgs
    /// AP-035 `alert`, `loc-key`: Preferred to body.
    case alertLocKey
    /// AP-036 `alert`, `loc-args`: Strings, one for each %@; meaningless without the key.
    case alertLocArgs
    /// AP-037 `alert`, `sound`: Only for Live Activities: their sound is here.
    case alertSound
    /// AP-038 `alert`, `summary-arg`: Has no effect since iOS 15; gone from Apple's table.
    case alertSummaryArg
    /// AP-039 `alert`, `summary-arg-count`: Has no effect since iOS 15; gone from Apple's table.
    case alertSummaryArgCount
    /// AP-040 `alert`, `action`: The button of a Safari website push; gone from Apple's table.
    case alertAction
    /// AP-041 `alert`, `action-loc-key`: The old button title; gone from Apple's table.
    case alertActionLocKey
    /// AP-042 `sound`, `critical`: A critical alert needs Apple's entitlement.
    case soundCritical
    /// AP-043 `sound`, `name`: A file's name, or default.
    case soundName
    /// AP-044 `sound`, `volume`: 0 is silent, 1 is full volume.
    case soundVolume
    /// AP-045 `header`, `authorization`: bearer and the provider token; ignored on connections with a certificate.
    case headerAuthorization
    /// AP-046 `header`, `apns-push-type`: Must match the payload, or the push may be late or lost.
    case headerApnsPushType
    /// AP-047 `header`, `apns-topic`: The bundle identifier, with a suffix that depends on the push type.
    case headerApnsTopic
    /// AP-048 `header`, `apns-id`: A lower-case UUID; made by Apple when absent, and echoed.
    case headerApnsId
    /// AP-049 `header`, `apns-expiration`: Unix seconds; 0 is one attempt, absent up to 30 days.
    case headerApnsExpiration
    /// AP-050 `header`, `apns-priority`: 10 when absent; a background push must have 5.
    case headerApnsPriority
    /// AP-051 `header`, `apns-collapse-id`: At most 64 bytes; the later push replaces the earlier one.
    case headerApnsCollapseId
    /// AP-052 `header`, `apns-channel-id`: Broadcasts only, base64.
    case headerApnsChannelId
    /// AP-053 `header`, `apns-request-id`: Broadcasts and channel management, a UUID that is echoed.
    case headerApnsRequestId
    /// AP-054 `header`, `apns-unique-id`: Answers of the sandbox only: the key for Apple's push console.
    case headerApnsUniqueId

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
    package var row: String { rowTable[Int(rawValue)] }
    /// Apple's spelling.
    @inlinable package var name: UTF8Text { UTF8Text(stringLiteral: spelling) }
    /// Where the key stands.
    package var place: Place { placeTable[Int(rawValue)] }
    /// The canonical field that fills the key; nil for one that no message fills.
    package var field: String? { fieldTable[Int(rawValue)] }
    /// The JSON types that the value may have.
    package var types: APNSValueTypes { typeTable[Int(rawValue)] }
    /// The values that Apple defines.
    package var values: APNSValues { valuesTable[Int(rawValue)] }
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

private let rowTable: [String] = [
    "AP-001",
    "AP-002",
    "AP-003",
    "AP-004",
    "AP-005",
    "AP-006",
    "AP-007",
    "AP-008",
    "AP-009",
    "AP-010",
    "AP-011",
    "AP-012",
    "AP-013",
    "AP-014",
    "AP-015",
    "AP-016",
    "AP-017",
    "AP-018",
    "AP-019",
    "AP-020",
    "AP-021",
    "AP-022",
    "AP-023",
    "AP-024",
    "AP-025",
    "AP-026",
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
    "AP-037",
    "AP-038",
    "AP-039",
    "AP-040",
    "AP-041",
    "AP-042",
    "AP-043",
    "AP-044",
    "AP-045",
    "AP-046",
    "AP-047",
    "AP-048",
    "AP-049",
    "AP-050",
    "AP-051",
    "AP-052",
    "AP-053",
    "AP-054",
]

private let placeTable: [APNSKey.Place] = [
    .root,
    .root,
    .root,
    .root,
    .aps,
    .aps,
    .aps,
    .aps,
    .aps,
    .aps,
    .aps,
    .aps,
    .aps,
    .aps,
    .aps,
    .aps,
    .aps,
    .aps,
    .aps,
    .aps,
    .aps,
    .aps,
    .aps,
    .aps,
    .aps,
    .aps,
    .alert,
    .alert,
    .alert,
    .alert,
    .alert,
    .alert,
    .alert,
    .alert,
    .alert,
    .alert,
    .alert,
    .alert,
    .alert,
    .alert,
    .alert,
    .sound,
    .sound,
    .sound,
    .header,
    .header,
    .header,
    .header,
    .header,
    .header,
    .header,
    .header,
    .header,
    .header,
]

private let fieldTable: [String?] = [
    nil,
    nil,
    nil,
    nil,
    nil,
    "badge",
    "sound",
    "threadID",
    "category",
    "isContentAvailable",
    "isMutable",
    "targetContentID",
    "interruptionLevel",
    "relevanceScore",
    "filterCriteria",
    nil,
    nil,
    nil,
    nil,
    nil,
    nil,
    nil,
    nil,
    nil,
    nil,
    nil,
    "alert.title",
    "alert.subtitle",
    "alert.body",
    "alert.launchImage",
    "alert.titleLocKey",
    "alert.titleLocArgs",
    "alert.subtitleLocKey",
    "alert.subtitleLocArgs",
    "alert.locKey",
    "alert.locArgs",
    nil,
    nil,
    nil,
    nil,
    nil,
    nil,
    nil,
    nil,
    nil,
    nil,
    nil,
    nil,
    nil,
    nil,
    "collapseID",
    nil,
    nil,
    nil,
]

private let typeTable: [APNSValueTypes] = [
    [.object],
    [.string],
    [.string],
    [.string],
    [.object, .string],
    [.integer],
    [.string, .object],
    [.string],
    [.string],
    [.integer],
    [.integer],
    [.string],
    [.string],
    [.number],
    [.string],
    [.integer],
    [.object],
    [.integer],
    [.string],
    [.integer],
    [.string],
    [.object],
    [.string],
    [.integer],
    [.boolean],
    [.array],
    [.string, .object],
    [.string],
    [.string, .object],
    [.string],
    [.string],
    [.array],
    [.string],
    [.array],
    [.string],
    [.array],
    [.string],
    [.string],
    [.integer],
    [.string],
    [.string],
    [.integer],
    [.string],
    [.number],
    [.string],
    [.string],
    [.string],
    [.string],
    [.integer],
    [.integer],
    [.string],
    [.string],
    [.string],
    [.string],
]

private let valuesTable: [APNSValues] = [
    .any,
    .any,
    .any,
    .any,
    .any,
    .atLeast(0),
    .any,
    .any,
    .any,
    .oneOf(["1"]),
    .oneOf(["1"]),
    .any,
    .oneOf(["passive", "active", "time-sensitive", "critical"]),
    .within(0, 1),
    .any,
    .any,
    .any,
    .any,
    .oneOf(["start", "update", "end"]),
    .any,
    .any,
    .any,
    .any,
    .oneOf(["1"]),
    .oneOf(["true"]),
    .any,
    .any,
    .any,
    .any,
    .any,
    .any,
    .any,
    .any,
    .any,
    .any,
    .any,
    .any,
    .any,
    .any,
    .any,
    .any,
    .oneOf(["0", "1"]),
    .any,
    .within(0, 1),
    .any,
    .oneOf(["alert", "background", "complication", "controls", "fileprovider", "liveactivity", "location", "mdm", "pushtotalk", "voip", "widgets"]),
    .any,
    .any,
    .atLeast(0),
    .oneOf(["1", "5", "10"]),
    .any,
    .any,
    .any,
    .any,
]
