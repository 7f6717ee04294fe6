import PushModel
import Testing
import Vendors

@Suite("Recognising a message")
struct RecognitionTests {
    @Test(
        "Each shape is known by its keys",
        arguments: [
            (#"{"session":{"sessionId":"b","sessionType":0},"messageType":0,"text":"hi"}"#, ["sdk"]),
            (#"{"messageType":0,"apnsContent":"hi"}"#, ["sdk"]),
            (#"{"messageId":"m","text":"hi","setting":{"apnsEnabled":false}}"#, ["sdk"]),
            (#"{"apnsPayload":{"k":1}}"#, ["sdk"]),
            (#"{"apnsMemberOption":null,"apnsContent":"x"}"#, ["sdk"]),
            (#"{"session":{"sessionId":"b"},"content":"{}","sendToOnlineUsersOnly":false}"#, ["sdk"]),
            (#"{"message":{"messageId":"c1"},"apnsContent":"gone"}"#, ["sdk"]),
            (#"{"pushInfo":{"needPush":true}}"#, ["sdk"]),
            (#"{"config":{"enablePush":true},"pushContent":"hi","pushPayload":{}}"#, ["sdk"]),
            (#"{"conversationId":"a|1|b","messageType":0,"text":"hi"}"#, ["sdk-v2"]),
            (#"{"messageClientId":"c","text":"hi"}"#, ["sdk-v2"]),
            (#"{"pushConfig":{}}"#, ["sdk-v2"]),
            (#"{"senderId":"a","conversationType":1}"#, ["sdk-v2"]),
            (#"{"message":{"messageClientId":"c1"},"pushContent":"gone"}"#, ["sdk-v2"]),
            (#"{"from":"a","ope":"0","to":"b","type":"0","body":"{}"}"#, ["server-v1"]),
            (#"{"from":"a","to":"b","type":0,"body":"{}"}"#, ["server-v1"]),
            (#"{"from":"a","to":"b","attach":"{}"}"#, ["server-v1"]),
            (#"{"from":"a","msgtype":"0","to":"b"}"#, ["server-v1"]),
            (#"{"fromAccid":"a","toAccids":"[\"b\"]"}"#, ["server-v1"]),
            (#"{"deleteMsgid":"1","type":7}"#, ["server-v1"]),
            (#"{"option":"{}"}"#, ["server-v1"]),
            (#"{"pushcontent":"hi"}"#, ["server-v1"]),
            (#"{"needPush":"1","pushTitle":"T","pushContent":"x"}"#, ["server-v1"]),
            (#"{"message":{"message_type":0,"text":"hi"}}"#, ["server-v2"]),
            (#"{"push_config":{}}"#, ["server-v2"]),
            (#"{"conversation_id":"a|1|b","server_id":"1"}"#, ["server-v2"]),
            (#"{"sender_id":"a","receiver_id":"b","type":1,"content":"{}"}"#, ["server-v2"]),
            (#"{"type":"2","description":"recall","push_content":"gone"}"#, ["server-v2"]),
            (#"{"type":2,"description":"recall","push_payload":"{}"}"#, ["server-v2"]),
            (#"{"type":"1","description":"x","push_content":"hi"}"#, ["server-v1"]),
            (#"{"type":"2","description":"x","push_content":"hi","text":"t"}"#, ["server-v1"]),
            (#"{"type":2,"description":"anything"}"#, ["server-v2"]),
            (#"{"type":"2","description":"r","from_account_id":"a"}"#, ["server-v2"]),
            (#"{"type":1,"description":"anything"}"#, []),
            (#"{"type":2,"description":""}"#, []),
            (#"{"type":2,"description":"anything","text":"t"}"#, []),
            (#"{"messageType":0,"text":"hi"}"#, ["sdk-v2", "sdk"]),
            (
                #"{"body":"hi","convType":"PERSON","eventType":"1","fromAccount":"a","to":"b","attach":"{}","ext":""}"#,
                ["copy"]
            ),
            (#"{"convType":"CUSTOM_TEAM","eventType":"1","msgType":"CUSTOM_TEAM_MSG"}"#, ["copy"]),
            (#"{"eventType":"7","clientId":"c","msgId":"1","from":"a","to":"b"}"#, ["copy"]),
            (#"{"eventType":"25","msgId":"1","from":"a","to":"b"}"#, ["copy"]),
            (#"{"eventType":2,"fromAccount":"a","msgType":"TEXT","to":"b","body":"hi"}"#, ["copy"]),
            (#"{"eventType":35,"fromAccount":"a","msgidServer":"1"}"#, ["copy"]),
            (#"{"aps":{"alert":"hi"},"nim":1}"#, ["payload"]),
            (#"{"nim":"1","aps":{},"sessionId":"a","messageType":0,"apnsContent":"x"}"#, ["payload"]),
            (#"{"aps":{},"nim":false,"f":"a","eventType":"chat"}"#, ["payload"]),
        ])
    func shapes(_ line: String, _ shapes: [String]) throws {
        #expect(NIMAdapter.recognise(.json(try JSONDocument(line).root)) == shapes)
    }

    @Test("A form is the first server interface's", arguments: ["from=a&to=b", "x=", " a=b", "%7B=1"])
    func forms(_ line: String) {
        #expect(NIMAdapter.recognise(.form(FormBody(UTF8Text(line)))) == ["server-v1"])
        #expect(
            NIMAdapter.recognise(VendorInput(RawJSON.string(UTF8Text(line)).parsed().root)) == ["server-v1"])
    }

    @Test(
        "A text that starts like JSON or has no equals sign is no form",
        arguments: ["hello", "", #"{"a":"b=c"}"#, "[=", #""a=b""#, "  {=}"])
    func noForms(_ line: String) {
        #expect(NIMAdapter.recognise(.form(FormBody(UTF8Text(line)))).isEmpty)
    }

    @Test(
        "Easemob's messages and pushes, webhooks that tell of no message, and anything else are not claimed",
        arguments: [
            #"{"from":"a","to":"b","chatType":"singleChat","body":{"type":"txt","msg":"hi"},"ext":{"em_apns_ext":{}}}"#,
            #"{"from":"a","to":"b","bodies":[{"type":"txt","msg":"hi"}],"ext":{}}"#,
            #"{"from":"a","to":["b"],"type":"txt","body":{"msg":"hi"},"ext":{}}"#,
            #"{"from":"a","to":"b","type":"txt","body":{"msg":"hi"}}"#,
            #"{"target_type":"users","target":["b"],"msg":{"type":"txt","msg":"hi"},"from":"a","ext":{}}"#,
            #"{"target":["b"],"msg":{"type":"txt","msg":"hi"},"from":"a"}"#,
            #"{"em_apns_ext":{"em_push_title":"T"},"content":"x","text":"y"}"#,
            #"{"callId":"1","eventType":"chat","from":"a","to":"b","msg_id":"1","payload":{"bodies":[]}}"#,
            #"{"callId":"1","eventType":"chat","from":"a","to":"b","msg_id":"1","clientId":"c","payload":{"bodies":[]}}"#,
            #"{"eventType":"2","accid":"a","clientType":"IOS","fromAccount":"a"}"#,
            #"{"eventType":"4","fromAccount":"a","msgType":"TEXT","roomId":"7"}"#,
            #"{"eventType":7,"fromAccount":"a","clientId":"c"}"#,
            #"{"eventType":"22","fromAccount":"a"}"#,
            #"{"eventType":"1","fromAccount":"a","msgType":"TLIST_UPDATE","to":"b"}"#,
            #"{"eventType":1,"fromAccount":"a","msgType":77,"to":"b"}"#,
            #"{"convType":"PERSON","fromAccount":"a"}"#,
            #"{"eventType":"1","to":"b"}"#,
            #"{"aps":{"alert":"hi"}}"#,
            #"{"aps":{"alert":"hi"},"nim":null}"#,
            #"{"aps":"x","nim":1}"#,
            #"{"aps":{"alert":"hi"},"f":"a","t":"b","m":"1","g":"g"}"#,
            #"{"apns":{"alert":"hi"},"nim":1}"#,
            #"{"from":"a","to":"b","body":"hi"}"#,
            #"{"type":1,"body":"hello"}"#,
            #"{"session":{"id":1},"setting":{}}"#,
            "{}", "[]", "7", "null",
        ])
    func foreign(_ line: String) throws {
        #expect(NIMAdapter.recognise(.json(try JSONDocument(line).root)).isEmpty)
    }

    @Test("The adapter names its vendor and shapes")
    func names() {
        #expect(NIMAdapter.vendors == ["nim"])
        #expect(NIMAdapter.shapes == ["sdk", "sdk-v2", "server-v1", "server-v2", "copy", "payload"])
        #expect(NIMAdapter.writtenShapes == ["sdk", "sdk-v2", "server-v1", "server-v2"])
    }
}
