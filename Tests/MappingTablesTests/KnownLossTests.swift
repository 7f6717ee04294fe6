import MappingTables
import Testing

@Suite("Known losses are found by a vendor's row")
struct KnownLossTests {
    private static func losses(
        _ id: String, of vendor: String, isSetting: Bool = false, to target: String? = nil
    ) throws -> [String] {
        let tables = try #require(Checkout.mappings.vendor(vendor))
        let row = try #require((isSetting ? tables.settings : tables.messages).row(id: id))
        return Checkout.losses.losses(
            of: row, from: vendor, isSetting: isSetting, to: target
        ).map(\.what)
    }

    @Test("What a row alone loses comes before what all keys of its field lose")
    func order() throws {
        let losses = try Self.losses("NIM-042", of: "nim")
        #expect(losses.prefix(2) == ["A tip", "Text that no detail hides"])
    }

    /// What a row must not be told, because it is true of another vendor only.
    struct Remedy: Sendable, CustomTestStringConvertible {
        let claim: String
        let row: String
        let vendor: String
        var isSetting = false
        let target: String
        let remedies: [String]
        var testDescription: String { claim }
    }

    static let remedies = [
        Remedy(
            claim: "A force of Easemob's passes quiet times, so it is no remedy for a mute", row: "TX-036",
            vendor: "tencent", target: "easemob",
            remedies: ["nothing: a force overrides quiet times, not mutes"]),
        Remedy(
            claim: "A force of NIM's is for groups, so it is no remedy for one person's mute", row: "TX-036",
            vendor: "tencent", target: "nim", remedies: ["nothing: NIM can force in groups only"]),
        Remedy(
            claim: "A quiet time of Tencent's can end after seven days", row: "TS-006", vendor: "tencent",
            isSetting: true, target: "nim", remedies: ["tell the user"]),
        Remedy(
            claim: "A quiet time of Easemob's ends within seven days", row: "ES-007", vendor: "easemob",
            isSetting: true, target: "nim",
            remedies: ["tell the user; after seven days the last one has ended"]),
        Remedy(
            claim: "No extension can set a header", row: "RC-027", vendor: "rongcloud", target: "tencent",
            remedies: ["nothing: each push stays on the screen"]),
    ]

    @Test("What is said of a key holds for the vendor and the target", arguments: remedies)
    func remedy(_ example: Remedy) throws {
        let tables = try #require(Checkout.mappings.vendor(example.vendor))
        let table = example.isSetting ? tables.settings : tables.messages
        let row = try #require(table.row(id: example.row))
        let losses = Checkout.losses.losses(
            of: row, from: example.vendor, isSetting: example.isSetting, to: example.target)
        #expect(losses.filter { $0.target != nil }.map(\.remedy) == example.remedies)
    }

    @Test("What all keys of a field lose is found by each of them")
    func field() throws {
        for row in ["NIM-055", "NIM-071", "NIM-143"] {
            #expect(try Self.losses(row, of: "nim") == ["Not counted"])
        }
    }

    @Test("A setting's loss is found by every spelling of it, and by no key of a message with that name")
    func settings() throws {
        for row in ["ES-002", "ES-022", "ES-042"] {
            for target in ["nim", "tencent"] {
                let losses = try Self.losses(row, of: "easemob", isSetting: true, to: target)
                #expect(losses == ["A push nickname"], "\(target)")
            }
        }
        #expect(try Self.losses("EM-061", of: "easemob").contains("A device's identifier") == false)
    }

    @Test("Of a key of which nothing is known by name it is known that other targets may lack it")
    func other() throws {
        #expect(
            try Self.losses("AP-014", of: "nim") == ["A value for which the target's shape has no key"])
    }

    @Test("A key that only holds others loses what they lose, and a key that decides nothing loses nothing")
    func containers() throws {
        #expect(try Self.losses("EM-002", of: "easemob") == ["What it holds"])
        #expect(try Self.losses("NIM-046", of: "nim").isEmpty)
    }

    @Test("What only the target causes is known for a vendor whom no row names")
    func newcomer() throws {
        let keys = Table(
            file: "acme.tsv", text: "id\tpath\tfield\trelation\nAC-001\ticon\tbadge\tequivalent\n")
        let row = try #require(keys.rows.first)
        let known = Checkout.losses
        let toNIM = known.losses(of: row, from: "acme", isSetting: false, to: "nim")
        #expect(toNIM.map(\.what) == ["A fixed badge"])
        let toEasemob = known.losses(of: row, from: "acme", isSetting: false, to: "easemob")
        #expect(toEasemob.map(\.what) == ["A value for which the target's shape has no key"])
    }

    @Test("A vendor loses nothing on the way to itself")
    func ownTarget() throws {
        #expect(try Self.losses("EM-012", of: "easemob", to: "easemob").contains("A fixed badge") == false)
        let losses = Checkout.losses.all
        #expect(losses.contains { $0.target == "nim" } && losses.contains { $0.target == nil })
    }

    @Test("Command line and page have the same words; only the page has marks")
    func words() throws {
        let known = Checkout.losses.all
        let badge = try #require(known.first { $0.what == "A fixed badge" })
        #expect(badge.remedy == "accept it; see Badge hand-over")
        let ext = try #require(known.first { $0.what.hasPrefix("Own keys") })
        #expect(ext.what == "Own keys in 'ext' with over 1024 characters")
        let hidden = try #require(known.first { $0.what == "Text that no detail hides" })
        #expect(hidden.happens == "Easemob shows it to everybody")
        #expect(known.first { $0.what == "The simple style (0)" } != nil)
    }
}
