import PushModel
import Testing
import Vendors

@Suite("What Easemob's server delivered is told from what anybody sends")
struct EasemobRecognitionTests {
    @Test(
        "Apple's dictionary beside a key of the vendor's is a delivered push",
        arguments: [
            #"{"aps":{},"f":"a"}"#, #"{"aps":{"alert":"B"},"t":"b"}"#, #"{"aps":{},"g":"g1"}"#,
            #"{"m":"6264","aps":{}}"#, #"{"aps":{},"e":"x"}"#, #"{"aps":{},"e":{"k":1}}"#,
            #"{"apns":{"alert":"B"},"f":"a","t":"b"}"#, #"{"aps":{},"EPush":{"origin":"im-push"}}"#,
            #"{"aps":{},"f":"a","type":1,"ext":{"em_x":1},"body":{},"to":["b"],"nim":null}"#,
            #"{"f":"a","e":{"callId":"1"}}"#, #"{"f":"a","t":"b","m":"1","e":"x"}"#,
        ])
    func delivered(line: String) throws {
        let input = VendorInput.json(try JSONDocument(line).root)
        #expect(EasemobAdapter.recognise(input) == ["payload"])
        #expect(NIMAdapter.recognise(input) == [])
    }

    @Test(
        "What lacks either is none",
        arguments: [
            #"{"aps":{"alert":"B"}}"#, #"{"aps":{},"f":7}"#, #"{"aps":"x","f":"a"}"#, #"{"aps":{},"e":[1]}"#,
            #"{"aps":{},"x":"a"}"#, #"{"f":"a"}"#, #"{"f":"a","t":"b","m":"1"}"#, #"{"e":{"k":1}}"#,
            #"{"f":"a","e":{},"x":1}"#,
            #"{"f":"a","e":1}"#,
        ])
    func notDelivered(line: String) throws {
        #expect(try !EasemobAdapter.recognise(.json(JSONDocument(line).root)).contains("payload"))
    }

    @Test(
        "A push that another vendor claims is that vendor's, whatever keys the app chose",
        arguments: [#"{"aps":{},"f":"a","nim":1}"#, #"{"aps":{},"f":"a","nim":"1"}"#])
    func claimed(line: String) throws {
        let adapters: [any TableAdapter.Type] = [EasemobAdapter.self, NIMAdapter.self]
        let roots = RootIndex(adapters.map { $0.dialect })
        let input = VendorInput.json(try JSONDocument(line).root)
        var shapes: [String] = []
        for (number, adapter) in adapters.enumerated() {
            roots.forEachShape(of: input, of: number, roots.evidence(of: input), isGiven: false) {
                shapes.append("\(adapter.vendors[0])/\(adapter.shapes[$0])")
            }
        }
        #expect(shapes == ["nim/payload"])
    }

    @Test(
        "A message that anybody sends stays what it was",
        arguments: [
            (#"{"em_push_ext":{},"f":"a","e":"x"}"#, "ext"),
            (#"{"from":"a","to":["b"],"type":"txt","body":{"msg":"hi"},"f":"a","e":"x"}"#, "rest"),
            (
                #"{"chat_type":"chat","from":"a","payload":{"msg":"hi","type":"txt"},"e":"x","f":"y"}"#,
                "callback"
            ),
        ])
    func others(line: String, shape: String) throws {
        #expect(try EasemobAdapter.recognise(.json(JSONDocument(line).root)).first == shape)
    }
}
