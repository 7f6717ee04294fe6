extension PlantedFault {
    /// Faults in the columns of a settings table that decide how a key is read and written.
    static let settings = [
        inSettings(
            "a transform that no code bears", "\tword\t", becomes: "\twords2\t", at: 1,
            "the transform \"words2\" is neither the engine's nor a vendor's own"),
        inSettings(
            "a type that the transform does not read", "\tquiet.type\tstring",
            becomes: "\tquiet.type\tstring|boolean",
            at: 1, "the transform word reads no boolean"),
        inSettings(
            "words without meanings", "ALL=all AT=mentions", becomes: "-", at: 1,
            "the transform word needs the values' meanings"),
        inSettings(
            "a meaning that no setting has", "AT=mentions", becomes: "AT=some", at: 1,
            "the value \"AT=some\" is neither SPELLING=MEANING nor a range"),
        inSettings(
            "a range that ends before it begins", "0..23", becomes: "23..0", at: 2,
            "the value \"23..0\" is neither SPELLING=MEANING nor a range"),
        inSettings(
            "a number without values", "0..23", becomes: "-", at: 2,
            "the transform number needs the values' meanings or a range of them"),
        inSettings(
            "values that decide nothing", "silencedList\t-", becomes: "silencedList\t0..5", at: 3,
            "the values decide nothing with silencedList"),
        inSettings(
            "a midnight where no interval begins", "ALL=all AT", becomes: "0:0=off AT", at: 1,
            "the value 0:0 decides nothing here"),
        inSettings(
            "a part that the setting has not", "startHour", becomes: "content", at: 2,
            "the part \"content\" decides nothing here"),
        inSettings(
            "a part that decides nothing", "AT=mentions\t-", becomes: "AT=mentions\tgroup", at: 1,
            "the part \"group\" decides nothing here"),
        inSettings(
            "a piece of an interval without its part", "startHour", becomes: "-", at: 2,
            "quiet.daily is made up of parts: name one of switch, startHour"),
        inSettings(
            "a list of conversations of no kind", "\tgroup\t", becomes: "\t-\t", at: 3,
            "conversation.mode is made up of parts: name one of direct, group"),
        inSettings(
            "a key that is written and can only be read", "\tgroup\t-", becomes: "\tgroup\tyes", at: 3,
            "the transform silencedList is only read"),
        inSettings(
            "a word that writes nothing", "\tstartHour\tyes", becomes: "\tstartHour\trest", at: 2,
            "the writes \"rest\" is none of: -, yes"),
        inSettings(
            "a key without effect that fills a setting", "\t-\tunmapped\tignored",
            becomes: "\tmode\trelated\tignored",
            at: 4, "the transform ignored fills no setting"),
        inSettings(
            "a setting that no row names", "unmapped\tignored", becomes: "unmapped\tcopy", at: 4,
            "the transform copy fills a setting, and the row names none"),
    ]

    private static func inSettings(
        _ claim: String, _ original: String, becomes faulty: String, at row: Int, _ message: String
    ) -> PlantedFault {
        PlantedFault(
            claim, in: "easemob-settings.tsv", original, becomes: faulty,
            at: "Mappings/easemob-settings.tsv:\(row + 1): ES-00\(row):", message)
    }
}
