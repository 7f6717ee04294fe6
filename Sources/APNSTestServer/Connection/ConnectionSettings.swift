internal import APNSDelivery
internal import APNSTypes
internal import ProviderToken

/// The settings of all connections of a server.
struct ConnectionSettings: Sendable {
    let rules: ServerRules
    let keys: AcceptedKeys
    let streamLimit: Int
    let initialStreamLimit: Int

    /// Apple's limit for the header fields of a request, in bytes (PRACTICE).
    private static let headerListSize: UInt32 = 8_000

    /// Takes what a configuration says about connections.
    init(_ configuration: APNSTestServerConfiguration) {
        let registered = configuration.script.devices.compactMap { token, device in
            device.topic.map { (DeviceToken(token), UTF8Text($0)) }
        }
        rules = ServerRules(
            environment: configuration.environment,
            registrations: Dictionary(registered, uniquingKeysWith: { _, last in last }))
        keys = AcceptedKeys(
            configuration.keys, forms: configuration.takesDERSignatures ? [.raw, .der] : [.raw])
        streamLimit = configuration.streamLimit
        initialStreamLimit = configuration.initialStreamLimit
    }

    /// The settings that a connection begins with.
    var http2: HTTP2Settings {
        HTTP2Settings(
            maximumConcurrentStreams: UInt32(clamping: initialStreamLimit),
            maximumHeaderListSize: Self.headerListSize)
    }
}
