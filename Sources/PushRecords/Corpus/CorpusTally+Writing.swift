public import PushBridge

extension CorpusTally {
    /// Writes the tally as one JSON object, which reads back as the tally.
    ///
    /// - Parameters:
    ///   - writer: Receives the object.
    ///   - names: What rows and places are called, for programs that show the object as it is.
    ///   - advice: What would keep more; a member that nobody reads back.
    public func write(
        to writer: inout JSONWriter, naming names: Names = Names(), advice: Advice? = nil
    ) {
        writer.beginObject()
        writer.member("tally", Self.format)
        measurement.write(to: &writer)
        options?.write(to: &writer)
        inputs.write(to: &writer)
        writer.member("lines", lines)
        writer.member("blankLines", blankLines)
        writer.counts("rejected", rejected.map { $0 })
        writer.member("alreadyTarget", alreadyTarget)
        writer.member("unwritten", unwritten)
        writer.member("platforms", platforms)
        conversions.write(to: &writer, self, naming: names)
        writer.list("wording", wording) { $1.write(to: &$0) }
        if let advice {
            writer.key("advice")
            advice.write(to: &writer)
        }
        writer.endObject()
    }

    /// What rows and places are called.
    public struct Names: Sendable {
        /// The key and the name of a row; nil for what is no row.
        public var row: @Sendable (String) -> (key: String, name: String)? = { _ in nil }
        /// The name of a place of a record.
        public var place: @Sendable (String) -> String? = { _ in nil }

        /// Creates names of nothing.
        public init() {}
    }
}

extension CorpusTally.Measurement {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.member("program", program)
        writer.member("target", target)
        if let shape { writer.member("shape", shape) }
        writer.member("prefer", preference.rawValue)
        writer.key("keepHidden")
        writer.bool(keepsHidden)
        writer.list("profiles", as: .object, profiles.sorted { $0.key < $1.key }) {
            $0.member(UTF8Text($1.key), $1.value)
        }
        if !choices.isEmpty {
            writer.list("choices", as: .object, choices.sorted { $0.key < $1.key }) {
                $0.member(UTF8Text($1.key), $1.value)
            }
        }
        if !accepted.isEmpty { writer.list("allowed", accepted) }
    }
}

extension CorpusInputs {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.list("inputs", named) { writer, input in
            writer.beginObject()
            if let name = input.name { writer.member("name", name) }
            if let path = input.path { writer.member("path", path) }
            writer.member("lines", input.lines)
            if let bytes = input.bytes { writer.member("bytes", bytes) }
            if let digest = input.digest { writer.member("sha256", digest) }
            writer.endObject()
        }
        if others == 0 { return }
        writer.member("otherInputs", others)
        writer.member("otherDigests", PersonSet.spelled(unnamed))
    }
}

// MARK: - Conversions

extension ConversionTally {
    fileprivate func write(
        to writer: inout JSONWriter, _ corpus: CorpusTally, naming names: CorpusTally.Names
    ) {
        writer.member("messages", messages.messages)
        writer.key("fidelity")
        messages.writeVerdicts(to: &writer)
        writer.list("percent", as: .object, Fidelity.allCases) { writer, verdict in
            writer.key(UTF8Text(verdict.rawValue))
            if messages.judged == 0 { return writer.null() }
            writer.double(Double(messages.permille(of: verdict)) / 10)
        }
        writer.member("unjudged", messages.unjudged)
        collisions.write(to: &writer)
        if corpus.countsPeople { people.write(to: &writer) }
        if !corpus.measurement.accepted.isEmpty {
            writer.key("unsettled")
            unsettled.writeVerdicts(to: &writer)
        }
        for facet in Facet.allCases {
            writer.list(UTF8Text(facet.rawValue), as: .object, self[facet].sorted { $0.key < $1.key }) {
                $0.key(UTF8Text($1.key))
                $1.value.write(to: &$0)
            }
        }
        losses.write(to: &writer, countsPeople: corpus.countsPeople, naming: names)
    }
}

