import PushBridge

extension Tally {
    /// Writes numbers as members of a summary.
    func write(_ numbers: [Number], to writer: inout JSONWriter) {
        for number in numbers { writer.member(UTF8Text("\(number)"), self[number]) }
    }

    /// Writes groups as members of a summary: each name that was counted, or each that there is in a group of few.
    func write(_ groups: [Group], to writer: inout JSONWriter) {
        for group in groups {
            let counts = self[group]
            guard let names = group.names else {
                writer.counts(UTF8Text("\(group)"), counts.map { $0 })
                continue
            }
            writer.list(UTF8Text("\(group)"), as: .object, names) {
                $0.member(UTF8Text($1), counts[$1] ?? 0)
            }
        }
    }
}

extension Tally.Group {
    /// All names that there are, in their order; nil where there are many.
    fileprivate var names: [String]? {
        switch self {
        case .fidelity: Fidelity.allCases.map(\.rawValue)
        case .outcomes: PushOutcome.Word.allCases.map(\.rawValue)
        case .verification: SignatureResult.allCases.map(\.rawValue)
        default: nil
        }
    }
}
