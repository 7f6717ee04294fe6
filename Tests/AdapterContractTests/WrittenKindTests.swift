import MappingTables
import PushModel
import Testing
import Vendors

@Suite("Kinds as writers spell them")
struct WrittenKindTests {
    @Test("NIM's writer writes no number that its row does not list (C25)", arguments: MessageKind.allCases)
    func number(of kind: MessageKind) throws {
        let row = try #require(Checkout.messages(of: "nim").rows.first { $0.id == "NIM-214" })
        let listed = Set(row["note"].split { !$0.isNumber }.compactMap { Int($0) })
        #expect(listed == [0, 1, 2, 3, 4, 6, 10, 100])
        var message = PushMessage()
        message.kind = kind
        message.receivers = ["bob"]
        var findings: [Finding] = []
        let written = NIMAdapter.write(message, shape: "server-v2", findings: &findings)
        guard let number = written.body.parsed().root["message"]?["message_type"]?.integer else { return }
        #expect(listed.contains(number))
    }

    @Test(
        "An unknown kind has no word of a kind that is known (C25)",
        arguments: [TencentAdapter.self, RongCloudAdapter.self] as [any TableAdapter.Type])
    func unknown(_ adapter: any TableAdapter.Type) {
        for list in adapter.dialect.table.words {
            let word: UTF8Text? =
                switch list.spelling(of: .kind(.other)) {
                case .text(let word)?: word
                case .integer(let number)?: UTF8Text(String(number))
                default: nil
                }
            guard let word else { continue }
            let meaning = list.meaning(of: word)
            #expect(meaning == nil || meaning == .kind(.custom), "\(word)")
        }
    }
}
