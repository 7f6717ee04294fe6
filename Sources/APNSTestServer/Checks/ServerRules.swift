internal import APNSTypes

/// What a server knows about the app whose pushes it checks.
struct ServerRules: Sendable {
    /// Which of Apple's servers it imitates.
    var environment: APNSEnvironment
    /// The topics for which devices are registered; a device that is not here is registered for any.
    var registrations: [DeviceToken: UTF8Text] = [:]
}
