import PushRecords

/// What became of the push that a callback of Easemob's tells of, in words; nil for one that tells of none.
func outcome(in callback: String) throws -> String? {
    guard let report = try PushReportReader(vendor: "easemob").read(callback) else { return nil }
    let receiver = report.recipient ?? "somebody"
    return switch report.outcome {
    case .accepted: "\(receiver) has it"
    case .suppressed(let cause): "\(receiver) has none, as was wanted: \(cause.reason)"
    case .rejected(let cause): "\(receiver) has none: \(cause.reason), a matter of \(cause.affair.rawValue)"
    case .failed(let cause): "nobody can say whether \(receiver) has it: \(cause.reason)"
    }
}
