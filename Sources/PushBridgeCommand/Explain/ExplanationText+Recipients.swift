internal import PushRecords

/// What each recipient gets, in words.
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

    /// A line with its label.
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

    /// Some of the places; a payload may have thousands.
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
