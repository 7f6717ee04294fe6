/// What a vendor reports of one push that it made, or did not make, for one receiver.
public struct PushReport: Sendable, Hashable {
    /// What became of it.
    public var outcome: PushOutcome
    /// The receiver.
    public var recipient: UTF8Text?
    /// The vendor's identifier of the message.
    public var messageID: UTF8Text?
    /// The push service, in the vendor's word.
    public var channel: UTF8Text?
    /// Why there was no push, in the vendor's words.
    public var detail: UTF8Text?
    /// What the push service said where it refused, as far as the vendor tells it.
    public var answer = Answer()
    /// When, in milliseconds since 1970, as spelled.
    public var timestamp: UTF8Text?
    /// The device token: data that no diagnostic may show.
    public var token: UTF8Text?
    /// The request to Apple, as far as the vendor tells it.
    public var request = AppleRequest()

    /// A push service's answer in its own words, which are in no table.
    public struct Answer: Sendable, Hashable {
        /// Its code or word for the result.
        public var code: UTF8Text?
        /// Its explanation, which may quote the device token.
        public var text: UTF8Text?

        /// Creates an answer that says nothing.
        public init() {}
    }

    /// A request to Apple, as far as it is known.
    public struct AppleRequest: Sendable, Hashable {
        /// The app at Apple.
        public var topic: UTF8Text?
        /// 10, 5 or 1.
        public var priority: Int?
        /// Unix seconds until which Apple tries.
        public var expiration: Int?
        /// The payload.
        public var payload: RawJSON?

        /// Creates a request of which nothing is known.
        public init() {}
    }

    /// Creates a report that says nothing but the outcome.
    public init(outcome: PushOutcome) {
        self.outcome = outcome
    }
}

/// An adapter whose vendor reports what became of its pushes.
package protocol PushReporter: VendorAdapter {
    /// Reads a report.
    ///
    /// - Parameters:
    ///   - value: One line of input.
    ///   - diagnostics: Receives what could not be taken as it came.
    /// - Returns: The report; nil for anything else.
    static func readReport(_ value: JSONValue, diagnostics: inout [Diagnostic]) -> PushReport?
}
