internal import PushRecords

/// An explanation in words.
struct ExplanationText {
    let explanation: Explanation
    private let conversion: Conversion?
    let language: ReadersLanguage
    let paint: Paint

    init(
        _ explanation: Explanation, _ conversion: Conversion?, in language: ReadersLanguage, _ paint: Paint
    ) {
        self.explanation = explanation
        self.conversion = conversion
        self.language = language
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
        if !reachesSomebody { say([language(.text("explain.reachesNobody"))]) }
        say(converted)
    }

    // MARK: What it is

    private var source: [String] {
        var lines = [heading(.text("explain.format", explanation.source)) + recognition]
        lines += explanation.diagnostics.filter { $0.kind != .ambiguous || !$0.path.isEmpty }.map {
            line(of: $0, indent: "  ")
        }
        return lines
    }

    private var recognition: String {
        let keys = rootKeys.map { Wording.text("explain.rootKeys", $0) } ?? Wording(name: "")
        return switch explanation.recognition {
        case .asked: language(.text("explain.asked"))
        case .record: language(.text("explain.record"))
        case .only: language(.text("explain.only", keys))
        case .likeliest:
            language(
                .text(
                    "explain.likeliest", Wording.list(explanation.alternatives.map(Wording.init(name:))), keys
                ))
        }
    }

    private var rootKeys: String? {
        var names: [Substring] = []
        for fate in explanation.keys where fate.key.row != nil {
            guard let name = fate.key.path.dropFirst().split(separator: "/").first else { continue }
            if !names.contains(name) { names.append(name) }
        }
        return names.isEmpty ? nil : Excerpt.ofPlace(names.joined(separator: language(.comma)))
    }

    private func heading(_ heading: Wording) -> String {
        paint(.heading, language(heading)) + language(.colon)
    }

    // MARK: Keys

    private var keys: [String] {
        let layout = ColumnLayout(
            rows: explanation.keys.map {
                ["  " + ($0.key.row ?? "-"), Excerpt.ofPlace($0.key.path), language($0.words)]
            })
        let lines = zip(explanation.keys, layout.lines).flatMap { fate, line in
            [fate.outcome == .filled ? line : paint(.faint, line)]
                + fate.diagnostics.map { self.line(of: $0, indent: "      ") }
        }
        return lines.isEmpty ? [] : [paint(.heading, language(.text("explain.keys")))] + lines
    }

    private var implied: [String] {
        if explanation.implied.isEmpty { return [] }
        let values = explanation.implied.map { "  " + language($0.words) }
        return [paint(.heading, language(.text("explain.implied")))] + values
    }

    func line(of diagnostic: Diagnostic, indent: String) -> String {
        let text =
            indent + language(diagnostic.kind.words) + language(.colon)
            + ForeignText.sentence(diagnostic.message(in: language))
        return switch diagnostic.severity {
        case .info: paint(.faint, text)
        case .warning: paint(.doubtful, text)
        case .error: paint(.bad, text)
        }
    }

    // MARK: The other vendor's

    private var converted: [String] {
        guard let conversion else { return [] }
        var lines = [heading(.text("explain.converted", conversion.target)) + verdict(of: conversion)]
        for written in conversion.messages {
            if let request = written.request {
                lines.append("  \(request.method) \(Excerpt.ofPlace(request.path.string))")
            }
            lines.append("  \(Excerpt.ofMessage("\(written.body)"))")
        }
        for difference in conversion.differences {
            lines.append(
                "  \(Excerpt.ofPlace(difference.path)) \(language(SituationWords.words(of: difference.situations)))"
            )
            lines.append("    " + language(.text("explain.before", Excerpt.of(difference.before))))
            lines.append("    " + language(.text("explain.after", Excerpt.of(difference.after))))
        }
        return lines + conversion.losses.map { line(of: $0, indent: "  ") }
    }

    private func verdict(of conversion: Conversion) -> String {
        guard let fidelity = conversion.fidelity else { return "" }
        let style: Paint.Style =
            switch fidelity {
            case .identical: .good
            case .sameScreen, .vendorWording: .doubtful
            case .degraded, .exposed: .bad
            }
        return paint(style, language(fidelity.words))
            + language(.pause + fidelity.meaning)
    }
}

extension FieldValue {
    fileprivate var words: Wording { field.words + Wording(name: " " + Excerpt.of(value)) }
}

extension KeyFate {
    fileprivate var words: Wording {
        let value = Excerpt.of(key.value)
        return switch outcome {
        case .filled: Wording(name: "\(value) → ") + .list(filled.map(words(of:)))
        case .lost(let winner) where winner == key.path: .text("explain.overriddenByItself", value)
        case .lost(let winner): .text("explain.overridden", value, Excerpt.ofPlace(winner))
        case .unchanged: .text("explain.unchanged", value)
        case .unused: .text("explain.unused", value)
        }
    }

