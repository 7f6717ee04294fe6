import MappingTables
import PushModel
import Vendors

/// One vendor as the contract sees it: its adapter, its table, and what an ordinary message of each shape looks like.
struct VendorSide: Sendable, CustomStringConvertible {
    let adapter: any (TableAdapter & VendorWriter).Type
    let table: Table
    /// An ordinary message in each shape; says nothing that a row's sample says too.
    let ordinary: [String: String]
    /// Where the keys of every shape begin in a shape, by the first name of their path; the name itself by default.
    let places: [String: [String: String]]
    /// Shapes without the parts in which the keys of every shape stand.
    let partless: Set<String>
    /// The parts that a shape lacks of several, by the path of what holds them.
    var lacking: [String: Set<String>] = [:]
    /// What single keys need around them, by shape and path.
    var companions: [String: Companion]

    var description: String { adapter.vendors[0] }

    static let all = [easemob, nim, tencent, rongcloud, openim]

    /// Those and the vendor that is only left, whose messages are never written.
    static let read = all + [leancloud]

    static let easemob = VendorSide(
        adapter: EasemobAdapter.self, table: Checkout.messages(of: "easemob"),
        ordinary: [
            "sdk":
                #"{"from":"zoe","to":"yan","chatType":"chat","body":{"type":"txt","msg":"base"},"ext":{}}"#,
            "rest": #"{"from":"zoe","to":["yan"],"type":"txt","body":{"msg":"base"},"ext":{}}"#,
            "rest-legacy":
                #"{"from":"zoe","target_type":"users","target":["yan"],"msg":{"type":"txt","msg":"base"},"ext":{}}"#,
            "callback":
                #"{"chat_type":"chat","from":"zoe","to":"yan","payload":{"type":"txt","msg":"base","ext":{}}}"#,
            "web": #"{"from":"zoe","to":"yan","chatType":"singleChat","type":"txt","msg":"base","ext":{}}"#,
            "ext": #"{"em_push_ext":{}}"#,
            "payload":
                #"{"aps":{"alert":{"body":"base"},"badge":3,"sound":"default"},"f":"zoe","t":"yan","m":"77"}"#,
        ],
        places: ["ext": ["ext": ""], "callback": ["ext": "payload.ext"]], partless: ["payload"],
        companions: Companion.easemob)

    static let nim = VendorSide(
        adapter: NIMAdapter.self, table: Checkout.messages(of: "nim"),
        ordinary: [
            "sdk":
                #"{"session":{"sessionId":"team-9","sessionType":1},"from":"zoe","text":"base","setting":{}}"#,
            "sdk-v2": #"{"conversationId":"zoe|2|team-9","text":"base","pushConfig":{}}"#,
            "server-v1":
                #"{"from":"zoe","ope":"1","to":"team-9","type":"0","body":{"msg":"base"},"option":{}}"#,
            "server-v2":
                #"{"conversation_id":"zoe|2|team-9","message":{"message_type":0,"text":"base"},"push_config":{}}"#,
            "copy":
                #"{"body":"base","convType":"TEAM","eventType":"1","fromAccount":"zoe","msgType":"TEXT","to":"team-9"}"#,
            "payload": #"{"aps":{"alert":{"body":"base"},"badge":3,"sound":"default"},"nim":1}"#,
        ],
        places: [
            "sdk": ["pushPayload": "apnsPayload"],
            "sdk-v2": ["pushPayload": "pushConfig.pushPayload"],
            "server-v1": ["pushPayload": "payload"],
            "server-v2": ["pushPayload": "push_config.push_payload"],
        ],
        partless: ["copy", "payload"], companions: Companion.nim)

