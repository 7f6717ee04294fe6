import Testing

@Suite("Who says what to whom")
struct EnvelopeTests {
    @Test(
        "Every shape names sender, receiver, identifiers and text",
        arguments: [
            Example(
                "sdk",
                #"{"session":{"sessionId":"bob","sessionType":0},"from":"alice","senderName":"Alice","messageId":"c1","serverID":"1001","timestamp":1700000000.123,"messageType":0,"text":"hi"}"#,
                #"{"text":"hi","id":"1001","clientID":"c1","timestamp":"1700000000123","sender.id":"alice","sender.name":"Alice","conversation.id":"bob","receivers":["bob"]}"#
            ),
            Example(
                "sdk-v2",
                #"{"conversationId":"alice|1|bob","messageClientId":"c1","messageServerId":"1001","createTime":1700000000123,"messageType":0,"text":"hi"}"#,
                #"{"text":"hi","id":"1001","clientID":"c1","timestamp":"1700000000123","sender.id":"alice","conversation.id":"bob","receivers":["bob"]}"#
            ),
            Example(
                "server-v1", #"from=alice&ope=0&to=bob&type=0&body=%7B%22msg%22%3A%22hi%22%7D"#,
                #"{"text":"hi","sender.id":"alice","receivers":["bob"]}"#),
            Example(
                "server-v1", #"{"from":"alice","ope":0,"to":"bob","type":0,"body":{"msg":"hi"}}"#,
                #"{"text":"hi","sender.id":"alice","receivers":["bob"]}"#),
            Example(
                "server-v2",
                #"{"conversation_id":"alice|1|bob","message":{"message_type":0,"text":"hi","message_client_id":"c1"}}"#,
                #"{"text":"hi","clientID":"c1","sender.id":"alice","conversation.id":"bob","receivers":["bob"]}"#
            ),
        ])
    func envelope(_ example: Example) throws { try example.check() }

    @Test(
        "A group is named by its number in every shape's counting",
        arguments: [
            Example(
                "sdk", #"{"session":{"sessionId":"t","sessionType":1}}"#,
                #"{"conversation.kind":"group","conversation.id":"t","receivers":["t"]}"#),
            Example(
                "sdk", #"{"session":{"sessionId":"t","sessionType":5}}"#,
                #"{"conversation.kind":"group","conversation.sort":"superteam","conversation.id":"t","receivers":["t"]}"#
            ),
            Example(
                "sdk", #"{"session":{"sessionId":"t","sessionType":1},"sessionType":5}"#,
                #"{"conversation.kind":"group","conversation.id":"t","receivers":["t"]}"#),
            Example(
                "sdk", #"{"session":{"sessionId":"t","sessionType":5,"sessionType":1}}"#,
                #"{"conversation.kind":"group","conversation.id":"t","receivers":["t"]}"#),
            Example(
                "sdk", #"{"session":{"sessionId":"r","sessionType":2}}"#,
                #"{"conversation.kind":"room","conversation.id":"r","receivers":["r"]}"#),
            Example(
                "sdk-v2", #"{"conversationId":"0|2|t"}"#,
                #"{"conversation.kind":"group","conversation.id":"t","receivers":["t"]}"#),
            Example(
                "sdk-v2", #"{"conversationId":"a|3|t"}"#,
                #"{"sender.id":"a","conversation.kind":"group","conversation.sort":"superteam","conversation.id":"t","receivers":["t"]}"#
            ),
            Example(
                "sdk-v2", #"{"receiverId":"t","conversationType":2}"#,
                #"{"conversation.kind":"group","conversation.id":"t","receivers":["t"]}"#),
            Example("server-v1", "ope=1&to=t", #"{"conversation.kind":"group","receivers":["t"]}"#),
            Example(
                "server-v1", "ope=2&to=t",
                #"{"conversation.kind":"group","conversation.sort":"superteam","receivers":["t"]}"#),
            Example(
                "server-v1", "msgtype=1&to=t", #"{"conversation.kind":"group","receivers":["t"]}"#),
            Example(
                "server-v2", #"{"type":3,"receiver_id":"t"}"#,
                #"{"conversation.kind":"group","conversation.sort":"superteam","receivers":["t"]}"#),
        ])
    func groups(_ example: Example) throws { try example.check() }

    @Test(
        "A number that is no kind of conversation is told, and the message reaches nobody",
        arguments: [
            Example(
                "sdk", #"{"session":{"sessionId":"t","sessionType":9}}"#, "{}",
                told: ["invalid /session/sessionType", "ignored /session/sessionId"]),
            Example("server-v1", "ope=7&to=t", "{}", told: ["invalid /ope", "ignored /to"]),
            Example("server-v1", "ope=x&to=t", "{}", told: ["invalid /ope", "ignored /to"]),
            Example(
                "server-v2", #"{"type":0,"receiver_id":"t"}"#, "{}",
                told: ["invalid /type", "ignored /receiver_id"]),
        ])
    func strangeKinds(_ example: Example) throws { try example.check() }

    @Test(
        "A conversation's identifier has three parts; the rest belongs to the target",
        arguments: [
            Example(
                "sdk-v2", #"{"conversationId":"a|1|b|c"}"#,
                #"{"sender.id":"a","conversation.id":"b|c","receivers":["b|c"]}"#),
            Example("sdk-v2", #"{"conversationId":"bob"}"#, "{}", told: ["invalid /conversationId"]),
            Example("sdk-v2", #"{"conversationId":"a|4|b"}"#, "{}", told: ["invalid /conversationId"]),
            Example("sdk-v2", #"{"conversationId":"a|1|"}"#, "{}", told: ["invalid /conversationId"]),
            Example("server-v2", #"{"conversation_id":"||"}"#, "{}", told: ["invalid /conversation_id"]),
            Example("sdk-v2", #"{"conversationId":""}"#, "{}"),
        ])
    func conversationIdentifiers(_ example: Example) throws { try example.check() }

    @Test(
        "The sender is the one named, else the conversation's owner unless that is nobody",
        arguments: [
            Example(
                "sdk-v2", #"{"conversationId":"0|1|b","senderId":"z"}"#,
                #"{"sender.id":"z","conversation.id":"b","receivers":["b"]}"#),
            Example(
                "sdk-v2", #"{"conversationId":"a|1|b","senderId":"z"}"#,
                #"{"sender.id":"z","conversation.id":"b","receivers":["b"]}"#),
            Example(
                "sdk-v2", #"{"conversationId":"a|1|b","senderId":null}"#,
                #"{"sender.id":"a","conversation.id":"b","receivers":["b"]}"#),
            Example(
                "sdk-v2", #"{"conversationId":"|1|b"}"#, #"{"conversation.id":"b","receivers":["b"]}"#),
            Example("server-v1", "fromAccid=a", #"{"sender.id":"a"}"#),
        ])
    func senders(_ example: Example) throws { try example.check() }

    @Test("In a received message of the second generation the receiver is not the conversation's other side")
    func received() throws {
        try Example(
            "sdk-v2", #"{"conversationId":"bob|1|alice","senderId":"alice","receiverId":"bob"}"#,
            #"{"sender.id":"alice","conversation.id":"alice","receivers":["bob"]}"#
        ).check()
    }

    @Test(
        "Batches name several receivers, as an array or as one in a string",
        arguments: [
            Example(
                "server-v1", #"fromAccid=a&toAccids=["b","c"]"#,
                #"{"sender.id":"a","receivers":["b","c"]}"#),
            Example("server-v1", #"{"toAccids":["b",7]}"#, #"{"receivers":["b","7"]}"#),
            Example(
                "server-v2", #"{"sender_id":"a","receiver_ids":["b","c"]}"#,
                #"{"sender.id":"a","receivers":["b","c"]}"#),
            Example(
                "server-v2", #"{"receiver_ids":"[\"b\"]"}"#, #"{"receivers":["b"]}"#,
                told: ["repaired /receiver_ids"]),
            Example("server-v1", "toAccids=[b]", "{}", told: ["invalid /toAccids"]),
        ])
    func batches(_ example: Example) throws { try example.check() }

    @Test(
        "The number of a type is its kind of message",
        arguments: zip(
            [0, 1, 2, 3, 4, 5, 6, 10, 100, 12],
            [
                nil, "image", "audio", "video", "location", "notice", "file", "tip", "custom", "other",
            ]))
    func types(_ number: Int, _ kind: String?) throws {
        let neutral = kind.map { #"{"kind":"\#($0)"}"# } ?? "{}"
        try Example("sdk", #"{"messageType":\#(number)}"#, neutral).check()
        try Example("sdk-v2", #"{"messageType":\#(number)}"#, neutral).check()
        try Example("server-v1", "type=\(number)", neutral).check()
        try Example("server-v1", #"{"type":\#(number)}"#, neutral).check()
        try Example("server-v2", #"{"message":{"message_type":\#(number)}}"#, neutral).check()
    }

    @Test(
        "A target option narrows the audience to its members, or to everyone else",
        arguments: [
            Example(
                "server-v2", #"{"target_option":{"receiver_account_ids":["b"]}}"#,
                #"{"audience.members":["b"]}"#),
            Example(
                "server-v2", #"{"target_option":{"receiver_account_ids":["b"],"inclusive":true}}"#,
                #"{"audience.members":["b"]}"#),
            Example(
                "server-v2", #"{"target_option":{"inclusive":false,"receiver_account_ids":["b"]}}"#,
                #"{"audience.excluded":["b"]}"#),
            Example(
                "server-v2", #"{"target_option":{"receiver_account_ids":[]}}"#, #"{"audience.members":[]}"#),
            Example(
                "sdk-v2", #"{"targetConfig":{"receiverIds":["b"],"inclusive":false}}"#,
                #"{"audience.excluded":["b"]}"#),
        ])
    func targets(_ example: Example) throws { try example.check() }

    @Test(
        "The app's own extension is kept whole",
        arguments: [
            Example("sdk", #"{"remoteExt":{"k":[1.10]}}"#, #"{"extension":{"k":[1.10]}}"#),
            Example(
                "sdk", #"{"remoteExt":"{\"k\":1}"}"#, #"{"extension":{"k":1}}"#, told: ["repaired /remoteExt"]
            ),
            Example("sdk-v2", #"{"serverExtension":"{\"k\":1}"}"#, #"{"extension":{"k":1}}"#),
            Example("server-v1", "ext=[1]", #"{"extension":[1]}"#),
            Example("server-v1", "ext=just+text", #"{"extension":"just text"}"#),
            Example("server-v1", "ext=7", #"{"extension":"7"}"#),
            Example("server-v1", "ext=", "{}"),
            Example("server-v2", #"{"extension":"{\"k\":1}"}"#, #"{"extension":{"k":1}}"#),
        ])
    func extensions(_ example: Example) throws { try example.check() }
}