    /// The field, with its value where that is not the key's own.
    private func words(of field: FieldValue) -> Wording {
        field.value == key.value || field.field.isGathered ? field.field.words : field.words
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

extension ExplanationText {
    func lines(of journey: RecipientJourney) -> [String] {
        let id =
            journey.recipient.id.isEmpty
            ? language(.text("explain.somebody")) : Excerpt.of(journey.recipient.id.string)
        var lines = [paint(.heading, id) + language(.colon) + verdict(of: journey)]
        // A message for nobody would do nothing.
        let isForNobody = journey.gates.first?.gate == .audience
        if !journey.isReached && !isForNobody {
            lines.append("  " + language(.text("explain.unreached", id)))
        }
        lines.append(gates(of: journey))
        if let screen = journey.screen { lines += self.lines(of: screen) }
        return lines + journey.diagnostics.map { line(of: $0, indent: "  ") }
    }

    private func verdict(of journey: RecipientJourney) -> String {
        if case .closed(let reason) = journey.gates.last?.verdict {
            return language(
                .text("explain.because", paint(.bad, language(.text("explain.noPush"))), reason.words))
        }
        return paint(.good, language(.text("explain.push")))
    }

    private func line(_ label: String, _ text: String) -> String {
        "  " + ColumnLayout.padded(language(.text("explain.label.\(label)")), to: 8) + text
    }

    /// The gates in their order, up to the one that is closed.
    private func gates(of journey: RecipientJourney) -> String {
        let names = journey.gates.map { passed in
            switch passed.verdict {
            case .open: language(passed.gate.words)
            case .overridden: paint(.doubtful, language(.text("explain.forced", passed.gate.words)))
            case .closed: paint(.bad, language(.text("explain.closed", passed.gate.words)))
            }
        }
        return line("gates", names.joined(separator: " → "))
    }

    private func lines(of screen: RecipientJourney.Screen) -> [String] {
        let notification = screen.notification
        let alert = notification.alert
        var lines = [
            line("title", words(alert.title, notification.titleLevel, screen.offers.titles))
        ]
        if let subtitle = alert.subtitle {
            lines.append(line("subtitle", Excerpt.of(.string(subtitle))))
        }
        lines += [
            line(
                "body",
                words(
                    alert.body, notification.bodyLevel, screen.offers.bodies, own: explanation.message.text)),
            line("badge", language(notification.badgeWords)),
            line("sound", language(notification.sound?.words ?? .text("explain.nothing"))),
        ]
        if !screen.dataPlaces.isEmpty {
            lines.append(line("data", inWords(screen.dataPlaces)))
        }
        return lines + screen.deliveries.flatMap(self.lines(of:))
    }

    /// The words, the level that gave them, and the levels that had words as well.
    ///
    /// The weakest level has the vendor's words, or what the message itself says: `own`.
    private func words(
        _ text: UTF8Text?, _ level: TextLevel?, _ offers: [TextLevel], own: UTF8Text? = nil
    ) -> String {
        let others = offers.filter { $0 != level }
        let rest =
            others.isEmpty
            ? "" : paint(.faint, language(.text("explain.passedOver", Wording.list(others.map(\.words)))))
        guard let text else { return language(.text("explain.nothing")) + rest }
        let isOwn = level == .builtIn && own?.nonEmpty.map { text.range(of: $0) != nil } == true
        let origin =
            isOwn
            ? language(.text("explain.ownText"))
            : level.map { language(.text("explain.origin", $0.words)) } ?? ""
        return Excerpt.of(.string(text)) + origin + rest
    }

    private func inWords(_ places: [String]) -> String {
        let shown = places.prefix(Self.mostPlaces).map(Excerpt.ofPlace)
        let further = places.count - shown.count
        let rest: [Wording] = further > 0 ? [.text("explain.furtherPlaces", further)] : []
        return language(.text("explain.places", Wording.list(shown.map(Wording.init(name:)) + rest)))
    }

    private static let mostPlaces = 20

    private func lines(of delivery: RecipientJourney.Delivery) -> [String] {
        var lines = ["  " + language(delivery.device?.words ?? .text("explain.noDevice"))]
        switch delivery.outcome {
        case .request(let request):
            var headers: [String] = []
            request.headers.forEach { headers.append("\($0): \(Excerpt.ofPlace("\($1)"))") }
            lines.append("    " + headers.joined(separator: ", "))
            lines.append("    " + Excerpt.ofMessage(String(decoding: request.payload, as: UTF8.self)))
        case .rejected(let error):
            lines.append(
                "    "
                    + paint(
                        .bad,
                        ForeignText.sentence(
                            language(.text("explain.tooLarge", error.description, error.bytes, error.limit))))
            )
        case .suppressed(let reason): lines.append("    " + language(reason.words))
        }
        return lines + delivery.diagnostics.map { line(of: $0, indent: "    ") }
    }
}

extension ResolvedNotification {
    fileprivate var badgeWords: Wording {
        switch badge {
        case nil: .text("explain.badgeKept")
        case 0?: .text("explain.badgeCleared")
        case let number?: Wording(name: String(number))
        }
    }
}

extension Device {
    /// The device without its token.
    fileprivate var words: Wording {
        let name = id.map { " " + Excerpt.of($0.string) } ?? ""
        return .text(kind == .voip ? "explain.deviceForCalls" : "explain.device", name)
    }
}

extension Sound {
    fileprivate var words: Wording {
        switch self {
        case .file(let name): name.isEmpty ? .text("explain.silence") : Wording(name: Excerpt.of(name.string))
        case .critical(let object): .text("explain.critical", Excerpt.of(object))
        case .silent: .text("explain.nothing")
        }
    }
}
