extension CorpusTally {
    /// What the numbers of people leave out, a sentence each; none where people are not counted.
    public var peopleNotes: [Wording] {
        guard countsPeople else { return [] }
        let people = conversions.people
        var notes: [Wording] = []
        if let options, !options.options.contains(where: { $0.name == "--now" }) {
            notes.append(
                Wording(
                    en:
                        "Quiet hours are left out of these numbers, which would depend on the time of the run; --now sets a time.",
                    zh: "这些人数不考虑免打扰时段，否则会随运行时刻变化；可以用 --now 指定时刻。"))
        }
        if people.unaddressed > 0 {
            notes.append(
                Wording(
                    en: "Messages without a recipient are not in these numbers: \(people.unaddressed).",
                    zh: "\(people.unaddressed) 条消息没有接收方，不计入人数。"))
        }
        if people.untimed > 0 {
            notes.append(
                Wording(
                    en:
                        "Messages without a time are not in these numbers, since --now message needs one: \(people.untimed).",
                    zh: "\(people.untimed) 条消息没有时间，而 --now message 需要时间，因此不计入人数。"))
        }
        return notes
    }
}
