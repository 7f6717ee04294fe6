import PushModel
import Testing
import Vendors

@Suite("The generated keys")
struct KeyEnumTests {
    private static let easemob = EasemobAdapter.dialect.table
    private static let nim = NIMAdapter.dialect.table

    @Test("Every key is found by its name in its object")
    func found() {
        for table in [Self.easemob, Self.nim] {
            for (object, rows) in table.objects.map(\.rows).enumerated() {
                #expect(rows.map { table.row(table.names[$0], in: object) } == rows)
            }
        }
    }

    @Test("Every key stands in an object, and has a case")
    func everyKey() {
        #expect(Set(Self.easemob.objects.flatMap(\.rows)) == Set(EasemobKey.allCases.map(\.number)))
        #expect(Set(Self.nim.objects.flatMap(\.rows)) == Set(NIMKey.allCases.map(\.number)))
    }

    @Test("A key belongs to its object only")
    func otherObject() {
        #expect(easemob("em_push_title", under: .emApnsExt) == .emApnsExtEmPushTitle)
        #expect(easemob("em_push_title", under: .ext) == nil)
        #expect(nim("pushcontent", in: "server-v1") == .serverV1Pushcontent)
        #expect(nim("pushcontent", in: "sdk") == nil)
    }

    @Test(
        "Spelling matters, unless case is ignored",
        arguments: ["pushContent", "PUSHCONTENT", "pushcontent"] as [UTF8Text])
    func ignoringCase(name: UTF8Text) {
        #expect(nim(name, in: "server-v1") == (name == "pushcontent" ? .serverV1Pushcontent : nil))
        #expect(nim(ignoringCase: name, in: "server-v1") == .serverV1Pushcontent)
    }

    @Test("Where keys differ in case only, the exact spelling wins when case is ignored")
    func exactSpellingWins() {
        #expect(nim(ignoringCase: "pushpayload", in: "sdk") == .sdkPushpayload)
        #expect(nim(ignoringCase: "pushPayload", in: "sdk") == .sdkPushPayload)
    }

    @Test("A key that no row knows is none", arguments: ["", "em_", "em_push_titles", "ém"] as [UTF8Text])
    func unknown(name: UTF8Text) {
        #expect(easemob(name, under: .emApnsExt) == nil)
        #expect(
            Self.easemob.row(respelled: name, in: Self.easemob.members(of: EasemobKey.emApnsExt.number))
                == nil)
    }

    @Test("A key knows its row, its name and its path")
    func facts() {
        let key = EasemobKey.emPushTemplateDirectedTemplateTarget
        #expect(key.row.hasPrefix("EM-"))
        #expect(key.name == "target")
        #expect(key.path == "ext.em_push_template.directed_template.target")
    }

    @Test("Every shape's container leads to the rows that its members share")
    func members() {
        let payloads: [NIMKey] = [
            .sdkApnsPayload, .sdkPushPayload, .sdkV2PushConfigPushPayload, .serverV1Payload,
            .serverV2PushConfigPushPayload,
        ]
        let shared = Self.nim.members(of: NIMKey.sdkPushPayload.number)
        #expect(payloads.allSatisfy { Self.nim.members(of: $0.number) == shared })
        #expect(Self.nim.members(of: NIMKey.sdkConfig.number) == root(of: "sdk", Self.nim))
        #expect(paths(under: NIMKey.sdkApns.number, Self.nim).allSatisfy { $0.hasPrefix("apns.") })
        #expect(
            Self.easemob.members(of: EasemobKey.sdkBodies.number)
                == Self.easemob.members(of: EasemobKey.sdkBody.number))
        #expect(paths(under: EasemobKey.ext.number, Self.easemob).allSatisfy { $0.hasPrefix("ext.") })
        #expect(Self.easemob.rows[EasemobKey.emAtList.number].members == nil)
    }

    @Test("ext stands at the root of every shape", arguments: ["sdk", "rest", "rest-legacy"])
    func ext(shape: String) {
        #expect(Self.easemob.row("ext", in: root(of: shape, Self.easemob)) == EasemobKey.ext.number)
    }

    // MARK: Looking up

    private func root(of shape: String, _ table: VendorTable) -> Int {
        table.shapes.first { $0.name == shape }?.root ?? -1
    }

    private func paths(under row: Int, _ table: VendorTable) -> [String] {
        table.objects[table.members(of: row)].rows.map { table.rows[$0].path.string }
    }

    private func easemob(_ name: UTF8Text, under key: EasemobKey) -> EasemobKey? {
        Self.easemob.row(name, in: Self.easemob.members(of: key.number)).flatMap {
            EasemobKey(rawValue: UInt16($0))
        }
    }

    private func nim(_ name: UTF8Text, in shape: String) -> NIMKey? {
        Self.nim.row(name, in: root(of: shape, Self.nim)).flatMap { NIMKey(rawValue: UInt16($0)) }
    }

    private func nim(ignoringCase name: UTF8Text, in shape: String) -> NIMKey? {
        nim(name, in: shape)
            ?? Self.nim.row(respelled: name, in: root(of: shape, Self.nim)).flatMap {
                NIMKey(rawValue: UInt16($0))
            }
    }
}

extension EasemobKey {
    fileprivate var number: Int { Int(rawValue) }
}

extension NIMKey {
    fileprivate var number: Int { Int(rawValue) }
}
