internal import PushBridge

/// An explanation in words.
struct ExplanationText {
    private let explanation: Explanation
    private let conversion: Conversion?
    let paint: Paint

    init(_ explanation: Explanation, _ conversion: Conversion?, _ paint: Paint) {
        self.explanation = explanation
        self.conversion = conversion
        self.paint = paint
    }

    /// Calls `body` with each paragraph, a recipient's being made when it is their turn, until it returns false.
    func forEachParagraph(_ body: (String) -> Bool) {
        var goesOn = true
        func say(_ lines: [String]) {
            if goesOn, !lines.isEmpty { goesOn = body(lines.joined(separator: "\n")) }
        }
        [source, keys, implied].forEach(say)
        var reachesSomebody = false
        explanation.forEachRecipient {
            reachesSomebody = true
            say(lines(of: $0))
            return goesOn
        }
        if !reachesSomebody { say(["The message reaches nobody whose settings are known."]) }
        say(converted)
    }

    // MARK: What it is

    private var source: [String] {
        var lines = [paint(.heading, "Format \(explanation.source)") + ": " + recognition]
        lines += explanation.diagnostics.filter { $0.kind != .ambiguous || !$0.path.isEmpty }.map {
            line(of: $0, indent: "  ")
        }
        return lines
    }

    private var recognition: String {
        let others = explanation.alternatives.joined(separator: ", ")
        return switch explanation.recognition {
        case .asked: "given by --shape."
        case .record: "given by the record of the conversion."
        case .only: "no other shape fits the keys\(rootKeys)."
        case .likeliest: "\(others) would fit as well\(rootKeys). To be sure, give --shape."
        }
    }

    /// The known keys at the root.
    private var rootKeys: String {
        var names: [Substring] = []
        for fate in explanation.keys where fate.key.row != nil {
            guard let name = fate.key.path.dropFirst().split(separator: "/").first else { continue }
            if !names.contains(name) { names.append(name) }
        }
        return names.isEmpty ? "" : " " + Excerpt.ofPlace(names.joined(separator: ", "))
    }

    // MARK: Keys

    private var keys: [String] {
        let layout = ColumnLayout(
            rows: explanation.keys.map {
                ["  " + ($0.key.row ?? "-"), Excerpt.ofPlace($0.key.path), $0.inWords]
            })
        let lines = zip(explanation.keys, layout.lines).flatMap { fate, line in
            [fate.outcome == .filled ? line : paint(.faint, line)]
                + fate.diagnostics.map { self.line(of: $0, indent: "      ") }
        }
        return lines.isEmpty ? [] : [paint(.heading, "Keys")] + lines
    }

    private var implied: [String] {
        if explanation.implied.isEmpty { return [] }
        let values = explanation.implied.map { "  \($0.inWords)" }
        return [paint(.heading, "Fields set without a key of their own")] + values
    }

    /// A diagnostic as one line, in the colour of its severity.
    func line(of diagnostic: Diagnostic, indent: String) -> String {
        let text = "\(indent)\(diagnostic.kind.rawValue): \(ForeignText.sentence(diagnostic.message))"
        return switch diagnostic.severity {
        case .info: paint(.faint, text)
        case .warning: paint(.doubtful, text)
        case .error: paint(.bad, text)
        }
    }

    // MARK: The other vendor's

    private var converted: [String] {
        guard let conversion else { return [] }
        var lines = [paint(.heading, "As \(conversion.target)") + ": " + verdict(of: conversion)]
        for written in conversion.messages {
            if let request = written.request {
                lines.append("  \(request.method) \(Excerpt.ofPlace(request.path.string))")
            }
            lines.append("  \(Excerpt.ofMessage("\(written.body)"))")
        }
        for difference in conversion.differences {
            lines.append("  \(Excerpt.ofPlace(difference.path)) \(difference.situationsInWords)")
            lines.append("    before  \(Excerpt.of(difference.before))")
            lines.append("    after   \(Excerpt.of(difference.after))")
        }
        return lines + conversion.losses.map { line(of: $0, indent: "  ") }
    }

    private func verdict(of conversion: Conversion) -> String {
        guard let fidelity = conversion.fidelity else { return "" }
        let style: Paint.Style =
            switch fidelity {
            case .identical: .good
            case .sameScreen: .doubtful
            case .degraded: .bad
            }
        return paint(style, fidelity.rawValue) + ", " + fidelity.inWords
    }
}

extension FieldValue {
    fileprivate var inWords: String { "\(field.rawValue) \(Excerpt.of(value))" }
}

extension KeyFate {
    /// The value and what became of it.
    fileprivate var inWords: String {
        switch outcome {
        case .filled: "\(Excerpt.of(key.value)) → \(filled.map(words(of:)).joined(separator: ", "))"
        case .lost(let winner) where winner == key.path:
            "\(Excerpt.of(key.value)) overridden by the same key further on"
        case .lost(let winner): "\(Excerpt.of(key.value)) overridden by \(Excerpt.ofPlace(winner))"
        case .unchanged: "\(Excerpt.of(key.value)), same as the default"
        case .unused: "\(Excerpt.of(key.value)), not used for the push"
        }
    }

    /// The field, with its value where that is not the key's own.
    private func words(of field: FieldValue) -> String {
        field.value == key.value || field.field.isGathered ? field.field.rawValue : field.inWords
    }
}

extension CanonicalField {
    /// Whether a key is only a part of what the field holds.
    fileprivate var isGathered: Bool {
        switch self {
        case .rootData, .apsExtras, .explicitExtras, .appData, .platforms, .extension: true
        default: false
        }
    }
}
