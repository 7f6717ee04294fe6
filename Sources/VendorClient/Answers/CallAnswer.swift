internal import JSONDocument

/// What an answer to a call means, as a row of `Mappings/statuses.tsv`.
package struct AnswerStatus: Sendable {
    /// What may come of a call that was refused.
    package enum Retry: String, Sendable {
        case never
        /// It may pass when somebody has corrected something.
        case afterFix = "after-fix"
        case later
        /// At once, with a new signature or token; a single time.
        case atOnce = "at-once"
        /// Later, if to repeat it does nothing twice: the vendor may have had it.
        case ifSafe = "if-safe"
    }

    let id: String
    let cause: UTF8Text
    /// Nil for every vendor.
    let vendor: String?
    let http: Int?
    /// The member that has the code, where the row tells what an accepted call's answer has.
    let member: UTF8Text?
    let codes: [UTF8Text]
    /// What the vendor's own words contain; of an accepted call's row, the members that have such words.
    let words: UTF8Text?
    let retry: Retry
    /// Whether other calls of the app would fare the same.
    let concernsApp: Bool

    static let accepted: UTF8Text = "ok"
    static let repeated: UTF8Text = "repeated"
    static let tooOften: UTF8Text = "too-often"
}

/// A vendor's answer to a call.
struct CallAnswer: Sendable {
    let http: Int
    /// The vendor's code; nil where the answer has none.
    let code: UTF8Text?
    /// What the vendor says, in its own words.
    private(set) var words: UTF8Text?
    let isAccepted: Bool
    /// Whether it is an answer of the vendor's; else something between may have made it.
    let isReadable: Bool
    /// For how many seconds to wait, as the header says.
    let retryAfter: Int?
    let root: JSONValue?
    /// The row of a refusal; nil for one that the tables do not know.
    private let status: AnswerStatus?

    /// More of the vendor's words than this are not kept, in bytes.
    private static let mostWords = 300

    /// Reads an answer of a vendor's.
    init(_ http: Int, _ body: ByteSlice, retryAfter: Int?, of vendor: String) {
        let accepting = AnswerStatus.all.first { $0.vendor == vendor && $0.cause == AnswerStatus.accepted }
        let root = UTF8Text(validating: body).flatMap { try? JSONDocument($0).root }
        let code = accepting?.member.flatMap { root?[$0] }.flatMap { $0.string ?? $0.digits }?.detached
        let words = accepting?.words?.string.split(separator: "|").lazy
            .compactMap { root?[UTF8Text(String($0))]?.string?.nonBlank }.first
        let isExpected = accepting?.codes.isEmpty == false ? code != nil : true
        (self.http, self.code, self.retryAfter, self.root) = (http, code, retryAfter, root)
        self.words = words?.fitting(inBytes: Self.mostWords).detached
        isReadable = root?.kind == .object && isExpected
        isAccepted =
            root?.kind == .object && (200..<300).contains(http)
            && (accepting?.codes.isEmpty == false
                ? code.map { accepting?.codes.contains($0) == true } == true : code == nil)
        status = isAccepted ? nil : Self.status(http, code, words, of: vendor)
    }

    /// The row that says most of the answer.
    private static func status(
        _ http: Int, _ code: UTF8Text?, _ words: UTF8Text?, of vendor: String
    ) -> AnswerStatus? {
        func isMet(_ row: AnswerStatus) -> Bool {
            (row.vendor == vendor || row.vendor == nil && code == nil) && row.member == nil
                && row.cause != AnswerStatus.accepted
                && (row.http == nil || row.http == http)
                && (row.codes.isEmpty || code.map(row.codes.contains) == true)
                && (row.words.map { words?.range(of: $0) != nil } ?? true)
        }
        func weight(_ row: AnswerStatus) -> Int {
            (row.codes.isEmpty ? 0 : 4) + (row.words == nil ? 0 : 2) + (row.vendor == nil ? 0 : 1)
        }
        return AnswerStatus.all.filter(isMet).max { weight($0) < weight($1) }
    }

    /// The answer without words that repeat what signs the call.
    func withoutWords(repeating signatures: [UTF8Text]) -> CallAnswer {
        let starts = signatures.filter { $0.count >= Self.signatureStart }.map { $0[0..<Self.signatureStart] }
        guard let words, starts.contains(where: { words.range(of: $0) != nil }) else { return self }
        var answer = self
        answer.words = nil
        return answer
    }

    /// By so many bytes a signature or token is recognized.
    private static let signatureStart = 16

    /// Why the call was refused, in a word of this project, or with the vendor's code.
    var cause: UTF8Text {
        if let status { return status.cause }
        return code.map { UTF8Text("code-\($0)") } ?? UTF8Text("status-\(http)")
    }

    var retry: AnswerStatus.Retry {
        if let status { return status.retry }
        // What is no answer of the vendor's does not tell what became of the call.
        if !isReadable, (200..<300).contains(http) { return .ifSafe }
        return http >= 500 ? .later : .never
    }

    var concernsApp: Bool { status?.concernsApp ?? false }
}

extension UTF8Text {
    fileprivate var nonBlank: UTF8Text? { trimmedASCIIWhitespace().isEmpty ? nil : self }
}
