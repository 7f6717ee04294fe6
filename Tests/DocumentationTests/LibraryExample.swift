import PushBridge

/// What each receiver's device gets for a message, in words.
func pushes(of message: String) throws -> [String] {
    var profile = try AppProfile(vendor: "nim")
    profile.topic = "com.example.app"
    var configuration = MessageTranslator.Configuration()
    configuration.profiles = [profile]
    return try MessageTranslator(configuration).translate(message).map { translation in
        let receiver = translation.recipient.id
        return switch translation.outcome {
        case .request(let request): "\(receiver): \(String(decoding: request.payload, as: UTF8.self))"
        case .suppressed(let reason): "\(receiver) gets nothing: \(reason.rawValue)"
        case .rejected(let error): "\(receiver) cannot be reached: \(error)"
        }
    }
}
