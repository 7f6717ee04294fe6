internal import APNSTypes
internal import ProviderToken

/// Checks the `authorization` of a connection's requests, each value once.
struct TokenReader {
    /// As many different tokens as are remembered; an honest connection has three an hour.
    private static let capacity = 64

    private let keys: AcceptedKeys
    private var verdicts: [[UInt8]: PresentedToken] = [:]
    private var last: (bytes: [UInt8], verdict: PresentedToken) = ([], .missing)

    init(keys: AcceptedKeys) {
        self.keys = keys
    }

    /// What a value is.
    mutating func read(_ value: UnsafeBufferPointer<UInt8>) -> PresentedToken {
        if last.bytes.withUnsafeBufferPointer({ $0.isSame(as: value) }) { return last.verdict }
        let bytes = Array(value)
        let verdict = verdicts[bytes] ?? keys.judge(bytes)
        if verdicts.count < Self.capacity { verdicts[bytes] = verdict }
        last = (bytes, verdict)
        return verdict
    }
}
