import Foundation
import ProviderToken
import Synchronization

/// The work on provider tokens.
enum TokenWork {
    /// A signer with the key of a file.
    static func signer(keyFile: String) throws -> ProviderTokenSigner {
        let key = try SigningKey(pem: Array(try Data(contentsOf: URL(filePath: keyFile))))
        return ProviderTokenSigner(
            key: key, keyIdentifier: try KeyIdentifier(validating: "ABC123DEFG"),
            teamIdentifier: try TeamIdentifier(validating: "DEF123GHIJ"))
    }

    /// Signs a token after the other.
    static func sign(with signer: ProviderTokenSigner, count: Int) throws -> Work {
        var work = Work()
        for index in 0..<count {
            work.bytes += try signer.sign(issuedAt: 1_795_000_000 + index).authorization.utf8.count
            work.operations += 1
        }
        return work
    }

    /// Asks a source that has a token for it, from some threads at once.
    ///
    /// A fixed token stands for a signed one: nothing is signed while it is fresh.
    static func cached(threads: Int, count: Int) throws -> Work {
        let source = ProviderTokenSource { issuedAt in
            ProviderToken(compact: String(repeating: "a", count: 180), issuedAt: issuedAt)
        }
        let expected = try source.token().authorization.utf8.count
        let bytes = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            var own = 0
            for _ in 0..<count / threads {
                own += (try? source.token().authorization.utf8.count) ?? 0
            }
            bytes.add(own, ordering: .relaxed)
        }
        let work = Work(operations: count / threads * threads, bytes: bytes.load(ordering: .relaxed))
        guard work.bytes == work.operations * expected else { throw WorkloadError("A token was missing.") }
        return work
    }
}
