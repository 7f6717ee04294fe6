/// Why a connection could not be opened.
struct ConnectFailure: Error {
    let failure: DeliveryFailure
    /// Whether another attempt would most likely fail too, since the configuration is wrong.
    let isPermanent: Bool

    init(_ failure: DeliveryFailure, isPermanent: Bool) {
        self.failure = failure
        self.isPermanent = isPermanent
    }
}
