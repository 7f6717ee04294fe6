extension PlantedFault {
    /// Faults in the tables of calls, their rates and answers.
    static let calls = [
        calls(
            "a path with a step of nothing", "/users/{user}", "/users//{user}", 2, "the path must be steps"),
        calls("a step that the path lacks", "form\t{user}", "form\t{who}", 2, "the path has no step {who}"),
        calls(
            "two rows for one path", "PUT\t/users/{user}\tform\t{user}", "POST\t/messages\tform\tto", 2,
            "the path has a row already: CA-001"),
        calls("a key of no kind", "\tsame\t", "\tcookie:Id\t", 2, "the key is none of: -, same"),
        calls("a rate that is none", "\tmany few\t", "\tmany none\t", 1, "rates.tsv has no rate \"none\""),
        PlantedFault(
            "a message that is written and cannot be sent", in: "calls.tsv", "\t/messages\t",
            becomes: "\t/mail\t", at: "Mappings/shapes.tsv:2: SH-001:", "calls.tsv has no row for /messages"),
        PlantedFault(
            "a rate that no call has", in: "calls.tsv", "\tmany few\t", becomes: "\tfew\t",
            at: "Mappings/rates.tsv:2: RT-001:", "no row of calls.tsv has the rate"),
        rates("a rate of nothing", "\t3\t", "\t0\t", 2, "units is no whole number above 0"),
        rates("a time that is none", "\tapp\t10\t", "\tapp\tten\t", 1, "closed is no whole number above 0"),
        answers("a refusal without a retry", "\tlater\tcall", "\t-\tcall", 2, "only refusals have a retry"),
        answers(
            "an accepted call to be sent again", "\t-\tcall", "\tlater\tcall", 1, "only refusals have a retry"
        ),
        answers("an accepted call without a member", "code=200,201", "-", 1, "the code must name its member"),
        answers(
            "two meanings of an answer", "\t*\t500\t-\t", "\teasemob\t-\t504\t", 3,
            "the answer has a row already: ST-002"),
        PlantedFault(
            "a vendor that accepts nothing", in: "statuses.tsv", "ok\teasemob", becomes: "ok\tnim",
            at: "Mappings/statuses.tsv:1:", "no row says when easemob accepts a call"),
    ]

    private static func calls(
        _ claim: String, _ original: String, _ faulty: String, _ row: Int, _ message: String
    ) -> PlantedFault {
        planted(claim, "calls.tsv", "CA", original, faulty, row, message)
    }

    private static func rates(
        _ claim: String, _ original: String, _ faulty: String, _ row: Int, _ message: String
    ) -> PlantedFault {
        planted(claim, "rates.tsv", "RT", original, faulty, row, message)
    }

    private static func answers(
        _ claim: String, _ original: String, _ faulty: String, _ row: Int, _ message: String
    ) -> PlantedFault {
        planted(claim, "statuses.tsv", "ST", original, faulty, row, message)
    }

    private static func planted(
        _ claim: String, _ file: String, _ prefix: String, _ original: String, _ faulty: String, _ row: Int,
        _ message: String
    ) -> PlantedFault {
        PlantedFault(
            claim, in: file, original, becomes: faulty,
            at: "Mappings/\(file):\(row + 1): \(prefix)-00\(row):",
            message)
    }
}
