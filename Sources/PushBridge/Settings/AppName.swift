public import PushModel

/// The names in the paths of a REST interface's calls: the organisation's and the app's, which are the two halves of the
/// app key, `org#app`.
public struct AppName: Sendable, Hashable {
    private let path: UTF8Text

    /// What stands in a path where no app key is known.
    private static let placeholder: UTF8Text = "/{org}/{app}"

    /// Takes an app key apart; nil without one, and for a key that is not two names with `#` between them.
    public init?(appKey: UTF8Text?) {
        guard let parts = appKey?.string.split(separator: "#", omittingEmptySubsequences: false),
            parts.count == 2, parts.allSatisfy({ !$0.isEmpty })
        else { return nil }
        let names = parts.map { UTF8Text(String($0)).percentEncoded }
        path = UTF8Text(concatenating: ["/", names[0], "/", names[1]])
    }

    /// A call with the names in their places; the call itself where its path has no place for them.
    public func named(in call: WrittenMessage.Request) -> WrittenMessage.Request {
        guard Self.isMissing(in: call) else { return call }
        let rest = call.path[Self.placeholder.count..<call.path.count]
        return WrittenMessage.Request(method: call.method, path: UTF8Text(concatenating: [path, rest]))
    }

    /// Whether a call's path has a place for the names.
    public static func isMissing(in call: WrittenMessage.Request) -> Bool {
        call.path.hasPrefix(placeholder)
    }
}

extension [SettingsRequest] {
    /// Puts an app's names into the calls; without a key their places stay empty.
    mutating func name(_ app: AppName?) {
        guard let app else { return }
        for index in indices { self[index].call = app.named(in: self[index].call) }
    }
}
