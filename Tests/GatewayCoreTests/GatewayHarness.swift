import APNSDelivery
import APNSTypes
import Foundation
import PushBridge
import RedisTestServer
import Synchronization
import Testing
import Tracing
import VendorSignature

@testable import Gateway

/// A gateway on a store of its own, with a delivery that answers as the test says.
final class GatewayHarness: Sendable {
    static let app = "teahouse"
    static let secret = "s3cr3t"

    /// Where the state is.
    enum Engine: String, CaseIterable, Sendable, CustomTestStringConvertible {
        case sqlite = "SQLite"
        case redis = "Redis"
        var testDescription: String { rawValue }
    }

    let gateway: Gateway
    let store: any Store
    let delivery: ScriptedDelivery
    let clock: SetClock
    private let folder: URL
    /// The one before on the same file, which removes it.
    private let earlier: GatewayHarness?

    /// A gateway on a new store, or on that of an earlier one whose run has ended.
    init(
        rules: GatewayRules = GatewayRules(), clock: SetClock = SetClock(), delivery: ScriptedDelivery? = nil,
        after earlier: GatewayHarness? = nil, tracer: (any Tracer)? = nil, apps: [String] = [app],
        capacity: Int? = nil,
        callers: [SignatureScheme] = [.easemob, .nim, .tencent, .rongcloud, .leancloud, .openim],
        vendors: Set<String>? = nil, appKey: String? = nil, recallText: String? = nil,
        consoleText: String? = nil, on engine: Engine = .sqlite
    ) async throws {
        self.earlier = earlier
        folder =
            earlier?.folder
            ?? FileManager.default.temporaryDirectory.appending(path: "gateway-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        self.clock = clock
        self.delivery = delivery ?? ScriptedDelivery()
        switch engine {
        case .sqlite:
            store = try await SQLiteStore(
                path: folder.appending(path: "state.sqlite").path, options: .init(now: { clock.time }))
        case .redis:
            store = try await RedisStore(
                address: RedisServer.shared().address,
                options: .init(
                    space: folder.lastPathComponent, patience: .seconds(20), now: { clock.time }))
        }
        var bounds = Gateway.Configuration()
        if let tracer { bounds.tracer = tracer }
        if let capacity { bounds.capacity = capacity }
        gateway = Gateway(
            bounds,
            apps: try apps.map {
                try Self.configured(
                    $0, rules, callers, vendors: vendors, appKey: appKey, recallText: recallText,
                    consoleText: consoleText)
            },
            store: store,
            delivery: self.delivery, clock: clock.clock)
    }

    /// An app with some vendors' webhooks.
    static func configured(
        _ name: String, _ rules: GatewayRules = GatewayRules(),
        _ callers: [SignatureScheme] = [.easemob, .nim, .tencent, .rongcloud, .leancloud, .openim],
        vendors: Set<String>? = nil,
        appKey: String? = nil, recallText: String? = nil, consoleText: String? = nil
    ) throws -> GatewayApp {
        var configuration = MessageTranslator.Configuration()
        configuration.profiles = try ["easemob", "tencent", "rongcloud", "leancloud", "openim"].map {
            vendor in
            var profile = try AppProfile(vendor: vendor)
            profile.topic = "com.example.teahouse"
            if let recallText { profile.texts.recall = UTF8Text(recallText) }
            if let consoleText { profile.offlinePush = .object([("alert", .string(UTF8Text(consoleText)))]) }
            return profile
        }
        let secret = try SharedSecret(Array(Self.secret.utf8))
        return GatewayApp(
            name: name, translator: try MessageTranslator(configuration), rules: rules,
            vendors: vendors,
            webhooks: Dictionary(
                uniqueKeysWithValues: try callers.map {
                    ($0.name, try WebhookSource($0, secret: secret, appKey: appKey))
                }))
    }

    deinit { if earlier == nil { try? FileManager.default.removeItem(at: folder) } }

    /// Runs `body` while the gateway works, and ends both.
    func run(_ body: (GatewayHarness) async throws -> Void) async throws {
        let running = Task { await gateway.run() }
        do {
            try await body(self)
        } catch {
            running.cancel()
            await running.value
            await store.close()
            throw error
        }
        running.cancel()
        await running.value
        await store.close()
    }

    // MARK: In

    /// Takes a message, and waits for what comes of it, unless others share the store: then it is asked by the clock, which
    /// stands still.
    @discardableResult
    func send(
        _ message: String, to app: String = app, key: String? = nil, mayBroadcast: Bool = false,
        wait: Int? = 5_000
    ) async throws -> SubmissionAnswer {
        try await gateway.submit(
            ByteSlice(Array(message.utf8)), to: app, hasLines: false, key: key, mayBroadcast: mayBroadcast,
            wait: store is RedisStore ? nil : wait)
    }

    /// A direct message of Easemob's.
    static func direct(_ text: String, to receivers: String..., from sender: String = "alice") -> String {
        let names = receivers.map { "\"\($0)\"" }.joined(separator: ",")
        return
            #"{"from":"\#(sender)","to":[\#(names)],"type":"txt","body":{"msg":"\#(text)"},"ext":{"em_apns_ext":{"em_push_content":"\#(text)"}}}"#
    }

    /// A message to a group of Easemob's.
    static func group(_ text: String, to group: String, from sender: String = "alice") -> String {
        #"{"from":"\#(sender)","to":["\#(group)"],"chat_type":"groupchat","type":"txt","body":{"msg":"\#(text)"},"ext":{"em_apns_ext":{"em_push_content":"\#(text)"}}}"#
    }

    func put(
        _ person: String, in app: String = app, settings: String = "{}", devices: [String] = []
    ) async throws {
        try await gateway.putPerson(ByteSlice(Array(settings.utf8)), id: person, app: app)
        for token in devices {
            try await gateway.putDevice(ByteSlice([]), token: token, of: person, app: app)
        }
    }

    func put(group: String, members: [String]) async throws {
        let list = members.map { "\"\($0)\"" }.joined(separator: ",")
        try await gateway.putGroup(
            ByteSlice(Array(#"{"members":[\#(list)]}"#.utf8)), id: group, app: Self.app)
    }

    func unread(_ person: String) async throws -> Int? {
        try await gateway.unread(of: person, app: Self.app)
    }

    func outcomes() async throws -> [NewOutcome] {
        try await store.outcomes(app: Self.app, after: 0, limit: 100_000).map(\.outcome)
    }

    /// Waits until something is so.
    func until(_ condition: () async throws -> Bool) async throws {
        for _ in 0..<2_000 {
            if try await condition() { return }
            try await Task.sleep(for: .milliseconds(2))
        }
        throw HarnessError.neverSettled
    }

    /// Waits until nothing is left to do.
    func settle() async throws {
        for _ in 0..<2_000 {
            if try await store.backlog().jobs == 0 { return }
            try await Task.sleep(for: .milliseconds(5))
        }
        throw HarnessError.neverSettled
    }

    /// Waits until nothing is left to do, while time passes, so that what waits for its next try gets it.
    func settleInTime() async throws {
        for _ in 0..<2_000 {
            if try await store.backlog().jobs == 0 { return }
            clock.move(by: 1_000)
            try await Task.sleep(for: .milliseconds(5))
        }
        throw HarnessError.neverSettled
    }

    enum HarnessError: Error { case neverSettled }
}

/// A clock that tests set; what sleeps wakes as soon as the clock is moved far enough.
final class SetClock: Sendable {
    private let now: Mutex<Int>

    init(_ now: Int = 1_795_400_000_000) { self.now = Mutex(now) }

    var time: Int { now.withLock { $0 } }

    func move(by milliseconds: Int) { now.withLock { $0 += milliseconds } }

    var clock: GatewayClock {
        GatewayClock(
            now: { self.time },
            sleep: { milliseconds in
                let due = self.time + milliseconds
                while self.time < due { try await Task.sleep(for: .milliseconds(2)) }
            })
    }
}

/// A delivery that remembers what it got, and answers by device as the test says: accepted where it says nothing.
final class ScriptedDelivery: PushDelivery {
    struct Delivered: Sendable {
        let token: String
        let headers: APNSHeaders
        let payload: JSONValue
        var badge: Int? { payload["aps"]?["badge"]?.integer }
        /// The text of an alert, which is an object or one string.
        var body: String? {
            let alert = payload["aps"]?["alert"]
            return (alert?["body"] ?? alert)?.string?.string
        }
    }

    private struct State {
        var pushes: [Delivered] = []
        var answers: [String: [DeliveryOutcome]] = [:]
        var isHeld = false
        var isFree: Set<String> = []
        var waiting = 0
    }

    private let state = Mutex(State())

    var pushes: [Delivered] { state.withLock { $0.pushes } }

    /// What the next pushes to a device come to, one after the other.
    func answer(_ token: String, _ outcomes: DeliveryOutcome...) {
        state.withLock { $0.answers[token, default: []] += outcomes }
    }

    /// Has pushes wait until they are released.
    func hold() { state.withLock { $0.isHeld = true } }

    /// Has pushes to one device wait no longer.
    func release(one token: String) { state.withLock { _ = $0.isFree.insert(token) } }

    func release() { state.withLock { $0.isHeld = false } }

    /// How many pushes wait until they are released.
    var waiting: Int { state.withLock(\.waiting) }

    func deliver(
        _ push: APNSPush, of app: String, environment: Device.Environment
    ) async -> DeliveryReport {
        state.withLock { $0.waiting += 1 }
        while state.withLock({ $0.isHeld && !$0.isFree.contains(push.deviceToken.string) }) {
            try? await Task.sleep(for: .milliseconds(2))
        }
        state.withLock { $0.waiting -= 1 }
        let token = push.deviceToken.string
        let payload = (try? JSONDocument(ByteSlice(push.request.payload)).root) ?? JSONValue.absent
        let outcome = state.withLock { state -> DeliveryOutcome in
            state.pushes.append(
                Delivered(token: token, headers: push.request.headers, payload: payload))
            if state.answers[token]?.isEmpty == false {
                return state.answers[token]?.removeFirst() ?? .accepted(.init(uniqueID: nil))
            }
            return .accepted(.init(uniqueID: nil))
        }
        return DeliveryReport(outcome: outcome, apnsID: push.request.headers.id, attempts: 1)
    }
}

extension JSONValue {
    /// Stands for a payload that is no JSON.
    static var absent: JSONValue { RawJSON.object([]).parsed().root }
}
