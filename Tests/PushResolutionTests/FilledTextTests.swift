import PushBridge
import PushModel
import Testing

@Suite("What was filled in")
struct FilledTextTests {
    @Test("A message, name or remark that looks like a placeholder shows just that")
    func notExpandedAgain() throws {
        var situation = try Situation()
        situation.message.text = "{0} {$fromNickname}"
        situation.message.senderName = "{$msg}"
        situation.profile.templates = ["t": Template(title: "{$fromNickname}", content: "{0}|{$msg}")]
        situation.message.template = TemplateCall(name: "t", contentArguments: ["a"])
        let alert = try situation.notification.alert
        #expect(alert.title == "{$msg}")
        #expect(alert.body == "a|{0} {$fromNickname}")
    }
}
