import Foundation
import NIOCore
import Testing

@testable import Gateway

@Suite("A port that cannot be had")
struct ListeningErrorTests {
    @Test(
        "It is told with its address, and what to do",
        arguments: [
            (EADDRINUSE, "Another program listens on 127.0.0.1:8080"),
            (EADDRNOTAVAIL, "no address 127.0.0.1"),
            (EACCES, "may not listen on 127.0.0.1:8080"),
        ])
    func words(code: Int32, words: String) throws {
        let error = try #require(ListeningError(IOError(errnoCode: code, reason: "bind"), at: .init()))
        #expect("\(error)".contains(words) && "\(error)".contains("listen."))
    }

    @Test("Another error is left as it is")
    func others() {
        #expect(ListeningError(IOError(errnoCode: ECONNRESET, reason: "read"), at: .init()) == nil)
        #expect(ListeningError(CancellationError(), at: .init()) == nil)
    }
}
