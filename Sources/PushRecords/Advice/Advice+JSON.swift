public import PushBridge

extension Advice {
    /// Writes the advice as one JSON object.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("sample")
        sample.write(to: &writer)
        writer.member("tried", tried)
        writer.member("changesProfile", .bool(changesProfile))
        writer.list("changes", items) { writer, item in
            writer.beginObject()
            item.candidate.writeMembers(to: &writer)
            item.measure.writeMembers(to: &writer, sample)
            writer.endObject()
        }
        if let best {
            writer.key("best")
            writer.beginObject()
            writer.list("changes", best.candidates) { writer, candidate in
                writer.beginObject()
                candidate.writeMembers(to: &writer)
                writer.endObject()
            }
            best.measure.writeMembers(to: &writer, sample)
            writer.key("profile")
            best.profile.write(to: &writer)
            writer.endObject()
        }
        writer.endObject()
    }
}

extension Advice.Sample {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("messages", counts.messages)
        writer.member("of", corpus)
        if tooLarge > 0 { writer.member("tooLarge", tooLarge) }
        counts.writeMembers(to: &writer)
        writer.member("unjudged", counts.unjudged)
        writer.key("marginInPoints")
        writer.double((marginInPoints * 10).rounded() / 10)
        writer.endObject()
    }
}

extension FidelityCounts {
    fileprivate func writeMembers(to writer: inout JSONWriter) {
        for verdict in Fidelity.allCases { writer.member(UTF8Text(verdict.rawValue), self[verdict]) }
    }
}

extension AdviceMeasure {
    fileprivate func writeMembers(to writer: inout JSONWriter, _ sample: Advice.Sample) {
        counts.writeMembers(to: &writer)
        writer.member("better", better)
        writer.counts("become", become.present.map { ($0.verdict.rawValue, $0.number) })
        writer.member("eased", eased)
        writer.member("worse", worse)
        writer.key("percentOfDegraded")
        writer.beginObject()
        for (name, count) in become.present.map({ ($0.verdict.rawValue, $0.number) }) + [("eased", eased)] {
            writer.key(UTF8Text(name))
            writer.double(Double(sample.permilleOfDegraded(count)) / 10)
        }
        writer.endObject()
        if let firstWorse {
            writer.key("firstWorse")
            writer.beginObject()
            writer.write(firstWorse)
            writer.endObject()
        }
    }
}

extension AdviceCandidate {
    fileprivate func writeMembers(to writer: inout JSONWriter) {
        writer.member("where", place.rawValue)
        if movesSender { writer.member("movesSender", .bool(true)) }
        switch change {
        case .settings(let settings):
            writer.member("settings", settings.reduce(RawJSON.emptyObject) { $0.setting($1) })
        case .withoutTemplate(let name): writer.member("removedTemplate", name)
        case .shape(let shape): writer.member("shape", shape)
        case .preference(let preference): writer.member("prefer", preference.rawValue)
        case .keepsHidden(let keepsHidden): writer.member("keepHidden", .bool(keepsHidden))
        }
        if !console.requests.isEmpty { SettingsRecord.write(console.requests, &writer) }
        if !console.steps.isEmpty { writer.list("steps", console.steps) }
    }
}
