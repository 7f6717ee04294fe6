internal import Synchronization

/// What a presented key allows.
struct Access: Sendable, Hashable {
    /// The only app whose state it opens; nil for none.
    let app: String?
    /// What it allows.
    let scopes: Set<AccessScope>

    init(_ key: StoredKey) {
        app = key.app
        scopes = Set(key.scopes.compactMap(AccessScope.init(rawValue:)))
    }
}

/// Tells what keys allow that clients present.
///
/// Keys are looked up by their SHA-256, so that the time of a look-up says nothing about a key: whoever can choose digests
/// cannot choose the keys that have them. What is known is believed for some seconds, so that a revoked key ends then.
final class KeyRing: Sendable {
    private let store: any Store
    /// Keys of this process alone, by digest.
    private let own: [[UInt8]: Access]
    private let now: @Sendable () -> Int
    private let life: Int
    private let known = Mutex<[[UInt8]: Entry]>([:])

    private struct Entry {
        let access: Access
        let until: Int
    }

    /// More keys are forgotten together: nobody has so many in use.
    private static let mostKnown = 10_000

    /// Creates a key ring.
    ///
    /// - Parameters:
    ///   - store: Keeps the keys.
    ///   - own: Keys that end with this process, besides those of the store.
    ///   - life: How long an answer of the store is believed, in milliseconds.
    ///   - now: The clock, in Unix milliseconds.
    init(
        store: any Store, own: [StoredKey] = [], life: Int = 5_000, now: @escaping @Sendable () -> Int
    ) {
        self.store = store
        self.own = Dictionary(own.map { ($0.digest, Access($0)) }) { $1 }
        self.life = life
        self.now = now
    }

    /// What a key allows; nil for one that nobody made, or that was revoked.
    func access(with key: String) async throws(StoreError) -> Access? {
        guard KeyText.isKey(key) else { return nil }
        let digest = KeyText.digest(of: key)
        if let access = own[digest] { return access }
        let moment = now()
        if let entry = known.withLock({ $0[digest] }), moment < entry.until, entry.until <= moment + life {
            return entry.access
        }
        guard let stored = try await store.key(digest: digest) else {
            _ = known.withLock { $0.removeValue(forKey: digest) }
            return nil
        }
        let access = Access(stored)
        known.withLock { known in
            if known.count >= Self.mostKnown { known.removeAll() }
            known[digest] = Entry(access: access, until: moment + life)
        }
        return access
    }

    /// What the value of an `Authorization` header allows; nil for one without a key that is known.
    func access(authorization: String) async throws(StoreError) -> Access? {
        let scheme = "bearer "
        guard authorization.prefix(scheme.count).lowercased() == scheme else { return nil }
        let key = authorization.dropFirst(scheme.count).drop { $0 == " " }
        return try await access(with: String(key))
    }
}
