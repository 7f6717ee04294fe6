import PushBridge

/// What each recipient's device gets for a message, in words.
func pushes(of message: String, for recipients: [Recipient], at now: Instant) throws -> [String] {
    var configuration = MessageTranslator.Configuration()
    configuration.profiles = [try AppProfile(vendor: "nim")]
    let translator = try MessageTranslator(configuration)
    let people = People(recipients: RecipientDirectory(recipients))
    return try translator.translate(message, for: people, at: now).map { push in
        let id = push.recipient.id
        return switch push.outcome {
        case .request(let request): "\(id): \(String(decoding: request.payload, as: UTF8.self))"
        case .suppressed(let reason): "\(id) gets nothing: \(reason.rawValue)"
        case .rejected(let error): "\(id) cannot be reached: \(error)"
        }
    }
}
