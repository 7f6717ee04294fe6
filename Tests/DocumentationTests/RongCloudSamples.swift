/// What moves to and from RongCloud lose: a sample for each row that the page names.
enum RongCloudSamples {
    private static let to = ["rongcloud"]
    private static let older = ["easemob", "nim", "tencent"]

    static let all = toRongCloud + settingsToRongCloud + fromRongCloud + settingsFromRongCloud

    private static let toRongCloud = [
        Sample(row: "EM-011", targets: to, input: easemob(#""em_apns_ext":{"em_push_sound":"a.caf"}"#)),
        Sample(row: "EM-005", targets: to, input: easemob(#""em_apns_ext":{"em_alert_subTitle":"S"}"#)),
        Sample(
            row: "EM-017", targets: to,
            input: easemob(#""em_apns_ext":{"em_push_title_loc_key":"K","em_push_content":"x"}"#)),
        Sample(row: "EM-053", targets: to, input: easemob(#""em_force_notification":true"#)),
        Sample(row: "EM-048", targets: to, input: easemob(#""em_push_filter":{"accept_device_id":["d"]}"#)),
        Sample(
            row: "EM-043", targets: to,
            input: easemob(
                #""em_push_template":{"name":"a","directed_template":{"target":["bob"],"name":"b"}}"#)),
        Sample(row: "EM-012", targets: to, input: easemob(#""em_apns_ext":{"em_push_badge":3}"#)),
        Sample(
            row: "EM-010", targets: to,
            input: easemob(#""em_apns_ext":{"em_push_mutable_content":false,"em_push_content":"x"}"#)),
        Sample(row: "EM-034", targets: to, input: easemob(#""em_push_ext":{"type":"call"}"#)),
        Sample(row: "AP-007", targets: to, input: nim(#""apnsPayload":{"apsField":{"sound":"a.caf"}}"#)),
        Sample(
            row: "AP-028", targets: to,
            input: nim(#""apnsPayload":{"apsField":{"alert":{"title":"T","subtitle":"S","body":"B"}}}"#)),
        Sample(
            row: "NIM-060", targets: to,
            input: nim(#""apnsMemberOption":{"forcePush":true,"userIds":["erin"]}"#)),
        Sample(
            row: "NIM-061", targets: to,
            input: nim(#""apnsMemberOption":{"forcePush":true,"userIds":["erin"],"apnsContent":"Erin!"}"#)),
        Sample(row: "NIM-027", targets: to, input: nim(#""apnsPayload":{"notifyId":7}"#)),
        Sample(
            row: "NIM-155", targets: to,
            input:
                #"{"conversationId":"a|2|g","messageType":0,"text":"t","targetConfig":{"inclusive":false,"receiverIds":["b"]}}"#
        ),
        Sample(row: "AP-011", targets: to, input: nim(#""apnsPayload":{"apsField":{"mutable-content":0}}"#)),
        Sample(row: "NIM-026", targets: to, input: nim(#""apnsPayload":{"pushkitFirst":true}"#)),
        Sample(row: "TX-008", targets: to, input: tencent(#""ApnsInfo":{"Sound":"a.caf"}"#)),
        Sample(row: "TX-007", targets: to, input: tencent(#""ApnsInfo":{"SubTitle":"S"}"#)),
        Sample(row: "TX-019", targets: to, input: tencent(#""BadgeAddNum":2"#)),
        Sample(
            row: "TX-020", targets: to,
            input: tencent(#""MultiLanguageContent":[{"Language":"en","Desc":"x"}]"#)),
        Sample(row: "TX-015", targets: to, input: tencent(#""ApnsInfo":{"LiveActivity":{"LaId":"a"}}"#)),
        Sample(
            row: "TX-025", targets: to,
            input: tencent(#""PushTemplateId":"1","PushTemplateParam":{"Name":"x"}"#)),
        Sample(row: "TX-012", targets: to, input: tencent(#""ApnsInfo":{"ContentAvailable":1}"#)),
        Sample(
            row: "TX-037", targets: to,
            input:
                #"{"From_Account":"a","To_Account":"b","MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"t"}},{"MsgType":"TIMImageElem","MsgContent":{}}]}"#
        ),
        Sample(row: "TX-036", targets: to, input: tencent(#""Ext":"x""#)),
        Sample(
            row: "TX-094", targets: to,
            input:
                #"{"sender":"a","receiver":"b","elemType":1,"textElem":{"text":"t"},"isExcludedFromUnreadCount":true,"offlinePushInfo":{"desc":"x"}}"#
        ),
        Sample(
            row: "TX-018", targets: to,
            input:
                #"{"From_Account":"a","GroupId":"g","MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"t"}}],"OfflinePushInfo":{"Desc":"D","BadgeSetNum":3}}"#
        ),
        Sample(row: "TX-011", targets: to, input: tencent(#""ApnsInfo":{"MutableContent":0}"#)),
        Sample(row: "TX-014", targets: to, input: tencent(#""ApnsInfo":{"IsVoipPush":1}"#)),
    ]

    private static let settingsToRongCloud = [
        Sample(row: "ES-002", targets: to, input: #"{"user":"u","display":{"nickname":"N"}}"#),
        Sample(row: "ES-007", targets: to, input: #"{"user":"u","quiet":{"ignoreDuration":60000}}"#),
        Sample(row: "ES-005", targets: to, input: #"{"user":"u","quiet":{"type":"AT"}}"#),
        Sample(
            row: "ES-064", targets: to,
            input: #"{"user":"u","devices":{"pushKitToken":"00","pushKitCertName":"P"}}"#),
        Sample(row: "ES-070", targets: to, input: #"{"user":"u","badge":{"offline":7}}"#),
        Sample(
            row: "ES-011", targets: to,
            input: #"{"user":"u","conversations":{"chattype":"user","key":"v","ignoreDuration":60000}}"#),
        Sample(row: "ES-013", targets: to, input: #"{"user":"u","template":{"templateName":"x"}}"#),
        Sample(
            row: "ES-014", targets: to,
            input: #"{"user":"u","devices":{"device_id":"d","notifier_name":"P","device_token":"00"}}"#),
        Sample(row: "NS-043", targets: to, input: #"{"user":"u","badge":{"reported":3,"server":2}}"#),
        Sample(
            row: "NS-024", targets: to,
            input: #"{"user":"u","conversations":{"teamId":"g","teamType":2,"teamMessageMuteMode":1}}"#),
        Sample(
            row: "NS-038", targets: to,
            input: #"{"user":"u","devices":[{"apnsToken":"aa","customContentKey":"k"}]}"#),
        Sample(
            row: "NS-041", targets: to,
            input: #"{"user":"u","devices":[{"pushKitToken":"aa","pkCername":"k"}]}"#),
        Sample(row: "NS-045", targets: to, input: #"{"hiddenTexts":{"en":"New"}}"#),
        Sample(row: "NS-046", targets: to, input: #"{"recallOverride":true}"#),
        Sample(row: "NS-044", targets: to, input: #"{"badgeCap":99}"#),
        Sample(row: "NS-047", targets: to, input: #"{"timeToLive":3600}"#),
        Sample(
            row: "NS-020", targets: to,
            input: #"{"user":"u","conversations":{"teamId":"g","notifyState":2}}"#),
        Sample(
            row: "NS-022", targets: to,
            input: #"{"user":"u","conversations":{"userId":"p","notifyForNewMsg":false}}"#),
        Sample(
            row: "TS-006", targets: to,
            input: #"{"user":"u","quiet":{"opt":2,"startTimeStamp":1795262400,"duration":3600}}"#),
        Sample(
            row: "TS-019", targets: to, input: #"{"user":"u","devices":{"token":"00","certificateID":5}}"#),
        Sample(row: "TS-021", targets: to, input: #"{"user":"u","badge":{"unreadCount":3}}"#),
        Sample(row: "TS-020", targets: to, input: #"{"user":"u","devices":{"token":"00","language":"en"}}"#),
        Sample(row: "TS-022", targets: to, input: #"{"isMutable":true}"#),
        Sample(row: "TS-011", targets: to, input: #"{"user":"u","conversations":{"groupID":"g","opt":1}}"#),
    ]

    private static let fromRongCloud = [
        Sample(row: "RC-062", targets: ["easemob"], input: rongcloud(#""isCounted":"0""#)),
        Sample(
            row: "RC-029", targets: ["easemob", "nim"],
            input: rongcloud(apns(#"\"richMediaUri\":\"https://example.com/a.png\""#))),
        Sample(
            row: "RC-021", targets: ["easemob", "tencent"],
            input: rongcloud(#""pushContent":"x","pushExt":"{\"title\":\"T\"}""#)),
        Sample(
            row: "RC-030", targets: ["easemob"],
            input: rongcloud(apns(#"\"interruption-level\":\"passive\""#))),
        Sample(
            row: "RC-002", targets: older,
            input:
                #"{"fromUserId":"a","toUserId":"b","objectName":"RC:GIFMsg","content":"{}","pushContent":"x"}"#
        ),
        Sample(row: "RC-063", targets: ["easemob", "tencent"], input: rongcloud(#""count":"-1""#)),
        Sample(row: "RC-063", targets: ["nim"], input: rongcloud(#""count":"3""#)),
        Sample(
            row: "RC-127", targets: ["easemob", "tencent"],
            input:
                #"{"path":"/message/recall.json","fromUserId":"a","conversationType":1,"targetId":"b","messageUID":"U","sentTime":1408710653000}"#
        ),
        Sample(
            row: "RC-049", targets: ["easemob", "nim"],
            input:
                #"{"path":"/message/broadcast.json","fromUserId":"a","objectName":"RC:TxtMsg","content":"{\"content\":\"Hi\"}"}"#
        ),
        Sample(
            row: "RC-097", targets: ["nim"],
            input:
                #"{"fromUserId":"a","toChatroomId":"r","objectName":"RC:TxtMsg","content":"{\"content\":\"Hi\"}"}"#
        ),
        Sample(
            row: "RC-145", targets: ["easemob", "nim"],
            input: #"{"platform":["ios"],"audience":{"userid":["b"]},"notification":{"alert":"x"}}"#),
        Sample(
            row: "RC-008", targets: ["nim"],
            input:
                #"{"fromUserId":"a","toGroupId":"g","objectName":"RC:TxtMsg","isMentioned":1,"content":"{\"content\":\"t\",\"mentionedInfo\":{\"type\":2,\"userIdList\":[\"bob\"]}}"}"#,
            shape: "server-v1"),
        Sample(
            row: "RC-004", targets: ["nim"],
            input:
                #"{"fromUserId":"a","toUserId":"b","objectName":"RC:TxtMsg","content":"{\"content\":\"\#(String(repeating: "x", count: 5_001))\"}"}"#
        ),
        Sample(
            row: "RC-023", targets: ["nim"],
            input: rongcloud(#""pushContent":"x","pushExt":"{\"title\":\"T\",\"forceShowPushContent\":1}""#)),
        Sample(
            row: "RC-027", targets: ["tencent"], input: rongcloud(apns(#"\"apns-collapse-id\":\"C\""#))),
        Sample(
            row: "RC-028", targets: ["tencent"], input: rongcloud(apns(#"\"category\":\"C\""#))),
        Sample(row: "RC-061", targets: ["tencent"], input: rongcloud(#""contentAvailable":1"#)),
    ]

    private static let settingsFromRongCloud = [
        Sample(
            row: "RS-013", targets: ["tencent"], input: #"{"user":"u","quiet":{"isShowPushContent":false}}"#),
        Sample(
            row: "RS-015", targets: ["nim", "tencent"],
            input: #"{"user":"u","quiet":{"pushLauguageCode":"en_US"}}"#),
        Sample(
            row: "RS-017", targets: ["easemob", "tencent"],
            input: #"{"user":"u","quiet":{"pushReceiveStatus":false}}"#),
        Sample(
            row: "RS-004", targets: older,
            input: #"{"user":"u","quiet":{"startTime":"22:00:00","period":600,"level":1}}"#),
        Sample(
            row: "RS-022", targets: older,
            input: #"{"user":"u","conversations":{"conversationType":3,"targetId":"g","unpushLevel":2}}"#),
        Sample(row: "RS-030", targets: ["nim"], input: #"{"display":"simple"}"#),
        Sample(
            row: "RS-031", targets: ["nim"],
            input: #"{"templates":[{"templateId":"1","title":"A","content":"a"}]}"#),
    ]

    private static func easemob(_ members: String) -> String {
        #"{"from":"a","to":["g"],"chat_type":"groupchat","type":"txt","body":{"msg":"Hi"},"ext":{\#(members)}}"#
    }

    private static func nim(_ members: String) -> String {
        #"{"session":{"sessionId":"8801","sessionType":1},"from":"alice","messageType":0,"text":"Hi",\#(members)}"#
    }

    private static func tencent(_ members: String) -> String {
        #"{"From_Account":"a","To_Account":"b","MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"Hi"}}],"OfflinePushInfo":{"Desc":"D",\#(members)}}"#
    }

    private static func rongcloud(_ members: String) -> String {
        #"{"fromUserId":"a","toUserId":"b","objectName":"RC:TxtMsg","content":"{\"content\":\"Hi\"}",\#(members)}"#
    }

    /// `pushExt` with members for Apple's channel.
    private static func apns(_ members: String) -> String {
        #""pushExt":"{\"pushConfigs\":[{\"APNs\":{\#(members)}}]}""#
    }
}
