internal import PushBridge

/// What each recipient gets, in words.
extension ExplanationText {
    func lines(of journey: RecipientJourney) -> [String] {
        let id = journey.recipient.id.isEmpty ? "Somebody" : Excerpt.of(journey.recipient.id.string)
        var lines = [paint(.heading, id) + ": " + verdict(of: journey)]
        // A message for nobody would do nothing.
        let isForNobody = journey.gates.first?.gate == .audience
        if !journey.isReached && !isForNobody {
            lines.append("  the message does not reach \(id); this is what it would do")
        }
        lines += gates(of: journey)
        if let screen = journey.screen { lines += self.lines(of: screen) }
        return lines + journey.diagnostics.map { line(of: $0, indent: "  ") }
    }

    private func verdict(of journey: RecipientJourney) -> String {
        if case .closed(let reason) = journey.gates.last?.verdict {
            return paint(.bad, "no push") + ", because of \(reason.rawValue)"
        }
        return paint(.good, "a push")
    }

    /// The gates in their order, up to the one that is closed.
    private func gates(of journey: RecipientJourney) -> [String] {
        let names = journey.gates.map { passed in
            switch passed.verdict {
            case .open: passed.gate.rawValue
            case .overridden: paint(.doubtful, "\(passed.gate.rawValue) (forced)")
            case .closed: paint(.bad, "\(passed.gate.rawValue) (closed)")
            }
        }
        return ["  gates   " + names.joined(separator: " → ")]
    }

    private func lines(of screen: RecipientJourney.Screen) -> [String] {
        let notification = screen.notification
        var lines = [
            "  title   " + words(notification.alert.title, notification.titleLevel, screen.offers.titles),
            "  body    " + words(notification.alert.body, notification.bodyLevel, screen.offers.bodies),
            "  badge   "
                + (notification.badge.map { $0 == 0 ? "0, which clears it" : "\($0)" } ?? "as it is"),
            "  sound   " + (notification.sound?.inWords ?? "none"),
        ]
        if let subtitle = notification.alert.subtitle {
            lines.insert("  under   \(Excerpt.of(.string(subtitle)))", at: 1)
        }
        if !screen.dataPlaces.isEmpty {
            lines.append("  data    at " + Self.inWords(screen.dataPlaces))
        }
        return lines + screen.deliveries.flatMap(self.lines(of:))
    }

    /// The words, the level that gave them, and the levels that had words as well.
    private func words(_ text: UTF8Text?, _ level: TextLevel?, _ offers: [TextLevel]) -> String {
        let others = offers.filter { $0 != level }.map(\.rawValue)
        let rest = others.isEmpty ? "" : paint(.faint, "; not shown: \(others.joined(separator: ", "))")
        guard let text else { return "none" + rest }
        let origin = level.map { ", \($0.rawValue)" } ?? ""
        return Excerpt.of(.string(text)) + origin + rest
    }

    /// Some of the places; a payload may have thousands.
    private static func inWords(_ places: [String]) -> String {
        let shown = places.prefix(mostPlaces).map(Excerpt.ofPlace)
        let rest = places.count - shown.count
        return (shown + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: ", ")
    }

    private static let mostPlaces = 20

    private func lines(of delivery: RecipientJourney.Delivery) -> [String] {
        var lines = ["  " + (delivery.device?.inWords ?? "no device known")]
        switch delivery.outcome {
        case .request(let request):
            var headers: [String] = []
            request.headers.forEach { headers.append("\($0): \(Excerpt.ofPlace("\($1)"))") }
            lines.append("    " + headers.joined(separator: ", "))
            lines.append("    " + Excerpt.ofMessage(String(decoding: request.payload, as: UTF8.self)))
        case .rejected(let error): lines.append("    " + paint(.bad, ForeignText.sentence(error.description)))
        case .suppressed(let reason): lines.append("    \(reason.rawValue)")
        }
        return lines + delivery.diagnostics.map { line(of: $0, indent: "    ") }
    }
}

extension Device {
    /// The device without its token.
    fileprivate var inWords: String {
        let name = id.map { " " + Excerpt.of($0.string) } ?? ""
        return kind == .voip ? "a device\(name) for calls" : "a device\(name)"
    }
}

extension Sound {
    fileprivate var inWords: String {
        switch self {
        case .file(let name): name.isEmpty ? "silence" : Excerpt.of(name.string)
        case .critical(let object): "critical \(Excerpt.of(object))"
        case .silent: "none"
        }
    }
}
