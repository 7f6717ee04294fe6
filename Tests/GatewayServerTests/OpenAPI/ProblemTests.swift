import Foundation
import Hummingbird
import HummingbirdTesting
import JSONDocument
import NIOCore
import Testing

@testable import Gateway

@Suite("Problems that the gateway tells")
struct ProblemTests {
    /// Problems that need a machine in trouble; other tests bring them about.
    private static let troubles: Set<ProblemCode> = [.busy, .store, .stopping, .tooManyCalls]

    @Test("Each is in the document of its endpoint, and each that is documented comes about")
    func documented() async throws {
        let operations = try OpenAPIDocument.tested().operations
        let documented = Set(operations.flatMap { operation in operation.codes.map { Told(operation, $0) } })
        let found = try await ProblemTrial.run { trial in
            for operation in operations {
                for call in trial.calls(of: operation) + ProblemTrial.ownCalls(of: operation) {
                    try await trial.provoke(call)
                }
            }
            await trial.close()
            for operation in operations { try await trial.provokeTrouble(at: operation) }
        }
        let withoutPages = try await ProblemTrial.run(withPages: false) { trial in
            for id in ["getMetrics", "watchLive"] {
                try await trial.provoke(ProblemCall(try OpenAPIDocument.operation(id), .notFound))
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

    @Test("The document has the codes, each with its status, and so has its page")
    func written() throws {
        let document = try OpenAPIDocument.tested()
        let page = try OpenAPIPage.html(version: "1")
        for code in ProblemCode.allCases { #expect(page.contains("<code>\(code.rawValue)</code>")) }
        for code in ProblemCode.anywhere {
            let words = "`\(code.rawValue)` (\(code.status.code))"
            #expect(document.root.text("info", "description").contains(words))
        }
        for (status, code) in document.operations.flatMap(\.problems) {
            #expect((ProblemCode(rawValue: code)?.status.code).map(String.init) == status, "\(code)")
        }
    }

    @Test("Each word of the core's errors is a problem's, but those that only lines have")
    func core() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/Gateway/Core/GatewayError.swift")
        let words = try String(contentsOf: file, encoding: .utf8)
            .matches(of: /static let \w+ = Self\(rawValue: "([a-z-]+)"\)/).map { String($0.1) }
        #expect(words.count > 10)
        #expect(
            Set(words).subtracting(ProblemCode.allCases.map(\.rawValue))
                == Set([GatewayError.Code.bringsPeople, .otherVendor, .namesNobody].map(\.rawValue)))
    }
}

/// That an operation tells a problem.
struct Told: Hashable, CustomStringConvertible {
    let operation: String
    let code: ProblemCode

    init(_ operation: DocumentedOperation, _ code: ProblemCode) {
        self.operation = operation.id
        self.code = code
    }

    var description: String { "\(operation) \(code.rawValue)" }
}
