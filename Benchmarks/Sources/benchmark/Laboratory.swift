import Foundation
import Measuring
import MessageCorpus

/// The tools and files of a run, and how often each thing is measured.
struct Laboratory {
    /// How a run was asked for.
    struct Request {
        var messages = 1_000_000
        var repetitions = 5
        var isLarge = false
    }

    let request: Request
    /// Where the built programs are.
    let programs: String
    /// Where what the run makes goes; removed at its end.
    let folder: String
    /// The reference in C++; nil when it could not be built.
    let cpp: String?
    /// A Python that has orjson; nil when there is none.
    let python: String?
    /// The package's folder, which holds the references' sources.
    let package: String

    /// Creates a laboratory with a folder of its own.
    init(_ request: Request, programs: String, package: String, cpp: String?) throws {
        self.request = request
        self.programs = programs
        self.package = package
        self.cpp = cpp
        python = ProcessInfo.processInfo.environment["BENCHMARK_PYTHON"]
        let folder = FileManager.default.temporaryDirectory.appending(path: "pushbridge-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        self.folder = folder.path
    }

    /// Removes what the run made.
    func clear() {
        try? FileManager.default.removeItem(atPath: folder)
    }

    func path(_ name: String) -> String { "\(folder)/\(name)" }

    /// The corpus of a kind with so many lines, made when it is wanted first.
    func corpus(_ kind: CorpusKind, lines: Int) throws -> String {
        let path = path("\(kind.rawValue)-\(lines).jsonl")
        guard !FileManager.default.fileExists(atPath: path) else { return path }
        var corpus = Corpus(kind, seed: 1)
        try write(to: path) { file in
            try corpus.write(lines: lines) { try file.write(contentsOf: Data($0)) }
        }
        return path
    }

    /// A file of lines.
    func file(_ name: String, _ lines: [JSONNode]) throws -> String {
        let path = path(name)
        try write(to: path) { file in
            for line in lines { try file.write(contentsOf: Data((line.text() + "\n").utf8)) }
        }
        return path
    }

    private func write(to path: String, _ fill: (FileHandle) throws -> Void) throws {
        guard FileManager.default.createFile(atPath: path, contents: nil),
            let file = FileHandle(forWritingAtPath: path)
        else { throw MeasuringError("\(path) cannot be written.") }
        try fill(file)
        try file.close()
    }

    func bytes(of path: String) throws -> Int {
        try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    }

    /// The command line with these arguments.
    func pushbridge(_ arguments: [String]) -> ChildProcess {
        ChildProcess("\(programs)/pushbridge", arguments)
    }

    /// A workload in a process of its own.
    func workload(_ arguments: [String]) throws -> WorkloadReport {
        try WorkloadReport(ChildProcess("\(programs)/workload", arguments).run())
    }
}

/// What a workload or the reference in C++ says about itself.
struct WorkloadReport: Decodable {
    let operations: Int
    let bytes: Int
    /// Seconds of processor time without start-up.
    let processor: Double
    /// Seconds by the clock without start-up.
    let elapsed: Double

    init(_ run: ChildProcess.Run) throws {
        try self.init(run.output)
    }

    /// Reads what a process printed.
    init(_ output: Data) throws {
        self = try JSONDecoder().decode(WorkloadReport.self, from: output)
        guard operations > 0, bytes > 0 else { throw MeasuringError("A workload did nothing.") }
    }

    /// Operations a second of processor time.
    var rate: Double { Double(operations) / processor }
}
