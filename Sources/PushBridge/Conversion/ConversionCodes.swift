import PushModel

/// What a conversion may tell beside what the two vendors' sides tell.
extension DiagnosticCode {
    // MARK: Words

    /// Nobody read it before (reading E17).
    static let unshownAtSource = DiagnosticCode(
        "unshown-at-source", .warning, .ignored,
        "{key} is not shown at the source, whose alert is one string and has one text, so it is not converted. "
            + "Choose a later generation in the source's profile.")
}
