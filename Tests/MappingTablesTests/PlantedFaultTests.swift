import MappingTables
import PushModel
import Testing

@Suite("The checks can fail")
struct PlantedFaultTests {
    @Test("Sound tables have no problems")
    func sound() {
        let mappings = Mappings { PlantedFault.files[$0] ?? "" }
        #expect(mappings.problems(settings: Checkout.settings) == [])
    }

    @Test("A planted fault is reported at its place, with the command to run", arguments: faults)
    func reported(fault: PlantedFault) throws {
        let mappings = try #require(fault.tables, "the fault's place must occur exactly once")
        let reports = mappings.problems(settings: Checkout.settings).map(
            \.description)
        let report = reports.first { $0.hasPrefix(fault.place) && $0.contains(fault.message) }
        #expect(report?.hasSuffix("Then run `swift run generate-mappings`.") == true, "got \(reports)")
    }

    @Test("Of a malformed table nothing but its form is reported")
    func formFirst() {
        let mappings = Mappings { $0 == "nim.tsv" ? "id\n" : PlantedFault.files[$0] ?? "" }
        #expect(
            mappings.problems(settings: []).filter { $0.file.hasSuffix("nim.tsv") }.count == 1)
    }

    @Test(
        "A file or a page that differs from what the tables make of it is stale, and a page without the place is reported"
    )
    func stale() throws {
        let file = "Sources/Vendors/NIM/Generated/NIMKey.swift"
        let differing = try #require(Checkout.sections.first)
        let placeless = try #require(Checkout.sections.first { $0.path != differing.path })
        let problems = Checkout.mappings.generatedFileProblems { path in
            Checkout.text(of: path).map { text in
                switch path {
                case file: text + "// by hand\n"
                case differing.path: text.replacing(differing.text, with: "by hand")
                case placeless.path: text.replacing("<!-- made: \(placeless.name) -->", with: "")
                default: text
                }
            }
        }
        let found = Dictionary(grouping: problems, by: \.file)
        #expect(found.keys.sorted() == [file, differing.path, placeless.path].sorted())
        #expect(problems.count == 3)
        #expect(
            found[file]?.first?.description
                == "\(file): the file is not what the tables make of it. Then run `swift run generate-mappings`."
        )
        #expect(
            found[placeless.path]?.map(\.message) == [
                "the page has no place for the section \(placeless.name): add the lines "
                    + "`<!-- made: \(placeless.name) -->` and `<!-- end: \(placeless.name) -->` where it belongs"
            ])
    }

    @Test("A generated file that is missing is reported")
    func missing() {
        let problems = Checkout.mappings.generatedFileProblems { _ in nil }
        let pages = Set(Checkout.sections.map(\.path))
        #expect(Set(problems.map(\.file)) == pages.union(Checkout.mappings.generatedFiles.map(\.path)))
        #expect(problems.count == Checkout.mappings.generatedFiles.count + pages.count)
        #expect(problems.allSatisfy { $0.message == "the file is missing" })
    }
}

private let faults =
    PlantedFault.vendors + formFaults + wordFaults + literalFaults + fitFaults + otherTableFaults
    + platformFaults
    + readingFaults + PlantedFault.settings + PlantedFault.limits + PlantedFault.losses + PlantedFault.effects
    + PlantedFault.apple + PlantedFault.calls
    + PlantedFault.diagnostics + PlantedFault.words

