internal import PushRecords

/// What `compare` found out about two runs.
struct ChangeReport: WrittenReport {
    let names: [ComparedRun: String]
    let tally: ChangeTally
    /// The language of the text.
    let language: ReadersLanguage

    init(names: [ComparedRun: String], _ tally: ChangeTally, in language: ReadersLanguage) {
        self.names = names
        self.tally = tally
        self.language = language
    }

    /// The changes that there are, what matters most first.
    var changes: [PushChange] { PushChange.allCases.filter { tally.counts[$0] != nil } }

    /// The reasons against a push that a change is about, the most frequent first.
    func reasons(of change: PushChange) -> [(reasons: ChangeTally.Reasons, count: Int)] {
        (tally.reasons[change] ?? [:]).map { ($0.key, $0.value) }.sorted {
            ($1.count, $0.reasons.inWords) < ($0.count, $1.reasons.inWords)
        }
    }
}

extension ChangeTally.Reasons {
    /// The reason of the run that does not push; both where neither does.
    var inWords: String { [old, new].compactMap(\.self).joined(separator: " → ") }

    /// The same in every language; a code that is no reason against a push has no other words.
    var words: Wording {
        let all = [old, new].compactMap(\.self).map { reason in
            SuppressionReason(rawValue: reason)?.words ?? MessageError.Code(rawValue: reason).words
        }
        return all.dropFirst().reduce(all.first ?? Wording(name: "")) { $0 + Wording(name: " → ") + $1 }
    }
}
