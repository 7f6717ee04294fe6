package import PushModel

/// What the resolver may tell.
extension DiagnosticCode {
    // MARK: Words that are not shown

    /// An alert that is one string has one text (reading E5).
    package static let wordsBesideString = DiagnosticCode(
        "words-beside-string", .warning, .dropped,
        "{key} is not shown, for the alert is one string and has one text. Choose a later generation in the profile."
    )
}
