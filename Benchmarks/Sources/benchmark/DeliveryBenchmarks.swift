import Measuring

extension Benchmark {
    /// Pushes over one connection: what they cost the client, other clients, the test server, and the command.
    static let delivery = Benchmark(name: "delivery") { laboratory in
        let stand = try DeliveryStand(laboratory)
        guard stand.bareServer != nil else {
            return [
                ResultRow(
                    "delivery, peers, translate | send",
                    skipped: "the bare server: needs g++, libnghttp2-dev and libssl-dev")
            ] + (try stand.testServer())
        }
        return try stand.cost() + stand.inFlight() + stand.peers() + stand.testServer() + stand.command()
    }
}

extension DeliveryStand {
    private var count: Int { laboratory.request.messages }
    private var repetitions: Range<Int> { 0..<laboratory.request.repetitions }

    /// What a push costs the library, and how many it delivers a second with one core.
    fileprivate func cost() throws -> [ResultRow] {
        let reports = try serving(.bare) { place in
            try repetitions.map { _ in try WorkloadReport(library(place, count, inFlight: 500).run()) }
        }.result
        return [
            row(
                "delivery, 500 in flight, each push", Figures.rate(reports.map(\.rate)), reports.map(\.cost),
                " µs", .atMost(6)),
            clockRow("delivery, by the clock, one core", reports, .atLeast(150)),
        ]
    }

    /// Whether more pushes in flight cost more, and the memory they take.
    fileprivate func inFlight() throws -> [ResultRow] {
        try serving(.bare) { place in
            var memory: [Double] = []
            let ratio = try laboratory.comparison(
                "delivery, 100 in flight against 1000", "1000 in flight", .atMost(1.1),
                here: { try WorkloadReport(library(place, count, inFlight: 100).run()).rate },
                reference: {
                    let run = try library(place, count, inFlight: 1_000).run()
                    memory.append(Double(run.peakMemory) / 1_048_576)
                    return try WorkloadReport(run).rate
                })
            return [
                ratio, row("delivery, 1000 in flight, memory", "\(count) pushes", memory, " MB", .atMost(40)),
            ]
        }.result
    }

    /// What a request costs the test server, and how many it answers a second with one core.
    fileprivate func testServer() throws -> [ResultRow] {
        let runs = try repetitions.map { _ in
            try serving(.checking) { try WorkloadReport(library($0, count, inFlight: 500).run()) }
        }
        let server = runs.map(\.report)
        return [
            row(
                "test server with its checks", Figures.time(server.map { $0.cost * 1e-6 }, "a request"),
                server.map { $0.rate / 1e3 }, " k/s", .atLeast(100)),
            clockRow("test server, by the clock, one core", runs.map(\.result), .atLeast(100)),
        ]
    }

    /// A row about figures of which the median counts.
    func row(
        _ what: String, _ here: String, _ figures: [Double], _ unit: String, _ target: ResultRow.Target
    ) -> ResultRow {
        guard let spread = Spread(figures) else { return ResultRow(what, skipped: "no repetitions") }
        return ResultRow(what, here: here, figure: spread, unit: unit, target)
    }

    /// A row about the pushes that a client had delivered in a second by the clock.
    func clockRow(_ what: String, _ reports: [WorkloadReport], _ target: ResultRow.Target) -> ResultRow {
        guard hasCores else { return ResultRow(what, skipped: "needs taskset and two cores") }
        let rates = reports.map { Double($0.operations) / $0.elapsed / 1e3 }
        return row(what, "best \((rates.max() ?? 0).shortened) k/s", rates, " k/s", target)
    }
}

extension WorkloadReport {
    /// Microseconds of processor time for each operation.
    var cost: Double { 1e6 / rate }
}
