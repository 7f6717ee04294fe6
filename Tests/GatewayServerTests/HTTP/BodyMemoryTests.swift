import CoreMetrics
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import JSONDocument
import NIOCore
import Testing

@testable import Gateway

@Suite("Room for the bodies of requests")
struct BodyMemoryTests {
    @Test("What is there is given out, and no more; a refusal takes nothing, and is counted")
    func bound() throws {
        let metrics = PrometheusRegistry()
        let room = BodyMemory(most: 10, metrics: metrics)
        try room.take(6)
        try room.take(4)
        let refusal = #expect(throws: Problem.self) { try room.take(1) }
        #expect(refusal?.code == "busy" && refusal?.retryAfter == 1 && room.bytes == 10)
        room.giveBack(4)
        try room.take(3)
        #expect(room.bytes == 9)
        #expect(metrics.metric("gateway_refused_total")?.totals(by: "cause") == ["busy": 1])
    }

    @Test("A compressed body is refused with 415, and a byte order mark is none of a body")
    func forms() async throws {
        let room = BodyMemory(most: 64, metrics: NOOPMetricsHandler.instance)
        let router = Router(context: GatewayRequestContext.self)
        router.add(middleware: ProblemMiddleware())
        for (path, keepsMark) in [("/", false), ("/signed", true)] {
            router.post(RouterPath(path)) { request, context in
                let call = Call(request: request, context: context, access: nil, room: room)
                return try await call.withBody(upTo: 64, keepsMark: keepsMark) { body in
                    Response.json(Array("\(body.count)".utf8))
                }
            }
        }
        try await Application(router: router).test(.router) { client in
            for encoding in ["gzip", "deflate", "Identity", "identity, gzip"] {
                try await client.execute(
                    uri: "/", method: .post, headers: [.contentEncoding: encoding],
                    body: ByteBuffer(string: "{}")
                ) {
                    let isPlain = encoding == "Identity"
                    #expect($0.status.code == (isPlain ? 200 : 415))
                    #expect(String(buffer: $0.body).contains(#""code":"compressed""#) != isPlain)
                }
            }
            for (path, count) in [("/", "2"), ("/signed", "5")] {
                try await client.execute(
                    uri: path, method: .post, body: ByteBuffer(bytes: [0xEF, 0xBB, 0xBF, 0x7B, 0x7D])
                ) { #expect(String(buffer: $0.body) == count) }
            }
        }
    }

    @Test("A body takes the room of its bytes, until its handler is done with it", arguments: [true, false])
    func handler(isUsable: Bool) async throws {
        let room = BodyMemory(most: 8, metrics: NOOPMetricsHandler.instance)
        let router = Router(context: GatewayRequestContext.self)
        router.add(middleware: ProblemMiddleware())
        router.post("/") { request, context in
            let call = Call(request: request, context: context, access: nil, room: room)
            let length = try await call.withBody(upTo: 16) { body in
                #expect(room.bytes == body.count)
                guard isUsable else { throw Problem(.unusable, "No.") }
                return body.count
            }
            #expect(room.bytes == 0)
            return Response.json(Array("\(length)".utf8))
        }
        try await Application(router: router).test(.router) { client in
            for (length, status) in [
                (8, isUsable ? 200 : 422), (0, isUsable ? 200 : 422), (9, 503), (17, 413),
            ] {
                let body = ByteBuffer(repeating: 0x20, count: length)
                try await client.execute(uri: "/", method: .post, body: body) {
                    #expect($0.status.code == status)
                }
                #expect(room.bytes == 0)
            }
        }
    }
}
