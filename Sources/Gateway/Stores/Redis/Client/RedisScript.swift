internal import COpenSSL
internal import Synchronization

/// A Lua script that servers run as one step.
struct RedisScript: Sendable {
    let source: String
    /// The name by which servers know the script once they have run it: the SHA-1 digest of the text, in hexadecimal digits.
    ///
    /// Empty where libcrypto does not offer SHA-1; the text is sent with each call then.
    let digest: String

    init(_ source: String) {
        self.source = source
        digest = Self.digest(of: Array(source.utf8))
    }

    private static func digest(of text: [UInt8]) -> String {
        var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
        var count: UInt32 = 0
        guard EVP_Digest(text, text.count, &digest, &count, EVP_sha1(), nil) == 1 else {
            ERR_clear_error()
            return ""
        }
        return digest.prefix(Int(count)).reduce(into: "") { digits, byte in
            digits += (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
    }
}

/// A script that is run on every new connection before any other about the same keys.
///
/// A new connection may be one to a server that was started anew, or to another server than before.
final class FirstScript: Sendable {
    private let script: RedisScript
    /// The connection on which it was run last, by its first key.
    private let done = Mutex<[String: Int]>([:])

    /// Takes the script, which gets no arguments and may be run more than once on a connection.
    init(_ script: RedisScript) { self.script = script }

    /// Runs it on a connection where it was not run yet.
    func refusal(on connection: RedisConnection, _ keys: [String]) async -> CallResult? {
        guard let key = keys.first, done.withLock({ $0[key] != connection.number }) else { return nil }
        let words = ["EVAL", .text(script.source), .integer(keys.count)] + keys.map(RedisWord.text)
        let result = await connection.call(words)
        if case .success(let reply) = result, case .failure = reply { return result }
        guard case .success = result else { return result }
        done.withLock { $0[key] = connection.number }
        return nil
    }
}
