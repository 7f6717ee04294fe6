import PushModel
import PushRecords
import Testing

@Suite("Diagnostics as they are written")
struct WrittenDiagnosticTests {
    @Test("A record tells what a diagnostic's message says")
    func messages() throws {
        let converter = try MessageConverter(MessageConverter.Configuration(target: "easemob"))
        let conversion = try converter.convert(
            #"{"messageId":"1","senderName":"A","setting":{"apnsEnabled":7},"other":1,"apnsContent":"x","text":"y"}"#
        )
        #expect(conversion.diagnostics.contains { $0.message.hasPrefix("apnsEnabled is ") })
        #expect(conversion.diagnostics.contains { $0.message.hasPrefix("messageId (clientID) has no ") })
        for diagnostic in conversion.diagnostics {
            var writer = JSONWriter()
            diagnostic.write(to: &writer)
            #expect(try JSONDocument(writer.text()).root["message"]?.string?.string == diagnostic.message)
        }
    }

    @Test(
        "A record has the words for how much it matters and what happened",
        arguments: Diagnostic.Kind.allCases)
    func words(_ kind: Diagnostic.Kind) throws {
        for severity in Diagnostic.Severity.allCases {
            var writer = JSONWriter()
            Diagnostic(DiagnosticCode("invented", severity, kind, "It is.")).write(to: &writer)
            let written = try JSONDocument(writer.text()).root
            #expect(written["severity"]?.string?.string == severity.rawValue)
            #expect(written["kind"]?.string?.string == kind.rawValue)
        }
    }
}
