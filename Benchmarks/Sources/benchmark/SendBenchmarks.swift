import Foundation
import Measuring
import MessageCorpus

extension DeliveryStand {
    /// The command: a file of messages translated and sent, and the memory of the sender.
    func command() throws -> [ResultRow] {
        let lines = laboratory.request.messages
        let file = try laboratory.corpus(.easemob, lines: lines)
        return try serving(.bare) { place in
            let runs = try (0..<laboratory.request.repetitions).map { _ in try sent(file, place) }
            return [
                row(
                    "translate | send, each push",
                    Figures.rate(runs.map { Double($0.pushes) / $0.run.elapsed }, "by the clock"),
                    runs.map { $0.run.processor / Double($0.pushes) * 1e6 }, " µs", .atMost(20)),
                try memory(file, place),
            ]
        }.result
    }

    private func sent(_ file: String, _ place: Place) throws -> (run: ChildProcess.Run, pushes: Int) {
        let pipe = #""$0" translate "$1" | { shift; "$0" "$@" -; }"#
        let summary = laboratory.path("summary.json")
        let arguments = ["\(laboratory.programs)/pushbridge", file] + send(place) + ["--summary", summary]
        let run = try ChildProcess("sh", ["-c", pipe] + arguments).run(
            discardsOutput: true, discardsErrors: true)
        let pushes = try JSONDecoder().decode(
            Summary.self, from: Data(contentsOf: URL(filePath: summary))
        ).outcomes.accepted
        return (run, pushes)
    }

    private func memory(_ file: String, _ place: Place) throws -> ResultRow {
        let requests = laboratory.path("requests.jsonl")
        _ = try laboratory.pushbridge(["translate", "--output", requests, file]).run(discardsOutput: true)
        let run = try laboratory.pushbridge(send(place) + [requests]).run(
            discardsOutput: true, discardsErrors: true)
        return row(
            "send, 1000 in flight, memory",
            "of \((Double(try laboratory.bytes(of: requests)) / 1e6).shortened) MB",
            [Double(run.peakMemory) / 1_048_576], " MB", .atMost(40))
    }

    /// The arguments of `send`: every push goes to one device, whose token the messages do not have.
    private func send(_ place: Place) -> [String] {
        [
            "send", "--host", "localhost:\(place.port)", "--ca", place.authorityFile, "--key", key,
            "--key-id", "ABC123DEFG", "--team-id", "DEF123GHIJ", "--topic", "com.example.app",
            "--device", String(repeating: "ab", count: 32), "--output", laboratory.path("outcomes.jsonl"),
        ]
    }
}

/// What `send` counts.
private struct Summary: Decodable {
    struct Outcomes: Decodable {
        let accepted: Int
    }

    let outcomes: Outcomes
}
