// Made from Mappings/diagnostics.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

package import PushModel

extension DiagnosticCode {
    /// The arguments are the later identifier, the earlier one, and what both become. Reading G25.
    package static let accountsCollide = DiagnosticCode("accounts-collide", .warning, .dropped, "{key} has {0}, which differs from {1} only in case. The target ignores case, so both become {2}: each of these users may get what was meant for the other. Rename one of them before the move.")
    package static let alertMemberLeftOut = DiagnosticCode("alert-member-left-out", .error, .dropped, "{key} is a member of the alert that the target has no place for; it was left out.")
    /// The arguments are whose phones have it, and the target, or its shape where its other shapes have the setting.
    package static let androidAlertLost = DiagnosticCode("android-alert-lost", .warning, .dropped, "{key} decides how {0} alert people, and {1} has no such setting; it was left out. Set a default in the target's console, if it has one.")
    /// The arguments are whose phones have it, and the target, or its shape where its other shapes have the setting.
    package static let androidClassLost = DiagnosticCode("android-class-lost", .warning, .dropped, "{key} is the class by which {0} limit messages a day, and {1} has no such setting; it was left out. Set a default in the target's console, if it has one.")
    /// The argument is the name of the key that is missing.
    package static let argumentsWithoutKey = DiagnosticCode("arguments-without-key", .warning, .ignored, "{key} means nothing without {0}, and was left out. Add {0}.")
    package static let badgeCapsDiffer = DiagnosticCode("badge-caps-differ", .warning, .approximated, "{key} differs between the two vendors. Let both cap at the same number.")
    /// The argument is the badge of the first message.
    package static let badgeNotReported = DiagnosticCode("badge-not-reported", .warning, .dropped, "{key} cannot be reported: the new vendor's server counts for itself, from 0. Until the user has opened the app, write a badge into each message, {0} into the first.")
    package static let bodyBehindMembersText = DiagnosticCode("body-behind-members-text", .info, .ignored, "{key} was left out, because the push is forced on everyone, and everyone reads the text for the members instead.")
    package static let builtInTextWritten = DiagnosticCode("built-in-text-written", .warning, .approximated, "The source shows no text, and the target always shows one, so the target's built-in text was written.")
    /// Reading E14.
    package static let callDoesNotRing = DiagnosticCode("call-does-not-ring", .warning, .approximated, "{key} rings as a call at the source, and is an ordinary push at the target. If the app takes calls, set policies.voip in the target's profile.")
    /// Reading E14.
    package static let callLeftOut = DiagnosticCode("call-left-out", .info, .ignored, "{key} does not ring at the source, and would at the target; it was left out. If the app takes calls, set policies.voip in the source's profile.")
    /// Readings G15 and G17.
    package static let capitalsInAccount = DiagnosticCode("capitals-in-account", .info, .repaired, "{key} has capital letters in an account ID. The target stores account IDs in lower case, so it was written in lower case. Check that no other user has that ID.")
    /// Reading C25.
    package static let commandWithoutAction = DiagnosticCode("command-without-action", .error, .dropped, "{key} is a command. The target's commands need an action, which the source's does not have in a form that can be converted, so nothing was written. Send the command with an action of your own.")
    package static let conditionInOtherWords = DiagnosticCode("condition-in-other-words", .error, .dropped, "{key} names an audience that the target does not have. Without it more people would get the push, so nothing was written. Name the receivers.")
    /// Reading C17.
    package static let contentBecameData = DiagnosticCode("content-became-data", .info, .approximated, "{key} was written into the data of a custom message, under the neutral names. The app must read it from there.")
    package static let contentBecameText = DiagnosticCode("content-became-text", .info, .approximated, "{key} contains values that are not texts, and the target takes texts alone. They were written as JSON in texts, which the app must parse.")
    /// Reading C18; the argument is the fields of the body.
    package static let contentMissing = DiagnosticCode("content-missing", .warning, .approximated, "{key} lacks {0}, which the target requires in such a message. Add the value before you send the call.")
    package static let conversationGivesWay = DiagnosticCode("conversation-gives-way", .info, .ignored, "{key} is not used: the receivers of the direct message override it.")
    package static let countOfSource = DiagnosticCode("count-of-source", .info, .ignored, "{key} is the source's count; the target's server counts for itself.")
    /// The argument is the default (reading G2).
    package static let defaultWritten = DiagnosticCode("default-written", .info, .defaulted, "{key} is not set. The source's default, {0}, was written, because the target's is another.")
    package static let displayHidesWrittenWords = DiagnosticCode("display-hides-written-words", .warning, .approximated, "{key} hides every text here, those too that a sender writes for the push. No setting changes that.")
    /// Reading C14.
    package static let displayShowsWrittenWords = DiagnosticCode("display-shows-written-words", .warning, .approximated, "{key} hides built-in texts only; a title and a text that a sender writes for the push are shown here. Keep hidden words out when you convert messages.")
    /// The argument is the member.
    package static let echoMoved = DiagnosticCode("echo-moved", .warning, .approximated, "{key} was repeated as {0} at the root of what the app gets, and is no longer there.")
    package static let elementTextMoved = DiagnosticCode("element-text-moved", .warning, .approximated, "{key} contains a push text in the element itself. It became the push text of the message.")
    package static let emptyGroup = DiagnosticCode("empty-group", .warning, .defaulted, "The group has no member whom the message reaches. Check the group's members, and those whom the message names or leaves out; its sender gets no push.")
    package static let emptyRecipientsFile = DiagnosticCode("empty-recipients-file", .warning, .defaulted, "The message is for everyone in the recipients file, and the file is empty. Add the recipients.")
    package static let forceBreaksMute = DiagnosticCode("force-breaks-mute", .warning, .approximated, "{key} silenced this push before. A forced push overrides it here. Force only what must ring.")
    /// Reading G7.
    package static let forceBreaksQuietHours = DiagnosticCode("force-breaks-quiet-hours", .warning, .approximated, "{key} silenced this push before. A forced push overrides it here. Force only what must ring at night.")
    /// The arguments are what force overrides at the target, and at the source (readings G7, C7).
    package static let forceOverridesOther = DiagnosticCode("force-overrides-other", .warning, .approximated, "{key} forces the push, which overrides {0} at the target, and {1} at the source.")
    package static let generationLost = DiagnosticCode("generation-lost", .warning, .dropped, "{key} has no counterpart: the new vendor words pushes in its own way.")
    package static let groupNameInDirectMessage = DiagnosticCode("group-name-in-direct-message", .info, .ignored, "{key} has no effect in a direct message, and was left out.")
    package static let halfTemplate = DiagnosticCode("half-template", .warning, .invalid, "{key} is half a template, and was left out. Give name, title and content, or spell all of it as the vendor's REST interface does.")
    package static let hiddenByMentionText = DiagnosticCode("hidden-by-mention-text", .info, .ignored, "{key} is not shown: mentioned members see the mention text instead.")
    package static let hiddenByTemplate = DiagnosticCode("hidden-by-template", .info, .ignored, "{key} is not shown: the template that the message names overrides it.")
    package static let hiddenFromSome = DiagnosticCode("hidden-from-some", .info, .approximated, "{key} is shown to everyone by the source; the target hides it from people who hide details.")
    /// RC 7.
    package static let hiddenTitle = DiagnosticCode("hidden-title", .info, .ambiguous, "The recipient hides details, and no document says what becomes of the title then; it was left out. Check it on a device.")
    package static let hiddenWordsCovered = DiagnosticCode("hidden-words-covered", .warning, .dropped, "{key} is hidden by the source from people who hide details, and the target would show it; a built-in text was written in its place, as asked.")
    package static let hiddenWordsLeftOut = DiagnosticCode("hidden-words-left-out", .warning, .dropped, "{key} is hidden by the source from people who hide details, and the target cannot hide it; it was left out, as asked.")
    package static let hiddenWordsShown = DiagnosticCode("hidden-words-shown", .warning, .approximated, "{key} is hidden by the source from recipients who hide details, and the target shows it. Give the target's profile the templates detail, with {0} as title and content, and default, with fixed texts. Or do not convert hidden texts.")
    package static let hiddenWordsShownToAll = DiagnosticCode("hidden-words-shown-to-all", .warning, .approximated, "{key} is hidden by the source from people who hide details, and the target hides nothing. Keep hidden words out of the conversion.")
    /// The arguments are the kind, the ID, and what the target takes.
    package static let identifierImpossible = DiagnosticCode("identifier-impossible", .warning, .invalid, "{key} has the {0} {1}. The target does not take this ID: it takes {2}. Give it another ID with --ids.")
    /// The arguments are the kind, and the ID.
    package static let identifierKept = DiagnosticCode("identifier-kept", .warning, .defaulted, "{key} has the {0} {1}, which has no new ID, so its ID is kept. Add it to the file of IDs if the target has another ID for it.")
    package static let identifierLeftOut = DiagnosticCode("identifier-left-out", .warning, .approximated, "The identifier of the sender or the group, which the source shows before the text, is not written out. Give the sender a name in the profile's senders.")
    /// The arguments are the kind, the ID that is kept, and the old ID of the other.
    package static let identifierTaken = DiagnosticCode("identifier-taken", .warning, .dropped, "{key} has the {0} {1}, whose ID is kept. But {2} gets the same ID at the target, so both become one. Add {1} to the file of IDs.")
    /// The arguments are the kind, the first ID, and how many more there are.
    package static let identifiersKept = DiagnosticCode("identifiers-kept", .warning, .defaulted, "{key} has the {0} {1} and {2} more without a new ID, so their IDs are kept. Add them to the file of IDs if the target has other IDs for them.")
    package static let keysBecomeData = DiagnosticCode("keys-become-data", .info, .approximated, "{key} contains keys for the push at the target. The target's server passes keys that it does not know to the app.")
    /// The argument is the kind at the source.
    package static let kindBecameCustom = DiagnosticCode("kind-became-custom", .warning, .approximated, "{key} is {0}, for which the target's documents have no type in messages that are sent. The message became a custom message.")
    /// The arguments are the old language and the new one.
    package static let languageLost = DiagnosticCode("language-lost", .warning, .dropped, "{key} is {0}, and the new vendor's built-in texts are in {1}.")
    package static let leftBadgeIsUncounted = DiagnosticCode("left-badge-is-uncounted", .info, .approximated, "{key} leaves the icon as it is; at the target the push does not count, so the icon shows the unread messages before it.")
    /// TX 36.
    package static let liveActivityLeftOut = DiagnosticCode("live-activity-left-out", .warning, .dropped, "{key} updates a Live Activity, which is a push of its own and was not made. Send it through the vendor.")
    /// The arguments are the identifier's bytes and Apple's limit (reading G12).
    package static let longCollapseID = DiagnosticCode("long-collapse-id", .warning, .overLimit, "{key} is a collapse identifier of {0} bytes, and Apple takes {1}; it was cut. Send a shorter one.")
    /// TX 1.
    package static let madeTextBesideTitle = DiagnosticCode("made-text-beside-title", .info, .ambiguous, "{key} is the title above a text that the server builds from the message. That text lacks the sender's name, by policies.namesBesideTitle. Send a text too.")
    /// TX 21.
    package static let madeTitle = DiagnosticCode("made-title", .info, .ambiguous, "The title was made of a name, as policies.madeTitle says. Send a title, or set the policy.")
    /// LC 8.
    package static let mayBeDirect = DiagnosticCode("may-be-direct", .warning, .ambiguous, "{key} names a conversation whose members are unknown, so it was written as a group. One with two members is a direct conversation: add it to the groups file.")
    /// Mentions and directed templates have no effect there (reading C13).
    package static let membersInDirectMessage = DiagnosticCode("members-in-direct-message", .info, .ignored, "{key} is for members of a group, and has no effect in a direct message.")
    package static let membersListed = DiagnosticCode("members-listed", .warning, .approximated, "{key} gives some members words of their own; at the target they are listed, and count as mentioned.")
    /// The argument is the member in which the app finds its data now.
    package static let membersMoved = DiagnosticCode("members-moved", .warning, .approximated, "{key} puts members at the payload's root, and they are in {0} now. The app must look there too.")
    package static let membersOfNobody = DiagnosticCode("members-of-nobody", .error, .dropped, "{key} limits the message to members, and no name in it can be read. The message reaches no recipient; nothing was written. Name the members.")
    package static let membersTitleLost = DiagnosticCode("members-title-lost", .warning, .approximated, "{key} gives some members words of their own; the target has one title for everyone, so they read that title.")
    package static let membersWordsLost = DiagnosticCode("members-words-lost", .error, .dropped, "{key} gives some members words of their own, which the target cannot show here; they read what everyone reads.")
    /// RC 4.
    package static let mentionTextForAll = DiagnosticCode("mention-text-for-all", .info, .ambiguous, "{key} is shown to people whom the message does not mention, as policies.mentionTextFor says. Set the policy if only those mentioned should read it.")
    package static let missingArguments = DiagnosticCode("missing-arguments", .warning, .defaulted, "{key} lacks an argument for a placeholder of the template, which shows as nothing. Send every argument.")
    /// The argument is the names of the counts.
    package static let missingBadgeCount = DiagnosticCode("missing-badge-count", .warning, .invalid, "{key} lacks the number on the icon, so there is no baseline. Give an integer for {0}, 0 for none.")
    package static let missingReceiver = DiagnosticCode("missing-receiver", .warning, .defaulted, "The message names no receiver. Add one to what was written before you send it.")
    package static let missingSender = DiagnosticCode("missing-sender", .warning, .defaulted, "The message names no sender. Add one to what was written before you send it.")
    /// The argument is the zone: the one in which the source reads times, else the target's, else UTC.
    package static let missingZone = DiagnosticCode("missing-zone", .info, .defaulted, "{key} has no time zone; its clock times were taken as {0}. Give the line a timeZone.")
    package static let mutableSwitchLost = DiagnosticCode("mutable-switch-lost", .warning, .dropped, "{key} has no counterpart: each message has to say that the app may change it.")
    package static let muteSilencesForce = DiagnosticCode("mute-silences-force", .warning, .approximated, "{key} silences a forced push here too, and gave way to it before. No setting changes that.")
    package static let nameInTitle = DiagnosticCode("name-in-title", .warning, .defaulted, "{key} is not set, and the target's server shows the name of the sender or the group there, which the source does not. Write a title.")
    package static let nameMissing = DiagnosticCode("name-missing", .warning, .defaulted, "{key} is not set, and the source's server shows the name of the sender or the group there, which the target does not. Write a title, or name the sender in the profile's senders.")
    package static let nameStandsInText = DiagnosticCode("name-stands-in-text", .info, .approximated, "{key} is written in the text now, because the target has no key for it.")
    package static let nameWrittenOut = DiagnosticCode("name-written-out", .info, .approximated, "{key} is not set: the source's server shows the name of the sender or group there. That name was written as fixed text. It does not follow a rename, and is the same for all recipients.")
    package static let namedOtherwise = DiagnosticCode("named-otherwise", .warning, .approximated, "The target names the sender or the group in its own way before the text. Name the sender in the profile's senders.")
    package static let namesNobody = DiagnosticCode("names-nobody", .warning, .defaulted, "The message names no receiver, so it reaches no recipient. Name its receivers in the message.")
    /// The arguments are the new vendor's default and the old one's (reading G2).
    package static let noDefaultForEverybody = DiagnosticCode("no-default-for-everybody", .warning, .dropped, "{key} cannot be set for everybody: users who set none have the vendor's {0}. Give this profile to settings convert, which writes {1} out for each.")
    /// The arguments are whose phones have it, and the target, or its shape where its other shapes have the setting. Reading C9.
    package static let noPlatformSetting = DiagnosticCode("no-platform-setting", .info, .dropped, "{key} is a setting for {0}, and {1} has no such setting; it was left out.")
    package static let noTemplate = DiagnosticCode("no-template", .warning, .invalid, "{key} is no template of a profile file, and the vendor has none of its own; it was left out.")
    package static let notForEveryone = DiagnosticCode("not-for-everyone", .error, .dropped, "{key} sends to every user of the app, which the target does with another call. Nothing was written. Use the target's broadcast call, or name the receivers.")
    package static let noticeBecameTip = DiagnosticCode("notice-became-tip", .warning, .approximated, "{key} is a notice, which only the target's servers write. The message became a tip, which the target shows as a grey line.")
    package static let notificationBecameCommand = DiagnosticCode("notification-became-command", .warning, .approximated, "{key} is a custom notification, which became a command with the notification's data.")
    package static let notificationBecameMessage = DiagnosticCode("notification-became-message", .warning, .approximated, "{key} is a custom notification, which became a custom message; the target keeps it in the conversation.")
    package static let offlinePushLeft = DiagnosticCode("offline-push-left", .info, .dropped, "{key} has no counterpart: the new vendor shows its own text for a message without push content. convert writes this content into each such message; let the app's backend do the same.")
    package static let oldAppKey = DiagnosticCode("old-app-key", .info, .dropped, "{key} belongs to the app at the old vendor. Give the profile the key that the new vendor's console shows.")
    /// Reading OI 8.
    package static let onlineOnlyMadeSilent = DiagnosticCode("online-only-made-silent", .info, .defaulted, "{key} was set too. The target's server may push a message that is for online recipients only, and the source's does not.")
    package static let onlyForEveryone = DiagnosticCode("only-for-everyone", .error, .dropped, "{key} says whom the message is for, and the shape is for everyone who uses the app; nothing was written. Give no target shape.")
    package static let onlySender = DiagnosticCode("only-sender", .warning, .defaulted, "The message is for everyone in the recipients file, and only its sender is there, or those whom it leaves out. Nothing is pushed. Add the recipients.")
    package static let otherPlatformsMembersTextLost = DiagnosticCode("other-platforms-members-text-lost", .info, .dropped, "{key} was left out: the alert for Apple decides, and the target has no text for these members on other platforms.")
    package static let otherPlatformsTextLost = DiagnosticCode("other-platforms-text-lost", .warning, .ambiguous, "{key} is a text for other platforms, and differs from the alert for Apple. The target has one text for all; the alert's was written.")
    package static let otherPlatformsTextMissing = DiagnosticCode("other-platforms-text-missing", .warning, .defaulted, "The message has no text for other platforms; at the target they show the alert's.")
    package static let ownTextShown = DiagnosticCode("own-text-shown", .warning, .approximated, "{key} is shown by the target to people who see details, and was not shown by the source. Convert with the preference screen to keep it from them.")
    package static let partsJoined = DiagnosticCode("parts-joined", .info, .approximated, "{key} are several texts, which the target takes as one.")
    package static let partsLeftOut = DiagnosticCode("parts-left-out", .warning, .dropped, "{key} are more than texts. The push keeps the words of all; of the message only the texts are converted. Send the others as messages of their own.")
    /// The argument is the template's name.
    package static let placeholdersOfOldVendor = DiagnosticCode("placeholders-of-old-vendor", .warning, .dropped, "{key} contains the template {0}, and the new vendor would show its placeholders unchanged; it was left out. Write a template in the new console.")
    package static let platformSettingTaken = DiagnosticCode("platform-setting-taken", .info, .dropped, "{key} was left out: another key of the message has another value for the same setting, which was written.")
    /// The argument is the names of the policies.
    package static let policiesLost = DiagnosticCode("policies-lost", .info, .dropped, "{key} say how the old vendor works ({0}); the new profile has its vendor's own. Verify your messages to see what that changes.")
    package static let pushNotCounted = DiagnosticCode("push-not-counted", .warning, .approximated, "{key} raises the icon's number at the source, and the target's push leaves the icon unless it says a number. Give the number as the badge.")
    /// Reading C19.
    package static let pushUncertain = DiagnosticCode("push-uncertain", .warning, .ambiguous, "{key} is of a message without a push text, and no document says whether the vendor pushes it. translate makes no push of it; convert lets the target push it. Send a test message, or give the push a text.")
    package static let pushWithoutMessage = DiagnosticCode("push-without-message", .error, .dropped, "{key} is a push without a message, and convert writes only messages for the target. Send it with a push call of the target.")
    package static let quietHoursSilenceForce = DiagnosticCode("quiet-hours-silence-force", .warning, .approximated, "{key} silences a forced push here too, and gave way to it before. No setting changes that.")
    /// Reading N1.
    package static let recallByServerID = DiagnosticCode("recall-by-server-id", .warning, .ambiguous, "{key} has only the server's message ID. The recall replaces the notification only if both have the same apns-collapse-id. Send the client's message ID.")
    package static let recallNamesOldMessage = DiagnosticCode("recall-names-old-message", .warning, .approximated, "{key} is the source's identifier of the message to withdraw, which the target does not know. Write the target's, and when that message was sent where the call asks for it.")
    package static let receiversGiveWay = DiagnosticCode("receivers-give-way", .info, .ignored, "{key} is not used: the conversation's identifier names the group or room.")
    package static let refusedMessage = DiagnosticCode("refused-message", .error, .dropped, "The source refused or deleted this message, so it was not converted.")
    package static let repeatedMember = DiagnosticCode("repeated-member", .info, .repaired, "{key} names a member twice, who was written once.")
    package static let repeatedReceiver = DiagnosticCode("repeated-receiver", .info, .repaired, "{key} names a receiver twice, who gets one message.")
    /// The argument is the template's name.
    package static let repeatedTemplate = DiagnosticCode("repeated-template", .warning, .ambiguous, "{key} has the template {0} a second time, with other words; the later one was taken.")
    package static let saidOfEveryPush = DiagnosticCode("said-of-every-push", .info, .ignored, "{key} need not be said at the target, which does so with every push; it was left out.")
    package static let separatorsLost = DiagnosticCode("separators-lost", .warning, .dropped, "{key} have no counterpart: the target writes its own between name and text.")
    package static let serversWordsDiffer = DiagnosticCode("servers-words-differ", .warning, .defaulted, "The sender gives the push no text, and the two servers show different words in its place. Convert with the preference screen to show the source's.")
    /// The arguments are the shape taken, and the others that fit.
    package static let severalShapes = DiagnosticCode("several-shapes", .info, .ambiguous, "The line was read as {0}, and fits {1} too.")
    /// The same, and what the caller offers to be sure.
    package static let severalShapesNamed = DiagnosticCode("several-shapes-named", .info, .ambiguous, "The line was read as {0}, and fits {1} too. {2}.")
    /// The arguments are the payload's bytes and Apple's limit.
    package static let shortenedText = DiagnosticCode("shortened-text", .warning, .overLimit, "{key} was shortened, for the payload had {0} bytes and Apple takes {1}. Shorten the text or the custom data.")
    package static let shownOnlyWithText = DiagnosticCode("shown-only-with-text", .error, .dropped, "{key} is shown by the target only in an alert with the message's text, which an extension alone lacks; it was left out. Convert the complete message.")
    /// Silence both times (reading C13).
    package static let silenceAsNamelessSound = DiagnosticCode("silence-as-nameless-sound", .info, .repaired, "{key} asks for no sound, which is written as a sound without a name; that is silent too.")
    /// The app did not say that it takes calls (reading E14).
    package static let silentCall = DiagnosticCode("silent-call", .info, .ambiguous, "{key} may mean a call or the record of one. It was read as an ordinary alert, although a device could ring. Set policies.voip if calls should ring.")
    package static let targetSaysOtherwise = DiagnosticCode("target-says-otherwise", .info, .ambiguous, "{key} says something else than the target's own profile, which was kept where both speak.")
    /// Reading C18.
    package static let templateMissing = DiagnosticCode("template-missing", .warning, .defaulted, "{key} names the template {0}, which the target's profile lacks. Create it in the target's console, and add it to the profile.")
    package static let templateUnused = DiagnosticCode("template-unused", .info, .ignored, "{key} fills no template of the source's profile, and was left out.")
    package static let templateWrittenOut = DiagnosticCode("template-written-out", .warning, .approximated, "{key} is written out as the words that the source's profile makes of it now. Convert again when the template changes.")
    /// The argument is the kind that the message became (reading E16).
    package static let textLeftOut = DiagnosticCode("text-left-out", .error, .dropped, "{key} was left out, because a message of the kind {0} has no text. Send a text message for it.")
    package static let textTypeLost = DiagnosticCode("text-type-lost", .warning, .approximated, "{key} is a type of text that the target does not have, such as Markdown. It became plain text, with the marks that the sender wrote.")
    package static let textUnknown = DiagnosticCode("text-unknown", .info, .defaulted, "The target shows a message's text only where the push has it too, and an extension alone does not contain it. Write the text as the push's text when you know it.")
    package static let textsLost = DiagnosticCode("texts-lost", .warning, .dropped, "{key} have no counterpart: the target writes its own built-in texts.")
    package static let tipBecameNotice = DiagnosticCode("tip-became-notice", .info, .approximated, "{key} is a tip without a push, which became a notice; the target shows it as a grey line.")
    /// The title is a built-in one (reading C11).
    package static let titleAdded = DiagnosticCode("title-added", .info, .defaulted, "{key} is not set, and the target's server shows its built-in title. Write a title, or change it in the texts of the target's profile.")
    package static let titleAsBody = DiagnosticCode("title-as-body", .info, .ambiguous, "{key} has no content beside it and was read as the text, by policies.legacyTitleIsBody. Send a content too.")
    /// TX 30.
    package static let titleAsCaller = DiagnosticCode("title-as-caller", .info, .ambiguous, "{key} is the caller's name, which is not in the alert of a call. Check that the app reads it from there.")
    package static let titleMissing = DiagnosticCode("title-missing", .info, .defaulted, "{key} is not set; the source's server shows its built-in title, and the target has none.")
    package static let titleTurnedOff = DiagnosticCode("title-turned-off", .info, .ignored, "{key} is not shown, because the message turns its title off.")
    /// TX 28.
    package static let topicsGroup = DiagnosticCode("topics-group", .info, .ambiguous, "{key} names the group of a topic; settings that the topic lacks were read from the group. Give the topic's own settings, members and name.")
    package static let uncountedLeavesBadge = DiagnosticCode("uncounted-leaves-badge", .info, .approximated, "The push does not count at the source, which writes the number of unread messages. At the target the push has no badge, so the icon keeps its number.")
    /// Reading G20.
    package static let unknownAudience = DiagnosticCode("unknown-audience", .warning, .defaulted, "The message is for users of a condition, such as tags, and no known recipient meets it, so it reaches no recipient. If it names tags, add them to the recipients file.")
    package static let unknownGroup = DiagnosticCode("unknown-group", .warning, .defaulted, "The members of the group are unknown, so the message was pushed to no recipient. Add the group to the groups file.")
    /// TX 2.
    package static let unknownGroupName = DiagnosticCode("unknown-group-name", .info, .defaulted, "The group's name is unknown, so it is not behind the sender's. Name the group in the groups file, or in the profile.")
    package static let unknownLanguage = DiagnosticCode("unknown-language", .info, .ignored, "{key} names a language without known built-in texts; the vendor's own are used.")
    package static let unknownManagers = DiagnosticCode("unknown-managers", .info, .ambiguous, "The recipient hears only managers in this group, and its managers are unknown, so the push was made. List the group's managers in the groups file.")
    package static let unknownMember = DiagnosticCode("unknown-member", .warning, .dropped, "{key} is no member of a line of settings, and was left out. Check its spelling.")
    /// Reading C9.
    package static let unknownPlatformSetting = DiagnosticCode("unknown-platform-setting", .info, .dropped, "{key} is a setting for other platforms that the tables do not list; it was left out.")
    package static let unknownRecipient = DiagnosticCode("unknown-recipient", .info, .defaulted, "The recipients file lacks this recipient, who has the vendor's defaults and no device.")
    package static let unknownSetting = DiagnosticCode("unknown-setting", .info, .ignored, "{key} is no member of a profile, and was ignored.")
    package static let unknownTemplate = DiagnosticCode("unknown-template", .warning, .ignored, "{key} names a template that the profile lacks, so the next lower level words the notification. Add the template to the profile.")
    package static let unnoticedBecameSilent = DiagnosticCode("unnoticed-became-silent", .warning, .approximated, "The source sends no visible push for this message, but the target would. It was written as a silent message.")
    package static let unsendableCollapseID = DiagnosticCode("unsendable-collapse-id", .warning, .invalid, "{key} is a collapse identifier with control characters, which are not allowed in a header; it was left out. Send one without them.")
    /// Nobody read it before (reading E17).
    package static let unshownAtSource = DiagnosticCode("unshown-at-source", .warning, .ignored, "{key} is not shown by the source, whose alert is one string and has one text, so it is not converted. Choose a later generation in the source's profile.")
    package static let unshownAtTarget = DiagnosticCode("unshown-at-target", .warning, .dropped, "{key} was written, and the target does not show it: its alert is one string with one text. Choose a later generation in the target's profile.")
    /// RC 3.
    package static let untitledGroup = DiagnosticCode("untitled-group", .info, .defaulted, "The group's name is unknown, so there is no title. Name the group in the groups file, or in the profile.")
    /// Reading C18.
    package static let uploadNeeded = DiagnosticCode("upload-needed", .warning, .approximated, "{key} names a file that the target does not store. Upload the file there, and write the new address before you send the call.")
    /// The arguments are the target's policy and the source's.
    package static let usualBadgesDiffer = DiagnosticCode("usual-badges-differ", .warning, .approximated, "{key} is not set, and policies.defaultBadge is {0} at the target and {1} at the source. Set a badge, or let the policies be the same.")
    /// The argument is Apple's keys.
    package static let usualKeysAdded = DiagnosticCode("usual-keys-added", .info, .defaulted, "The target's server adds {0} to the push by itself, which the source's does not. Check what the app does with it.")
    /// The argument is Apple's keys.
    package static let usualKeysMissing = DiagnosticCode("usual-keys-missing", .info, .defaulted, "The source's server adds {0} to the push by itself, which the target's does not. If the app needs it, write it.")
    package static let usualSoundSilenced = DiagnosticCode("usual-sound-silenced", .info, .defaulted, "{key} is not set. The source plays no sound and the target plays one with every push, so silence was written.")
    /// The argument is the sound.
    package static let usualSoundWritten = DiagnosticCode("usual-sound-written", .info, .defaulted, "{key} is not set. The source plays {0} with every push and the target plays none, so {0} was written.")
    /// The arguments are the sounds, empty for none.
    package static let usualSoundsDiffer = DiagnosticCode("usual-sounds-differ", .warning, .approximated, #"{key} is not set, and policies.defaultSound is "{0}" at the target and "{1}" at the source. Set a sound, or let the policies be the same."#)
    /// The argument is the zone (TX 38).
    package static let usualZone = DiagnosticCode("usual-zone", .info, .defaulted, "The recipient's quiet hours name no timeZone and were taken in {0}, as policies.quietZone says. Name their zone.")
    /// TX 26.
    package static let vendorsUnread = DiagnosticCode("vendors-unread", .info, .ambiguous, "{key} was read as the badge, since the recipient's unread count is unknown. Give unread in the recipients file.")
    package static let wakeUpBecameSilent = DiagnosticCode("wake-up-became-silent", .error, .dropped, "{key} only wakes the app at the source, and the target's push would show words and sound, so the message was made silent. Wake the app otherwise.")
    package static let wakeUpLeftOut = DiagnosticCode("wake-up-left-out", .error, .dropped, "{key} would make a push at the target that shows nothing, so it was left out. Send a push of its own to wake the app.")
    package static let wakeUpShowsWords = DiagnosticCode("wake-up-shows-words", .error, .dropped, "{key} only wakes the app at the source; the target's push shows words, too. Do not push it, or wake the app otherwise.")
    /// The argument is the reason for which the push was held back (reading G7).
    package static let weakForce = DiagnosticCode("weak-force", .info, .ambiguous, "{key} forces the push, which was suppressed all the same, since policies.forceOverrides does not list {0}. List it there if force should override it.")
    /// With messages that are judged at their own time (reading G19).
    package static let withoutTime = DiagnosticCode("without-time", .info, .defaulted, "The message has no time that can be read, so quiet times were checked at the time when it was read. Give it a timestamp, or name one time for all messages.")
    /// An alert that is one string has one text (reading E5).
    package static let wordsBesideString = DiagnosticCode("words-beside-string", .warning, .dropped, "{key} is not shown, for the alert is one string and has one text. Choose a later generation in the profile.")
    package static let wordsOfUnseenPush = DiagnosticCode("words-of-unseen-push", .info, .ignored, "{key} is written in another key or left out; the message has no push, before or after.")
    /// TX 7.
    package static let wordsOfWakeUp = DiagnosticCode("words-of-wake-up", .warning, .dropped, "{key} is not shown, for the push only wakes the app. Send it as a push of its own.")
    package static let wordsUnknown = DiagnosticCode("words-unknown", .warning, .approximated, "{key} is built by the source from the message's text or sender, which an extension alone lacks; it was left out. Convert the complete message, or add the text.")
    /// The argument is the shape.
    package static let wouldBePushed = DiagnosticCode("would-be-pushed", .error, .dropped, "{key}: the source sends no visible push for this message, but the target would, and {0} cannot be silent. Nothing was written. Choose another shape, or do not send this message.")
    /// What `0:0-0:0` means depends on who set it (reading G9).
    package static let zeroInterval = DiagnosticCode("zero-interval", .info, .ambiguous, "The recipient's quiet interval from 0:0 to 0:0 is off when a client set it, and all day when REST did; policies.zeroQuietInterval decided. Leave the interval out, or set the policy.")
}
