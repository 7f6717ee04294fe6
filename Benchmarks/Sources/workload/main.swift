import Foundation

let usage = """
    Usage: workload scan|start|foundation-easemob|foundation-nim FILE ROUNDS
           workload translate FILE ROUNDS [RECIPIENTS [GROUPS]]
           workload convert|prove FILE ROUNDS easemob|nim|tencent|rongcloud
           workload token-sign KEYFILE COUNT
           workload token-cached THREADS COUNT

    Prints one JSON object: operations, bytes made, and seconds of processor time and of the clock without start-up.
    """

/// Seconds that this process has spent on processors.
func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Does the work that the arguments name; nil when they name none.
///
/// Each case loads what it needs first, and only then starts the clocks.
func work(_ arguments: [String]) throws -> (() throws -> Work)? {
    guard arguments.count >= 3, let count = Int(arguments[2]), count > 0 else { return nil }
    let (name, file) = (arguments[0], arguments[1])
    let extra = arguments.count > 3 ? arguments[3] : nil
    let groups = arguments.count > 4 ? arguments[4] : nil
    switch (name, extra) {
    case ("scan", nil):
        let lines = try Lines(of: file)
        return { try MessageWork.scan(lines, rounds: count) }
    case ("start", nil):
        let lines = try Lines(of: file)
        return { try MessageWork.start(lines, rounds: count) }
    case ("translate", _):
        let lines = try Lines(of: file)
        let settings = TranslationSettings(recipients: extra, groups: groups)
        let (translator, people) = (try settings.translator(), try settings.people())
        return { try MessageWork.translate(lines, translator, for: people, rounds: count) }
    case ("convert", let target?), ("prove", let target?):
        let lines = try Lines(of: file)
        return { try MessageWork.convert(lines, to: target, proves: name == "prove", rounds: count) }
    case ("foundation-easemob", nil), ("foundation-nim", nil):
        let lines = try FoundationWork.lines(of: file)
        return { try FoundationWork.translate(lines, isEasemob: name == "foundation-easemob", rounds: count) }
    case ("token-sign", nil):
        let signer = try TokenWork.signer(keyFile: file)
        return { try TokenWork.sign(with: signer, count: count) }
    case ("token-cached", nil):
        guard let threads = Int(file), threads > 0 else { return nil }
        return { try TokenWork.cached(threads: threads, count: count) }
    default: return nil
    }
}

do {
    guard let work = try work(Array(CommandLine.arguments.dropFirst())) else {
        FileHandle.standardError.write(Data((usage + "\n").utf8))
        exit(64)
    }
    let clock = ContinuousClock()
    let (start, processor) = (clock.now, processorSeconds())
    let done = try work()
    let (elapsed, spent) = (clock.now - start, processorSeconds() - processor)
    print(
        #"{"operations":\#(done.operations),"bytes":\#(done.bytes),"processor":\#(spent),"elapsed":\#(elapsed / .seconds(1))}"#
    )
} catch {
    FileHandle.standardError.write(Data("workload: \(error)\n".utf8))
    exit(1)
}
