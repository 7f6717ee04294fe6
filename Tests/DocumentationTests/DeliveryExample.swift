import APNSDelivery
import APNSTypes
import ProviderToken

/// A client for one key of one team, to be kept for as long as there is something to send.
func makeClient(_ configuration: APNSClientConfiguration, key: [UInt8]) throws -> APNSClient {
    let signer = ProviderTokenSigner(
        key: try SigningKey(pem: key), keyIdentifier: try KeyIdentifier(validating: "ABC123DEFG"),
        teamIdentifier: try TeamIdentifier(validating: "DEF123GHIJ"))
    return try APNSClient(configuration: configuration, tokens: ProviderTokenSource(signer: signer))
}

/// What became of a push, in words.
func fate(of payload: String, to device: String, through client: APNSClient) async -> String {
    let request = APNSRequest(
        headers: APNSHeaders(topic: "com.example.teahouse"), payload: Array(payload.utf8))
    let report = await client.deliver(APNSPush(deviceToken: UTF8Text(device), request: request))
    return switch report.outcome {
    case .accepted: "Apple has it"
    case .rejected(let rejection):
        "refused: \(rejection.reason.rawValue); again: \(rejection.retry.rawValue); token: \(rejection.tokenVerdict.rawValue)"
    case .failed(let failure) where failure.mayHaveBeenProcessed: "perhaps delivered: \(failure.message)"
    case .failed(let failure): "not delivered: \(failure.message)"
    }
}
