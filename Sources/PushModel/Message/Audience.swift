/// Some of the people whom a message reaches: none, everyone, or those listed.
public enum Audience: Sendable, Hashable {
    case nobody
    case everyone
    case listed([UTF8Text])

    /// Whether nobody is meant, an empty list included.
    @inlinable
    package var isEmpty: Bool {
        switch self {
        case .nobody: true
        case .everyone: false
        case .listed(let ids): ids.isEmpty
        }
    }

    /// Whether `id` belongs to the audience.
    ///
    /// - Parameters:
    ///   - id: A user identifier.
    ///   - ignoringCase: Whether identifiers that differ only in ASCII case are the same (Easemob, reading G3).
    /// - Returns: True for everyone, and for a listed identifier.
    @inlinable
    package func contains(_ id: UTF8Text, ignoringCase: Bool) -> Bool {
        switch self {
        case .nobody: false
        case .everyone: true
        case .listed(let ids):
            ids.contains { ignoringCase ? $0.equalsIgnoringASCIICase(id) : $0 == id }
        }
    }
}
