internal import PushBridge

/// The gateway's own settings while they are read.
struct GatewayDraft: Sendable {
    var configuration = GatewayConfiguration()
    var certificateFile: String?
    var keyFile: String?
    var engineURL: String?
    var enginePassword: ConfiguredSecret?
    var engineAuthorities: String?
    var engineMemory = 0
}

/// An app's settings while they are read.
struct AppDraft: Sendable {
    var app: AppConfiguration
    var hookURL: String?
    var hookSecret: ConfiguredSecret?
}

/// A vendor's settings while they are read.
struct VendorDraft: Sendable {
    var vendor: VendorConfiguration
    var profileFile: String?
}

/// A key's settings while they are read.
struct APNSKeyDraft: Sendable {
    var team: String?
    var keyID: String?
    var privateKey: ConfiguredSecret?
    var topics: [String] = []
    var environment: Device.Environment?
    var host: String?
    var authoritiesFile: String?
}
