import PushBridge

/// What each receiver's device gets for a message, in words.
func pushes(of message: String, for recipients: [Recipient], at now: Instant) throws -> [String] {
    var profile = try AppProfile(vendor: "nim")
    profile.topic = "com.example.app"
    var configuration = MessageTranslator.Configuration()
    configuration.profiles = [profile]
    let translator = try MessageTranslator(configuration)
    let people = People(recipients: RecipientDirectory(recipients))
    return try translator.translate(message, for: people, at: now).map { translation in
        let receiver = translation.recipient.id
        return switch translation.outcome {
        case .request(let request): "\(receiver): \(String(decoding: request.payload, as: UTF8.self))"
        case .suppressed(let reason): "\(receiver) gets nothing: \(reason.rawValue)"
        case .rejected(let error): "\(receiver) cannot be reached: \(error)"
        }
    }
}
