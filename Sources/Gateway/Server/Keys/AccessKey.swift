internal import Synchronization
internal import VendorSignature

/// What a key of the gateway's interface allows.
package enum AccessScope: String, Sendable, Hashable, CaseIterable {
    /// To hand in messages of its app, and to recall them.
    case send
    /// To hand in messages to everybody in its app, besides ``send``; no other scope includes it.
    case broadcast
    /// To read its app's messages and their outcomes.
    case read
    /// To read and change its app's people, devices, groups and badges.
    case people
    /// To translate, convert, explain and verify messages, of which nothing is kept.
    case stateless
    /// To operate: dead letters and driving them again; with a key of no app also metrics and the live page.
    case operate
}

extension AccessScope {
    /// What it allows, for people.
    package var words: String {
        switch self {
        case .send: "hand in messages, and recall them"
        case .broadcast: "with send: hand in messages to everybody in the app; no other scope allows that"
        case .read: "read messages and their outcomes"
        case .people: "read and change people, devices, groups and badges"
        case .stateless: "translate, convert, explain and verify, of which nothing is kept"
        case .operate: "dead letters and driving them again; without an app also metrics and the live page"
        }
    }

    /// Whether it is about the state of one app.
    package var needsApp: Bool {
        switch self {
        case .send, .broadcast, .read, .people: true
        case .stateless, .operate: false
        }
    }
}

/// A key as it is made: the one moment at which anybody can read it.
package struct IssuedKey: Sendable {
    /// What whoever gets the key presents; a secret.
    package let secret: String
    /// What is kept of it.
    package let stored: StoredKey

    /// The name by which it is listed and revoked.
    package var id: String { stored.id }

    /// Makes a key of 256 random bits.
    package init(app: String?, scopes: Set<AccessScope>, note: String, at moment: Int) {
        var generator = SystemRandomNumberGenerator()
        secret = KeyText.prefix + KeyText.digits(KeyText.count, from: &generator)
        stored = StoredKey(
            id: KeyText.digits(KeyText.idCount, from: &generator), digest: KeyText.digest(of: secret),
            app: app,
            scopes: AccessScope.allCases.filter { scopes.contains($0) }.map(\.rawValue), note: note,
            createdAt: moment)
    }
}

extension IssuedKey: CustomStringConvertible, CustomReflectable {
    /// The key's name; never the secret.
    package var description: String { "key \(stored.id)" }
    /// Nothing to look into.
    package var customMirror: Mirror { Mirror(self, children: []) }
}

/// How keys are spelled.
enum KeyText {
    /// What every key begins with, so that people and scanners of secrets recognise one.
    static let prefix = "pbk_"
    /// The digits of a key: 256 bits.
    static let count = 64
    /// The digits of the name by which a key is listed.
    static let idCount = 10

    private static let digits = Array("0123456789abcdef")

    /// Random hexadecimal digits.
    static func digits(_ count: Int, from generator: inout some RandomNumberGenerator) -> String {
        String((0..<count).map { _ in digits[Int.random(in: 0..<16, using: &generator)] })
    }

    /// Whether a text can be a key, so that others need no look-up.
    static func isKey(_ text: String) -> Bool {
        text.utf8.count == prefix.utf8.count + count && text.hasPrefix(prefix)
    }

    /// What is kept of a key, SHA-256: with 256 random bits in a key it needs no salt and no slow digest.
    static func digest(of text: String) -> [UInt8] { ContentDigest.bytes(of: text) }
}

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
