import MappingTables
import PushModel
import Testing

@Suite("What vendors take")
struct LimitRowTests {
    @Test("The kinds of message that a limit can name are the model's")
    func kinds() {
        #expect(Mappings.messageKinds == MessageKind.allCases.map(\.rawValue))
    }
}