    /// Where the table opens every object of an array, an object stands here for an array of that one.
    static let tencent = VendorSide(
        adapter: TencentAdapter.self, table: Checkout.messages(of: "tencent"),
        ordinary: [
            "rest": #"{"From_Account":"zoe","To_Account":"yan",\#(textElement),"OfflinePushInfo":{}}"#,
            "rest-group":
                #"{"From_Account":"zoe","GroupId":"team-9",\#(textElement),"OfflinePushInfo":{}}"#,
            "sdk":
                #"{"sender":"zoe","groupID":"team-9","elemType":1,"textElem":{"text":"base"},"offlinePushInfo":{}}"#,
            "sdk-json":
                #"{"message_conv_id":"team-9","message_conv_type":2,"message_sender":"zoe","message_elem_array":{"elem_type":0,"text_elem_content":"base"},"message_offline_push_config":{}}"#,
            "web":
                #"{"from":"zoe","to":"team-9","conversationType":"GROUP","type":"TIMTextElem","payload":{"text":"base"},"offlinePushInfo":{}}"#,
            "push": #"{"path":"/v4/timpush/push","From_Account":"zoe","OfflinePushInfo":{}}"#,
            "push-batch": #"{"From_Account":"zoe","To_Account":["yan"],"OfflinePushInfo":{}}"#,
            "callback":
                #"{"CallbackCommand":"Group.CallbackAfterSendMsg","GroupId":"team-9","From_Account":"zoe",\#(textElement)}"#,
            "payload": #"{"aps":{"alert":{"body":"base"},"badge":3,"sound":"default"},"ext":"own"}"#,
        ],
        places: ["web": ["OfflinePushInfo": "PushInfo"]], partless: ["sdk", "sdk-json", "payload"],
        lacking: [
            "push": ["MsgBody"], "push-batch": ["MsgBody"], "callback": ["OfflinePushInfo"],
            "web": ["MsgBody"],
        ],
        companions: Companion.tencent)

    private static let textElement =
        #""MsgBody":{"MsgType":"TIMTextElem","MsgContent":{"Text":"base"}}"#
}

extension VendorSide {
    static let rongcloud = VendorSide(
        adapter: RongCloudAdapter.self, table: Checkout.messages(of: "rongcloud"),
        ordinary: [
            "sdk":
                #"{\#(kept),"objectName":"RC:TxtMsg","content":{"content":"base"},"messagePushConfig":{}}"#,
            "wrapper":
                #"{"conversationType":2,"targetId":"team-9","senderUserId":"zoe","messageType":2,"text":"base","pushOptions":{}}"#,
            "web": #"{\#(kept),"messageType":"RC:TxtMsg","content":{"content":"base"},"pushConfig":{}}"#,
            "private": #"{\#(sent),"toUserId":"yan"}"#,
            "private-template": #"{\#(sent),"toUserId":["yan"],"values":[{}]}"#,
            "group": #"{\#(sent),"toGroupId":"team-9","isMentioned":"1"}"#,
            "system": #"{"path":"/message/system/publish.json",\#(sent),"toUserId":"yan"}"#,
            "system-template":
                #"{"path":"/message/system/publish_template.json",\#(sent),"toUserId":["yan"],"values":[{}]}"#,
            "broadcast": #"{"path":"/message/broadcast.json",\#(sent)}"#,
            "ultragroup": #"{\#(sent),"toGroupIds":["team-9"],"isMentioned":1}"#,
            "online": #"{"path":"/message/online/broadcast.json",\#(sent)}"#,
            "status": #"{"path":"/statusmessage/private/publish.json",\#(sent),"toUserId":"yan"}"#,
            "chatroom": #"{\#(sent),"toChatroomId":"room-9"}"#,
            "recall": #"{"fromUserId":"zoe","conversationType":1,"targetId":"yan","messageUID":"77"}"#,
            "push": #"{"fromuserid":"zoe","notification":{}}"#,
            "callback":
                #"{"fromUserId":"zoe","targetId":"team-9","channelType":"GROUP","msgType":"RC:TxtMsg","content":{"content":"base"}}"#,
            "route":
                #"{"fromUserId":"zoe","toUserId":"team-9","channelType":"GROUP","objectName":"RC:TxtMsg","msgUID":"77","content":{"content":"base"}}"#,
            "payload":
                #"{"aps":{"alert":{"body":"base"},"badge":3,"sound":"default"},"rc":{"fId":"zoe","tId":"yan"}}"#,
        ],
        places: [
            "sdk": ["iOSConfig": "messagePushConfig.iOSConfig"],
            "wrapper": ["iOSConfig": "pushOptions.iOSPushOptions"],
            "web": ["iOSConfig": "pushConfig.iOSConfig"],
        ],
        partless: ["recall", "push", "payload"],
        lacking: [
            "sdk": servers, "web": servers, "wrapper": servers.union(["content"]),
            "private": direct, "system": direct, "broadcast": direct,
            "group": ["iOSConfig"], "ultragroup": ["iOSConfig"],
            "online": unpushed, "status": unpushed, "chatroom": unpushed,
            "private-template": servers.subtracting(["pushExt"]).union(direct),
            "system-template": servers.subtracting(["pushExt"]).union(direct),
            "callback": servers.subtracting(["pushExt"]).union(["iOSConfig"]),
            "route": servers.union(["iOSConfig"]),
        ],
        companions: Companion.rongcloud)

