internal import Hummingbird

/// A request whose caller may make it.
struct Call {
    let request: Request
    let context: GatewayRequestContext
    /// What the caller's key allows; nil where none is needed.
    let access: Access?
    /// Where its body has room.
    let room: BodyMemory

    /// The app of the caller's key.
    ///
    /// - Throws: ``Problem`` for a key that is for no app.
    var app: String {
        get throws {
            guard let app = access?.app else {
                throw Problem(
                    .noApp,
                    "This key is for no app, so it opens none's state. Use a key made with --app.")
            }
            return app
        }
    }

    /// Whether the caller may hand in messages to everybody.
    var mayBroadcast: Bool { access?.scopes.contains(.broadcast) == true }

    /// Where a list goes on, and how much of it is asked for.
    ///
    /// - Throws: ``Problem`` for parameters that are no such numbers.
    var page: (after: Int, limit: Int) {
        get throws {
            (
                try request.number("after", in: 0...Int.max, usual: 0),
                try request.number("limit", in: 1...10_000, usual: 1_000)
            )
        }
    }

    /// The body, which is a JSON object with some members.
    func settings(_ known: [String], upTo limit: Int) async throws -> SettingsObject {
        try await withBody(upTo: limit) { try SettingsObject(body: $0, known: known) }
    }

    /// A part of the address as text.
    ///
    /// - Throws: ``Problem`` for one that is no UTF-8 of 1 to 255 bytes.
    func name(_ parameter: String) throws -> String { try context.name(parameter) }
}
