internal import CFiles
import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle

/// The page that shows what the gateway does now, and the events that it is fed by.
///
/// The page, `live.html`, has no data; its events need a key. It is one file that loads nothing.
enum LivePage {
    /// The page, with its style sheet, its script and its texts in both languages.
    static let html = String(cString: embedded_live_page())

    /// The answer that is the page.
    static var page: Response {
        Response(
            status: .ok,
            headers: [
                .contentType: "text/html; charset=utf-8", .cacheControl: "no-cache",
                .contentSecurityPolicy: policy, .xContentTypeOptions: "nosniff",
                .referrerPolicy: "no-referrer",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
    }

    /// The answer that goes on until the caller leaves or the gateway ends.
    ///
    /// One snapshot is made for each event and caller, so that a slow caller gets fewer of them and none are kept for it.
    static func events(
        every interval: Duration, snapshot: @escaping @Sendable () async -> LiveSnapshot
    ) -> Response {
        let body = ResponseBody { writer in
            try await writer.write(ByteBuffer(string: "retry: 2000\n\n"))
            while !Task.isShuttingDownGracefully {
                try await writer.write(event(of: await snapshot()))
                try await Task.sleep(for: interval)
            }
            try await writer.finish(nil)
        }
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/event-stream", .cacheControl: "no-store",
                // nginx holds answers back otherwise.
                .xAccelBuffering: "no",
            ],
            body: body)
    }

    /// A snapshot as a server-sent event.
    static func event(of snapshot: LiveSnapshot) -> ByteBuffer {
        var buffer = ByteBuffer(string: "event: snapshot\ndata: ")
        buffer.writeBytes(encodeJSON(snapshot))
        buffer.writeString("\n\n")
        return buffer
    }

    /// What the page may do: run its own script and ask the server that it came from.
    ///
    /// A form that is sent without the script
    /// would show the key in an address, so none may be sent.
    private static let policy = """
        default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; connect-src 'self'; \
        form-action 'none'; frame-ancestors 'none'; base-uri 'none'
        """
}

extension HTTPField.Name {
    fileprivate static var referrerPolicy: HTTPField.Name { named("Referrer-Policy") }
    fileprivate static var xAccelBuffering: HTTPField.Name { named("X-Accel-Buffering") }

    private static func named(_ name: String) -> HTTPField.Name { HTTPField.Name(name) ?? .cacheControl }
}
