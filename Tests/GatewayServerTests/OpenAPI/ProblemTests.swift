import Foundation
import GatewayCore
import Hummingbird
import HummingbirdTesting
import JSONDocument
import NIOCore
import Testing

@testable import GatewayServer

@Suite("Problems that the gateway tells")
struct ProblemTests {
    /// Problems that need a machine in trouble; other tests bring them about.
    private static let troubles: Set<ProblemCode> = [.busy, .store, .stopping, .tooManyCalls]

    @Test("Each is in the document of its endpoint, and each that is documented comes about")
    func documented() async throws {
        let documented = Set(Endpoint.all.flatMap { endpoint in endpoint.codes.map { Told(endpoint, $0) } })
        let found = try await ProblemTrial.run { trial in
            for endpoint in Endpoint.all {
                for call in trial.calls(of: endpoint) + ProblemTrial.ownCalls(of: endpoint) {
                    try await trial.provoke(call)
                }
            }
            await trial.close()
            for endpoint in Endpoint.all { try await trial.provokeTrouble(at: endpoint) }
        }
        let withoutPages = try await ProblemTrial.run(withPages: false) { trial in
            for operation in [GatewayOperation.getMetrics, .watchLive] {
                let endpoint = try #require(Endpoint.all.first { $0.operation == operation })
                try await trial.provoke(ProblemCall(endpoint, .notFound))
            }
            await trial.close()
        }
        let all = found.union(withoutPages)
        #expect(all.subtracting(documented) == [])
        #expect(documented.subtracting(all).filter { !Self.troubles.contains($0.code) } == [])
        #expect(Set(all.map(\.code)).isSuperset(of: [.store, .stopping]))
        let atEndpoints = Set(documented.map(\.code))
        #expect(atEndpoints.union(ProblemCode.anywhere) == Set(ProblemCode.allCases))
        #expect(atEndpoints.isDisjoint(with: ProblemCode.anywhere))
    }

    @Test("The document has the codes, and so has its page")
    func written() throws {
        let text = String(decoding: OpenAPIDocument.json(version: "1"), as: UTF8.self)
        let page = OpenAPIPage.html(version: "1")
        for code in ProblemCode.allCases {
            #expect(text.contains("`\(code.rawValue)`"))
            #expect(page.contains("<code>\(code.rawValue)</code>"))
        }
    }

    @Test("All codes of one answer have its status")
    func statuses() {
        for reply in Endpoint.all.flatMap(\.allReplies) {
            #expect(Set(reply.codes.map(\.status.code)).isSubset(of: [reply.status]))
        }
    }

    @Test("Each word of the core's errors is a problem's, but those that only lines have")
    func core() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/GatewayCore/GatewayError.swift")
        let words = try String(contentsOf: file, encoding: .utf8)
            .matches(of: /static let \w+ = Self\(rawValue: "([a-z-]+)"\)/).map { String($0.1) }
        #expect(words.count > 10)
        #expect(
            Set(words).subtracting(ProblemCode.allCases.map(\.rawValue))
                == Set([GatewayError.Code.bringsPeople, .otherVendor, .namesNobody].map(\.rawValue)))
    }
}

/// That an endpoint tells a problem.
struct Told: Hashable, CustomStringConvertible {
    let operation: GatewayOperation
    let code: ProblemCode

    init(_ endpoint: Endpoint, _ code: ProblemCode) {
        operation = endpoint.operation
        self.code = code
    }

    var description: String { "\(operation.rawValue) \(code.rawValue)" }
}

extension Endpoint {
    /// The problems that its document names.
    var codes: [ProblemCode] { allReplies.flatMap(\.codes) }
}
