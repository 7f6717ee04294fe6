internal import ArgumentParser
internal import PushRecords

/// How much a message may lose before `verify` fails.
enum FailThreshold: String, ExpressibleByArgument, CaseIterable {
    case degraded
    case sameScreen = "same-screen"

    /// The verdict that is too bad, as is every worse one.
    var fidelity: Fidelity {
        switch self {
        case .degraded: .degraded
        case .sameScreen: .sameScreen
        }
    }

    /// Why a run fails; nil when no message is that bad.
    func shortcoming(of messages: FidelityCounts) -> String? {
        let count = messages.count(atLeast: fidelity)
        return count == 0 ? nil : CommandError.tooMuchLost(count, threshold: self)
    }
}