private let formFaults = [
    PlantedFault(
        "a column with another name", in: "easemob.tsv", "id\tshape", becomes: "id\tform",
        at: "Mappings/easemob.tsv:1:", "the header must name these columns"),
    PlantedFault(
        "a row with a cell too few", in: "easemob.tsv", "EM-002\t*\t", becomes: "EM-002\t",
        at: "Mappings/easemob.tsv:3: EM-002:", "18 cells instead of 19"),
    PlantedFault(
        "an empty line", in: "easemob.tsv", "EM-002", becomes: "\nEM-002", at: "Mappings/easemob.tsv:3:",
        "1 cells instead of 19"),
    PlantedFault(
        "an empty cell", in: "easemob.tsv", "The title.", becomes: "", at: "Mappings/easemob.tsv:3: EM-002:",
        "note is empty"),
    PlantedFault(
        "a blank at the end of a cell", in: "easemob.tsv", "ext.title", becomes: "ext.title ",
        at: "Mappings/easemob.tsv:3: EM-002:", "path has white space"),
    PlantedFault(
        "an identifier of another form", in: "nim.tsv", "NIM-002", becomes: "NIM-2",
        at: "Mappings/nim.tsv:3: NIM-2:", "NIM- and three digits"),
    PlantedFault(
        "an identifier that is used twice", in: "nim.tsv", "NIM-002", becomes: "NIM-001",
        at: "Mappings/nim.tsv:3: NIM-001:", "used twice"),
    PlantedFault(
        "rows out of order", in: "easemob.tsv", "EM-002", becomes: "EM-900",
        at: "Mappings/easemob.tsv:4: EM-003:",
        "must stand before EM-900"),
]

private let wordFaults = [
    PlantedFault(
        "a field that holds nothing known", in: "fields.tsv", "texts", becomes: "strings",
        at: "Mappings/fields.tsv:3: FD-002:", "the type \"strings\" is none of"),
    PlantedFault(
        "a default that no message has", in: "fields.tsv", "acceptedDevices\t[]",
        becomes: "acceptedDevices\tnone",
        at: "Mappings/fields.tsv:3: FD-002:", "the usual \"none\" is none of"),
    PlantedFault(
        "two fields with one case", in: "fields.tsv", "\tplatforms\t[]",
        becomes: "\tsound\t[]",
        at: "Mappings/fields.tsv:7: FD-006:", "the case has a row already: FD-005"),
    PlantedFault(
        "a counterpart that is no field", in: "fields.tsv", "error\tsender.id", becomes: "error\tsender.ID",
        at: "Mappings/fields.tsv:4: FD-003:", "the counterpart \"sender.ID\" is no canonical field"),
    PlantedFault(
        "an expectation that the field cannot hold", in: "fields.tsv", "title\t-\ttext",
        becomes: "title\t-\tflag",
        at: "Mappings/easemob.tsv:3: EM-002:", "alert.title cannot hold \"Ada\""),
    PlantedFault(
        "a shape that the vendor has not", in: "easemob.tsv", "rest\tfrom", becomes: "post\tfrom",
        at: "Mappings/easemob.tsv:7: EM-006:", "the shape \"post\" is none of"),
    PlantedFault(
        "a relation that is no word of the list", in: "easemob.tsv", "unmapped", becomes: "unknown",
        at: "Mappings/easemob.tsv:4: EM-003:", "the relation \"unknown\" is none of"),
    PlantedFault(
        "a field that is not canonical", in: "easemob.tsv", "alert.title", becomes: "alert.titel",
        at: "Mappings/easemob.tsv:3: EM-002:", "the field \"alert.titel\" is no canonical field"),
    PlantedFault(
        "a type that JSON has not", in: "easemob.tsv", "boolean", becomes: "bool",
        at: "Mappings/easemob.tsv:4: EM-003:",
        "the type \"bool\" is none of"),
    PlantedFault(
        "an expression as a transform", in: "easemob.tsv", "identifierList", becomes: "list.first",
        at: "Mappings/easemob.tsv:6: EM-005:", "the transform \"list.first\" is no name"),
    PlantedFault(
        "a note that is too long", in: "easemob.tsv", "The title.",
        becomes: String(repeating: "x", count: 120) + ".", at: "Mappings/easemob.tsv:3: EM-002:",
        "121 characters"),
    PlantedFault(
        "a note that is no sentence", in: "easemob.tsv", "The title.", becomes: "the title",
        at: "Mappings/easemob.tsv:3: EM-002:", "full stop"),
]

