/// Hands pushes to Apple; the server gives one that chooses among its clients.
protocol PushDelivery: Sendable {
    /// Sends a push of an app and waits for its outcome, which comes after some seconds at the latest.
    func deliver(_ push: APNSPush, of app: String, environment: Device.Environment) async -> DeliveryReport
}
