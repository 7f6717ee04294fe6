import Foundation
import MappingTables
import PushBridge
import PushModel
import PushRecords
import TestSupport
import Testing
import Vendors

@Suite("A vendor that is added by its tables, an adapter and a line of a registry")
struct InventedVendorTests {
    private let run = InventedRun.withInvented

    // MARK: Tables

    @Test("Its tables are sound beside those of the package, and each is one that something is made of")
    func tables() throws {
        let settings = Set(SettingsField.allCases.map(\.rawValue))
        #expect(InventedTables.mappings.problems(settings: settings).map(\.description) == [])
        let folder = InventedTables.root.appending(path: InventedTables.folder).path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        let strangers = InventedTables.mappings.strangers(among: files, in: InventedTables.folder)
        #expect(strangers.map(\.description) == [])
    }

    @Test("The files that are made from them are current, and of no other vendor's")
    func current() {
        let problems = InventedTables.mappings.generatedFileProblems(
            ofVendorsIn: InventedTables.folder, text: InventedTables.text)
        #expect(problems.map(\.description) == [])
        let files = InventedTables.mappings.generatedFiles(ofVendorsIn: InventedTables.folder).map(\.path)
        #expect(files.count == 5)
        #expect(files.allSatisfy { $0.hasPrefix("Tests/VendorMappingTests/Invented/Generated/") })
    }

