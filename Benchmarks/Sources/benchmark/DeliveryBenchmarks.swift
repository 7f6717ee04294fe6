import Foundation
import Measuring

extension Benchmark {
    /// Pushes delivered to the test server over one connection: the client's cost, the server's, and a peer's.
    static let delivery = Benchmark(name: "delivery") { laboratory in
        let key = laboratory.path("delivery-key.p8")
        _ = try ChildProcess(
            "openssl", ["genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256", "-out", key]
        ).run(discardsErrors: true)
        return try costs(laboratory, key) + [try peer(laboratory, key)]
    }

    private static func costs(_ laboratory: Laboratory, _ key: String) throws -> [ResultRow] {
        let count = String(laboratory.request.messages)
        let repetitions = 0..<laboratory.request.repetitions
        let clients = try repetitions.map { _ in try laboratory.delivery(["client", key, count, "500"]) }
        let servers = try repetitions.map { _ in try laboratory.delivery(["server", key, count, "500"]) }
        let memory = try laboratory.deliveryProcess(["client", key, count, "1000"]).run().peakMemory
        guard let cost = Spread(clients.map { 1e6 / $0.rate }),
            let rate = Spread(clients.map { Double($0.operations) / $0.elapsed / 1e3 }),
            let answers = Spread(servers.map { $0.rate / 1e3 }),
            let peak = Spread([Double(memory) / 1_048_576])
        else { return [] }
        return [
            ResultRow(
                "delivery, one connection, 500 in flight", here: Figures.rate(clients.map(\.rate)),
                figure: cost, unit: " µs", .atMost(6)),
            ResultRow(
                "delivery, by the clock", here: "server on the other core", figure: rate, unit: " k/s",
                .atLeast(150)),
            ResultRow(
                "delivery, peak memory, 1000 in flight", here: "\(count) pushes", figure: peak, unit: " MB",
                .atMost(40)),
            ResultRow(
                "test server with its checks", here: Figures.rate(servers.map(\.rate)),
                figure: answers, unit: " k/s", .atLeast(100)),
        ]
    }

    private static func peer(_ laboratory: Laboratory, _ key: String) throws -> ResultRow {
        let what = "delivery against aioapns"
        guard let python = ProcessInfo.processInfo.environment["BENCHMARK_AIOAPNS"] else {
            return ResultRow(what, skipped: "Python: needs python3 with aioapns")
        }
        let script = "\(laboratory.package)/References/deliver.py"
        let (count, few) = (String(laboratory.request.messages), String(laboratory.request.messages / 50))
        return try laboratory.comparison(
            what, "aioapns", .atLeast(5),
            here: { try laboratory.delivery(["client", key, count, "500"]).rate },
            reference: { try laboratory.delivery(["peer", key, few, "500", python, script]).rate })
    }
}

extension Laboratory {
    fileprivate func deliveryProcess(_ arguments: [String]) -> ChildProcess {
        ChildProcess("\(programs)/delivery-workload", arguments)
    }

    fileprivate func delivery(_ arguments: [String]) throws -> WorkloadReport {
        try WorkloadReport(deliveryProcess(arguments).run())
    }
}
