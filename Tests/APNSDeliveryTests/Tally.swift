import APNSDelivery
import Synchronization

/// Gathers outcomes by the number of their push.
final class Tally: Sendable {
    private let state = Mutex<(reports: [Int: DeliveryReport], duplicates: Int)>(([:], 0))

    var reports: [Int: DeliveryReport] { state.withLock { $0.reports } }
    /// How many pushes were reported more than once.
    var duplicates: Int { state.withLock { $0.duplicates } }

    /// Whether each one was accepted.
    var isAllAccepted: Bool { reports.values.allSatisfy { $0.isAccepted } }

    func add(_ number: Int, _ report: DeliveryReport) {
        state.withLock { state in
            if state.reports.updateValue(report, forKey: number) != nil { state.duplicates += 1 }
        }
    }
}