private let literalFaults = [
    PlantedFault(
        "a sample that is no JSON", in: "nim.tsv", "\"a.caf\"\t\"a.caf\"", becomes: "a.caf\t\"a.caf\"",
        at: "Mappings/nim.tsv:3: NIM-002:", "the sample is no JSON literal"),
    PlantedFault(
        "an expected value that is no JSON", in: "nim.tsv", "\"a.caf\"\t\"a.caf\"",
        becomes: "\"a.caf\"\ta.caf",
        at: "Mappings/nim.tsv:3: NIM-002:", "the expect is no JSON literal"),
    PlantedFault(
        "a sample of another type", in: "nim.tsv", "\"a.caf\"\t\"a.caf\"", becomes: "7\t\"a.caf\"",
        at: "Mappings/nim.tsv:3: NIM-002:", "the sample is not of the type string"),
    PlantedFault(
        "a container with a sample", in: "easemob.tsv", "-\t-\t-\tDOC\tHolds",
        becomes: "-\t{}\t-\tDOC\tHolds",
        at: "Mappings/easemob.tsv:2: EM-001:", "a container has - as its sample"),
    PlantedFault(
        "a rank that is none", in: "easemob.tsv", "copy\t-\t-\t-\t-\t-\tyes\t-\t-\t\"Ada\"",
        becomes: "copy\t-\tfirst\t-\t-\t-\tyes\t-\t-\t\"Ada\"", at: "Mappings/easemob.tsv:3: EM-002:",
        "the rank \"first\" is no number from 1 to 99"),
    PlantedFault(
        "evidence below the root", in: "easemob.tsv", "copy\t-\t-\t-\t-\t-\tyes\t-\t-\t\"Ada\"",
        becomes: "copy\t-\t-\tstring:4\t-\t-\tyes\t-\t-\t\"Ada\"", at: "Mappings/easemob.tsv:3: EM-002:",
        "only a key at a message's root is evidence"),
    PlantedFault(
        "evidence that says nothing", in: "nim.tsv", "object(pushPayload)\t-\t-\t-",
        becomes: "object(pushPayload)\t-\t-\tobject", at: "Mappings/nim.tsv:2: NIM-001:",
        "the evidence \"object:\" is no test and what it says"),
    PlantedFault(
        "a weight out of range", in: "nim.tsv", "object(pushPayload)\t-\t-\t-",
        becomes: "object(pushPayload)\t-\t-\tobject:100", at: "Mappings/nim.tsv:2: NIM-001:",
        "has a weight that is no number from 1 to 99"),
    PlantedFault(
        "a weight for no one shape", in: "easemob.tsv",
        "object\t-\tcontainer\tobject\t-\t-\t-\t-\tunknown\tyes\t-\t-\t-\t-\tDOC\tHolds",
        becomes: "object\t-\tcontainer\tobject\t-\t-\tsome:2\t-\tunknown\tyes\t-\t-\t-\t-\tDOC\tHolds",
        at: "Mappings/easemob.tsv:2: EM-001:", "is a weight, and the row is of no one shape"),
    PlantedFault(
        "a draft that is no name", in: "easemob.tsv", "copy\t-\t-\t-\t-\t-\tyes\t-\t-\t\"Ada\"",
        becomes: "copy\tMy draft\t-\t-\t-\t-\tyes\t-\t-\t\"Ada\"", at: "Mappings/easemob.tsv:3: EM-002:",
        "the draft \"My draft\" is no name"),
    PlantedFault(
        "a further field that is none", in: "easemob.tsv", "copy\t-\t-\t-\t-\t-\tyes\t-\t-\t\"Ada\"",
        becomes: "copy\t-\t-\t-\t-\t-\tyes\ttitle\t-\t\"Ada\"", at: "Mappings/easemob.tsv:3: EM-002:",
        "the field \"title\" in also is no canonical field"),
    PlantedFault(
        "a rest where no members are", in: "easemob.tsv", "copy\t-\t-\t-\t-\t-\tyes\t-\t-\t\"Ada\"",
        becomes: "copy\t-\t-\t-\t-\tunknown\tyes\t-\t-\t\"Ada\"", at: "Mappings/easemob.tsv:3: EM-002:",
        "only a container has a rest"),
    PlantedFault(
        "a container without a rest", in: "easemob.tsv", "unknown\tyes\t-\t-\t-\t-\tDOC\tHolds",
        becomes: "-\tyes\t-\t-\t-\t-\tDOC\tHolds", at: "Mappings/easemob.tsv:2: EM-001:",
        "a container needs a rest"),
    PlantedFault(
        "an unmapped key with an expected value", in: "easemob.tsv", "true\t-", becomes: "true\ttrue",
        at: "Mappings/easemob.tsv:4: EM-003:", "an unmapped key has - as its expect"),
    PlantedFault(
        "an unmapped key without a sample", in: "easemob.tsv", "true\t-", becomes: "-\t-",
        at: "Mappings/easemob.tsv:4: EM-003:", "an unmapped key needs a sample"),
    PlantedFault(
        "an equivalent key without a field", in: "easemob.tsv", "alert.title", becomes: "-",
        at: "Mappings/easemob.tsv:3: EM-002:", "needs a field"),
]

