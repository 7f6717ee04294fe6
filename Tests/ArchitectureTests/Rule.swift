/// One thing that the tree must obey.
struct Rule: Sendable, CustomStringConvertible {
    /// The rule as a sentence.
    let description: String
    /// What breaks the rule: a path, what is wrong there, and what to do.
    let violations: @Sendable (SourceTree) -> [Violation]

    init(_ description: String, violations: @escaping @Sendable (SourceTree) -> [Violation]) {
        self.description = description
        self.violations = violations
    }

    static let all: [Rule] = [
        arrows, folderArrows, drawers, typeNames, lengths, spread, budgets, stops, twins, topLevel,
        vendorKeys, vendorNames, unsafeCode, citations, codes, options, sentences, explanations,
        limits, lossSigns, adapters, wording,
    ]
}

/// Something that breaks a rule.
struct Violation: Hashable, CustomStringConvertible {
    /// The file, from the package's root.
    let path: String
    /// The 1-based line; nil when the whole file is meant.
    var line: Int?
    /// What is wrong and what to do.
    let message: String

    init(_ path: String, line: Int? = nil, _ message: String) {
        self.path = path
        self.line = line
        self.message = message
    }

    var description: String { "\(path)\(line.map { ":\($0)" } ?? ""): \(message)" }
}
