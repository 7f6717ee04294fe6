/// What moves to and from OpenIM lose: a sample for each row that the page names.
enum OpenIMSamples {
    private static let to = ["openim"]
    private static let all4 = ["easemob", "nim", "tencent", "rongcloud"]

    static let all = toOpenIM + settingsToOpenIM + fromOpenIM + settingsFromOpenIM

    private static let toOpenIM: [Sample] = [
        Sample(
            row: "EM-067", targets: to,
            input: #"{"from":"a","to":"b","chatType":"chat","body":{"type":"txt","msg":"Hi"},"ext":{}}"#),
        Sample(row: "EM-034", targets: to, input: easemob(#""em_push_ext":{"type":"call"}"#)),
        Sample(row: "EM-053", targets: to, input: easemob(#""em_force_notification":true"#)),
        Sample(
            row: "EM-081", targets: to,
            input:
                #"{"users":["b"],"from":"a","to":["g"],"chat_type":"groupchat","type":"txt","body":{"msg":"Hi"},"ext":{}}"#
        ),
        Sample(
            row: "EM-043", targets: to,
            input: easemob(
                #""em_push_template":{"name":"a","directed_template":{"target":["bob"],"name":"b"}}"#)),
        Sample(row: "EM-012", targets: to, input: easemob(#""em_apns_ext":{"em_push_badge":3}"#)),
        Sample(row: "EM-005", targets: to, input: easemob(#""em_apns_ext":{"em_alert_subTitle":"S"}"#)),
        Sample(
            row: "EM-017", targets: to,
            input: easemob(#""em_apns_ext":{"em_push_title_loc_key":"K","em_push_content":"x"}"#)),
        Sample(
            row: "EM-009", targets: to,
            input: easemob(#""em_apns_ext":{"em_push_category":"C","em_push_content":"x"}"#)),
        Sample(
            row: "EM-015", targets: to,
            input: easemob(#""em_apns_ext":{"em_push_collapse_key":"C","em_push_content":"x"}"#)),
        Sample(
            row: "EM-013", targets: to,
            input: easemob(#""em_apns_ext":{"em_push_content_available":1,"em_push_content":"x"}"#)),
        Sample(
            row: "EM-010", targets: to,
            input: easemob(#""em_apns_ext":{"em_push_mutable_content":true,"em_push_content":"x"}"#)),
        Sample(
            row: "EM-074", targets: to,
            input: #"{"from":"a","to":["b"],"type":"cmd","body":{"action":"x"}}"#),
        Sample(row: "EM-048", targets: to, input: easemob(#""em_push_filter":{"accept_device_id":["d"]}"#)),
        Sample(row: "NIM-049", targets: to, input: nim(#""apnsContent":"Look here""#)),
        Sample(row: "NIM-026", targets: to, input: nim(#""apnsPayload":{"pushkitFirst":true}"#)),
        Sample(
            row: "NIM-060", targets: to,
            input: nim(#""apnsMemberOption":{"forcePush":true,"userIds":["erin"]}"#)),
        Sample(
            row: "NIM-154", targets: to,
            input:
                #"{"conversationId":"a|2|g","messageType":0,"text":"t","targetConfig":{"inclusive":true,"receiverIds":["b"]}}"#
        ),
        Sample(
            row: "NIM-155", targets: to,
            input:
                #"{"conversationId":"a|2|g","messageType":0,"text":"t","targetConfig":{"inclusive":false,"receiverIds":["b"]}}"#
        ),
        Sample(
            row: "NIM-061", targets: to,
            input: nim(#""apnsMemberOption":{"forcePush":true,"userIds":["erin"],"apnsContent":"Erin!"}"#)),
        Sample(
            row: "AP-006", targets: to,
            input: #"{"aps":{"alert":{"title":"T","body":"D"},"badge":3},"nim":"1"}"#),
        Sample(
            row: "AP-028", targets: to,
            input: nim(#""apnsPayload":{"apsField":{"alert":{"title":"T","subtitle":"S","body":"B"}}}"#)),
        Sample(
            row: "AP-031", targets: to,
            input: nim(#""apnsPayload":{"apsField":{"alert":{"title-loc-key":"K","body":"B"}}}"#)),
        Sample(row: "AP-009", targets: to, input: nim(#""apnsPayload":{"apsField":{"category":"C"}}"#)),
        Sample(row: "NIM-025", targets: to, input: nim(#""apnsPayload":{"apns-collapse-id":"C"}"#)),
        Sample(
            row: "AP-010", targets: to, input: nim(#""apnsPayload":{"apsField":{"content-available":1}}"#)),
        Sample(row: "AP-011", targets: to, input: nim(#""apnsPayload":{"apsField":{"mutable-content":1}}"#)),
        Sample(
            row: "AP-013", targets: to,
            input: nim(#""apnsPayload":{"apsField":{"interruption-level":"passive"}}"#)),
        Sample(row: "NIM-027", targets: to, input: nim(#""apnsPayload":{"notifyId":7}"#)),
        Sample(
            row: "NIM-173", targets: to, input: #"deleteMsgid=730021&timetag=1&type=7&from=alice&to=erin"#),
        Sample(row: "TX-014", targets: to, input: tencent(#""ApnsInfo":{"IsVoipPush":1}"#)),
        Sample(row: "TX-012", targets: to, input: tencent(#""ApnsInfo":{"ContentAvailable":1}"#)),
        Sample(
            row: "TX-063", targets: to,
            input:
                #"{"From_Account":"a","GroupId":"g","To_Account":["b"],"MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"t"}}],"OfflinePushInfo":{"Desc":"D"}}"#
        ),
        Sample(
            row: "TX-020", targets: to,
            input: tencent(#""MultiLanguageContent":[{"Language":"en","Desc":"x"}]"#)),
        Sample(row: "TX-036", targets: to, input: tencent(#""Ext":"x""#)),
        Sample(row: "TX-018", targets: to, input: tencent(#""BadgeSetNum":2"#)),
        Sample(row: "TX-019", targets: to, input: tencent(#""BadgeAddNum":2"#)),
        Sample(row: "TX-007", targets: to, input: tencent(#""ApnsInfo":{"SubTitle":"S"}"#)),
        Sample(row: "TX-011", targets: to, input: tencent(#""ApnsInfo":{"MutableContent":1}"#)),
        Sample(
            row: "TX-010", targets: to, input: tencent(#""ApnsInfo":{"Image":"https://example.com/a.png"}"#)),
        Sample(row: "TX-013", targets: to, input: tencent(#""ApnsInfo":{"InterruptionLevel":"passive"}"#)),
        Sample(row: "TX-015", targets: to, input: tencent(#""ApnsInfo":{"LiveActivity":{"LaId":"a"}}"#)),
        Sample(
            row: "TX-094", targets: to,
            input:
                #"{"sender":"a","receiver":"b","elemType":1,"textElem":{"text":"t"},"isExcludedFromUnreadCount":true,"offlinePushInfo":{"desc":"x"}}"#
        ),
        Sample(
            row: "TX-025", targets: to,
            input: tencent(#""PushTemplateId":"1","PushTemplateParam":{"Name":"x"}"#)),
        Sample(
            row: "TX-037", targets: to,
            input:
                #"{"From_Account":"a","To_Account":"b","MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"t"}},{"MsgType":"TIMImageElem","MsgContent":{}}]}"#
        ),
        Sample(
            row: "RC-021", targets: to,
            input: rongcloud(#""pushContent":"x","pushExt":"{\"title\":\"T\"}""#)),
        Sample(
            row: "RC-255", targets: to,
            input:
                #"{"conversationType":1,"targetId":"b","senderUserId":"a","objectName":"RC:TxtMsg","content":{"content":"Hi"},"pushOptions":{"voIPPush":true}}"#
        ),
        Sample(
            row: "RC-145", targets: to,
            input: #"{"platform":["ios"],"audience":{"userid":["b"]},"notification":{"alert":"x"}}"#),
        Sample(
            row: "RC-065", targets: to,
            input:
                #"{"fromUserId":"a","toGroupId":"g","toUserId":["b"],"objectName":"RC:TxtMsg","content":"{\"content\":\"Hi\"}"}"#
        ),
        Sample(row: "RC-063", targets: to, input: rongcloud(#""count":"3""#)),
        Sample(
            row: "RC-002", targets: to,
            input:
                #"{"fromUserId":"a","toUserId":"b","objectName":"RC:GIFMsg","content":"{}","pushContent":"x"}"#
        ),
        Sample(row: "RC-028", targets: to, input: apns(#"\"category\":\"C\""#)),
        Sample(row: "RC-027", targets: to, input: apns(#"\"apns-collapse-id\":\"C\""#)),
        Sample(row: "RC-061", targets: to, input: rongcloud(#""contentAvailable":1"#)),
        Sample(row: "RC-029", targets: to, input: apns(#"\"richMediaUri\":\"https://example.com/a.png\""#)),
        Sample(row: "RC-030", targets: to, input: apns(#"\"interruption-level\":\"passive\""#)),
        Sample(
            row: "RC-127", targets: to,
            input:
                #"{"path":"/message/recall.json","fromUserId":"a","conversationType":1,"targetId":"b","messageUID":"U","sentTime":1408710653000}"#
        ),
        Sample(row: "LC-023", targets: to, input: push(#""alert":"B","apns-push-type":"voip""#)),
        Sample(
            row: "LC-088", targets: to,
            input:
                #"{"fromPeer":"a","convId":"c","offlinePeers":["b"],"content":"{\"_lctype\":-1,\"_lctext\":\"Hi\"}","timestamp":1}"#
        ),
        Sample(row: "LC-013", targets: to, input: push(#""alert":"B","badge":3"#)),
        Sample(row: "LC-003", targets: to, input: push(#""alert":{"subtitle":"S","body":"B"}"#)),
        Sample(row: "LC-006", targets: to, input: push(#""alert":{"title-loc-key":"K","body":"B"}"#)),
        Sample(row: "LC-015", targets: to, input: push(#""alert":"B","category":"C""#)),
        Sample(row: "LC-021", targets: to, input: push(#""alert":"B","collapse-id":"C""#)),
        Sample(row: "LC-018", targets: to, input: push(#""alert":"B","content-available":1"#)),
        Sample(row: "LC-019", targets: to, input: push(#""alert":"B","mutable-content":1"#)),
        Sample(row: "LC-022", targets: to, input: push(#""alert":"B","apns-priority":5"#)),
        Sample(
            row: "LC-014", targets: to,
            input: push(#""alert":"B","sound":{"name":"a.caf","critical":1,"volume":1}"#)),
        Sample(row: "LC-049", targets: to, input: push(#""alert":"B","order":1"#)),
    ]

    private static let settingsToOpenIM: [Sample] = [
        Sample(row: "ES-001", targets: to, input: user(#""display":{"notification_display_style":0}"#)),
        Sample(row: "ES-006", targets: to, input: user(#""quiet":{"ignoreInterval":"22:00-08:00"}"#)),
        Sample(row: "ES-007", targets: to, input: user(#""quiet":{"ignoreDuration":60000}"#)),
        Sample(row: "ES-005", targets: to, input: user(#""quiet":{"type":"AT"}"#)),
        Sample(
            row: "ES-010", targets: to,
            input: user(#""conversations":{"chattype":"chatgroup","key":"g","type":"AT"}"#)),
        Sample(
            row: "ES-011", targets: to,
            input: user(#""conversations":{"chattype":"user","key":"v","ignoreDuration":60000}"#)),
        Sample(row: "ES-002", targets: to, input: user(#""display":{"nickname":"N"}"#)),
        Sample(row: "ES-004", targets: to, input: user(#""display":{"translationLanguage":"EU"}"#)),
        Sample(row: "ES-013", targets: to, input: user(#""template":{"templateName":"x"}"#)),
        Sample(
            row: "ES-071", targets: to,
            input: #"{"templates":[{"name":"a","title_pattern":"A","content_pattern":"a"}]}"#),
        Sample(
            row: "ES-014", targets: to,
            input: user(#""devices":{"device_id":"d","notifier_name":"P","device_token":"00"}"#)),
        Sample(
            row: "ES-015", targets: to,
            input: user(#""devices":{"device_id":"d","notifier_name":"P","device_token":"00"}"#)),
        Sample(
            row: "ES-016", targets: to,
            input: user(#""devices":{"device_id":"d","notifier_name":"P","device_token":"00"}"#)),
        Sample(
            row: "ES-063", targets: to,
            input: user(#""devices":{"pushKitToken":"00","pushKitCertName":"P"}"#)),
        Sample(
            row: "ES-064", targets: to,
            input: user(#""devices":{"pushKitToken":"00","pushKitCertName":"P"}"#)),
        Sample(row: "NS-001", targets: to, input: user(#""quiet":{"type":2}"#)),
        Sample(
            row: "NS-002", targets: to,
            input: user(
                #""quiet":{"noDisturbing":true,"noDisturbingStartH":22,"noDisturbingStartM":0,"noDisturbingEndH":8,"noDisturbingEndM":0}"#
            )),
        Sample(row: "NS-020", targets: to, input: user(#""conversations":{"teamId":"g","notifyState":2}"#)),
        Sample(
            row: "NS-008", targets: to,
            input: user(#""quiet":{"shouldPushNotificationWhenPCOnline":false}"#)),
        Sample(
            row: "NS-024", targets: to,
            input: user(#""conversations":{"teamId":"g","teamType":2,"teamMessageMuteMode":1}"#)),
        Sample(row: "NS-045", targets: to, input: #"{"hiddenTexts":{"en":"New"}}"#),
        Sample(
            row: "NS-038", targets: to,
            input: user(#""devices":[{"apnsToken":"aa","customContentKey":"k"}]"#)),
        Sample(row: "NS-044", targets: to, input: #"{"badgeCap":99}"#),
        Sample(row: "NS-046", targets: to, input: #"{"recallOverride":true}"#),
        Sample(row: "NS-047", targets: to, input: #"{"timeToLive":3600}"#),
        Sample(row: "NS-037", targets: to, input: user(#""devices":{"apnsToken":"00","apnsCername":"P"}"#)),
        Sample(row: "NS-040", targets: to, input: user(#""devices":{"apnsToken":"00","apnsCername":"P"}"#)),
        Sample(row: "NS-039", targets: to, input: user(#""devices":{"pushKitToken":"00","pkCername":"P"}"#)),
        Sample(row: "NS-041", targets: to, input: user(#""devices":{"pushKitToken":"00","pkCername":"P"}"#)),
        Sample(
            row: "TS-001", targets: to,
            input: user(#""quiet":{"opt":2,"startHour":22,"startMinute":0,"duration":36000}"#)),
        Sample(
            row: "TS-006", targets: to,
            input: user(#""quiet":{"opt":2,"startTimeStamp":1795262400,"duration":3600}"#)),
        Sample(row: "TS-013", targets: to, input: user(#""conversations":{"groupID":"g","recvOpt":4}"#)),
        Sample(row: "TS-011", targets: to, input: user(#""conversations":{"groupID":"g","opt":3}"#)),
        Sample(
            row: "TS-023", targets: to,
            input: #"{"templates":[{"PushTemplateId":"1","Title":"A","Desc":"a"}]}"#),
        Sample(row: "TS-022", targets: to, input: #"{"isMutable":true}"#),
        Sample(row: "TS-017", targets: to, input: user(#""devices":{"token":"00","businessID":5}"#)),
        Sample(row: "TS-018", targets: to, input: user(#""devices":{"token":"00","businessID":5}"#)),
        Sample(row: "TS-019", targets: to, input: user(#""devices":{"token":"00","certificateID":5}"#)),
        Sample(row: "TS-020", targets: to, input: user(#""devices":{"token":"00","language":"en"}"#)),
        Sample(row: "RS-013", targets: to, input: user(#""quiet":{"isShowPushContent":false}"#)),
        Sample(
            row: "RS-004", targets: to,
            input: user(#""quiet":{"startTime":"22:00:00","period":600,"level":1}"#)),
        Sample(
            row: "RS-022", targets: to,
            input: user(#""conversations":{"conversationType":3,"targetId":"g","unpushLevel":2}"#)),
        Sample(row: "RS-015", targets: to, input: user(#""quiet":{"pushLauguageCode":"en_US"}"#)),
        Sample(row: "RS-017", targets: to, input: user(#""quiet":{"pushReceiveStatus":false}"#)),
        Sample(
            row: "RS-031", targets: to,
            input: #"{"templates":[{"templateId":"1","title":"A","content":"a"}]}"#),
        Sample(
            row: "RS-028", targets: to,
            input: user(#""devices":{"deviceToken":"00","bundleId":"com.example.app"}"#)),
        Sample(
            row: "RS-029", targets: to,
            input: user(#""devices":{"deviceToken":"00","bundleId":"com.example.app"}"#)),
        Sample(row: "LCS-003", targets: to, input: #"{"offlinePush":{"alert":"B"}}"#),
    ]

    private static let fromOpenIM: [Sample] = [
        Sample(row: "OI-005", targets: ["easemob"], input: openim(#""desc":"D","iOSBadgeCount":false"#)),
        Sample(
            row: "OI-005", targets: ["rongcloud"],
            input:
                #"{"clientMsgID":"c","sendID":"a","recvID":"b","sessionType":1,"contentType":101,"textElem":{"content":"Hi"},"offlinePush":{"desc":"D","iOSBadgeCount":false}}"#
        ),
        Sample(
            row: "OI-028", targets: ["easemob", "tencent", "rongcloud"],
            input: content(#"102,"content":{"sourcePicture":{"url":"https://example.com/a.png"}}"#)),
        Sample(
            row: "OI-026", targets: ["easemob", "nim", "rongcloud"],
            input:
                #"{"sendID":"a","recvID":"b","sessionType":4,"contentType":101,"content":{"content":"Hi"},"offlinePushInfo":{"desc":"D"}}"#
        ),
        Sample(
            row: "OI-015", targets: all4,
            input: content(#"114,"content":{"text":"Hi","quoteMessage":{"contentType":101}}"#)),
        Sample(
            row: "OI-027", targets: all4,
            input: content(#"1400,"content":{"notificationName":"N","text":"Hi"}"#)),
        Sample(
            row: "OI-096", targets: ["easemob", "nim", "tencent"],
            input:
                #"{"clientMsgID":"c","sendID":"a","recvID":"b","sessionType":1,"contentType":111,"content":"{}"}"#
        ),
        Sample(
            row: "OI-048", targets: ["easemob", "nim", "tencent"],
            input:
                #"{"clientMsgID":"c","sendID":"a","recvID":"b","sessionType":1,"contentType":113,"typingElem":{"msgTips":"yes"}}"#
        ),
        Sample(
            row: "OI-013", targets: ["nim"],
            input:
                #"{"sendID":"a","groupID":"g","sessionType":3,"contentType":106,"content":{"text":"Hi","atUserList":["bob"]},"offlinePushInfo":{"desc":"D"}}"#,
            shape: "server-v1"),
        Sample(row: "OI-011", targets: ["nim"], input: openim(text: String(repeating: "x", count: 5_001))),
        Sample(row: "OI-002", targets: ["nim"], input: openim(#""title":"T","desc":"D""#)),
        Sample(
            row: "OI-024", targets: ["nim"],
            input:
                #"{"sendID":"a","isSendAll":true,"contentType":101,"content":{"content":"Hi"},"offlinePushInfo":{"desc":"D"}}"#
        ),
        Sample(
            row: "OI-034", targets: ["nim"],
            input:
                #"{"sendID":"a","recvID":"b","sessionType":1,"contentType":101,"content":{"content":"Hi"},"isOnlineOnly":true}"#
        ),
        Sample(row: "OI-004", targets: ["rongcloud"], input: openim(#""desc":"D","iOSPushSound":"a.caf""#)),
        Sample(row: "AP-006", targets: ["nim"], input: payload(#""badge":3"#)),
        Sample(row: "AP-009", targets: ["tencent"], input: payload(#""category":"C""#)),
        Sample(row: "AP-010", targets: ["tencent"], input: payload(#""content-available":1"#)),
        Sample(
            row: "AP-028", targets: ["rongcloud"],
            input: #"{"aps":{"alert":{"title":"T","subtitle":"S","body":"B"}},"ex":"x"}"#),
        Sample(row: "AP-011", targets: ["rongcloud"], input: payload(#""mutable-content":0"#)),
    ]

    private static let settingsFromOpenIM: [Sample] = [
        Sample(
            row: "OIS-002", targets: ["easemob", "nim", "tencent"],
            input: user(#""quiet":{"globalRecvMsgOpt":2}"#)),
        Sample(
            row: "OIS-008", targets: ["easemob", "nim", "rongcloud"],
            input: user(#""conversations":{"conversationType":3,"groupID":"g","recvMsgOpt":2}"#)),
        Sample(
            row: "OIS-023", targets: ["easemob", "rongcloud"], input: user(#""badge":{"appUnreadCount":5}"#)),
    ]

    private static func user(_ members: String) -> String { #"{"user":"u",\#(members)}"# }

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
        rongcloud(#""pushExt":"{\"pushConfigs\":[{\"APNs\":{\#(members)}}]}""#)
    }

    /// A message of LeanCloud's whose push content has members.
    private static func push(_ members: String) -> String {
        #"{"path":"/1.2/rtm/conversations/c/messages","from_client":"a","message":"{\"_lctype\":-1,\"_lctext\":\"Hi\"}","push_data":{\#(members)}}"#
    }

    /// A text whose push has members.
    private static func openim(_ members: String) -> String {
        #"{"sendID":"a","recvID":"b","sessionType":1,"contentType":101,"content":{"content":"Hi"},"offlinePushInfo":{\#(members)}}"#
    }

    private static func openim(text: String) -> String {
        #"{"sendID":"a","recvID":"b","sessionType":1,"contentType":101,"content":{"content":"\#(text)"}}"#
    }

    /// A message of a type, with its content.
    private static func content(_ type: String) -> String {
        #"{"sendID":"a","recvID":"b","sessionType":1,"offlinePushInfo":{"desc":"D"},"contentType":\#(type)}"#
    }

    /// A push as a device received it, with members of Apple's dictionary.
    private static func payload(_ members: String) -> String {
        #"{"aps":{"alert":{"title":"T","body":"B"},\#(members)},"ex":"x"}"#
    }
}
