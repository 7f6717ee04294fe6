import APNSTypes
import Testing

@testable import APNSTestServer

@Suite("A request that arrives in pieces")
struct RequestAssemblyTests {
    private func take(_ fields: [(String, String)], into assembly: inout RequestAssembly) {
        for (name, value) in fields {
            let (name, value) = (Array(name.utf8), Array(value.utf8))
            name.withUnsafeBufferPointer { name in
                guard let header = RequestHeader(name: name) else { return }
                value.withUnsafeBufferPointer { assembly.take(header, $0) }
            }
        }
    }

    private func take(body: String, into assembly: inout RequestAssembly) {
        Array(body.utf8).withUnsafeBufferPointer { assembly.take(body: $0) }
    }

    @Test("Every field that Apple looks at finds its place")
    func fields() {
        var assembly = RequestAssembly()
        take(
            [
                (":method", "POST"), (":scheme", "https"), (":path", "/3/device/ab"),
                ("apns-push-type", "alert"),
                ("apns-topic", "a"), ("apns-priority", "10"), ("apns-expiration", "0"),
                ("apns-collapse-id", "c"), ("apns-id", "i"), ("user-agent", "x"), ("user-agent", "y"),
            ], into: &assembly)
        take(body: "{\"a\"", into: &assembly)
        take(body: ":1}", into: &assembly)
        let request = assembly.request()
        let values = [
            request.method, request.deviceToken, request.pushType, request.topic, request.priority,
            request.expiration, request.collapseID, request.id,
        ].map { $0?.string }
        #expect(values == ["POST", "ab", "alert", "a", "10", "0", "c", "i"])
        #expect(request.body.string == "{\"a\":1}")
        #expect(request.bodySize == 7)
        #expect(!request.repeatsHeader)
    }

    @Test("A field of Apple's that comes twice is noticed, and the first one counts")
    func repeated() {
        var assembly = RequestAssembly()
        take([("apns-topic", "a"), ("apns-topic", "b")], into: &assembly)
        #expect(assembly.request().repeatsHeader)
        #expect(assembly.request().topic?.string == "a")
        assembly.clear()
        assembly.take(PresentedToken.missing)
        assembly.take(PresentedToken.missing)
        #expect(assembly.request().repeatsHeader)
    }

    @Test("Of an absurdly long body only the beginning is kept, and its length")
    func longBody() {
        var assembly = RequestAssembly()
        for _ in 0..<100 { take(body: String(repeating: "x", count: 1_000), into: &assembly) }
        #expect(assembly.request().bodySize == 100_000)
        #expect(assembly.request().body.count == 16_384)
    }

    @Test("Nothing of a request is left for the next one")
    func clear() {
        var assembly = RequestAssembly()
        take([("apns-topic", "a"), (":path", "/x")], into: &assembly)
        take(body: "{}", into: &assembly)
        assembly.clear()
        let request = assembly.request()
        #expect(request.topic == nil && request.path == nil && request.bodySize == 0 && request.body.isEmpty)
    }
}
