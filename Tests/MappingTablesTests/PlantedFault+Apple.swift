extension PlantedFault {
    /// Faults in how Apple's `aps` is read, one for each column, and in what vendors say of it.
    static let apple = [
        apple("an order that is none", "\t2\talert", "\t-\talert", "AP-002", "the order \"-\" is no number"),
        apple(
            "two keys of one order", "\t2\talert", "\t1\talert", "AP-002", "the order is that of AP-001 too"),
        apple(
            "a transform that one vendor has", "\tcount\t", "\tdots\t", "AP-001",
            "the transform \"dots\" is none of: copy"),
        apple("a rank that is none", "\t10\t", "\t0\t", "AP-001", "the rank \"0\" is no number from 1 to 99"),
        apple(
            "a rest where no members are", "words\t-\t-\t", "words\t-\trootData\t", "AP-003",
            "a container has - as its field"),
        apple("a rest that nothing has", "alertExtras", "others", "AP-002", "the rest \"others\" is none of"),
        apple(
            "a further field that is none", "alertExtras\tsound", "alertExtras\ttune", "AP-002",
            "the field \"tune\" in also is no canonical field"),
        apple(
            "a sample of another type", "\t4\t4\t", "\t\"4\"\t4\t", "AP-001", "the sample is not of the type"),
        apple("a key without a sample", "\t4\t4\t", "\t-\t4\t", "AP-001", "needs a sample"),
        apple(
            "a value that the field cannot hold", "\t4\t4\t", "\t4\ttrue\t", "AP-001",
            "badge cannot hold true"),
        apple(
            "a field that an alert of its own does not have", "string\talert.title", "string\tsender.id",
            "AP-003",
            "sender.id stands outside of an alert"),
        apple(
            "a header that a message has", "apns-id\tstring\t-\t-\t-\t-\t-",
            "apns-id\tstring\t-\t-\t-\t3\twords", "AP-004", "a key is read only in: aps, alert"),
        apple(
            "an order without a transform", "apns-id\tstring\t-\t-\t-\t-", "apns-id\tstring\t-\t-\t-\t3",
            "AP-004",
            "the order decides nothing without a transform"),
        PlantedFault(
            "a vendor's row that says the same as Apple's", in: "nim.tsv",
            "integer\t-\tunmapped\tineffective\t-\t-\t-\t-\t-\t-\t-\t-\t5\t-",
            becomes: "integer\tbadge\tequivalent\tcount\t-\t10\t-\t-\t-\t-\t-\t-\t4\t4",
            at: "Mappings/nim.tsv:8: NIM-007:", "the row decides nothing: AP-001 says the same of the key"),
        PlantedFault(
            "a place of Apple's keys that is no container", in: "nim.tsv", "ineffective", becomes: "aps",
            at: "Mappings/nim.tsv:8: NIM-007:", "only a container has the transform aps"),
        PlantedFault(
            "a place of Apple's keys that drops the others", in: "nim.tsv", "\tapsExtras\t",
            becomes: "\tunknown\t", at: "Mappings/nim.tsv:7: NIM-006:",
            "the rest of Apple's keys is apsExtras, not unknown"),
    ]

    private static func apple(
        _ claim: String, _ original: String, _ faulty: String, _ row: String, _ message: String
    ) -> PlantedFault {
        let line = (Int(row.suffix(3)) ?? 0) + 1
        return PlantedFault(
            claim, in: "apns.tsv", original, becomes: faulty, at: "Mappings/apns.tsv:\(line): \(row):",
            message)
    }
}
