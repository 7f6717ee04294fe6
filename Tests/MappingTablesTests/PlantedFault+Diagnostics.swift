extension PlantedFault {
    /// Faults in what diagnostics tell, one for each column at least.
    static let diagnostics = [
        diagnostic("a code in another case", "bad-stamp", "Bad-stamp", "Bad-stamp", "is not in kebab case"),
        diagnostic(
            "two codes with one name in Swift", "lost\tPush", "bad-stamp-\tPush", "bad-stamp-",
            "bad-stamp has the same name in Swift", row: 3),
        diagnostic(
            "a folder that is none", "Vendors/NIM", "NIM", "bad-stamp", "the folder \"NIM\" is none of"),
        diagnostic(
            "a severity that none has", "warning", "fatal", "bad-stamp", "the severity \"fatal\" is none of"),
        diagnostic("a kind that none has", "invalid", "wrong", "bad-stamp", "the kind \"wrong\" is none of"),
        diagnostic(
            "a key in the middle", "no {0}. Correct it", "no {0}. Correct {key}", "bad-stamp",
            "the words name the key elsewhere than at their beginning"),
        diagnostic(
            "half a sentence", "It is lost.", "It is lost", "lost", "the words must be whole sentences",
            row: 3),
        diagnostic("no Chinese", "丢失。", "-", "lost", "there is no Chinese sentence", row: 3),
        diagnostic(
            "a value that English does not have", "不是 {0}", "不是 {1}", "bad-stamp",
            "the Chinese sentence has a place for {1}"),
        diagnostic(
            "half a comment", "a word.", "a word", "bad-stamp", "the comment must be sentences"),
    ]

    private static func diagnostic(
        _ claim: String, _ original: String, _ faulty: String, _ code: String, _ message: String, row: Int = 2
    ) -> PlantedFault {
        PlantedFault(
            claim, in: "diagnostics.tsv", original, becomes: faulty,
            at: "Mappings/diagnostics.tsv:\(row): \(code):", message)
    }
}
