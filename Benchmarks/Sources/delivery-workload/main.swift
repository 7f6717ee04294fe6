import Foundation

let usage = """
    Usage: delivery-workload client PORT CAFILE KEYFILE COUNT IN-FLIGHT
           delivery-workload serve KEYFILE CAFILE

    client  sends pushes to localhost over one connection
    serve   prints its port and checks what arrives there until standard input ends

    Both print one JSON object at the end: operations, bytes of payload, and seconds of processor time and of the clock
    without start-up.
    """

/// Seconds that this process has spent on processors.
func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Prints what was done and what it took.
func report(operations: Int, processor: Double, elapsed: Double) {
    let bytes = operations * Pushes.payload.count
    print(#"{"operations":\#(operations),"bytes":\#(bytes),"processor":\#(processor),"elapsed":\#(elapsed)}"#)
}

/// Does what the arguments name; false when they name nothing.
func work(_ arguments: [String]) async throws -> Bool {
    switch (arguments.first, arguments.count) {
    case ("serve", 3): try await serve(keyFile: arguments[1], authorityFile: arguments[2])
    case ("client", 6):
        guard let port = Int(arguments[1]), let count = Int(arguments[4]), let inFlight = Int(arguments[5]),
            count > 0, inFlight > 0
        else { return false }
        let pushes = try Pushes(port: port, authorityFile: arguments[2], keyFile: arguments[3])
        let (processor, elapsed) = try await pushes.deliver(count, inFlight: inFlight)
        report(operations: count, processor: processor, elapsed: elapsed)
    default: return false
    }
    return true
}

/// Does the work and returns the exit status.
func status() async -> Int32 {
    do {
        if try await work(Array(CommandLine.arguments.dropFirst())) { return 0 }
        FileHandle.standardError.write(Data((usage + "\n").utf8))
        return 64
    } catch {
        FileHandle.standardError.write(Data("delivery-workload: \(error)\n".utf8))
        return 1
    }
}

// The main thread waits itself, since valgrind cannot run one that waits as Swift's concurrency has it wait.
let end = DispatchSemaphore(value: 0)
Task.detached {
    exit(await status())
}
end.wait()
