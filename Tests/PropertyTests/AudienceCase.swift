import Testing

/// A line, and who of four people gets a push of it: `ada` and `bob` with tags, `cleo` and `dan` without.
struct AudienceCase: Sendable, CustomTestStringConvertible {
    /// The vendor that is named with the line; nil where it is told by its keys.
    var vendor: String?
    /// The shape that is asked for.
    var shape: String?
    /// Whether everyone in the file has the tags that a message asks for.
    var isAudienceGiven = false
    let line: String
    /// Those who get it, or the word of a reason or an error.
    let reached: String

    init(
        _ line: String, _ reached: String, vendor: String? = nil, shape: String? = nil,
        isAudienceGiven: Bool = false
    ) {
        self.line = line
        self.reached = reached
        self.vendor = vendor
        self.shape = shape
        self.isAudienceGiven = isAudienceGiven
    }

    var testDescription: String { line }

    private static let nobody = "nothing-to-push"
    private static let everyone = "ada bob cleo dan"
    private static let words = #""OfflinePushInfo":{"Title":"t","Desc":"secret"}"#
    private static let body = #""MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"secret"}}]"#
    private static let rong = #""objectName":"RC:TxtMsg","content":"{\"content\":\"secret\"}""#
    private static let legacy = #""msg":{"type":"txt","msg":"secret"}"#
    private static let nimPush = #""push_config":{"push_content":"secret"}"#
    private static let rongPush = #""platform":["ios"],"notification":{"alert":"secret"}"#
    private static let text = #""type":"txt","body":{"msg":"secret"}"#
    private static let open = #""contentType":101,"content":{"content":"secret"}"#
    private static let form = "objectName=RC%3ATxtMsg&content=%7B%22content%22%3A%22secret%22%7D"

