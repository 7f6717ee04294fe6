// Made from Mappings/words.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

internal import JSONDocument

/// WD-008: Which of them come before the message is sent, after it, or tell of its push.
let tencentWebhookKinds: [(word: UTF8Text, kind: WebhookVerification.Kind)] = [
    ("C2C.CallbackBeforeSendMsg", .preSend),
    ("Group.CallbackBeforeSendMsg", .preSend),
    ("C2C.CallbackAfterSendMsg", .postSend),
    ("Group.CallbackAfterSendMsg", .postSend),
    ("C2C.CallbackAfterMsgWithDraw", .postSend),
    ("Group.CallbackAfterRecallMsg", .postSend),
    ("Push.OfflinePush", .offlinePush),
]

/// WD-169: Webhooks about a message (OI 12); before-push has the words of the push, and any other command is no message (G23).
let openimWebhookKinds: [(word: UTF8Text, kind: WebhookVerification.Kind)] = [
    ("callbackBeforeOfflinePushCommand", .beforePush),
    ("callbackBeforeOnlinePushCommand", .callback),
    ("callbackBeforeGroupOnlinePushCommand", .callback),
    ("callbackBeforeSendSingleMsgCommand", .preSend),
    ("callbackBeforeSendGroupMsgCommand", .preSend),
    ("callbackAfterSendSingleMsgCommand", .postSend),
    ("callbackAfterSendGroupMsgCommand", .postSend),
    ("callbackBeforeMsgModifyCommand", .preSend),
    ("callbackAfterMsgSaveDBCommand", .postSend),
]

/// WD-190: Which hooks come before a message is sent or changed, after it, or before its push.
let leancloudWebhookKinds: [(word: UTF8Text, kind: WebhookVerification.Kind)] = [
    ("_messageReceived", .preSend),
    ("_receiversOffline", .beforePush),
    ("_messageSent", .postSend),
    ("_messageUpdate", .preSend),
]
