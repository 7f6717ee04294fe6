/// Why a connection could not be opened.
struct ConnectFailure: Error {
    let failure: DeliveryFailure
    /// Whether another attempt would most likely end the same way: the set-up is wrong, not the weather.
    let isPermanent: Bool

    init(_ failure: DeliveryFailure, isPermanent: Bool) {
        self.failure = failure
        self.isPermanent = isPermanent
    }
}
