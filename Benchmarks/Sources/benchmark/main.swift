import Foundation
import Measuring

let usage = """
    Usage: Benchmarks/run [--messages N] [--repetitions N] [--quick] [--large] [NAME…]
           Benchmarks/run --instructions|--check|--record

    Measures PushBridge against other programs and prints one table. Everything, or what NAME names:
    \(Benchmark.all.map(\.name).joined(separator: ", ")).

      --messages N     lines in the files of the command's rows (1000000)
      --repetitions N  how often each pair is measured, in turn (5)
      --quick          50000 messages, three times: minutes become seconds, and figures rough
      --large          the memory rows on a file of 1 GB, with proofs too; takes many minutes

    Counts the instructions of one message, which no other program on the machine can distort; valgrind does it:

      --instructions   prints them
      --check          fails when a workload needs 10 % more than instructions.txt says, and tells when much less
      --record         writes instructions.txt
    """

/// What the arguments ask for; nil when they cannot be understood.
func request(_ arguments: [String]) -> (request: Laboratory.Request, benchmarks: [Benchmark])? {
    var request = Laboratory.Request()
    var names: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
        switch argument {
        case "--quick": (request.messages, request.repetitions) = (50_000, 3)
        case "--large": request.isLarge = true
        case "--messages", "--repetitions":
            guard let number = rest.popFirst().flatMap({ Int($0) }),
                number >= (argument == "--messages" ? 10_000 : 1)
            else { return nil }
            if argument == "--messages" { request.messages = number } else { request.repetitions = number }
        default: names.append(argument)
        }
    }
    let known = Set(Benchmark.all.map(\.name))
    guard names.allSatisfy(known.contains) else { return nil }
    return (request, Benchmark.all.filter { names.isEmpty || names.contains($0.name) })
}

/// Tells whoever waits what is going on.
func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
}

/// Measures, prints the table, and returns the exit status.
func measure(_ benchmarks: [Benchmark], _ request: Laboratory.Request) throws -> Int32 {
    let laboratory = try Laboratory(request, programs: programs, package: package, cpp: cpp)
    defer { laboratory.clear() }
    var table = ResultTable()
    for benchmark in benchmarks {
        say("Measuring: \(benchmark.name)")
        for row in try benchmark.rows(laboratory) { table.append(row) }
    }
    print(
        """
        \(request.messages) messages, \(request.repetitions) repetitions in turn, \
        \(ProcessInfo.processInfo.activeProcessorCount) cores; processor time unless a row says otherwise.

        \(table.text)
        \(table.count(.met)) met, \(table.count(.missed)) missed, \(table.count(.skipped)) skipped
        """)
    return 0
}

let arguments = Array(CommandLine.arguments.dropFirst())
/// Where the built programs are: beside this one.
let programs = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
let package = ProcessInfo.processInfo.environment["BENCHMARK_PACKAGE"] ?? "."
/// The reference in C++, where it could be built.
let cpp = ProcessInfo.processInfo.environment["BENCHMARK_CPP"]
do {
    if arguments.count == 1, let purpose = Instructions.Purpose(rawValue: arguments[0]) {
        exit(try Instructions(programs: programs, package: package, cpp: cpp).run(purpose))
    }
    guard let (asked, benchmarks) = request(arguments) else {
        say(usage)
        exit(64)
    }
    exit(try measure(benchmarks, asked))
} catch {
    say("benchmark: \(error)")
    exit(1)
}
