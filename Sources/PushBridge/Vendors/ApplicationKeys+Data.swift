package import APNSTranslation
import PushModel

extension ApplicationKeys {
    /// The app's own members of a payload: all that its vendor's style did not write for itself.
    ///
    /// - Parameter payload: A payload in any of the styles, which tells by itself in which.
    /// - Returns: An object; an empty one where the app gets no data.
    package static func data(of payload: JSONValue) -> RawJSON {
        if let push = payload["push"], push["recipient"] != nil, push.kind == .object {
            return push["data"]?.raw ?? .object([])
        }
        let markers: [UTF8Text] = payload["nim"] != nil ? ["aps", "nim"] : ["aps", "f", "t", "g", "m"]
        return .object(
            payload.members.lazy.filter { !markers.contains($0.key) }.map { ($0.key, $0.value.raw) })
    }
}