    /// What every client keeps of a message in a group.
    private static let kept = #""conversationType":3,"targetId":"team-9","senderUserId":"zoe""#
    /// What every call to send says.
    private static let sent = #""fromUserId":"zoe","objectName":"RC:TxtMsg","content":{"content":"base"}"#

    /// The parts that only calls of a server have.
    private static let servers: Set<String> = [
        "path", "fromUserId", "objectName", "isPersisted", "isIncludeSender", "verifyBlacklist", "expansion",
        "extraContent", "msgRandom", "disableUpdateLastMsg", "needReadReceipt", "busChannel", "pushExt",
    ]
    /// The parts that no call to people has; a mention is void there (RC 20).
    private static let direct: Set<String> = ["iOSConfig", "content.mentionedInfo"]
    private static let unpushed: Set<String> = direct.union(["pushExt"])
}

extension VendorSide {
    /// The shapes in which a row's key can stand; the root of a shape is no key.
    func shapes(of row: Table.Row) -> [String] {
        let own = Self.ownKeys[description] ?? []
        return adapter.shapes.filter { shape in
            // A row of the shape's own for the same key counts instead.
            (row["shape"] == "*"
                ? hasPart(of: row, in: shape) && !own.contains([shape, row["path"]]) : row["shape"] == shape)
                && !path(of: row, in: shape).isEmpty
        }
    }

    /// The shape and path of every row, by vendor: found once, since every row is compared with all.
    private static let ownKeys = Dictionary(
        uniqueKeysWithValues: all.map { side in
            (side.description, Set(side.table.rows.map { [$0["shape"], $0["path"]] }))
        })

    private func hasPart(of row: Table.Row, in shape: String) -> Bool {
        let path = row["path"]
        let lacks = lacking[shape]?.contains { path == $0 || path.hasPrefix($0 + ".") }
        return !partless.contains(shape) && lacks != true
    }

    /// The names from the root of a message in `shape` to a row's key.
    func path(of row: Table.Row, in shape: String) -> [String] {
        var names = row["path"].split(separator: ".").map(String.init)
        if row["shape"] == "*", let place = places[shape]?[names[0]] {
            names.replaceSubrange(0..<1, with: place.split(separator: ".").map(String.init))
        }
        return names
    }

    /// The ordinary message of a shape, with what the row needs around it.
    func base(for row: Table.Row, in shape: String) throws -> MessageTree {
        var message = try MessageTree(ordinary[shape] ?? "{}")
        guard let companion = companion(of: row) else { return message }
        for name in companion.without { message.remove(name) }
        for (name, json) in companion.instead { message.set(try MessageTree(json), at: [name]) }
        for (path, json) in companion.with {
            message.set(try MessageTree(json), at: (prefix(of: row, in: shape) + [path])[...])
        }
        return message
    }

    private func prefix(of row: Table.Row, in shape: String) -> [String] {
        Array(path(of: row, in: shape).dropLast())
    }

    /// The message as the vendor sends it: an object that is documented as text travels as a string, one that stands for the
    /// objects of an array in an array.
    func input(_ message: MessageTree, in shape: String) -> JSONValue {
        let travels = Self.travels[description]?[shape] ?? [:]
        return message.json { travels[$0] ?? .object }.parsed().root
    }

    /// How objects travel, by vendor and shape: found once, since messages are made by the ten thousand.
    private static let travels = Dictionary(
        uniqueKeysWithValues: all.map { side in
            (
                side.description,
                Dictionary(uniqueKeysWithValues: side.adapter.shapes.map { ($0, side.travels(in: $0)) })
            )
        })

