import Measuring
import MessageCorpus

extension Laboratory {
    /// Translates or converts a file into another, and returns what that took.
    func command(_ arguments: [String], _ file: String) throws -> ChildProcess.Run {
        try pushbridge(arguments + ["--output", path("output.jsonl"), file]).run(discardsOutput: true)
    }
}

extension Benchmark {
    /// The command line against a short script.
    static let python = Benchmark(name: "python") { laboratory in
        let what = "translate --jobs 1, file to file"
        guard let python = laboratory.python else {
            return [ResultRow(what, skipped: "Python: needs python3 with orjson")]
        }
        let lines = laboratory.request.messages
        let (mixed, easemob) = (
            try laboratory.corpus(.mixed, lines: lines), try laboratory.corpus(.easemob, lines: lines)
        )
        let script = ChildProcess(
            python,
            ["\(laboratory.package)/References/translate.py", easemob, laboratory.path("output.jsonl")])
        return [
            try laboratory.comparison(
                what, "Python orjson", .atLeast(1.2),
                here: {
                    Double(lines) / (try laboratory.command(["translate", "--jobs", "1"], mixed).processor)
                },
                reference: { Double(lines) / (try script.run().processor) })
        ]
    }

    /// Two threads against one, by the clock: the only row that other programs on the machine distort.
    static let jobs = Benchmark(name: "jobs") { laboratory in
        let lines = laboratory.request.messages
        let file = try laboratory.corpus(.mixed, lines: lines)
        func rate(_ jobs: Int) throws -> Double {
            Double(lines) / (try laboratory.command(["translate", "--jobs", String(jobs)], file).elapsed)
        }
        return [
            try laboratory.comparison(
                "translate --jobs 2, by the clock", "--jobs 1", .atLeast(1.7), here: { try rate(2) },
                reference: { try rate(1) })
        ]
    }

    /// How long the command takes to say its version.
    static let start = Benchmark(name: "start") { laboratory in
        let runs = try (0..<laboratory.request.repetitions * 4).map { _ in
            try laboratory.pushbridge(["--version"]).run()
        }
        guard let milliseconds = Spread(runs.map { $0.elapsed * 1e3 }) else { return [] }
        return [
            ResultRow(
                "start-up, --version, by the clock", here: Figures.time(runs.map(\.processor), "processor"),
                figure: milliseconds, unit: " ms", .atMost(20))
        ]
    }
}
