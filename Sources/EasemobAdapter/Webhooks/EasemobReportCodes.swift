import VendorMapping

/// What reading Easemob's reports on its pushes may tell.
extension DiagnosticCode {
    // MARK: Reports on pushes

    static let detailCounts = DiagnosticCode(
        "detail-counts", .info, .ignored,
        "{key} gives way to detail, which says why there was no push.")
    static let noPayloadInString = DiagnosticCode(
        "no-payload-in-string", .warning, .invalid,
        "{key} is no payload as JSON in a string; it was taken as absent. Read the callback's body as it came."
    )
    /// The argument is the outcome.
    static let unknownDetail = DiagnosticCode(
        "unknown-detail", .warning, .ambiguous,
        "{key} is no text that the tables know; the push counts as {0} without a reason. Add a row to outcomes.tsv."
    )
    /// The argument is the outcome.
    static let detailBesideSuccess = DiagnosticCode(
        "detail-beside-success", .warning, .ambiguous,
        "{key} says why there was no push while status says success; the push counts as {0}.")
    /// The argument is the outcome.
    static let unknownStatus = DiagnosticCode(
        "unknown-status", .warning, .invalid,
        "{key} is none of success, fail and error; the push counts as {0}.")
    /// The argument is the outcome.
    static let unsettledOutcome = DiagnosticCode(
        "unsettled-outcome", .warning, .ambiguous,
        "{key} and the push service's answer do not settle what became of the push; it counts as {0}.")
}
