internal import GatewayCore
internal import Hummingbird

/// A request whose caller may make it.
struct Call {
    let request: Request
    let context: GatewayRequestContext
    /// What the caller's key allows; nil where none is needed.
    let access: Access?

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

    /// A part of the address as text.
    ///
    /// - Throws: ``Problem`` for one that is no UTF-8 of 1 to 255 bytes.
    func name(_ parameter: String) throws -> String { try context.name(parameter) }
}