    /// Whether the vendor has the app's data as a text only.
    var dataIsText: Bool { Self.textData.contains(description) }

    private static let textData = Set(
        all.filter { side in
            side.table.rows.filter { $0["field"] == "appData" }.allSatisfy { $0["type"] == "string" }
        }.map(\.description))

    private func travels(in shape: String) -> [[String]: MessageTree.Travel] {
        var travels: [[String]: MessageTree.Travel] = [:]
        for row in table.rows where shapes(of: row).contains(shape) {
            let path = path(of: row, in: shape)
            if row["type"].hasPrefix("json-string") { travels[path] = .text }
            if row["transform"] == "eachObject" { travels[path] = .element }
        }
        return travels
    }

    /// What the adapter makes of a message.
    func read(_ input: JSONValue, shape: String) -> Reading {
        read(.json(input), shape: shape)
    }

    func read(_ input: VendorInput, shape: String) -> Reading {
        var diagnostics: [Diagnostic] = []
        let message = adapter.read(input, shape: shape, options: ReadingOptions(), diagnostics: &diagnostics)
        return Reading(message: message, diagnostics: diagnostics)
    }
}

/// A message as it was read, and what was told about it.
struct Reading: Hashable {
    let message: PushMessage
    let diagnostics: [Diagnostic]

    /// The neutral form.
    var neutral: String {
        var writer = JSONWriter()
        message.write(to: &writer)
        return writer.text().string
    }
}

extension VendorSide {
    static let leancloud = VendorSide(
        adapter: LeanCloudAdapter.self, table: Checkout.messages(of: "leancloud"),
        ordinary: [
            "rest": #"{"from_client":"zoe","conv_id":"team-9","message":{"_lctext":"base"},"push_data":{}}"#,
            "sdk": #"{"from":"zoe","cid":"team-9","data":{"_lctext":"base"},"pushData":{}}"#,
            "command":
                #"{"cmd":"direct","peerId":"zoe","cid":"team-9","msg":{"_lctext":"base"},"pushData":{}}"#,
            "hook":
                #"{"fromPeer":"zoe","convId":"team-9","content":{"_lctext":"base"},"pushMessage":{}}"#,
            "record": #"{"msg-id":"77","from":"zoe","to":"team-9","data":{"_lctext":"base"}}"#,
            "service-hook": #"{"conv":{},"msgId":"77","from":"zoe","data":{"_lctext":"base"}}"#,
            "push": #"{"channels":["yan"],"data":{}}"#,
            "payload": #"{"aps":{"alert":{"body":"base"},"badge":3,"sound":"default"}}"#,
        ],
        places: [
            "rest": ["content": "message"], "sdk": ["content": "data", "push_data": "pushData"],
            "command": ["content": "msg", "push_data": "pushData"], "hook": ["push_data": "pushMessage"],
            "record": ["content": "data"], "service-hook": ["content": "data"], "push": ["push_data": "data"],
        ],
        partless: ["payload"],
        lacking: [
            "record": ["push_data"], "service-hook": ["push_data"], "push": ["content"],
        ],
        companions: Companion.leancloud)
}

extension VendorSide {
    static let openim = VendorSide(
        adapter: OpenIMAdapter.self, table: Checkout.messages(of: "openim"),
        ordinary: [
            "rest":
                #"{"sendID":"zoe","recvID":"yan","contentType":101,"content":{"content":"base"},"offlinePushInfo":{}}"#,
            "sdk":
                #"{"sendID":"zoe","recvID":"yan","contentType":101,"textElem":{"content":"base"},"offlinePushInfo":{}}"#,
            "record":
                #"{"sendID":"zoe","recvID":"yan","contentType":101,"content":{"content":"base"},"offlinePushInfo":{}}"#,
            "callback":
                #"{"callbackCommand":"callbackBeforeOfflinePushCommand","sendID":"zoe","recvID":"yan","contentType":101,"content":{"content":"base"}}"#,
            "payload": #"{"aps":{"alert":{"body":"base"},"badge":3,"sound":"default"},"ex":"own"}"#,
        ],
        places: ["sdk": ["content": "textElem"]],
        partless: ["payload"], lacking: ["callback": ["offlinePushInfo"]], companions: Companion.openim)
}
