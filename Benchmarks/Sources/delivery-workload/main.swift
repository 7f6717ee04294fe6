import Foundation

let usage = """
    Usage: delivery-workload client|server KEYFILE COUNT IN-FLIGHT
           delivery-workload peer KEYFILE COUNT IN-FLIGHT PYTHON SCRIPT
           delivery-workload serve KEYFILE CAFILE

    Sends pushes to the test server, which runs in a process of its own and checks them all, over one connection.
    Prints one JSON object: operations, bytes sent, and seconds of processor time and of the clock without start-up:
    those of the client, of the server, or of a script that gets PORT CAFILE KEYFILE COUNT IN-FLIGHT.
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
    guard arguments.count >= 3 else { return false }
    if arguments[0] == "serve" {
        try await serve(keyFile: arguments[1], authorityFile: arguments[2])
        return true
    }
    guard arguments.count >= 4, let count = Int(arguments[2]), let inFlight = Int(arguments[3]), count > 0,
        inFlight > 0
    else { return false }
    let server = try ServingProcess(keyFile: arguments[1])
    switch (arguments[0], arguments.count) {
    case ("client", 4), ("server", 4):
        let pushes = try Pushes(keyFile: arguments[1], server: server)
        let (processor, elapsed) = try await pushes.deliver(count, inFlight: inFlight)
        if arguments[0] == "client" {
            report(operations: count, processor: processor, elapsed: elapsed)
            _ = try server.stop()
        } else {
            print(try server.stop())
        }
    case ("peer", 6):
        let script = Process()
        script.executableURL = URL(filePath: "/usr/bin/env")
        script.arguments =
            [arguments[4], arguments[5], String(server.port), server.authorityFile]
            + [arguments[1], arguments[2], arguments[3]]
        try script.run()
        script.waitUntilExit()
        _ = try server.stop()
        guard script.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    default: return false
    }
    return true
}

do {
    guard try await work(Array(CommandLine.arguments.dropFirst())) else {
        FileHandle.standardError.write(Data((usage + "\n").utf8))
        exit(64)
    }
} catch {
    FileHandle.standardError.write(Data("delivery-workload: \(error)\n".utf8))
    exit(1)
}
