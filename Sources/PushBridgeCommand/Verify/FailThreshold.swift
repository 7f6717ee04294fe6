internal import ArgumentParser
internal import PushRecords

/// How much a message may lose before `verify` fails.
struct FailThreshold: ExpressibleByArgument {
    /// The verdict that is too bad, as is every worse one.
    let fidelity: Fidelity

    init?(argument: String) {
        guard let fidelity = Fidelity(rawValue: argument), fidelity != .identical else { return nil }
        self.fidelity = fidelity
    }

    static var allValueStrings: [String] {
        Fidelity.allCases.filter { $0 != .identical }.map(\.rawValue)
    }

    /// Why a run fails; nil when no message is that bad, but for settled losses.
    ///
    /// A corpus of which no message could be judged fails, and an empty one: it proves nothing.
    func shortcoming(of conversions: ConversionTally) -> String? {
        let messages = conversions.messages
        if messages.judged == 0 { return CommandError.nothingJudged }
        let count = conversions.unsettled.count(atLeast: fidelity)
        return count == 0 ? nil : CommandError.tooMuchLost(count, threshold: fidelity)
    }
}
