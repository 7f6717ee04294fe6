import PushModel

/// What writing settings may tell of any vendor.
extension DiagnosticCode {
    package static let noSuchSetting = DiagnosticCode(
        "no-such-setting", .warning, .dropped,
        "{key} has no counterpart in the target's settings; it was left out.")
}