    @Test("A fault in them is reported at its place, with the command that makes the files again")
    func fault() throws {
        let text = try #require(InventedTables.text(of: "\(InventedTables.folder)/shapes.tsv"))
        let faulty = Mappings { InventedTables.text(of: "\(Mappings.folder)/\($0)") ?? "" }
            .adding(folder: InventedTables.folder) { file in
                file == "shapes.tsv"
                    ? text.replacing("payload", with: "copy")
                    : InventedTables.text(of: "\(InventedTables.folder)/\(file)") ?? ""
            }
        let reports = faulty.problems(settings: nil).map(\.description)
        #expect(
            reports.contains(
                "\(InventedTables.folder)/vendors.tsv:2: VN-901: shapes.tsv has no shape payload of invented, which is a push "
                    + "as a device receives it. Then run `swift run generate-mappings . \(InventedTables.folder)`."
            ), "\(reports)")
    }

    // MARK: Recognition

    @Test(
        "Its messages are recognised among those of all vendors",
        arguments: [
            (#"{"who":"u1","whom":["u2"],"say":"hi"}"#, "invented/app"),
            (#"{"from":"*u1","to":["u2"],"text":"hi"}"#, "invented/call"),
            (#"{"aps":{"alert":"hi"},"who":"u1","paper":1}"#, "invented/payload"),
            (#"{"from":"u1","to":["u2"],"type":"txt","body":{"msg":"hi"}}"#, "easemob/rest"),
            (#"{"aps":{"alert":"hi"},"nim":1}"#, "nim/payload"),
        ])
    func recognised(_ line: String, _ source: String) throws {
        #expect(try run.translator().read(line).source == source)
    }

    @Test(
        "Every message of the fixtures is read as it is without it",
        arguments: FixtureCase.all.filter { $0.has("input") })
    func fixtures(_ fixture: FixtureCase) throws {
        let (own, others) = (try run.translator(), try InventedRun(registry: .standard).translator())
        for line in fixture.lines("input") {
            #expect(Self.reading(of: line, by: own) == Self.reading(of: line, by: others))
        }
    }

    /// All that reading finds, or why there is nothing to read.
    private static func reading(of line: String, by translator: MessageTranslator) -> String {
        do {
            let explanation = try translator.explain(ByteSlice(Array(line.utf8)), at: InventedRun.noon)
            return "\(explanation.source) \(explanation.alternatives) \(explanation.message) "
                + "\(explanation.keys) \(explanation.diagnostics)"
        } catch {
            return "\(error)"
        }
    }

    // MARK: Translation

    private static let app =
        #"{"who":"u1","whom":["u2"],"say":"hi","look":{"head":"Ada","line":"Noon?","dots":"...","ring":{"tune":"a.caf"}},"letter":{"k":1}}"#

    @Test("A message becomes the request that Apple should get, with the vendor's own keys at the root")
    func translated() throws {
        let record = try #require(run.translated(Self.app).first)
        #expect(
            record["payload"]?.raw.text
                == #"{"aps":{"alert":{"title":"Ada","body":"Noon?"},"badge":3,"sound":"a.caf"},"paper":1,"who":"u1","letter":{"k":1}}"#
        )
        #expect(record["diagnostics"]?.count == 0)
    }

    @Test("Its built-in texts come from its own preset, and its display style decides")
    func preset() throws {
        let line = #"{"who":"u1","whom":["u2"],"say":"hi"}"#
        let record = try #require(run.translated(line).first)
        let alert = record["payload"]?["aps"]?["alert"]?.raw.text
        #expect(alert == #"{"title":"You have a new message","body":"Please click to view"}"#)
    }

    @Test("A silent message is pushed to nobody, for the reason that its preset names")
    func silent() throws {
        let line = #"{"from":"*u1","to":["u2"],"text":"hi","QUIET":"true"}"#
        #expect(try run.translated(line).first?["suppressed"]?.string == "silent-message")
    }

    @Test("A delivered push is read back, and becomes the same push")
    func delivered() throws {
        let payload =
            #"{"aps":{"alert":{"title":"Ada","body":"Noon?"},"badge":4,"sound":"a.caf"},"paper":1,"who":"u1","letter":{"k":1}}"#
        let record = try #require(run.translated(payload).first)
        #expect(record["source"]?.string == "invented/payload")
        #expect(record["payload"]?.raw.text.string == payload)
    }

    @Test("Another vendor's message is written in its style on demand, and the app's data are found in it")
    func style() throws {
        let line =
            #"{"from":"u1","to":["u2"],"type":"txt","body":{"msg":"hi"},"ext":{"em_apns_ext":{"extern":{"k":1}}}}"#
        let payload = try #require(run.translated(line, payloadStyle: "invented").first?["payload"])
        #expect(payload["paper"]?.integer == 1 && payload["who"]?.string == "u1")
        #expect(payload["letter"]?.raw.text == #"{"k":1}"#)
        let push = try JSONDocument(#"{"aps":{},"paper":1,"who":"u1","order":9}"#).root
        #expect(ApplicationKeys.data(of: push, among: .withInvented).text == #"{"order":9}"#)
    }

    @Test("A key that gives way to a stronger one is told of at its place")
    func givesWay() throws {
        let line = #"{"who":"u1","whom":["u2"],"say":"hi","look":{"title":"B","head":"A"}}"#
        let diagnostics = try #require(run.translated(line).first?["diagnostics"])
        let told = diagnostics.elements.map { "\($0["row"]?.string ?? "") \($0["code"]?.string ?? "")" }
        #expect(told == ["IV-008 gives-way"])
    }

    @Test("A message is explained key by key, those that no row knows too")
    func explained() throws {
        let line = #"{"who":"u1","whom":["u2"],"say":"hi","look":{"title":"B","head":"A"},"x":1}"#
        let explanation = try run.translator().explain(ByteSlice(Array(line.utf8)), at: InventedRun.noon)
        #expect(explanation.source == "invented/app")
        #expect(
            explanation.keys.map { "\($0.key.path) \($0.key.row ?? "-") \($0.outcome)" } == [
                "/who IV-001 filled", "/whom IV-002 filled", "/say IV-003 filled",
                #"/look/title IV-008 lost(to: "/look/head")"#, "/look/head IV-007 filled", "/x - unused",
            ])
        #expect(explanation.recipients.map(\.recipient.id) == ["u2"])
    }
}