extension FidelityCounts {
    /// The share of the judged messages that have a verdict, rounded; 0 where none was judged.
    public func permille(of verdict: Fidelity) -> Int {
        judged == 0 ? 0 : (self[verdict] * 1_000 + judged / 2) / judged
    }

    fileprivate func writeVerdicts(to writer: inout JSONWriter) {
        writer.beginObject()
        for verdict in Fidelity.allCases { writer.member(UTF8Text(verdict.rawValue), self[verdict]) }
        writer.endObject()
    }
}

extension FacetCount {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        for verdict in Fidelity.allCases { writer.member(UTF8Text(verdict.rawValue), counts[verdict]) }
        writer.member("messages", counts.messages)
        if counts.unjudged > 0 { writer.member("unjudged", counts.unjudged) }
        first?.write(as: "first", to: &writer)
        writer.endObject()
    }
}

extension ConversionPeople {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.key("people")
        writer.beginObject()
        writer.member("reached", reached.count)
        writer.member("noticing", noticing.count)
        if let withOnlyOtherData { writer.member("withOtherData", withOnlyOtherData) }
        writer.member("unaddressedMessages", unaddressed)
        writer.member("untimedMessages", untimed)
        writer.key("digests")
        writer.beginObject()
        writer.key("reached")
        reached.write(to: &writer)
        writer.key("noticing")
        noticing.write(to: &writer)
        writer.key("withOtherData")
        withOtherData.write(to: &writer)
        writer.endObject()
        writer.endObject()
    }
}

extension MessagePlace {
    /// Writes the place as a member that is an object: `"first":{"line":9}`.
    fileprivate func write(as name: UTF8Text, to writer: inout JSONWriter) {
        writer.key(name)
        writer.beginObject()
        writer.write(self)
        writer.endObject()
    }
}

// MARK: - Losses

extension LossTally {
    fileprivate func write(
        to writer: inout JSONWriter, countsPeople: Bool, naming names: CorpusTally.Names
    ) {
        writer.list("rows", sortedRows) { writer, row in
            writer.beginObject()
            writer.member("row", row.name)
            if let (key, name) = names.row(row.name) {
                writer.member("key", key)
                writer.member("name", name)
            }
            row.cost.writeMembers(to: &writer, countsPeople: countsPeople)
            writer.endObject()
        }
        writer.list("points", sortedPoints) { writer, point in
            writer.beginObject()
            writer.member("path", point.name)
            if let name = names.place(point.name) { writer.member("name", name) }
            point.cost.writeMembers(to: &writer, countsPeople: countsPeople)
            writer.endObject()
        }
        writer.list("effects", effects.sorted { $0.key < $1.key }) { writer, effect in
            writer.beginObject()
            writer.member("effect", effect.key.rawValue)
            effect.value.writeMembers(to: &writer)
            writer.endObject()
        }
        let meetings = meetings.sorted {
            ($0.key.situation, $0.key.effect) < ($1.key.situation, $1.key.effect)
        }
        writer.list("situations", meetings) { writer, meeting in
            writer.beginObject()
            writer.member("situation", meeting.key.situation)
            writer.member("effect", meeting.key.effect.rawValue)
            meeting.value.writeMembers(to: &writer)
            writer.endObject()
        }
        writer.list("screens", sortedShown) { writer, one in
            writer.beginObject()
            writer.member("effect", one.difference.effect.rawValue)
            writer.list("situations", one.difference.situations)
            one.shown.writeMembers(to: &writer)
            writer.endObject()
        }
        writer.list("rowSets", sortedRowSets) { writer, set in
            writer.beginObject()
            writer.list("rows", set.rows)
            set.notice.writeMembers(to: &writer)
            writer.endObject()
        }
        if !cut.isEmpty { writer.counts("cut", cut.map { ($0.rawValue, $0.most) }) }
        writer.list("examples", sortedExamples) { $1.write(to: &$0) }
        writer.member("exampleLimit", exampleLimit)
    }
}

