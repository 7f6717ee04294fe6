import PushModel

/// A tally that counts reject records.
protocol RejectTally {
    /// Reject records written.
    var rejects: Int { get set }
    /// Reject records, by code.
    var rejected: [String: Int] { get set }
}

extension TranslationTally: RejectTally {}
extension ConversionTally: RejectTally {}
extension SettingsTally: RejectTally {}
extension WebhookTally: RejectTally {}
extension OutcomeTally: RejectTally {}

extension RejectTally {
    /// Counts a reject record and writes it among the records, or apart from them.
    mutating func reject(
        _ error: LineError, _ line: Int, _ input: RejectedInput, _ total: Int?,
        of target: RejectedPart? = nil,
        inline: Bool, _ records: inout JSONWriter, _ rejects: inout JSONWriter
    ) {
        self.rejects += 1
        rejected[error.code.rawValue, default: 0] += 1
        if inline {
            error.write(line, target, input, total, to: &records)
        } else {
            error.write(line, target, input, total, to: &rejects)
        }
    }
}
