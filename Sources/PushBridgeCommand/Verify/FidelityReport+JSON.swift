internal import PushRecords

/// The report for programs: one object.
extension FidelityReport {
    func writeJSON(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("target", target)
        writer.member("lines", tally[.lines])
        writer.member("blankLines", tally[.blankLines])
        writer.counts("rejected", tally[.rejected].map { $0 })
        writer.member("messages", conversions.messages.messages)
        writer.key("fidelity")
        write(conversions.messages, &writer)
        writer.list("percent", as: .object, Fidelity.allCases) { writer, verdict in
            writer.key(UTF8Text(verdict.rawValue))
            if conversions.messages.judged == 0 { return writer.null() }
            writer.double(Double(conversions.messages.permille(of: verdict)) / 10)
        }
        writer.member("unjudged", conversions.messages.unjudged)
        writer.member("unwritten", tally[.unwritten])
        writer.member("platforms", tally[.platforms])
        writePeople(to: &writer)
        if !allowed.isEmpty {
            writer.list("allowed", allowed) { $0.string($1) }
            writer.key("unsettled")
            write(conversions.unsettled, &writer)
        }
        writer.list("sources", as: .object, conversions.sources.sorted { $0.key < $1.key }) {
            writer, source in
            writer.key(UTF8Text(source.key))
            write(source.value, &writer)
        }
        writer.list("rows", rows) { writer, row in
            write(row, under: "row", &writer)
        }
        writer.list("points", points) { writer, point in
            write(point, under: "path", &writer)
        }
        writer.list("examples", examples) { writer, example in write(example, &writer) }
        writer.list("wording", wording) { writer, point in point.write(to: &writer) }
        writer.endObject()
    }

    private func writePeople(to writer: inout JSONWriter) {
        guard countsPeople else { return }
        let people = conversions.people
        writer.key("people")
        writer.beginObject()
        writer.member("reached", people.reached.count)
        writer.member("noticing", people.noticing.count)
        writer.member("withOtherData", people.withOtherData.subtracting(people.noticing).count)
        writer.member("unaddressedMessages", people.unaddressed)
        writer.endObject()
    }

    private func write(_ counts: FidelityCounts, _ writer: inout JSONWriter) {
        writer.beginObject()
        for verdict in Fidelity.allCases { writer.member(UTF8Text(verdict.rawValue), counts[verdict]) }
        writer.endObject()
    }

    private func write(_ named: NamedCost, under name: UTF8Text, _ writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(name, named.name)
        if name == "row" {
            if let key = Self.key(ofRow: named.name) { writer.member("key", key) }
            if let words = Self.words(ofRow: named.name) { writer.member("name", words.english) }
        } else {
            writer.member("name", ShownPlace.words(of: named.name).english)
        }
        writer.member("degraded", named.cost.degraded)
        writer.member("same-screen", named.cost.sameScreen)
        if countsPeople { writer.member("people", named.cost.people.count) }
        let sentences = named.cost.sentences
        if let told = sentences.lazy.compactMap(\.diagnostic).first { writer.member("message", told.message) }
        if !sentences.isEmpty {
            writer.list("causes", sentences) { writer, told in write(told, &writer) }
        }
        writer.endObject()
    }

    private func write(_ told: LossTally.ToldLoss, _ writer: inout JSONWriter) {
        writer.beginObject()
        if let code = told.diagnostic?.code.name, !code.isEmpty { writer.member("code", code) }
        writer.member("degraded", told.degraded)
        writer.member("same-screen", told.sameScreen)
        if let diagnostic = told.diagnostic { writer.member("message", diagnostic.message) }
        writer.endObject()
    }

    private func write(_ example: LossTally.Example, _ writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("line", example.place.line)
        if let index = example.place.index { writer.member("index", index) }
        if !example.place.path.isEmpty { writer.member("path", example.place.path) }
        writer.member("source", example.source)
        writer.member("fidelity", example.fidelity.rawValue)
        writer.list("rows", example.rows) { writer, row in writer.string(UTF8Text(row)) }
        writer.member("differenceCount", example.differenceCount)
        writer.list("differences", example.differences) { writer, difference in
            difference.write(to: &writer)
        }
        writer.list("diagnostics", example.losses) { writer, loss in loss.write(to: &writer) }
        writer.endObject()
    }
}
