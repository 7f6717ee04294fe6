import Foundation
import Measuring

/// What deliveries are measured with: a server on one core, a client on the other, and the key that both know.
struct DeliveryStand {
    /// Who answers.
    enum Server {
        /// The reference in C++, which checks nothing and leaves the client to be the slower one.
        case bare
        /// The test server with every check on.
        case checking
    }

    /// Where a server listens, and the certificate to trust.
    struct Place {
        let port: Int
        let authorityFile: String
    }

    let laboratory: Laboratory
    let key: String
    /// The bare server; nil when it could not be built.
    let bareServer: String?
    /// Whether each process can be kept on a core of its own, without which no figure by the clock means anything.
    let hasCores: Bool

    init(_ laboratory: Laboratory) throws {
        self.laboratory = laboratory
        key = laboratory.path("delivery-key.p8")
        bareServer = ProcessInfo.processInfo.environment["BENCHMARK_ANSWER"]
        hasCores = (try? ChildProcess("taskset", ["-c", "1", "true"]).run(discardsErrors: true)) != nil
        let curve = ["-pkeyopt", "ec_paramgen_curve:P-256"]
        try openssl(["genpkey", "-algorithm", "EC"] + curve + ["-out", key])
        try openssl(
            ["req", "-x509", "-nodes", "-days", "2", "-newkey", "ec"] + curve
                + ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
                + ["-out", certificate, "-keyout", certificateKey])
    }

    private var certificate: String { laboratory.path("bare-server.pem") }
    private var certificateKey: String { laboratory.path("bare-server.key") }
    private var workload: String { "\(laboratory.programs)/delivery-workload" }

    private func openssl(_ arguments: [String]) throws {
        _ = try ChildProcess("openssl", arguments).run(discardsErrors: true)
    }

    /// Serves while `body` runs.
    ///
    /// - Returns: What `body` returned, and what the server did and took.
    func serving<R>(_ server: Server, _ body: (Place) throws -> R) throws -> (
        result: R, report: WorkloadReport
    ) {
        let authority: String
        var command: [String]
        switch (server, bareServer) {
        case (.bare, nil): throw MeasuringError("The bare server was not built.")
        case (.bare, let program?):
            (authority, command) = (certificate, [program, certificate, certificateKey])
        case (.checking, _):
            authority = laboratory.path("test-server.pem")
            command = [workload, "serve", key, authority]
        }
        command = onCore(1, command)
        let process = try ServingProcess(command[0], Array(command.dropFirst()))
        let result = try body(Place(port: process.port, authorityFile: authority))
        return (result, try WorkloadReport(process.stop()))
    }

    /// A client that is told where to send, the key, how many pushes and how many in flight, in a process of its own.
    func client(_ command: [String], _ place: Place, _ count: Int, inFlight: Int) -> ChildProcess {
        let arguments = [String(place.port), place.authorityFile, key, String(count), String(inFlight)]
        let whole = onCore(0, command + arguments)
        return ChildProcess(
            whole[0], Array(whole.dropFirst()), environment: ["SSL_CERT_FILE": place.authorityFile])
    }

    /// The library as the client.
    func library(_ place: Place, _ count: Int, inFlight: Int) -> ChildProcess {
        client([workload, "client"], place, count, inFlight: inFlight)
    }

    /// A command kept on a core, where that can be done.
    func onCore(_ core: Int, _ command: [String]) -> [String] {
        hasCores ? ["taskset", "-c", String(core)] + command : command
    }
}
