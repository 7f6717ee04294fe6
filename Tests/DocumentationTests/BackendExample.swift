import APNSDelivery
import Foundation
import ProviderToken
import PushBridge

/// Sends the pushes for an app's chat messages; make one when your backend starts, and keep it.
struct Backend: Sendable {
    private let translator: MessageTranslator
    private let people: People
    private let client: APNSClient

    /// Reads easemob.json, recipients.jsonl, groups.jsonl and AuthKey.p8 from a folder.
    init(folder: URL, _ configuration: APNSClientConfiguration) throws {
        func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
        let files = SettingsFiles(from: .now) { print("Note: \($0)") }
        var translation = MessageTranslator.Configuration()
        translation.profiles = [try files.profile(at: path("easemob.json"))]
        translator = try MessageTranslator(translation)
        people = try files.people(recipients: path("recipients.jsonl"), groups: path("groups.jsonl"))
        let key = try Data(contentsOf: folder.appendingPathComponent("AuthKey.p8"))
        let signer = ProviderTokenSigner(
            key: try SigningKey(pem: Array(key)), keyIdentifier: try KeyIdentifier(validating: "ABC123DEFG"),
            teamIdentifier: try TeamIdentifier(validating: "DEF123GHIJ"))
        client = try APNSClient(configuration: configuration, tokens: ProviderTokenSource(signer: signer))
    }

    /// Sends what each receiver's devices get for a message, and says what became of it.
    func push(_ message: String, at now: Instant = .now) async throws -> [String] {
        var lines: [String] = []
        for translation in try translator.translate(message, for: people, at: now) {
            lines.append("\(translation.recipient.id): \(await fate(of: translation))")
        }
        return lines
    }

    private func fate(of translation: Translation) async -> String {
        switch translation.outcome {
        case .suppressed(let reason): return "no push, because of \(reason.rawValue)"
        case .rejected(let error): return "no push: \(error)"
        case .request(let request):
            guard let device = translation.device else { return "no device known" }
            let report = await client.deliver(APNSPush(deviceToken: device.token, request: request))
            switch report.outcome {
            case .accepted: return "sent"
            case .rejected(let rejection):
                return "\(rejection.reason.rawValue), device token: \(rejection.tokenVerdict.rawValue)"
            case .failed(let failure): return "not sent: \(failure.message)"
            }
        }
    }

    /// Waits for the last outcomes and closes the connections.
    func stop() async { await client.shutdown() }
}
