import Foundation
import Measuring

/// Another client for Apple's pushes.
private struct Peer {
    /// Its name, and that of the script in `References` that sends with it.
    let name: String
    let script: String
    /// How many times as fast the library should be.
    let ratio: Double
    /// Of how many pushes one is sent with it: it is slow.
    let share: Int
    let inFlight: Int
}

extension DeliveryStand {
    /// The library against other clients, with the same server.
    func peers() throws -> [ResultRow] {
        let peers = [
            Peer(name: "aioapns", script: "deliver_aioapns.py", ratio: 5, share: 50, inFlight: 500),
            Peer(name: "kalyke", script: "deliver_kalyke.py", ratio: 1, share: 2_000, inFlight: 10),
        ]
        return try serving(.bare) { place in try peers.map { try row(for: $0, place) } }.result + [
            ResultRow("delivery against apns2 of PyPI", skipped: "needs Python 3.9 or older"),
            ResultRow(
                "delivery against PyAPNs2", skipped: "speaks the binary protocol that Apple has switched off"),
        ]
    }

    private func row(for peer: Peer, _ place: Place) throws -> ResultRow {
        let what = "delivery against \(peer.name)"
        guard let python = ProcessInfo.processInfo.environment["BENCHMARK_PEERS"],
            (try? ChildProcess(python, ["-c", "import \(peer.name)"]).run(discardsErrors: true)) != nil
        else { return ResultRow(what, skipped: "needs a Python with \(peer.name)") }
        let (many, few) = (laboratory.request.messages, max(laboratory.request.messages / peer.share, 20))
        let command = [python, "\(laboratory.package)/References/\(peer.script)"]
        return try laboratory.comparison(
            what, peer.name, .atLeast(peer.ratio),
            here: { try WorkloadReport(library(place, many, inFlight: 500).run()).rate },
            reference: { try WorkloadReport(client(command, place, few, inFlight: peer.inFlight).run()).rate }
        )
    }
}
