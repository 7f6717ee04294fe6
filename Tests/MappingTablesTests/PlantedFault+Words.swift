extension PlantedFault {
    /// Faults in the vendors' lists of words, and in what is told of settings without a place.
    static let words = [
        word(
            "a list with two rows", "rooms", "types", "WD-002", "the list has a row already: WD-001", row: 3),
        word(
            "a list of nothing known", "\tconversation\t", "\tplace\t", "WD-002", "the means \"place\"",
            row: 3),
        word("a case that none has", "\tany\t", "\tsome\t", "WD-002", "the case \"some\"", row: 3),
        word(
            "a conversation of no kind", "team=group", "team=gang", "WD-002", "\"gang\" is no conversation",
            row: 3),
        word(
            "words that tell what nobody knows", "\tlost\t", "\tfound\t", "WD-001",
            "the code \"found\" has no row"),
        PlantedFault(
            "a list that there is not", in: "nim.tsv",
            "server\twho\tstring\tsender.id\tequivalent\tidentifier",
            becomes: "server\twho\tstring\tsender.id\tequivalent\tword(people)",
            at: "Mappings/nim.tsv:5: NIM-004:",
            "the list \"people\" has no row in words.tsv"),
        PlantedFault(
            "bounds that are none", in: "nim.tsv", "server\twho\tstring\tsender.id\tequivalent\tidentifier",
            becomes: "server\twho\tstring\tsender.id\tequivalent\tbounded(9..1)",
            at: "Mappings/nim.tsv:5: NIM-004:",
            "bounds are two numbers"),
        setting("a setting of nobody's", "nim\tmode", "nobody\tmode", "the vendor \"nobody\""),
        setting("a value that a setting has not", "mode\t-", "mode\tmaybe", "the when \"maybe\""),
        setting(
            "a loss that tells what nobody knows", "\tlost\t", "\tfound\t", "the code \"found\" has no row"),
        setting(
            "a whole sentence", "will ring all the same", "It rings.", "the difference is a sentence without"),
    ]

    private static func word(
        _ claim: String, _ original: String, _ faulty: String, _ id: String, _ message: String, row: Int = 2
    ) -> PlantedFault {
        PlantedFault(
            claim, in: "words.tsv", original, becomes: faulty, at: "Mappings/words.tsv:\(row): \(id):",
            message)
    }

    private static func setting(
        _ claim: String, _ original: String, _ faulty: String, _ message: String
    ) -> PlantedFault {
        PlantedFault(
            claim, in: "lost-settings.tsv", original, becomes: faulty,
            at: "Mappings/lost-settings.tsv:2: LO-001:",
            message)
    }
}
