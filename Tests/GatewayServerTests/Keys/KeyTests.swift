import Foundation
import Synchronization
import Testing

@testable import Gateway

@Suite("Keys of the gateway's interface")
struct InterfaceKeyTests {
    /// A clock that the test sets.
    private final class Moment: Sendable {
        let milliseconds = Mutex(1_000_000)
        func pass(_ time: Int) { milliseconds.withLock { $0 += time } }
    }

    @Test("A key is made, used, listed and revoked, and its secret is nowhere in the store")
    func lifeCycle() async throws {
        let folder = try ConfigurationFolder()
        let path = "\(folder.path)/keys.sqlite"
        let store = try await SQLiteStore(path: path)
        let moment = Moment()
        let ring = KeyRing(store: store, now: { moment.milliseconds.withLock { $0 } })
        var configuration = StoreConfiguration()
        configuration.path = path
        // Beside the store that serves, as the command does it.
        let (key, other) = try await OperatedStore.open(configuration, makesIt: true) { operated in
            (
                try await operated.addKey(
                    app: "tea", scopes: [.read, .send], note: "backend", at: 1_767_225_600_000),
                try await operated.addKey(
                    app: nil, scopes: [.operate], note: "", at: 1_767_225_601_000)
            )
        }
        #expect(key.secret.hasPrefix("pbk_") && key.secret.utf8.count == 68 && key.secret != other.secret)
        let access = try #require(try await ring.access(authorization: "bEARER  \(key.secret)"))
        #expect(access.app == "tea" && access.scopes == [.send, .read])
        #expect(try await ring.access(with: other.secret)?.app == nil)
        let rows = try await OperatedStore.open(configuration, makesIt: false) { try await $0.listKeys() }
        #expect(
            rows == [
                [key.id, "tea", "send,read", "2026-01-01T00:00:00Z", "backend"],
                [other.id, "-", "operate", "2026-01-01T00:00:01Z", ""],
            ])
        #expect(try await OperatedStore(store).revokeKey(key.id))
        #expect(try await !OperatedStore(store).revokeKey(key.id))
        // What is known is believed for a moment, and no longer.
        #expect(try await ring.access(with: key.secret) != nil)
        moment.pass(5_000)
        #expect(try await ring.access(with: key.secret) == nil)
        #expect(try await ring.access(with: other.secret) != nil)
        await store.close()
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(name)"))
            for secret in [key.secret, other.secret] {
                #expect(bytes.range(of: Data(secret.utf8.dropFirst(4))) == nil, "\(name)")
            }
        }
    }

    @Test("What is no key needs no look-up, and opens nothing")
    func noKeys() async throws {
        let folder = try ConfigurationFolder()
        let store = try await SQLiteStore(path: "\(folder.path)/keys.sqlite")
        let ring = KeyRing(store: store, now: { 0 })
        let unknown = IssuedKey(app: "tea", scopes: [.send], note: "", at: 0).secret
        #expect(try await ring.access(with: unknown) == nil)
        await store.close()
        // A closed store answers nothing, so that these were not asked for.
        for text in [
            "", "pbk_", "pbk_\(String(repeating: "a", count: 65))", String(repeating: "x", count: 68),
        ] {
            #expect(try await ring.access(with: text) == nil)
            #expect(try await ring.access(authorization: "Bearer \(text)") == nil)
        }
        #expect(try await ring.access(authorization: "Basic \(unknown)") == nil)
        await #expect(throws: StoreError.self) { _ = try await ring.access(with: unknown) }
    }

    @Test("A clock that goes back makes nothing believed for longer")
    func clockGoesBack() async throws {
        let folder = try ConfigurationFolder()
        let store = try await SQLiteStore(path: "\(folder.path)/keys.sqlite")
        let moment = Moment()
        let ring = KeyRing(store: store, now: { moment.milliseconds.withLock { $0 } })
        let key = try await OperatedStore(store).addKey(app: "tea", scopes: [.send], note: "", at: 0)
        #expect(try await ring.access(with: key.secret) != nil)
        _ = try await OperatedStore(store).revokeKey(key.id)
        moment.pass(-600_000)
        #expect(try await ring.access(with: key.secret) == nil)
        await store.close()
    }

    @Test("A key of this process alone opens what it says, and the store never has it")
    func own() async throws {
        let folder = try ConfigurationFolder()
        let store = try await SQLiteStore(path: "\(folder.path)/keys.sqlite")
        let key = IssuedKey(app: "tea", scopes: [.send], note: "", at: 0)
        let ring = KeyRing(store: store, own: [key.stored], now: { 0 })
        #expect(try await ring.access(with: key.secret)?.app == "tea")
        #expect(try await store.keys().isEmpty)
        #expect(try await KeyRing(store: store, now: { 0 }).access(with: key.secret) == nil)
        await store.close()
    }

    @Test("Nothing shows a key but its secret")
    func notShown() {
        let key = IssuedKey(app: "tea", scopes: [.send], note: "", at: 0)
        var shown = "\(key) \(String(reflecting: key))"
        dump(key, to: &shown)
        #expect(!shown.contains(key.secret) && shown.contains(key.id))
    }

    @Test("A store that is not there is not made by who only reads it")
    func noStore() async throws {
        var configuration = StoreConfiguration()
        configuration.path = "\(try ConfigurationFolder().path)/none.sqlite"
        await #expect(throws: StoreError.self) {
            _ = try await OperatedStore.open(configuration, makesIt: false) { try await $0.listKeys() }
        }
        #expect(!FileManager.default.fileExists(atPath: configuration.path))
    }

    @Test("Dead letters are listed and become jobs again")
    func redrive() async throws {
        let folder = try ConfigurationFolder()
        var configuration = StoreConfiguration()
        configuration.path = "\(folder.path)/dead.sqlite"
        let store = try await SQLiteStore(path: configuration.path)
        let job = NewJob(kind: .badge, message: nil, receiver: "bob")
        _ = try await store.changeUnread(of: "bob", app: "tea", .set(3), adding: [job])
        let taken = try #require(try await store.take(atMost: 1, of: "tea").first)
        try await store.settle(Settlement(taken, .dead(reason: "status-500")))
        let settings = configuration
        try await OperatedStore.open(settings, makesIt: false) { operated in
            let rows = try await operated.deadLetters(app: "tea")
            #expect(rows.count == 1 && rows[0][1] == "badge" && rows[0][4] == "status-500")
            #expect(!rows[0].contains("bob"))
            #expect(try await operated.redrive(app: "shop", ids: nil) == 0)
            #expect(try await operated.redrive(app: "tea", ids: nil) == 1)
            #expect(try await operated.deadLetters(app: "tea").isEmpty)
        }
        #expect(try await store.take(atMost: 1, of: "tea").map(\.work.receiver) == ["bob"])
        await store.close()
    }
}
