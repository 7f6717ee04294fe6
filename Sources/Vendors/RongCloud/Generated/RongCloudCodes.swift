// Made from Mappings/diagnostics.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

extension DiagnosticCode {
    package static let askedBeforeSending = DiagnosticCode("asked-before-sending", .warning, .ambiguous, "The webhook asks before the message is sent; the push was made as if it had been sent, which may be refused still. The routed copy comes after sending, but without push settings.")
    package static let badgeBelowLeast = DiagnosticCode("badge-below-least", .warning, .invalid, "{key} is less than -1, which leaves the icon as it is; it was taken as absent.")
    package static let callIsGuessed = DiagnosticCode("call-is-guessed", .info, .ambiguous, "{key} asks for a call. No document lists the members of its push, so it gets those of an alert.")
    package static let certificateIsOfApp = DiagnosticCode("certificate-is-of-app", .info, .dropped, "{key} names a certificate of the old vendor's; here the app's bundle identifier names it.")
    /// Reading RC 32.
    package static let channelHasNoSettings = DiagnosticCode("channel-has-no-settings", .warning, .dropped, "{key} names a channel of an ultragroup, and channels have no settings here; the object was left out.")
    package static let conversationIsGuessed = DiagnosticCode("conversation-is-guessed", .info, .ambiguous, "No document says what a push calls such a conversation; it is called a group.")
    package static let countOfSeveral = DiagnosticCode("count-of-several", .warning, .ignored, "{key} has an effect only in a message to one receiver.")
    /// The argument is the shape, and whose it is.
    package static let membersNotSent = DiagnosticCode("members-not-sent", .error, .dropped, "{key} names some members of the group, and {0} cannot say them, so more people would be pushed to; nothing was written. Give no target shape.")
    /// Reading G16.
    package static let membersOfNoGroup = DiagnosticCode("members-of-no-group", .warning, .ignored, "{key} names members of a group, and the message names no group, so it reaches no recipient. Name the group.")
    package static let mentionOfNoGroup = DiagnosticCode("mention-of-no-group", .info, .ignored, "{key} has an effect in groups only.")
    package static let mentionOfZero = DiagnosticCode("mention-of-zero", .warning, .repaired, "{key} is 0, which means everyone in lists of the clients only; it was read as 1. Send 1.")
    package static let mentionWithoutFlag = DiagnosticCode("mention-without-flag", .warning, .ignored, "{key} has no effect without isMentioned. Send isMentioned with the value 1.")
    package static let mentionWithoutType = DiagnosticCode("mention-without-type", .warning, .ignored, "{key} has no effect without a type that the vendor documents. Send type 1 for everyone, or 2 for those listed.")
    package static let modeBecomesTypes = DiagnosticCode("mode-becomes-types", .info, .approximated, "{key} becomes one setting for all direct conversations and one for all groups.")
    package static let muteBecomesLevel = DiagnosticCode("mute-becomes-level", .info, .approximated, "{key} becomes the level at which nothing is pushed.")
    package static let noListForReceivers = DiagnosticCode("no-list-for-receivers", .warning, .invalid, "{key} is no array with one entry for each receiver; it was taken as absent.")
    /// Reading RC 26.
    package static let notForApple = DiagnosticCode("not-for-apple", .info, .dropped, "{key} does not name ios, so Apple's devices get no push.")
    /// The argument is the shape.
    package static let notForThoseOnline = DiagnosticCode("not-for-those-online", .error, .dropped, "{key} is of a message that offline recipients get too, and {0} reaches only online recipients; nothing was written. Omit --to-shape.")
    package static let objectForText = DiagnosticCode("object-for-text", .warning, .repaired, "{key} is an object, and a string with JSON belongs there; it was read as that object. Send a string.")
    /// Reading RC 9.15.
    package static let oldMute = DiagnosticCode("old-mute", .info, .ambiguous, "{key} 1 was read as the level 1, which lets mentions pass. Older calls muted everything with it; if this line is such a call, write unpushLevel 5.")
    /// The argument is the shape, and whose it is.
    package static let otherSortOfConversation = DiagnosticCode("other-sort-of-conversation", .error, .dropped, "{key} is of another kind of conversation than {0} is for; nothing was written. Give no target shape.")
    /// The argument is the shape, and whose it is.
    package static let otherSortOfMessage = DiagnosticCode("other-sort-of-message", .error, .dropped, "{key} is of another type of message than {0} is for; nothing was written. Give no target shape.")
    package static let pushIsGuessed = DiagnosticCode("push-is-guessed", .info, .ambiguous, "No document gives rc for a push without a message. It was set to PH, with the sender if there is one.")
    package static let quietWithoutTime = DiagnosticCode("quiet-without-time", .warning, .invalid, "{key} is of a quiet time without a start such as 22:00:00 and a number of minutes; it was taken as absent. Give both.")
    package static let recallCannotBeSilent = DiagnosticCode("recall-cannot-be-silent", .warning, .ignored, "{key} has no effect in chat rooms and ultragroups.")
    package static let recallIsGuessed = DiagnosticCode("recall-is-guessed", .info, .ambiguous, "No document says what the push of a recall looks like; it has built-in words, and names what it removes.")
    package static let routeWithoutPush = DiagnosticCode("route-without-push", .warning, .defaulted, "The routed copy never contains push settings other than the mentions. The built-in text is used. Use the message as it was sent if the push must be the same.")
    package static let severalInOne = DiagnosticCode("several-in-one", .warning, .repaired, "{key} has an entry for more than one push service, which was read as several. Send one entry for each.")
    /// Reading RC 9.10.
    package static let silentElsewhere = DiagnosticCode("silent-elsewhere", .info, .ignored, "{key} asks for a push, and another key of the message asks for none; there is no push.")
    /// The argument is the sort. Reading RC 32.
    package static let sortHasNoLevel = DiagnosticCode("sort-has-no-level", .warning, .dropped, "{key} sets a level for all conversations of the sort {0}, and no setting here is for that sort alone; it was left out. Set levels of single conversations.")
    /// The argument is the kind.
    package static let typeWithoutPush = DiagnosticCode("type-without-push", .error, .dropped, "{key} is {0}, of which RongCloud has no message that makes a push; nothing was written.")
    package static let unknownMention = DiagnosticCode("unknown-mention", .warning, .invalid, "{key} is neither 1 for everyone nor 2 for those listed; it was taken as absent.")
    package static let unknownType = DiagnosticCode("unknown-type", .warning, .invalid, "{key} is no type of message that the vendor documents; it was read as one of the app's own.")
    package static let unpushedBecameSilent = DiagnosticCode("unpushed-became-silent", .warning, .approximated, "{key} keeps the message from offline recipients. It became a silent message: there is no push, as before, but offline recipients find the message later.")
    package static let unpushedIsSilent = DiagnosticCode("unpushed-is-silent", .warning, .approximated, "{key} keeps the message from offline recipients. The message is silent at the target, as it is at the source, but offline recipients find it later.")
    package static let voidForSeveral = DiagnosticCode("void-for-several", .warning, .ignored, "{key} is void in a message to more than one group. Send one message to each group.")
}
