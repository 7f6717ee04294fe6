internal import Foundation
internal import GatewayCore
internal import Hummingbird

/// A body that is one JSON object.
struct JSONBody {
    let object: JSONValue

    /// Reads a body.
    ///
    /// - Throws: ``Problem`` for anything but a JSON object.
    init(_ bytes: ByteSlice) throws(Problem) {
        do {
            object = try JSONDocument(bytes).root
        } catch {
            throw Problem(.invalidJSON, "The body is no JSON. \(error)")
        }
        guard object.kind == .object else {
            throw Problem(.invalidJSON, "The body is no JSON object.")
        }
    }
}

extension JSONValue {
    /// A member that is a whole number within a range.
    func number(_ key: UTF8Text, _ range: PartialRangeFrom<Int>) throws(Problem) -> Int {
        guard let number = self[key]?.integer, range.contains(number), number <= 1_000_000_000 else {
            throw Problem(
                .invalidSettings,
                "\(key) is missing or no whole number that is allowed here.", pointer: "/\(key)")
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