private let fitFaults = [
    PlantedFault(
        "two rows for one key", in: "easemob.tsv", "ext.mutable-content", becomes: "ext.title",
        at: "Mappings/easemob.tsv:4: EM-003:", "ext.title has a row already: EM-002"),
    PlantedFault(
        "two keys with one case", in: "easemob.tsv", "DOC\tWho sent it.",
        becomes: """
            DOC\tWho sent it.
            EM-009\t*\text.mutable_content\tboolean\t-\tunmapped\tignored\t-\t-\t-\t-\t-\tyes\t-\t-\ttrue\t-\tDOC\tHas no effect.
            EM-010\t*\text.mutable+content\tboolean\t-\tunmapped\tignored\t-\t-\t-\t-\t-\tyes\t-\t-\ttrue\t-\tDOC\tHas no effect.
            """, at: "Mappings/easemob.tsv:11: EM-010:",
        "the generated case ext_mutable_content is that of EM-009 too"),
    PlantedFault(
        "a key that no container leads to", in: "nim.tsv", "\tobject(pushPayload)\t", becomes: "\tobject\t",
        at: "Mappings/nim.tsv:3: NIM-002:", "no container row leads to pushPayload"),
    PlantedFault(
        "a container without keys", in: "nim.tsv", "\tobject(pushPayload)\t", becomes: "\tobject\t",
        at: "Mappings/nim.tsv:2: NIM-001:", "the container has no keys"),
    PlantedFault(
        "a source that does not exist", in: "nim.tsv", "DOC\tThe sound", becomes: "DIC\tThe sound",
        at: "Mappings/nim.tsv:3: NIM-002:", "the source DIC has no row in sources.tsv"),
    PlantedFault(
        "a source that nobody cites", in: "sources.tsv", "DOC\tSomeone",
        becomes: "ABC\tNobody\tUnread\t-\t-\nDOC\tSomeone", at: "Mappings/sources.tsv:2: ABC:",
        "no row cites the source"),
]

