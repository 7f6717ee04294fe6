// Made from Mappings/outcomes.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

package import JSONDocument

/// What vendors say of pushes that did not come about, and what it means.
package enum ReportedOutcomes {
    /// One text of one vendor.
    package struct Row: Sendable {
        /// The row's identifier in the table.
        package let id: String
        /// The adapter's name.
        package let vendor: UTF8Text
        /// The vendor's text.
        package let detail: UTF8Text
        package let outcome: PushOutcome.Word
        /// The reason in a word of this project.
        package let reason: UTF8Text
        package let affair: PushOutcome.Affair
    }

    /// The table's rows in its order.
    package static var rows: [Row] { rowTable }
}

private let rowTable: [ReportedOutcomes.Row] = [
    .init(id: "OC-001", vendor: "easemob", detail: "no push binding", outcome: .rejected, reason: "no-binding", affair: .token),
    .init(id: "OC-002", vendor: "easemob", detail: "illegal binding", outcome: .rejected, reason: "invalid-binding", affair: .token),
    .init(id: "OC-003", vendor: "easemob", detail: "no user exist", outcome: .rejected, reason: "no-user", affair: .request),
    .init(id: "OC-004", vendor: "easemob", detail: "notifier out of limit", outcome: .rejected, reason: "certificate-over-limit", affair: .throttling),
    .init(id: "OC-005", vendor: "easemob", detail: "notifier disabled", outcome: .rejected, reason: "certificate-disabled", affair: .configuration),
    .init(id: "OC-006", vendor: "easemob", detail: "notifier is ban", outcome: .rejected, reason: "certificate-banned", affair: .configuration),
    .init(id: "OC-007", vendor: "easemob", detail: "no notifier exist", outcome: .rejected, reason: "no-certificate", affair: .configuration),
    .init(id: "OC-008", vendor: "easemob", detail: "invalid notifier", outcome: .rejected, reason: "invalid-certificate", affair: .configuration),
    .init(id: "OC-009", vendor: "easemob", detail: "message ignore push", outcome: .suppressed, reason: "silent-message", affair: .sender),
    .init(id: "OC-010", vendor: "easemob", detail: "invalid message", outcome: .rejected, reason: "invalid-message", affair: .request),
    .init(id: "OC-011", vendor: "easemob", detail: "expire message", outcome: .rejected, reason: "expired-message", affair: .server),
    .init(id: "OC-012", vendor: "easemob", detail: "user ignore push", outcome: .suppressed, reason: "receiver-quiet", affair: .receiver),
    .init(id: "OC-013", vendor: "easemob", detail: "ignore push device id", outcome: .suppressed, reason: "filtered-device", affair: .sender),
    .init(id: "OC-014", vendor: "easemob", detail: "invalid VOIP notification", outcome: .rejected, reason: "invalid-voip", affair: .request),
    .init(id: "OC-015", vendor: "easemob", detail: "get push token fail", outcome: .failed, reason: "no-access-token", affair: .authentication),
    .init(id: "OC-016", vendor: "easemob", detail: "push yet but fail", outcome: .rejected, reason: "push-service", affair: .unknown),
]
