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
        if !reachesSomebody { say([language(.reachesNobody)]) }
        say(converted)
    }

    // MARK: What it is

    private var source: [String] {
        var lines = [heading(.format(explanation.source)) + recognition]
        lines += explanation.diagnostics.filter { $0.kind != .ambiguous || !$0.path.isEmpty }.map {
            line(of: $0, indent: "  ")
        }
        return lines
    }

    private var recognition: String {
        language(
            .recognition(explanation.recognition, others: explanation.alternatives, keys: rootKeys))
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
        return lines.isEmpty ? [] : [paint(.heading, language(.keys))] + lines
    }

    private var implied: [String] {
        if explanation.implied.isEmpty { return [] }
        let values = explanation.implied.map { "  " + language($0.words) }
        return [paint(.heading, language(.implied))] + values
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
        var lines = [heading(.converted(conversion.target)) + verdict(of: conversion)]
        for written in conversion.messages {
            if let request = written.request {
                lines.append("  \(request.method) \(Excerpt.ofPlace(request.path.string))")
            }
            lines.append("  \(Excerpt.ofMessage("\(written.body)"))")
        }
        for difference in conversion.differences {
            lines.append("  \(Excerpt.ofPlace(difference.path)) \(language(.situations(difference)))")
            lines.append("    " + language(.before(Excerpt.of(difference.before))))
            lines.append("    " + language(.after(Excerpt.of(difference.after))))
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
            + language(Wording(en: ", ", zh: "，") + fidelity.meaning)
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
        case .lost(let winner) where winner == key.path: .overriddenByItself(value)
        case .lost(let winner): .overridden(value, by: Excerpt.ofPlace(winner))
        case .unchanged: .unchanged(value)
        case .unused: .unused(value)
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
            ? language(.somebody) : Excerpt.of(journey.recipient.id.string)
        var lines = [paint(.heading, id) + language(.colon) + verdict(of: journey)]
        // A message for nobody would do nothing.
        let isForNobody = journey.gates.first?.gate == .audience
        if !journey.isReached && !isForNobody { lines.append("  " + language(.unreached(id))) }
        lines.append(gates(of: journey))
        if let screen = journey.screen { lines += self.lines(of: screen) }
        return lines + journey.diagnostics.map { line(of: $0, indent: "  ") }
    }

    private func verdict(of journey: RecipientJourney) -> String {
        if case .closed(let reason) = journey.gates.last?.verdict {
            return paint(.bad, language(.noPush)) + language(.because(of: reason))
        }
        return paint(.good, language(.push))
    }

    private func line(_ label: Wording, _ text: String) -> String {
        "  " + ColumnLayout.padded(language(label), to: 8) + text
    }

    /// The gates in their order, up to the one that is closed.
    private func gates(of journey: RecipientJourney) -> String {
        let names = journey.gates.map { passed in
            switch passed.verdict {
            case .open: language(passed.gate.words)
            case .overridden: paint(.doubtful, language(passed.gate.words + .forced))
            case .closed: paint(.bad, language(passed.gate.words + .closed))
            }
        }
        return line(Wording.Label.gates, names.joined(separator: " → "))
    }

    private func lines(of screen: RecipientJourney.Screen) -> [String] {
        let notification = screen.notification
        let alert = notification.alert
        var lines = [
            line(Wording.Label.title, words(alert.title, notification.titleLevel, screen.offers.titles))
        ]
        if let subtitle = alert.subtitle {
            lines.append(line(Wording.Label.subtitle, Excerpt.of(.string(subtitle))))
        }
        lines += [
            line(
                Wording.Label.body,
                words(
                    alert.body, notification.bodyLevel, screen.offers.bodies, own: explanation.message.text)),
            line(Wording.Label.badge, language(notification.badgeWords)),
            line(Wording.Label.sound, language(notification.sound?.words ?? .nothing)),
        ]
        if !screen.dataPlaces.isEmpty {
            lines.append(line(Wording.Label.data, inWords(screen.dataPlaces)))
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
        let rest = others.isEmpty ? "" : paint(.faint, language(.passedOver(others)))
        guard let text else { return language(.nothing) + rest }
        let isOwn = level == .builtIn && own?.nonEmpty.map { text.range(of: $0) != nil } == true
        let origin = isOwn ? language(.ownText) : level.map { language(.origin($0)) } ?? ""
        return Excerpt.of(.string(text)) + origin + rest
    }

    private func inWords(_ places: [String]) -> String {
        let shown = places.prefix(Self.mostPlaces).map(Excerpt.ofPlace)
        return language(.places(shown, further: places.count - shown.count))
    }

    private static let mostPlaces = 20

    private func lines(of delivery: RecipientJourney.Delivery) -> [String] {
        var lines = ["  " + language(delivery.device?.words ?? .noDevice)]
        switch delivery.outcome {
        case .request(let request):
            var headers: [String] = []
            request.headers.forEach { headers.append("\($0): \(Excerpt.ofPlace("\($1)"))") }
            lines.append("    " + headers.joined(separator: ", "))
            lines.append("    " + Excerpt.ofMessage(String(decoding: request.payload, as: UTF8.self)))
        case .rejected(let error):
            lines.append("    " + paint(.bad, ForeignText.sentence(language(.unsendable(error)))))
        case .suppressed(let reason): lines.append("    " + language(reason.words))
        }
        return lines + delivery.diagnostics.map { line(of: $0, indent: "    ") }
    }
}

extension ResolvedNotification {
    fileprivate var badgeWords: Wording {
        switch badge {
        case nil: .badgeKept
        case 0?: .badgeCleared
        case let number?: Wording(name: String(number))
        }
    }
}

extension Device {
    /// The device without its token.
    fileprivate var words: Wording {
        .device(id.map { Excerpt.of($0.string) }, forCalls: kind == .voip)
    }
}

extension Sound {
    fileprivate var words: Wording {
        switch self {
        case .file(let name): name.isEmpty ? .silence : Wording(name: Excerpt.of(name.string))
        case .critical(let object): .critical(Excerpt.of(object))
        case .silent: .nothing
        }
    }
}
