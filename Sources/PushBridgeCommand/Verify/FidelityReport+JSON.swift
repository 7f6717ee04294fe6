internal import PushBridge

/// The report for programs: one object.
extension FidelityReport {
    func writeJSON(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("target", target)
        writer.member("lines", tally.counts.lines)
        writer.member("blankLines", tally.counts.blankLines)
        writer.list("rejected", as: .object, tally.counts.rejected.sorted { $0.key < $1.key }) {
            writer, rejected in
            writer.member(rejected.key, rejected.value)
        }
        writer.member("messages", tally.messages.messages)
        writer.key("fidelity")
        write(tally.messages, &writer)
        writer.list("percent", as: .object, Fidelity.allCases) { writer, verdict in
            writer.key(UTF8Text(verdict.rawValue))
            writer.double(Double(tally.messages.permille(of: verdict)) / 10)
        }
        writer.member("unwritten", tally.unwritten)
        writer.member("platforms", tally.platforms)
        writer.list("sources", as: .object, tally.sources.sorted { $0.key < $1.key }) { writer, source in
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

    private func write(_ counts: FidelityCounts, _ writer: inout JSONWriter) {
        writer.beginObject()
        for verdict in Fidelity.allCases { writer.member(verdict.rawValue, counts[verdict]) }
        writer.endObject()
    }

    private func write(_ named: NamedCost, under name: String, _ writer: inout JSONWriter) {
        writer.beginObject()
        writer.member(name, named.name)
        if name == "row", let key = Self.key(ofRow: named.name) { writer.member("key", key) }
        writer.member(Fidelity.degraded.rawValue, named.cost.degraded)
        writer.member(Fidelity.sameScreen.rawValue, named.cost.sameScreen)
        if let words = named.cost.words { writer.member("message", words) }
        writer.endObject()
    }

    private func write(_ example: LossTally.Example, _ writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("line", example.place.line)
        if !example.place.path.isEmpty { writer.member("path", example.place.path) }
        writer.member("source", example.source)
        writer.member("fidelity", example.fidelity.rawValue)
        writer.list("rows", example.losses.compactMap(\.row)) { writer, row in writer.string(UTF8Text(row)) }
        writer.member("differenceCount", example.differenceCount)
        writer.list("differences", example.differences) { writer, difference in
            difference.write(to: &writer)
        }
        writer.list("diagnostics", example.losses) { writer, loss in loss.write(to: &writer) }
        writer.endObject()
    }
}

extension JSONWriter {
    /// What a list of members or elements is written as.
    enum Container {
        case object
        case array
    }

    mutating func member(_ name: String, _ text: String) {
        key(UTF8Text(name))
        string(UTF8Text(text))
    }

    mutating func member(_ name: String, _ count: Int) {
        key(UTF8Text(name))
        integer(count)
    }

    /// A member with something for each element.
    mutating func list<Element>(
        _ name: String, as container: Container = .array, _ elements: [Element],
        _ write: (inout JSONWriter, Element) -> Void
    ) {
        key(UTF8Text(name))
        if container == .object { beginObject() } else { beginArray() }
        for element in elements { write(&self, element) }
        if container == .object { endObject() } else { endArray() }
    }
}
