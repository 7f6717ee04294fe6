import PushBridge

/// What a line that brings its people may tell.
extension DiagnosticCode {
    /// Something in the people of a line that is probably not what was meant; the argument is the remark, as sentences.
    static func remark(_ kind: SettingsRemark.Kind) -> DiagnosticCode {
        DiagnosticCode(
            "remark-on-people", .warning, kind == .missingTimeZone ? .defaulted : .ignored, "{0}")
    }
}
