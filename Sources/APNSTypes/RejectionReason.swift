/// Why Apple refused a request, in Apple's word.
///
/// Apple adds reasons from time to time, so any word is one. ``known`` are those of `Mappings/rejections.tsv`. After any
/// other one nothing is sent again, and token and connection are kept.
public struct RejectionReason: RawRepresentable, Sendable, Hashable {
    /// Apple's word, from the answer's member `reason`.
    public let rawValue: String

    /// Takes a word, known or not.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The status that comes with the reason; nil for an unknown reason.
    public var status: Int? { facts?.status }

    /// What has to be corrected.
    public var classification: Classification { facts?.classification ?? .unknown }

    /// Whether and when to send again.
    public var retry: Retry { facts?.retry ?? .never }

    /// What becomes of the device token.
    public var tokenVerdict: TokenVerdict { facts?.token ?? .keep }

    /// What becomes of the connection and of those who share it.
    public var connectionVerdict: ConnectionVerdict { facts?.connection ?? .keep }

    /// The reason in Apple's documented spelling, where the live server has another one.
    public var canonical: RejectionReason { facts?.canonical ?? self }

    /// The reason's row in `Mappings/rejections.tsv`; nil for an unknown reason.
    public var row: String? { facts?.row }
}

extension RejectionReason: CustomStringConvertible {
    /// Apple's word.
    public var description: String { rawValue }
}

extension RejectionReason {
    /// What a row of the table says.
    struct Facts {
        let row: String
        let status: Int
        let classification: Classification
        let retry: Retry
        let token: TokenVerdict
        let connection: ConnectionVerdict
        let canonical: RejectionReason
    }
}