private let otherTableFaults = [
    PlantedFault(
        "a place that a request has not", in: "apns.tsv", "AP-001\taps\t", becomes: "AP-001\tbody\t",
        at: "Mappings/apns.tsv:2: AP-001:", "the place \"body\" is none of"),
    PlantedFault(
        "a payload key with an unknown field", in: "apns.tsv", "integer\tbadge", becomes: "integer\tbage",
        at: "Mappings/apns.tsv:2: AP-001:", "the field \"bage\" is no canonical field"),
    PlantedFault(
        "a rule of a severity that no diagnostic has", in: "rules.tsv", "bad-badge\terror",
        becomes: "bad-badge\tfatal", at: "Mappings/rules.tsv:2: AR-001:", "the severity \"fatal\" is none of"),
    PlantedFault(
        "a rule about a key that Apple does not have", in: "rules.tsv", "aps/badge", becomes: "aps/bage",
        at: "Mappings/rules.tsv:2: AR-001:", "the key \"aps/bage\" has no row in apns.tsv"),
    PlantedFault(
        "a rule with a place that the linter cannot fill", in: "rules.tsv", "{key} is bad",
        becomes: "{name} is bad", at: "Mappings/rules.tsv:2: AR-001:", "a place for \"name\""),
    PlantedFault(
        "a rule whose words do not end", in: "rules.tsv", "worse. Correct it.", becomes: "worse",
        at: "Mappings/rules.tsv:3: AR-002:", "must be sentences that end with a full stop"),
    PlantedFault(
        "two rules of one name", in: "rules.tsv", "worse-badge", becomes: "bad-badge",
        at: "Mappings/rules.tsv:3: AR-002:", "the rule has a row already: AR-001"),
    PlantedFault(
        "a rule whose name is no name", in: "rules.tsv", "worse-badge", becomes: "Worse badge",
        at: "Mappings/rules.tsv:3: AR-002:", "must be lower-case letters and dashes"),
    PlantedFault(
        "a rejection with a status that rejects nothing", in: "rejections.tsv", "RJ-001\tBadTopic\t400",
        becomes: "RJ-001\tBadTopic\t200", at: "Mappings/rejections.tsv:2: RJ-001:", "the status \"200\""),
    PlantedFault(
        "a reason with two rows", in: "rejections.tsv", "WrongTopic", becomes: "BadTopic",
        at: "Mappings/rejections.tsv:3: RJ-002:", "the reason has a row already: RJ-001"),
    PlantedFault(
        "a spelling of a reason that does not exist", in: "rejections.tsv", "stop-topic\tBadTopic",
        becomes: "stop-topic\tBadTropic", at: "Mappings/rejections.tsv:3: RJ-002:", "the alias \"BadTropic\""),
    PlantedFault(
        "a preset of an unknown vendor", in: "profiles.tsv", "PR-001\tnim\t", becomes: "PR-001\tnimm\t",
        at: "Mappings/profiles.tsv:2: PR-001:", "the vendor \"nimm\" is none of"),
    PlantedFault(
        "a setting that is no JSON", in: "profiles.tsv", "\"summary\"", becomes: "summary",
        at: "Mappings/profiles.tsv:2: PR-001:", "the value is no JSON literal"),
    PlantedFault(
        "an outcome that no push has", in: "outcomes.tsv", "\trejected\t", becomes: "\trefused\t",
        at: "Mappings/outcomes.tsv:2: OC-001:", "the outcome \"refused\" is none of"),
    PlantedFault(
        "a text with two outcomes", in: "outcomes.tsv", "user says no", becomes: "No binding",
        at: "Mappings/outcomes.tsv:3: OC-002:", "the detail has a row already: OC-001"),
    PlantedFault(
        "a part that no webhook has", in: "webhooks.tsv", "\theader\t", becomes: "\tfooter\t",
        at: "Mappings/webhooks.tsv:2: WH-001:", "the part \"footer\" is none of"),
    PlantedFault(
        "a column that fills nothing", in: "exports.tsv", "\ttoken\t-", becomes: "\tcoupon\t-",
        at: "Mappings/exports.tsv:2: XP-001:", "the field \"coupon\" is none of"),
]

