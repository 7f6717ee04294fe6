import EasemobAdapter
import NIMAdapter
import PushModel
import Testing

@Suite("The generated keys")
struct KeyEnumTests {
    @Test("Every Easemob key is found by its name in its scope", arguments: EasemobKey.Scope.allCases)
    func easemob(scope: EasemobKey.Scope) {
        #expect(scope.members.map { EasemobKey($0.name, in: scope) } == scope.members)
    }

    @Test("Every NIM key is found by its name in its scope", arguments: NIMKey.Scope.allCases)
    func nim(scope: NIMKey.Scope) {
        #expect(scope.members.map { NIMKey($0.name, in: scope) } == scope.members)
    }

    @Test("Every key stands in a scope")
    func everyKey() {
        #expect(Set(EasemobKey.Scope.allCases.flatMap(\.members)) == Set(EasemobKey.allCases))
        #expect(Set(NIMKey.Scope.allCases.flatMap(\.members)) == Set(NIMKey.allCases))
    }

    @Test("A key belongs to its scope only")
    func otherScope() {
        #expect(EasemobKey("em_push_title", in: .emApnsExt) == .emApnsExtEmPushTitle)
        #expect(EasemobKey("em_push_title", in: .ext) == nil)
        #expect(NIMKey("pushcontent", in: .serverV1) == .serverV1Pushcontent)
        #expect(NIMKey("pushcontent", in: .sdk) == nil)
    }

    @Test(
        "Spelling matters, unless case is ignored",
        arguments: ["pushContent", "PUSHCONTENT", "pushcontent"] as [UTF8Text])
    func ignoringCase(name: UTF8Text) {
        #expect(NIMKey(name, in: .serverV1) == (name == "pushcontent" ? .serverV1Pushcontent : nil))
        #expect(NIMKey(ignoringCase: name, in: .serverV1) == .serverV1Pushcontent)
    }

    @Test("Where keys differ in case only, the exact spelling wins when case is ignored")
    func exactSpellingWins() {
        #expect(NIMKey(ignoringCase: "pushpayload", in: .sdk) == .sdkPushpayload)
        #expect(NIMKey(ignoringCase: "pushPayload", in: .sdk) == .sdkPushPayload)
    }

    @Test("A key that no row knows is none", arguments: ["", "em_", "em_push_titles", "ém"] as [UTF8Text])
    func unknown(name: UTF8Text) {
        #expect(EasemobKey(name, in: .emApnsExt) == nil)
        #expect(EasemobKey(ignoringCase: name, in: .emApnsExt) == nil)
    }

    @Test("A key knows its row, its name and its path")
    func facts() {
        let key = EasemobKey.emPushTemplateDirectedTemplateTarget
        #expect(key.row.hasPrefix("EM-"))
        #expect(key.name == "target")
        #expect(key.path == "ext.em_push_template.directed_template.target")
    }

    @Test("Every shape's container leads to the rows that its members share")
    func childScopes() {
        let payloads: [NIMKey] = [
            .sdkApnsPayload, .sdkPushPayload, .sdkV2PushConfigPushPayload, .serverV1Payload,
            .serverV2PushConfigPushPayload,
        ]
        #expect(payloads.allSatisfy { $0.childScope == .pushPayload })
        #expect(NIMKey.sdkConfig.childScope == .sdk)
        #expect(NIMKey.sdkApns.childScope == .sdkApns)
        #expect(EasemobKey.sdkBodies.childScope == .sdkBody)
        #expect(EasemobKey.ext.childScope == .ext)
        #expect(EasemobKey.emAtList.childScope == nil)
    }

    @Test("ext stands at the root of every shape", arguments: [EasemobKey.Scope.sdk, .rest, .restLegacy])
    func ext(scope: EasemobKey.Scope) {
        #expect(EasemobKey("ext", in: scope) == .ext)
    }
}
