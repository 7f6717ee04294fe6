internal import Foundation
internal import Hummingbird

extension SettingsObject {
    /// Reads a body that is one JSON object.
    ///
    /// - Parameters:
    ///   - body: The body.
    ///   - known: The members that it may have.
    /// - Throws: ``Problem`` for anything but a JSON object, ``GatewayError`` for a member that nobody knows.
    init(body: ByteSlice, known: [String]) throws {
        let root: JSONValue
        do {
            root = try JSONDocument(body).root
        } catch {
            throw Problem(.invalidJSON, "The body is no JSON. \(error)")
        }
        guard root.kind == .object else { throw Problem(.invalidJSON, "The body is no JSON object.") }
        self = try settings { () throws(PushModelError) in try SettingsObject(root) }
        try refuseUnknown(besides: known)
    }

    /// A member that must be there.
    ///
    /// - Throws: ``GatewayError`` for one that is missing, or is something else than `read` looks for.
    func needed<Value>(
        _ key: UTF8Text, _ what: String, _ read: (UTF8Text) throws(PushModelError) -> Value?
    ) throws -> Value {
        guard let value = try settings({ () throws(PushModelError) in try read(key) }) else {
            throw Problem(.invalidSettings, "\(key) is missing; write \(what).", pointer: child(key))
        }
        return value
    }

    /// A whole number within a range.
    func number(_ key: UTF8Text, _ range: ClosedRange<Int>) throws -> Int {
        let number = try needed(key, "a whole number", integer)
        guard range.contains(number) else {
            throw Problem(
                .invalidSettings,
                "\(key) takes a whole number from \(range.lowerBound) to \(range.upperBound).",
                pointer: child(key))
        }
        return number
    }
}

extension GatewayRequestContext {
    /// A part of the address as text, without its percent signs.
    ///
    /// - Throws: ``Problem`` for one that is no UTF-8 of 1 to 255 bytes.
    func name(_ parameter: String) throws -> String {
        guard let raw = coreContext.parameters.get(parameter),
            let text = raw.removingPercentEncoding, (1...255).contains(text.utf8.count)
        else {
            throw Problem(
                .invalidAddress,
                "The \(parameter) in the address is no text of 1 to 255 bytes.")
        }
        return text
    }
}
