extension ReportPage {
    /// Writes the counts of the page as JSON, for programs; never words, identifiers or people.
    mutating func writeData() {
        var writer = JSONWriter()
        write(to: &writer)
        // Nothing in a script element may end it, and no name may turn or hide what an editor shows.
        let json = writer.text().string.unicodeScalars.reduce(into: "") { json, scalar in
            if scalar == "<" || scalar.isTreacherous {
                let digits = String(scalar.value, radix: 16)
                json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            } else {
                json.unicodeScalars.append(scalar)
            }
        }
        element("script", ["type": "application/json", "id": "data"]) { $0.markup(json) }
    }

    private func write(to writer: inout JSONWriter) {
        let losses = conversions.losses
        writer.beginObject()
        writer.member("target", tally.measurement.target)
        writer.member("lines", tally.lines)
        writer.counts("rejected", tally.rejected.map { $0 })
        writer.member("unwritten", tally.unwritten)
        if tally.unsendable > 0 { writer.counts("needs", tally.needs.map { $0 }) }
        writer.member("platforms", tally.platforms)
        writer.counts("androidClasses", tally.androidClasses.map { $0 })
        writer.key("messages")
        Self.write(conversions.messages, &writer)
        for facet in Facet.allCases {
            let values = conversions[facet].sorted { $0.key < $1.key }
            writer.list(UTF8Text(facet.rawValue), as: .object, values) { writer, value in
                writer.key(UTF8Text(value.key))
                Self.write(value.value.counts, &writer)
            }
        }
        let effects = losses.effects.map { (key: $0.key.rawValue, value: $0.value.messages) }
        writer.counts("effects", effects)
        writer.list("rows", as: .object, losses.rows.sorted { $0.key < $1.key }) { writer, row in
            writer.key(UTF8Text(row.key))
            writer.beginObject()
            for verdict in Fidelity.allCases.reversed() where verdict != .identical {
                writer.member(UTF8Text(verdict.rawValue), row.value.counts[verdict])
            }
            writer.endObject()
        }
        if tally.countsPeople { write(conversions.people, &writer) }
        writer.endObject()
    }

    private func write(_ people: ConversionPeople, _ writer: inout JSONWriter) {
        writer.key("people")
        writer.beginObject()
        writer.member("reached", people.reached.count)
        writer.member("noticing", people.noticing.count)
        if let others = people.withOnlyOtherData { writer.member("withOnlyOtherData", others) }
        writer.key("isMore")
        writer.bool(people.reached.isOver)
        writer.endObject()
    }

    private static func write(_ counts: FidelityCounts, _ writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("messages", counts.messages)
        for verdict in Fidelity.allCases { writer.member(UTF8Text(verdict.rawValue), counts[verdict]) }
        writer.member("unjudged", counts.unjudged)
        writer.endObject()
    }
}