extension LossTally.Cost {
    fileprivate func writeMembers(to writer: inout JSONWriter, countsPeople: Bool) {
        counts.write(to: &writer)
        if countsPeople {
            writer.member("people", people.count)
            writer.key("peopleDigests")
            people.write(to: &writer)
        }
        let sentences = sentences
        let message = sentences.lazy.compactMap(\.loss).first?.message.english
        if let message { writer.member("message", message) }
        if !sentences.isEmpty { writer.list("causes", sentences) { $1.write(to: &$0, beside: message) } }
        first.write(as: "first", to: &writer)
        if let example {
            writer.key("example")
            example.write(to: &writer)
        }
    }
}

extension VerdictCounts {
    /// Writes a member for each verdict that is lower than the best.
    package func write(to writer: inout JSONWriter) {
        for verdict in Fidelity.lowered { writer.member(UTF8Text(verdict.rawValue), self[verdict]) }
    }
}

extension LossTally.Sentence {
    /// Writes what is told; its words only if they are not those of the row already.
    fileprivate func write(to writer: inout JSONWriter, beside message: String?) {
        writer.beginObject()
        if let code = loss?.code, !code.isEmpty { writer.member("code", code) }
        counts.write(to: &writer)
        if let loss {
            if loss.message.english != message { writer.member("message", loss.message.english) }
            writer.key("diagnostic")
            loss.write(to: &writer, withMessage: false)
        }
        first.write(as: "first", to: &writer)
        writer.endObject()
    }
}

extension LossTally.Notice {
    fileprivate func writeMembers(to writer: inout JSONWriter) {
        writer.member("messages", messages)
        first?.write(as: "first", to: &writer)
    }
}

extension LossTally.Shown {
    fileprivate func writeMembers(to writer: inout JSONWriter) {
        writer.member("messages", messages)
        first.write(as: "first", to: &writer)
        guard let example else { return }
        writer.key("example")
        example.write(to: &writer)
    }
}

extension ToldLoss {
    fileprivate func write(to writer: inout JSONWriter, withMessage: Bool = true) {
        writer.beginObject()
        if let row { writer.member("row", row) }
        writer.member("severity", severity.rawValue)
        writer.member("kind", kind.rawValue)
        if !code.isEmpty { writer.member("code", code) }
        writer.member("path", path)
        if withMessage { writer.member("message", message.english) }
        if message.chinese != message.english { writer.member("zh", message.chinese) }
        writer.endObject()
    }
}

// MARK: - Examples

extension CorpusExample {
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.write(place)
        if !place.path.isEmpty { writer.member("path", place.path) }
        writer.member("source", source)
        writer.member("fidelity", fidelity.rawValue)
        writer.list("rows", rows)
        writer.member("differenceCount", differenceCount)
        writer.list("differences", differences) { $1.write(to: &$0, withFidelity: true) }
        writer.list("diagnostics", losses) { $1.write(to: &$0) }
        writer.endObject()
    }
}

extension ShownExample {
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.write(place)
        if !place.path.isEmpty { writer.member("path", place.path) }
        writer.member("source", source)
        writer.list("rows", rows)
        if let unseen {
            writer.key("difference")
            unseen.write(to: &writer, withFidelity: true)
        }
        writer.member("situation", screens.situation)
        writer.key("before")
        screens.before.write(to: &writer)
        writer.key("after")
        screens.after.write(to: &writer)
        writer.endObject()
    }
}

extension ShownScreen {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        if let suppression { writer.member("suppressed", suppression.rawValue) }
        if isMissing { writer.member("missing", .bool(true)) }
        if let title { writer.member("title", title) }
        if let subtitle { writer.member("subtitle", subtitle) }
        if let body { writer.member("body", body) }
        if let badge { writer.member("badge", badge) }
        if let sound { writer.member("sound", sound) }
        if isCall { writer.member("call", .bool(true)) }
        writer.endObject()
    }
}