    /// Messages to everyone, to users with tags and to some, as vendors document them and SDKs write them.
    static let legitimate: [AudienceCase] = [
        AudienceCase(#"{"path":"/v4/timpush/push","From_Account":"a",\#(words)}"#, everyone),
        AudienceCase(
            #"{"path":"https://console.tim.qq.com/v4/timpush/push?sdkappid=1","From_Account":"ada",\#(words)}"#,
            "bob cleo dan"),
        AudienceCase(#"{"From_Account":"a",\#(words)}"#, everyone, vendor: "tencent", shape: "push"),
        AudienceCase(#"{"From_Account":"a",\#(words)}"#, everyone, shape: "push"),
        AudienceCase(#"{"From_Account":"a","To_Account":["bob","cleo"],\#(words)}"#, "bob cleo"),
        AudienceCase(
            #"{"path":"/v4/openim/im_push","From_Account":"a","MsgLifeTime":60,\#(body)}"#, everyone),
        AudienceCase(#"{"path":"/v4/all_member_push/im_push","MsgLifeTime":60,\#(body)}"#, everyone),
        AudienceCase(
            #"{"method":"POST","path":"/v4/openim/im_push","body":{"MsgLifeTime":60,\#(body)}}"#, everyone),
        AudienceCase(
            #"{"method":"POST","path":"/v4/openim/sendmsg","body":{"To_Account":"bob",\#(body)}}"#, "bob"),
        AudienceCase(#"{"sendID":"a","recvIDs":["bob","cleo"],\#(open)}"#, "bob cleo"),
        AudienceCase(#"{"sendID":"ada","recvIDs":[],"isSendAll":true,\#(open)}"#, "bob cleo dan"),
        AudienceCase(#"{"sendID":"a","recvIDs":["bob"],"isSendAll":true,\#(open)}"#, "bob"),
        AudienceCase(#"{"Condition":{"TagsAnd":["vip","oslo"]},\#(words)}"#, "ada"),
        AudienceCase(#"{"Condition":{"TagsOr":["vip","oslo"]},\#(words)}"#, "ada bob"),
        AudienceCase(#"{"Condition":{"TagsOr":["vip"]},"MsgLifeTime":60,\#(body)}"#, "ada bob"),
        AudienceCase(#"{"path":"/message/broadcast.json","fromUserId":"a",\#(rong)}"#, everyone),
        AudienceCase("path=/message/broadcast.json&fromUserId=a&\(form)", everyone),
        AudienceCase(#"{"fromUserId":"a",\#(rong)}"#, everyone, shape: "broadcast"),
        AudienceCase(
            #"{"method":"POST","path":"/message/broadcast.json","body":{"fromUserId":"a",\#(rong)}}"#,
            everyone),
        AudienceCase(
            #"{"method":"POST","path":"/message/private/publish.json","body":{"toUserId":"bob",\#(rong)}}"#,
            "bob"),
        AudienceCase(#"{"audience":{"is_to_all":true},\#(rongPush)}"#, everyone),
        AudienceCase(
            #"{"path":"/push.json","audience":{"is_to_all":true},"message":{\#(rong)},\#(rongPush)}"#,
            everyone),
        AudienceCase(#"{"path":"/push/user.json","userIds":["bob"],\#(rongPush)}"#, "bob"),
        AudienceCase(#"{"audience":{"userid":["bob"]},\#(rongPush)}"#, "bob"),
        AudienceCase(#"{"audience":{"tag":["vip","oslo"]},\#(rongPush)}"#, "ada"),
        AudienceCase(#"{"audience":{"tag_or":["vip","oslo"]},\#(rongPush)}"#, "ada bob"),
        AudienceCase(#"{"audience":{"tag":["vip"],"tag_or":["oslo","x"]},\#(rongPush)}"#, "ada"),
        AudienceCase(#"{"audience":{"tag":["vip"],"userid":["bob","cleo"]},\#(rongPush)}"#, "bob"),
        AudienceCase(#"{"audience":{"tag":["none"]},\#(rongPush)}"#, everyone, isAudienceGiven: true),
        AudienceCase("fromUserId=a&toUserId=bob&toUserId=cleo&\(form)", "bob cleo"),
        AudienceCase("fromUserId=a&toUserId[0]=bob&toUserId[1]=cleo&\(form)", "bob cleo"),
        AudienceCase("fromUserId=a&toUserId[]=bob&toUserId[]=cleo&\(form)", "bob cleo"),
        AudienceCase("fromUserId=a&toUserId%5B0%5D=bob&\(form)", "bob"),
        AudienceCase("fromUserId=a&toUserId%5B%5D=bob&toUserId%5b%5d=dan&\(form)", "bob dan"),
        AudienceCase(#"{"content":"{}","target_type":1,"push_config":{"push_content":"x"}}"#, everyone),
        AudienceCase("from=a&ope=0&to=bob&type=0&body=%7B%22msg%22%3A%22x%22%7D", "bob"),
        AudienceCase(
            "fromAccid=a&toAccids=%5B%22bob%22%2C%22dan%22%5D&type=0&body=%7B%22msg%22%3A%22x%22%7D",
            "bob dan"),
        AudienceCase("from=a&msgtype=0&to=bob&pushcontent=x&attach=%7B%7D", "bob"),
        AudienceCase(
            #"{"method":"POST","path":"/im/v2/conversations/a%7C1%7Cbob/messages","body":{"message":{"message_type":0,"text":"x"}}}"#,
            "bob"),
        AudienceCase(#"{"path":"/org/app/messages/broadcast","from":"a",\#(legacy)}"#, everyone),
        AudienceCase(#"{"path":"/messages/broadcast","target_type":"users",\#(legacy)}"#, everyone),
        AudienceCase(
            #"{"method":"POST","path":"/o/p/messages/broadcast","body":{"target_type":"users",\#(legacy)}}"#,
            everyone),
        AudienceCase(
            #"{"path":"/o/p/messages/users/broadcast","from":"a",\#(legacy)}"#,
            "online-only online-only online-only online-only"),
        AudienceCase(#"{"path":"/o/p/messages/chatrooms/broadcast",\#(legacy)}"#, "chatroom"),
        AudienceCase(#"{"path":"/o/p/messages/broadcast","target":["bob"],\#(legacy)}"#, "bob"),
        AudienceCase(
            #"{"method":"POST","path":"/{org}/{app}/messages/users","body":{"from":"a","to":["bob"],"type":"txt","body":{"msg":"x"}}}"#,
            "bob"),
        AudienceCase(
            #"{"method":"POST","path":"https://a1.easemob.com/o/p/messages/users","body":{"from":"a","to":["bob"],"type":"txt","body":{"msg":"x"}}}"#,
            "bob"),
        AudienceCase(
            #"{"path":"/o/p/messages/chatgroups/users","from":"a","to":["bob"],"users":["dan"],\#(text)}"#,
            "dan"),
        AudienceCase(
            #"{"path":"https://a1.easemob.com/o/p/messages/chatgroups?x=1","from":"a","to":["bob"],\#(text)}"#,
            "unknown-group"),
        AudienceCase(
            #"{"path":"/messages/chatgroups","from":"a","to":["bob"],\#(text)}"#, "unknown-group"),
        AudienceCase(#"{"path":"/o/p/messages/chatrooms","from":"a","to":["bob"],\#(text)}"#, "chatroom"),
        AudienceCase(#"{"path":"/o/p/messages/users","from":"a","to":["bob"],\#(text)}"#, "bob"),
        AudienceCase(#"{"em_apns_ext":{"em_push_content":"x"}}"#, everyone),
        AudienceCase(#"{"path":"/v4/timpush/push","Condition":{"TagsAnd":["vip","oslo"]},\#(words)}"#, "ada"),
        AudienceCase(#"{"path":"/v4/timpush/push","Condition":null,"to_account":null,\#(words)}"#, everyone),
        AudienceCase(#"{"content":"{}","target_type":1,"receiver_id":null,\#(nimPush)}"#, everyone),
        AudienceCase(#"{"from":"a","target_type":"chatgroups","target":["g"],\#(legacy)}"#, "unknown-group"),
        AudienceCase(
            #"{"from":"a","target_type":"chatgroups","target":["g"],\#(legacy),"users":["bob"]}"#, "bob"),
        AudienceCase(#"{"em_apns_ext":{"em_push_content":"x"},"to":"bob","from":"ada"}"#, "bob"),
        AudienceCase(
            #"{"em_apns_ext":{"em_push_content":"x"},"to":"bob","chatType":"singleChat","type":"txt"}"#, "bob"
        ),
    ]

    /// Messages that lack their receiver, or spell it so that nothing reads it.
    static let unaddressed: [AudienceCase] = [
        AudienceCase(#"{"From_Account":"a","To_Account":"bob",\#(words)}"#, "bob"),
        AudienceCase(#"{"From_Account":"a","To_Account":"[\"bob\"]",\#(words)}"#, "bob"),
        AudienceCase(#"{"From_Account":"a","To_Account":null,\#(words)}"#, nobody),
        AudienceCase(#"{"From_Account":"a","to_account":["bob"],\#(words)}"#, nobody),
        AudienceCase(#"{"From_Account":"a","To_Accounts":["bob"],\#(words)}"#, nobody),
        AudienceCase(#"{"From_Account":"a","to_account":"bob","MsgLifeTime":3600,\#(body)}"#, nobody),
        AudienceCase(
            #"{"From_Account":"a","to_account":"bob",\#(body)}"#, nobody, vendor: "tencent", shape: "rest"),
        AudienceCase(#"{"From_Account":"a","groupId":"g","MsgLifeTime":3600,\#(body)}"#, nobody),
        AudienceCase(#"{"From_Account":"a","To_Account":"bob","MsgBody":null,\#(words)}"#, "bob"),
        AudienceCase(#"{"From_Account":"a","To_Account":"bob","MsgBody":"x",\#(words)}"#, "bob"),
        AudienceCase(#"{"path":"h","From_Account":"a","MsgLifeTime":60,\#(body)}"#, nobody),
        AudienceCase(#"{"path":"im_push","From_Account":"a","MsgLifeTime":60,\#(body)}"#, nobody),
        AudienceCase(#"{"path":"broadcast","from":"a",\#(text)}"#, nobody),
        AudienceCase(#"{"condition":{"TagsOr":["vip"]},\#(words)}"#, nobody),
        AudienceCase(#"{"Condition":"tags",\#(words)}"#, nobody),
        AudienceCase(#"{"Condition":{},\#(words)}"#, "unknown-audience"),
        AudienceCase(#"{"Condition":{"AttrsOr":{"city":"Oslo"}},\#(words)}"#, "unknown-audience"),
        AudienceCase(
            #"{"Condition":{"TagsOr":["vip"],"AttrsOr":{"city":"Oslo"}},\#(words)}"#, "unknown-audience"),
        AudienceCase(#"{"Condition":{"TagsOr":["none"]},\#(words)}"#, "unknown-audience"),
        AudienceCase(#"{"fromUserId":"a","toUserid":"bob",\#(rong)}"#, nobody),
        AudienceCase(#"{"fromUserId":"a","to":"bob",\#(rong)}"#, nobody),
        AudienceCase(#"{"fromUserId":"a","toUserID":"bob",\#(rong)}"#, nobody),
        AudienceCase(#"{"fromUserId":"a","groupId":"g1",\#(rong)}"#, nobody),
        AudienceCase("fromUserId=a&touserid=bob&\(form)", nobody),
        AudienceCase("fromUserId=a&toChatRoomId=r1&\(form)", nobody),
        AudienceCase(#"{"audience":null,\#(rongPush)}"#, nobody),
        AudienceCase(#"{"audience":{},\#(rongPush)}"#, nobody),
        AudienceCase(#"{\#(rongPush)}"#, nobody),
        AudienceCase(#"{"audience":{"userId":["bob"]},\#(rongPush)}"#, nobody),
        AudienceCase(#"{"audience":{"is_to_all":false},\#(rongPush)}"#, nobody),
        AudienceCase(#"{"audience":{"tag":"vip"},\#(rongPush)}"#, "unknown-audience"),
        AudienceCase(#"{"audience":{"tagItems":[{"tags":["vip"]}]},\#(rongPush)}"#, "unknown-audience"),
        AudienceCase(
            #"{"platform":["ios"],"audience":{"alias":["bob"]},"notification":{"alert":"x"},"options":{}}"#,
            nobody),
        AudienceCase(#"{"content":"{}","target_type":2,"push_config":{"push_content":"x"}}"#, nobody),
        AudienceCase(#"{"content":"{}","target_os":["ios"],"push_config":{"push_content":"x"}}"#, nobody),
        AudienceCase(#"{"path":"/o/p/messages/users","from":"a","type":"txt","body":{"msg":"x"}}"#, nobody),
        AudienceCase(
            #"{"path":"/o/p/messages/chatrooms/broadcast","from":"a","type":"txt","body":{"msg":"x"}}"#,
            "unknown-vendor"),
    ]

    /// Calls to everyone that name an audience in a key which is misspelt, of another type or of another call.
    static let misaddressed: [AudienceCase] =
        [
            #""condition":{"TagsAnd":["vip"]}"#, #""conditions":{"TagsAnd":["vip"]}"#, #""to_account":"bob""#,
            #""To_Account":["bob"]"#, #""To_Accounts":["bob"]"#, #""GroupId":"g""#, #""receiver":["bob"]"#,
        ].flatMap { key in
            [
                AudienceCase(#"{"path":"/v4/timpush/push","From_Account":"a",\#(key),\#(words)}"#, nobody),
                AudienceCase(
                    #"{"method":"POST","path":"/v4/timpush/push","body":{\#(key),\#(words)}}"#, nobody),
                AudienceCase(#"{\#(key),\#(words)}"#, nobody, vendor: "tencent", shape: "push"),
            ]
        }
        + [#""vip""#, #"["vip"]"#, "true", "7", #""""#].flatMap { condition in
            [
                AudienceCase(
                    #"{"path":"/v4/timpush/push","Condition":\#(condition),\#(words)}"#, "unknown-audience"),
                AudienceCase(
                    #"{"path":"/v4/openim/im_push","Condition":\#(condition),"MsgLifeTime":60,\#(body)}"#,
                    "unknown-audience"),
            ]
        }
        + [#""condition":{"TagsOr":["vip"]}"#, #""to_account":"bob""#, #""groupId":"g""#].map {
            AudienceCase(#"{"path":"/v4/openim/im_push","MsgLifeTime":60,\#($0),\#(body)}"#, nobody)
        }
        + [
            #""receiver_id":true"#, #""receiver_id":{"id":"bob"}"#, #""receiver_id":"""#,
            #""receiver_ids":[]"#,
            #""receiverId":"bob""#, #""Receiver_id":"bob""#, #""receiver":"bob""#, #""to":"bob""#,
            #""receiver_account_ids":"bob""#, #""message":{"message_type":0,"text":"x"}"#, #""type":1"#,
        ].map { AudienceCase(#"{"content":"{}","target_type":1,\#($0),\#(nimPush)}"#, nobody) }
        + [
            #""toUserId":"bob""#, #""touserid":"bob""#, #""toGroupId":"g""#,
            #""audience":{"userid":["bob"]}"#,
        ].flatMap { key in
            [
                AudienceCase(
                    #"{"path":"/message/broadcast.json","fromUserId":"a",\#(key),\#(rong)}"#, nobody),
                AudienceCase(#"{"fromUserId":"a",\#(key),\#(rong)}"#, nobody, shape: "broadcast"),
            ]
        } + [
            AudienceCase(#"{"audience":{"is_to_all":true},"toUserId":["bob"],\#(rongPush)}"#, nobody),
            AudienceCase(#"{"Audience":{"tag":["vip"]},"audience":{"is_to_all":true},\#(rongPush)}"#, nobody),
        ]
        + [
            #""to":true"#, #""to":{"id":"bob"}"#, #""To":["bob"]"#, #""users":["bob"]"#,
            #""user":"bob""#, text,
        ].map {
            AudienceCase(#"{"path":"/o/p/messages/broadcast","from":"a",\#($0),\#(legacy)}"#, nobody)
        }

    /// Messages in a kind of conversation that no document has, and parts of a message with a key that names a receiver.
    static let nowhere: [AudienceCase] = [
        AudienceCase(#"{"sendID":"a","recvID":"bob","sessionType":7,\#(open)}"#, nobody),
        AudienceCase(#"{"sendID":"a","sessionType":1,\#(open)}"#, nobody),
        AudienceCase(#"{"sendID":"a","recvIDs":[],\#(open)}"#, nobody),
        AudienceCase(#"{"conversationType":99,"targetId":"bob","senderUserId":"a",\#(rong)}"#, nobody),
        AudienceCase(#"{"conversationType":true,"targetId":"bob","senderUserId":"a",\#(rong)}"#, nobody),
        AudienceCase(
            #"{"conversationType":99,"targetId":"bob","messageType":2,"text":"x","pushOptions":{}}"#, nobody,
            vendor: "rongcloud", shape: "wrapper"),
        AudienceCase(
            #"{"session":{"sessionId":"bob","sessionType":77},"messageType":0,"from":"a","text":"x"}"#, nobody
        ),
        AudienceCase(
            #"{"sessionId":"bob","sessionType":"weird","messageType":0,"text":"x"}"#, nobody, vendor: "nim"),
        AudienceCase(#"{"sender_id":"a","receiver_id":"bob","type":9,"content":"{}",\#(nimPush)}"#, nobody),
        AudienceCase("from=a&to=bob&ope=9&type=0&body=%7B%22msg%22%3A%22x%22%7D", nobody, vendor: "nim"),
        AudienceCase(
            #"{"conversationType":"weird","to":"bob","from":"a","type":"TIMTextElem","payload":{"text":"x"}}"#,
            nobody, vendor: "tencent", shape: "web"),
        AudienceCase(
            #"{"message_conv_id":"bob","message_conv_type":9,"message_elem_array":[{"elem_type":0,"text_elem_content":"x"}]}"#,
            nobody),
        AudienceCase(
            #"{"chatType":"weird","to":"bob","from":"a","body":{"type":"txt","msg":"x"}}"#, nobody),
        AudienceCase(#"{"from":"a","target_type":"weird","target":["bob"],\#(legacy)}"#, nobody),
        AudienceCase(
            #"{"channelType":"WEIRD",\#(routed)}"#, nobody, vendor: "rongcloud", shape: "route"),
        AudienceCase(#"{\#(routed)}"#, nobody, vendor: "rongcloud", shape: "route"),
        AudienceCase(
            #"{"eventType":"1","convType":"WEIRD",\#(copied)}"#, nobody, vendor: "nim", shape: "copy"),
        AudienceCase(#"{"eventType":"1",\#(copied)}"#, nobody, vendor: "nim", shape: "copy"),
        AudienceCase(#"{"em_apns_ext":{"em_push_content":"x"},"users":["bob"],"type":"txt"}"#, nobody),
        AudienceCase(#"{"em_apns_ext":{"em_push_content":"x"},"target":["bob"]}"#, "unknown-vendor"),
        AudienceCase(
            #"{"em_apns_ext":{"em_push_content":"x"},"conversationId":"bob","chatType":"singleChat"}"#,
            "unknown-vendor"
        ),
    ]

    private static let routed = #""fromUserId":"a","toUserId":"bob",\#(rong),"msgTimestamp":"1","msgUID":"m""#
    private static let copied =
        #""fromAccount":"a","to":"bob","msgType":"TEXT","body":"x","msgTimestamp":"1700000000123","msgidServer":"7""#

    /// Webhooks that tell of no message in a documented kind of conversation.
    static let events: [AudienceCase] =
        [
            #""WEIRD""#, #""ULTRAGROUP""#, #""""#, #""TEMPCHATROOM""#, #""group""#, #""7""#, "7", "true",
            "null",
        ].map { AudienceCase(#"{"channelType":\#($0),\#(routed)}"#, "no-message") }
        + ["WEIRD", "", "group", "7"].map {
            AudienceCase(
                "channelType=\($0)&fromUserId=a&toUserId=bob&\(form)&msgTimestamp=1&msgUID=m", "no-message")
        }
        + [
            AudienceCase(
                #"{"appKey":"k","fromUserId":"a","targetId":"bob","msgType":"RC:TxtMsg","content":"{}","channelType":"WEIRD","messageId":"m","msgTimeStamp":"1"}"#,
                "no-message")
        ]
        + [#""WEIRD""#, #""""#, "null", "1", "true"].map {
            AudienceCase(#"{"eventType":"1","convType":\#($0),\#(copied)}"#, "no-message")
        }
        + [
            AudienceCase(#"{"eventType":"1",\#(copied)}"#, "no-message"),
            AudienceCase(
                #"{"id":"130","type":"recall","chatType":"singleChat","to":"bob","from":"a","mid":"2"}"#,
                "no-message"),
        ]

    /// Webhooks of messages in the documented kinds of conversations.
    static let told: [AudienceCase] =
        ["PERSON", "CUSTOMERSERVICE", "MC", "MP", "NOTIFY"].map {
            AudienceCase(#"{"channelType":"\#($0)",\#(routed)}"#, "bob")
        }
        + [
            AudienceCase(#"{"channelType":"GROUP",\#(routed)}"#, "unknown-group"),
            AudienceCase(#"{"channelType":"PERSONS",\#(routed)}"#, "unknown-group"),
            AudienceCase(#"{"channelType":"TEMPGROUP",\#(routed)}"#, "chatroom"),
            AudienceCase(
                "channelType=PERSON&fromUserId=a&toUserId=bob&\(form)&msgTimestamp=1&msgUID=m", "bob"),
            AudienceCase(#"{"eventType":"1","convType":"PERSON",\#(copied)}"#, "bob"),
            AudienceCase(#"{"eventType":"1","convType":"Team",\#(copied)}"#, "unknown-group"),
            AudienceCase(#"{"eventType":"1","convType":"SUPER_TEAM",\#(copied)}"#, "unknown-group"),
            AudienceCase(#"{"eventType":1,\#(copied)}"#, "bob"),
        ]

    /// Messages of a group for members whose list cannot be read, or is empty.
    static let unreadableMembers: [String] =
        [#"{"0":"bob"}"#, "true", "[]", "[null]", "[true]", #"[{"id":"bob"}]"#, #""[bob""#].flatMap { list in
            [
                #"{"From_Account":"a","GroupId":"g","Random":1,"To_Account":\#(list),\#(body)}"#,
                #"{"fromUserId":"a","toGroupId":"g","toUserId":\#(list),\#(rong)}"#,
                #"{"conversation_id":"a|2|g","message":{"message_type":0,"text":"x"},"target_option":{"inclusive":true,"receiver_account_ids":\#(list)}}"#,
                #"{"from":"a","to":["g"],"chat_type":"groupchat","users":\#(list),"type":"txt","body":{"msg":"x"}}"#,
                #"{"from":"a","target_type":"chatgroups","target":["g"],"users":\#(list),\#(legacy)}"#,
            ]
        } + ["fromUserId=a&toGroupId=g&toUserId=%FF&\(form)"]

    /// Lines that are nobody's message.
    static let foreign: [AudienceCase] =
        [
            "aGVsbG8=", "foo=bar", "level=info msg=started", "<a href=x>", "ERROR: timeout=30", "=",
            "&&&&=&=",
            "from=a&to=b", "ope=0", "ope=login&to=bob", "ope=1&to=&from=", "a=1&ope=2&b=3&c=4",
            "token=abc&ope=login&pwd=secret", "deleteMsgid=5", "From_Account=a&To_Account=b&MsgBody=x",
            #"{"foo":"bar"}"#, #"{"text":"hi"}"#,
            #"{"to":"b"}"#,
            #"{"ope":0}"#,
            #"{"message":{"text":"hi"}}"#, #"{"id":1,"message":{"text":"hi"}}"#,
            #"{"id":"7","message":{"senderUserId":"a","targetId":"bob","conversationType":1,"messageType":2,"text":"hi","pushOptions":{}}}"#,
        ].map { AudienceCase($0, "unknown-vendor") } + [
            AudienceCase("foo=bar", "nothing-to-push", vendor: "nim")
        ]
}
