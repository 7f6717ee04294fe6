internal import PushRecords

/// The report for programs: one object.
extension ChangeReport {
    func writeJSON(to writer: inout JSONWriter) {
        writer.beginObject()
        write(.old, as: "old", &writer)
        write(.new, as: "new", &writer)
        writer.member("matched", tally.matched)
        writer.member("same", tally.same)
        writer.member("people", tally.personCount)
        writer.member("peopleWhoNotice", tally.noticingCount)
        writer.list("changes", changes) { writer, change in
            writer.beginObject()
            writer.member("change", change.rawValue)
            writer.key("noticed")
            writer.bool(change.isNoticed)
            writer.member("fidelity", change.fidelity.rawValue)
            writer.member("people", tally.people(meeting: change).count)
            writer.member(change == .reason ? "messages" : "pushes", tally.counts[change] ?? 0)
            writer.list("reasons", reasons(of: change)) { writer, reason in
                writer.beginObject()
                writer.member("old", reason.reasons.old.map { UTF8Text($0) })
                writer.member("new", reason.reasons.new.map { UTF8Text($0) })
                writer.member("messages", reason.count)
                writer.endObject()
            }
            writer.list("examples", tally.examples[change] ?? []) { write($1, &$0) }
            writer.endObject()
        }
        writer.list("persons", tally.people()) { writer, person in
            writer.beginObject()
            writer.member("recipient", person.id)
            writer.member("messages", person.noticed)
            writer.list("changes", person.changes) { $0.string($1.rawValue) }
            writer.endObject()
        }
        writer.endObject()
    }

    private func write(_ which: ComparedRun, as name: UTF8Text, _ writer: inout JSONWriter) {
        let run = tally[which]
        writer.key(name)
        writer.beginObject()
        writer.member("file", names[which] ?? "")
        writer.member("records", run.records)
        writer.member("pushes", run.pushes)
        writer.member("rejected", run.rejected)
        writer.member("broken", run.broken)
        writer.member("withoutID", run.withoutID)
        writer.member("unmatched", run.unmatched)
        writer.endObject()
    }

    private func write(_ example: ChangeTally.ChangedMessage, _ writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", example.message)
        writer.member("recipient", example.recipient)
        write(example.old, as: "old", &writer)
        write(example.new, as: "new", &writer)
        writer.list("differences", example.differences) { writer, difference in
            writer.beginObject()
            writer.member("path", difference.path)
            writer.key("before")
            writer.raw(difference.before)
            writer.key("after")
            writer.raw(difference.after)
            writer.endObject()
        }
        writer.endObject()
    }

    private func write(_ place: MessagePlace?, as name: UTF8Text, _ writer: inout JSONWriter) {
        guard let place else { return }
        writer.key(name)
        writer.beginObject()
        writer.member("line", place.line)
        if let index = place.index { writer.member("index", index) }
        writer.endObject()
    }
}
