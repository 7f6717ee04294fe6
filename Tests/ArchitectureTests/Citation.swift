import Foundation

/// Something that a text refers to by a name: a reading, a row of a table, or a document that is elsewhere.
struct Citation: Hashable {
    enum Subject: Hashable {
        /// A reading by its number, such as `G3` or `EM 9.12`.
        case reading
        /// A row by its identifier, such as `EM-014` or, for a vendor's document, `IOS-DND`.
        case row
        /// A document that is not in the repository.
        case document
    }

    let subject: Subject
    let name: String
    /// The 1-based line in the text.
    let line: Int

    /// Everything that a text cites, in the order of lines; with bare numbers also a `G3` without a word or
    /// parenthesis before it.
    static func all(in text: String, takesBareNumbers: Bool) -> [Citation] {
        let whole = text as NSString
        let patterns = takesBareNumbers ? CitationPattern.all + [.bareNumber] : CitationPattern.all
        let found = patterns.flatMap { pattern in
            var end = 0
            var line = 1
            return pattern.ranges(in: whole).flatMap { range in
                let between = whole.substring(with: NSRange(end..<range.location))
                line += between.utf8.count { $0 == UInt8(ascii: "\n") }
                end = range.location
                return pattern.names(whole.substring(with: range)).map {
                    Citation(subject: pattern.subject, name: $0, line: line)
                }
            }
        }
        return Set(found).sorted { ($0.line, $0.name) < ($1.line, $1.name) }
    }
}

/// How one sort of citation is spelled.
struct CitationPattern: Sendable {
    let subject: Citation.Subject
    /// The names in what was found, which may be a list.
    let names: @Sendable (String) -> [String]
    private let pattern: Pattern

    private init(
        _ subject: Citation.Subject, _ pattern: String,
        names: @escaping @Sendable (String) -> [String] = { [$0] }
    ) {
        self.subject = subject
        self.names = names
        self.pattern = Pattern(pattern)
    }

    func ranges(in text: NSString) -> [NSRange] { pattern.ranges(in: text) }

    static let all = [sections, numbers, rows, documents]

    /// `EM 9.12`, and lists such as `NIM 9.5 and 9.18`, whose later numbers are the same vendor's.
    private static let sections = CitationPattern(
        .reading, #"\b(EM|NIM|RC|TX) [0-9]+(?!\.")(\.[0-9]+|[a-z]\b)?((, | and | to | or )[0-9]+\.[0-9]+)*"#
    ) { list in
        list.matches(of: #/[0-9]+(\.[0-9]+|[a-z]\b)?/#).map { "\(list.prefix { $0 != " " }) \($0.output.0)" }
    }

    /// `reading G3`, `readings G6, G7 and G9`, and in parentheses `(G3)` or `(C7, G9)`.
    private static let numbers = CitationPattern(
        .reading,
        #"(\b[Rr]eadings? |\()"# + number + "((, | and | to | or )(" + number
            + #"|(EM|NIM) 9\.[0-9]+))*"#,
        names: namesOfNumbers)

    /// `G3` wherever it stands.
    static let bareNumber = CitationPattern(.reading, number, names: namesOfNumbers)

    /// `EM-014`, where numbers from 900 are those of rows that tests invent, and `IOS-DND`, a row of `sources.tsv`.
    private static let rows = CitationPattern(.row, #"\b[A-Z]{2,5}-([0-8][0-9]{2}|[A-Z][A-Z0-9]*)\b"#)

    private static let documents = CitationPattern(
        .document,
        #"\bDESIGN\b|\bREADINGS\b|\bseeds? [0-9]{3}\b|\b(reference|apns),?( sections?)? A?[0-9][a-z]?\b"#
            + #"|\b(easemob|nim|apns|gateway|style)\.md\b|§"#)

    private static let number = #"\b(?:[GENTC][0-9]{1,2}|S)\b"#

    private static let namesOfNumbers: @Sendable (String) -> [String] = { list in
        list.matches(of: #/\b(?:[GENTC][0-9]{1,2}|S)\b/#).map { String($0.output) }
    }
}
