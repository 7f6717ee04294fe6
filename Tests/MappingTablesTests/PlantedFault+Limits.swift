extension PlantedFault {
    /// Faults in the columns of the limits, each of which decides what becomes of a message that is too large.
    static let limits = [
        inLimits(
            "a limit of a shape that the vendor has not", "\trest\trecall", becomes: "\tcall\trecall", at: 1,
            "the shape \"call\" is none of: rest"),
        inLimits(
            "a limit for a kind that no message has", "\trecall\t", becomes: "\trecalls\t", at: 1,
            "the kind \"recalls\" is none of: text, image"),
        inLimits(
            "a limit for no conversation", "\tdirect\t", becomes: "\tclub\t", at: 3,
            "the conversation \"club\" is none of: -, direct, group, room"),
        inLimits(
            "a limit of a vendor that nobody knows", "LM-003\teasemob", becomes: "LM-003\tacme", at: 3,
            "the vendor \"acme\" is none of"),
        inLimits(
            "a measure of a field that is none", "\tdevices.acceptedIDs\t", becomes: "\tdevices\t", at: 3,
            "the field \"devices\" is no canonical field"),
        inLimits(
            "a measure that nothing writes", "\trecall\t-\twritten(alert.title)",
            becomes: "\trecall\t-\twritten(badge)", at: 1,
            "no row of easemob.tsv writes badge in the shape rest"),
        inLimits(
            "a measure of a key without a row", "key(ext)", becomes: "key(exit)", at: 2,
            "no row of easemob.tsv leads to exit in the shape rest"),
        inLimits(
            "a measure that people cannot name", "key(ext)\text", becomes: "key(ext)\t-", at: 2,
            "what is measured needs a name in called"),
        inLimits(
            "a name that no sentence uses", "devices.acceptedIDs\t-", becomes: "devices.acceptedIDs\tdevices",
            at: 3, "the name in called decides nothing"),
        inLimits(
            "a unit that is none", "\tbytes\t", becomes: "\toctets\t", at: 2,
            "the unit \"octets\" is none of: characters, bytes, items"),
        inLimits(
            "a limit of nothing", "\t99\t", becomes: "\t0\t", at: 2,
            "the most \"0\" is no whole number above 0"),
        inLimits(
            "a step that no code bears", "\ttell\t", becomes: "\tshout\t", at: 3,
            "\"shout\" in gives is none of: cut, drop, elsewhere"),
        inLimits(
            "a step without its field", "drop:platforms", becomes: "drop", at: 2,
            "drop in gives names 0 fields"),
        inLimits(
            "a step for a field that is none", "drop:platforms", becomes: "drop:platform", at: 2,
            "the field \"platform\" is no canonical field"),
        inLimits(
            "a number that is to be shortened", "shorten:alert.title refuse", becomes: "shorten:badge refuse",
            at: 2, "shorten in gives cannot be done to badge, whose type is integer"),
        inLimits(
            "a list that is to be shortened", "\ttell\t", becomes: "\tshorten:alert.title\t", at: 3,
            "shorten in gives decides nothing with the unit items"),
        inLimits(
            "a step behind the last one", "shorten:alert.title refuse", becomes: "refuse shorten:alert.title",
            at: 2, "shorten in gives decides nothing behind the last step"),
        inLimits(
            "several messages for other things than receivers", "\ttell\t", becomes: "\ttell split\t", at: 3,
            "split in gives is for receivers and audience.members"),
        inLimits(
            "a limit behind one that is for all of its messages", "\trest\trecall\t", becomes: "\trest\t-\t",
            at: 4, "the row decides nothing: LM-001 is for all of its messages"),
    ]

    private static func inLimits(
        _ claim: String, _ original: String, becomes faulty: String, at row: Int, _ message: String
    ) -> PlantedFault {
        PlantedFault(
            claim, in: "limits.tsv", original, becomes: faulty,
            at: "Mappings/limits.tsv:\(row + 1): LM-00\(row):", message)
    }
}