private let platformFaults = [
    PlantedFault(
        "a setting without a platform", in: "platforms.tsv", "huawei.receipt", becomes: "receipt",
        at: "Mappings/platforms.tsv:3: PF-002:", "the setting \"receipt\" is no platform and name"),
    PlantedFault(
        "a setting in no section of Easemob's", in: "platforms.tsv", "android.receipt",
        becomes: "apple.receipt", at: "Mappings/platforms.tsv:3: PF-002:",
        "the path apple.receipt leads into no section that easemob.tsv keeps aside"),
    PlantedFault(
        "a setting in no section of NIM's", in: "platforms.tsv", "hwField.level", becomes: "hwField..level",
        at: "Mappings/platforms.tsv:2: PF-001:",
        "the path hwField..level leads into no section that nim.tsv keeps aside"),
    PlantedFault(
        "two rows for one setting", in: "platforms.tsv",
        "PF-002\teasemob\thuawei.receipt\tandroid.receipt",
        becomes: "PF-002\tnim\thuawei.receipt\thwField.level",
        at: "Mappings/platforms.tsv:3: PF-002:", "hwField.level has a row already: PF-001"),
    PlantedFault(
        "a setting of a vendor that nobody knows", in: "platforms.tsv", "PF-002\teasemob",
        becomes: "PF-002\tacme",
        at: "Mappings/platforms.tsv:3: PF-002:", "the vendor \"acme\" is none of"),
    PlantedFault(
        "a setting of no type", in: "platforms.tsv", "level\tstring", becomes: "level\tword",
        at: "Mappings/platforms.tsv:2: PF-001:", "the type \"word\" is none of"),
    PlantedFault(
        "a setting with two classes", in: "platforms.tsv", "huawei.receipt", becomes: "huawei.level",
        at: "Mappings/platforms.tsv:3: PF-002:", "huawei.level has the class alert in an earlier row"),
    PlantedFault(
        "a setting of no class", in: "platforms.tsv", "\talert\t", becomes: "\tloud\t",
        at: "Mappings/platforms.tsv:2: PF-001:", "the class \"loud\" is none of"),
    PlantedFault(
        "a value without its number", in: "platforms.tsv", "LOW=1", becomes: "LOW",
        at: "Mappings/platforms.tsv:2: PF-001:", "the values \"LOW\" are no words"),
    PlantedFault(
        "a setting's identifier of another table", in: "platforms.tsv", "PF-002", becomes: "PR-002",
        at: "Mappings/platforms.tsv:3: PR-002:", "PF- and three digits"),
]

private let readingFaults = [
    PlantedFault(
        "a number that no reading can have", in: "readings.tsv", "G10", becomes: "G010",
        at: "Mappings/readings.tsv:3: G010:", "the number must be one of G, E, N"),
    PlantedFault(
        "a number of no section", in: "readings.tsv", "EM 9.1", becomes: "EM 2.3",
        at: "Mappings/readings.tsv:4: EM 2.3:", "the number must be one of G, E, N"),
    PlantedFault(
        "slips that are counted", in: "readings.tsv", "S\t", becomes: "S1\t",
        at: "Mappings/readings.tsv:5: S1:", "the number must be one of G, E, N"),
    PlantedFault(
        "a number that is used twice", in: "readings.tsv", "G10", becomes: "G2",
        at: "Mappings/readings.tsv:3: G2:", "the number is used in line 2 already"),
    PlantedFault(
        "readings out of order", in: "readings.tsv", "G10", becomes: "G1",
        at: "Mappings/readings.tsv:3: G1:", "must stand before those with greater numbers"),
    PlantedFault(
        "a reading without an end", in: "readings.tsv", "It is settled.", becomes: "It is settled",
        at: "Mappings/readings.tsv:4: EM 9.1:", "full stop"),
    PlantedFault(
        "a reading that is too long", in: "readings.tsv", "The tenth point.",
        becomes: String(repeating: "x", count: 500) + ".", at: "Mappings/readings.tsv:3: G10:",
        "501 characters"),
    PlantedFault(
        "a reading without words", in: "readings.tsv", "Slips.", becomes: "",
        at: "Mappings/readings.tsv:5: S:", "text is empty"),
]
