import APNSTypes
import ProviderToken

@testable import APNSTestServer

/// A request and all that judging it takes; as it begins, nothing is wrong with it.
struct Subject {
    static let now = 1_800_000_000
    static let device = String(repeating: "ab12", count: 16)
    static let team = "TEAM000001"

    /// The header fields but `authorization`.
    private var fields: [RequestHeader: String] = [
        .method: "POST", .path: "/3/device/\(Subject.device)", .pushType: "alert", .topic: "com.example.app",
        .priority: "10", .expiration: "0", .collapseID: "c1", .id: "8f6b2a1c-0d4e-4f5a-9b7c-1e2d3f4a5b6c",
    ]
    var body = #"{"aps":{"alert":{"body":"hi"}}}"#
    var token = PresentedToken.genuine(Self.token(Self.key("KEY0000001")))
    var repeatsHeader = false
    var connection = ConnectionMemory()
    var rules = ServerRules(environment: .sandbox)
    var now = Subject.now

    /// A header field; nil for one that is not there.
    subscript(header: RequestHeader) -> String? {
        get { fields[header] }
        set { fields[header] = newValue }
    }

    /// The request, as it would be put together from its frames.
    var request: PushRequest {
        var assembly = RequestAssembly()
        for (header, value) in fields {
            Array(value.utf8).withUnsafeBufferPointer { assembly.take(header, $0) }
        }
        assembly.take(token)
        if repeatsHeader { assembly.take(token) }
        Array(body.utf8).withUnsafeBufferPointer { assembly.take(body: $0) }
        return assembly.request()
    }

    /// What the checks see.
    var examination: Examination {
        var reader = JSONReader()
        return Examination(request, on: connection, rules: rules, now: now, reader: &reader)
    }

    /// What is wrong with it first; nil when nothing is.
    var refusal: Refusal? { RequestCheck.firstRefusal(examination) }

    /// Makes its token one that came before on the connection.
    mutating func remember(_ token: GenuineToken) {
        connection.note(.genuine(token), nil)
    }

    /// A key that is not looked up anywhere.
    static func key(
        _ identifier: String, team: String = team, environment: APNSEnvironment? = nil,
        topics: Set<String>? = nil, related: String? = nil
    ) -> AcceptedKey {
        AcceptedKey(
            keyIdentifier: KeyIdentifier(known: identifier), teamIdentifier: TeamIdentifier(known: team),
            key: nil, environment: environment, topics: topics,
            related: related.map(KeyIdentifier.init(known:)))
    }

    /// A token that a key signed.
    static func token(_ key: AcceptedKey, age: Int = 60, mark: UInt8 = 0) -> GenuineToken {
        GenuineToken(key: key, issuedAt: now - age, bytes: [mark])
    }
}

extension KeyIdentifier {
    /// An identifier in a test, which is known to be one.
    init(known text: String) {
        do { try self.init(validating: text) } catch { fatalError("\(error)") }
    }
}

extension TeamIdentifier {
    /// An identifier in a test, which is known to be one.
    init(known text: String) {
        do { try self.init(validating: text) } catch { fatalError("\(error)") }
    }
}
