import Foundation
import PushBridge
import Testing

@Suite("Signed calls on the command line")
struct SignRequestTests {
    private func run(_ arguments: String...) throws -> PushBridgeProcess.Result {
        let folder = try TemporaryFolder()
        let file = try folder.file("secret", "0123456789ab\n")
        return try PushBridgeProcess.run(
            ["sign-request", "--vendor", "nim", "--secret-file", file] + arguments)
    }

    @Test("The reference's vector as lines and as an object")
    func vector() throws {
        let given = ["--app-key", "k", "--nonce", "4tgggergigwow323t23t", "--cur-time", "1443592222"]
        let text = try run(given[0], given[1], given[2], given[3], given[4], given[5])
        #expect(
            text.output == """
                AppKey: k
                Nonce: 4tgggergigwow323t23t
                CurTime: 1443592222
                CheckSum: 2b3c3ba113c760606d5830e4d807ad8490040efd

                """)
        let json = try run(given[0], given[1], given[2], given[3], given[4], given[5], "--format", "json")
        #expect(
            json.output
                == #"{"AppKey":"k","Nonce":"4tgggergigwow323t23t","CurTime":"1443592222","CheckSum":"2b3c3ba113c760606d5830e4d807ad8490040efd"}"#
                + "\n")
    }

    @Test("Without a nonce and a time every call has new ones, in seconds")
    func fresh() throws {
        let objects = try (0..<2).map { _ in
            try JSONDocument(run("--app-key", "k", "--format", "json").output).root
        }
        #expect(objects[0]["Nonce"]?.string != objects[1]["Nonce"]?.string)
        #expect(objects[0]["Nonce"]?.string?.count == 32)
        let time = try #require(objects[0]["CurTime"]?.string?.decimalInteger)
        #expect(abs(time - Int(Date().timeIntervalSince1970)) < 60)
    }

    @Test(
        "A time in milliseconds is refused, since calls have seconds",
        arguments: ["1443592222000", "100000000000", "-1"])
    func milliseconds(_ time: String) throws {
        let result = try run("--app-key", "k", "--cur-time=\(time)")
        #expect(result.status == 64)
        #expect(result.error.contains("13 digits is in milliseconds"))
        #expect(result.output.isEmpty)
    }

    @Test(
        "What would break a header is a wrong use",
        arguments: [["--app-key", "a\nb"], ["--app-key", ""], ["--app-key", "k", "--nonce", "a b"]])
    func broken(_ arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("secret", "0123456789ab")
        let result = try PushBridgeProcess.run(["sign-request", "--secret-file", file] + arguments)
        #expect(result.status == 64)
        #expect(result.error.contains("visible ASCII"))
        #expect(result.output.isEmpty)
    }
}
