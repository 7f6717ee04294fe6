extension PlantedFault {
    /// Faults in what a move is known to lose, one for each column at least.
    static let losses = [
        loss(
            "a move from nobody", "easemob\tnim\tEM-002", "nobody\tnim\tEM-002", "LS-001",
            "the from \"nobody\" is none of: easemob, nim"),
        loss(
            "a move to nobody", "nim\tEM-002", "nobody\tEM-002", "LS-001",
            "the to \"nobody\" is none of: easemob, nim"),
        loss(
            "a move that stays", "easemob\tnim\tEM-002", "nim\tnim\tEM-002", "LS-001",
            "from and to are one vendor"),
        loss(
            "a key that is no row", "EM-002", "EM-999", "LS-001",
            "the key EM-999 is no row of easemob's messages"),
        loss(
            "a key of the target's", "EM-002", "NIM-002", "LS-001",
            "the key NIM-002 is no row of easemob's messages"),
        loss(
            "a row of one vendor where every vendor is meant", "device.token", "NS-001", "LS-002",
            "names fields, not NS-001"),
        loss(
            "fields that no key fills", "devices.*", "template.*", "LS-001", "the key template.* is no field"),
        loss(
            "a setting among the fields of messages", "devices.*", "mode", "LS-001",
            "the key mode is no field that a key of messages there fills"),
        loss(
            "a setting that only the target has", "device.token", "quiet.daily", "LS-002",
            "the key quiet.daily is no field that a key of settings there fills"),
        loss(
            "settings as whole messages", "device.token", "device.token message", "LS-002",
            "the key message is for losses of messages"),
        loss(
            "a case that is a sentence", "A device", "A device.", "LS-002", "the what ends with a full stop"),
        loss("code without its end", "`NIM` has", "`NIM has", "LS-001", "the happens has a ` too few"),
        loss(
            "a remedy that is too long", "shorten it", String(repeating: "x", count: 121), "LS-003",
            "the remedy has 121 characters"),
        loss(
            "a weight that no verdict has", "degraded\tcode", "bad\tcode", "LS-001",
            "the weight \"bad\" is none of"),
        loss(
            "an effort that nobody has", "degraded\tcode", "degraded\tmagic", "LS-001",
            "the effort \"magic\" is none of"),
        loss(
            "a message's loss without an effort", "degraded\tcode", "degraded\t-", "LS-001",
            "a loss of messages needs its effort"),
        loss(
            "an effort for settings", "nothing\t-\t-", "nothing\t-\tcode", "LS-002",
            "a loss of settings has - as its effort"),
        loss(
            "a sign that is no code", "not-sayable", "notSayable", "LS-001",
            "the sign \"notSayable\" is no code"),
        loss(
            "a message's loss without a sign", "users\tnothing", "users\t-", "LS-003",
            "a loss of messages needs its signs"),
        loss(
            "a loss in English where Chinese belongs", "标题：丢失", "A title: dropped", "LS-001",
            "the lossInChinese has no Chinese"),
        loss(
            "a remedy that nobody translated", "\t接受", "\t-", "LS-001",
            "a loss of messages needs its remedyInChinese"),
    ]

    /// Faults in what becomes of messages.
    static let effects = [
        effect(
            "a weight that no verdict has", "less\tdegraded", "less\tbad", 1, "the weight \"bad\" is none of"),
        effect(
            "a field that there is not", "alert.title\tEM", "alert.tile\tEM", 1,
            "the field \"alert.tile\" is in no table"),
        effect(
            "a key that no vendor has", "EM-003\tlost", "EM-999\tlost", 1, "the key \"EM-999\" is in no table"
        ),
        effect(
            "a code that nothing tells", "EM-003\tlost", "EM-003\tlots", 1, "the code \"lots\" is in no table"
        ),
        effect(
            "a code of two effects", "other\tdegraded\t-\t-\t-", "other\tdegraded\t-\t-\tlost", 2,
            "\"lost\" has an effect already"),
    ]

    private static func effect(
        _ claim: String, _ original: String, _ faulty: String, _ number: Int, _ message: String
    ) -> PlantedFault {
        PlantedFault(
            claim, in: "effects.tsv", original, becomes: faulty,
            at: "Mappings/effects.tsv:\(number + 1): EF-00\(number):", message)
    }

    private static func loss(
        _ claim: String, _ original: String, _ faulty: String, _ row: String, _ message: String
    ) -> PlantedFault {
        let line = ["LS-001": 2, "LS-002": 3, "LS-003": 4][row] ?? 0
        return PlantedFault(
            claim, in: "losses.tsv", original, becomes: faulty, at: "Mappings/losses.tsv:\(line): \(row):",
            message)
    }
}
