import Foundation
import MappingTables
import Testing

@Suite("The tables of this checkout")
struct TableTests {
    @Test("The tables are sound")
    func sound() {
        #expect(Checkout.mappings.problems(settings: Checkout.settings).map(\.description) == [])
    }

    @Test("The files made from the tables are current")
    func current() {
        #expect(Checkout.mappings.generatedFileProblems(text: Checkout.text).map(\.description) == [])
    }

    @Test("Every table in the folder is one that something is made of")
    func strangers() throws {
        let folder = Checkout.root.appendingPathComponent(Mappings.folder).path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(Checkout.mappings.strangers(among: files).map(\.description) == [])
        #expect(
            Checkout.mappings.strangers(among: files + ["pigeon.tsv"]).map(\.description) == [
                "Mappings/pigeon.tsv: no row of vendors.tsv asks for the table; add the vendor's row there, or remove the "
                    + "file. Then run `swift run generate-mappings`."
            ])
    }

    @Test("The tables inside the program are those of the checkout")
    func embedded() {
        let embedded = Mappings.embedded
        #expect(embedded.byName.map(\.table.text) == Checkout.mappings.byName.map(\.table.text))
        #expect(embedded.sources.text == Checkout.mappings.sources.text)
    }

    @Test("Every canonical field is filled by a row or has a reason not to be")
    func everyField() {
        let rows = Checkout.mappings.vendorTables.flatMap(\.messages.rows)
        let unfilled = Checkout.fields.subtracting(rows.map { $0["field"] })
        #expect(unfilled == Set(Self.fieldsWithoutRows.keys))
    }

    /// Fields that keys without rows fill: whatever a vendor does not know belongs to the app.
    private static let fieldsWithoutRows = [
        "alert.launchImage": "no vendor has a key for it outside an explicit alert",
        "alert.subtitleLocKey": "no vendor has a key for it outside an explicit alert",
        "alert.subtitleLocArgs": "no vendor has a key for it outside an explicit alert",
        "content": "the keys of the tables of bodies",
        "conversation.parentID": "the key for a group, beside the one for a topic",
        "explicitAlert.extras": "unknown members of apsField.alert",
        "mentions.named": "the key for everyone mentioned, which names members too",
        "leavesBadge": "the lack of a number in a delivered push",
    ]

    private static let messages = Checkout.mappings.vendorTables[0].messages

    @Test(
        "A row is found by its identifier in any case",
        arguments: [("EM-001", 2), ("em-002", 3), ("Em-003", 4)])
    func row(id: String, line: Int) {
        #expect(Self.messages.row(id: id)?.line == line)
    }

    @Test("An identifier that no row has finds nothing")
    func noRow() {
        #expect(Self.messages.row(id: "EM-999") == nil)
    }
}
