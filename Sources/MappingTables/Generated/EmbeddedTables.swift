// Made from Mappings/easemob.tsv, Mappings/nim.tsv, Mappings/tencent.tsv, Mappings/rongcloud.tsv, Mappings/easemob-settings.tsv, Mappings/nim-settings.tsv, Mappings/tencent-settings.tsv, Mappings/rongcloud-settings.tsv, Mappings/apns.tsv, Mappings/rules.tsv, Mappings/rejections.tsv, Mappings/profiles.tsv, Mappings/limits.tsv, Mappings/platforms.tsv, Mappings/outcomes.tsv, Mappings/webhooks.tsv, Mappings/fields.tsv, Mappings/vendors.tsv, Mappings/shapes.tsv, Mappings/losses.tsv, Mappings/effects.tsv, Mappings/words.tsv, Mappings/lost-settings.tsv, Mappings/diagnostics.tsv, Mappings/readings.tsv, Mappings/sources.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

/// The files of `Mappings/` as they were when the program was built.
enum EmbeddedTables {
    /// The text of a file; empty for a name that is none of them.
    static func text(of file: String) -> String {
        switch file {
        case "easemob.tsv": easemobText + "\n"
        case "nim.tsv": nimText + "\n"
        case "tencent.tsv": tencentText + "\n"
        case "rongcloud.tsv": rongcloudText + "\n"
        case "easemob-settings.tsv": easemobSettingsText + "\n"
        case "nim-settings.tsv": nimSettingsText + "\n"
        case "tencent-settings.tsv": tencentSettingsText + "\n"
        case "rongcloud-settings.tsv": rongcloudSettingsText + "\n"
        case "apns.tsv": apnsText + "\n"
        case "rules.tsv": rulesText + "\n"
        case "rejections.tsv": rejectionsText + "\n"
        case "profiles.tsv": profilesText + "\n"
        case "limits.tsv": limitsText + "\n"
        case "platforms.tsv": platformsText + "\n"
        case "outcomes.tsv": outcomesText + "\n"
        case "webhooks.tsv": webhooksText + "\n"
        case "fields.tsv": fieldsText + "\n"
        case "vendors.tsv": vendorsText + "\n"
        case "shapes.tsv": shapesText + "\n"
        case "losses.tsv": lossesText + "\n"
        case "effects.tsv": effectsText + "\n"
        case "words.tsv": wordsText + "\n"
        case "lost-settings.tsv": lostSettingsText + "\n"
        case "diagnostics.tsv": diagnosticsText + "\n"
        case "readings.tsv": readingsText + "\n"
        case "sources.tsv": sourcesText + "\n"
        default: ""
        }
    }
}

private let easemobText = #"""
id	shape	path	type	field	relation	transform	draft	rank	evidence	presence	rest	writes	also	strip	sample	expect	sources	note
EM-001	*	ext	object	-	container	object	-	30	object:ext decorated:decoration	-	extension	-	extension	-	-	-	EXT REST-MSG	The sender decorates a message here; keys no row knows are the app's own extension.
EM-002	*	ext.em_apns_ext	object|string	-	container	object	-	40	-	-	appData	yes	-	-	-	-	EXT OLD1 SEED002	Presentation on iOS; a string that is no JSON object is application data.
EM-003	*	ext.em_apns_ext.em_push_title	string	alert.title	equivalent	words	-	2	-	-	-	yes	-	always	"Ada"	"Ada"	IOS-DISP AG-IOS SEED002	The 2017 generation shows it as the whole alert.
EM-004	*	ext.em_apns_ext.em_push_content	string	alert.body	equivalent	words	-	2	-	-	-	yes	-	always	"Noon?"	"Noon?"	IOS-DISP OLD1	The text a sender writes for the notification.
EM-005	*	ext.em_apns_ext.em_alert_subTitle	string	alert.subtitle	equivalent	words	-	-	-	-	-	yes	-	-	"re: lunch"	"re: lunch"	IOS-DISP EXT EXT-EN	The capital T is the vendor's; the only place for a subtitle.
EM-006	*	ext.em_apns_ext.em_push_name	string	alert.title	related	words	-	4	-	-	-	-	-	always	"Ada"	"Ada"	ISS OLDREST	An older title key; the last resort when reading, never written.
EM-007	*	ext.em_apns_ext.em_alert_title	string	alert.title	related	words	-	3	-	-	-	-	-	-	"Ada"	"Ada"	IOS-DISP	The name of 2022 and 2023; em_push_title wins, never written.
EM-008	*	ext.em_apns_ext.em_alert_body	string	alert.body	related	words	-	3	-	-	-	-	-	-	"Noon?"	"Noon?"	IOS-DISP	The name of 2022 and 2023; em_push_content wins, never written.
EM-009	*	ext.em_apns_ext.em_push_category	string	category	equivalent	words	-	-	-	-	-	yes	-	-	"INVITE"	"INVITE"	EXT OLD1	An empty string means that no category is set.
EM-010	*	ext.em_apns_ext.em_push_mutable_content	boolean	isMutable	equivalent	flag	-	-	-	-	-	yes	-	-	true	true	EXT OLD1	Apple's wire value is the number 1.
EM-011	*	ext.em_apns_ext.em_push_sound	string	sound	narrower	soundFile	-	2	-	-	-	yes	-	-	"ping.caf"	"ping.caf"	EXT OLD1	A file name only: critical sounds and volume cannot be said; an empty string is silence.
EM-012	*	ext.em_apns_ext.em_push_badge	integer|string	badge	equivalent	count	-	-	-	-	-	yes	-	-	37	37	EXT CODE	A fixed number; digits in a string count too. It beats the unread count.
EM-013	*	ext.em_apns_ext.em_push_content_available	integer	isContentAvailable	equivalent	oneOrZero	-	-	-	-	-	yes	-	-	1	true	EXT AG-EXT	1 asks for a background update; one edition says 0, which Apple contradicts.
EM-014	*	ext.em_apns_ext.thread_id	string	threadID	equivalent	words	-	-	-	-	-	yes	-	-	"group-7"	"group-7"	EXT EXT-EN	The one key here without the em_ prefix; not in Agora's table.
EM-015	*	ext.em_apns_ext.em_push_collapse_key	string	collapseID	equivalent	words	-	-	-	-	-	yes	-	-	"order-9"	"order-9"	IOS-EXT AND-EXT RN-EXT	Gone from the newest iOS page; Apple allows 64 bytes.
EM-016	*	ext.em_apns_ext.em_push_type	string	isVoIP	related	voipWord	-	-	-	-	-	-	-	-	"voip"	true	CODE	Seen in code only, beside em_push_ext.type; either one marks a VoIP push.
EM-017	*	ext.em_apns_ext.em_push_title_loc_key	string	alert.titleLocKey	equivalent	words	-	-	-	-	-	yes	-	-	"INVITE_TITLE"	"INVITE_TITLE"	OLD1	Key of a localised title in the app's bundle.
EM-018	*	ext.em_apns_ext.em_push_title_loc_args	array	alert.titleLocArgs	equivalent	arguments	-	-	-	-	-	yes	-	-	["Ada"]	["Ada"]	OLD1	Ignored without its key.
EM-019	*	ext.em_apns_ext.em_push_body_loc_key	string	alert.locKey	equivalent	words	-	-	-	-	-	yes	-	-	"INVITE_BODY"	"INVITE_BODY"	OLD1	Key of a localised body in the app's bundle.
EM-020	*	ext.em_apns_ext.em_push_body_loc_args	array	alert.locArgs	equivalent	arguments	-	-	-	-	-	yes	-	-	["noon"]	["noon"]	OLD1	Ignored without its key.
EM-021	*	ext.em_apns_ext.em_at_list	array|string	mentions	related	audience	-	2	-	-	-	-	-	-	["u2"]	["u2"]	IOS-EXT AND-EXT RN-EXT	Nested variant of 2024; counts only when the root has none, never written.
EM-022	*	ext.em_apns_ext.extern	any	appData	equivalent	filledValue	-	2	-	-	-	yes	-	always	"order 9"	"order 9"	IOS-EXT OLD1 AG-IOS	Becomes payload key e; em_push_ext.custom wins over it.
EM-023	*	ext.em_apns_ext.em_push_ignore_sound	boolean|string	sound	related	silence	-	1	-	-	-	yes	-	-	true	false	CODE	Seen in test code only; taken as a wish for no sound at all.
EM-024	*	ext.em_apns_ext.em_push_channel_id	string	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	always	"chat"	-	OLD1 CODE	An Android channel that apps put here; left out of payload key e.
EM-025	*	ext.em_apns_ext.em_huawei_push_badge_class	string	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	always	"com.example.Main"	-	OLD1 CODE	A Huawei setting that apps put here; left out of payload key e.
EM-026	*	ext.em_apns_ext.em_oppo_push_channel_id	string	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	"chat"	-	CODE	An OPPO channel that apps put here; as a leftover it stays in payload key e.
EM-027	*	ext.em_apns_ext.em_ignore_notification	boolean	-	unmapped	ineffective	-	-	-	-	-	-	-	-	true	-	CODE	Works at the root of ext only.
EM-028	*	ext.em_at_list	array|string	mentions	equivalent	audience	-	1	-	-	-	yes	-	-	["u2"]	["u2"]	EXT IOS-DND AG-IOS	The string all in any case means everyone; another string is one user id.
EM-029	*	ext.em_push_ext	object	-	container	object	-	50	-	-	undocumented	yes	-	-	-	-	EXT AG-EXT	The vendor's platform-neutral settings.
EM-030	*	ext.em_push_ext.title	string	alert.title	equivalent	words	-	1	-	-	-	yes	-	-	"Ada"	"Ada"	EXT FL-EXT AG-EXT	Wins over em_apns_ext.em_push_title.
EM-031	*	ext.em_push_ext.content	string	alert.body	related	words	-	1	-	-	-	-	-	-	"Noon?"	"Noon?"	EXT FL-EXT AG-EXT	Wins over em_apns_ext.em_push_content.
EM-032	*	ext.em_push_ext.custom	any	appData	related	value	-	1	-	-	-	yes	-	-	{"order":9}	{"order":9}	EXT AND-EXT RN-EXT AG-EXT	Becomes payload key e; documented as an object.
EM-033	*	ext.em_push_ext.group_user_nickname	string	sender.groupName	equivalent	words	-	-	-	-	-	yes	-	-	"Al"	"Al"	EXT REST-PUSH	The sender's nickname in the group; Agora's wording of it is wrong.
EM-034	*	ext.em_push_ext.type	string	isVoIP	equivalent	callWord	-	-	-	-	-	yes	-	-	"call"	true	EXT EXT-EN AG-EXT	Only the value call has a meaning; it needs a VoIP certificate.
EM-035	*	ext.em_push_ext.sound	string	-	unmapped	ineffective	-	-	-	-	-	-	-	-	"/raw/ring"	-	CODE	Seen in test code only; use em_apns_ext.em_push_sound.
EM-036	*	ext.em_push_ext.channel_id	string	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	"chat"	-	CODE	An Android channel seen in test code only.
EM-037	*	ext.em_push_template	object|string	-	container	object	-	70	-	template	undocumented	yes	template.titleArguments template.contentArguments	-	-	-	EXT HMS AG-EXT	The template a sender chooses; HarmonyOS passes it as a JSON string.
EM-038	*	ext.em_push_template.name	string	template.name	equivalent	words	-	-	-	-	-	yes	-	-	"invite"	"invite"	EXT AG-EXT	Without a name the arguments fill the default template.
EM-039	*	ext.em_push_template.title_args	array	template.titleArguments	equivalent	arguments	-	-	-	-	-	yes	-	-	["Ada"]	["Ada"]	EXT AG-EXT	Values of {0} to {n} in the title pattern.
EM-040	*	ext.em_push_template.content_args	array	template.contentArguments	equivalent	arguments	-	-	-	-	-	yes	-	-	["lunch","noon"]	["lunch","noon"]	EXT AG-EXT	Values of {0} to {n} in the content pattern, counted from 0 again.
EM-041	*	ext.em_push_template.disable_at_content	boolean	mentionTextDisabled	equivalent	flag	-	-	-	-	-	yes	-	-	true	true	EXT	Keeps the built-in text for mentioned users away; newest Easemob page only.
EM-042	*	ext.em_push_template.directed_template	object	-	container	object	-	80	-	directed	undocumented	yes	-	-	-	-	EXT AG-EXT	Another notification for some members of a group.
EM-043	*	ext.em_push_template.directed_template.target	array	directed.targets	equivalent	directedTargets	-	-	-	-	-	yes	-	-	["u2"]	["u2"]	EXT AG-EXT	User ids, entirely in lower case or they have no effect.
EM-044	*	ext.em_push_template.directed_template.name	string	directed.name	equivalent	words	-	-	-	-	-	yes	-	-	"at_you"	"at_you"	EXT AG-EXT	The template for the targets.
EM-045	*	ext.em_push_template.directed_template.title_args	array	directed.titleArguments	equivalent	arguments	-	-	-	-	-	yes	-	-	["Ada"]	["Ada"]	EXT AG-EXT	Values of the title pattern for the targets.
EM-046	*	ext.em_push_template.directed_template.content_args	array	directed.contentArguments	equivalent	arguments	-	-	-	-	-	yes	-	-	["lunch"]	["lunch"]	EXT AG-EXT	Values of the content pattern for the targets.
EM-047	*	ext.em_push_filter	object	-	container	object	-	60	-	devices	undocumented	yes	-	-	-	-	EXT AG-EXT	Which devices and certificates get the push; every condition must hold.
EM-048	*	ext.em_push_filter.accept_device_id	array	devices.acceptedIDs	equivalent	identifierList	-	-	-	-	-	yes	-	-	["d1"]	["d1"]	EXT AG-EXT	An empty list restricts nothing.
EM-049	*	ext.em_push_filter.ignore_device_id	array	devices.ignoredIDs	equivalent	identifierList	-	-	-	-	-	yes	-	-	["d2"]	["d2"]	EXT AG-EXT	Wins over the accepted devices.
EM-050	*	ext.em_push_filter.accept_notifier_name	array	devices.acceptedNotifiers	equivalent	identifierList	-	-	-	-	-	yes	-	-	["Prod"]	["Prod"]	EXT AG-EXT	Names of push certificates.
EM-051	*	ext.em_push_filter.ignore_notifier_name	array	devices.ignoredNotifiers	equivalent	identifierList	-	-	-	-	-	yes	-	-	["Dev"]	["Dev"]	EXT AG-EXT	Wins over the accepted certificates.
EM-052	*	ext.em_ignore_notification	boolean	isSilent	equivalent	flag	-	-	-	-	-	yes	-	-	true	true	EXT REST-MSG OLD1 WEB-EXT	Never pushed, still stored; beats em_force_notification.
EM-053	*	ext.em_force_notification	boolean	force	equivalent	everyone	-	-	-	-	-	yes	-	-	true	"all"	EXT OLD1 SEED002 WEB-EXT	Quiet time is not consulted; the notification mode still is.
EM-054	*	ext.em_android_push_ext	object	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	{"fcm_channel_id":"chat"}	-	EXT	Android settings; kept aside, never sent to Apple.
EM-055	*	ext.em_harmony_push_ext	object	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	{"category":"IM"}	-	EXT HMS	HarmonyOS settings; kept aside, never sent to Apple.
EM-056	*	ext.em_push_mutable_content	boolean|integer	-	unmapped	ineffective	-	-	-	-	-	-	-	-	true	-	CODE	Works inside em_apns_ext only.
EM-057	*	ext.mutable-content	boolean|integer	-	unmapped	ineffective	-	-	-	-	-	-	-	-	1	-	CODE	Apple's key in a place where no server looks; use em_apns_ext.em_push_mutable_content.
EM-058	sdk	from	string	sender.id	equivalent	userID	-	-	string:named	-	-	yes	-	-	"u1"	"u1"	PUSHBRIDGE CB	The sender's user id.
EM-059	sdk	to	string|array	receivers	equivalent	userIDList	-	-	array:receivers string:named some:addressed	-	-	yes	-	-	"u2"	["u2"]	PUSHBRIDGE CB	The peer; in a group the group id unless groupId names it.
EM-060	sdk	chatType	string|integer	conversation.kind	equivalent	conversationKind	-	-	any:chatType some:addressed	-	-	yes	-	-	"groupChat"	"group"	PUSHBRIDGE CB	chat, singleChat, group, groupchat, groupChat, chatroom in any case, or 0, 1, 2.
EM-061	sdk	groupId	string	conversation.id	equivalent	userID	-	-	string:named some:addressed	-	-	yes	-	-	"g1"	"g1"	PUSHBRIDGE	The group or chat room.
EM-062	sdk	msgId	string	id	equivalent	identifier	-	-	string:named	-	-	yes	-	-	"1300000000000000001"	"1300000000000000001"	PUSHBRIDGE CB	The server's message id.
EM-063	sdk	timestamp	integer|string	timestamp	equivalent	milliseconds	-	-	-	-	-	yes	-	-	1712345678901	"1712345678901"	CB	Milliseconds since 1970.
EM-064	sdk	deliverOnlineOnly	boolean	isOnlineOnly	equivalent	flag	-	-	-	-	-	yes	-	-	true	true	PUSHBRIDGE	Delivered to users who are online; nobody else gets a push.
EM-065	sdk	body	object	-	container	object	body	20	object:body	-	media	yes	-	-	-	-	PUSHBRIDGE	What the message says.
EM-066	sdk	body.type	string	kind	equivalent	messageKind	-	-	-	-	-	yes	-	-	"img"	"image"	PUSHBRIDGE REST-MSG	txt, img, audio, video, file, loc, cmd or custom.
EM-067	sdk	body.msg	string	text	equivalent	copy	-	-	-	-	-	yes	-	-	"lunch?"	"lunch?"	PUSHBRIDGE REST-MSG	The text of a text message.
EM-068	sdk	body.action	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"typing"	-	REST-MSG	The action of a command message; a push cannot carry it.
EM-069	sdk	body.customEvent	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"gift"	-	REST-MSG	The event of a custom message; a push cannot carry it.
EM-070	sdk	body.customExts	object|array	-	unmapped	notPushed	-	-	-	-	-	-	-	-	{"n":"1"}	-	REST-MSG	The data of a custom message; a push cannot carry it.
EM-071	sdk	bodies	array	-	container	firstObject(body)	body	19	array:body	-	media	-	-	-	-	-	CB	The older list form of body; the first element counts.
EM-072	rest	from	string	sender.id	equivalent	userID	-	-	-	-	-	yes	-	-	"u1"	"u1"	REST-MSG	Absent means admin.
EM-073	rest	to	array|string	receivers	equivalent	userIDList	-	-	-	-	-	yes	-	-	["u2"]	["u2"]	REST-MSG	Users; group or room ids when chat_type says so.
EM-074	rest	type	string	kind	equivalent	messageKind	-	-	kindWord:kind whole:kindNumber	-	-	yes	-	-	"img"	"image"	REST-MSG	txt, img, audio, video, file, loc, cmd or custom.
EM-075	rest	body	object	-	container	object	-	20	-	-	media	yes	-	-	-	-	REST-MSG	What the message says.
EM-076	rest	body.msg	string	text	equivalent	copy	-	-	-	-	-	yes	-	-	"lunch?"	"lunch?"	REST-MSG	The text of a text message.
EM-077	rest	body.action	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"typing"	-	REST-MSG	The action of a command message; a push cannot carry it.
EM-078	rest	body.customEvent	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"gift"	-	REST-MSG	The event of a custom message; a push cannot carry it.
EM-079	rest	body.customExts	object|array	-	unmapped	notPushed	-	-	-	-	-	-	-	-	{"n":"1"}	-	REST-MSG	The data of a custom message; a push cannot carry it.
EM-080	rest	routetype	string	isOnlineOnly	equivalent	routeType	-	-	-	-	-	yes	-	-	"ROUTE_ONLINE"	true	REST-MSG	Only ROUTE_ONLINE has a meaning.
EM-081	rest	users	array	audience.members	equivalent	userIDList	-	-	some:addressed	-	-	yes	-	-	["u2"]	["u2"]	REST-MSG	Narrows a group message to these members, at most 20.
EM-082	rest	sync_device	boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	true	-	REST-MSG	Copies the message to the sender's own devices.
EM-083	rest	roam_ignore_users	array	-	unmapped	notPushed	-	-	-	-	-	-	-	-	["u3"]	-	REST-MSG	Users who do not get the message from history.
EM-084	rest	need_group_ack	boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	true	-	REST-MSG	Asks for read receipts.
EM-085	rest	chatroom_msg_level	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"high"	-	REST-MSG	How a chat room drops messages under load.
EM-086	rest	chat_type	string	conversation.kind	equivalent	conversationKind	-	-	any:callback some:addressed	-	-	-	-	-	"groupchat"	"group"	PUSHBRIDGE REST-MSG	An extra member: the vendor says it in the URL.
EM-087	rest	group_id	string	conversation.id	equivalent	userID	-	-	some:addressed	-	-	-	-	-	"g1"	"g1"	PUSHBRIDGE CB	An extra member; otherwise the groups stand in to.
EM-088	rest	msg_id	string	id	equivalent	identifier	-	-	-	-	-	-	-	-	"1300000000000000001"	"1300000000000000001"	PUSHBRIDGE CB	An extra member: the vendor says it in the answer.
EM-089	rest	timestamp	integer|string	timestamp	equivalent	milliseconds	-	-	-	-	-	-	-	-	1712345678901	"1712345678901"	PUSHBRIDGE CB	An extra member, milliseconds since 1970.
EM-090	rest-legacy	from	string	sender.id	equivalent	userID	-	-	-	-	-	yes	-	-	"u1"	"u1"	OLDREST	Absent means admin.
EM-091	rest-legacy	target_type	string	conversation.kind	equivalent	conversationKind	-	-	string:targetType some:addressed	-	-	yes	-	-	"chatgroups"	"group"	OLDREST	users, chatgroups or chatrooms.
EM-092	rest-legacy	target	array|string	receivers	equivalent	userIDList	-	-	any:target some:addressed	-	-	yes	-	-	["u2"]	["u2"]	OLDREST	Users, or group or room ids.
EM-093	rest-legacy	msg	object	-	container	object	-	20	object:message	-	media	yes	-	-	-	-	OLDREST	What the message says.
EM-094	rest-legacy	msg.type	string	kind	equivalent	messageKind	-	-	-	-	-	yes	-	-	"img"	"image"	OLDREST	txt, img, audio, video, file, loc, cmd or custom.
EM-095	rest-legacy	msg.msg	string	text	equivalent	copy	-	-	-	-	-	yes	-	-	"lunch?"	"lunch?"	OLDREST	The text of a text message.
EM-096	rest-legacy	msg.action	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"typing"	-	OLDREST	The action of a command message; a push cannot carry it.
EM-097	rest-legacy	msg.customEvent	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"gift"	-	OLDREST	The event of a custom message; a push cannot carry it.
EM-098	rest-legacy	msg.customExts	object|array	-	unmapped	notPushed	-	-	-	-	-	-	-	-	[{"n":"1"}]	-	OLDREST	The data of a custom message; a push cannot carry it.
EM-099	rest-legacy	msg.v2:customExts	object	-	unmapped	notPushed	-	-	-	-	-	-	-	-	{"n":"1"}	-	OLDREST	The data of a custom message as a map; a push cannot carry it.
EM-100	rest-legacy	chat_type	string	conversation.kind	related	conversationKind	-	40	-	-	-	-	-	-	"groupchat"	"group"	PUSHBRIDGE	An extra member; target_type says the same.
EM-101	rest-legacy	group_id	string	conversation.id	equivalent	userID	-	-	-	-	-	-	-	-	"g1"	"g1"	PUSHBRIDGE CB	An extra member; otherwise the groups stand in target.
EM-102	rest-legacy	msg_id	string	id	equivalent	identifier	-	-	-	-	-	-	-	-	"1300000000000000001"	"1300000000000000001"	PUSHBRIDGE CB	An extra member: the vendor says it in the answer.
EM-103	rest-legacy	timestamp	integer|string	timestamp	equivalent	milliseconds	-	-	-	-	-	-	-	-	1712345678901	"1712345678901"	PUSHBRIDGE CB	An extra member, milliseconds since 1970.
EM-104	callback	from	string	sender.id	equivalent	userID	-	-	-	-	-	-	-	-	"u1"	"u1"	CB	The sender's user id, or the internal form with app key and domain.
EM-105	callback	to	string	receivers	equivalent	userIDList	-	-	-	-	-	-	-	-	"u2"	["u2"]	CB	The peer; in a group the group id unless group_id names it.
EM-106	callback	chat_type	string	conversation.kind	equivalent	callbackType	-	-	messageType:told recallType:recall	-	-	-	-	-	"groupchat"	"group"	CB	chat, group or groupchat, chatroom; recall withdraws a message; any other is an event, and no message (G23).
EM-107	callback	group_id	string	conversation.id	equivalent	userID	-	-	-	-	-	-	-	-	"g1"	"g1"	CB	The group or chat room; wins over to.
EM-108	callback	msg_id	string	id	equivalent	identifier	-	-	-	-	-	-	-	-	"1300000000000000001"	"1300000000000000001"	CB	The server's message id.
EM-109	callback	timestamp	integer|string	timestamp	equivalent	milliseconds	-	-	-	-	-	-	-	-	1712345678901	"1712345678901"	CB	Milliseconds since 1970.
EM-110	callback	payload	object	-	container	object	-	10	object:payload objectText:payload bodied:content	-	media	-	-	-	-	-	CB	The message: flat, or with a list of bodies; its ext stands in it.
EM-111	callback	payload.from	string	sender.id	related	userID	sender	-	-	-	-	-	-	-	"u1"	"u1"	CB	Counts when the callback itself names no sender.
EM-112	callback	payload.to	string	receivers	related	userIDList	receivers	-	-	-	-	-	-	-	"u2"	["u2"]	CB	Counts when the callback itself names no receiver.
EM-113	callback	payload.type	string	kind	equivalent	callbackKind	-	-	-	-	-	-	-	-	"img"	"image"	CB	A message type, or in older samples the kind of conversation.
EM-114	callback	payload.msg	string	text	equivalent	copy	-	-	-	-	-	-	-	-	"lunch?"	"lunch?"	CB	The text of a text message.
EM-115	callback	payload.bodies	array	-	container	firstObject(payload)	-	20	-	-	media	-	-	-	-	-	CB	The older list form; its first element counts.
EM-116	payload	aps	object	-	container	aps	-	10	object:aps	-	apsExtras	-	apsExtras	-	-	-	IOS-PARSE CB	Apple's dictionary as the device got it; unknown members stay in it.
EM-138	payload	apns	object	-	container	object(aps)	-	11	object:aps	-	-	-	-	-	-	-	IOS-PARSE	A slip in printed samples; counts where there is no aps, never written.
EM-139	payload	f	string	sender.id	equivalent	userID	-	-	string:sender	-	-	-	-	-	"u1"	"u1"	IOS-PARSE CB	The sender's user id.
EM-140	payload	t	string	receivers	equivalent	userIDList	-	-	string:receiver	-	-	-	-	-	"u2"	["u2"]	IOS-PARSE CB	The receiver's user id; beside g the member whom the push reached.
EM-141	payload	g	string	conversation.id	equivalent	userID	-	-	string:receiver	-	-	-	-	-	"g1"	"g1"	IOS-PARSE CB	The group; absent in direct conversations.
EM-142	payload	m	string	id	equivalent	identifier	-	-	string:receiver	-	-	-	-	-	"6264"	"6264"	IOS-PARSE CB	The server's message id, in hexadecimal until 2017 and in digits since.
EM-143	payload	e	any	appData	equivalent	value	-	-	string:data object:data	-	-	-	-	-	{"order":9}	{"order":9}	IOS-PARSE CB OLD1	The app's own data, whatever it is.
EM-144	payload	EPush	object|json-string	rootData	equivalent	keptAtRoot	-	-	some:pushMark	-	-	-	-	-	{"origin":"im-push"}	{"EPush":{"origin":"im-push"}}	CODE	A mark of the server's push channel; kept at the root like the app's other members there.
EM-145	callback	callId	string	-	unmapped	notPushed	-	-	any:callback	-	-	-	-	-	"org#app_1"	-	CB	The call's own number; the message's is msg_id.
EM-146	callback	eventType	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"chat"	-	CB	Which of the webhooks it is: before or after sending, or for who is offline.
EM-147	callback	host	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"msync@h"	-	CB	The server that made the callback.
EM-148	callback	security	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"2c"	-	CB	The callback's signature, which `webhook verify` checks.
EM-149	callback	securityVersion	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"1.0.0"	-	CB	The version of the callback's signature.
EM-169	rest	path	string	audience.isEveryone	related	callPath	-	-	-	-	-	-	-	-	"/messages/users/broadcast"	true	EXT REST-MSG	Which call the body is for; that of a broadcast is the only sign of a message to everyone.
EM-189	callback	recall_id	string	recall.messageID	equivalent	identifier	-	-	-	-	-	-	-	-	"1001"	"1001"	CB	In the callback of a recall: the message that it withdraws; msg_id is the recall itself.
EM-190	callback	payload.ack_message_id	string	recall.messageID	related	identifier	-	60	-	-	-	-	-	-	"1001"	"1001"	CB	The same in the payload of a recall; in a receipt the message that was read.
EM-191	web	id	string	id	equivalent	identifier	-	-	-	-	-	-	-	-	"1300000000000000001"	"1300000000000000001"	PUSHBRIDGE	The message's id: the server's once it is sent.
EM-192	web	type	string	kind	equivalent	messageKind	-	-	string:webType receiptType:receipt	-	-	-	-	-	"img"	"image"	PUSHBRIDGE	txt, img, audio, video, file, loc, cmd, custom or combine; read, delivery, channel and recall are none (G23).
EM-193	web	chatType	string|integer	conversation.kind	equivalent	conversationKind	-	-	-	-	-	-	-	-	"groupChat"	"group"	PUSHBRIDGE	singleChat, groupChat or chatRoom.
EM-194	web	to	string|array	receivers	equivalent	userIDList	-	-	-	-	-	-	-	-	["u2"]	["u2"]	PUSHBRIDGE	The peer, the group or the chat room.
EM-195	web	from	string	sender.id	equivalent	userID	-	-	-	-	-	-	-	-	"u1"	"u1"	PUSHBRIDGE	The sender's user id.
EM-196	web	msg	string	text	equivalent	copy	-	-	-	-	-	-	-	-	"lunch?"	"lunch?"	PUSHBRIDGE	The text of a text message.
EM-197	web	time	integer|string	timestamp	equivalent	milliseconds	-	-	-	-	-	-	-	-	1712345678901	"1712345678901"	PUSHBRIDGE	Milliseconds since 1970.
EM-198	web	deliverOnlineOnly	boolean	isOnlineOnly	equivalent	flag	-	-	-	-	-	-	-	-	true	true	PUSHBRIDGE	Delivered to users who are online; nobody else gets a push.
EM-199	web	receiverList	array	audience.members	equivalent	userIDList	-	-	some:addressed	-	-	-	-	-	["u2"]	["u2"]	PUSHBRIDGE	Narrows a group message to these members.
EM-200	web	action	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"TypingBegin"	-	PUSHBRIDGE	The action of a command message; a push cannot carry it.
EM-201	web	customEvent	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"gift"	-	PUSHBRIDGE	The event of a custom message; a push cannot carry it.
EM-202	web	customExts	object|array	-	unmapped	notPushed	-	-	-	-	-	-	-	-	{"n":"1"}	-	PUSHBRIDGE	The data of a custom message; a push cannot carry it.
EM-203	web	msgConfig	object	-	unmapped	notPushed	-	-	-	-	-	-	-	-	{"allowGroupAck":true}	-	PUSHBRIDGE	Whether receipts are asked for, and the like.
EM-204	web	url	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"https://a.example/1.png"	-	PUSHBRIDGE	Where a picture, a file or a recording is; a push cannot carry it.
EM-205	rest-legacy	users	array	audience.members	narrower	userIDList	-	-	some:addressed	-	-	-	-	-	["u2"]	["u2"]	OLDREST REST-MSG	Narrows a group message to these members, as in the current API (E13).
"""#

private let nimText = #"""
id	shape	path	type	field	relation	transform	draft	rank	evidence	presence	rest	writes	also	strip	sample	expect	sources	note
NIM-001	*	pushPayload.apsField	object	-	container	aps	-	70	-	-	apsExtras	yes	apsExtras	-	-	-	NIM-S1 NIM-S2 NIM-S9	Merged into aps and itself not delivered; unknown members stay inside aps.
NIM-014	*	pushPayload.apsField.badge	integer	-	unmapped	ineffective	-	-	-	-	-	-	badge	-	5	-	NIM-S1	The server writes its own number; a sender cannot set the badge.
NIM-023	*	pushPayload.pushTitle	string	alert.title	equivalent	words	-	-	-	-	-	yes	rootData	-	"Ada"	"Ada"	NIM-S1 NIM-S9	Used unless apsField.alert is present; stays at the payload's root too.
NIM-024	*	pushPayload.sound	string	sound	related	soundName	-	90	-	-	-	-	rootData	-	"a.caf"	"a.caf"	NIM-S1	The simple way to name a sound; stays at the root, apsField.sound is written.
NIM-025	*	pushPayload.apns-collapse-id	string	collapseID	equivalent	words	-	-	-	-	-	yes	-	-	"c1"	"c1"	NIM-S15	Becomes the header and leaves the payload; an empty one is dropped.
NIM-026	*	pushPayload.pushkitFirst	boolean	isVoIP	equivalent	flag	-	-	-	-	-	yes	rootData	-	true	true	NIM-S2 NIM-S10	Prefers the PushKit token; stays at the payload's root.
NIM-027	*	pushPayload.notifyId	integer	rootData	broader	notifyID	-	-	-	-	-	-	-	-	7	{"notifyId":7}	NIM-S2 NIM-S10	Replaces an earlier push on other platforms; Apple's way is the collapse identifier.
NIM-028	*	pushPayload.hwField	object|json-string	platforms	unmapped	keptAside	-	-	-	-	-	-	-	-	{"channel_id":"chat"}	-	NIM-S2	Settings of another platform; kept aside, never sent to Apple.
NIM-029	*	pushPayload.hwPassThroughField	object	platforms	unmapped	keptAside	-	-	-	-	-	-	-	-	{"data":"x"}	-	NIM-S2	Settings of another platform; kept aside, never sent to Apple.
NIM-030	*	pushPayload.honorField	object|json-string	platforms	unmapped	keptAside	-	-	-	-	-	-	-	-	{"data":"x"}	-	NIM-S2	Settings of another platform; kept aside, never sent to Apple.
NIM-031	*	pushPayload.honorPassThroughField	object	platforms	unmapped	keptAside	-	-	-	-	-	-	-	-	{"data":"x"}	-	NIM-S2	Settings of another platform; kept aside, never sent to Apple.
NIM-032	*	pushPayload.vivoField	object	platforms	unmapped	keptAside	-	-	-	-	-	-	-	-	{"category":"IM"}	-	NIM-S2	Settings of another platform; kept aside, never sent to Apple.
NIM-033	*	pushPayload.oppoField	object	platforms	unmapped	keptAside	-	-	-	-	-	-	-	-	{"channel_id":"chat"}	-	NIM-S2	Settings of another platform; kept aside, never sent to Apple.
NIM-034	*	pushPayload.fcmField	object	platforms	unmapped	keptAside	-	-	-	-	-	-	-	-	{"tag":"chat"}	-	NIM-S2	Settings of another platform; kept aside, never sent to Apple.
NIM-035	*	pushPayload.fcmFieldV1	object	platforms	unmapped	keptAside	-	-	-	-	-	-	-	-	{"validate_only":false}	-	NIM-S2	Settings of another platform; kept aside, never sent to Apple.
NIM-036	*	pushPayload.harmonyField	object|json-string	platforms	unmapped	keptAside	-	-	-	-	-	-	-	-	{"payload":{}}	-	NIM-S2	Settings of another platform; kept aside, never sent to Apple.
NIM-037	*	pushPayload.nim	integer|string	-	unmapped	replaced	-	-	-	-	-	-	-	-	1	-	NIM-S9	The server's own marker; what the sender puts here is replaced.
NIM-038	*	pushPayload.aps	object	-	unmapped	ineffective	-	-	-	-	-	-	-	-	{"badge":1}	-	NIM-S1 NIM-S2	The server writes aps itself; apsField is the place for its keys.
NIM-039	sdk	session	object	-	container	object	-	-	members:4	-	unknown	yes	-	-	-	-	NIM-S3	The conversation.
NIM-040	sdk	session.sessionId	string	conversation.id	equivalent	identifier	-	-	-	-	-	yes	-	-	"team-1"	"team-1"	NIM-S3	The peer's account or the team id.
NIM-041	sdk	session.sessionType	integer|string	conversation.kind	equivalent	sessionType	-	-	-	-	-	yes	-	-	1	"group"	NIM-S3	0 p2p, 1 team, 2 chat room, 5 superteam.
NIM-042	sdk	messageType	integer|string	kind	equivalent	typeWord	number	-	some:3	-	-	message	-	-	1	"image"	NIM-S3	0 text, 1 image, 2 audio, 3 video, 4 location, 6 file, 10 tip, 100 custom.
NIM-043	sdk	text	string	text	equivalent	words	-	-	some:1 any:text	-	-	yes	alert.body	-	"hi"	"hi"	NIM-S3	What the message says.
NIM-044	sdk	from	string	sender.id	equivalent	identifier	-	-	some:1	-	-	yes	-	-	"alice"	"alice"	NIM-S3 PUSHBRIDGE	The sender's account.
NIM-045	sdk	senderName	string	sender.name	equivalent	words	-	-	some:3	-	-	yes	-	-	"Alice"	"Alice"	NIM-S3 PUSHBRIDGE	The sender's nickname, the prefix of the push text.
NIM-046	sdk	messageId	string	clientID	equivalent	identifier	-	60	some:2	-	-	yes	-	-	"c1"	"c1"	NIM-S3 PUSHBRIDGE	The client makes it; a recall that overrides collapses on it.
NIM-047	sdk	serverID	string	id	equivalent	identifier	-	-	some:3	-	-	yes	-	-	"1001"	"1001"	NIM-S3	The server's message id.
NIM-048	sdk	timestamp	number	timestamp	equivalent	seconds	-	-	-	-	-	yes	-	-	1700000000.123	"1700000000123"	NIM-S3 PUSHBRIDGE	An extra member, seconds since 1970 with a fraction.
NIM-049	sdk	apnsContent	string	alert.body	equivalent	words	-	-	some:4	-	-	yes	-	-	"hi all"	"hi all"	NIM-S1 NIM-S3	At most 500 characters; absent means the built-in text of the kind.
NIM-050	sdk	apnsPayload	object	-	container	object(pushPayload)	payload	60	some:4	-	rootData	yes	rootData	-	-	-	NIM-S1 NIM-S3	A dictionary of at most 2048 characters.
NIM-051	sdk	setting	object	-	container	object	-	-	some:2	-	undocumented	yes	-	-	-	-	NIM-S1 NIM-S3	Switches of the message.
NIM-052	sdk	setting.apnsEnabled	boolean	isSilent	equivalent	negatedFlag	-	-	-	-	-	no-recall	-	-	false	true	NIM-S1 NIM-S3	The inverted flag; true when absent.
NIM-053	sdk	setting.apnsEnable	boolean	isSilent	related	negatedFlag	-	-	-	-	-	-	-	-	false	true	NIM-S1	The guide's prose drops the d; never written.
NIM-054	sdk	setting.apnsWithPrefix	boolean	hasPrefix	equivalent	flag	-	-	-	-	-	no-recall	-	-	false	false	NIM-S1 NIM-S3	True when absent; false for custom notifications.
NIM-055	sdk	setting.shouldBeCounted	boolean	isCounted	equivalent	flag	-	-	-	-	-	no-recall	-	-	false	false	NIM-S1 NIM-S3	True when absent.
NIM-056	sdk	setting.persistEnable	boolean	isStored	equivalent	flag	-	-	-	-	-	message	-	-	false	false	NIM-S3	False: dropped for who is offline, so nothing is pushed.
NIM-057	sdk	setting.routeEnabled	boolean	route.isEnabled	equivalent	flag	-	-	-	-	-	no-recall	-	-	false	false	NIM-S3	Whether webhooks get a copy.
NIM-058	sdk	apnsMemberOption	object	-	container	object	-	-	some:4	memberOption	undocumented	yes	-	-	-	-	NIM-S1 NIM-S3	Other treatment of some members of a team.
NIM-059	sdk	apnsMemberOption.userIds	array	mentions	equivalent	listed	listed	-	-	-	-	yes	-	-	["bob"]	["bob"]	NIM-S1 NIM-S3	Null means the whole conversation.
NIM-060	sdk	apnsMemberOption.forcePush	boolean	force	equivalent	flag	isForced	-	-	-	-	yes	-	-	true	"all"	NIM-S1 NIM-S3	True once the option exists; holds for userIds or, without them, for everyone.
NIM-061	sdk	apnsMemberOption.apnsContent	string	memberText	equivalent	words	-	-	-	-	-	yes	-	-	"@you"	"@you"	NIM-S1 NIM-S3	The text for the members; absent means the message's own.
NIM-062	sdk	remoteExt	object	extension	equivalent	spelledValue	-	-	some:4	-	-	no-recall	-	-	{"k":1}	{"k":1}	NIM-S3	The app's own data, never in a push.
NIM-063	sdk	env	string	route.environment	equivalent	words	-	-	-	-	-	no-recall	-	-	"test"	"test"	NIM-S3	Chooses the environment that gets webhooks.
NIM-064	sdk	messageObject	object	-	unmapped	notPushed	-	-	some:4	-	-	-	-	-	{"url":"https://example.com/a.png"}	-	NIM-S3	The attachment; a push cannot carry it.
NIM-065	sdk	content	string	kind	broader	value	content	-	some:1	-	-	notification	text	-	"{\"type\":1}"	"custom-notification"	NIM-S3	Without messageType it marks a custom notification; its data is not pushed.
NIM-066	sdk	sendToOnlineUsersOnly	boolean	isStored	equivalent	flag	onlineOnly	-	some:4	-	-	notification	-	-	true	false	NIM-S3	Custom notifications only; true when absent there, so nothing is pushed.
NIM-067	sdk	message	object	-	container	object	-	-	members:4	recalled	recalled	recall	-	-	-	-	NIM-S3 PUSHBRIDGE	The message that a recall takes back.
NIM-068	sdk	message.messageId	string	recall.clientID	equivalent	identifier	-	-	-	-	-	recall	-	-	"c1"	"c1"	NIM-S3 PUSHBRIDGE	Client id of the recalled message.
NIM-069	sdk	message.serverID	string	recall.messageID	equivalent	identifier	-	-	-	-	-	recall	-	-	"1001"	"1001"	NIM-S3 PUSHBRIDGE	Server id of the recalled message.
NIM-070	sdk	postscript	string	recall.note	equivalent	words	-	-	some:2	-	-	recall	-	-	"typo"	"typo"	NIM-S3	Marks a recall; never the push text.
NIM-071	sdk	shouldBeCounted	boolean	isCounted	related	flag	-	-	some:3	-	-	recall	-	-	false	false	NIM-S3	The switch of a recall; messages have it in setting.
NIM-072	sdk	attach	string	extension	related	spelledValue	-	-	some:1	-	-	recall	-	-	"{\"k\":1}"	{"k":1}	NIM-S3	A recall's extension.
NIM-073	sdk	needPush	boolean	isSilent	related	negatedFlag	-	-	boolean:3	signalling	-	-	-	-	false	true	NIM-S3 NIM-S8	Signalling, quick comments (false when absent) and the newer Web SDK.
NIM-074	sdk	needBadge	boolean	isCounted	related	flag	-	-	boolean:3	signalling	-	-	-	-	false	false	NIM-S3 NIM-S8	The badge switch of signalling and quick comments.
NIM-075	sdk	pushTitle	string	alert.title	related	words	-	-	some:2	signalling	-	-	-	-	"Ada"	"Ada"	NIM-S3	The title of signalling and quick comments.
NIM-076	sdk	apnsInuse	boolean	isSilent	related	negatedFlag	-	-	some:4	call	-	-	-	-	false	true	NIM-S3	The push switch of the old call option.
NIM-077	sdk	apnsBadge	boolean	isCounted	related	flag	-	-	some:4	call	-	-	-	-	false	false	NIM-S3	The badge switch of the old call option.
NIM-078	sdk	apnsWithPrefix	boolean	hasPrefix	related	flag	-	-	some:4	call	-	-	-	-	false	false	NIM-S3	The prefix switch of the old call option.
NIM-079	sdk	apnsSound	string	sound	related	soundName	-	-	some:4	call	-	-	-	-	"a.caf"	"a.caf"	NIM-S3	The sound of the old call option; beats the payload's.
NIM-080	sdk	config	object	-	container	object(root)	-	-	some:2	-	unknown	-	-	-	-	-	NIM-S15	Android and Flutter keep their switches here; its members are read as at the root.
NIM-081	sdk	memberPushOption	object	-	container	object(root)	-	-	some:4	memberOption	unknown	-	-	-	-	-	NIM-S15	Android and Flutter keep the force switches here; its members are read as at the root.
NIM-082	sdk	msg_setting_	object	-	container	object(root)	-	-	some:4	-	unknown	-	-	-	-	-	NIM-S6	The desktop SDK keeps its switches here; its members are read as at the root.
NIM-083	sdk	pushInfo	object	-	container	object(root)	-	-	object:4	web	unknown	-	-	-	-	-	NIM-S8	The newer Web SDK's options; selects the Web defaults.
NIM-084	sdk	enablePush	boolean	isSilent	related	negatedFlag	-	-	some:4	-	-	-	-	-	false	true	NIM-S15	Android and Flutter spelling of apnsEnabled.
NIM-085	sdk	enablePushNick	boolean	hasPrefix	related	flag	-	-	some:4	-	-	-	-	-	false	false	NIM-S15	Android and Flutter spelling of apnsWithPrefix.
NIM-086	sdk	enableUnreadCount	boolean	isCounted	related	flag	-	-	some:4	-	-	-	-	-	false	false	NIM-S15	Android and Flutter spelling of shouldBeCounted.
NIM-087	sdk	pushContent	string	alert.body	related	words	-	-	some:2	-	-	-	-	-	"hi all"	"hi all"	NIM-S15 NIM-S8	Android, Flutter and Web spelling of apnsContent.
NIM-088	sdk	pushPayload	object|json-string	-	container	object(pushPayload)	payload	60	some:2 object:1	-	rootData	-	rootData	-	-	-	NIM-S15 NIM-S8	Android, Flutter and Web spelling of apnsPayload; Web has it as a string.
NIM-089	sdk	isForcePush	boolean	force	related	flag	isForced	-	some:2	-	-	-	-	-	true	"all"	NIM-S15	Android and Flutter spelling of forcePush.
NIM-090	sdk	forcePushList	array	mentions	related	listed	listed	-	some:2	-	-	-	-	-	["bob"]	["bob"]	NIM-S15	Android and Flutter spelling of userIds.
NIM-091	sdk	forcePushContent	string	memberText	related	words	-	-	some:2	-	-	-	-	-	"@you"	"@you"	NIM-S15 NIM-S8	Android, Flutter and Web spelling of the member text.
NIM-092	sdk	apnsText	string	alert.body	related	words	-	-	some:4	-	-	-	-	-	"hi all"	"hi all"	NIM-S15 NIM-S8	The push text of a custom notification in the Android, Flutter and Web SDKs.
NIM-093	sdk	customApnsText	string	alert.body	related	words	-	-	some:4	-	-	-	-	-	"hi all"	"hi all"	NIM-S15	Flutter's push text of a recall.
NIM-094	sdk	shouldNotifyBeCount	boolean	isCounted	related	flag	-	-	some:4	-	-	-	-	-	false	false	NIM-S15	Flutter's badge switch of a recall.
NIM-095	sdk	need_push_	boolean|spelled	isSilent	related	negatedFlag	-	-	some:4	-	-	-	-	-	false	true	NIM-S6	Desktop spelling of apnsEnabled.
NIM-096	sdk	push_need_prefix_	boolean|spelled	hasPrefix	related	flag	-	-	some:4	-	-	-	-	-	false	false	NIM-S6	Desktop spelling of apnsWithPrefix.
NIM-097	sdk	push_need_badge_	boolean|spelled	isCounted	related	flag	-	-	some:4	-	-	-	-	-	false	false	NIM-S6	Desktop spelling of shouldBeCounted.
NIM-098	sdk	push_content_	string	alert.body	related	words	-	-	some:4	-	-	-	-	-	"hi all"	"hi all"	NIM-S6	Desktop spelling of apnsContent.
NIM-099	sdk	push_payload_	object	-	container	object(pushPayload)	payload	60	some:4	-	rootData	-	rootData	-	-	-	NIM-S6	Desktop spelling of apnsPayload.
NIM-100	sdk	is_force_push_	boolean|spelled	force	related	flag	isForced	-	some:4	-	-	-	-	-	true	"all"	NIM-S6	Desktop spelling of forcePush.
NIM-101	sdk	force_push_ids_list_	array	mentions	related	listed	listed	-	some:4	-	-	-	-	-	["bob"]	["bob"]	NIM-S6	Desktop spelling of userIds; with force on, an empty list means everyone.
NIM-102	sdk	force_push_content_	string	memberText	related	words	-	-	some:4	-	-	-	-	-	"@you"	"@you"	NIM-S6	Desktop spelling of the member text.
NIM-103	sdk	apns_text_	string	alert.body	related	words	-	-	some:4	-	-	-	-	-	"hi all"	"hi all"	NIM-S6	Desktop spelling of a custom notification's push text.
NIM-104	sdk	apnstext	string	alert.body	related	words	-	-	some:4	-	-	-	-	-	"hi all"	"hi all"	NIM-S6	Desktop spelling of a recall's push text.
NIM-105	sdk	pushpayload	object	-	container	object(pushPayload)	payload	60	some:4	-	rootData	-	rootData	-	-	-	NIM-S6	Desktop spelling of a recall's payload.
NIM-106	sdk	isPushable	boolean	isSilent	related	negatedFlag	-	-	some:4	web	-	-	-	-	false	true	NIM-S8	Web spelling of apnsEnabled; selects the Web defaults.
NIM-107	sdk	needPushNick	boolean	hasPrefix	related	flag	-	-	some:2	-	-	-	-	-	false	false	NIM-S8	Web spelling of apnsWithPrefix.
NIM-108	sdk	isUnreadable	boolean	isCounted	related	flag	-	-	some:4	-	-	-	-	-	false	false	NIM-S8	Web spelling of shouldBeCounted, whatever its name suggests.
NIM-109	sdk	needPushBadge	boolean	isCounted	related	flag	-	-	some:4	-	-	-	-	-	false	false	NIM-S8	The newer Web SDK's spelling of shouldBeCounted.
NIM-110	sdk	needForcePush	boolean	force	related	flag	isForced	-	some:4	-	-	-	-	-	true	"all"	NIM-S8	The newer Web SDK's spelling of forcePush; false when absent.
NIM-111	sdk	forcePushIDsList	json-string|array	mentions	related	listed	listed	-	some:4	-	-	-	-	-	"[\"bob\"]"	["bob"]	NIM-S8	The newer Web SDK's list, a string; absent means everyone, also sent as #%@all@%#.
NIM-112	sdk	apns	object	-	container	object	-	-	members:3	webMemberOption	undocumented	-	-	-	-	-	NIM-S8	The Web SDK's member option.
NIM-113	sdk	apns.forcePush	boolean	force	related	flag	isForced	-	-	-	-	-	-	-	true	"all"	NIM-S8	False when absent; an empty string is absent.
NIM-114	sdk	apns.accounts	array	mentions	related	listed	listed	-	-	-	-	-	-	-	["bob"]	["bob"]	NIM-S8	An empty string is absent.
NIM-115	sdk	apns.content	string	memberText	related	words	-	-	-	-	-	-	-	-	"@you"	"@you"	NIM-S8	Web spelling of the member text.
NIM-116	sdk-v2	conversationId	string	conversation.id	equivalent	conversationPath	path	-	some:3	-	-	yes	sender.id	-	"alice|2|team-1"	"team-1"	NIM-S3 NIM-S6	Account, 1 p2p, 2 team or 3 superteam, and target; gives sender and kind as well.
NIM-117	sdk-v2	conversationType	integer	conversation.kind	related	conversationType	-	-	some:3	-	-	-	-	-	2	"group"	NIM-S3 NIM-S6	1 p2p, 2 team, 3 superteam; conversationId says the same.
NIM-118	sdk-v2	messageClientId	string	clientID	equivalent	identifier	-	-	some:4	-	-	yes	-	-	"c1"	"c1"	NIM-S3 NIM-S6	The client makes it.
NIM-119	sdk-v2	messageServerId	string	id	equivalent	identifier	-	-	some:4	-	-	yes	-	-	"1001"	"1001"	NIM-S3 NIM-S6	The server's message id.
NIM-120	sdk-v2	messageType	integer	kind	equivalent	messageNumber	number	-	some:3	-	-	message	-	-	1	"image"	NIM-S3 NIM-S6	0 text, 1 image, 2 audio, 3 video, 4 location, 6 file, 10 tip, 100 custom.
NIM-121	sdk-v2	text	string	text	equivalent	words	-	-	some:1	-	-	yes	-	-	"hi"	"hi"	NIM-S3 NIM-S6	What the message says.
NIM-122	sdk-v2	senderId	string	sender.id	equivalent	identifier	-	-	some:3	-	-	yes	-	-	"alice"	"alice"	NIM-S3 NIM-S6	Without it the first part of conversationId, unless that is 0.
NIM-123	sdk-v2	receiverId	string	receivers	related	identifierList	-	-	some:3	-	-	-	-	-	"bob"	["bob"]	NIM-S3 NIM-S6	The target; conversationId says the same.
NIM-124	sdk-v2	createTime	integer	timestamp	equivalent	milliseconds	-	-	some:1	-	-	yes	-	-	1700000000123	"1700000000123"	NIM-S3 NIM-S6	Milliseconds since 1970.
NIM-125	sdk-v2	serverExtension	string	extension	equivalent	spelledValue	-	-	some:3	-	-	yes	-	-	"{\"k\":1}"	{"k":1}	NIM-S3 NIM-S6	The app's own data as text, never in a push.
NIM-126	sdk-v2	attachment	object	-	unmapped	notPushed	-	-	some:1	-	-	-	-	-	{"url":"https://example.com/a.png"}	-	NIM-S3 NIM-S6	The attachment; a push cannot carry it.
NIM-127	sdk-v2	pushConfig	object	-	container	object	-	-	object:4	-	undocumented	yes	-	-	-	-	NIM-S3 NIM-S6	The push settings.
NIM-128	sdk-v2	pushConfig.pushEnabled	boolean	isSilent	equivalent	negatedFlag	-	-	-	-	-	no-recall	-	-	false	true	NIM-S3 NIM-S6	The inverted flag; true when absent.
NIM-129	sdk-v2	pushConfig.pushNickEnabled	boolean	hasPrefix	equivalent	flag	-	-	-	-	-	no-recall	-	-	false	false	NIM-S3 NIM-S6	True when absent.
NIM-130	sdk-v2	pushConfig.pushContent	string	alert.body	equivalent	words	-	-	-	-	-	no-recall	-	-	"hi all"	"hi all"	NIM-S3 NIM-S6	At most 500 characters.
NIM-131	sdk-v2	pushConfig.pushPayload	json-string|object	-	container	object(pushPayload)	payload	60	-	-	rootData	no-recall	rootData	-	-	-	NIM-S3 NIM-S6	A string that holds JSON; one that does not is dropped by receivers.
NIM-132	sdk-v2	pushConfig.forcePush	boolean	force	equivalent	flag	isForced	-	-	-	-	yes	-	-	true	"all"	NIM-S3 NIM-S6	False when absent; without ids it holds for everyone.
NIM-133	sdk-v2	pushConfig.forcePushAccountIds	array	mentions	equivalent	listed	listed	-	-	-	-	yes	-	-	["bob"]	["bob"]	NIM-S3 NIM-S6	At most 100.
NIM-134	sdk-v2	pushConfig.forcePushContent	string	memberText	equivalent	words	-	-	-	-	-	yes	-	-	"@you"	"@you"	NIM-S3 NIM-S6	The text for the listed accounts.
NIM-135	sdk-v2	pushConfig.content	string	alert.body	related	words	-	-	-	-	-	-	-	-	"hi all"	"hi all"	NIM-S15	The Android demo's spelling of pushContent.
NIM-136	sdk-v2	pushConfig.payload	json-string|object	-	container	object(pushPayload)	payload	60	-	-	rootData	-	rootData	-	-	-	NIM-S15	The Android demo's spelling of pushPayload.
NIM-137	sdk-v2	pushConfig.needPush	boolean	isSilent	related	negatedFlag	-	-	-	reaction	-	-	-	-	false	true	NIM-S6	The push switch of quick comments.
NIM-138	sdk-v2	pushConfig.needBadge	boolean	isCounted	related	flag	-	-	-	reaction	-	-	-	-	false	false	NIM-S3 NIM-S6	The badge switch of quick comments.
NIM-139	sdk-v2	pushConfig.pushTitle	string	alert.title	related	value	configTitle	-	-	signalling	-	-	-	-	"Ada"	"Ada"	NIM-S3 NIM-S6	The title of signalling and quick comments; in messages HarmonyOS's alone, kept aside.
NIM-140	sdk-v2	pushConfig.title	string	alert.title	related	words	-	-	-	reaction	-	-	-	-	"Ada"	"Ada"	NIM-S3	The title of quick comments in the iOS header.
NIM-141	sdk-v2	pushConfig.category	string	platforms	unmapped	keptAside	-	-	-	-	-	-	-	-	"IM"	-	NIM-S15	A HarmonyOS extra; kept aside, never sent to Apple.
NIM-142	sdk-v2	messageConfig	object	-	container	object	-	-	object:4	-	undocumented	yes	-	-	-	-	NIM-S3 NIM-S6	Switches of the message.
NIM-143	sdk-v2	messageConfig.unreadEnabled	boolean	isCounted	equivalent	flag	-	-	-	-	-	message	-	-	false	false	NIM-S3 NIM-S6	True when absent, whatever the iOS comment says.
NIM-144	sdk-v2	messageConfig.offlineEnabled	boolean	isStored	equivalent	flag	-	-	-	-	-	message	-	-	false	false	NIM-S3 NIM-S6	False: dropped for who is offline, so nothing is pushed.
NIM-145	sdk-v2	messageConfig.historyEnabled	boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	true	-	NIM-S6	Keeps the message in the server's history; no push depends on it.
NIM-146	sdk-v2	messageConfig.roamingEnabled	boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	true	-	NIM-S6	Hands the message to other devices later; no push depends on it.
NIM-147	sdk-v2	messageConfig.onlineSyncEnabled	boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	true	-	NIM-S6	Copies the message to the sender's own devices.
NIM-148	sdk-v2	messageConfig.lastMessageUpdateEnabled	boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	true	-	NIM-S6	Lets the message show in the conversation list.
NIM-149	sdk-v2	messageConfig.readReceiptEnabled	boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	true	-	NIM-S6	Asks for read receipts.
NIM-150	sdk-v2	routeConfig	object	-	container	object	-	-	object:4	-	undocumented	yes	-	-	-	-	NIM-S3 NIM-S6	Webhook routing.
NIM-151	sdk-v2	routeConfig.routeEnabled	boolean	route.isEnabled	equivalent	flag	-	-	-	-	-	no-recall	-	-	false	false	NIM-S3 NIM-S6	Whether webhooks get a copy.
NIM-152	sdk-v2	routeConfig.routeEnvironment	string	route.environment	equivalent	words	-	-	-	-	-	no-recall	-	-	"test"	"test"	NIM-S3 NIM-S6	Chooses the environment that gets webhooks.
NIM-153	sdk-v2	targetConfig	object	-	container	object	-	-	object:4	-	undocumented	yes	-	-	-	-	NIM-S6	Narrows a team message to some members.
NIM-154	sdk-v2	targetConfig.receiverIds	array	audience.members	equivalent	identifierList	listedMembers	-	-	-	-	message	-	-	["bob"]	["bob"]	NIM-S6	The members who get the message, or who do not when inclusive is false.
NIM-155	sdk-v2	targetConfig.inclusive	boolean	audience.excluded	related	flag	isInclusive	-	-	-	-	message	-	-	false	null	NIM-S6	False turns the listed members into those left out.
NIM-156	sdk-v2	notificationConfig	object	-	container	object	-	-	object:4	-	undocumented	yes	-	-	-	-	NIM-S3 NIM-S6	Switches of a custom notification.
NIM-157	sdk-v2	notificationConfig.offlineEnabled	boolean	isStored	equivalent	flag	-	-	-	-	-	notification	-	-	false	false	NIM-S3 NIM-S6	False: nothing is pushed.
NIM-158	sdk-v2	notificationConfig.unreadEnabled	boolean	isCounted	equivalent	flag	-	-	-	-	-	notification	-	-	false	false	NIM-S3 NIM-S6	True when absent.
NIM-159	sdk-v2	content	string	kind	broader	value	content	-	some:1	-	-	notification	-	-	"{\"type\":1}"	"custom-notification"	NIM-S3 NIM-S6	Without messageType it marks a custom notification; its data is not pushed.
NIM-160	sdk-v2	message	object	-	container	object	-	-	members:4	recalled	recalled	recall	-	-	-	-	NIM-S6 PUSHBRIDGE	The message that a recall takes back.
NIM-161	sdk-v2	message.messageClientId	string	recall.clientID	equivalent	identifier	-	-	-	-	-	recall	-	-	"c1"	"c1"	NIM-S6 PUSHBRIDGE	Client id of the recalled message.
NIM-162	sdk-v2	message.messageServerId	string	recall.messageID	equivalent	identifier	-	-	-	-	-	recall	-	-	"1001"	"1001"	NIM-S6 PUSHBRIDGE	Server id of the recalled message.
NIM-163	sdk-v2	postscript	string	recall.note	equivalent	words	-	-	some:2	-	-	recall	-	-	"typo"	"typo"	NIM-S3 NIM-S6	Marks a recall; never the push text.
NIM-164	sdk-v2	pushContent	string	alert.body	related	words	-	-	some:2	recallField	-	recall	-	-	"taken back"	"taken back"	NIM-S3 NIM-S6	The push text of a recall, which has no pushConfig.
NIM-165	sdk-v2	pushPayload	json-string|object	-	container	object(pushPayload)	payload	60	some:2 string:1	recallField	rootData	recall	rootData	-	-	-	NIM-S3 NIM-S6	The payload of a recall, which has no pushConfig.
NIM-166	sdk-v2	env	string	route.environment	related	words	-	-	-	-	-	recall	-	-	"test"	"test"	NIM-S3 NIM-S6	The routing environment of a recall.
NIM-167	server-v1	from	string	sender.id	equivalent	identifier	-	-	boolean:1 number:1 string:1 object:1	-	-	yes	-	-	"alice"	"alice"	NIM-S4 NIM-S5	The sender's account.
NIM-168	server-v1	fromAccid	string	sender.id	related	identifier	-	-	some:4 filled:call	-	-	yes	-	-	"alice"	"alice"	NIM-S4 NIM-S5	The sender of a batch.
NIM-169	server-v1	ope	spelled|integer	conversation.kind	equivalent	operationKind	-	-	some:4 operation:call	-	-	message	-	-	"1"	"group"	NIM-S4 NIM-S5	0 p2p, 1 team, 2 superteam.
NIM-170	server-v1	msgtype	spelled|integer	conversation.kind	related	operationKind	-	-	whole:4 operation:call	-	-	notification	-	-	"1"	"group"	NIM-S4 NIM-S5	What ope is for custom notifications.
NIM-171	server-v1	to	string	receivers	equivalent	identifierList	-	-	boolean:1 number:1 string:1 object:1 filled:receiver	-	-	yes	-	-	"bob"	["bob"]	NIM-S4 NIM-S5	The receiver's account, or the team id.
NIM-172	server-v1	toAccids	json-string|array	receivers	equivalent	identifierList	-	-	some:4 filled:call filled:receiver	-	-	yes	-	-	"[\"bob\"]"	["bob"]	NIM-S4 NIM-S5	The receivers of a batch, a JSON array in a string, at most 500.
NIM-173	server-v1	type	spelled|integer	kind	equivalent	messageNumber	number	-	whole:2	-	-	yes	-	-	"1"	"image"	NIM-S4 NIM-S5	0 text to 100 custom; in a recall 7 is p2p and 8 team.
NIM-174	server-v1	body	json-string|object	-	container	object	-	-	string:1	body	attachment	yes	-	-	-	-	NIM-S4 NIM-S5	What the message says, JSON in a string.
NIM-175	server-v1	body.msg	string	text	equivalent	words	-	-	-	-	-	yes	-	-	"hi"	"hi"	NIM-S4 NIM-S5	The text of a text message.
NIM-176	server-v1	option	json-string|object	-	container	object	-	-	some:2 string:2	-	undocumented	yes	-	-	-	-	NIM-S4 NIM-S5	Switches of the message, JSON in a string.
NIM-177	server-v1	option.push	boolean	isSilent	equivalent	negatedFlag	-	-	-	-	-	no-recall	-	-	false	true	NIM-S4 NIM-S5	The inverted flag; true when absent.
NIM-178	server-v1	option.needPushNick	boolean	hasPrefix	equivalent	flag	-	-	-	-	-	no-recall	-	-	false	false	NIM-S4 NIM-S5	True when absent; false for custom notifications.
NIM-179	server-v1	option.badge	boolean	isCounted	equivalent	flag	-	-	-	-	-	no-recall	-	-	false	false	NIM-S4 NIM-S5	True when absent.
NIM-180	server-v1	option.persistent	boolean	isStored	equivalent	flag	-	-	-	-	-	message	-	-	false	false	NIM-S4 NIM-S5	False: dropped for who is offline, so nothing is pushed.
NIM-181	server-v1	option.route	boolean	route.isEnabled	equivalent	flag	-	-	-	-	-	no-recall	-	-	false	false	NIM-S4 NIM-S5	Whether webhooks get a copy.
NIM-182	server-v1	option.roam	boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	true	-	NIM-S4 NIM-S5	Hands the message to other devices later; no push depends on it.
NIM-183	server-v1	option.history	boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	true	-	NIM-S4 NIM-S5	Keeps the message in the server's history; no push depends on it.
NIM-184	server-v1	option.sendersync	boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	true	-	NIM-S4 NIM-S5	Copies the message to the sender's own devices.
NIM-185	server-v1	option.sessionUpdate	boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	true	-	NIM-S4 NIM-S5	Lets the message show in the conversation list.
NIM-186	server-v1	pushcontent	string	alert.body	equivalent	words	-	-	some:4	-	-	yes	-	-	"hi all"	"hi all"	NIM-S4 NIM-S5	Also pushContent; keys are compared without case.
NIM-187	server-v1	push_content	string	alert.body	related	words	-	-	some:2	-	-	-	-	-	"hi all"	"hi all"	NIM-S5	A third-party library's spelling; never written.
NIM-188	server-v1	payload	json-string|object	-	container	object(pushPayload)	payload	60	string:1	-	rootData	yes	rootData	-	-	-	NIM-S4 NIM-S5	A string that holds JSON, at most 2048 characters.
NIM-189	server-v1	pushPayload	json-string|object	-	container	object(pushPayload)	payload	60	some:2	-	rootData	-	rootData	-	-	-	NIM-S4	The superteam interface's spelling of payload.
NIM-190	server-v1	forcepushlist	json-string|array	mentions	equivalent	listed	listed	-	some:4	-	-	yes	-	-	"[\"bob\"]"	["bob"]	NIM-S4 NIM-S5	A JSON array in a string, at most 100; in sendMsg its presence is the switch.
NIM-191	server-v1	forcepushall	spelled|boolean	force	equivalent	flag	isForAll	-	some:4	-	-	yes	-	-	"true"	"all"	NIM-S4 NIM-S5	True makes the list everyone but the sender.
NIM-192	server-v1	forcepushcontent	string	memberText	equivalent	words	-	-	some:4	-	-	yes	-	-	"@you"	"@you"	NIM-S4 NIM-S5	The text for the listed members.
NIM-193	server-v1	isForcePush	spelled|boolean	force	related	flag	isForced	-	some:2	-	-	notification	-	-	"true"	null	NIM-S4 NIM-S5	The switch of superteams and notifications; forces nobody without a list or all.
NIM-194	server-v1	sound	string	sound	equivalent	soundName	-	-	-	-	-	notification	-	-	"a.caf"	"a.caf"	NIM-S4 NIM-S5	Custom notifications only, at most 30 characters; apsField.sound wins.
NIM-195	server-v1	save	spelled|integer	isStored	equivalent	saveMode	onlineOnly	-	-	-	-	notification	-	-	"1"	false	NIM-S4 NIM-S5	1 is for nobody who is offline, 2 is stored, which is the default.
NIM-196	server-v1	attach	string|json-string	kind	broader	value	attachment	-	string:2	-	-	no-message	extension	-	"{\"type\":1}"	"custom-notification"	NIM-S4 NIM-S5	Without body it marks a custom notification; in a recall it is the extension.
NIM-197	server-v1	ext	string	extension	equivalent	spelledValue	-	-	-	-	-	no-recall	-	-	"{\"k\":1}"	{"k":1}	NIM-S4 NIM-S5	The app's own data as text, never in a push.
NIM-198	server-v1	env	string	route.environment	equivalent	words	-	-	-	-	-	yes	-	-	"test"	"test"	NIM-S4 NIM-S5	Chooses the environment that gets webhooks.
NIM-199	server-v1	deleteMsgid	string|integer	recall.messageID	equivalent	identifier	-	-	some:4 filled:call	-	-	recall	-	-	"1001"	"1001"	NIM-S4 NIM-S12	Marks a recall; the server id of the recalled message.
NIM-200	server-v1	msg	string	recall.note	equivalent	words	-	-	-	-	-	recall	-	-	"typo"	"typo"	NIM-S4 NIM-S12	A recall's note of at most 128 characters; never the push text.
NIM-201	server-v1	timetag	string|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"1700000000123"	-	NIM-S4 NIM-S12	When the recalled message was sent.
NIM-202	server-v1	ignoreTime	string|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"1"	-	NIM-S4 NIM-S12	Lets a recall pass the time window.
NIM-203	server-v1	needPush	spelled|integer	isSilent	related	negatedFlag	-	-	some:1 whole:2	signalling	-	-	-	-	"0"	true	NIM-S4	The push switch of signalling.
NIM-204	server-v1	pushTitle	string	alert.title	related	words	-	-	some:2	signalling	-	-	-	-	"Ada"	"Ada"	NIM-S4	The title of signalling.
NIM-205	server-v1	needBadge	spelled|integer	isCounted	related	flag	-	-	some:1 whole:2	signalling	-	-	-	-	"0"	false	NIM-S4	The badge switch of signalling.
NIM-206	server-v1	isSave	spelled|integer	isStored	related	flag	-	-	-	signalling	-	-	-	-	"0"	false	NIM-S4	The store switch of signalling.
NIM-207	server-v1	isRoute	spelled|integer	route.isEnabled	related	flag	-	-	-	signalling	-	-	-	-	"0"	false	NIM-S4	The webhook switch of signalling.
NIM-208	server-v2	conversation_id	string	conversation.id	equivalent	conversationPath	path	-	some:3	-	-	recall	sender.id	-	"alice|2|team-1"	"team-1"	NIM-S4 PUSHBRIDGE	An extra member: the vendor says it in the URL.
NIM-209	server-v2	sender_id	string	sender.id	equivalent	identifier	-	-	some:4	-	-	yes	-	-	"alice"	"alice"	NIM-S4 NIM-S7	The sender of a batch or of a custom notification.
NIM-210	server-v2	receiver_ids	array	receivers	equivalent	identifierList	-	-	some:4	-	-	yes	-	-	["bob"]	["bob"]	NIM-S4 NIM-S7	The receivers of a batch.
NIM-211	server-v2	receiver_id	string	receivers	equivalent	identifierList	-	-	some:4	-	-	yes	-	-	"bob"	["bob"]	NIM-S4 NIM-S7	The receiver of a custom notification, or the team id.
NIM-212	server-v2	type	spelled|integer	conversation.kind	equivalent	conversationType	-	-	everyonesRecall:recall	-	-	notification	-	-	2	"group"	NIM-S4 NIM-S7	1 p2p, 2 team, 3 superteam in a custom notification; in a recall the kind of recall.
NIM-213	server-v2	message	object	-	container	object	-	-	members:4	body	unknown	yes	-	-	-	-	NIM-S4 NIM-S7	What the message says.
NIM-214	server-v2	message.message_type	integer	kind	equivalent	messageNumber	number	-	-	-	-	message	-	-	1	"image"	NIM-S4 NIM-S7	0 text, 1 image, 2 audio, 3 video, 4 location, 6 file, 10 tip, 100 custom.
NIM-215	server-v2	message.text	string	text	equivalent	words	-	-	-	-	-	yes	-	-	"hi"	"hi"	NIM-S4 NIM-S7	The text of a text message.
NIM-216	server-v2	message.message_client_id	string	clientID	equivalent	identifier	-	-	-	-	-	message	-	-	"c1"	"c1"	NIM-S4 NIM-S7	The caller makes it.
NIM-217	server-v2	message.attachment	object	-	unmapped	notPushed	-	-	-	-	-	-	-	-	{"url":"https://example.com/a.png"}	-	NIM-S4	The attachment; a push cannot carry it.
NIM-218	server-v2	push_config	object	-	container	object	-	-	object:4	-	undocumented	yes	-	-	-	-	NIM-S4 NIM-S7	The push settings.
NIM-219	server-v2	push_config.push_enabled	boolean	isSilent	equivalent	negatedFlag	-	-	-	-	-	no-recall	-	-	false	true	NIM-S4 NIM-S7	The inverted flag; true when absent.
NIM-220	server-v2	push_config.push_nick_enabled	boolean	hasPrefix	equivalent	flag	-	-	-	-	-	no-recall	-	-	false	false	NIM-S4 NIM-S7	True when absent, for custom notifications too.
NIM-221	server-v2	push_config.push_content	string	alert.body	equivalent	words	-	-	-	-	-	no-recall	-	-	"hi all"	"hi all"	NIM-S4 NIM-S7	At most 500 characters.
NIM-222	server-v2	push_config.push_payload	json-string|object	-	container	object(pushPayload)	payload	60	-	-	rootData	no-recall	rootData	-	-	-	NIM-S4 NIM-S7	A string that holds JSON, at most 2048 characters, 4096 for signalling.
NIM-223	server-v2	push_config.push_forcepush_enable	boolean	force	related	flag	isForced	-	-	-	-	yes	-	-	true	null	NIM-S4	Forces nobody without ids or all; absent, ids or all switch force on.
NIM-224	server-v2	push_config.push_forcepush_all	boolean	force	equivalent	flag	isForAll	-	-	-	-	yes	-	-	true	"all"	NIM-S4 NIM-S7	True makes the list everyone but the sender.
NIM-225	server-v2	push_config.push_forcepush_ids	array	mentions	equivalent	listed	listed	-	-	-	-	yes	-	-	["bob"]	["bob"]	NIM-S4 NIM-S7	At most 100.
NIM-226	server-v2	push_config.push_forcepush_content	string	memberText	equivalent	words	-	-	-	-	-	yes	-	-	"@you"	"@you"	NIM-S4 NIM-S7	The text for the listed accounts.
NIM-227	server-v2	push_config.force_push	boolean	force	related	flag	isForced	-	-	guessed	-	-	-	-	true	null	NIM-S15	A guessed name the server does not know; read as push_forcepush_enable.
NIM-228	server-v2	push_config.force_push_account_ids	array	mentions	related	listed	listed	-	-	guessed	-	-	-	-	["bob"]	["bob"]	NIM-S15	A guessed name the server does not know; read as push_forcepush_ids.
NIM-229	server-v2	push_config.force_push_content	string	memberText	related	words	-	-	-	guessed	-	-	-	-	"@you"	"@you"	NIM-S15	A guessed name the server does not know; read as push_forcepush_content.
NIM-230	server-v2	push_config.push_title	string	alert.title	related	words	-	-	-	signalling	-	-	-	-	"Ada"	"Ada"	NIM-S4	The title of signalling, at most 32 characters.
NIM-231	server-v2	push_config.push_badge_enabled	boolean	isCounted	related	flag	-	-	-	-	-	-	-	-	false	false	NIM-S4	The badge switch of a broadcast.
NIM-232	server-v2	message_config	object	-	container	object	-	-	object:4	-	undocumented	yes	-	-	-	-	NIM-S4 NIM-S7	Switches of the message.
NIM-233	server-v2	message_config.unread_enabled	boolean	isCounted	equivalent	flag	-	-	-	-	-	message	-	-	false	false	NIM-S4 NIM-S7	True when absent.
NIM-234	server-v2	message_config.offline_enabled	boolean	isStored	equivalent	flag	-	-	-	-	-	message	-	-	false	false	NIM-S4 NIM-S7	False: dropped for who is offline, so nothing is pushed.
NIM-235	server-v2	message_config.mutil_sync_enabled	boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	true	-	NIM-S4	Copies the message to the sender's own devices; the spelling is the vendor's.
NIM-236	server-v2	message_config.history_enabled	boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	true	-	NIM-S4	Keeps the message in the server's history; no push depends on it.
NIM-237	server-v2	message_config.roaming_enabled	boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	true	-	NIM-S4	Hands the message to other devices later; no push depends on it.
NIM-238	server-v2	message_config.conversation_update_enabled	boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	true	-	NIM-S4	Lets the message show in the conversation list.
NIM-239	server-v2	route_config	object	-	container	object	-	-	object:4	-	undocumented	yes	-	-	-	-	NIM-S4 NIM-S7	Webhook routing.
NIM-240	server-v2	route_config.route_enabled	boolean	route.isEnabled	equivalent	flag	-	-	-	-	-	no-recall	-	-	false	false	NIM-S4 NIM-S7	Whether webhooks get a copy.
NIM-241	server-v2	route_config.route_environment	string	route.environment	equivalent	words	-	-	-	-	-	no-recall	-	-	"test"	"test"	NIM-S4 NIM-S7	Chooses the environment that gets webhooks.
NIM-242	server-v2	target_option	object	-	container	object	-	-	object:4	-	undocumented	yes	-	-	-	-	NIM-S4	Narrows a team message to some members.
NIM-243	server-v2	target_option.receiver_account_ids	array	audience.members	equivalent	identifierList	listedMembers	-	-	-	-	message	-	-	["bob"]	["bob"]	NIM-S4	The members who get the message, or who do not when inclusive is false.
NIM-244	server-v2	target_option.inclusive	boolean	audience.excluded	related	flag	isInclusive	-	-	-	-	message	-	-	false	null	NIM-S4	False turns the listed members into those left out.
NIM-245	server-v2	extension	string	extension	equivalent	spelledValue	-	-	some:1	-	-	no-recall	-	-	"{\"k\":1}"	{"k":1}	NIM-S4 NIM-S7	The app's own data as text, never in a push.
NIM-246	server-v2	notification_config	object	-	container	object	-	-	object:4	-	undocumented	yes	-	-	-	-	NIM-S4 NIM-S7	Switches of a custom notification.
NIM-247	server-v2	notification_config.offline_enabled	boolean	isStored	equivalent	flag	-	-	-	-	-	notification	-	-	false	false	NIM-S4 NIM-S7	False: nothing is pushed.
NIM-248	server-v2	notification_config.unread_enabled	boolean	isCounted	equivalent	flag	-	-	-	-	-	notification	-	-	false	false	NIM-S4 NIM-S7	True when absent.
NIM-249	server-v2	content	string	kind	broader	value	content	-	some:1	-	-	notification	-	-	"{\"type\":1}"	"custom-notification"	NIM-S4 NIM-S7	Without message it marks a custom notification; its data is not pushed.
NIM-250	server-v2	sound	string	sound	equivalent	soundName	-	-	-	-	-	notification	-	-	"a.caf"	"a.caf"	NIM-S4 NIM-S7	Custom notifications only, at most 30 characters; apsField.sound wins.
NIM-251	server-v2	offline_enabled	boolean	isStored	related	flag	-	-	-	signalling	-	-	-	-	false	false	NIM-S4	The store switch of signalling.
NIM-252	server-v2	unread_enabled	boolean	isCounted	related	flag	-	-	-	signalling	-	-	-	-	false	false	NIM-S4	The badge switch of signalling.
NIM-253	server-v2	server_id	string|integer	recall.messageID	equivalent	identifier	-	-	some:3	-	-	recall	-	-	"1001"	"1001"	NIM-S12 PUSHBRIDGE	An extra member: a recall names the message in the URL.
NIM-254	server-v2	push_content	string	alert.body	related	words	-	-	some:2	recallField	-	recall	-	-	"taken back"	"taken back"	NIM-S12	The push text of a recall, a query parameter.
NIM-255	server-v2	push_payload	json-string|object	-	container	object(pushPayload)	payload	60	some:3	recallField	rootData	recall	rootData	-	-	-	NIM-S12	The payload of a recall, a query parameter.
NIM-256	server-v2	description	string	recall.note	equivalent	words	-	-	filled:recallNote	-	-	recall	-	-	"typo"	"typo"	NIM-S12	A recall's note; never the push text.
NIM-257	server-v2	attach	string	extension	related	spelledValue	-	-	-	-	-	recall	-	-	"{\"k\":1}"	{"k":1}	NIM-S12	A recall's extension.
NIM-258	server-v2	route_environment	string	route.environment	related	words	-	-	some:3	-	-	recall	-	-	"test"	"test"	NIM-S12	The routing environment of a recall.
NIM-259	server-v2	message_time	integer	-	unmapped	notPushed	-	-	some:3	recallField	-	-	-	-	1700000000123	-	NIM-S12	When the recalled message was sent.
NIM-260	server-v2	ignore_revoke_time	boolean|integer	-	unmapped	notPushed	-	-	some:4	recallField	-	-	-	-	true	-	NIM-S12	Lets a recall pass the time window.
NIM-261	server-v2	target_type	integer	audience.isEveryone	related	broadcastTarget	-	-	-	broadcast	-	-	-	-	1	true	NIM-S4	Whom a broadcast reaches: 1 is everyone, and any other value nobody who is known here.
NIM-262	server-v2	target_os	array	-	unmapped	notPushed	-	-	-	broadcast	-	-	-	-	["ios"]	-	NIM-S4	Which systems a broadcast reaches.
NIM-263	server-v2	roam_enabled	boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	true	-	NIM-S4	Keeps a broadcast for devices that come later.
NIM-264	server-v2	roam_expire_after	integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	86400	-	NIM-S4	How long a broadcast is kept.
NIM-265	sdk	fromNick	string	sender.name	related	words	-	-	-	-	-	-	-	-	"Ally"	"Ally"	NIM-S8 PUSHBRIDGE	The Web SDK's name for it; elsewhere an extra member that tells what the server knows.
NIM-266	sdk-v2	senderName	string	sender.name	related	words	-	-	some:1	-	-	-	-	-	"Ally"	"Ally"	PUSHBRIDGE	An extra member: the server knows its users' names, a translator has to be told.
NIM-267	sdk-v2	fromNick	string	sender.name	related	words	-	-	-	-	-	-	-	-	"Ally"	"Ally"	PUSHBRIDGE	An extra member: the server knows its users' names, a translator has to be told.
NIM-268	server-v1	senderName	string	sender.name	related	words	-	-	-	-	-	-	-	-	"Ally"	"Ally"	PUSHBRIDGE	An extra member: the server knows its users' names, a translator has to be told.
NIM-269	server-v1	fromNick	string	sender.name	related	words	-	-	-	-	-	-	-	-	"Ally"	"Ally"	PUSHBRIDGE	An extra member: the server knows its users' names, a translator has to be told.
NIM-270	server-v2	senderName	string	sender.name	related	words	-	-	-	-	-	-	-	-	"Ally"	"Ally"	PUSHBRIDGE	An extra member: the server knows its users' names, a translator has to be told.
NIM-271	server-v2	fromNick	string	sender.name	related	words	-	-	-	-	-	-	-	-	"Ally"	"Ally"	PUSHBRIDGE	An extra member: the server knows its users' names, a translator has to be told.
NIM-272	sdk	message.session	object	-	container	object(session)	-	-	-	-	unknown	-	-	-	-	-	NIM-S3	The conversation of the message that a recall withdraws.
NIM-273	sdk	message.from	string	sender.id	related	identifier	-	90	-	-	-	-	-	-	"alice"	"alice"	NIM-S3	Who sent the message that a recall withdraws.
NIM-274	sdk-v2	message.conversationId	string	conversation.id	related	conversationPath	path	90	-	-	-	-	sender.id	-	"alice|2|team-1"	"team-1"	NIM-S3	The conversation of the message that a recall withdraws.
NIM-275	sdk-v2	message.senderId	string	sender.id	related	identifier	-	90	-	-	-	-	-	-	"alice"	"alice"	NIM-S3	Who sent the message that a recall withdraws.
NIM-276	copy	convType	string	conversation.kind	equivalent	copiedConversation	-	-	any:webhook some:message copiedKind:conversation	-	-	-	-	-	"TEAM"	"group"	NIM-S13	PERSON, TEAM, SUPER_TEAM; CUSTOM_PERSON and CUSTOM_TEAM mark a custom notification.
NIM-277	copy	eventType	string|integer	kind	related	copiedEvent	event	90	any:webhook toldEvent:event copiedMessage:copied	-	-	-	-	-	"7"	"recall"	NIM-S13 NIM-S14	As text that of a copy, as a number that of a callback; most events are no messages.
NIM-278	copy	to	string	receivers	equivalent	identifierList	-	-	-	-	-	-	-	-	"bob"	["bob"]	NIM-S13 NIM-S14	The receiver's account, or the team id.
NIM-279	copy	fromAccount	string	sender.id	equivalent	identifier	-	-	some:message	-	-	-	-	-	"alice"	"alice"	NIM-S13 NIM-S14	The sender's account.
NIM-280	copy	fromNick	string	sender.name	equivalent	words	-	-	-	-	-	-	-	-	"Alice"	"Alice"	NIM-S13 NIM-S14	The sender's nickname, the prefix of the push text.
NIM-281	copy	msgType	string	kind	equivalent	copiedWord	word	-	some:message unknownWord:otherEvent	-	-	-	-	-	"PICTURE"	"image"	NIM-S13 NIM-S14	A word in any case; NETCALL_AUDIO and NETCALL_VEDIO are calls, NRTC_NETCALL does not say which.
NIM-282	copy	body	string	text	equivalent	value	copiedBody	-	-	-	-	-	-	-	"hi"	"hi"	NIM-S13 NIM-S14	Counts in text messages only: old clients put their push text beside other types.
NIM-283	copy	attach	json-string|object	-	unmapped	value	attachment	-	-	-	-	-	extension	-	{"url":"https://example.com/a.png"}	-	NIM-S13 NIM-S14	The attachment, which a push cannot carry; in a recall the app's extension.
NIM-284	copy	msgidClient	string	clientID	equivalent	identifier	-	-	some:message	-	-	-	-	-	"c1"	"c1"	NIM-S13 NIM-S14	The client makes it; custom notifications have none.
NIM-285	copy	msgidServer	string	id	equivalent	identifier	-	-	some:message	-	-	-	-	-	"1001"	"1001"	NIM-S13	The server's message id.
NIM-286	copy	msgTimestamp	string	timestamp	equivalent	milliseconds	-	-	-	-	-	-	-	-	"1700000000123"	"1700000000123"	NIM-S13 NIM-S14	Milliseconds since 1970.
NIM-287	copy	ext	string	extension	equivalent	spelledValue	-	-	-	-	-	-	-	-	"{\"k\":1}"	{"k":1}	NIM-S13	The app's own data as text, never in a push.
NIM-288	copy	customApnsText	string	alert.body	equivalent	words	-	-	-	-	-	-	-	-	"hi all"	"hi all"	NIM-S13	The push text of a custom notification; no other copy carries one.
NIM-289	copy	customSafeFlag	spelled	isStored	equivalent	flag	-	-	-	-	-	-	-	-	"0"	false	NIM-S13	Whether a custom notification is kept for those who are offline.
NIM-290	copy	tMembers	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"[alice, bob]"	-	NIM-S13	The team's members, sender included, in small teams only; no list of those to push to.
NIM-291	copy	fromClientType	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"IOS"	-	NIM-S13	What the sender used; in any case.
NIM-292	copy	fromDeviceId	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"d"	-	NIM-S13	The sender's device.
NIM-293	copy	resendFlag	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"0"	-	NIM-S13	Whether the client sent the message again.
NIM-294	copy	antispam	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"false"	-	NIM-S13	Whether the content was checked.
NIM-295	copy	yidunRes	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"{}"	-	NIM-S13	What the check of the content found.
NIM-296	copy	blacklist	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"false"	-	NIM-S13	Whether the receiver blocks the sender.
NIM-297	copy	ip	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"192.0.2.1"	-	NIM-S13	The sender's address.
NIM-298	copy	port	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"5222"	-	NIM-S13	The sender's port.
NIM-299	copy	aiParams	string|object	-	unmapped	notPushed	-	-	-	-	-	-	-	-	{}	-	NIM-S13	Parameters of a message to or from a digital person.
NIM-300	copy	fromClientIp	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"192.0.2.1"	-	NIM-S14	The sender's address in a callback.
NIM-301	copy	fromClientPort	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"5222"	-	NIM-S14	The sender's port in a callback.
NIM-302	copy	clientId	string	recall.clientID	equivalent	identifier	-	-	some:message	-	-	-	-	-	"c1"	"c1"	NIM-S13	In the copy of a recall: the client id of what it withdraws.
NIM-303	copy	msgId	string|integer	recall.messageID	equivalent	identifier	-	-	some:message	-	-	-	-	-	"1001"	"1001"	NIM-S13	In the copy of a recall: the server id of what it withdraws.
NIM-304	copy	from	string	sender.id	related	identifier	-	-	-	-	-	-	-	-	"alice"	"alice"	NIM-S13	In the copy of a recall: the sender.
NIM-305	copy	deleteTime	string|integer	timestamp	related	milliseconds	-	-	-	-	-	-	-	-	"1700000000123"	"1700000000123"	NIM-S13	In the copy of a recall: when it was made.
NIM-306	copy	sendTime	string|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"1700000000100"	-	NIM-S13	In the copy of a recall: when the message was sent.
NIM-307	copy	selfMsg	string|boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"0"	-	NIM-S13	In the copy of a recall: whether someone recalls their own message.
NIM-308	payload	aps	object	-	container	aps	-	70	object:aps	-	apsExtras	-	apsExtras	-	-	-	NIM-S1 NIM-S9	Apple's dictionary as the device got it; unknown members stay in it.
NIM-330	payload	nim	integer|string	-	unmapped	marker	-	-	some:claim	-	-	-	-	-	"1"	-	NIM-S1 NIM-S9	The server's own marker, a number or a string; the number 1 is written.
NIM-331	payload	pushTitle	string	alert.title	related	words	-	-	-	-	-	-	rootData	-	"Ada"	"Ada"	NIM-S1 NIM-S9	Stays at the root; the title only where the alert has none.
NIM-332	payload	apns-collapse-id	string	collapseID	related	words	-	-	-	-	-	-	-	-	"c1"	"c1"	NIM-S15	Where the server left it: what the header said; it goes to the header again.
NIM-333	payload	pushkitFirst	boolean	isVoIP	equivalent	flag	-	-	-	-	-	-	rootData	-	true	true	NIM-S2 NIM-S10	Prefers the PushKit token; stays at the root.
NIM-334	payload	hwField	object|json-string	platforms	unmapped	keptAside	-	-	-	-	-	-	-	-	{"channel_id":"chat"}	-	NIM-S2	Settings of another platform that the server left in; kept aside.
NIM-335	payload	hwPassThroughField	object	platforms	unmapped	keptAside	-	-	-	-	-	-	-	-	{"data":"x"}	-	NIM-S2	Settings of another platform that the server left in; kept aside.
NIM-336	payload	honorField	object|json-string	platforms	unmapped	keptAside	-	-	-	-	-	-	-	-	{"data":"x"}	-	NIM-S2	Settings of another platform that the server left in; kept aside.
NIM-337	payload	honorPassThroughField	object	platforms	unmapped	keptAside	-	-	-	-	-	-	-	-	{"data":"x"}	-	NIM-S2	Settings of another platform that the server left in; kept aside.
NIM-338	payload	vivoField	object	platforms	unmapped	keptAside	-	-	-	-	-	-	-	-	{"category":"IM"}	-	NIM-S2	Settings of another platform that the server left in; kept aside.
NIM-339	payload	oppoField	object	platforms	unmapped	keptAside	-	-	-	-	-	-	-	-	{"channel_id":"chat"}	-	NIM-S2	Settings of another platform that the server left in; kept aside.
NIM-340	payload	fcmField	object	platforms	unmapped	keptAside	-	-	-	-	-	-	-	-	{"tag":"chat"}	-	NIM-S2	Settings of another platform that the server left in; kept aside.
NIM-341	payload	fcmFieldV1	object	platforms	unmapped	keptAside	-	-	-	-	-	-	-	-	{"validate_only":false}	-	NIM-S2	Settings of another platform that the server left in; kept aside.
NIM-342	payload	harmonyField	object|json-string	platforms	unmapped	keptAside	-	-	-	-	-	-	-	-	{"payload":{}}	-	NIM-S2	Settings of another platform that the server left in; kept aside.
NIM-343	sdk	to	string	conversation.id	related	identifier	-	-	-	-	-	-	-	-	"bob"	"bob"	NIM-S8	The Web SDK's target: the peer's account or the team id; scene says which.
NIM-344	sdk	sessionId	string	conversation.id	related	identifier	-	-	some:1	-	-	-	-	-	"team-1"	"team-1"	NIM-S15	Android and Flutter say at the root what session holds; the Web SDK's own form gives way to to.
NIM-345	sdk	receiver_accid_	string	conversation.id	related	identifier	-	-	some:4	-	-	-	-	-	"bob"	"bob"	NIM-S6	Desktop spelling of the peer's account or the team id.
NIM-346	sdk	sessionType	string|integer	conversation.kind	related	sessionType	-	-	some:2	-	-	-	-	-	"team"	"group"	NIM-S15	Android and Flutter: p2p, team, superTeam or chatRoom in any case, or the number of session.sessionType.
NIM-347	sdk	scene	string	conversation.kind	related	sessionType	-	-	conversationWord:4	-	-	-	-	-	"team"	"group"	NIM-S8	Web spelling of the kind: p2p, team or superTeam.
NIM-348	sdk	session_type_	integer	conversation.kind	related	sessionNumber	-	-	some:4	-	-	-	-	-	1	"group"	NIM-S6	Desktop spelling of session.sessionType.
NIM-349	sdk	type	string|integer	kind	related	typeWord	number	-	-	-	-	-	-	-	"image"	"image"	NIM-S8	Web spelling of messageType, a word: text, image, audio, video, file, geo, tip, custom, notification.
NIM-350	sdk	type_	integer	kind	related	messageNumber	number	-	-	-	-	-	-	-	1	"image"	NIM-S6	Desktop spelling of messageType.
NIM-351	sdk	fromAccount	string	sender.id	related	identifier	-	-	some:2	-	-	-	-	-	"alice"	"alice"	NIM-S15	Android and Flutter spelling of from.
NIM-352	sdk	sender_accid_	string	sender.id	related	identifier	-	-	some:4	-	-	-	-	-	"alice"	"alice"	NIM-S6	Desktop spelling of from.
NIM-353	sdk	fromNickname	string	sender.name	related	words	-	-	some:2	-	-	-	-	-	"Ally"	"Ally"	NIM-S15	Android and Flutter spelling of the sender's nickname.
NIM-354	sdk	readonly_sender_nickname_	string	sender.name	related	words	-	-	-	-	-	-	-	-	"Ally"	"Ally"	NIM-S6	Desktop spelling of the sender's nickname.
NIM-355	sdk	uuid	string	clientID	related	identifier	-	-	some:1	-	-	-	-	-	"c1"	"c1"	NIM-S15	Android's and Flutter's client id; their messageId numbers a row of the device's own database.
NIM-356	sdk	idClient	string	clientID	related	identifier	-	-	some:3	-	-	-	-	-	"c1"	"c1"	NIM-S8	Web spelling of messageId.
NIM-357	sdk	client_msg_id_	string	clientID	related	identifier	-	-	some:4	-	-	-	-	-	"c1"	"c1"	NIM-S6	Desktop spelling of messageId.
NIM-358	sdk	serverId	string|integer	id	related	identifier	-	-	-	-	-	-	-	-	1001	"1001"	NIM-S15	Android and Flutter spelling of serverID.
NIM-359	sdk	idServer	string	id	related	identifier	-	-	some:3	-	-	-	-	-	"1001"	"1001"	NIM-S8	Web spelling of serverID.
NIM-360	sdk	readonly_server_id_	string	id	related	identifier	-	-	-	-	-	-	-	-	"1001"	"1001"	NIM-S6	Desktop spelling of serverID.
NIM-361	sdk	time	integer	timestamp	related	milliseconds	-	-	-	-	-	-	-	-	1700000000123	"1700000000123"	NIM-S8	Web spelling of timestamp.
NIM-362	sdk	timetag_	integer	timestamp	related	milliseconds	-	-	-	-	-	-	-	-	1700000000123	"1700000000123"	NIM-S6	Desktop spelling of timestamp.
NIM-363	sdk	body	string	text	related	words	-	-	-	-	-	-	-	-	"hi"	"hi"	NIM-S8	The newer Web SDK's spelling of text.
NIM-364	sdk	tip	string	text	related	words	-	-	-	-	-	-	-	-	"hi"	"hi"	NIM-S8	The text of a tip in the Web SDK.
NIM-365	sdk	content_	string	text	related	words	-	-	-	-	-	-	-	-	"hi"	"hi"	NIM-S6	Desktop spelling of text.
NIM-366	sdk	custom	string|object	extension	related	spelledValue	-	-	-	-	-	-	-	-	"{\"k\":1}"	{"k":1}	NIM-S8	Web spelling of remoteExt, a text.
NIM-367	sdk	ext	string|object	extension	related	spelledValue	-	-	-	-	-	-	-	-	"{\"k\":1}"	{"k":1}	NIM-S8	The newer Web SDK's spelling of remoteExt, a text.
NIM-368	sdk	remoteExtension	object|string	extension	related	spelledValue	-	-	some:3	-	-	-	-	-	{"k":1}	{"k":1}	NIM-S15	Android and Flutter spelling of remoteExt.
NIM-369	sdk	server_ext_	object|string	extension	related	spelledValue	-	-	-	-	-	-	-	-	{"k":1}	{"k":1}	NIM-S6	Desktop spelling of remoteExt.
NIM-370	sdk	enablePersist	boolean	isStored	related	flag	-	-	-	-	-	-	-	-	false	false	NIM-S15	Flutter spelling of persistEnable.
NIM-371	sdk	isOfflinable	boolean	isStored	related	flag	-	-	-	-	-	-	-	-	false	false	NIM-S8	Web spelling of persistEnable.
NIM-372	sdk	need_offline_	boolean|spelled	isStored	related	flag	-	-	-	-	-	-	-	-	false	false	NIM-S6	Desktop spelling of persistEnable.
NIM-373	sdk	enableRoute	boolean	route.isEnabled	related	flag	-	-	-	-	-	-	-	-	false	false	NIM-S15	Android and Flutter spelling of routeEnabled.
NIM-374	sdk	cc	boolean	route.isEnabled	related	flag	-	-	-	-	-	-	-	-	false	false	NIM-S8	Web spelling of routeEnabled.
NIM-375	sdk	routable_	boolean|spelled	route.isEnabled	related	flag	-	-	-	-	-	-	-	-	false	false	NIM-S6	Desktop spelling of routeEnabled.
NIM-376	sdk	env_config_	string	route.environment	related	words	-	-	-	-	-	-	-	-	"test"	"test"	NIM-S6	Desktop spelling of env.
NIM-377	sdk	messageAttachment	object	-	unmapped	notPushed	-	-	-	-	-	-	-	-	{"url":"https://example.com/a.png"}	-	NIM-S15	Android and Flutter spelling of the attachment; a push cannot carry it.
NIM-378	sdk	file	object	-	unmapped	notPushed	-	-	-	-	-	-	-	-	{"url":"https://example.com/a.png"}	-	NIM-S8	Web spelling of the attachment; a push cannot carry it.
NIM-379	sdk	geo	object	-	unmapped	notPushed	-	-	-	-	-	-	-	-	{"lat":1,"lng":2}	-	NIM-S8	The Web SDK's place of a location message; a push cannot carry it.
NIM-380	sdk	attach_	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"{}"	-	NIM-S6	Desktop spelling of the attachment; a push cannot carry it.
NIM-381	copy	toAccount	string	receivers	related	identifierList	-	-	-	-	-	-	-	-	"bob"	["bob"]	?	The receiver under the name that fromAccount suggests; to counts where both stand.
NIM-382	sdk-v2	calleeAccountId	string	receivers	related	identifierList	invitee	-	some:4	signalling	-	-	-	-	"bob"	["bob"]	NIM-S3 NIM-S6	Whom a call invites; counts where nothing else names a receiver.
NIM-383	sdk-v2	inviteeAccountId	string	receivers	related	identifierList	invitee	-	some:4	signalling	-	-	-	-	"bob"	["bob"]	NIM-S3 NIM-S6	Whom an invitation to a call's room is for.
NIM-384	sdk-v2	inviterAccountId	string	sender.id	related	identifier	-	-	-	signalling	-	-	-	-	"alice"	"alice"	NIM-S3 NIM-S6	Who invites, as the invited side's calls spell it.
NIM-385	server-v2	callee_account_id	string	receivers	related	identifierList	invitee	-	some:4	signalling	-	-	-	-	"bob"	["bob"]	?	calleeAccountId in the spelling of the server interface.
NIM-386	server-v2	invitee_account_id	string	receivers	related	identifierList	invitee	-	some:4	signalling	-	-	-	-	"bob"	["bob"]	?	inviteeAccountId in the spelling of the server interface.
NIM-387	server-v2	inviter_account_id	string	sender.id	related	identifier	-	-	-	signalling	-	-	-	-	"alice"	"alice"	?	inviterAccountId in the spelling of the server interface.
NIM-388	sdk	accountId	string	receivers	related	identifierList	invitee	-	-	-	-	-	-	-	"bob"	["bob"]	NIM-S3	Whom the first SDK's signalling invites; counts where nothing else names a receiver.
NIM-389	sdk	account	string	receivers	related	identifierList	invitee	-	-	-	-	-	-	-	"bob"	["bob"]	NIM-S8	The Web SDK's name for it.
NIM-390	sdk	account_id_	string	receivers	related	identifierList	invitee	-	-	-	-	-	-	-	"bob"	["bob"]	NIM-S6	The desktop SDK's name for it.
NIM-391	sdk	calleeAccountId	string	receivers	related	identifierList	invitee	-	-	signalling	-	-	-	-	"bob"	["bob"]	?	The second SDK's name for it, beside switches of the first.
"""#

private let tencentText = #"""
id	shape	path	type	field	relation	transform	draft	rank	evidence	presence	rest	writes	also	strip	sample	expect	sources	note
TX-001	*	OfflinePushInfo.PushFlag	integer	isSilent	equivalent	flag	-	-	-	-	-	yes	-	-	1	true	TX-S1	0 pushes, 1 does not (TX 9.4).
TX-002	*	OfflinePushInfo.Title	string	alert.title	equivalent	words	-	50	-	-	-	yes	-	-	"Ada"	"Ada"	TX-S1	Stands above the text; ApnsInfo.Title wins on Apple's devices.
TX-003	*	OfflinePushInfo.Desc	string	alert.body	equivalent	words	-	-	-	-	-	yes	-	-	"Noon?"	"Noon?"	TX-S1	The text of the push; without it one is made of the elements.
TX-004	*	OfflinePushInfo.Ext	string	appData	equivalent	textValue	-	50	-	-	-	yes	-	-	"{\"k\":1}"	"{\"k\":1}"	TX-S1	A text, JSON by habit; stands at the payload's root as ext (TX 9.8).
TX-005	*	OfflinePushInfo.ApnsInfo	object	-	container	object	-	20	-	-	undocumented	yes	-	-	-	-	TX-S1	What is for Apple's devices alone.
TX-006	*	OfflinePushInfo.ApnsInfo.Title	string	alert.title	related	words	-	10	-	-	-	-	-	-	"Ada"	"Ada"	TX-S1	Beats Title and every translation's title on Apple's devices.
TX-007	*	OfflinePushInfo.ApnsInfo.SubTitle	string	alert.subtitle	equivalent	words	-	-	-	-	-	yes	-	-	"re: lunch"	"re: lunch"	TX-S1	Stands between title and text.
TX-008	*	OfflinePushInfo.ApnsInfo.Sound	string	sound	equivalent	soundFile	-	50	-	-	-	yes	-	-	"a.caf"	"a.caf"	TX-S1 TX-S3 TX-S4	A file with its suffix; push.no_sound is silence, an empty one is absent.
TX-009	*	OfflinePushInfo.ApnsInfo.BadgeMode	integer	isCounted	equivalent	negatedFlag	-	-	-	-	-	yes	-	-	0	true	TX-S1	0 counts the push, 1 does not; without it pushes of timpush do not count (TX 9.5).
TX-010	*	OfflinePushInfo.ApnsInfo.Image	string	mediaURL	equivalent	words	-	-	-	-	-	yes	-	-	"https://example.com/a.png"	"https://example.com/a.png"	TX-S1 TX-S2	A picture; stands at the payload's root as image.
TX-011	*	OfflinePushInfo.ApnsInfo.MutableContent	integer	isMutable	equivalent	flag	-	-	-	-	-	yes	-	-	1	true	TX-S1	Without it the console decides (TX 9.7).
TX-012	*	OfflinePushInfo.ApnsInfo.ContentAvailable	integer	isContentAvailable	equivalent	flag	-	-	-	-	-	yes	-	-	1	true	TX-S1 TX-S2	A silent push, which wakes the app and shows nothing (TX 9.6).
TX-013	*	OfflinePushInfo.ApnsInfo.InterruptionLevel	string	interruptionLevel	equivalent	word(levels)	-	-	-	-	-	yes	-	-	"passive"	"passive"	TX-S1 TX-S2	passive, active, time-sensitive or critical.
TX-014	*	OfflinePushInfo.ApnsInfo.IsVoipPush	integer	isVoIP	equivalent	flag	-	-	-	-	-	yes	-	-	1	true	TX-S1 TX-S2	A call; without a VoIP token an ordinary push.
TX-015	*	OfflinePushInfo.ApnsInfo.LiveActivity	object	liveActivity	equivalent	spelledValue	-	-	-	-	-	yes	-	-	{"LaId":"a1","Event":"end"}	{"LaId":"a1","Event":"end"}	TX-S1 TX-S2	The update of a Live Activity, which no request here carries.
TX-016	*	OfflinePushInfo.ApnsInfo.BadgeSetNum	integer	badge	related	bounded(0..999)	-	60	-	-	-	-	-	-	9	9	TX-S1 TX-S8	The page does not say whether it stands here or outside of ApnsInfo; both are read.
TX-017	*	OfflinePushInfo.ApnsInfo.BadgeAddNum	integer	badgeIncrement	related	bounded(1..99)	-	60	-	-	-	-	-	-	2	2	TX-S1 TX-S8	The page does not say whether it stands here or outside of ApnsInfo; both are read.
TX-018	*	OfflinePushInfo.BadgeSetNum	integer	badge	equivalent	bounded(0..999)	-	50	-	-	-	yes	-	-	9	9	TX-S1 TX-S8	0 to 999; beats BadgeAddNum and BadgeMode.
TX-019	*	OfflinePushInfo.BadgeAddNum	integer	badgeIncrement	equivalent	bounded(1..99)	-	50	-	-	-	yes	-	-	2	2	TX-S1 TX-S8	1 to 99, added to the count; beats BadgeMode.
TX-020	*	OfflinePushInfo.MultiLanguageContent	array	-	container	eachObject	-	30	-	-	undocumented	yes	translations	-	-	-	TX-S1	Other words for devices in other languages.
TX-021	*	OfflinePushInfo.MultiLanguageContent.Language	string	translations	related	words	language	-	-	-	-	-	-	-	"en"	[{"language":"en"}]	TX-S1	A language tag; without it the element has no effect.
TX-022	*	OfflinePushInfo.MultiLanguageContent.Title	string	translations	related	words	translatedTitle	-	-	-	-	-	-	-	"Ada"	null	TX-S1	The title in this language.
TX-023	*	OfflinePushInfo.MultiLanguageContent.Desc	string	translations	related	words	translatedBody	-	-	-	-	-	-	-	"Noon?"	null	TX-S1	The text in this language.
TX-024	*	OfflinePushInfo.PushTemplateId	string	template.name	equivalent	identifier	-	-	-	-	-	yes	-	-	"1400000000-1"	"1400000000-1"	TX-S1	A template of the console; its title and text beat all others.
TX-025	*	OfflinePushInfo.PushTemplateParam	object	template.namedArguments	equivalent	spelledValue	-	-	-	-	-	yes	-	-	{"city":"Oslo"}	{"city":"Oslo"}	TX-S1	What stands in for {{Name}} in the template.
TX-026	*	OfflinePushInfo.AndroidInfo	object	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	{"OPPOChannelID":"chat"}	-	TX-S1	Android settings; kept aside, never sent to Apple.
TX-027	*	OfflinePushInfo.HarmonyInfo	object	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	{"Category":"IM"}	-	TX-S1	HarmonyOS settings; kept aside, never sent to Apple.
TX-028	*	MsgBody.MsgType	string	kind	equivalent	word(elements)	elementKind	-	-	-	-	yes	-	-	"TIMImageElem"	"image"	TX-S5	TIMTextElem, TIMCustomElem, TIMImageElem and the like.
TX-029	*	MsgBody.MsgContent	object	-	container	object	-	-	-	-	media	yes	-	-	-	-	TX-S5	What the element holds.
TX-030	*	MsgBody.MsgContent.Text	string	text	equivalent	elementText	elementText	-	-	-	-	yes	-	-	"lunch?"	"lunch?"	TX-S5	The text of a text element.
TX-031	*	MsgBody.MsgContent.Desc	string	elements	related	words	elementWords	-	-	-	-	yes	-	-	"Gift"	[{"kind":"custom","text":"Gift"}]	TX-S5	What a custom element shows in a push; void where OfflinePushInfo is given (TX 9.9).
TX-032	*	MsgBody.MsgContent.Ext	string	appData	related	textValue	elementData	80	-	-	-	-	-	-	"www.example.com"	"www.example.com"	TX-S5	A custom element's data for the push; void where OfflinePushInfo is given (TX 9.9).
TX-033	*	MsgBody.MsgContent.Sound	string	sound	related	soundFile	elementSound	80	-	-	-	-	-	-	"a.caf"	"a.caf"	TX-S5	A custom element's sound; void where OfflinePushInfo is given (TX 9.9).
TX-034	*	MsgBody.MsgContent.Data	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"{}"	-	TX-S5	The data of a custom or face element; no push carries it.
TX-035	rest	From_Account	string	sender.id	equivalent	identifier	-	-	-	-	-	yes	-	-	"u1"	"u1"	TX-S7	The sender; without it the administrator who calls.
TX-036	rest	To_Account	string|array	receivers	equivalent	identifierList	-	-	some:list	-	-	yes	-	-	"u2"	["u2"]	TX-S7	The receiver; a list of at most 500 in a batch.
TX-037	rest	MsgBody	array	-	container	eachObject	-	90	array:message object:message	-	undocumented	yes	-	-	-	-	TX-S5 TX-S7	The elements of the message, in their order.
TX-038	rest	MsgLifeTime	integer	isOnlineOnly	related	lifeTime	-	-	-	-	-	yes	-	-	0	true	TX-S7	Seconds for which the message is kept; 0 reaches only those online.
TX-039	rest	SendMsgControl	array	overridesMute	related	value	control	-	-	-	-	yes	isUnread	-	["WithMuteNotifications"]	null	TX-S7	NoUnread, NoLastMsg, WithMuteNotifications, NoMsgCheck.
TX-040	rest	ForbidCallbackControl	array	route.isEnabled	equivalent	value	forbidden	-	-	-	-	yes	-	-	["ForbidBeforeSendMsgCallback","ForbidAfterSendMsgCallback"]	false	TX-S7	Which webhooks are not called for the message.
TX-041	rest	CloudCustomData	string	extension	equivalent	spelledValue	-	-	-	-	-	yes	-	-	"{\"k\":1}"	{"k":1}	TX-S7	The app's own data of the message, never in a push.
TX-042	rest	OfflinePushInfo	object	-	container	object	-	10	-	pushSection	undocumented	yes	-	-	-	-	TX-S1	What the push shows and does.
TX-043	rest	OnlineOnlyFlag	integer	-	unmapped	ineffective	-	-	-	-	-	-	-	-	1	-	TX-S7	Works in groups only; use MsgLifeTime.
TX-044	rest	Condition	object	audience.condition	equivalent	audienceTags	-	-	-	-	-	yes	-	-	{"TagsOr":["a"]}	{"anyOf":["a"]}	TX-S7	Which of all members get the message; only a push to all has it.
TX-045	rest	MsgTimeStamp	integer	timestamp	equivalent	seconds	-	-	-	-	-	yes	-	-	1557387418	"1557387418000"	TX-S7	When the message was sent, in seconds.
TX-046	rest	SyncOtherMachine	integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	1	-	TX-S7	Whether the sender's own devices get a copy.
TX-047	rest	MsgSeq	integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	93847636	-	TX-S7	A number by which copies of one message are told.
TX-048	rest	MsgRandom	integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	1287657	-	TX-S7	A random number; who sends the call adds it.
TX-049	rest	SupportMessageExtension	integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	1	-	TX-S7	Whether others may add to the message.
TX-050	rest	IsNeedReadReceipt	integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	1	-	TX-S7	Whether a read receipt is asked for.
TX-051	rest-group	From_Account	string	sender.id	equivalent	identifier	-	-	-	-	-	yes	-	-	"u1"	"u1"	TX-S7	The sender; without it the administrator who calls.
TX-052	rest-group	GroupId	string	conversation.id	equivalent	identifier	group	-	some:group	-	-	yes	receivers conversation.parentID	-	"g1"	"g1"	TX-S7	The group; beside a topic the community that it belongs to.
TX-053	rest-group	TopicId	string	conversation.id	equivalent	identifier	topic	10	some:group	-	-	yes	receivers	-	"t1"	"t1"	TX-S7	A topic of a community.
TX-054	rest-group	MsgBody	array	-	container	eachObject	-	90	-	-	undocumented	yes	-	-	-	-	TX-S5 TX-S7	The elements of the message, in their order.
TX-055	rest-group	OnlineOnlyFlag	integer	isOnlineOnly	equivalent	aboveZero	-	-	-	-	-	yes	-	-	1	true	TX-S7	1 reaches only members who are online.
TX-056	rest-group	MsgLifeTime	integer	-	unmapped	ineffective	-	-	-	-	-	-	-	-	0	-	TX-S7	Works in direct messages only; use OnlineOnlyFlag.
TX-057	rest-group	SendMsgControl	array	isUnread	related	value	control	-	-	-	-	yes	-	-	["NoUnread"]	false	TX-S7	NoUnread, NoLastMsg, WithMuteNotifications, NoMsgCheck.
TX-058	rest-group	ForbidCallbackControl	array	route.isEnabled	equivalent	value	forbidden	-	-	-	-	yes	-	-	["ForbidBeforeSendMsgCallback","ForbidAfterSendMsgCallback"]	false	TX-S7	Which webhooks are not called for the message.
TX-059	rest-group	CloudCustomData	string	extension	equivalent	spelledValue	-	-	-	-	-	yes	-	-	"{\"k\":1}"	{"k":1}	TX-S7	The app's own data of the message, never in a push.
TX-060	rest-group	GroupAtInfo	array	-	container	eachObject	-	30	-	-	undocumented	yes	mentions mentions.named	-	-	-	TX-S7 TX-S11	Who is mentioned; one library sends an object (TX 9.12).
TX-061	rest-group	GroupAtInfo.GroupAtAllFlag	integer	mentions	related	flag	mentionsAll	-	-	-	-	-	-	-	1	"all"	TX-S7	1 mentions everybody (TX 9.11).
TX-062	rest-group	GroupAtInfo.GroupAt_Account	string	mentions	related	identifier	mentioned	-	-	-	-	-	-	-	"u2"	["u2"]	TX-S7	A member who is mentioned.
TX-063	rest-group	To_Account	array	audience.members	equivalent	identifierList	-	-	-	-	-	yes	-	-	["u2"]	["u2"]	TX-S7	The only members whom the message reaches.
TX-064	rest-group	OfflinePushInfo	object	-	container	object	-	10	-	pushSection	undocumented	yes	-	-	-	-	TX-S1	What the push shows and does.
TX-065	rest-group	MsgPriority	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"High"	-	TX-S7	What a group drops first under load; not Apple's priority.
TX-066	rest-group	Random	integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	1287657	-	TX-S7	A random number; who sends the call adds it.
TX-067	rest-group	MsgSeq	integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	93847636	-	TX-S7	A number by which copies of one message are told.
TX-068	rest-group	SupportMessageExtension	integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	1	-	TX-S7	Whether others may add to the message.
TX-069	rest-group	IsNeedReadReceipt	integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	1	-	TX-S7	Whether a read receipt is asked for.
TX-070	sdk	sender	string	sender.id	equivalent	identifier	-	-	-	-	-	yes	-	-	"u1"	"u1"	TX-S2	The sender.
TX-071	sdk	nickName	string	sender.name	equivalent	words	-	-	-	-	-	yes	-	-	"Ada"	"Ada"	TX-S2	The sender's nickname.
TX-072	sdk	nameCard	string	sender.groupName	equivalent	words	-	-	-	-	-	yes	-	-	"Ada"	"Ada"	TX-S2	The sender's name within the group.
TX-073	sdk	receiver	string	receivers	equivalent	identifierList	-	-	-	-	-	yes	-	-	"u2"	["u2"]	TX-S2	The peer, an argument of the call that sends.
TX-074	sdk	userID	string	receivers	related	identifierList	-	60	-	-	-	-	-	-	"u2"	["u2"]	TX-S2	The peer in a message that was sent.
TX-075	sdk	groupID	string	conversation.id	equivalent	identifier	-	-	-	-	-	yes	receivers conversation.kind	-	"g1"	"g1"	TX-S2	The group.
TX-076	sdk	msgID	string	id	equivalent	identifier	-	-	-	-	-	yes	-	-	"144115-1"	"144115-1"	TX-S2	The message's identifier.
TX-077	sdk	timestamp	integer	timestamp	equivalent	seconds	-	-	-	-	-	yes	-	-	1729150000	"1729150000000"	TX-S2	When the message was sent, in seconds.
TX-078	sdk	elemType	integer	kind	equivalent	word(types)	elementKind	-	number:sdk	-	-	yes	-	-	3	"image"	TX-S2	1 text, 2 custom, 3 image, 4 sound, 5 video, 6 file, 7 location, 8 face, 9 group tips, 10 merged.
TX-079	sdk	textElem	object	-	container	object	-	90	-	-	media	yes	-	-	-	-	TX-S2	The text.
TX-080	sdk	textElem.text	string	text	equivalent	elementText	elementText	-	-	-	-	yes	-	-	"lunch?"	"lunch?"	TX-S2	The text of a text element.
TX-081	sdk	customElem	object	-	container	object	-	90	-	-	media	yes	-	-	-	-	TX-S2	What a custom element holds.
TX-082	sdk	customElem.desc	string	elements	related	words	elementWords	-	-	-	-	yes	-	-	"Gift"	[{"kind":"custom","text":"Gift"}]	TX-S2 TX-S5	What a custom element shows in a push; void where offlinePushInfo is given (TX 9.9).
TX-083	sdk	customElem.extension	string	appData	related	textValue	elementData	80	-	-	-	-	-	-	"x"	"x"	TX-S2 TX-S5	A custom element's data for the push; void where offlinePushInfo is given (TX 9.9).
TX-084	sdk	customElem.data	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"{}"	-	TX-S2	The data of a custom element; no push carries it.
TX-085	sdk	imageElem	object	-	unmapped	notPushed	-	-	-	-	-	-	-	-	{"path":"a"}	-	TX-S2	The picture; no push carries it.
TX-086	sdk	soundElem	object	-	unmapped	notPushed	-	-	-	-	-	-	-	-	{"path":"a"}	-	TX-S2	The recording; no push carries it.
TX-087	sdk	videoElem	object	-	unmapped	notPushed	-	-	-	-	-	-	-	-	{"path":"a"}	-	TX-S2	The video; no push carries it.
TX-088	sdk	fileElem	object	-	unmapped	notPushed	-	-	-	-	-	-	-	-	{"path":"a"}	-	TX-S2	The file; no push carries it.
TX-089	sdk	locationElem	object	-	unmapped	notPushed	-	-	-	-	-	-	-	-	{"path":"a"}	-	TX-S2	The place; no push carries it.
TX-090	sdk	faceElem	object	-	unmapped	notPushed	-	-	-	-	-	-	-	-	{"path":"a"}	-	TX-S2	The face; no push carries it.
TX-091	sdk	groupAtUserList	array	mentions	equivalent	atList	-	-	-	-	-	yes	mentions.named	-	["u2"]	["u2"]	TX-S2	Who is mentioned; __kImSDK_MesssageAtALL__ is everybody.
TX-092	sdk	targetGroupMemberList	array	audience.members	equivalent	identifierList	-	-	-	-	-	yes	-	-	["u2"]	["u2"]	TX-S2	The only members whom the message reaches.
TX-093	sdk	onlineUserOnly	boolean	isOnlineOnly	equivalent	flag	-	-	-	-	-	yes	-	-	true	true	TX-S2	An argument of the call that sends: reaches only those online.
TX-094	sdk	isExcludedFromUnreadCount	boolean	isUnread	equivalent	negatedFlag	-	-	-	-	-	yes	-	-	true	false	TX-S2	Whether the unread count leaves the message out.
TX-095	sdk	isExcludedFromLastMessage	boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	true	-	TX-S2	Whether the list of conversations leaves the message out.
TX-096	sdk	needReadReceipt	boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	true	-	TX-S2	Whether a read receipt is asked for.
TX-097	sdk	priority	integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	1	-	TX-S2	What a group drops first under load; not Apple's priority.
TX-098	sdk	friendRemark	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"Ali"	-	TX-S2	The receiver's own name for the sender; no push shows it.
TX-099	sdk	cloudCustomData	string	extension	equivalent	spelledValue	-	-	-	-	-	yes	-	-	"{\"k\":1}"	{"k":1}	TX-S2	The app's own data of the message, never in a push.
TX-100	sdk	offlinePushInfo	object	-	container	object	-	10	object:config	pushSection	undocumented	yes	-	-	-	-	TX-S2	What the push shows and does.
TX-101	sdk	offlinePushInfo.disablePush	boolean	isSilent	equivalent	flag	-	-	-	-	-	yes	-	-	true	true	TX-S2	No offline push.
TX-102	sdk	offlinePushInfo.title	string	alert.title	equivalent	words	-	-	-	-	-	yes	-	-	"Ada"	"Ada"	TX-S2	Stands above the text.
TX-103	sdk	offlinePushInfo.desc	string	alert.body	equivalent	words	-	-	-	-	-	yes	-	-	"Noon?"	"Noon?"	TX-S2	The text of the push; without it one is made of the elements.
TX-104	sdk	offlinePushInfo.ext	string	appData	equivalent	textValue	-	-	-	-	-	yes	-	-	"{\"k\":1}"	"{\"k\":1}"	TX-S2	A text, JSON by habit; stands at the payload's root as ext (TX 9.8).
TX-105	sdk	offlinePushInfo.iOSSound	string	sound	equivalent	soundFile	-	-	-	-	-	yes	-	-	"a.caf"	"a.caf"	TX-S2 TX-S4	A file with its suffix; push.no_sound is silence.
TX-106	sdk	offlinePushInfo.ignoreIOSBadge	boolean	isCounted	equivalent	negatedFlag	-	-	-	-	-	yes	-	-	true	false	TX-S2	Whether the push does not count.
TX-107	sdk	offlinePushInfo.iOSImage	string	mediaURL	equivalent	words	-	-	-	-	-	yes	-	-	"https://example.com/a.png"	"https://example.com/a.png"	TX-S2	A picture; stands at the payload's root as image.
TX-108	sdk	offlinePushInfo.enableIOSBackgroundNotification	boolean	isContentAvailable	equivalent	flag	-	-	-	-	-	yes	-	-	true	true	TX-S2	A silent push, which wakes the app and shows nothing (TX 9.6).
TX-109	sdk	offlinePushInfo.iOSInterruptionLevel	string	interruptionLevel	equivalent	word(levels)	-	-	-	-	-	yes	-	-	"passive"	"passive"	TX-S2	passive, active, time-sensitive or critical.
TX-110	sdk	offlinePushInfo.iOSPushType	integer	isVoIP	equivalent	flag	-	-	-	-	-	yes	-	-	1	true	TX-S2	0 for an alert, 1 for a call.
TX-111	sdk	offlinePushInfo.AndroidSound	string	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	"chat"	-	TX-S2	A setting for Android; kept aside, never sent to Apple.
TX-112	sdk	offlinePushInfo.AndroidOPPOChannelID	string	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	"chat"	-	TX-S2	A setting for Android; kept aside, never sent to Apple.
TX-113	sdk	offlinePushInfo.AndroidOPPOCategory	string	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	"chat"	-	TX-S2	A setting for Android; kept aside, never sent to Apple.
TX-114	sdk	offlinePushInfo.AndroidOPPONotifyLevel	integer	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	1	-	TX-S2	A setting for Android; kept aside, never sent to Apple.
TX-115	sdk	offlinePushInfo.AndroidFCMChannelID	string	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	"chat"	-	TX-S2	A setting for Android; kept aside, never sent to Apple.
TX-116	sdk	offlinePushInfo.AndroidXiaoMiChannelID	string	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	"chat"	-	TX-S2	A setting for Android; kept aside, never sent to Apple.
TX-117	sdk	offlinePushInfo.AndroidVIVOClassification	integer	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	1	-	TX-S2	A setting for Android; kept aside, never sent to Apple.
TX-118	sdk	offlinePushInfo.AndroidVIVOCategory	string	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	"chat"	-	TX-S2	A setting for Android; kept aside, never sent to Apple.
TX-119	sdk	offlinePushInfo.AndroidHuaWeiCategory	string	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	"chat"	-	TX-S2	A setting for Android; kept aside, never sent to Apple.
TX-120	sdk	offlinePushInfo.AndroidHuaWeiImage	string	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	"chat"	-	TX-S2	A setting for Android; kept aside, never sent to Apple.
TX-121	sdk	offlinePushInfo.AndroidHonorImportance	string	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	"chat"	-	TX-S2	A setting for Android; kept aside, never sent to Apple.
TX-122	sdk	offlinePushInfo.AndroidHonorImage	string	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	"chat"	-	TX-S2	A setting for Android; kept aside, never sent to Apple.
TX-123	sdk	offlinePushInfo.AndroidFCMImage	string	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	"chat"	-	TX-S2	A setting for Android; kept aside, never sent to Apple.
TX-124	sdk	offlinePushInfo.AndroidMeizuNotifyType	integer	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	1	-	TX-S2	A setting for Android; kept aside, never sent to Apple.
TX-125	sdk	offlinePushInfo.HarmonyImage	string	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	"chat"	-	TX-S2	A setting for HarmonyOS; kept aside, never sent to Apple.
TX-126	sdk	offlinePushInfo.HarmonyCategory	string	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	"chat"	-	TX-S2	A setting for HarmonyOS; kept aside, never sent to Apple.
TX-127	sdk	offlinePushInfo.HarmonySound	string	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	"chat"	-	TX-S2	A setting for HarmonyOS; kept aside, never sent to Apple.
TX-128	sdk	offlinePushInfo.ignoreHarmonyBadge	boolean	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	true	-	TX-S2	A setting for HarmonyOS; kept aside, never sent to Apple.
TX-129	sdk	offlinePushInfo.vendorParams	string	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	"chat"	-	TX-S2	A setting for Android; kept aside, never sent to Apple.
TX-130	sdk-json	message_conv_id	string	receivers	related	identifier	target	-	-	-	-	yes	conversation.id	-	"u2"	["u2"]	TX-S3 TX-S11	The peer, or the group.
TX-131	sdk-json	message_conv_type	integer	conversation.kind	equivalent	word(conversationNumbers)	-	-	-	-	-	yes	-	-	2	"group"	TX-S3 TX-S11	1 direct, 2 group.
TX-132	sdk-json	message_sender	string	sender.id	equivalent	identifier	-	-	-	-	-	yes	-	-	"u1"	"u1"	TX-S3 TX-S11	The sender.
TX-133	sdk-json	message_sender_profile	object	-	container	object	-	-	-	-	unknown	yes	-	-	-	-	TX-S3 TX-S11	The sender's profile.
TX-134	sdk-json	message_sender_profile.user_profile_nick_name	string	sender.name	equivalent	words	-	-	-	-	-	yes	-	-	"Ada"	"Ada"	TX-S3 TX-S11	The sender's nickname.
TX-135	sdk-json	message_sender_group_member_info	object	-	container	object	-	-	-	-	unknown	yes	-	-	-	-	TX-S3 TX-S11	The sender as a member of the group.
TX-136	sdk-json	message_sender_group_member_info.group_member_info_name_card	string	sender.groupName	equivalent	words	-	-	-	-	-	yes	-	-	"Ada"	"Ada"	TX-S3 TX-S11	The sender's name within the group.
TX-137	sdk-json	message_msg_id	string	id	equivalent	identifier	-	-	-	-	-	yes	-	-	"144115-1"	"144115-1"	TX-S3 TX-S11	The message's identifier.
TX-138	sdk-json	message_server_time	integer	timestamp	equivalent	seconds	-	-	-	-	-	yes	-	-	1729150000	"1729150000000"	TX-S3 TX-S11	When the message was sent, in seconds.
TX-139	sdk-json	message_client_time	integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	1729150000	-	TX-S3 TX-S11	When the client made the message.
TX-140	sdk-json	message_elem_array	array	-	container	eachObject	-	90	array:elements	-	media	yes	-	-	-	-	TX-S3 TX-S11	The elements of the message, in their order.
TX-141	sdk-json	message_elem_array.elem_type	integer	kind	equivalent	word(elementNumbers)	elementKind	-	-	-	-	yes	-	-	1	"image"	TX-S3	0 text, 1 image, 2 sound, 3 custom, 4 file, 5 group tips, 6 face, 7 location, 8 group report, 9 video, 12 merged.
TX-142	sdk-json	message_elem_array.text_elem_content	string	text	equivalent	elementText	elementText	-	-	-	-	yes	-	-	"lunch?"	"lunch?"	TX-S3	The text of a text element.
TX-143	sdk-json	message_elem_array.custom_elem_desc	string	elements	related	words	elementWords	-	-	-	-	yes	-	-	"Gift"	[{"kind":"custom","text":"Gift"}]	TX-S3 TX-S5	What a custom element shows in a push; void where a push config is given (TX 9.9).
TX-144	sdk-json	message_elem_array.custom_elem_ext	string	appData	related	textValue	elementData	80	-	-	-	-	-	-	"x"	"x"	TX-S3 TX-S5	A custom element's data for the push; void where a push config is given (TX 9.9).
TX-145	sdk-json	message_elem_array.custom_elem_sound	string	sound	related	soundFile	elementSound	80	-	-	-	-	-	-	"a.caf"	"a.caf"	TX-S3 TX-S5	A custom element's sound; void where a push config is given (TX 9.9).
TX-146	sdk-json	message_elem_array.custom_elem_data	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"{}"	-	TX-S3	The data of a custom element; no push carries it.
TX-147	sdk-json	message_group_at_user_array	array	mentions	equivalent	atList	-	-	-	-	-	yes	mentions.named	-	["u2"]	["u2"]	TX-S3	Who is mentioned; __kImSDK_MesssageAtALL__ is everybody.
TX-148	sdk-json	message_target_group_member_array	array	audience.members	equivalent	identifierList	-	-	-	-	-	yes	-	-	["u2"]	["u2"]	TX-S3	The only members whom the message reaches.
TX-149	sdk-json	message_is_online_msg	boolean	isOnlineOnly	equivalent	flag	-	-	-	-	-	yes	-	-	true	true	TX-S3 TX-S11	Reaches only those online.
TX-150	sdk-json	message_is_excluded_from_unread_count	boolean	isUnread	equivalent	negatedFlag	-	-	-	-	-	yes	-	-	true	false	TX-S3 TX-S11	Whether the unread count leaves the message out.
TX-151	sdk-json	message_excluded_from_last_message	boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	true	-	TX-S3	Whether the list of conversations leaves the message out.
TX-152	sdk-json	message_need_read_receipt	boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	true	-	TX-S3	Whether a read receipt is asked for.
TX-153	sdk-json	message_priority	integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	1	-	TX-S3	What a group drops first under load; not Apple's priority.
TX-154	sdk-json	message_cloud_custom_str	string	extension	equivalent	spelledValue	-	-	-	-	-	yes	-	-	"{\"k\":1}"	{"k":1}	TX-S3	The app's own data of the message, never in a push.
TX-155	sdk-json	message_offline_push_config	object	-	container	object	-	10	-	pushSection	undocumented	yes	-	-	-	-	TX-S3 TX-S11	What the push shows and does.
TX-156	sdk-json	message_offlie_push_config	object	-	container	object(message_offline_push_config)	-	11	-	pushSection	undocumented	-	-	-	-	-	TX-S3	The key of old editions, with a letter missing (TX 9.13).
TX-157	sdk-json	message_offline_push_config.offline_push_config_flag	integer	isSilent	equivalent	flag	-	-	-	-	-	yes	-	-	1	true	TX-S3 TX-S11	0 pushes, 1 does not.
TX-158	sdk-json	message_offline_push_config.offline_push_config_title	string	alert.title	equivalent	words	-	50	-	-	-	yes	-	-	"Ada"	"Ada"	TX-S3 TX-S11	Stands above the text; the title for iOS wins (TX 9.14).
TX-159	sdk-json	message_offline_push_config.offline_push_config_desc	string	alert.body	equivalent	words	-	-	-	-	-	yes	-	-	"Noon?"	"Noon?"	TX-S3 TX-S11	The text of the push; without it one is made of the elements.
TX-160	sdk-json	message_offline_push_config.offline_push_config_ext	string	appData	equivalent	textValue	-	-	-	-	-	yes	-	-	"{\"k\":1}"	"{\"k\":1}"	TX-S3 TX-S11	A text, JSON by habit; stands at the payload's root as ext (TX 9.8).
TX-161	sdk-json	message_offline_push_config.offline_push_config_ios_config	object	-	container	object	-	12	-	-	undocumented	yes	-	-	-	-	TX-S3 TX-S11	What is for Apple's devices alone.
TX-162	sdk-json	message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_title	string	alert.title	related	words	-	10	-	-	-	-	-	-	"Ada"	"Ada"	TX-S3 TX-S11	Beats the title for all platforms (TX 9.14).
TX-163	sdk-json	message_offline_push_config.ios_offline_push_config_title	string	alert.title	related	words	-	15	-	-	-	-	-	-	"Ada"	"Ada"	TX-S3 TX-S11	Also seen outside of offline_push_config_ios_config, which wins.
TX-164	sdk-json	message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_sound	string	sound	equivalent	soundFile	-	40	-	-	-	yes	-	-	"a.caf"	"a.caf"	TX-S3 TX-S11	A file with its suffix; push.no_sound is silence.
TX-165	sdk-json	message_offline_push_config.ios_offline_push_config_sound	string	sound	related	soundFile	-	60	-	-	-	-	-	-	"a.caf"	"a.caf"	TX-S3 TX-S11	Also seen outside of offline_push_config_ios_config, which wins.
TX-166	sdk-json	message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_ignore_badge	boolean	isCounted	equivalent	negatedFlag	-	40	-	-	-	yes	-	-	true	false	TX-S3 TX-S11	Whether the push does not count.
TX-167	sdk-json	message_offline_push_config.ios_offline_push_config_ignore_badge	boolean	isCounted	related	negatedFlag	-	60	-	-	-	-	-	-	true	false	TX-S3 TX-S11	Also seen outside of offline_push_config_ios_config, which wins.
TX-168	sdk-json	message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_image	string	mediaURL	equivalent	words	-	40	-	-	-	yes	-	-	"https://example.com/a.png"	"https://example.com/a.png"	TX-S3 TX-S11	A picture; stands at the payload's root as image.
TX-169	sdk-json	message_offline_push_config.ios_offline_push_config_image	string	mediaURL	related	words	-	60	-	-	-	-	-	-	"https://example.com/a.png"	"https://example.com/a.png"	TX-S3 TX-S11	Also seen outside of offline_push_config_ios_config, which wins.
TX-170	sdk-json	message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_push_type	integer	isVoIP	equivalent	flag	-	40	-	-	-	yes	-	-	1	true	TX-S3 TX-S11	0 for an alert, 1 for a call.
TX-171	sdk-json	message_offline_push_config.ios_offline_push_config_push_type	integer	isVoIP	related	flag	-	60	-	-	-	-	-	-	1	true	TX-S3 TX-S11	Also seen outside of offline_push_config_ios_config, which wins.
TX-172	sdk-json	message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_enable_background_notification	boolean	isContentAvailable	equivalent	flag	-	40	-	-	-	yes	-	-	true	true	TX-S3 TX-S11	A silent push, which wakes the app and shows nothing (TX 9.6).
TX-173	sdk-json	message_offline_push_config.ios_offline_push_config_enable_background_notification	boolean	isContentAvailable	related	flag	-	60	-	-	-	-	-	-	true	true	TX-S3 TX-S11	Also seen outside of offline_push_config_ios_config, which wins.
TX-174	sdk-json	message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_interruption_level	string	interruptionLevel	equivalent	word(levels)	-	40	-	-	-	yes	-	-	"passive"	"passive"	TX-S3 TX-S11	passive, active, time-sensitive or critical.
TX-175	sdk-json	message_offline_push_config.ios_offline_push_config_interruption_level	string	interruptionLevel	related	word(levels)	-	60	-	-	-	-	-	-	"passive"	"passive"	TX-S3 TX-S11	Also seen outside of offline_push_config_ios_config, which wins.
TX-176	sdk-json	message_offline_push_config.offline_push_config_android_config	object	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	{"category":"IM"}	-	TX-S3 TX-S11	Settings for Android; kept aside, never sent to Apple.
TX-177	sdk-json	message_offline_push_config.offline_push_config_harmony_config	object	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	{"category":"IM"}	-	TX-S3 TX-S11	Settings for HarmonyOS; kept aside, never sent to Apple.
TX-178	sdk-json	message_offline_push_config.offline_push_config_vendor_params	string	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	"{}"	-	TX-S3 TX-S11	Settings for Android; kept aside, never sent to Apple.
TX-179	web	from	string	sender.id	equivalent	identifier	-	-	-	-	-	yes	-	-	"u1"	"u1"	TX-S12	The sender.
TX-180	web	nick	string	sender.name	equivalent	words	-	-	-	-	-	yes	-	-	"Ada"	"Ada"	TX-S12	The sender's nickname.
TX-181	web	nameCard	string	sender.groupName	equivalent	words	-	-	-	-	-	yes	-	-	"Ada"	"Ada"	TX-S12	The sender's name within the group.
TX-182	web	to	string	receivers	related	identifier	target	-	-	-	-	yes	conversation.id	-	"u2"	["u2"]	TX-S12	The peer, or the group.
TX-183	web	conversationType	string	conversation.kind	equivalent	word(conversations)	-	-	conversationName:web	-	-	yes	-	-	"GROUP"	"group"	TX-S12	C2C or GROUP.
TX-184	web	ID	string	id	equivalent	identifier	-	-	-	-	-	yes	-	-	"144115-1"	"144115-1"	TX-S12	The message's identifier.
TX-185	web	time	integer	timestamp	equivalent	seconds	-	-	-	-	-	yes	-	-	1729150000	"1729150000000"	TX-S12	When the message was sent, in seconds.
TX-186	web	type	string	kind	equivalent	word(elements)	elementKind	-	elementName:web	-	-	yes	-	-	"TIMImageElem"	"image"	TX-S12	TIMTextElem, TIMCustomElem, TIMImageElem and the like.
TX-187	web	payload	object	-	container	object	-	90	-	-	media	yes	-	-	-	-	TX-S12	What the element holds.
TX-188	web	payload.text	string	text	equivalent	elementText	elementText	-	-	-	-	yes	-	-	"lunch?"	"lunch?"	TX-S12	The text of a text element.
TX-189	web	payload.description	string	elements	related	words	elementWords	-	-	-	-	yes	-	-	"Gift"	[{"kind":"custom","text":"Gift"}]	TX-S12 TX-S5	What a custom element shows in a push; void where offlinePushInfo is given (TX 9.9).
TX-190	web	payload.extension	string	appData	related	textValue	elementData	80	-	-	-	-	-	-	"x"	"x"	TX-S12 TX-S5	A custom element's data for the push; void where offlinePushInfo is given (TX 9.9).
TX-191	web	payload.data	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"{}"	-	TX-S12	The data of a custom or face element; no push carries it.
TX-192	web	atUserList	array	mentions	equivalent	atList	-	-	-	-	-	yes	mentions.named	-	["u2"]	["u2"]	TX-S12	Who is mentioned; __kImSDK_MesssageAtALL__ is everybody.
TX-193	web	receiverList	array	audience.members	equivalent	identifierList	-	-	-	-	-	yes	-	-	["u2"]	["u2"]	TX-S12	The only members whom the message reaches.
TX-194	web	onlineUserOnly	boolean	isOnlineOnly	equivalent	flag	-	-	-	-	-	yes	-	-	true	true	TX-S12	An option of the call that sends: reaches only those online.
TX-195	web	messageControlInfo	object	-	container	object	-	-	-	-	undocumented	yes	-	-	-	-	TX-S12	Which counts and lists leave the message out.
TX-196	web	messageControlInfo.excludedFromUnreadCount	boolean	isUnread	equivalent	negatedFlag	-	-	-	-	-	yes	-	-	true	false	TX-S12	Whether the unread count leaves the message out.
TX-197	web	messageControlInfo.excludedFromLastMessage	boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	true	-	TX-S12	Whether the list of conversations leaves the message out.
TX-198	web	messageControlInfo.excludedFromContentModeration	boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	true	-	TX-S12	Whether nobody checks the message.
TX-199	web	needReadReceipt	boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	true	-	TX-S12	Whether a read receipt is asked for.
TX-200	web	priority	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"High"	-	TX-S12	What a group drops first under load; not Apple's priority.
TX-201	web	cloudCustomData	string	extension	equivalent	spelledValue	-	-	-	-	-	yes	-	-	"{\"k\":1}"	{"k":1}	TX-S12	The app's own data of the message, never in a push.
TX-202	web	offlinePushInfo	object	-	container	object	-	10	webPush:web	pushSection	undocumented	yes	-	-	-	-	TX-S12	What the push shows and does.
TX-203	web	offlinePushInfo.disablePush	boolean	isSilent	equivalent	flag	-	-	-	-	-	yes	-	-	true	true	TX-S12	No offline push.
TX-204	web	offlinePushInfo.disableVoipPush	boolean	isVoIP	equivalent	negatedFlag	-	40	-	-	-	yes	-	-	false	true	TX-S12	True by default: only false asks for a call.
TX-205	web	offlinePushInfo.title	string	alert.title	equivalent	words	-	-	-	-	-	yes	-	-	"Ada"	"Ada"	TX-S12	Stands above the text.
TX-206	web	offlinePushInfo.description	string	alert.body	equivalent	words	-	40	-	-	-	yes	-	-	"Noon?"	"Noon?"	TX-S12	The text of the push; without it one is made of the elements.
TX-207	web	offlinePushInfo.desc	string	alert.body	related	words	-	60	-	-	-	-	-	-	"Noon?"	"Noon?"	TX-S12	Written by cross-platform code instead of description (TX 9.16).
TX-208	web	offlinePushInfo.extension	string	appData	equivalent	textValue	-	40	-	-	-	yes	-	-	"{\"k\":1}"	"{\"k\":1}"	TX-S12	A text, JSON by habit; stands at the payload's root as ext (TX 9.8).
TX-209	web	offlinePushInfo.ext	string	appData	related	textValue	-	60	-	-	-	-	-	-	"{\"k\":1}"	"{\"k\":1}"	TX-S12	Written by cross-platform code instead of extension (TX 9.16).
TX-210	web	offlinePushInfo.ignoreIOSBadge	boolean	isCounted	equivalent	negatedFlag	-	40	-	-	-	yes	-	-	true	false	TX-S12	Whether the push does not count.
TX-211	web	offlinePushInfo.apnsInfo	object	-	container	object	-	20	-	-	undocumented	yes	-	-	-	-	TX-S12	What is for Apple's devices alone.
TX-212	web	offlinePushInfo.apnsInfo.sound	string	sound	equivalent	soundFile	-	-	-	-	-	yes	-	-	"a.caf"	"a.caf"	TX-S12	A file with its suffix; push.no_sound is silence.
TX-213	web	offlinePushInfo.apnsInfo.image	string	mediaURL	equivalent	words	-	-	-	-	-	yes	-	-	"https://example.com/a.png"	"https://example.com/a.png"	TX-S12	A picture; stands at the payload's root as image.
TX-214	web	offlinePushInfo.apnsInfo.ignoreIOSBadge	boolean	isCounted	related	negatedFlag	-	60	-	-	-	-	-	-	true	false	TX-S12	The same outside of apnsInfo wins.
TX-215	web	offlinePushInfo.apnsInfo.disableVoipPush	boolean	isVoIP	related	negatedFlag	-	60	-	-	-	-	-	-	false	true	TX-S12	The same outside of apnsInfo wins.
TX-216	web	offlinePushInfo.androidInfo	object	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	{"sound":"a"}	-	TX-S12	Android settings; kept aside, never sent to Apple.
TX-217	web	offlinePushInfo.harmonyInfo	object	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	{"category":"IM"}	-	TX-S12	HarmonyOS settings; kept aside, never sent to Apple.
TX-218	web	PushInfo	object	-	container	object(OfflinePushInfo)	-	11	object:web	pushSection	undocumented	-	-	-	-	-	TX-S12	What old builds send; its keys are those of the server's OfflinePushInfo.
TX-219	push	From_Account	string	sender.id	equivalent	identifier	-	-	-	-	-	yes	-	-	"u1"	"u1"	TX-S7	The sender; without it the administrator who calls.
TX-220	push	Condition	object	audience.condition	equivalent	audienceTags	-	-	object:tagged	-	-	yes	-	-	{"TagsOr":["a"]}	{"anyOf":["a"]}	TX-S7	Which of all users get the push, by tags or attributes.
TX-221	push	OfflinePushInfo	object	-	container	object	-	10	object:push	pushSection	undocumented	yes	kind audience.isEveryone isCounted	-	-	-	TX-S1	What the push shows and does.
TX-222	push	MsgLifeTime	integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	3600	-	TX-S7	Seconds for which the push is kept; no expiration for Apple is made of it.
TX-223	push	MsgRandom	integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	1287657	-	TX-S7	A random number; who sends the call adds it.
TX-224	push-batch	From_Account	string	sender.id	equivalent	identifier	-	-	-	-	-	yes	-	-	"u1"	"u1"	TX-S7	The sender; without it the administrator who calls.
TX-225	push-batch	To_Account	array	receivers	equivalent	identifierList	-	-	-	-	-	yes	-	-	["u2"]	["u2"]	TX-S7	The receivers, at most 500.
TX-226	push-batch	OfflinePushInfo	object	-	container	object	-	10	-	pushSection	undocumented	yes	kind isCounted	-	-	-	TX-S1	What the push shows and does.
TX-227	push-batch	MsgLifeTime	integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	3600	-	TX-S7	Seconds for which the push is kept; no expiration for Apple is made of it.
TX-228	push-batch	MsgRandom	integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	1287657	-	TX-S7	A random number; who sends the call adds it.
TX-229	callback	CallbackCommand	string	conversation.kind	related	callbackCommand	-	-	messageCommand:callback string:webhook	-	-	-	-	-	"Group.CallbackAfterSendMsg"	"group"	TX-S9	What the webhook tells of; before sending the message may still be refused.
TX-230	callback	From_Account	string	sender.id	equivalent	identifier	-	-	-	-	-	-	-	-	"u1"	"u1"	TX-S7	The sender.
TX-231	callback	To_Account	string	receivers	equivalent	identifierList	-	-	-	-	-	-	-	-	"u2"	["u2"]	TX-S9	The receiver.
TX-232	callback	GroupId	string	conversation.id	equivalent	identifier	group	-	-	-	-	-	receivers conversation.parentID	-	"g1"	"g1"	TX-S9	The group; beside a topic the community that it belongs to.
TX-233	callback	TopicId	string	conversation.id	equivalent	identifier	topic	10	-	-	-	-	receivers	-	"t1"	"t1"	TX-S9	A topic of a community.
TX-234	callback	Type	string	conversation.kind	related	word(groups)	-	40	-	-	-	-	-	-	"AVChatRoom"	"room"	TX-S9	The group's type; only an AVChatRoom is a chat room.
TX-235	callback	MsgBody	array	-	container	eachObject	-	90	-	-	undocumented	-	-	-	-	-	TX-S5 TX-S7	The elements of the message, in their order.
TX-236	callback	OnlineOnlyFlag	integer	isOnlineOnly	equivalent	aboveZero	-	-	-	-	-	-	-	-	1	true	TX-S9	1 reaches only those online.
TX-237	callback	MsgKey	string	id	equivalent	identifier	-	-	-	-	-	-	-	-	"93847636_1287657_1557387418"	"93847636_1287657_1557387418"	TX-S9	MsgSeq, MsgRandom and MsgTime, joined by underscores.
TX-238	callback	MsgTime	integer	timestamp	equivalent	seconds	-	-	-	-	-	-	-	-	1557387418	"1557387418000"	TX-S9	When the message was sent, in seconds.
TX-239	callback	SendMsgResult	integer	isRefused	equivalent	notZero	-	-	-	-	-	-	-	-	20006	true	TX-S9	0 where the message was sent; else the error for which it was not.
TX-240	callback	UnreadMsgNum	integer	receiverUnread	equivalent	count	-	-	-	-	-	-	-	-	7	7	TX-S9	The receiver's unread count, this message in it.
TX-241	callback	CloudCustomData	string	extension	equivalent	spelledValue	-	-	-	-	-	-	-	-	"{\"k\":1}"	{"k":1}	TX-S9	The app's own data of the message, never in a push.
TX-242	callback	MsgSeq	integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	93847636	-	TX-S7	A number by which copies of one message are told.
TX-243	callback	MsgRandom	integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	1287657	-	TX-S7	A random number; who sends the call adds it.
TX-244	callback	Random	integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	1287657	-	TX-S7	A random number; who sends the call adds it.
TX-245	callback	Operator_Account	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"admin"	-	TX-S7	Who made the call.
TX-246	callback	ErrorInfo	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"sent"	-	TX-S7	The words of SendMsgResult.
TX-247	callback	EventTime	integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	1670574414123	-	TX-S7	When the webhook was made, in milliseconds.
TX-248	callback	Robot_Account	string	-	unmapped	notPushed	-	-	some:robot	-	-	-	-	-	"@RBT#1"	-	TX-S9	A robot's; such a call is no message.
TX-249	payload	aps	object	-	container	aps	-	10	object:aps	-	apsExtras	-	apsExtras	-	-	-	TX-S5 TX-S6	Apple's dictionary as the device got it; unknown members stay in it.
TX-250	payload	ext	string	appData	equivalent	textValue	-	-	string:data	-	-	-	-	-	"{\"k\":1}"	"{\"k\":1}"	TX-S5 TX-S6	The app's own data, a text.
TX-251	payload	image	string	mediaURL	equivalent	words	-	-	string:picture	-	-	-	-	-	"https://example.com/a.png"	"https://example.com/a.png"	TX-S2	A picture.
TX-252	payload	voip_caller_name	string	alert.title	related	words	callerName	-	string:caller	-	-	-	-	-	"Ada"	null	TX-S10	The title of a call's push.
TX-253	callback	MsgId	string	id	related	identifier	-	60	-	-	-	-	-	-	"144115233406643804-1727580296-4026038328"	"144115233406643804-1727580296-4026038328"	TX-S9	The identifier that clients give; the only one in webhooks of groups.
TX-254	web	offlinePushInfo.androidOPPOChannelID	string	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	"c1"	-	TX-S12	An OPPO channel, as builds of 2023 have it; kept aside, never sent to Apple.
TX-274	rest	path	string	audience.isEveryone	related	callPath	-	-	path:atRest	-	-	-	-	-	"/v4/openim/im_push"	true	TX-S7	Which call the body is for; that of a push to all members is the only sign of one (TX 39).
TX-275	rest-group	path	string	-	unmapped	callPath	-	-	path:atGroup	-	-	-	-	-	"/v4/group_open_http_svc/send_group_msg"	-	TX-S7	Which call the body is for.
TX-276	push	path	string	-	unmapped	callPath	-	-	path:atPush	-	-	-	audience.isEveryone	-	"/v4/timpush/push"	-	TX-S7	Which call the body is for; without it only a condition makes a body one of this call (TX 33).
TX-277	push-batch	path	string	-	unmapped	callPath	-	-	path:atBatch	-	-	-	-	-	"/v4/timpush/batch"	-	TX-S7	Which call the body is for.
TX-294	callback	MsgSeqList	array	-	unmapped	notPushed	-	-	-	-	-	-	-	-	[{"MsgSeq":130}]	-	TX-S9	In the webhook of a recall: the numbers in their group of the messages that it withdraws.
TX-295	web	msgBody	array	-	unmapped	foreignObject	-	-	-	-	-	-	-	-	[{"MsgType":"TIMTextElem"}]	-	TX-S1	The elements in an object that was written without the names of the call, which has MsgBody.
TX-296	sdk	msgBody	array	-	unmapped	foreignObject	-	-	-	-	-	-	-	-	[{"MsgType":"TIMTextElem"}]	-	TX-S1	The elements in an object that was written without the names of the call, which has MsgBody.
TX-297	push	msgBody	array	-	unmapped	foreignObject	-	-	-	-	-	-	-	-	[{"MsgType":"TIMTextElem"}]	-	TX-S1	The elements in an object that was written without the names of the call, which has MsgBody.
TX-298	push-batch	msgBody	array	-	unmapped	foreignObject	-	-	-	-	-	-	-	-	[{"MsgType":"TIMTextElem"}]	-	TX-S1	The elements in an object that was written without the names of the call, which has MsgBody.
"""#

private let rongcloudText = #"""
id	shape	path	type	field	relation	transform	draft	rank	evidence	presence	rest	writes	also	strip	sample	expect	sources	note
RC-001	*	fromUserId	string	sender.id	equivalent	identifier	-	-	-	-	-	yes	-	-	"u1"	"u1"	RC-S1 RC-S2	The sender.
RC-002	*	objectName	string	typeName	equivalent	words	-	-	filled:message any:own	-	-	yes	kind	-	"RC:TxtMsg"	"RC:TxtMsg"	RC-S1	What type of message it is; types of the app's own may not begin with RC:.
RC-003	*	content	json-string|object	-	container	object	-	90	some:content	-	media	yes	-	-	-	-	RC-S1	The message, JSON in a string, whose keys depend on objectName.
RC-004	*	content.content	string	text	equivalent	words	ownText	-	-	-	-	yes	-	-	"lunch?"	"lunch?"	RC-S1	The text of RC:TxtMsg and RC:ReferenceMsg; other types have a thumbnail or the like here.
RC-005	*	content.extra	string	extension	equivalent	spelledValue	-	-	-	-	-	yes	-	-	"{\"k\":1}"	{"k":1}	RC-S1	The app's own data of the message, never in a push.
RC-006	*	content.user	object	-	unmapped	notPushed	-	-	-	-	-	-	-	-	{"id":"u1","name":"Ada"}	-	RC-S1	The sender as clients show it; no page says that a push does (RC 18).
RC-007	*	content.mentionedInfo	object	-	container	object	-	30	-	-	undocumented	yes	mentions memberText	-	-	-	RC-S1 RC-S13	Who is mentioned.
RC-008	*	content.mentionedInfo.type	integer	mentions	related	mentionType	mentionType	-	-	-	-	-	-	-	1	"all"	RC-S1 RC-S13	1 is everybody, 2 those listed (RC 9.3).
RC-009	*	content.mentionedInfo.userIdList	array	mentions	related	identifierList	mentioned	-	-	-	-	-	-	-	["u2"]	["u2"]	RC-S1 RC-S13	The members who are mentioned.
RC-010	*	content.mentionedInfo.mentionedContent	string	memberText	equivalent	words	-	-	-	-	-	-	-	-	"You are mentioned"	"You are mentioned"	RC-S13	The text of the push, over pushContent (RC 4).
RC-011	*	isPersisted	spelled|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	1	-	RC-S1	Whether the cloud keeps the message; no push depends on it.
RC-012	*	isIncludeSender	spelled|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	0	-	RC-S1	Whether the sender gets a copy.
RC-013	*	verifyBlacklist	spelled|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	0	-	RC-S1	Whether those are left out who block the sender.
RC-014	*	expansion	spelled|boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	false	-	RC-S1	Whether others may add to the message.
RC-015	*	extraContent	json-string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"{}"	-	RC-S1	What was added to the message.
RC-016	*	msgRandom	spelled|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	7	-	RC-S1	A number by which copies of one message are told.
RC-017	*	disableUpdateLastMsg	spelled|boolean	-	unmapped	notPushed	-	-	-	-	-	-	-	-	false	-	RC-S1	Whether the list of conversations leaves the message out.
RC-018	*	needReadReceipt	spelled|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	1	-	RC-S1	Whether a read receipt is asked for.
RC-019	*	busChannel	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"c1"	-	RC-S1	The channel of an ultragroup; its channels have no settings of their own here.
RC-020	*	pushExt.pushConfigs	array	-	container	eachObject	-	20	-	-	platforms	yes	-	-	-	-	RC-S1 RC-S3	Settings for each push service, one object with one key for each.
RC-021	*	pushExt.title	string	alert.title	equivalent	words	-	-	-	-	-	yes	-	-	"Ada"	"Ada"	RC-S1	The title; without it the sender's name, in a group the group's.
RC-022	*	pushExt.templateId	string	template.name	equivalent	identifier	-	-	-	-	-	yes	-	-	"t1"	"t1"	RC-S1 RC-S10	A template of the console, for what title and text are not given.
RC-023	*	pushExt.forceShowPushContent	integer	showsDetails	equivalent	flag	-	-	-	-	-	yes	-	-	1	true	RC-S1 RC-S3	1 shows the words to those who hide them too; true and false are seen as well.
RC-024	*	pushExt.forceShowDetailContent	integer	showsDetails	related	flag	-	60	-	-	-	-	-	-	1	true	RC-S4	The name that clients use (RC 9.14).
RC-025	*	pushExt.pushConfigs.APNs	object	-	container	object	-	-	-	-	undocumented	yes	-	-	-	-	RC-S1 RC-S3 RC-S13	What is for Apple's devices; the Web SDK spells it APNS (RC 9.1).
RC-026	*	pushExt.pushConfigs.APNs.thread-id	string	threadID	equivalent	words	-	-	-	-	-	yes	-	-	"g1"	"g1"	RC-S1 RC-S3	Groups notifications.
RC-027	*	pushExt.pushConfigs.APNs.apns-collapse-id	string	collapseID	equivalent	words	-	-	-	-	-	yes	-	-	"c1"	"c1"	RC-S1 RC-S3	A newer notification replaces an older one with the same identifier.
RC-028	*	pushExt.pushConfigs.APNs.category	string	category	equivalent	words	-	-	-	-	-	yes	-	-	"REPLY"	"REPLY"	RC-S1 RC-S3	The category; without it objectName stands there.
RC-029	*	pushExt.pushConfigs.APNs.richMediaUri	string	mediaURL	equivalent	words	-	-	-	-	-	yes	-	-	"https://example.com/a.png"	"https://example.com/a.png"	RC-S1 RC-S3	A picture, for the app's service extension.
RC-030	*	pushExt.pushConfigs.APNs.interruption-level	string	interruptionLevel	equivalent	word(levels)	-	-	-	-	-	yes	-	-	"passive"	"passive"	RC-S1 RC-S3	passive, active, time-sensitive or critical.
RC-031	*	pushExt.pushConfigs.HW	object	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	{"channelId":"chat"}	-	RC-S1 RC-S3	Settings for Huawei's push service; kept aside, never sent to Apple.
RC-032	*	pushExt.pushConfigs.HONOR	object	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	{"channelId":"chat"}	-	RC-S1 RC-S3	Settings for Honor's push service; kept aside, never sent to Apple.
RC-033	*	pushExt.pushConfigs.MI	object	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	{"channelId":"chat"}	-	RC-S1 RC-S3	Settings for Xiaomi's push service; kept aside, never sent to Apple.
RC-034	*	pushExt.pushConfigs.OPPO	object	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	{"channelId":"chat"}	-	RC-S1 RC-S3	Settings for OPPO's push service; kept aside, never sent to Apple.
RC-035	*	pushExt.pushConfigs.VIVO	object	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	{"channelId":"chat"}	-	RC-S1 RC-S3	Settings for vivo's push service; kept aside, never sent to Apple.
RC-036	*	pushExt.pushConfigs.FCM	object	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	{"channelId":"chat"}	-	RC-S1 RC-S3	Settings for Google's push service; kept aside, never sent to Apple.
RC-037	*	pushExt.pushConfigs.OHOS	object	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	{"channelId":"chat"}	-	RC-S1 RC-S3	Settings for HarmonyOS's push service; kept aside, never sent to Apple.
RC-038	*	iOSConfig.threadId	string	threadID	equivalent	words	-	-	-	-	-	yes	-	-	"g1"	"g1"	RC-S4 RC-S5	Groups notifications.
RC-039	*	iOSConfig.apnsCollapseId	string	collapseID	equivalent	words	-	-	-	-	-	yes	-	-	"c1"	"c1"	RC-S4 RC-S5	A newer notification replaces an older one with the same identifier.
RC-040	*	iOSConfig.category	string	category	equivalent	words	-	-	-	-	-	yes	-	-	"REPLY"	"REPLY"	RC-S4 RC-S5	The category; without it objectName stands there.
RC-041	*	iOSConfig.richMediaUri	string	mediaURL	equivalent	words	-	-	-	-	-	yes	-	-	"https://example.com/a.png"	"https://example.com/a.png"	RC-S4 RC-S5	A picture, for the app's service extension.
RC-042	*	iOSConfig.interruptionLevel	string	interruptionLevel	equivalent	word(levels)	-	-	-	-	-	yes	-	-	"passive"	"passive"	RC-S4 RC-S5	passive, active, time-sensitive or critical.
RC-043	*	iOSConfig.thread_id	string	threadID	related	words	-	60	-	-	-	-	-	-	"g1"	"g1"	RC-S5	An older spelling of threadId.
RC-044	*	iOSConfig.apns_collapse_id	string	collapseID	related	words	-	60	-	-	-	-	-	-	"g1"	"g1"	RC-S5	An older spelling of apnsCollapseId.
RC-045	*	iOSConfig.RichMediaUrl	string	mediaURL	related	words	-	60	-	-	-	-	-	-	"https://example.com/a.png"	"https://example.com/a.png"	RC-S5	The spelling of the .NET wrapper.
RC-046	private	path	string	-	unmapped	callPath	-	-	path:50	-	-	-	-	-	"/message/private/publish.json"	-	RC-S1	Which call the body is for (RC 13).
RC-047	group	path	string	-	unmapped	callPath	-	-	path:50	-	-	-	-	-	"/message/group/publish.json"	-	RC-S1	Which call the body is for (RC 13).
RC-048	system	path	string	-	unmapped	callPath	-	-	path:50	-	-	yes	conversation.sort	-	"/message/system/publish.json"	-	RC-S1	Which call the body is for (RC 13).
RC-049	broadcast	path	string	-	unmapped	callPath	-	-	path:50	-	-	yes	audience.isEveryone conversation.sort	-	"/message/broadcast.json"	-	RC-S1	Which call the body is for (RC 13).
RC-050	ultragroup	path	string	-	unmapped	callPath	-	-	path:50	-	-	-	-	-	"/message/ultragroup/publish.json"	-	RC-S1	Which call the body is for (RC 13).
RC-051	online	path	string	-	unmapped	callPath	-	-	path:50	-	-	yes	audience.isEveryone isOnlineOnly conversation.sort	-	"/message/online/broadcast.json"	-	RC-S1	Which call the body is for (RC 13).
RC-052	status	path	string	-	unmapped	callPath	-	-	path:50	-	-	yes	isOnlineOnly	-	"/statusmessage/private/publish.json"	-	RC-S1	Which call the body is for (RC 13).
RC-053	chatroom	path	string	-	unmapped	callPath	-	-	path:50	-	-	-	-	-	"/message/chatroom/publish.json"	-	RC-S1	Which call the body is for (RC 13).
RC-054	private-template	path	string	-	unmapped	callPath	-	-	path:50	-	-	-	-	-	"/message/private/publish_template.json"	-	RC-S1	Which call the body is for (RC 13).
RC-055	system-template	path	string	-	unmapped	callPath	-	-	path:50	-	-	-	conversation.sort	-	"/message/system/publish_template.json"	-	RC-S1	Which call the body is for (RC 13).
RC-056	private	toUserId	string|array	receivers	equivalent	identifierList	-	-	any:1	-	-	yes	-	-	"g1"	["g1"]	RC-S1 RC-S2	The receiver; repeated for several, at most 1000.
RC-057	private	pushContent	string	alert.body	equivalent	words	-	-	-	-	-	yes	-	-	"Noon?"	"Noon?"	RC-S1 RC-S2	The text of the push; types of the app's own are pushed only with it.
RC-058	private	pushData	string	appData	equivalent	textValue	-	-	-	-	-	yes	-	-	"{\"k\":1}"	"{\"k\":1}"	RC-S1 RC-S2	A text for the app, at the payload's root as appData.
RC-059	private	pushExt	json-string	-	container	object	-	10	-	-	undocumented	yes	-	-	-	-	RC-S1 RC-S3	What the push shows and does, JSON in a string; an object is seen too (RC 9.2).
RC-060	private	disablePush	spelled	isSilent	equivalent	flag	-	-	-	-	-	yes	-	-	"true"	true	RC-S1 RC-S2	No push is made.
RC-061	private	contentAvailable	spelled|integer	isContentAvailable	equivalent	flag	-	-	-	-	-	yes	-	-	"1"	true	RC-S2	1 wakes the app; the words are shown all the same (RC 31).
RC-062	private	isCounted	spelled|integer	isCounted	equivalent	flag	-	-	-	-	-	yes	-	-	"0"	false	RC-S1	Whether it counts as unread.
RC-063	private	count	spelled|integer	badge	equivalent	badgeCount	-	-	-	-	-	yes	leavesBadge	-	"9"	9	RC-S2	The icon's number, for one receiver alone; -1 leaves it.
RC-064	group	toGroupId	string|array	receivers	equivalent	identifierList	-	-	any:2	-	-	yes	conversation.id conversation.kind	-	"g1"	["g1"]	RC-S1 RC-S2	The group; repeated for several, at most 3.
RC-065	group	toUserId	string|array	audience.members	equivalent	identifierList	-	-	-	-	-	yes	-	-	"u2"	["u2"]	RC-S1 RC-S2	The only members whom the message reaches, where it is for one group.
RC-066	group	pushContent	string	alert.body	equivalent	words	-	-	-	-	-	yes	-	-	"Noon?"	"Noon?"	RC-S1 RC-S2	The text of the push; types of the app's own are pushed only with it.
RC-067	group	pushData	string	appData	equivalent	textValue	-	-	-	-	-	yes	-	-	"{\"k\":1}"	"{\"k\":1}"	RC-S1 RC-S2	A text for the app, at the payload's root as appData.
RC-068	group	pushExt	json-string	-	container	object	-	10	-	-	undocumented	yes	-	-	-	-	RC-S1 RC-S3	What the push shows and does, JSON in a string; an object is seen too (RC 9.2).
RC-069	group	disablePush	spelled	isSilent	equivalent	flag	-	-	-	-	-	yes	-	-	"true"	true	RC-S1 RC-S2	No push is made.
RC-070	group	contentAvailable	spelled|integer	isContentAvailable	equivalent	flag	-	-	-	-	-	yes	-	-	"1"	true	RC-S2	1 wakes the app; the words are shown all the same (RC 31).
RC-071	group	isCounted	spelled|integer	isCounted	equivalent	flag	-	-	-	-	-	yes	-	-	"0"	false	RC-S1	Whether it counts as unread.
RC-072	group	isMentioned	spelled|integer	mentions	related	flag	isMentioned	-	-	-	-	yes	-	-	"1"	null	RC-S1	1 is needed for content.mentionedInfo to have an effect.
RC-073	system	toUserId	string|array	receivers	equivalent	identifierList	-	-	-	-	-	yes	-	-	"g1"	["g1"]	RC-S1 RC-S2	The receivers, at most 100.
RC-074	system	pushContent	string	alert.body	equivalent	words	-	-	-	-	-	yes	-	-	"Noon?"	"Noon?"	RC-S1 RC-S2	The text of the push; types of the app's own are pushed only with it.
RC-075	system	pushData	string	appData	equivalent	textValue	-	-	-	-	-	yes	-	-	"{\"k\":1}"	"{\"k\":1}"	RC-S1 RC-S2	A text for the app, at the payload's root as appData.
RC-076	system	pushExt	json-string	-	container	object	-	10	-	-	undocumented	yes	-	-	-	-	RC-S1 RC-S3	What the push shows and does, JSON in a string; an object is seen too (RC 9.2).
RC-077	system	disablePush	spelled	isSilent	equivalent	flag	-	-	-	-	-	yes	-	-	"true"	true	RC-S1 RC-S2	No push is made.
RC-078	system	contentAvailable	spelled|integer	isContentAvailable	equivalent	flag	-	-	-	-	-	yes	-	-	"1"	true	RC-S2	1 wakes the app; the words are shown all the same (RC 31).
RC-079	system	isCounted	spelled|integer	isCounted	equivalent	flag	-	-	-	-	-	yes	-	-	"0"	false	RC-S1	Whether it counts as unread.
RC-080	broadcast	pushContent	string	alert.body	equivalent	words	-	-	-	-	-	yes	-	-	"Noon?"	"Noon?"	RC-S1 RC-S2	The text of the push; types of the app's own are pushed only with it.
RC-081	broadcast	pushData	string	appData	equivalent	textValue	-	-	-	-	-	yes	-	-	"{\"k\":1}"	"{\"k\":1}"	RC-S1 RC-S2	A text for the app, at the payload's root as appData.
RC-082	broadcast	pushExt	json-string	-	container	object	-	10	-	-	undocumented	yes	-	-	-	-	RC-S1 RC-S3	What the push shows and does, JSON in a string; an object is seen too (RC 9.2).
RC-083	broadcast	contentAvailable	spelled|integer	isContentAvailable	equivalent	flag	-	-	-	-	-	yes	-	-	"1"	true	RC-S2	1 wakes the app; the words are shown all the same (RC 31).
RC-084	ultragroup	toGroupIds	array	receivers	equivalent	identifierList	-	-	any:2	-	-	yes	conversation.id conversation.kind conversation.sort	-	["g1"]	["g1"]	RC-S1 RC-S2	The ultragroups, at most 3.
RC-085	ultragroup	toUserIds	array	audience.members	equivalent	identifierList	-	-	any:2	-	-	yes	-	-	["u2"]	["u2"]	RC-S1 RC-S2	The only members whom the message reaches.
RC-086	ultragroup	pushContent	string	alert.body	equivalent	words	-	-	-	-	-	yes	-	-	"Noon?"	"Noon?"	RC-S1 RC-S2	The text of the push; types of the app's own are pushed only with it.
RC-087	ultragroup	pushData	string	appData	equivalent	textValue	-	-	-	-	-	yes	-	-	"{\"k\":1}"	"{\"k\":1}"	RC-S1 RC-S2	A text for the app, at the payload's root as appData.
RC-088	ultragroup	pushExt	json-string	-	container	object	-	10	-	-	undocumented	yes	-	-	-	-	RC-S1 RC-S3	What the push shows and does, JSON in a string; an object is seen too (RC 9.2).
RC-089	ultragroup	isMentioned	integer	mentions	related	flag	isMentioned	-	-	-	-	yes	-	-	1	null	RC-S1	1 is needed for content.mentionedInfo to have an effect.
RC-090	ultragroup	push_content	string	alert.body	related	words	-	60	-	-	-	-	-	-	"Noon?"	"Noon?"	RC-S2	A spelling in an SDK for servers.
RC-091	ultragroup	push_data	string	appData	related	textValue	-	60	-	-	-	-	-	-	"x"	"x"	RC-S2	A spelling in an SDK for servers.
RC-092	ultragroup	push_ext	json-string	-	container	object(pushExt)	-	11	-	-	undocumented	-	-	-	-	-	RC-S2	A spelling in an SDK for servers.
RC-093	ultragroup	silence_push	spelled|boolean	isSilent	related	flag	-	-	-	-	-	-	-	-	true	true	RC-S2	A spelling in an SDK for servers.
RC-094	online	isCounted	spelled|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	1	-	RC-S1	Only people who are online get such a message, so that nothing of a push counts.
RC-095	status	toUserId	string|array	receivers	equivalent	identifierList	-	-	-	-	-	yes	-	-	"u2"	["u2"]	RC-S1	The receiver.
RC-096	status	toGroupId	string|array	receivers	related	identifierList	groups	-	-	-	-	yes	conversation.id conversation.kind	-	"g1"	["g1"]	RC-S1	The group.
RC-097	chatroom	toChatroomId	string|array	receivers	equivalent	identifierList	-	-	any:2	-	-	yes	conversation.id conversation.kind	-	"g1"	["g1"]	RC-S1 RC-S2	The chat room; no push is made of its messages.
RC-098	private-template	fromUserId	string	sender.id	equivalent	identifier	-	-	-	-	-	-	-	-	"u1"	"u1"	RC-S1 RC-S3	The sender.
RC-099	private-template	objectName	string	typeName	equivalent	words	-	-	-	-	-	-	kind	-	"RC:TxtMsg"	"RC:TxtMsg"	RC-S1 RC-S3	What type of message it is.
RC-100	private-template	toUserId	array	receivers	equivalent	value	receiverList	-	-	-	-	-	-	-	["u2"]	["u2"]	RC-S1 RC-S3	The receivers, each with values and words of its own.
RC-101	private-template	content	json-string|object	-	container	object	-	90	-	-	media	-	-	-	-	-	RC-S1 RC-S3	The message, in which {name} stands for a value of each receiver's.
RC-102	private-template	values	array	personal	related	value	values	-	array:4 object:4	-	-	-	-	-	[{"{c}":"Oslo"}]	[{"receiver":"yan","values":{"c":"Oslo"}}]	RC-S1 RC-S3	What stands for {name}, one object for each receiver (RC 28).
RC-103	private-template	pushContent	array|string	personal	related	value	bodies	-	-	-	-	-	alert.body	-	["Noon?"]	[{"receiver":"u2","body":"Noon?"}]	RC-S1 RC-S3	One text for each receiver, in which {name} stands for a value.
RC-104	private-template	pushData	array|string	personal	related	value	datas	-	-	-	-	-	appData	-	["x"]	[{"receiver":"u2","appData":"x"}]	RC-S1 RC-S3	One text for each receiver, in which {name} stands for a value.
RC-105	private-template	pushExt	json-string	-	container	object	-	10	-	-	undocumented	-	-	-	-	-	RC-S1 RC-S3	What the push shows and does.
RC-106	private-template	disablePush	spelled|boolean	isSilent	equivalent	flag	-	-	-	-	-	-	-	-	true	true	RC-S1 RC-S2	No push is made.
RC-107	private-template	contentAvailable	spelled|integer	isContentAvailable	equivalent	flag	-	-	-	-	-	-	-	-	1	true	RC-S2	1 wakes the app; the words are shown all the same (RC 31).
RC-108	private-template	isCounted	spelled|integer	isCounted	equivalent	flag	-	-	-	-	-	-	-	-	0	false	RC-S1	Whether it counts as unread.
RC-109	private-template	isPersisted	spelled|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	1	-	RC-S1	Whether the cloud keeps the message.
RC-110	private-template	verifyBlacklist	spelled|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	0	-	RC-S1	Whether those are left out who block the sender.
RC-111	system-template	fromUserId	string	sender.id	equivalent	identifier	-	-	-	-	-	-	-	-	"u1"	"u1"	RC-S1 RC-S3	The sender.
RC-112	system-template	objectName	string	typeName	equivalent	words	-	-	-	-	-	-	kind	-	"RC:TxtMsg"	"RC:TxtMsg"	RC-S1 RC-S3	What type of message it is.
RC-113	system-template	toUserId	array	receivers	equivalent	value	receiverList	-	-	-	-	-	-	-	["u2"]	["u2"]	RC-S1 RC-S3	The receivers, each with values and words of its own.
RC-114	system-template	content	json-string|object	-	container	object	-	90	-	-	media	-	-	-	-	-	RC-S1 RC-S3	The message, in which {name} stands for a value of each receiver's.
RC-115	system-template	values	array	personal	related	value	values	-	-	-	-	-	-	-	[{"{c}":"Oslo"}]	[{"receiver":"yan","values":{"c":"Oslo"}}]	RC-S1 RC-S3	What stands for {name}, one object for each receiver (RC 28).
RC-116	system-template	pushContent	array|string	personal	related	value	bodies	-	-	-	-	-	alert.body	-	["Noon?"]	[{"receiver":"u2","body":"Noon?"}]	RC-S1 RC-S3	One text for each receiver, in which {name} stands for a value.
RC-117	system-template	pushData	array|string	personal	related	value	datas	-	-	-	-	-	appData	-	["x"]	[{"receiver":"u2","appData":"x"}]	RC-S1 RC-S3	One text for each receiver, in which {name} stands for a value.
RC-118	system-template	pushExt	json-string	-	container	object	-	10	-	-	undocumented	-	-	-	-	-	RC-S1 RC-S3	What the push shows and does.
RC-119	system-template	disablePush	spelled|boolean	isSilent	equivalent	flag	-	-	-	-	-	-	-	-	true	true	RC-S1 RC-S2	No push is made.
RC-120	system-template	contentAvailable	spelled|integer	isContentAvailable	equivalent	flag	-	-	-	-	-	-	-	-	1	true	RC-S2	1 wakes the app; the words are shown all the same (RC 31).
RC-121	system-template	isCounted	spelled|integer	isCounted	equivalent	flag	-	-	-	-	-	-	-	-	0	false	RC-S1	Whether it counts as unread.
RC-122	system-template	isPersisted	spelled|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	1	-	RC-S1	Whether the cloud keeps the message.
RC-123	system-template	verifyBlacklist	spelled|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	0	-	RC-S1	Whether those are left out who block the sender.
RC-124	recall	fromUserId	string	sender.id	equivalent	identifier	-	-	-	-	-	yes	-	-	"u1"	"u1"	RC-S1	Who withdraws the message.
RC-125	recall	conversationType	spelled|integer	conversation.kind	equivalent	conversationNumber	-	-	-	-	-	yes	conversation.sort	-	"3"	"group"	RC-S1	1 direct, 2 discussion, 3 group, 4 chat room, 6 system, 10 ultragroup.
RC-126	recall	targetId	string	receivers	related	identifier	target	-	some:target	-	-	yes	conversation.id	-	"u2"	["u2"]	RC-S1	The peer, the group or the room.
RC-127	recall	messageUID	string	recall.messageID	equivalent	identifier	-	-	some:9 any:own	-	-	yes	kind	-	"5FSC"	"5FSC"	RC-S1	The message that is withdrawn.
RC-128	recall	sentTime	spelled	timestamp	equivalent	milliseconds	-	-	-	-	-	yes	-	-	"1408710653491"	"1408710653491"	RC-S1	When the message was sent, in milliseconds.
RC-129	recall	extra	string	recall.note	equivalent	words	-	-	-	-	-	yes	-	-	"sorry"	"sorry"	RC-S1	The sender's note, never shown in a push.
RC-130	recall	disablePush	spelled	isSilent	equivalent	flag	-	-	-	-	-	yes	-	-	"true"	true	RC-S1	No push tells of it; not for chat rooms and ultragroups.
RC-131	recall	isAdmin	spelled|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	0	-	RC-S1	Whether an administrator withdraws the message.
RC-132	recall	isDelete	spelled|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	0	-	RC-S1	Whether clients delete the message without a trace.
RC-133	recall	busChannel	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"c1"	-	RC-S1	The channel of an ultragroup.
RC-134	push	audience	object	-	container	object	-	-	object:1	-	undocumented	yes	-	-	-	-	RC-S1 RC-S2	Whom the push is for.
RC-135	push	audience.is_to_all	boolean	audience.isEveryone	equivalent	flag	-	-	-	-	-	yes	-	-	true	true	RC-S1 RC-S2	Everyone who uses the app.
RC-136	push	audience.userid	array	receivers	equivalent	identifierList	-	-	-	-	-	yes	-	-	["u2"]	["u2"]	RC-S1 RC-S2	The receivers, at most 1000.
RC-137	push	audience.tag	array	audience.condition	equivalent	value	tags	-	-	-	-	yes	-	-	["Oslo"]	{"allOf":["Oslo"]}	RC-S1 RC-S2	Those who have all of the tags.
RC-138	push	audience.tag_or	array	audience.condition	related	value	tagsOr	-	-	-	-	yes	-	-	["Oslo"]	{"anyOf":["Oslo"]}	RC-S1 RC-S2	Those who have one of the tags.
RC-139	push	audience.tagItems	array	audience.condition	related	value	tagItems	-	-	-	-	yes	-	-	["Oslo"]	{"other":{"tagItems":["Oslo"]}}	RC-S1 RC-S2	Those whom several lists of tags name together, in /push/custom.json.
RC-140	push	audience.packageName	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"com.example.app"	-	RC-S1 RC-S2	The app's package, of which others are left out.
RC-141	push	userIds	array	receivers	related	identifierList	-	60	array:1	-	-	-	-	-	["u2"]	["u2"]	RC-S1 RC-S2	The receivers of /push/user.json, at most 100.
RC-142	push	platform	array	isRefused	related	platformList	-	-	array:1	-	-	yes	-	-	["android"]	true	RC-S1 RC-S2	Which platforms get the push; without ios Apple's get none (RC 26).
RC-143	push	fromuserid	string	sender.id	equivalent	identifier	-	-	some:1	-	-	yes	-	-	"u1"	"u1"	RC-S1 RC-S2	The sender.
RC-144	push	message	object	-	unmapped	notPushed	-	-	-	-	-	-	-	-	{"objectName":"RC:TxtMsg"}	-	RC-S1 RC-S2	A message that goes along; the push has words of its own.
RC-145	push	notification	object	-	container	object	-	10	object:1	-	undocumented	yes	kind	-	-	-	RC-S1 RC-S2	What the push shows and does.
RC-146	push	notification.title	string	alert.title	equivalent	words	-	50	-	-	-	yes	-	-	"Ada"	"Ada"	RC-S1 RC-S2	The title.
RC-147	push	notification.alert	string	alert.body	equivalent	words	-	50	-	-	-	yes	-	-	"Noon?"	"Noon?"	RC-S1 RC-S2	The text.
RC-148	push	notification.pushContent	string	alert.body	related	words	-	55	-	-	-	-	-	-	"Noon?"	"Noon?"	RC-S1 RC-S2	The text in /push/user.json.
RC-149	push	notification.forceShowPushContent	integer	showsDetails	equivalent	flag	-	-	-	-	-	yes	-	-	1	true	RC-S1 RC-S2	1 shows the words to those who hide them too.
RC-150	push	notification.forceShowDetailContent	integer	showsDetails	related	flag	-	60	-	-	-	-	-	-	1	true	RC-S4	The name that clients use (RC 9.14).
RC-151	push	notification.ios	object	-	container	object	-	20	-	-	undocumented	yes	-	-	-	-	RC-S1 RC-S2	What is for Apple's devices; its words beat the others.
RC-152	push	notification.ios.title	string	alert.title	related	words	-	40	-	-	-	-	-	-	"Ada"	"Ada"	RC-S1 RC-S2	Beats notification.title.
RC-153	push	notification.ios.alert	string	alert.body	related	words	-	40	-	-	-	-	-	-	"Noon?"	"Noon?"	RC-S1 RC-S2	Beats notification.alert.
RC-154	push	notification.ios.contentAvailable	integer	isContentAvailable	equivalent	flag	-	-	-	-	-	yes	-	-	1	true	RC-S1 RC-S2	1 wakes the app; the words are shown all the same (RC 31).
RC-155	push	notification.ios.badge	integer	badge	equivalent	badgeSetting	-	-	-	-	-	yes	leavesBadge	-	9	9	RC-S1 RC-S2	The icon's number, at most 9999; 0 and less clear it, and without it the icon stays.
RC-156	push	notification.ios.thread-id	string	threadID	equivalent	words	-	-	-	-	-	yes	-	-	"g1"	"g1"	RC-S1 RC-S2	Groups notifications.
RC-157	push	notification.ios.apns-collapse-id	string	collapseID	equivalent	words	-	-	-	-	-	yes	-	-	"c1"	"c1"	RC-S1 RC-S2	A newer notification replaces an older one with the same identifier.
RC-158	push	notification.ios.category	string	category	equivalent	words	-	-	-	-	-	yes	-	-	"REPLY"	"REPLY"	RC-S1 RC-S2	The category.
RC-159	push	notification.ios.richMediaUri	string	mediaURL	equivalent	words	-	-	-	-	-	yes	-	-	"https://example.com/a.png"	"https://example.com/a.png"	RC-S1 RC-S2	A picture, for the app's service extension.
RC-160	push	notification.ios.interruption-level	string	interruptionLevel	equivalent	word(levels)	-	-	-	-	-	yes	-	-	"passive"	"passive"	RC-S1 RC-S2	passive, active, time-sensitive or critical.
RC-161	push	notification.ios.threadId	string	threadID	related	words	-	60	-	-	-	-	-	-	"g1"	"g1"	RC-S2	The spelling of an SDK for servers (RC 9.13).
RC-162	push	notification.ios.extras	object	-	unmapped	notPushed	-	-	-	-	-	-	-	-	{"k":"1"}	-	RC-S1 RC-S2	The app's own data; no document says where it stands in a push (RC 26).
RC-163	push	notification.android	object	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	{"alert":"Noon?"}	-	RC-S1 RC-S2	Settings for Android; kept aside, never sent to Apple.
RC-164	push	notification.harmonyOS	object	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	{"alert":"Noon?"}	-	RC-S1 RC-S2	Settings for HarmonyOS; kept aside, never sent to Apple.
RC-165	callback	fromUserId	string	sender.id	equivalent	identifier	-	-	-	-	-	-	-	-	"u1"	"u1"	RC-S11 RC-S12	The sender.
RC-166	callback	targetId	string	receivers	related	identifier	target	-	-	-	-	-	conversation.id	-	"u2"	["u2"]	RC-S11 RC-S12	The peer, or the group.
RC-167	callback	msgType	string	typeName	equivalent	words	-	-	string:2	-	-	-	kind	-	"RC:TxtMsg"	"RC:TxtMsg"	RC-S11 RC-S12	What type of message it is.
RC-168	callback	content	json-string|object	-	container	object	-	90	-	-	media	-	-	-	-	-	RC-S11 RC-S12	The message, JSON in a string.
RC-169	callback	channelType	string	conversation.kind	equivalent	channelType	-	-	any:webhook string:own documentedChannel:channel	-	-	-	conversation.sort	-	"GROUP"	"group"	RC-S11 RC-S12	PERSON, PERSONS, GROUP, TEMPGROUP, CUSTOMERSERVICE, NOTIFY, MC or MP.
RC-170	callback	msgTimeStamp	string|integer	timestamp	equivalent	milliseconds	-	-	-	-	-	-	-	-	"1408710653491"	"1408710653491"	RC-S11 RC-S12	When the message was sent, in milliseconds.
RC-171	callback	messageId	string	id	equivalent	identifier	-	-	-	-	-	-	-	-	"5FSC"	"5FSC"	RC-S11 RC-S12	The message's identifier.
RC-172	callback	pushContent	string	alert.body	equivalent	words	-	-	-	-	-	-	-	-	"Noon?"	"Noon?"	RC-S11 RC-S12	The text of the push (RC 9.18).
RC-173	callback	disablePush	spelled	isSilent	equivalent	flag	-	-	-	-	-	-	-	-	"true"	true	RC-S11 RC-S12	No push is made.
RC-174	callback	pushExt	json-string	-	container	object	-	10	-	-	undocumented	-	-	-	-	-	RC-S12	What the push shows and does (RC 9.18).
RC-175	callback	appKey	string|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"k"	-	RC-S11 RC-S12	The app.
RC-176	callback	originalMsgUID	string|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"5FSC"	-	RC-S11 RC-S12	The message that this one changes.
RC-177	callback	os	string|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"iOS"	-	RC-S11 RC-S12	What the sender uses.
RC-178	callback	expansion	string|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"false"	-	RC-S11 RC-S12	Whether others may add to the message.
RC-179	callback	extraContent	string|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"{}"	-	RC-S11 RC-S12	What was added to the message.
RC-180	callback	busChannel	string|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"c1"	-	RC-S11 RC-S12	The channel of an ultragroup.
RC-181	callback	timestamp	string|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"1408710653491"	-	RC-S11 RC-S12	What the signature covers, where it stands in the form.
RC-182	callback	nonce	string|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"14314"	-	RC-S11 RC-S12	What the signature covers, where it stands in the form.
RC-183	callback	signature	string|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"96fe"	-	RC-S11 RC-S12	The signature, where it stands in the form.
RC-184	route	fromUserId	string	sender.id	equivalent	identifier	-	-	-	-	-	-	-	-	"u1"	"u1"	RC-S11 RC-S12	The sender.
RC-185	route	toUserId	string	receivers	related	identifier	target	-	-	-	-	-	conversation.id	-	"u2"	["u2"]	RC-S11 RC-S12	The peer, or the group.
RC-186	route	objectName	string	typeName	equivalent	words	-	-	filled:message	-	-	-	kind	-	"RC:TxtMsg"	"RC:TxtMsg"	RC-S11 RC-S12	What type of message it is.
RC-187	route	content	json-string|object	-	container	object	-	90	-	-	media	-	-	-	-	-	RC-S11 RC-S12	The message, JSON in a string.
RC-188	route	channelType	string	conversation.kind	equivalent	channelType	-	-	any:webhook string:own documentedChannel:channel	-	-	-	conversation.sort	-	"GROUP"	"group"	RC-S11 RC-S12	PERSON, PERSONS, GROUP, TEMPGROUP, CUSTOMERSERVICE, NOTIFY, MC or MP.
RC-189	route	msgTimestamp	string|integer	timestamp	equivalent	milliseconds	-	-	-	-	-	-	-	-	"1408710653491"	"1408710653491"	RC-S11 RC-S12	When the message was sent, in milliseconds.
RC-190	route	msgUID	string	id	equivalent	identifier	-	-	some:4	-	-	-	-	-	"5FSC"	"5FSC"	RC-S11 RC-S12	The message's identifier.
RC-191	route	groupUserIds	string	audience.members	equivalent	bareList	-	-	-	-	-	-	-	-	"[543,567]"	["543","567"]	RC-S11	The only members whom the message reaches; a list without quotation marks.
RC-192	route	sensitiveType	string|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	0	-	RC-S11 RC-S12	What was found in the message.
RC-193	route	source	string|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"iOS"	-	RC-S11 RC-S12	What the sender uses.
RC-194	route	busChannel	string|integer	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"c1"	-	RC-S11 RC-S12	The channel of an ultragroup.
RC-195	sdk	conversationType	integer	conversation.kind	equivalent	conversationNumber	-	-	some:conversation	-	-	yes	conversation.sort	-	3	"group"	RC-S4 RC-S5	1 direct, 2 discussion, 3 group, 4 chat room, 6 system, 10 ultragroup.
RC-196	sdk	targetId	string	receivers	related	identifier	target	-	some:target some:own any:client	-	-	yes	conversation.id	-	"u2"	["u2"]	RC-S4 RC-S5	The peer, the group or the room.
RC-197	sdk	senderUserId	string	sender.id	equivalent	identifier	-	-	any:client some:own	-	-	yes	-	-	"u1"	"u1"	RC-S4 RC-S5	The sender.
RC-198	sdk	messageUId	string	id	equivalent	identifier	-	-	any:client some:own	-	-	yes	-	-	"5FSC"	"5FSC"	RC-S4 RC-S5	The message's identifier.
RC-199	sdk	sentTime	integer	timestamp	equivalent	milliseconds	-	-	-	-	-	yes	-	-	1408710653491	"1408710653491"	RC-S4 RC-S5	When the message was sent, in milliseconds.
RC-200	sdk	objectName	string	typeName	equivalent	words	-	-	filled:message any:own	-	-	yes	kind	-	"RC:TxtMsg"	"RC:TxtMsg"	RC-S4	What type of message it is.
RC-201	sdk	content	object|json-string	-	container	object	-	90	some:content	-	media	yes	-	-	-	-	RC-S4	The message, whose keys depend on objectName.
RC-202	wrapper	conversationType	integer	conversation.kind	equivalent	wrapperConversation	-	-	some:conversation	-	-	yes	conversation.sort	-	2	"group"	RC-S4 RC-S5	1 direct, 2 group, 3 chat room, 4 system, 5 ultragroup: the place in the wrapper's list.
RC-203	wrapper	targetId	string	receivers	related	identifier	target	-	some:target some:own any:client	-	-	yes	conversation.id	-	"u2"	["u2"]	RC-S4 RC-S5	The peer, the group or the room.
RC-204	wrapper	senderUserId	string	sender.id	equivalent	identifier	-	-	any:client some:own	-	-	yes	-	-	"u1"	"u1"	RC-S4 RC-S5	The sender.
RC-205	wrapper	messageUId	string	id	equivalent	identifier	-	-	any:client some:own	-	-	yes	-	-	"5FSC"	"5FSC"	RC-S4 RC-S5	The message's identifier.
RC-206	wrapper	sentTime	integer	timestamp	equivalent	milliseconds	-	-	-	-	-	yes	-	-	1408710653491	"1408710653491"	RC-S4 RC-S5	When the message was sent, in milliseconds.
RC-207	wrapper	messageType	integer	typeName	equivalent	wrapperType	-	60	number:3	-	-	yes	kind	-	4	"RC:ImgMsg"	RC-S5	2 text, 3 voice, 4 image, 5 file, 6 short video, 7 GIF, 8 recall and so on.
RC-208	wrapper	objectName	string	typeName	equivalent	words	-	20	-	-	-	yes	kind	-	"app:gift"	"app:gift"	RC-S5	What type of message it is, in one of the app's own.
RC-209	wrapper	identifier	string	typeName	related	words	-	30	-	-	-	-	kind	-	"app:gift"	"app:gift"	RC-S5	The same in a custom message of the wrapper.
RC-210	wrapper	messageIdentifier	string	typeName	related	words	-	31	-	-	-	-	kind	-	"app:gift"	"app:gift"	RC-S5	The same in a custom message of the native SDK.
RC-211	wrapper	text	string	text	equivalent	words	ownText	40	-	-	-	yes	-	-	"lunch?"	"lunch?"	RC-S5	The text of a text or a reference.
RC-212	wrapper	extra	string	extension	equivalent	spelledValue	-	-	-	-	-	yes	-	-	"{\"k\":1}"	{"k":1}	RC-S5	The app's own data of the message, never in a push.
RC-213	wrapper	mentionedInfo	object	-	container	object	-	30	-	-	undocumented	yes	mentions memberText	-	-	-	RC-S5	Who is mentioned.
RC-214	wrapper	mentionedInfo.type	integer	mentions	related	wrapperMention	mentionType	40	-	-	-	-	-	-	0	"all"	RC-S5	0 is everybody, 1 those listed: the place in the wrapper's list (RC 15).
RC-215	wrapper	mentionedInfo.userIdList	array	mentions	related	identifierList	mentioned	40	-	-	-	-	-	-	["u2"]	["u2"]	RC-S5	The members who are mentioned.
RC-216	wrapper	mentionedInfo.mentionedContent	string	memberText	equivalent	words	-	40	-	-	-	-	-	-	"You are mentioned"	"You are mentioned"	RC-S5	The text of the push, over pushContent (RC 4).
RC-217	web	conversationType	integer	conversation.kind	equivalent	conversationNumber	-	-	some:conversation	-	-	yes	conversation.sort	-	3	"group"	RC-S4 RC-S5	1 direct, 2 discussion, 3 group, 4 chat room, 6 system, 10 ultragroup.
RC-218	web	targetId	string	receivers	related	identifier	target	-	some:target some:own any:client	-	-	yes	conversation.id	-	"u2"	["u2"]	RC-S4 RC-S5	The peer, the group or the room.
RC-219	web	senderUserId	string	sender.id	equivalent	identifier	-	-	any:client some:own	-	-	yes	-	-	"u1"	"u1"	RC-S4 RC-S5	The sender.
RC-220	web	messageUId	string	id	equivalent	identifier	-	-	any:client some:own	-	-	yes	-	-	"5FSC"	"5FSC"	RC-S4 RC-S5	The message's identifier.
RC-221	web	sentTime	integer	timestamp	equivalent	milliseconds	-	-	-	-	-	yes	-	-	1408710653491	"1408710653491"	RC-S4 RC-S5	When the message was sent, in milliseconds.
RC-222	web	objectName	string	typeName	related	words	-	40	-	-	-	-	kind	-	"RC:TxtMsg"	"RC:TxtMsg"	RC-S13	The same under the name that servers and the native SDKs use; old clients have the name of a class in messageType.
RC-223	web	messageType	string	typeName	equivalent	words	-	-	filled:3 vendorType:own vendorType:message	-	-	yes	kind	-	"RC:TxtMsg"	"RC:TxtMsg"	RC-S13	What type of message it is.
RC-224	web	content	object|json-string	-	container	object	-	90	-	-	media	yes	-	-	-	-	RC-S13	The message, whose keys depend on messageType.
RC-225	sdk	messagePushConfig	object	-	container	object	-	10	object:4 object:own	-	undocumented	yes	-	-	-	-	RC-S4	What the push shows and does.
RC-226	sdk	messagePushConfig.pushContent	string	alert.body	equivalent	words	-	40	-	-	-	yes	-	-	"Noon?"	"Noon?"	RC-S4	The text of the push; types of the app's own are pushed only with it.
RC-227	sdk	messagePushConfig.pushTitle	string	alert.title	equivalent	words	-	-	-	-	-	yes	-	-	"Ada"	"Ada"	RC-S4	The title; without it the sender's name, in a group the group's.
RC-228	sdk	messagePushConfig.pushData	string	appData	equivalent	textValue	-	40	-	-	-	yes	-	-	"{\"k\":1}"	"{\"k\":1}"	RC-S4	A text for the app, at the payload's root as appData.
RC-229	sdk	messagePushConfig.disablePushTitle	boolean	hidesTitle	equivalent	flag	-	-	-	-	-	yes	-	-	true	true	RC-S4	No title at all; no call to the servers says it.
RC-230	sdk	messagePushConfig.forceShowDetailContent	boolean	showsDetails	equivalent	flag	-	40	-	-	-	yes	-	-	true	true	RC-S4	Shows the words to those who hide them too.
RC-231	sdk	messagePushConfig.forceShowPushContent	boolean	showsDetails	related	flag	-	60	-	-	-	-	-	-	true	true	RC-S4	The name that servers and the Web SDK use (RC 9.14).
RC-232	sdk	messagePushConfig.templateId	string	template.name	equivalent	identifier	-	-	-	-	-	yes	-	-	"t1"	"t1"	RC-S4	A template of the console, for what title and text are not given.
RC-233	sdk	messagePushConfig.iOSConfig	object	-	container	object(iOSConfig)	-	20	-	-	undocumented	yes	-	-	-	-	RC-S4	What is for Apple's devices.
RC-234	sdk	messagePushConfig.iosConfig	object	-	container	object(iOSConfig)	-	21	-	-	undocumented	-	-	-	-	-	RC-S4	What some prose calls iOSConfig.
RC-235	sdk	messagePushConfig.androidConfig	object	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	{"notificationId":"1"}	-	RC-S4	Settings for Android; kept aside, never sent to Apple.
RC-236	sdk	messagePushConfig.hmosConfig	object	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	{"notificationId":"1"}	-	RC-S4	Settings for HarmonyOS; kept aside, never sent to Apple.
RC-237	sdk	messagePushConfig.disableNotification	boolean	isSilent	related	silence	-	60	-	-	-	-	-	-	true	true	RC-S4	No push is made (RC 9.10).
RC-238	sdk	messageConfig	object	-	container	object	-	12	members:3	-	undocumented	yes	-	-	-	-	RC-S4	What is done with the message.
RC-239	sdk	messageConfig.disableNotification	boolean	isSilent	equivalent	silence	-	40	-	-	-	yes	-	-	true	true	RC-S4	No push is made.
RC-240	sdk	disableNotification	boolean	isSilent	related	silence	-	61	-	-	-	-	-	-	true	true	RC-S4	The same beside messageConfig.
RC-241	sdk	pushContent	string	alert.body	related	words	-	60	-	-	-	-	-	-	"Noon?"	"Noon?"	RC-S4	An argument of the call that sends; messagePushConfig wins.
RC-242	sdk	pushData	string	appData	related	textValue	-	60	-	-	-	-	-	-	"x"	"x"	RC-S4	An argument of the call that sends; messagePushConfig wins.
RC-243	wrapper	pushOptions	object	-	container	object	-	10	object:4 object:own	-	undocumented	yes	-	-	-	-	RC-S5	What the push shows and does.
RC-244	wrapper	pushOptions.pushContent	string	alert.body	equivalent	words	-	40	-	-	-	yes	-	-	"Noon?"	"Noon?"	RC-S5	The text of the push; types of the app's own are pushed only with it.
RC-245	wrapper	pushOptions.pushTitle	string	alert.title	equivalent	words	-	-	-	-	-	yes	-	-	"Ada"	"Ada"	RC-S5	The title; without it the sender's name, in a group the group's.
RC-246	wrapper	pushOptions.pushData	string	appData	equivalent	textValue	-	40	-	-	-	yes	-	-	"{\"k\":1}"	"{\"k\":1}"	RC-S5	A text for the app, at the payload's root as appData.
RC-247	wrapper	pushOptions.disablePushTitle	boolean	hidesTitle	equivalent	flag	-	-	-	-	-	yes	-	-	true	true	RC-S5	No title at all; no call to the servers says it.
RC-248	wrapper	pushOptions.forceShowDetailContent	boolean	showsDetails	equivalent	flag	-	40	-	-	-	yes	-	-	true	true	RC-S5	Shows the words to those who hide them too.
RC-249	wrapper	pushOptions.forceShowPushContent	boolean	showsDetails	related	flag	-	60	-	-	-	-	-	-	true	true	RC-S5	The name that servers and the Web SDK use (RC 9.14).
RC-250	wrapper	pushOptions.templateId	string	template.name	equivalent	identifier	-	-	-	-	-	yes	-	-	"t1"	"t1"	RC-S5	A template of the console, for what title and text are not given.
RC-251	wrapper	pushOptions.iOSPushOptions	object	-	container	object(iOSConfig)	-	20	-	-	undocumented	yes	-	-	-	-	RC-S5	What is for Apple's devices.
RC-252	wrapper	pushOptions.androidPushOptions	object	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	{"notificationId":"1"}	-	RC-S5	Settings for Android; kept aside, never sent to Apple.
RC-253	wrapper	pushOptions.harmonyPushOptions	object	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	{"notificationId":"1"}	-	RC-S5	Settings for HarmonyOS; kept aside, never sent to Apple.
RC-254	wrapper	pushOptions.disableNotification	boolean	isSilent	equivalent	silence	-	40	-	-	-	yes	-	-	true	true	RC-S5	No push is made (RC 9.10).
RC-255	wrapper	pushOptions.voIPPush	boolean	isVoIP	broader	flag	-	-	-	-	-	yes	-	-	true	true	RC-S5	A call, through Apple's VoIP channel; no document says what its push holds (RC 30).
RC-256	wrapper	disableNotification	boolean	isSilent	related	silence	-	61	-	-	-	-	-	-	true	true	RC-S5	The same beside pushOptions.
RC-257	web	pushConfig	object	-	container	object	-	10	object:3	-	undocumented	yes	-	-	-	-	RC-S13	What the push shows and does.
RC-258	web	pushConfig.pushContent	string	alert.body	related	words	-	40	-	-	-	-	-	-	"Noon?"	"Noon?"	RC-S13	The text of the push; types of the app's own are pushed only with it.
RC-259	web	pushConfig.pushTitle	string	alert.title	equivalent	words	-	-	-	-	-	yes	-	-	"Ada"	"Ada"	RC-S13	The title; without it the sender's name, in a group the group's.
RC-260	web	pushConfig.pushData	string	appData	related	textValue	-	40	-	-	-	-	-	-	"{\"k\":1}"	"{\"k\":1}"	RC-S13	A text for the app, at the payload's root as appData.
RC-261	web	pushConfig.disablePushTitle	boolean	hidesTitle	equivalent	flag	-	-	-	-	-	yes	-	-	true	true	RC-S13	No title at all; no call to the servers says it.
RC-262	web	pushConfig.forceShowDetailContent	boolean	showsDetails	related	flag	-	40	-	-	-	-	-	-	true	true	RC-S13	Shows the words to those who hide them too.
RC-263	web	pushConfig.forceShowPushContent	boolean	showsDetails	equivalent	flag	-	40	-	-	-	yes	-	-	true	true	RC-S13	Shows the words to those who hide them too.
RC-264	web	pushConfig.templateId	string	template.name	equivalent	identifier	-	-	-	-	-	yes	-	-	"t1"	"t1"	RC-S13	A template of the console, for what title and text are not given.
RC-265	web	pushConfig.iOSConfig	object	-	container	object(iOSConfig)	-	20	-	-	undocumented	yes	-	-	-	-	RC-S13	What is for Apple's devices.
RC-266	web	pushConfig.iosConfig	object	-	container	object(iOSConfig)	-	21	-	-	undocumented	-	-	-	-	-	RC-S13	What some prose calls iOSConfig.
RC-267	web	pushConfig.androidConfig	object	platforms	unmapped	keptAside	-	-	-	-	-	yes	-	-	{"notificationId":"1"}	-	RC-S13	Settings for Android; kept aside, never sent to Apple.
RC-268	web	pushConfig.disableNotification	boolean	isSilent	related	silence	-	60	-	-	-	-	-	-	true	true	RC-S13	No push is made (RC 9.10).
RC-269	web	pushContent	string	alert.body	equivalent	words	-	60	-	-	-	yes	-	-	"Noon?"	"Noon?"	RC-S13	The text of the push; pushConfig wins.
RC-270	web	pushData	string	appData	equivalent	textValue	-	60	-	-	-	yes	-	-	"x"	"x"	RC-S13	A text for the app, at the payload's root as appData; pushConfig wins.
RC-271	web	disableNotification	boolean	isSilent	equivalent	silence	-	40	boolean:1	-	-	yes	-	-	true	true	RC-S13	No push is made.
RC-272	web	isVoipPush	boolean	isVoIP	broader	flag	-	-	boolean:3	-	-	yes	-	-	true	true	RC-S13	A call, through Apple's VoIP channel; no document says what its push holds (RC 30).
RC-273	payload	aps	object	-	container	aps	-	10	object:aps	-	apsExtras	-	apsExtras	-	-	-	RC-S6 RC-S9	Apple's dictionary as the device got it; unknown members stay in it.
RC-274	payload	rc	object	-	container	object	-	20	object:claim	-	undocumented	-	-	-	-	-	RC-S6 RC-S9	What the vendor says of the message.
RC-275	payload	rc.cType	string	conversation.kind	equivalent	deliveredKind	-	-	-	-	-	-	conversation.sort kind	-	"GRP"	"group"	RC-S7 RC-S9	PR direct, GRP group, DS discussion, SYS system, PH a push without a message.
RC-276	payload	rc.fId	string	sender.id	equivalent	identifier	-	-	-	-	-	-	-	-	"u1"	"u1"	RC-S9	The sender.
RC-277	payload	rc.oName	string	typeName	equivalent	words	-	-	-	-	-	-	-	-	"RC:TxtMsg"	"RC:TxtMsg"	RC-S9	What type of message it is.
RC-278	payload	rc.tId	string	conversation.id	equivalent	identifier	target	-	-	-	-	-	receivers	-	"u2"	"u2"	RC-S9	The receiver, or the group (RC 11).
RC-279	payload	rc.rId	string	-	unmapped	notPushed	-	-	-	-	-	-	-	-	"3243"	-	RC-S9	Explained nowhere.
RC-280	payload	rc.id	string	id	equivalent	identifier	-	-	-	-	-	-	-	-	"5FSC"	"5FSC"	RC-S6 RC-S9	The message's identifier.
RC-281	payload	rc.msgTime	integer	timestamp	equivalent	milliseconds	-	-	-	-	-	-	-	-	1408710653491	"1408710653491"	RC-S6	When the message was sent, in milliseconds.
RC-282	payload	rc.rc-dlt-identifier	string	recall.messageID	equivalent	identifier	-	-	-	-	-	-	-	-	"5FSC"	"5FSC"	RC-S9	The message whose notification is removed; seen in appData too (RC 9.12).
RC-283	payload	appData	string	appData	equivalent	textValue	-	-	-	-	-	-	-	-	"{\"k\":1}"	"{\"k\":1}"	RC-S2 RC-S9	The app's own data, a text.
RC-284	payload	richMediaUri	string	mediaURL	equivalent	words	-	-	-	-	-	-	-	-	"https://example.com/a.png"	"https://example.com/a.png"	RC-S6	A picture.
RC-285	sdk	messageDirection	integer	receivers	related	direction	-	90	-	-	-	-	-	-	2	null	RC-S4 RC-S13	2 in a message that its receiver keeps, whose target may be its sender.
RC-286	web	messageDirection	integer	receivers	related	direction	-	90	-	-	-	-	-	-	2	null	RC-S4 RC-S13	2 in a message that its receiver keeps, whose target may be its sender.
RC-287	wrapper	content	object|json-string	-	container	object	-	95	-	-	media	-	-	-	-	-	RC-S13	Beside the text and the mentions of the line, which count first (RC 14).
RC-327	*	content.messageUId	string	recall.messageID	related	identifier	-	-	-	-	-	-	-	-	"5FSC"	"5FSC"	RC-S11	In RC:RcCmd: the message that it withdraws; other types have no such meaning for it.
RC-328	web	pushConfig.title	string	alert.title	related	words	-	60	-	-	-	-	-	-	"Ada"	"Ada"	?	The title in the call plug-in, whose pushConfig has shorter names.
RC-329	web	pushConfig.content	string	alert.body	related	words	-	60	-	-	-	-	-	-	"Noon?"	"Noon?"	?	The text in the call plug-in.
RC-330	web	pushConfig.data	string	appData	related	textValue	-	60	-	-	-	-	-	-	"{\"k\":1}"	"{\"k\":1}"	?	The data in the call plug-in.
RC-331	web	pushConfig.disableTitle	boolean	hidesTitle	related	flag	-	60	-	-	-	-	-	-	true	true	?	No title, in the call plug-in.
RC-332	sdk	senderId	string	-	unmapped	foreignObject	-	-	-	-	-	-	-	-	"u1"	-	RC-S14	The sender in the objects of the server SDKs, which is senderUserId in a message.
RC-333	*	content.referMsg	object	-	unmapped	notPushed	-	-	-	-	-	-	-	-	{"content":"Noon?"}	-	RC-S1	The quoted message of a reference message.
RC-334	private	senderId	string	-	unmapped	foreignObject	-	-	-	-	-	-	-	-	"u1"	-	RC-S14	The sender in the objects of the server SDKs, which is fromUserId in a call.
"""#

private let easemobSettingsText = #"""
id	shape	path	type	field	relation	transform	values	part	writes	sample	expect	sources	note
ES-001	rest	display.notification_display_style	integer|string	display	equivalent	either	0=simple 1=summary	-	yes	1	"summary"	REST-PUSH	0 simple, 1 summary; the documented example sends it as a string.
ES-002	rest	display.nickname	string	nickname	equivalent	words	-	-	yes	"Bob"	"Bob"	REST-PUSH	What others see of this user; at most 100 characters.
ES-003	rest	display.notifier_name	string	-	unmapped	ignored	-	-	-	"Prod"	-	REST-PUSH	Comes back in the same entity; bindings have their own object.
ES-004	rest	display.translationLanguage	string	language	equivalent	words	-	-	yes	"en"	"en"	REST-PUSH	Chooses among translations that the sender's message brings; empty means none.
ES-005	rest	quiet.type	string	mode	equivalent	word	ALL=all AT=mentions MENTION_ONLY=mentions NONE=none DEFAULT=follow ""=follow user=follow	-	yes	"AT"	"mentions"	REST-PUSH	ALL, AT or NONE for the whole app; DEFAULT belongs to conversations, and user is what an entity is, no mode.
ES-006	rest	quiet.ignoreInterval	string	quiet.daily	equivalent	dailyInterval	0:0=allDay	-	yes	"22:00-08:00"	{"start":"22:00","end":"08:00"}	REST-PUSH	Repeats daily; 00:00-00:00 means all day in this form, and an empty text means none.
ES-007	rest	quiet.ignoreDuration	integer	quiet.until	equivalent	milliseconds	-	-	yes	3600000	"2026-11-21T13:00:00Z"	REST-PUSH	A request holds a duration in milliseconds, at most 7 days.
ES-008	rest	conversations.chattype	string	conversation.kind	equivalent	word	user=direct chatgroup=group chat=direct singleChat=direct groupchat=group group=group 0=direct 1=group	-	yes	"chatgroup"	"group"	REST-PUSH	user or chatgroup: a part of the address, not of the body.
ES-009	rest	conversations.key	string	conversation.id	equivalent	identifier	-	-	yes	"g9"	"g9"	REST-PUSH	The peer's or the group's identifier: a part of the address, not of the body.
ES-010	rest	conversations.type	string	conversation.mode	equivalent	word	ALL=all AT=mentions MENTION_ONLY=mentions NONE=none DEFAULT=follow ""=follow	-	yes	"AT"	"mentions"	REST-PUSH	ALL, AT, NONE, or DEFAULT to follow the app.
ES-011	rest	conversations.ignoreDuration	integer	conversation.until	equivalent	milliseconds	-	-	yes	3600000	"2026-11-21T13:00:00Z"	REST-PUSH	A request holds a duration in milliseconds, at most 7 days.
ES-012	rest	conversations.ignoreInterval	string	-	unmapped	ignored	-	-	-	"22:00-08:00"	-	REST-PUSH	A daily interval works for the whole app only.
ES-013	*	template.templateName	string	template	equivalent	words	-	-	yes	"short"	"short"	REST-PUSH	The argument of setPushTemplate too; setting it takes the user's own token.
ES-014	rest	devices.device_id	string	device.id	equivalent	copy	-	-	yes	"d1"	"d1"	REST-PUSH	The vendor's identifier of the device.
ES-015	rest	devices.notifier_name	string	device.notifier	equivalent	copy	-	-	yes	"Prod"	"Prod"	REST-PUSH	The certificate's name; empty unbinds the device, and .voip at the end marks calls.
ES-016	rest	devices.device_token	string	device.token	equivalent	copy	-	-	yes	"00ff"	"00ff"	REST-PUSH	Empty unbinds the device from the certificate.
ES-017	rest-legacy	quiet.notification_no_disturbing	boolean	quiet.daily	related	flag	true=on false=off	switch	-	true	null	REST-PUSH	The switch of the hour-based settings, up to SDK 3.9.1.
ES-018	rest-legacy	quiet.notification_no_disturbing_start	string|integer	quiet.daily	related	hour	0:0=allDay	startHour	-	"22"	null	REST-PUSH	An hour from 0 to 23; equal ends mean all day.
ES-019	rest-legacy	quiet.notification_no_disturbing_end	string|integer	quiet.daily	related	hour	-	endHour	-	"8"	null	REST-PUSH	An hour from 0 to 23; 24 is the next day's 0.
ES-020	*	display.entities	array	-	container	envelope	-	-	-	-	-	REST-PUSH	Lists users, in responses of every form; it is never part of a request.
ES-021	*	display.entities.notification_display_style	integer|string	display	equivalent	either	0=simple 1=summary	-	-	1	"summary"	REST-PUSH	An integer in responses.
ES-022	*	display.entities.nickname	string	nickname	equivalent	words	-	-	-	"Bob"	"Bob"	REST-PUSH	What others see of this user.
ES-023	*	display.entities.notifier_name	string	-	unmapped	ignored	-	-	-	"Prod"	-	REST-PUSH	The certificate that was bound last; bindings have their own object.
ES-024	rest-response	display.data	object	-	container	envelope(display)	-	-	-	-	-	REST-PUSH	A response about the language holds it here.
ES-025	rest-response	display.language	string	language	equivalent	words	-	-	-	"en"	"en"	REST-PUSH	The request calls it translationLanguage.
ES-026	rest-response	quiet.data	object	-	container	envelope(quiet)	-	-	-	-	-	REST-PUSH	A response holds the settings here.
ES-027	rest-response	quiet.type	string	mode	equivalent	word	ALL=all AT=mentions MENTION_ONLY=mentions NONE=none DEFAULT=follow ""=follow user=follow	-	-	"AT"	"mentions"	REST-PUSH	As in the request.
ES-028	rest-response	quiet.ignoreInterval	string	quiet.daily	equivalent	dailyInterval	0:0=allDay	-	-	"22:00-08:00"	{"start":"22:00","end":"08:00"}	REST-PUSH	As in the request.
ES-029	rest-response	quiet.ignoreDuration	integer	quiet.until	equivalent	expiry	-	-	-	1795266000000	"2026-11-21T13:00:00Z"	REST-PUSH	A response holds the absolute end in Unix milliseconds under the duration's name.
ES-030	rest-response	conversations.chattype	string	conversation.kind	equivalent	word	user=direct chatgroup=group chat=direct singleChat=direct groupchat=group group=group 0=direct 1=group	-	-	"chatgroup"	"group"	REST-PUSH	A part of the address that was asked.
ES-031	rest-response	conversations.key	string	conversation.id	equivalent	identifier	-	-	-	"g9"	"g9"	REST-PUSH	A part of the address that was asked.
ES-032	rest-response	conversations.data	object	-	container	envelope(conversations)	-	-	-	-	-	REST-PUSH	A response holds the settings here.
ES-033	rest-response	conversations.type	string	conversation.mode	equivalent	word	ALL=all AT=mentions MENTION_ONLY=mentions NONE=none DEFAULT=follow ""=follow	-	-	"AT"	"mentions"	REST-PUSH	As in the request.
ES-034	rest-response	conversations.ignoreInterval	string	-	unmapped	ignored	-	-	-	"22:00-08:00"	-	REST-PUSH	A daily interval works for the whole app only.
ES-035	rest-response	conversations.ignoreDuration	integer	conversation.until	equivalent	expiry	-	-	-	1795266000000	"2026-11-21T13:00:00Z"	REST-PUSH	A response holds the absolute end in Unix milliseconds.
ES-036	rest-response	template.data	object	-	container	envelope(template)	-	-	-	-	-	REST-PUSH	A response holds the template's name here.
ES-037	rest-response	template.templateName	string	template	equivalent	words	-	-	-	"short"	"short"	REST-PUSH	As in the request.
ES-038	rest-response	devices.entities	array	-	container	envelope(devices)	-	-	-	-	-	REST-PUSH	A response lists the bindings here.
ES-039	rest-response	devices.device_id	string	device.id	equivalent	copy	-	-	-	"d1"	"d1"	REST-PUSH	As in the request.
ES-040	rest-response	devices.notifier_name	string	device.notifier	equivalent	copy	-	-	-	"Prod"	"Prod"	REST-PUSH	As in the request.
ES-041	rest-response	devices.device_token	string	device.token	equivalent	copy	-	-	-	"00ff"	"00ff"	REST-PUSH	As in the request.
ES-042	sdk	display.displayName	string	nickname	equivalent	words	-	-	yes	"Bob"	"Bob"	IOS-DISP	A property of EMPushOptions.
ES-043	sdk	display.displayStyle	integer	display	equivalent	either	0=simple 1=summary	-	yes	1	"summary"	IOS-DISP	EMPushDisplayStyleSimpleBanner is 0, MessageSummary 1.
ES-044	sdk	display.preferredNotificationLanguage	string	language	equivalent	words	-	-	yes	"en"	"en"	PUSHBRIDGE	The argument of setPreferredNotificationLanguage.
ES-045	sdk	quiet.paramType	integer	mode	related	parameterType	-	-	yes	0	null	EM-API	0 mode, 1 duration, 2 interval: which of the other members EMSilentModeParam means.
ES-046	sdk	quiet.remindType	integer|string	mode	equivalent	word	0=all 1=mentions 2=none ALL=all AT=mentions MENTION_ONLY=mentions NONE=none DEFAULT=follow ""=follow	-	yes	1	"mentions"	EM-API IOS-DND	EMPushRemindTypeAll 0, MentionOnly 1, None 2; other clients send the words.
ES-047	sdk	quiet.silentModeDuration	integer	quiet.until	equivalent	minutes	-	-	yes	60	"2026-11-21T13:00:00Z"	EM-API IOS-DND	Minutes from the moment of setting, at most 7 days; 0 means none.
ES-048	sdk	quiet.silentModeStartTime	object	-	container	object	-	-	yes	-	-	EM-API IOS-DND	An EMSilentModeTime; 0:0 at both ends switches the interval off in this form.
ES-049	sdk	quiet.silentModeStartTime.hours	integer	quiet.daily	related	number	0..23 0:0=off	startHour	yes	22	null	EM-API IOS-DND	0 to 23.
ES-050	sdk	quiet.silentModeStartTime.minutes	integer	quiet.daily	related	number	0..59	startMinute	yes	0	null	EM-API IOS-DND	0 to 59.
ES-051	sdk	quiet.silentModeEndTime	object	-	container	object	-	-	yes	-	-	EM-API IOS-DND	An EMSilentModeTime; not after the start means the next day.
ES-052	sdk	quiet.silentModeEndTime.hours	integer	quiet.daily	related	number	0..23	endHour	yes	8	null	EM-API IOS-DND	0 to 23.
ES-053	sdk	quiet.silentModeEndTime.minutes	integer	quiet.daily	related	number	0..59	endMinute	yes	0	null	EM-API IOS-DND	0 to 59.
ES-054	sdk	quiet.expireTimestamp	integer	quiet.until	equivalent	expiry	-	-	-	1795266000000	"2026-11-21T13:00:00Z"	IOS-DND	EMSilentModeResult: the absolute end in Unix milliseconds; 0 means none.
ES-055	sdk	conversations.conversationId	string	conversation.id	equivalent	identifier	-	-	yes	"g9"	"g9"	IOS-DND	The peer's or the group's identifier.
ES-056	sdk	conversations.conversationType	integer|string	conversation.kind	equivalent	word	0=direct 1=group user=direct chatgroup=group chat=direct singleChat=direct groupchat=group group=group	-	yes	1	"group"	IOS-DND	0 direct, 1 group; rooms have no push.
ES-057	sdk	conversations.paramType	integer	conversation.mode	related	parameterType	-	-	yes	0	null	EM-API	0 mode, 1 duration; an interval is for the whole app only.
ES-058	sdk	conversations.remindType	integer|string	conversation.mode	equivalent	word	0=all 1=mentions 2=none ALL=all AT=mentions MENTION_ONLY=mentions NONE=none DEFAULT=follow ""=follow	-	yes	1	"mentions"	EM-API IOS-DND	As for the whole app; cleared settings follow the app.
ES-059	sdk	conversations.silentModeDuration	integer	conversation.until	equivalent	minutes	-	-	yes	60	"2026-11-21T13:00:00Z"	EM-API IOS-DND	Minutes from the moment of setting, at most 7 days.
ES-060	sdk	conversations.expireTimestamp	integer	conversation.until	equivalent	expiry	-	-	-	1795266000000	"2026-11-21T13:00:00Z"	IOS-DND	EMSilentModeResult: the absolute end in Unix milliseconds; 0 means none.
ES-061	sdk	devices.deviceToken	string	device.token	equivalent	copy	-	-	yes	"00ff"	"00ff"	OLDPUSH	The argument of bindDeviceToken, in hexadecimal digits.
ES-062	sdk	devices.apnsCertName	string	device.notifier	equivalent	copy	-	-	yes	"Prod"	"Prod"	OLDPUSH	EMOptions: the certificate's name in the console.
ES-063	sdk	devices.pushKitToken	string	device.voipToken	equivalent	copy	-	-	yes	"01ff"	"01ff"	OLDPUSH	The argument of registerPushKitToken: a token for calls.
ES-064	sdk	devices.pushKitCertName	string	device.voipNotifier	equivalent	copy	-	-	yes	"Call.voip"	"Call.voip"	OLDPUSH	EMOptions: the name of the certificate for calls.
ES-065	sdk-legacy	quiet.noDisturbStatus	integer	quiet.daily	related	number	0=allDay 1=on 2=off	switch	-	1	null	CODE	EMPushOptions up to 3.9.1: 0 all day, 1 the hours below, 2 off.
ES-066	sdk-legacy	quiet.noDisturbingStartH	integer	quiet.daily	related	hour	0:0=allDay	startHour	-	22	null	CODE	An hour from 0 to 23; 0 to 24 means all day.
ES-067	sdk-legacy	quiet.noDisturbingEndH	integer	quiet.daily	related	hour	-	endHour	-	8	null	CODE	An hour from 0 to 24.
ES-068	sdk-legacy	quiet.noPushUserIds	array	conversation.mode	related	silencedList	-	direct	-	["u9"]	null	CODE	Peers whose messages never notify, up to SDK 3.9.1.
ES-069	sdk-legacy	quiet.noPushGroupIds	array	conversation.mode	related	silencedList	-	group	-	["g9"]	null	CODE	Groups whose messages never notify, up to SDK 3.9.1.
ES-070	*	badge.offline	integer	unread	equivalent	number	0..2147483647	-	-	7	7	EXT	The offline messages on the server; the next push shows one more. Nobody can report another count.
ES-071	console	templates.name	string	templates	equivalent	words	-	name	yes	"short"	null	REST-PUSH	At most 64 letters and digits; an underscore occurs in the vendor's own example.
ES-072	console	templates.title_pattern	string	templates	related	words	-	title	yes	"{0}"	null	REST-PUSH	The pattern of the title.
ES-073	console	templates.content_pattern	string	templates	related	words	-	content	yes	"{1}"	null	REST-PUSH	The pattern of the content.
ES-074	console	templates.createAt	integer	-	unmapped	passed	-	-	-	1795266000000	-	REST-PUSH	When the template was made; responses bring it.
ES-075	console	templates.updateAt	integer	-	unmapped	passed	-	-	-	1795266000000	-	REST-PUSH	When the template was changed; responses bring it.
ES-076	console	templates.data	object	-	container	envelope	-	-	-	-	-	REST-PUSH	A response holds the template here.
ES-077	console	templates.data.name	string	templates	related	words	-	name	-	"short"	null	REST-PUSH	As in the request.
ES-078	console	templates.data.title_pattern	string	templates	related	words	-	title	-	"{0}"	null	REST-PUSH	As in the request.
ES-079	console	templates.data.content_pattern	string	templates	related	words	-	content	-	"{1}"	null	REST-PUSH	As in the request.
ES-080	console	templates.data.createAt	integer	-	unmapped	passed	-	-	-	1795266000000	-	REST-PUSH	When the template was made.
ES-081	console	templates.data.updateAt	integer	-	unmapped	passed	-	-	-	1795266000000	-	REST-PUSH	When the template was changed.
ES-082	*	display.entities.notification_no_disturbing	boolean	quiet.daily	related	flag	true=on false=off	switch	-	true	null	REST-PUSH	The switch of the hour-based settings; it comes back in the same entity.
ES-083	*	display.entities.notification_no_disturbing_start	string|integer	quiet.daily	related	hour	0:0=allDay	startHour	-	22	null	REST-PUSH	An hour from 0 to 23; a number in responses.
ES-084	*	display.entities.notification_no_disturbing_end	string|integer	quiet.daily	related	hour	-	endHour	-	8	null	REST-PUSH	An hour from 0 to 23; a number in responses.
ES-085	*	display.entities.username	string	id	related	listedUser	-	-	-	"6006"	null	REST-PUSH	The user, again.
ES-086	*	display.entities.uuid	string	-	unmapped	ignored	-	-	-	"3fe9"	-	REST-PUSH	The server's own identifier of the user.
ES-087	*	display.entities.type	string	-	unmapped	ignored	-	-	-	"user"	-	REST-PUSH	What the entity is; no mode.
ES-088	*	display.entities.created	integer	-	unmapped	ignored	-	-	-	1795262400000	-	REST-PUSH	When the user was made.
ES-089	*	display.entities.modified	integer	-	unmapped	ignored	-	-	-	1795262400000	-	REST-PUSH	When the user was changed.
ES-090	*	display.entities.activated	boolean	-	unmapped	ignored	-	-	-	true	-	REST-PUSH	Whether the user may log in.
ES-091	rest-response	display.notification_display_style	integer|string	display	equivalent	either	0=simple 1=summary	-	-	1	"summary"	REST-PUSH	A response taken out of its entities.
ES-092	rest-response	display.nickname	string	nickname	equivalent	words	-	-	-	"Bob"	"Bob"	REST-PUSH	A response taken out of its entities.
ES-093	rest-response	display.notifier_name	string	-	unmapped	ignored	-	-	-	"Prod"	-	REST-PUSH	Bindings have their own object.
ES-094	sdk	quiet.ignoreInterval	string	quiet.daily	related	dailyInterval	0:0=off	-	-	"22:0-8:0"	{"start":"22:00","end":"08:00"}	IOS-DND	The text form of the times; 0:0-0:0 switches the interval off.
ES-240	*	display.entities.notification_ignore_*	boolean	conversation.mode	related	silencedKey	-	group	-	true	null	REST-PUSH	One key for each muted group, whose identifier ends the key.
ES-241	rest-response	display.notification_ignore_*	boolean	conversation.mode	related	silencedKey	-	group	-	true	null	REST-PUSH	A response taken out of its entities.
ES-242	*	display.entities.avatarurl	string	-	unmapped	ignored	-	-	-	"https://example.com/b.png"	-	REST-PUSH	The user's picture, which no push shows.
ES-243	rest-response	display.username	string	id	related	listedUser	-	-	-	"6006"	null	REST-PUSH	A response taken out of its entities.
ES-244	rest-response	display.uuid	string	-	unmapped	ignored	-	-	-	"3fe9"	-	REST-PUSH	A response taken out of its entities.
ES-245	rest-response	display.created	integer	-	unmapped	ignored	-	-	-	1795262400000	-	REST-PUSH	A response taken out of its entities.
ES-246	rest-response	display.modified	integer	-	unmapped	ignored	-	-	-	1795262400000	-	REST-PUSH	A response taken out of its entities.
ES-247	rest-response	display.activated	boolean	-	unmapped	ignored	-	-	-	true	-	REST-PUSH	A response taken out of its entities.
ES-248	rest-response	display.avatarurl	string	-	unmapped	ignored	-	-	-	"https://example.com/b.png"	-	REST-PUSH	A response taken out of its entities.
"""#

private let nimSettingsText = #"""
id	shape	path	type	field	relation	transform	values	part	writes	sample	expect	sources	note
NS-001	sdk	quiet.type	integer	display	equivalent	number	1=summary 2=simple	-	yes	2	"simple"	NIM-S3	NIMPushNotificationSetting: 1 details, 2 none.
NS-002	sdk	quiet.noDisturbing	boolean	quiet.daily	related	flag	true=on false=off	switch	yes	true	null	NIM-S3	The switch of the daily quiet time.
NS-003	sdk	quiet.noDisturbingStartH	integer	quiet.daily	related	number	0..23	startHour	yes	22	null	NIM-S3	The clock is the device's.
NS-004	sdk	quiet.noDisturbingStartM	integer	quiet.daily	related	number	0..59	startMinute	yes	0	null	NIM-S3	0 to 59.
NS-005	sdk	quiet.noDisturbingEndH	integer	quiet.daily	related	number	0..23	endHour	yes	8	null	NIM-S3	An end before the start lies on the next day.
NS-006	sdk	quiet.noDisturbingEndM	integer	quiet.daily	related	number	0..59	endMinute	yes	0	null	NIM-S3	0 to 59.
NS-007	sdk	quiet.profile	integer	-	unmapped	levels	-	-	-	4	-	NIM-S3	Levels of messages; they work in QChat only.
NS-008	sdk	quiet.shouldPushNotificationWhenPCOnline	boolean	pushWhileDesktopOnline	equivalent	spelledFlag	true=yes false=no	-	yes	false	false	NIM-S3	NIMPushNotificationMultiportConfig; true unless set.
NS-009	sdk-v2	quiet.showDetail	boolean	display	equivalent	flag	true=summary false=simple	-	yes	false	"simple"	NIM-S3	V2NIMDndConfig: whether details are shown.
NS-010	sdk-v2	quiet.dndOn	boolean	quiet.daily	related	flag	true=on false=off	switch	yes	true	null	NIM-S3	The switch of the daily quiet time.
NS-011	sdk-v2	quiet.fromH	integer	quiet.daily	related	number	0..23	startHour	yes	22	null	NIM-S3	Needed while the switch is on.
NS-012	sdk-v2	quiet.fromM	integer	quiet.daily	related	number	0..59	startMinute	yes	0	null	NIM-S3	0 to 59.
NS-013	sdk-v2	quiet.toH	integer	quiet.daily	related	number	0..23	endHour	yes	8	null	NIM-S3	An end before the start lies on the next day.
NS-014	sdk-v2	quiet.toM	integer	quiet.daily	related	number	0..59	endMinute	yes	0	null	NIM-S3	0 to 59.
NS-015	sdk-v2	quiet.pushMobileOnDesktopOnline	boolean	pushWhileDesktopOnline	equivalent	spelledFlag	true=yes false=no	-	yes	false	false	NIM-S3	The argument of setPushMobileOnDesktopOnline.
NS-016	server-v1	quiet.accid	string	id	related	user	-	-	yes	"6006"	null	NIM-S5	The user, again.
NS-017	server-v1	quiet.donnopOpen	string|boolean	pushWhileDesktopOnline	equivalent	spelledFlag	true=no false=yes	-	yes	"true"	false	NIM-S5 NIM-S12	The sense is inverse: true means that the phone is not pushed to.
NS-018	server-v2	quiet.push_enabled_when_desktop_online	boolean	pushWhileDesktopOnline	equivalent	spelledFlag	true=yes false=no	-	-	false	false	NIM-S4 NIM-S12	True unless set; the server's path differs between versions.
NS-019	sdk	conversations.teamId	string	conversation.id	equivalent	identifier	-	group	yes	"g9"	"g9"	NIM-S3	A team's identifier.
NS-020	sdk	conversations.notifyState	integer	conversation.muted	equivalent	digits	0=off 1=on 2=managersOnly	group	yes	2	"managers-only"	NIM-S3	NIMTeamNotifyState: 0 all, 1 none, 2 only managers; not 2 for superteams.
NS-021	sdk	conversations.userId	string	conversation.id	related	identifier	-	direct	yes	"u9"	null	NIM-S3	A peer's identifier.
NS-022	sdk	conversations.notifyForNewMsg	boolean	conversation.muted	related	spelledFlag	true=off false=on	direct	yes	false	null	NIM-S3	Whether the peer's messages notify.
NS-023	sdk-v2	conversations.teamId	string	conversation.id	equivalent	identifier	-	group	yes	"g9"	"g9"	NIM-S3	A team's identifier.
NS-024	sdk-v2	conversations.teamType	integer	conversation.superteam	equivalent	digits	1=no 2=yes	group	yes	2	true	NIM-S3	1 team, 2 superteam; the other forms do not tell the two apart.
NS-025	sdk-v2	conversations.teamMessageMuteMode	integer	conversation.muted	equivalent	digits	0=off 1=on 2=managersOnly	group	yes	2	"managers-only"	NIM-S3 NIM-S6	0 off, 1 on, 2 MANAGER_OFF or NORMAL_ON: only managers notify.
NS-026	sdk-v2	conversations.accountId	string	conversation.id	related	identifier	-	direct	yes	"u9"	null	NIM-S3	A peer's identifier.
NS-027	sdk-v2	conversations.p2pMessageMuteMode	integer	conversation.muted	related	digits	0=off 1=on	direct	yes	1	null	NIM-S3	0 off, 1 on.
NS-028	server-v1	conversations.accid	string	id	related	user	-	-	yes	"6006"	null	NIM-S5	The user, again.
NS-029	server-v1	conversations.targetAcc	string	conversation.id	related	identifier	-	direct	yes	"u9"	null	NIM-S5	The peer of a special relation.
NS-030	server-v1	conversations.relationType	string|integer	conversation.kind	related	relationType	1=blocked 2=on	-	yes	"2"	null	NIM-S5	2 mutes; 1 is the block list, which is no push setting.
NS-031	server-v1	conversations.value	string|integer	conversation.muted	related	digits	0=off 1=on	direct	yes	"1"	null	NIM-S5	1 mutes, 0 ends it.
NS-032	server-v1	conversations.tid	string	conversation.id	equivalent	identifier	-	group	yes	"g9"	"g9"	NIM-S5	A team's identifier.
NS-033	server-v1	conversations.ope	string|integer	conversation.muted	equivalent	digits	1=on 2=off	group	yes	"1"	true	NIM-S5	1 mutes the team, 2 ends it; managers alone cannot be let through here.
NS-034	server-v2	conversations.team_id	string|integer	conversation.id	equivalent	identifier	-	group	-	"g9"	"g9"	NIM-S4	A team's identifier.
NS-035	server-v2	conversations.team_type	integer	conversation.superteam	equivalent	digits	1=no 2=yes	group	-	2	true	NIM-S4	1 team, 2 superteam; the other forms do not tell the two apart.
NS-036	server-v2	conversations.message_notify_state	integer	conversation.muted	equivalent	digits	0=off 1=on 2=managersOnly	group	-	2	"managers-only"	NIM-S4	0 all, 1 none, 2 only managers.
NS-037	*	devices.apnsToken	string	device.token	equivalent	words	-	-	yes	"00ff"	"00ff"	NIM-S3	The argument of updateApnsToken, in hexadecimal digits.
NS-038	*	devices.customContentKey	string	textKey	equivalent	copy	-	-	yes	"en"	"en"	NIM-S3	Chooses the text that stands for hidden details; empty clears it.
NS-039	*	devices.pushKitToken	string	device.voipToken	equivalent	words	-	-	yes	"01ff"	"01ff"	NIM-S3	The argument of updatePushKitToken: a token for calls.
NS-040	*	devices.apnsCername	string	device.notifier	equivalent	words	-	-	yes	"Prod"	"Prod"	NIM-S3	The certificate's name in the console.
NS-041	*	devices.pkCername	string	device.voipNotifier	equivalent	words	-	-	yes	"Call"	"Call"	NIM-S3	The name of the certificate for calls.
NS-042	*	badge.reported	integer	unread	related	total	0..2147483647	-	yes	5	null	NIM-S3 NIM-S11	The total that the client last reported (registerBadgeCountHandler, setAppBackground).
NS-043	*	badge.server	integer	unread	related	total	0..2147483647	-	yes	2	null	NIM-S1	Messages that the server counted since.
NS-044	*	badge.cap	integer	badgeCap	equivalent	number	0..99	-	-	99	null	NIM-S10	The console's cap, at most 99; 0 or absent means none.
NS-045	console	hiddenTexts	object	hiddenTexts	equivalent	profile	-	-	-	{"en":"New message"}	null	NIM-S1 NIM-S10	The console's custom push texts by their keys, at most 100.
NS-046	console	recallOverride	boolean	recallOverride	equivalent	profile	-	-	-	true	null	NIM-S1	The console's 撤回消息覆盖策略: whether a recall's push replaces the original.
NS-047	console	timeToLive	integer	timeToLive	equivalent	profile	-	-	-	3600	null	NIM-S10	The console's push time-to-live in seconds, from 60 to 604800.
NS-187	server-v1	conversations.mutelist	array|string	conversation.muted	related	silencedList	-	direct	-	["u9"]	null	NIM-S5	The answer of user/listBlackAndMuteList: peers whose messages do not notify.
NS-188	server-v1	conversations.blacklist	array|string	-	unmapped	blockList	-	-	-	["u8"]	-	NIM-S5	The block list, which is no push setting.
NS-189	server-v1	conversations.code	integer	-	unmapped	ignored	-	-	-	200	-	NIM-S5	What every answer has.
"""#

private let tencentSettingsText = #"""
id	shape	path	type	field	relation	transform	values	part	writes	sample	expect	sources	note
TS-001	sdk	quiet.opt	integer	quiet.daily	related	quietOption	0=off 2=on	switch	yes	2	null	TX-S2	setAllReceiveMessageOpt: 0 receives and pushes, 2 receives without a push.
TS-002	sdk	quiet.receiveOpt	integer	quiet.daily	related	quietOption	0=off 2=on	switch	-	2	null	TX-S2	What the SDK tells of the option.
TS-003	sdk	quiet.startHour	integer	quiet.daily	related	number	0..23	startHour	yes	22	null	TX-S2	The clock is the SDK's own.
TS-004	sdk	quiet.startMinute	integer	quiet.daily	related	number	0..59	startMinute	yes	0	null	TX-S2	0 to 59.
TS-005	sdk	quiet.startSecond	integer	-	unmapped	startSecond	-	-	-	30	-	TX-S2	Quiet times begin at whole minutes here.
TS-006	sdk	quiet.duration	integer	quiet.until	related	duration	-	-	yes	36000	null	TX-S2	Seconds; from 86400 on it lasts all day, every day (TX 9.20).
TS-007	sdk	quiet.startTimeStamp	integer	quiet.from	related	startStamp	-	-	yes	1795262400	null	TX-S2	Unix seconds at which a one-off quiet time begins.
TS-008	sdk	conversations.userID	string	conversation.id	related	identifier	-	direct	yes	"u9"	null	TX-S2	A peer's identifier.
TS-009	sdk	conversations.userIDList	array	conversation.id	related	users	-	direct	-	["u9"]	null	TX-S2	The peers of one call to setC2CReceiveMessageOpt, at most 30.
TS-010	sdk	conversations.groupID	string	conversation.id	equivalent	identifier	-	group	yes	"g9"	"g9"	TX-S2	A group's identifier.
TS-011	sdk	conversations.opt	integer	conversation.muted	equivalent	digits	0=off 2=on 1=blocked 3=mentions 4=onlyMentions	-	yes	2	true	TX-S2	0 all, 1 receive nothing, 2 no push, 3 and 4 push mentions; 4 receives nothing else.
TS-012	sdk	conversations.receiveOpt	integer	conversation.received	related	digits	0=off 2=on 1=blocked 3=mentions 4=onlyMentions	-	-	1	null	TX-S2	What the SDK tells of a peer's option.
TS-013	sdk	conversations.recvOpt	integer	conversation.mode	related	digits	0=off 2=on 1=blocked 3=mentions 4=onlyMentions	-	-	3	null	TX-S2	What a conversation or a group tells of its option.
TS-014	rest	conversations.GroupId	string	conversation.id	equivalent	identifier	-	group	yes	"g9"	"g9"	TX-S7	A group's identifier.
TS-015	rest	conversations.Member_Account	string	id	related	user	-	-	yes	"6006"	null	TX-S7	The user, again.
TS-016	rest	conversations.MsgFlag	string	conversation.muted	equivalent	word	AcceptAndNotify=off AcceptNotNotify=on Discard=blocked	-	yes	"AcceptNotNotify"	true	TX-S7	AcceptAndNotify, AcceptNotNotify, or Discard, which receives nothing (TX 9.18).
TS-017	*	devices.token	string	device.token	equivalent	words	-	-	yes	"00ff"	"00ff"	TX-S2	The argument of setAPNS or setVOIP, in hexadecimal digits.
TS-018	*	devices.businessID	integer|string	device.notifier	equivalent	identifier	-	-	yes	31001	"31001"	TX-S2	The certificate's number in the console, for alerts; other vendors' certificates have names.
TS-019	*	devices.certificateID	integer|string	device.voipNotifier	related	identifier	-	-	yes	31002	null	TX-S2	The certificate's number in the console, for calls.
TS-020	*	devices.language	string	device.language	equivalent	words	-	-	yes	"en"	"en"	TX-S1 TX-S2	The device's language, which the SDK reports.
TS-021	*	badge.unreadCount	integer	unread	related	total	0..2147483647	-	yes	5	5	TX-S2 TX-S8	What onSetAPPUnreadCount answered last, or the total unread count.
TS-022	console	isMutable	boolean	isMutable	equivalent	profile	-	-	-	true	null	TX-S1 TX-S7	The switch of the certificate for mutable content.
TS-023	console	templates.PushTemplateId	string	templates	equivalent	identifier	-	name	-	"1400000000-1"	null	TX-S1	The template's identifier; templates are made by hand.
TS-024	console	templates.Title	string	templates	related	words	-	title	-	"{{Name}}"	null	TX-S1	The title, with {{Name}} for arguments.
TS-025	console	templates.Desc	string	templates	related	words	-	content	-	"{{Name}}"	null	TX-S1	The text, with {{Name}} for arguments.
TS-165	rest	conversations.MemberList	array	-	container	envelope	-	-	-	-	-	TX-S7	A group answers with all its members; the settings of others are left out.
TS-166	rest	conversations.MemberList.Member_Account	string	id	related	listedUser	-	-	-	"6006"	null	TX-S7	The user, again.
TS-167	rest	conversations.MemberList.MsgFlag	string	conversation.muted	related	word	AcceptAndNotify=off AcceptNotNotify=on Discard=blocked	-	-	"AcceptNotNotify"	null	TX-S7	As beside the group.
TS-168	rest	conversations.MemberList.Role	string	-	unmapped	ignored	-	-	-	"Member"	-	TX-S7	What the user may do in the group.
TS-169	rest	conversations.MemberList.JoinTime	integer	-	unmapped	ignored	-	-	-	1795262400	-	TX-S7	When the user joined.
TS-170	rest	conversations.MemberList.MsgSeq	integer	-	unmapped	ignored	-	-	-	12	-	TX-S7	The last message that the user has read.
TS-171	rest	conversations.Role	string	-	unmapped	ignored	-	-	-	"Member"	-	TX-S7	A member taken out of its list.
TS-172	rest	conversations.JoinTime	integer	-	unmapped	ignored	-	-	-	1795262400	-	TX-S7	A member taken out of its list.
TS-173	rest	conversations.MsgSeq	integer	-	unmapped	ignored	-	-	-	12	-	TX-S7	A member taken out of its list.
TS-175	rest	conversations.SelfInfo	object	-	container	envelope	-	-	-	-	-	TX-S7	A list of a user's groups has what the user set in here.
TS-176	rest	conversations.SelfInfo.MsgFlag	string	conversation.muted	related	word	AcceptAndNotify=off AcceptNotNotify=on Discard=blocked	-	-	"AcceptNotNotify"	null	TX-S7	As beside the group.
TS-180	rest	conversations.GroupIdList	array	-	container	objects(conversations)	-	-	-	-	-	TX-S7	A list of a user's groups; each is an object of its own.
TS-181	sdk	conversations.messageRemindType	string	conversation.muted	related	word	AcceptAndNotify=off AcceptNotNotify=on Discard=blocked	-	-	"AcceptNotNotify"	true	TX-S12	What the JavaScript SDK calls the option.
TS-182	rest	conversations.MemberList.LastSendMsgTime	integer	-	unmapped	ignored	-	-	-	1795262400	-	TX-S7	When the user last sent a message in the group.
TS-183	rest	conversations.MemberList.ShutUpUntil	integer	-	unmapped	ignored	-	-	-	1795262400	-	TX-S7	Until when the user may not send messages in the group.
TS-184	rest	conversations.MemberList.NameCard	string	-	unmapped	ignored	-	-	-	"Ada"	-	TX-S7	The user's name in the group.
TS-185	rest	conversations.MemberList.AppMemberDefinedData	array	-	unmapped	ignored	-	-	-	[{"Key":"k","Value":"v"}]	-	TX-S7	The app's own fields of a member.
TS-186	rest	conversations.LastSendMsgTime	integer	-	unmapped	ignored	-	-	-	1795262400	-	TX-S7	A member taken out of its list.
TS-187	rest	conversations.ShutUpUntil	integer	-	unmapped	ignored	-	-	-	1795262400	-	TX-S7	A member taken out of its list.
TS-188	rest	conversations.NameCard	string	-	unmapped	ignored	-	-	-	"Ada"	-	TX-S7	A member taken out of its list.
TS-189	rest	conversations.AppMemberDefinedData	array	-	unmapped	ignored	-	-	-	[{"Key":"k","Value":"v"}]	-	TX-S7	A member taken out of its list.
"""#

private let rongcloudSettingsText = #"""
id	shape	path	type	field	relation	transform	values	part	writes	sample	expect	sources	note
RS-001	rest	quiet.userId	string	id	related	user	-	-	yes	"6006"	null	RC-S2	The user, again.
RS-002	rest	quiet.startTime	string	quiet.daily	related	startTime	-	startHour	yes	"22:00:00"	null	RC-S2 RC-S8	HH:MM:SS, in the zone of the data centre: Beijing in China, UTC abroad (RC 9.9).
RS-003	rest	quiet.period	integer	quiet.daily	related	span	-	endHour	yes	600	null	RC-S2 RC-S8	Minutes, 0 for none and 1439 for all day (RC 12).
RS-004	rest	quiet.level	integer	quiet.daily.mode	equivalent	digits	0=all 1=mentions 5=none	-	yes	1	null	RC-S2 RC-S8	1 lets mentions pass, 5 nothing.
RS-005	sdk	quiet.startTime	string	quiet.daily	related	startTime	-	startHour	yes	"22:00:00"	null	RC-S4	HH:MM:SS, in the zone of the data centre: Beijing in China, UTC abroad (RC 9.9).
RS-006	sdk	quiet.spanMins	integer	quiet.daily	related	span	-	endHour	yes	600	null	RC-S4	Minutes, 0 for none and 1439 for all day (RC 12).
RS-007	sdk	quiet.level	integer	quiet.daily.mode	related	digits	0=all 1=mentions 5=none	-	yes	1	null	RC-S4	1 lets mentions pass, 5 nothing.
RS-008	wrapper	quiet.startTime	string	quiet.daily	related	startTime	-	startHour	-	"22:00:00"	null	RC-S5	HH:MM:SS, in the zone of the data centre: Beijing in China, UTC abroad (RC 9.9).
RS-009	wrapper	quiet.interval	integer	quiet.daily	related	span	-	endHour	-	600	null	RC-S5	Minutes, 0 for none and 1439 for all day (RC 12).
RS-010	wrapper	quiet.level	integer	quiet.daily.mode	related	digits	0=all 1=mentions 2=none	-	-	1	null	RC-S5	The place in the wrapper's list: 1 lets mentions pass, 2 nothing (RC 15).
RS-011	rest	quiet.unPushLevel	integer	quiet.daily.mode	related	digits	0=all 1=mentions 5=none	-	-	5	null	RC-S2 RC-S8	What the interface answers for level.
RS-012	sdk	quiet.timeZone	string	quiet.timeZone	related	zone	-	-	yes	"Asia/Tokyo"	null	RC-S5	Only the newest clients take a zone; it wins over the line's.
RS-013	sdk	quiet.isShowPushContent	boolean	display	equivalent	flag	true=summary false=simple	-	yes	false	"simple"	RC-S4	updateShowPushContentStatus; it has to be enabled for the app.
RS-014	wrapper	quiet.showContent	boolean	display	related	flag	true=summary false=simple	-	-	false	"simple"	RC-S5	changePushContentShowStatus.
RS-015	sdk	quiet.pushLauguageCode	string	language	equivalent	words	-	-	yes	"en_US"	"en_US"	RC-S4	zh_CN, en_US, ar_SA and others; the slip is the vendor's.
RS-016	wrapper	quiet.language	string	language	related	words	-	-	-	"en_us"	"en_us"	RC-S5	changePushLanguage; wrappers write it in lower case.
RS-017	sdk	quiet.pushReceiveStatus	boolean	pushWhileDesktopOnline	equivalent	spelledFlag	true=yes false=no	-	yes	false	false	RC-S4	setPushReceiveStatus: whether a phone gets pushes while the Web or a PC is online.
RS-018	wrapper	quiet.receive	boolean	pushWhileDesktopOnline	related	spelledFlag	true=yes false=no	-	-	false	false	RC-S5	changePushReceiveStatus.
RS-019	rest	conversations.requestId	string	id	related	user	-	-	yes	"6006"	null	RC-S2	The user, again.
RS-020	rest	conversations.conversationType	integer	conversation.kind	equivalent	digits	1=direct 3=group 6=system 10=ultragroup 2=group	-	yes	3	"group"	RC-S2	1 direct, 3 group; settings of 6, system, and 10, ultragroup, are their own (RC 32).
RS-021	rest	conversations.targetId	string	conversation.id	equivalent	identifier	-	-	yes	"g9"	"g9"	RC-S2	The peer or the group; without it the setting is for all of this type.
RS-022	rest	conversations.unpushLevel	integer	conversation.mode	equivalent	digits	-1=all 1=mentions 2=mentionsOfMe 4=mentionsOfAll 5=none 0=follow	-	yes	1	"mentions"	RC-S2	-1 all, 1 mentions, 2 of the user, 4 of all, 5 nothing, 0 not set (RC 32).
RS-023	sdk	conversations.conversationType	integer	conversation.kind	equivalent	digits	1=direct 3=group 6=system 10=ultragroup 2=group	-	yes	3	"group"	RC-S4	1 direct, 3 group; settings of 6, system, and 10, ultragroup, are their own (RC 32).
RS-024	sdk	conversations.targetId	string	conversation.id	equivalent	identifier	-	-	yes	"g9"	"g9"	RC-S4	The peer or the group; without it the setting is for all of this type.
RS-025	sdk	conversations.level	integer	conversation.mode	equivalent	digits	-1=all 1=mentions 2=mentionsOfMe 4=mentionsOfAll 5=none 0=follow	-	yes	1	"mentions"	RC-S4	-1 all, 1 mentions, 2 of the user, 4 of all, 5 nothing, 0 not set (RC 32).
RS-026	rest	conversations.isMuted	integer	conversation.mode	related	digits	-1=all 1=mentions 2=mentionsOfMe 4=mentionsOfAll 5=none 0=follow	-	-	1	null	RC-S2	What the interface answers for the level; 1 is no mute (RC 9.15). It loses to unpushLevel.
RS-027	rest	conversations.busChannel	string	-	unmapped	channel	-	-	-	"c1"	-	RC-S2	The channel of an ultragroup; channels have no settings here, so its level is left out (RC 32).
RS-028	*	devices.deviceToken	string	device.token	equivalent	words	-	-	yes	"00ff"	"00ff"	RC-S4	The argument of setDeviceToken, in hexadecimal digits.
RS-029	*	devices.bundleId	string	device.topic	equivalent	words	-	-	yes	"com.example.app"	"com.example.app"	RC-S4	The app of the certificate, which is the topic.
RS-030	console	display	string	display	equivalent	profile	-	-	-	"simple"	null	RC-S4	Whether details are shown unless a user hides them.
RS-031	console	templates.templateId	string	templates	equivalent	identifier	-	name	-	"t1"	null	RC-S10	The template's identifier; templates are made by hand.
RS-032	console	templates.title	string	templates	related	words	-	title	-	"News"	null	RC-S10	The title.
RS-033	console	templates.content	string	templates	related	words	-	content	-	"Read it"	null	RC-S10	The text, which has no placeholders.
RS-173	rest	quiet.data	object	-	container	envelope(quiet)	-	-	-	-	-	RC-S2 RC-S8	The interface answers with the settings in here.
RS-174	rest	conversations.code	integer	-	unmapped	ignored	-	-	-	200	-	RC-S2	What every answer has.
"""#

private let apnsText = #"""
id	place	key	type	field	values	since	order	transform	rank	rest	also	sample	expect	sources	note
AP-001	root	aps	object	-	-	-	-	-	-	-	-	-	-	APPLE-G	Holds Apple's keys; every other key at the root is the app's.
AP-002	root	mdm	string	-	-	-	-	-	-	-	-	-	-	PROVIDERS	Push magic of device management; such a payload has no aps.
AP-003	root	container-identifier	string	-	-	-	-	-	-	-	-	-	-	PRACTICE	File Provider pushes.
AP-004	root	domain	string	-	-	-	-	-	-	-	-	-	-	PRACTICE	File Provider pushes.
AP-005	aps	alert	object|string	-	-	-	1	alert	-	alertExtras	explicitAlert.body explicitAlert.extras	-	-	APPLE-G	A string is a body only; the object is what Apple recommends.
AP-006	aps	badge	integer	badge	0..	-	3	count	-	-	-	4	4	APPLE-G	0 removes the badge; without the key it does not change.
AP-007	aps	sound	string|object	sound	-	-	2	sound	10	-	-	"a.caf"	"a.caf"	APPLE-G	A file's name, default, or the object of a critical alert.
AP-008	aps	thread-id	string	threadID	-	iOS 10	7	words	-	-	-	"group-7"	"group-7"	APPLE-G	Groups notifications.
AP-009	aps	category	string	category	-	iOS 8	6	words	-	-	-	"INVITE"	"INVITE"	APPLE-G	Must equal the identifier of a category that the app registered.
AP-010	aps	content-available	integer	isContentAvailable	1	iOS 7	5	one	-	-	-	1	true	APPLE-G APPLE-B	A silent push has no alert, badge or sound beside it.
AP-011	aps	mutable-content	integer	isMutable	1	iOS 10	4	one	-	-	-	1	true	APPLE-G	Runs the service extension; has no effect without an alert.
AP-012	aps	target-content-id	string	targetContentID	-	iOS 13	10	words	-	-	-	"chat-7"	"chat-7"	APPLE-G	The window to bring forward.
AP-013	aps	interruption-level	string	interruptionLevel	passive active time-sensitive critical	iOS 15	8	words	-	-	-	"passive"	"passive"	APPLE-G	Absent means active; the last two need an entitlement.
AP-014	aps	relevance-score	number	relevanceScore	0..1	iOS 15	9	number	-	-	-	0.5	0.5	APPLE-G APPLE-L	Any number in a Live Activity.
AP-015	aps	filter-criteria	string	filterCriteria	-	iOS 16	11	words	-	-	-	"work"	"work"	APPLE-G	What a Focus filters by.
AP-016	aps	stale-date	integer	-	-	iOS 16.1	-	-	-	-	-	-	-	APPLE-L	Unix seconds; Live Activities.
AP-017	aps	content-state	object	-	-	iOS 16.1	-	-	-	-	-	-	-	APPLE-L	Passed through untouched: how dates travel inside is the app's.
AP-018	aps	timestamp	integer	-	-	iOS 16.1	-	-	-	-	-	-	-	APPLE-L	Unix seconds, required in every Live Activity push; the newest wins.
AP-019	aps	event	string	-	start update end	iOS 16.1	-	-	-	-	-	-	-	APPLE-L	start cannot be broadcast.
AP-020	aps	dismissal-date	integer	-	-	iOS 16.1	-	-	-	-	-	-	-	APPLE-L	Unix seconds; a past date removes the activity at once.
AP-021	aps	attributes-type	string	-	-	iOS 17.2	-	-	-	-	-	-	-	APPLE-L	Required to start a Live Activity.
AP-022	aps	attributes	object	-	-	iOS 17.2	-	-	-	-	-	-	-	APPLE-L	Required to start a Live Activity.
AP-023	aps	input-push-channel	string	-	-	iOS 18	-	-	-	-	-	-	-	APPLE-L	The channel a started activity listens on; older devices then start none.
AP-024	aps	input-push-token	integer	-	1	iOS 18	-	-	-	-	-	-	-	APPLE-L	Asks for a fresh update token.
AP-025	aps	content-changed	boolean	-	true	iOS 26	-	-	-	-	-	-	-	APPLE-W	Push type widgets.
AP-026	aps	url-args	array	-	-	-	-	-	-	-	-	-	-	PROVIDERS	Safari website pushes, where it must be present; gone from Apple's table.
AP-027	alert	title	string|object	alert.title	-	-	1	words	-	-	-	"Ada"	"Ada"	APPLE-G	An object in Live Activities only.
AP-028	alert	subtitle	string	alert.subtitle	-	-	2	words	-	-	-	"re: lunch"	"re: lunch"	APPLE-G	Stands between title and body.
AP-029	alert	body	string|object	alert.body	-	-	3	words	-	-	-	"Noon?"	"Noon?"	APPLE-G	An object in Live Activities only.
AP-030	alert	launch-image	string	alert.launchImage	-	-	4	words	-	-	-	"launch.png"	"launch.png"	APPLE-G	A file in the app's bundle.
AP-031	alert	title-loc-key	string	alert.titleLocKey	-	-	5	words	-	-	-	"INVITE_TITLE"	"INVITE_TITLE"	APPLE-G	Preferred to title.
AP-032	alert	title-loc-args	array	alert.titleLocArgs	-	-	6	strings	-	-	-	["Ada"]	["Ada"]	APPLE-G	Strings, one for each %@; meaningless without the key.
AP-033	alert	subtitle-loc-key	string	alert.subtitleLocKey	-	-	7	words	-	-	-	"INVITE_SUBTITLE"	"INVITE_SUBTITLE"	APPLE-G	Preferred to subtitle.
AP-034	alert	subtitle-loc-args	array	alert.subtitleLocArgs	-	-	8	strings	-	-	-	["lunch"]	["lunch"]	APPLE-G	Strings, one for each %@; meaningless without the key.
AP-035	alert	loc-key	string	alert.locKey	-	-	9	words	-	-	-	"INVITE_BODY"	"INVITE_BODY"	APPLE-G	Preferred to body.
AP-036	alert	loc-args	array	alert.locArgs	-	-	10	strings	-	-	-	["noon"]	["noon"]	APPLE-G	Strings, one for each %@; meaningless without the key.
AP-037	alert	sound	string	-	-	iOS 16.1	-	-	-	-	-	-	-	APPLE-L	Only for Live Activities: their sound is here.
AP-038	alert	summary-arg	string	-	-	iOS 12 to 14	-	-	-	-	-	-	-	PRACTICE	Has no effect since iOS 15; gone from Apple's table.
AP-039	alert	summary-arg-count	integer	-	-	iOS 12 to 14	-	-	-	-	-	-	-	PRACTICE	Has no effect since iOS 15; gone from Apple's table.
AP-040	alert	action	string	-	-	-	-	-	-	-	-	-	-	PROVIDERS	The button of a Safari website push; gone from Apple's table.
AP-041	alert	action-loc-key	string	-	-	-	-	-	-	-	-	-	-	PROVIDERS	The old button title; gone from Apple's table.
AP-042	sound	critical	integer	-	0 1	iOS 12	-	-	-	-	-	-	-	APPLE-G	A critical alert needs Apple's entitlement.
AP-043	sound	name	string	-	-	iOS 12	-	-	-	-	-	-	-	APPLE-G	A file's name, or default.
AP-044	sound	volume	number	-	0..1	iOS 12	-	-	-	-	-	-	-	APPLE-G	0 is silent, 1 is full volume.
AP-045	header	authorization	string	-	-	-	-	-	-	-	-	-	-	APPLE-S	bearer and the provider token; ignored on connections with a certificate.
AP-046	header	apns-push-type	string	-	alert background complication controls fileprovider liveactivity location mdm pushtotalk voip widgets	iOS 13	-	-	-	-	-	-	-	APPLE-S	Must match the payload, or the push may be late or lost.
AP-047	header	apns-topic	string	-	-	-	-	-	-	-	-	-	-	APPLE-S	The bundle identifier, with a suffix that depends on the push type.
AP-048	header	apns-id	string	-	-	-	-	-	-	-	-	-	-	APPLE-S	A lower-case UUID; made by Apple when absent, and echoed.
AP-049	header	apns-expiration	integer	-	0..	-	-	-	-	-	-	-	-	APPLE-S	Unix seconds; 0 is one attempt, absent up to 30 days.
AP-050	header	apns-priority	integer	-	1 5 10	-	-	-	-	-	-	-	-	APPLE-S	10 when absent; a background push must have 5.
AP-051	header	apns-collapse-id	string	collapseID	-	iOS 10	-	-	-	-	-	-	-	APPLE-S	At most 64 bytes; the later push replaces the earlier one.
AP-052	header	apns-channel-id	string	-	-	iOS 18	-	-	-	-	-	-	-	APPLE-BR APPLE-M	Broadcasts only, base64.
AP-053	header	apns-request-id	string	-	-	iOS 18	-	-	-	-	-	-	-	APPLE-BR APPLE-M	Broadcasts and channel management, a UUID that is echoed.
AP-054	header	apns-unique-id	string	-	-	-	-	-	-	-	-	-	-	APPLE-R	Answers of the sandbox only: the key for Apple's push console.
"""#

private let rulesText = #"""
id	rule	severity	keys	message	sources
AR-001	background-priority	error	header/apns-push-type header/apns-priority	A background push has priority {found}, and Apple takes {expected} only. Send apns-priority {expected}.	APPLE-B APPLE-S
AR-002	background-shows	error	aps/badge aps/sound aps/content-available	{key} stands in a background push, which may hold content-available alone. Remove it, or send push type alert.	APPLE-B APPLE-G
AR-003	alert-as-background	error	header/apns-push-type aps/alert	The push shows an alert and is sent as background, so that it may be late or lost. Send push type alert.	APPLE-S APPLE-B
AR-004	wake-up-beside-alert	error	header/apns-push-type aps/alert aps/content-available	content-available may stand beside an alert, but not in a background push. Send push type alert.	APPLE-S APPLE-B
AR-005	invisible	warning	aps/alert aps/badge aps/sound aps/content-available	The push has no alert, badge or sound and does not wake the app, so nobody notices it. Add one of them, or do not send it.	APPLE-G APPLE-S
AR-006	badge-or-sound-as-background	error	header/apns-push-type aps/badge aps/sound	The push sets a badge or plays a sound and is sent as background. Send push type alert.	APPLE-S
AR-007	live-activity-basics	error	aps/timestamp aps/event	A Live Activity push needs {key}, which is missing. Add it.	APPLE-L
AR-008	voip-topic	error	header/apns-topic header/apns-push-type	The topic of a call must end in {expected}. Append it to the bundle identifier.	APPLE-S
AR-009	topic-suffix	error	header/apns-topic header/apns-push-type	The topic does not fit push type {found}. Send the bundle identifier with the suffix of that type: {expected}.	APPLE-S PROVIDERS
AR-010	critical-sound-and-level	warning	aps/sound sound/critical aps/interruption-level	A critical sound and interruption-level critical belong together, and only {found} is there. Send both or neither.	APPLE-G
AR-011	relevance-range	warning	aps/relevance-score	relevance-score lies outside 0 to 1, which only Live Activities may exceed. Send a number from 0 to 1.	APPLE-G APPLE-L
AR-012	payload-size	error	-	The payload has {found} bytes, and Apple takes {expected} for this push type. Shorten it.	APPLE-G APPLE-S APPLE-BR
AR-013	collapse-id-size	error	header/apns-collapse-id	The collapse identifier has {found} bytes, and Apple takes {expected}. Send a shorter one.	APPLE-S
AR-014	one-attempt-power-aware	warning	header/apns-expiration header/apns-priority	The push is tried once (apns-expiration 0) and may wait (apns-priority {found}), so it is likely lost. Send a time, or priority 10.	APPLE-S PUSHBRIDGE
AR-015	other-spelling	warning	-	{key} means nothing to Apple, who spells it {expected}. Correct the spelling.	PRACTICE
AR-016	events	warning	aps/event	{key} means nothing to Apple, who spells it {expected}. Correct the spelling.	PROVIDERS
AR-017	wrong-type	error	-	{key} has a value of type {found} where Apple wants {expected}. Correct the type.	APPLE-G APPLE-L
AR-018	background-without-wake-up	error	header/apns-push-type aps/content-available	A background push needs content-available 1, which is missing. Add it.	APPLE-B
AR-019	live-activity-start	error	aps/event aps/alert aps/attributes aps/attributes-type	Starting a Live Activity needs {key}, which is missing. Add it.	APPLE-L
AR-020	live-activity-end	info	aps/event aps/content-state	Ending a Live Activity without content-state leaves the last state on the screen. Add content-state.	APPLE-L
AR-021	key-of-another-push-type	warning	aps/timestamp aps/event aps/content-state aps/content-changed	{key} works in pushes of type {expected} only, and this one is of type {found}. Send it as such a push, or remove the key.	APPLE-L APPLE-W
AR-022	words-as-object	error	alert/title alert/body	{key} is an object, which only Live Activities may have. Send a string, or the flat localisation keys.	APPLE-L
AR-023	argument-not-text	error	alert/loc-args alert/title-loc-args alert/subtitle-loc-args	{key} holds something that is no string, and each argument fills one %@. Send strings.	APPLE-G
AR-024	arguments-without-key	warning	alert/loc-args alert/loc-key	{key} means nothing without {expected}. Add that key, or remove the arguments.	APPLE-G PROVIDERS
AR-025	unknown-key	warning	-	{key} is none of Apple's keys, and APNs ignores it where it stands. Put custom data at the payload's root.	APPLE-G
AR-026	dead-key	warning	alert/summary-arg alert/summary-arg-count alert/action alert/action-loc-key	{key} has no effect on today's systems. Remove it.	PRACTICE PROVIDERS
AR-027	mutable-without-alert	warning	aps/mutable-content aps/alert	mutable-content has no effect without an alert. Add an alert, or remove the key.	PRACTICE
AR-028	value-not-allowed	warning	-	{key} has a value that Apple does not define; it takes {expected}. Send one of them.	APPLE-G APPLE-L
AR-029	widgets-unchanged	error	aps/content-changed	A push of type widgets needs content-changed true, which is missing. Add it.	APPLE-W
AR-030	management-payload	error	root/mdm root/aps	A push of type mdm holds the string mdm and no aps. Send nothing else.	PROVIDERS
AR-031	wake-up-with-badge-or-sound	warning	aps/content-available aps/badge aps/sound	content-available stands beside {found} and no alert, so the push is no silent one. Remove what shows or sounds for a silent push, or add an alert.	APPLE-B APPLE-G
AR-032	sound-in-the-wrong-place	warning	aps/sound alert/sound	{key} is not where this push type has its sound. Put the sound into {expected}.	APPLE-L
AR-033	priority-of-type	warning	header/apns-priority	A push of type {found} has another priority than Apple documents for it: {expected}. Send one of these.	APPLE-S APPLE-L
AR-034	identifier-not-uuid	error	header/apns-id header/apns-request-id	{key} is no UUID in lower-case letters. Send one, or leave it to Apple.	APPLE-S
AR-035	broadcast	error	header/apns-channel-id aps/event	A broadcast is a Live Activity push that does not start one and has no topic. Correct {key}.	APPLE-M APPLE-BR
AR-036	unknown-push-type	warning	header/apns-push-type	The push type is none that Apple documents. Correct it, or expect InvalidPushType.	APPLE-S
AR-037	no-payload	error	-	The payload is no JSON object. Send an object with aps in it.	APPLE-G
"""#

private let rejectionsText = #"""
id	reason	status	class	retry	token	connection	alias	sources	note
RJ-001	BadCollapseId	400	request	after-fix	keep	keep	-	APPLE-R	The collapse identifier is longer than 64 bytes or empty.
RJ-002	BadExpirationDate	400	request	after-fix	keep	keep	-	APPLE-R	The expiration is not a number, or it is not 0 on a channel that stores nothing.
RJ-003	BadMessageId	400	request	after-fix	keep	keep	-	APPLE-R	The apns-id is not a UUID.
RJ-004	BadPriority	400	request	after-fix	keep	keep	-	APPLE-R	The priority is not 1, 5 or 10.
RJ-005	DuplicateHeaders	400	request	after-fix	keep	keep	-	APPLE-R	A header is in the request twice.
RJ-006	InvalidPushType	400	request	after-fix	keep	keep	-	APPLE-R	The push type is unknown.
RJ-007	MissingDeviceToken	400	request	after-fix	keep	keep	-	APPLE-R	The path names no device.
RJ-008	PayloadEmpty	400	request	after-fix	keep	keep	-	APPLE-R	The request has no body.
RJ-009	BadDeviceToken	400	token-or-environment	never	drop-unless-other-environment	keep	-	APPLE-R PRACTICE	First suspect the wrong environment; too many of these close the connection early.
RJ-010	DeviceTokenNotForTopic	400	token-or-configuration	never	drop-if-others-work	keep	-	APPLE-R PROVIDERS	A burst of these means that the topic is wrong, not the tokens.
RJ-011	TopicDisallowed	400	configuration	after-fix	keep	stop-topic	-	APPLE-R	On a broadcast it means that the topic has a suffix.
RJ-012	MissingTopic	400	configuration	after-fix	keep	stop-topic	-	APPLE-R	The certificate has several topics and the request names none.
RJ-013	BadTopic	400	configuration	after-fix	keep	stop-topic	-	APPLE-R	The topic is not the app's, or its suffix is wrong.
RJ-014	IdleTimeout	400	transport	on-new-connection	keep	close	-	APPLE-R	Mostly arrives when the server closes the connection.
RJ-015	ExpiredProviderToken	403	authentication	with-new-token	keep	close	-	APPLE-R PROVIDERS	Once, with a new token; the connection refuses everything afterwards.
RJ-016	InvalidProviderToken	403	authentication	never	keep	stop-key	-	APPLE-R	Wrong key, key identifier, team or signature.
RJ-017	MissingProviderToken	403	authentication	never	keep	stop-key	-	APPLE-R	Neither a provider token nor a certificate.
RJ-018	UnrelatedKeyIdInToken	403	authentication	on-new-connection	keep	close	-	APPLE-R APPLE-T	The key is not related to the one first used on this connection.
RJ-019	BadEnvironmentKeyIdInToken	403	authentication	never	keep	stop-key	-	APPLE-R APPLE-T	The key belongs to the other environment.
RJ-020	BadEnvironmentKeyInToken	403	authentication	never	keep	stop-key	BadEnvironmentKeyIdInToken	PRACTICE	What the live server says for BadEnvironmentKeyIdInToken.
RJ-021	BadCertificate	403	authentication	never	keep	stop-key	-	APPLE-R	Often only said when the server closes the connection.
RJ-022	BadCertificateEnvironment	403	authentication	never	keep	stop-key	-	APPLE-R	The certificate belongs to the other environment.
RJ-023	Forbidden	403	configuration	never	keep	keep	-	APPLE-R	Another team on the same connection, or an action that is not allowed.
RJ-024	BadPath	404	request	never	keep	keep	-	APPLE-R	The path is not /3/device/ and a token.
RJ-025	MethodNotAllowed	405	request	never	keep	keep	-	APPLE-R	The method is not POST.
RJ-026	Unregistered	410	token	never	drop-if-older	keep	-	APPLE-R	Drop a token registered before the answer's timestamp; never counted as an error.
RJ-027	ExpiredToken	410	token	never	drop-if-older	keep	-	APPLE-R	Drop a token registered before the answer's timestamp.
RJ-028	PayloadTooLarge	413	request	after-fix	keep	keep	-	APPLE-R	4096 bytes, 5120 for VoIP and broadcasts.
RJ-029	TooManyRequests	429	throttling	after-delay	keep	keep	-	APPLE-R	Too many pushes to this one device; others are not affected.
RJ-030	TooManyProviderTokenUpdates	429	throttling	with-old-token	keep	keep	-	APPLE-R PROVIDERS	Tokens change more often than every 20 minutes; the connection may stay bad for an hour.
RJ-031	InternalServerError	500	server	after-15-minutes	keep	keep	-	APPLE-R	With back-off.
RJ-032	ServiceUnavailable	503	server	after-15-minutes	keep	keep	-	APPLE-R	With back-off.
RJ-033	Shutdown	503	server	after-15-minutes	keep	close	-	APPLE-R	The server goes away; the next connection may reach another.
RJ-034	FeatureNotEnabled	400	configuration	after-fix	keep	keep	-	APPLE-E	Broadcast is not switched on for the app.
RJ-035	MissingChannelId	400	request	after-fix	keep	keep	-	APPLE-E	A broadcast names no channel.
RJ-036	BadChannelId	400	request	after-fix	keep	keep	-	APPLE-E	The channel identifier is not base64.
RJ-037	ChannelNotRegistered	400	configuration	after-fix	keep	keep	-	APPLE-E	No such channel for this app in this environment.
RJ-038	BadRequestParams	400	request	after-fix	keep	keep	-	APPLE-E	A channel request has wrong parameters.
RJ-039	BadRequestPayload	400	request	after-fix	keep	keep	-	APPLE-E	A channel request has a wrong body.
RJ-040	MissingPushType	400	request	after-fix	keep	keep	-	APPLE-E	A channel request names no push type.
RJ-041	CannotCreateChannelConfig	400	configuration	never	keep	keep	-	APPLE-E	The app has as many channels as it may have, 10,000 in each environment.
RJ-042	TopicMismatch	403	configuration	after-fix	keep	stop-topic	-	APPLE-E	The path's bundle identifier is not the one that the token may use.
"""#

private let profilesText = #"""
id	vendor	generation	language	field	value	sources	note
PR-001	*	*	*	mode	"all"	IOS-DND	Receivers who set no mode get every push.
PR-002	*	*	*	recallOverride	false	NIM-S1	A recall's push does not replace the first one, unless the console says so.
PR-003	*	*	*	policies.legacyTitleIsBody	false	PUSHBRIDGE	A lone em_push_title is a title; many old apps mean the text.
PR-004	*	*	*	policies.zeroQuietInterval	"off"	PUSHBRIDGE	0:0-0:0 set by a client means off; set through REST it may mean all day.
PR-005	*	*	*	policies.voip	false	PUSHBRIDGE	The app has to want VoIP pushes: calls in old texts carry the mark too.
PR-006	*	*	*	policies.pushesCommands	false	PUSHBRIDGE	Command messages carry nothing that a person could read.
PR-007	easemob	*	*	display	"simple"	IOS-DISP	Receivers who set no style see no message text.
PR-008	easemob	*	*	separators.name	"："	IOS-DISP	Full width behind a nickname.
PR-009	easemob	*	*	separators.id	": "	IOS-DISP	ASCII and a space behind an id.
PR-010	easemob	*	*	policies.identifiersIgnoreCase	true	REST-MSG	User ids are compared in lower case.
PR-011	easemob	*	*	policies.forceOverrides	["quiet-hours","quiet-duration"]	EXT OLD1	Force overrides quiet time, not the mode.
PR-012	easemob	*	*	policies.alertForm	"object"	IOS-PARSE CB	Since 2018 the alert is an object.
PR-013	easemob	*	*	policies.groupSender	"group-id"	IOS-DISP	In a group the current summary starts with the group id.
PR-014	easemob	*	*	policies.silentReason	"silent-message"	EXT	em_ignore_notification makes a silent message.
PR-015	easemob	*	*	policies.simpleHidesText	false	IOS-DISP	The simple style replaces the built-in text only, not the sender's.
PR-016	easemob	*	*	policies.summaryText	"message"	IOS-DISP	The summary shows the message's own text.
PR-017	easemob	*	*	policies.prefixesSenderText	false	IOS-DISP	A text from the sender is shown as it is.
PR-018	easemob	*	*	policies.prefixesForcedText	true	PUSHBRIDGE	Force does not change how the text is made.
PR-019	easemob	*	*	policies.appDataKeys	"all-but-documented"	CODE OLD1	Keys left in em_apns_ext become e, but for the five documented ones.
PR-020	easemob	current	zh	texts.title	"您有一条新消息"	IOS-DISP	The built-in title.
PR-021	easemob	current	zh	texts.body	"请点击查看"	IOS-DISP	The built-in body of the simple style.
PR-022	easemob	current	zh	texts.mention	"{$dynamicFrom}在群中@了我"	EXT	The body for mentioned members of a group.
PR-023	easemob	current	en	texts.title	"You have a new message"	AG-IOS	The built-in title; EXT-EN writes You've got a new message.
PR-024	easemob	current	en	texts.body	"Please click to view"	AG-IOS	The built-in body of the simple style.
PR-025	easemob	2017	zh	texts.body	"您有一条新消息"	SEED002	The only built-in text; there is no title.
PR-026	easemob	2017	en	texts.body	"You have a new message"	AG-IOS	The only built-in text; there is no title.
PR-027	easemob	2017	*	policies.groupSender	"nickname"	SEED002	Summaries in groups start with the sender's nickname.
PR-028	easemob	2017	*	policies.appDataKeys	"unrecognised"	SEED002	Only keys that mean nothing to the server become e.
PR-029	easemob	2018	zh	texts.body	"您有一条新消息"	OLD1	The only built-in text; there is no title.
PR-030	easemob	2018	en	texts.body	"You have a new message"	AG-IOS	The only built-in text; there is no title.
PR-031	easemob	2018	*	policies.groupSender	"nickname"	OLD1	Summaries in groups start with the sender's nickname.
PR-032	easemob	2018	*	policies.appDataKeys	"unrecognised"	OLD1	Only keys that mean nothing to the server become e.
PR-033	easemob	2017	*	policies.alertForm	"string"	SEED002	The alert is one string.
PR-034	easemob	2017	*	separators.name	":"	SEED002	ASCII behind a nickname.
PR-035	easemob	2017	*	separators.id	":"	SEED002	ASCII behind an id.
PR-036	agora	*	*	display	"simple"	AG-IOS	Receivers who set no style see no message text.
PR-037	agora	*	*	separators.name	"："	AG-IOS	Full width behind a nickname.
PR-038	agora	*	*	separators.id	": "	AG-IOS	ASCII and a space behind an id.
PR-039	agora	*	*	policies.identifiersIgnoreCase	true	REST-MSG	User ids are compared in lower case.
PR-040	agora	*	*	policies.forceOverrides	["quiet-hours","quiet-duration"]	AG-EXT	Force overrides quiet time, not the mode.
PR-041	agora	*	*	policies.alertForm	"object"	IOS-PARSE CB	Since 2018 the alert is an object.
PR-042	agora	*	*	policies.groupSender	"group-id"	AG-IOS	In a group the current summary starts with the group id.
PR-043	agora	*	*	policies.silentReason	"silent-message"	EXT	em_ignore_notification makes a silent message.
PR-044	agora	*	*	policies.simpleHidesText	false	AG-IOS	The simple style replaces the built-in text only, not the sender's.
PR-045	agora	*	*	policies.summaryText	"message"	AG-IOS	The summary shows the message's own text.
PR-046	agora	*	*	policies.prefixesSenderText	false	AG-IOS	A text from the sender is shown as it is.
PR-047	agora	*	*	policies.prefixesForcedText	true	PUSHBRIDGE	Force does not change how the text is made.
PR-048	agora	*	*	policies.appDataKeys	"all-but-documented"	CODE OLD1	Keys left in em_apns_ext become e, but for the five documented ones.
PR-049	agora	current	zh	texts.title	"您有一条新消息"	AG-IOS	The built-in title.
PR-050	agora	current	zh	texts.body	"请点击查看"	AG-IOS	The built-in body of the simple style.
PR-051	agora	current	zh	texts.mention	"{$dynamicFrom}在群中@了我"	EXT	The body for mentioned members of a group.
PR-052	agora	current	en	texts.title	"You have a new message"	AG-IOS	The built-in title; EXT-EN writes You've got a new message.
PR-053	agora	current	en	texts.body	"Please click to view"	AG-IOS	The built-in body of the simple style.
PR-054	agora	2017	zh	texts.body	"您有一条新消息"	SEED002	The only built-in text; there is no title.
PR-055	agora	2017	en	texts.body	"You have a new message"	AG-IOS	The only built-in text; there is no title.
PR-056	agora	2017	*	policies.groupSender	"nickname"	SEED002	Summaries in groups start with the sender's nickname.
PR-057	agora	2017	*	policies.appDataKeys	"unrecognised"	SEED002	Only keys that mean nothing to the server become e.
PR-058	agora	2018	zh	texts.body	"您有一条新消息"	OLD1	The only built-in text; there is no title.
PR-059	agora	2018	en	texts.body	"You have a new message"	AG-IOS	The only built-in text; there is no title.
PR-060	agora	2018	*	policies.groupSender	"nickname"	OLD1	Summaries in groups start with the sender's nickname.
PR-061	agora	2018	*	policies.appDataKeys	"unrecognised"	OLD1	Only keys that mean nothing to the server become e.
PR-062	agora	2017	*	policies.alertForm	"string"	SEED002	The alert is one string.
PR-063	agora	2017	*	separators.name	":"	SEED002	ASCII behind a nickname.
PR-064	agora	2017	*	separators.id	":"	SEED002	ASCII behind an id.
PR-065	nim	*	*	display	"summary"	NIM-S1	Receivers who set nothing see details.
PR-066	nim	*	*	separators.name	":"	NIM-S1	ASCII, no blank.
PR-067	nim	*	*	separators.id	":"	NIM-S1	ASCII, no blank.
PR-068	nim	*	*	policies.identifiersIgnoreCase	true	PUSHBRIDGE	Accounts are kept in lower case, so they are compared without case.
PR-069	nim	*	*	policies.forceOverrides	["conversation-muted"]	NIM-S1	Force overrides only a muted conversation.
PR-070	nim	*	*	policies.alertForm	"object"	NIM-S1	Both forms are legal; the object is written.
PR-071	nim	*	*	policies.groupSender	"nickname"	NIM-S1 NIM-S10	The prefix is the sender's nickname in teams too.
PR-072	nim	*	*	policies.silentReason	"sender-disabled"	NIM-S1	The sender switched the push off.
PR-073	nim	*	*	policies.simpleHidesText	true	NIM-S1 NIM-S11	No detail hides every text, the sender's too.
PR-074	nim	*	*	policies.summaryText	"kind"	NIM-S1	Without a push text the built-in text of the kind is shown.
PR-075	nim	*	*	policies.prefixesSenderText	true	NIM-S1	The push text gets the prefix.
PR-076	nim	*	*	policies.prefixesForcedText	false	NIM-S1	A forced text never has a prefix.
PR-077	nim	*	zh	texts.body	"你收到一条新消息"	NIM-S1 NIM-S11	What people see who hide details.
PR-078	nim	*	zh	texts.recall	"撤回了一条消息"	NIM-S1 NIM-S4	A recall that brings no text.
PR-079	nim	*	zh	texts.kinds.text	"发来了一条消息"	NIM-S1 NIM-S2	A text message without push text.
PR-080	nim	*	zh	texts.kinds.image	"发来了一张图片"	NIM-S2	An image without push text.
PR-081	nim	*	zh	texts.kinds.audio	"发来了一段语音"	NIM-S2	A voice message without push text.
PR-082	nim	*	zh	texts.kinds.video	"发来了一段视频"	NIM-S2	A video without push text.
PR-083	nim	*	zh	texts.kinds.location	"发来了一个地理位置"	NIM-S2	A place without push text.
PR-084	nim	*	zh	texts.kinds.file	"发来了一个文件"	NIM-S2	A file without push text.
PR-085	nim	*	zh	texts.kinds.audio-call	"发来了语音聊天邀请"	NIM-S2	An invitation to talk.
PR-086	nim	*	zh	texts.kinds.video-call	"发来了视频聊天邀请"	NIM-S2	An invitation to a video call.
PR-087	nim	*	zh	texts.kinds.tip	"发来了一个提醒"	NIM-S8	Seen in a Web sample only.
PR-088	nim	*	zh	texts.kinds.custom	"发来了一条消息"	PUSHBRIDGE	No iOS document lists it; the text of an ordinary message.
PR-089	nim	*	zh	texts.kinds.notice	"发来了一条消息"	PUSHBRIDGE	No iOS document lists it; the text of an ordinary message.
PR-090	nim	*	zh	texts.kinds.other	"发来了一条消息"	PUSHBRIDGE	No iOS document lists it; the text of an ordinary message.
PR-091	easemob	*	*	language	"zh"	IOS-DISP	The language of the texts when a profile names none.
PR-092	agora	*	*	language	"en"	AG-IOS	The language of the texts when a profile names none.
PR-093	nim	*	*	language	"zh"	NIM-S1	The language of the texts when a profile names none.
PR-094	tencent	*	*	language	"zh"	TX-S5	The language of the texts when a profile names none.
PR-095	tencent	*	*	display	"summary"	TX-S2	Nobody can hide what messages say.
PR-096	tencent	*	*	policies.ignoresDisplay	true	TX-S2	There is no display style, so a recipient's has no effect.
PR-097	tencent	*	*	separators.name	":"	TX-S5 TX-S6	ASCII, as in the samples (TX 9.1).
PR-098	tencent	*	*	separators.id	":"	TX-S5 TX-S6	ASCII; an id is never shown.
PR-099	tencent	*	*	policies.identifiersIgnoreCase	false	TX-S7	User ids are compared exactly.
PR-100	tencent	*	*	policies.forceOverrides	[]	TX-S7	There is no force.
PR-101	tencent	*	*	policies.alertForm	"string-if-alone"	TX-S5 TX-S6	A text alone is a string.
PR-102	tencent	*	*	policies.groupSender	"nickname-and-group"	TX-S5 TX-S6	In a group its name stands behind the sender's.
PR-103	tencent	*	*	policies.silentReason	"silent-message"	TX-S1	PushFlag makes a silent message.
PR-104	tencent	*	*	policies.simpleHidesText	false	TX-S2	Nobody can hide what messages say.
PR-105	tencent	*	*	policies.summaryText	"elements"	TX-S5	Without a text of its own a push shows the message's elements.
PR-106	tencent	*	*	policies.prefixesSenderText	false	TX-S6	A text from the sender is shown as it is.
PR-107	tencent	*	*	policies.prefixesForcedText	true	PUSHBRIDGE	There is no force, which could change the text.
PR-108	tencent	*	*	policies.appDataKeys	"all-but-documented"	TX-S1	Only Ext is the app's data.
PR-109	tencent	*	*	policies.voip	true	TX-S1 TX-S10	IsVoipPush asks for a call, and nothing else has to (TX 30).
PR-110	tencent	*	*	policies.quietZone	"+08:00"	PUSHBRIDGE	No document tells the zone of the daily quiet time (TX 11).
PR-111	tencent	*	*	policies.needsBody	true	TX-S1	A push without a text is not made (TX 18).
PR-112	tencent	*	*	policies.pushesNotices	false	PUSHBRIDGE	Group tips and reports are not pushed (TX 27).
PR-113	tencent	*	*	policies.wakesSilently	true	TX-S1 TX-S2	ContentAvailable makes a silent push (TX 29).
PR-114	tencent	*	*	policies.namesBesideTitle	false	TX-S6	With a title no name stands before a made text (TX 24).
PR-115	tencent	*	*	policies.showsIdentifiers	false	TX-S5	An id never stands for a name (TX 24).
PR-116	tencent	*	*	policies.templateUse	"called"	TX-S1	Only the template that the message names is used.
PR-117	tencent	*	*	texts.kinds.location	"[位置]"	TX-S5	A place.
PR-118	tencent	*	*	texts.kinds.face	"[表情]"	TX-S5	A face.
PR-119	tencent	*	*	texts.kinds.audio	"[语音]"	TX-S5	A voice message.
PR-120	tencent	*	*	texts.kinds.image	"[图片]"	TX-S5	An image.
PR-121	tencent	*	*	texts.kinds.file	"[文件]"	TX-S5	A file.
PR-122	tencent	*	en	texts.kinds.location	"[Location]"	TX-S5	Printed in both languages (TX 23).
PR-123	tencent	*	en	texts.kinds.face	"[Face]"	TX-S5	Printed in both languages (TX 23).
PR-124	rongcloud	*	*	language	"zh"	RC-S4	The language of the texts when a profile names none.
PR-125	rongcloud	*	*	display	"summary"	RC-S4	Details are shown unless the receiver hides them (RC 21).
PR-126	rongcloud	*	*	texts.body	"您收到了一条通知"	RC-S4	The text for those who hide details (RC 7).
PR-127	rongcloud	*	*	texts.recall	"撤回了一条消息"	PUSHBRIDGE	A guess: the words of a recall (RC 17).
PR-128	rongcloud	*	*	policies.identifiersIgnoreCase	false	RC-S1	User ids are compared exactly (RC 33).
PR-129	rongcloud	*	*	policies.forceOverrides	[]	RC-S8	There is no force.
PR-130	rongcloud	*	*	policies.alertForm	"object"	PUSHBRIDGE	An object, also without a title (RC 33).
PR-131	rongcloud	*	*	policies.groupSender	"nickname"	PUSHBRIDGE	No document says that a name stands before a text.
PR-132	rongcloud	*	*	policies.silentReason	"silent-message"	RC-S1	disablePush makes a silent message.
PR-133	rongcloud	*	*	policies.simpleHidesText	true	RC-S4	Hidden details hide the sender's words too.
PR-134	rongcloud	*	*	policies.summaryText	"elements"	RC-S7	Without a text of its own a push shows the message, or a word for its type.
PR-135	rongcloud	*	*	policies.prefixesSenderText	false	RC-S4	A text from the sender is shown as it is.
PR-136	rongcloud	*	*	policies.prefixesForcedText	true	PUSHBRIDGE	There is no force, which could change the text.
PR-137	rongcloud	*	*	policies.appDataKeys	"all-but-documented"	RC-S2	Only pushData is the app's data.
PR-138	rongcloud	*	*	policies.voip	true	RC-S5 RC-S13	voIPPush asks for a call, and nothing else has to (RC 30).
PR-139	rongcloud	*	*	policies.quietZone	"+08:00"	RC-S8	Beijing in China; UTC in the data centres abroad (RC 9.9).
PR-140	rongcloud	*	*	policies.needsBody	true	RC-S2	A push without a text is not made (RC 2).
PR-141	rongcloud	*	*	policies.pushesCommands	true	RC-S2	A command is pushed if it has a text (RC 2).
PR-142	rongcloud	*	*	policies.pushesNotices	true	RC-S2	A notice is pushed if it has a text (RC 2).
PR-143	rongcloud	*	*	policies.wakesSilently	false	RC-S2	contentAvailable leaves the words (RC 31).
PR-144	rongcloud	*	*	policies.showsIdentifiers	true	PUSHBRIDGE	The id of a sender without a name is the title (RC 3).
PR-145	rongcloud	*	*	policies.madeTitle	"name"	RC-S4	The title is the sender's name, in groups the group's (RC 18).
PR-146	rongcloud	*	*	policies.templateUse	"beneath"	RC-S10	A template gives what the sender does not (RC 19).
PR-147	rongcloud	*	*	policies.mentionTextFor	"everyone"	PUSHBRIDGE	The words for a mention are everybody's (RC 4).
PR-148	rongcloud	*	*	policies.defaultBadge	"unread"	PUSHBRIDGE	No document says what number stands there (RC 5).
PR-149	rongcloud	*	*	policies.defaultSound	"default"	RC-S9	The sound of every sample (RC 6).
PR-150	rongcloud	*	*	policies.mutableContent	"always"	RC-S1	A push has a category at all times, and with it mutable content (RC 9).
PR-151	rongcloud	*	*	policies.usualCategory	"type"	RC-S1 RC-S4	The name of the type is the category where the sender gives none (RC 9).
PR-152	rongcloud	*	*	policies.quietHoursDecide	true	RC-S8	A quiet time decides alone while it lasts (RC 32).
PR-153	rongcloud	*	*	texts.kinds.image	"[图片]"	RC-S7	An image, moving ones too.
PR-154	rongcloud	*	*	texts.kinds.audio	"[语音]"	RC-S7	A voice message.
PR-155	rongcloud	*	*	texts.kinds.location	"[位置]"	RC-S7	A place.
PR-156	rongcloud	*	*	texts.kinds.file	"[文件]"	RC-S7	A file.
PR-157	rongcloud	*	*	texts.kinds.video	"[小视频]"	RC-S7	A short video.
PR-158	rongcloud	*	*	texts.kinds.face	"[动态表情]"	RC-S7	A sticker.
PR-159	rongcloud	*	*	texts.kinds.audio-call	"[音视频通话]"	RC-S7	A call or its record.
PR-160	rongcloud	*	*	texts.types.RC:ImgTextMsg	"[图文]"	RC-S7	A picture with a text.
PR-161	rongcloud	*	*	texts.types.RC:CombineMsg	"[聊天记录]"	RC-S7	Several messages in one.
PR-162	rongcloud	*	*	texts.types.RC:CombineV2Msg	"[聊天记录]"	RC-S7	Several messages in one.
PR-163	rongcloud	*	*	texts.types.RC:CardMsg	"[个人名片]"	RC-S7	Somebody's card.
PR-164	rongcloud	*	*	texts.types.RC:VCHangup	"[结束通话]"	RC-S7	The end of a call.
PR-165	tencent	*	*	policies.titlePlaceholder	"timTitle"	TX-S1	The title that would stand there without the template (TX 19).
PR-166	tencent	*	*	policies.bodyPlaceholder	"timDesc"	TX-S1	The text that would stand there without the template (TX 19).
PR-167	tencent	*	*	policies.senderPlaceholder	"timSenderNick"	TX-S1	The name before made texts (TX 24).
PR-168	tencent	*	*	policies.groupPlaceholder	"timGroupName"	TX-S1	The group's name (TX 24).
PR-268	tencent	*	*	policies.uncertainPushes	["video","merged","other","title"]	TX-S1 TX-S5	No document says whether a video, a merged or unknown element or a title alone is pushed (TX 3, TX 18).
PR-328	nim	*	*	policies.countsRecalls	true	NIM-S1	A recall's push counts besides the message that it recalls.
"""#

private let limitsText = #"""
id	vendor	shapes	kinds	conversation	measure	called	unit	most	gives	sources	note
LM-001	easemob	rest rest-legacy	-	direct	receivers	-	items	600	tell split	REST-MSG	Users of one call; older documents say 20 (EM 9.35).
LM-002	easemob	rest rest-legacy	-	group	receivers	-	items	3	tell split	REST-MSG	Groups of one call.
LM-003	easemob	rest rest-legacy	-	room	receivers	-	items	10	tell split	REST-MSG	Chat rooms of one call.
LM-004	easemob	rest	-	-	audience.members	-	items	20	split	REST-MSG	Members whom one call names within a group or a room.
LM-005	easemob	sdk rest	-	-	key(body) key(ext)	body and ext	bytes	5120	drop:platforms shorten:alert.body shorten:alert.title shorten:alert.body,alert.title drop:appData refuse:text,extension	REST-MSG	5 KB together, as they are written; the message's own text and the app's extension are never cut.
LM-006	easemob	rest-legacy	-	-	key(msg) key(ext)	msg and ext	bytes	5120	drop:platforms shorten:alert.body shorten:alert.title shorten:alert.body,alert.title drop:appData refuse:text,extension	REST-MSG	The same in the older call.
LM-007	easemob	ext	-	-	key(ext)	ext	bytes	5120	drop:platforms shorten:alert.body shorten:alert.title shorten:alert.body,alert.title drop:appData refuse:text,extension	REST-MSG	The same for an extension without its message.
LM-008	nim	sdk sdk-v2 server-v2	-	-	written(text)	-	characters	5000	refuse:text	NIM-S4 NIM-S12	The message's own text is never cut (reading N14).
LM-009	nim	server-v1	-	-	key(body)	the body	characters	5000	refuse:text	NIM-S4 NIM-S12	The body as it is written, with its key and its escapes (reading N14).
LM-010	nim	server-v1	recall	-	key(attach)	-	characters	5000	refuse:extension	NIM-S4 NIM-S12	A recall's extension.
LM-011	nim	sdk sdk-v2 server-v2	recall	-	written(extension)	-	characters	5000	refuse:extension	NIM-S4 NIM-S12	A recall's extension.
LM-012	nim	sdk sdk-v2 server-v1 server-v2	-	-	written(extension)	-	characters	1024	refuse:extension	NIM-S3 NIM-S4	The app's own extension is never cut (reading N14).
LM-013	nim	-	-	-	alert.body	-	characters	500	shorten:alert.body	NIM-S1 NIM-S3 NIM-S4	Also printed as 150 bytes, 150 characters and 200 bytes (NIM 9.3).
LM-014	nim	-	-	-	written(memberText)	-	characters	500	shorten:memberText	NIM-S3 NIM-S4	Words that a shape does not say have no limit.
LM-015	nim	sdk sdk-v2 server-v1 server-v2	-	-	written(mentions)	-	items	100	first:force,mentions	NIM-S3 NIM-S4	The member option is one list, whichever of the message's lists it holds.
LM-016	nim	server-v1 server-v2	command custom-notification	-	sound	the payload	characters	30	elsewhere	NIM-S4 NIM-S5	The sound's own field; the payload takes longer names.
LM-017	nim	server-v2	signalling	-	key(pushPayload)	the payload	characters	4096	drop:platforms shorten:explicitAlert.body drop:rootData drop:apsExtras refuse	NIM-S4	Twice as much as elsewhere (NIM 9.20).
LM-018	nim	-	-	-	key(pushPayload)	the payload	characters	2048	drop:platforms shorten:explicitAlert.body drop:rootData drop:apsExtras refuse	NIM-S1 NIM-S2	Also printed as 2018 and 2K, in characters or bytes (NIM 9.2).
LM-019	nim	server-v1	-	direct	receivers	-	items	500	split	NIM-S4 NIM-S5	People of a batch; an SDK says 5000 for notifications (NIM 9.13).
LM-020	nim	server-v2	custom-notification	direct	receivers	-	items	500	split	NIM-S4 NIM-S7	People of a batch.
LM-021	nim	server-v2	-	direct	receivers	-	items	100	split	NIM-S4 NIM-S7	People of a batch.
LM-022	tencent	rest push-batch	-	direct	receivers	-	items	500	split	TX-S7	People of a batch.
LM-023	tencent	rest-group sdk sdk-json web	-	group	audience.members	-	items	50	tell	TX-S12	Printed for the JavaScript SDK alone.
LM-024	tencent	rest rest-group push push-batch	-	-	written(alert.body) written(appData)	Desc and Ext	bytes	3072	shorten:alert.body drop:appData	TX-S1	3 KB together; Apple takes 4 KB with all that stands around them.
LM-025	tencent	sdk sdk-json web	-	-	written(alert.body) written(appData)	desc and ext	bytes	3072	shorten:alert.body drop:appData	TX-S1	The same in the words of clients.
LM-026	tencent	rest rest-group	-	-	key(MsgBody)	-	bytes	12288	refuse:text	TX-S3	Error 8001, which counts the elements' fields alone; 8 KB in older headers. The message's own text is never cut.
LM-027	tencent	sdk-json	-	-	key(message_elem_array)	-	bytes	12288	refuse:text	TX-S3	The same in the JSON of the C interface.
LM-028	rongcloud	private	-	direct	receivers	-	items	1000	split	RC-S1	People of one call.
LM-029	rongcloud	ultragroup	-	group	receivers	-	items	3	split	RC-S1	Ultragroups of one call.
LM-030	rongcloud	system	-	direct	receivers	-	items	100	split	RC-S1	People of one call.
LM-031	rongcloud	push	-	direct	receivers	-	items	1000	split	RC-S1	People of one call.
LM-032	rongcloud	private group system broadcast ultragroup push	-	-	written(alert.title)	-	characters	50	shorten:alert.title	RC-S1	Clients have no such limit.
LM-033	rongcloud	private group system broadcast ultragroup online status chatroom	-	-	key(content)	-	bytes	131072	refuse:text,extension	RC-S1	128 KB; the message's own text and the app's data are never cut.
LM-133	rongcloud	private	-	-	badge	-	value	9999	lower:badge	RC-S2	The icon's number.
LM-134	rongcloud	-	-	-	collapseID	-	bytes	64	cut:collapseID	RC-S1	Apple's limit, which the vendor checks.
"""#

private let platformsText = #"""
id	vendor	setting	path	type	sources	note
PF-001	easemob	huawei.category	em_android_push_ext.huawei_category	string	EXT	Huawei's class of the message.
PF-002	easemob	huawei.channel	em_android_push_ext.huawei_channel_id	string	EXT	The notification channel on the device.
PF-003	easemob	huawei.targetUserType	em_android_push_ext.huawei_target_user_type	integer	EXT	0 or 1.
PF-004	easemob	honor.importance	em_android_push_ext.honor_importance	string	EXT	LOW or NORMAL.
PF-005	easemob	honor.targetUserType	em_android_push_ext.honor_target_user_type	integer	EXT	0 or 1.
PF-006	easemob	oppo.channel	em_android_push_ext.oppo_channel_id	string	EXT	The notification channel on the device.
PF-007	easemob	oppo.channel	em_apns_ext.em_oppo_push_channel_id	string	CODE	Another place where apps put the channel; read, never written.
PF-008	easemob	oppo.category	em_android_push_ext.oppo_category	string	EXT	OPPO's class of the message.
PF-009	easemob	oppo.notifyLevel	em_android_push_ext.oppo_notify_level	integer	EXT	1, 2 or 16: how strongly the device notifies.
PF-010	easemob	vivo.category	em_android_push_ext.vivo_category	string	EXT	vivo's class of the message.
PF-011	easemob	fcm.channel	em_android_push_ext.fcm_channel_id	string	EXT AG-EXT	The notification channel on the device.
PF-012	nim	fcm.channel	fcmFieldV1.message.android.notification.channel_id	string	NIM-S2	The notification channel on the device.
PF-013	nim	fcm.channel	fcmField.android_channel_id	string	NIM-S2	The older interface's other spelling; read, never written.
PF-014	easemob	harmony.category	em_harmony_push_ext.category	string	EXT HMS	HarmonyOS's class of the message.
PF-015	easemob	harmony.testMessage	em_harmony_push_ext.is_test_message	boolean	EXT HMS	Marks a test message.
PF-016	easemob	harmony.notifyID	em_harmony_push_ext.notify_id	integer	EXT HMS	A later notification of the same number replaces the earlier one.
PF-017	easemob	huawei.receipt	em_android_push_ext.huawei_receipt_id	string	EXT	NIM's documents name no such member.
PF-018	easemob	huawei.clickAction	em_android_push_ext.huawei_click_action	string	EXT	Only an action; NIM's click_action says its kind as well.
PF-019	easemob	honor.clickAction	em_android_push_ext.honor_click_action	string	EXT	Only an action; NIM's clickAction says its kind as well.
PF-020	easemob	oppo.clickActivity	em_android_push_ext.oppo_click_activity	string	EXT	Works alone; NIM asks for the kind of click beside it.
PF-021	easemob	vivo.clickActivity	em_android_push_ext.vivo_click_activity	string	EXT	Works alone; NIM asks for the kind of skip beside it.
PF-022	easemob	xiaomi.channel	em_android_push_ext.xiaomi_channel_id	string	EXT	NIM's key is at the payload's root, among the app's own members.
PF-023	easemob	xiaomi.clickAction	em_android_push_ext.xiaomi_click_action	string	EXT	NIM has no section for Xiaomi.
PF-024	easemob	meizu.clickActivity	em_android_push_ext.meizu_click_activity	string	EXT	NIM has no section for Meizu.
PF-025	easemob	meizu.noticeType	em_android_push_ext.meizu_notice_type	integer	EXT	NIM has no section for Meizu.
PF-026	easemob	fcm.options	em_android_push_ext.fcm_options	object	EXT AG-EXT	No document says what it contains, or whether NIM's options of that name are the same.
PF-027	easemob	harmony.clickAction	em_harmony_push_ext.click_action	string	EXT HMS	Only an action; NIM's clickAction says its kind as well.
PF-028	easemob	harmony.receipt	em_harmony_push_ext.receipt_id	string	EXT HMS	NIM's documents name no such member.
PF-029	easemob	huawei.badgeClass	em_apns_ext.em_huawei_push_badge_class	string	OLD1 CODE	The class of an app's icon; NIM's badge is an object of its own.
PF-030	easemob	android.channel	em_apns_ext.em_push_channel_id	string	OLD1 CODE	An older key for no platform in particular.
PF-031	easemob	android.channel	em_push_ext.channel_id	string	CODE	A key of test code for no platform in particular.
PF-032	easemob	android.channel	em_android_push_ext.em_push_channel_id	any	EXT	An older key for no platform in particular.
PF-033	easemob	android.sound	em_android_push_ext.em_push_sound	any	EXT	An older sound for no platform in particular.
PF-034	easemob	android.callback	em_android_push_ext.em_push_callback_url	any	EXT	An older key of the callback for Meizu and Xiaomi.
PF-035	easemob	android.callbackParameter	em_android_push_ext.em_push_callback_param	any	EXT	An older key of the callback for Meizu and Xiaomi.
PF-036	easemob	meizu.callbackType	em_android_push_ext.em_push_callback_type_meizu	any	EXT	An older key of the callback.
PF-037	easemob	xiaomi.callbackType	em_android_push_ext.em_push_callback_type_xiaomi	any	EXT	An older key of the callback.
PF-038	easemob	xiaomi.notifyID	em_android_push_ext.em_push_xiaomi_notify_id	any	EXT	An older key for Xiaomi.
PF-039	easemob	xiaomi.channel	em_android_push_ext.em_push_xiaomi_channel_id	any	EXT	An older key for Xiaomi.
PF-040	easemob	xiaomi.sound	em_android_push_ext.em_push_xiaomi_sound_uri	any	EXT	An older key for Xiaomi.
PF-041	nim	huawei.clickTarget	hwField.click_action	object	NIM-S2	A page, an address or the app, with its kind.
PF-042	nim	huawei.badge	hwField.badge	object	NIM-S2	The number on the icon.
PF-043	nim	huawei.style	hwField.style	integer	NIM-S2	No Easemob key is documented for it.
PF-044	nim	huawei.data	hwField.androidConfig.data	string	NIM-S2	Data for the app.
PF-045	nim	huawei.urgency	hwField.androidConfig.urgency	string	NIM-S2	No Easemob key is documented for it.
PF-046	nim	huawei.collapseKey	hwField.androidConfig.collapse_key	integer	NIM-S2	No Easemob key is documented for it.
PF-047	nim	huawei.passThrough	hwPassThroughField	object	NIM-S2	Takes the place of the notification; no Easemob key is documented for it.
PF-048	nim	honor.clickTarget	honorField.notification.clickAction	object	NIM-S2	A page, an address or the app, with its kind.
PF-049	nim	honor.title	honorField.notification.title	string	NIM-S2	A title for this platform alone.
PF-050	nim	honor.body	honorField.notification.body	string	NIM-S2	A text for this platform alone.
PF-051	nim	honor.style	honorField.notification.style	integer	NIM-S2	No Easemob key is documented for it.
PF-052	nim	honor.data	honorField.data	string	NIM-S2	Data for the app.
PF-053	nim	honor.tag	honorField.biTag	string	NIM-S2	No Easemob key is documented for it.
PF-054	nim	honor.passThrough	honorPassThroughField	object	NIM-S2	Takes the place of the notification; no Easemob key is documented for it.
PF-055	nim	vivo.skipType	vivoField.skipType	string|integer	NIM-S2	Where a click leads: home, an address, the app, a page.
PF-056	nim	vivo.skipContent	vivoField.skipContent	string	NIM-S2	The address or page, by the kind of skip.
PF-057	nim	vivo.classification	vivoField.classification	string|integer	NIM-S2	0 or 1.
PF-058	nim	vivo.pushMode	vivoField.pushMode	string|integer	NIM-S2	0 or 1; no Easemob key is documented for it.
PF-059	nim	vivo.networkType	vivoField.networkType	string|integer	NIM-S2	-1 or 1; no Easemob key is documented for it.
PF-060	nim	oppo.clickType	oppoField.click_action_type	integer	NIM-S2	Where a click leads.
PF-061	nim	oppo.clickTarget	oppoField.click_action_activity	string	NIM-S2	The page, by the kind of click.
PF-062	nim	oppo.clickURL	oppoField.click_action_url	string	NIM-S2	The address, by the kind of click.
PF-063	nim	oppo.parameters	oppoField.action_parameters	string|object	NIM-S2	Data for the app.
PF-064	nim	oppo.style	oppoField.style	integer	NIM-S2	No Easemob key is documented for it.
PF-065	nim	oppo.subtitle	oppoField.sub_title	string	NIM-S2	A subtitle for this platform alone.
PF-066	nim	oppo.networkType	oppoField.network_type	integer	NIM-S2	No Easemob key is documented for it.
PF-067	nim	fcm.validateOnly	fcmFieldV1.validate_only	boolean	NIM-S2	No Easemob key is documented for it.
PF-068	nim	fcm.data	fcmFieldV1.message.data	object	NIM-S2	Data for the app.
PF-069	nim	fcm.priority	fcmFieldV1.message.android.priority	string	NIM-S2	No Easemob key is documented for it.
PF-070	nim	fcm.googleOptions	fcmFieldV1.message.android.fcm_options	object	NIM-S2	Google's own options.
PF-071	nim	fcm.clickAction	fcmFieldV1.message.android.notification.click_action	string	NIM-S2	The page that a click opens.
PF-072	nim	fcm.color	fcmFieldV1.message.android.notification.color	string	NIM-S2	No Easemob key is documented for it.
PF-073	nim	fcm.directBoot	fcmFieldV1.message.android.direct_boot_ok	boolean	NIM-S2	No Easemob key is documented for it.
PF-074	nim	harmony.clickTarget	harmonyField.payload.notification.clickAction	object	NIM-S2	What a click does, with its kind.
PF-075	nim	harmony.title	harmonyField.payload.notification.title	string	NIM-S2	A title for this platform alone.
PF-076	nim	harmony.body	harmonyField.payload.notification.body	string	NIM-S2	A text for this platform alone.
PF-077	nim	harmony.badge	harmonyField.payload.notification.badge	object	NIM-S2	The number on the icon.
PF-078	nim	harmony.timeToLive	harmonyField.pushOptions.ttl	integer	NIM-S2	No Easemob key is documented for it.
PF-079	nim	huawei.category	hwField.androidConfig.category	string	NIM-S2	Huawei's class of the message.
PF-080	nim	huawei.channel	hwField.channel_id	string	NIM-S2	The notification channel on the device.
PF-081	nim	huawei.targetUserType	hwField.target_user_type	integer	NIM-S2	0 or 1.
PF-082	nim	honor.importance	honorField.notification.importance	string	NIM-S2	LOW or NORMAL.
PF-083	nim	honor.targetUserType	honorField.targetUserType	integer	NIM-S2	0 or 1.
PF-084	nim	oppo.channel	oppoField.channel_id	string	NIM-S2	The notification channel on the device.
PF-085	nim	oppo.category	oppoField.category	string	NIM-S2	OPPO's class of the message.
PF-086	nim	oppo.notifyLevel	oppoField.notify_level	integer	NIM-S2	1, 2 or 16: how strongly the device notifies.
PF-087	nim	vivo.category	vivoField.category	string	NIM-S2	vivo's class of the message.
PF-088	nim	fcm.channel	fcmField.channel_id	string	NIM-S2	The older interface's spelling; read, never written.
PF-089	nim	harmony.category	harmonyField.payload.notification.category	string	NIM-S2	HarmonyOS's class of the message.
PF-090	nim	harmony.testMessage	harmonyField.pushOptions.testMessage	boolean	NIM-S2	Marks a test message.
PF-091	nim	harmony.notifyID	harmonyField.payload.notification.notifyId	integer	NIM-S2	A later notification of the same number replaces the earlier one.
PF-092	tencent	huawei.channel	AndroidInfo.HuaWeiChannelID	string	TX-S1	The notification channel on the device.
PF-093	tencent	huawei.importance	AndroidInfo.HuaWeiImportance	string	TX-S1	LOW or NORMAL.
PF-094	tencent	huawei.category	AndroidInfo.HuaWeiCategory	string	TX-S1	Huawei's class of the message.
PF-095	tencent	huawei.image	AndroidInfo.HuaWeiImage	string	TX-S1	The address of a picture.
PF-096	tencent	honor.importance	AndroidInfo.HonorImportance	string	TX-S1	LOW or NORMAL.
PF-097	tencent	honor.image	AndroidInfo.HonorImage	string	TX-S1	The address of a picture.
PF-098	tencent	xiaomi.channel	AndroidInfo.XiaoMiChannelID	string	TX-S1	The notification channel on the device.
PF-099	tencent	oppo.channel	AndroidInfo.OPPOChannelID	string	TX-S1	The notification channel on the device.
PF-100	tencent	oppo.category	AndroidInfo.OPPOCategory	string	TX-S1	OPPO's class of the message.
PF-101	tencent	oppo.notifyLevel	AndroidInfo.OPPONotifyLevel	integer	TX-S1	1, 2 or 16: how strongly the device notifies.
PF-102	tencent	vivo.category	AndroidInfo.VIVOCategory	string	TX-S1	vivo's class of the message.
PF-103	tencent	vivo.classification	AndroidInfo.VIVOClassification	integer	TX-S1	0 or 1; a number here, a text at RongCloud, either at NIM.
PF-104	tencent	fcm.channel	AndroidInfo.GoogleChannelID	string	TX-S1	The notification channel on the device.
PF-105	tencent	fcm.image	AndroidInfo.GoogleImage	string	TX-S1	The address of a picture.
PF-106	tencent	meizu.messageType	AndroidInfo.MeiZuNoticeMsgType	integer	TX-S1	No document says whether Easemob's notice type is the same.
PF-107	tencent	android.soundFile	AndroidInfo.Sound	string	TX-S1	A file without a suffix, for no platform in particular.
PF-108	tencent	huawei.dataAsParameter	AndroidInfo.ExtAsHuaweiIntentParam	integer	TX-S1	Whether Ext is handed to the page that a click opens.
PF-109	tencent	harmony.category	HarmonyInfo.Category	string	TX-S1	HarmonyOS's class of the message.
PF-110	tencent	harmony.title	HarmonyInfo.Title	string	TX-S1	A title for this platform alone.
PF-111	tencent	harmony.image	HarmonyInfo.Image	string	TX-S1	The address of a picture.
PF-112	tencent	harmony.sound	HarmonyInfo.Sound	string	TX-S1	A file of the app.
PF-113	tencent	harmony.soundDuration	HarmonyInfo.SoundDuration	integer	TX-S1	How long the sound lasts.
PF-114	rongcloud	huawei.channel	pushConfigs.HW.channelId	string	RC-S1 RC-S3	The notification channel on the device.
PF-115	rongcloud	huawei.importance	pushConfigs.HW.importance	string	RC-S1 RC-S3	LOW or NORMAL.
PF-116	rongcloud	huawei.category	pushConfigs.HW.category	string	RC-S1 RC-S3	Huawei's class of the message.
PF-117	rongcloud	huawei.image	pushConfigs.HW.image	string	RC-S1 RC-S3	The address of a picture.
PF-118	rongcloud	honor.importance	pushConfigs.HONOR.importance	string	RC-S1 RC-S3	LOW or NORMAL.
PF-119	rongcloud	honor.image	pushConfigs.HONOR.image	string	RC-S1 RC-S3	The address of a picture.
PF-120	rongcloud	xiaomi.channel	pushConfigs.MI.channelId	string	RC-S1 RC-S3	The notification channel on the device.
PF-121	rongcloud	xiaomi.largeIcon	pushConfigs.MI.large_icon_uri	string	RC-S1 RC-S3	The address of an icon; Xiaomi no longer shows it.
PF-122	rongcloud	oppo.channel	pushConfigs.OPPO.channelId	string	RC-S1 RC-S3	The notification channel on the device.
PF-123	rongcloud	vivo.category	pushConfigs.VIVO.category	string	RC-S1 RC-S3	vivo's class of the message.
PF-124	rongcloud	vivo.classification	pushConfigs.VIVO.classification	string	RC-S1 RC-S3	0 or 1; a text here, a number at Tencent, either at NIM.
PF-125	rongcloud	fcm.channel	pushConfigs.FCM.channelId	string	RC-S1 RC-S3	The notification channel on the device.
PF-126	rongcloud	fcm.image	pushConfigs.FCM.imageUrl	string	RC-S1 RC-S3	The address of a picture.
PF-127	rongcloud	fcm.collapseKey	pushConfigs.FCM.collapse_key	string	RC-S1 RC-S3	No other vendor has a key for it.
PF-128	rongcloud	fcm.deliveryPriority	pushConfigs.FCM.priority	string	RC-S1 RC-S3	No document says whether NIM's priority has the same values.
PF-129	rongcloud	harmony.category	pushConfigs.OHOS.category	string	RC-S1 RC-S3	HarmonyOS's class of the message.
PF-229	nim	honor.image	honorField.notification.image	string	NIM-S2	The address of a picture.
PF-230	rongcloud	xiaomi.channel	androidConfig.channelIdMi	string	RC-S5	In messages of clients. The notification channel on the device.
PF-231	rongcloud	huawei.channel	androidConfig.channelIdHW	string	RC-S5	In messages of clients. The notification channel on the device.
PF-232	rongcloud	oppo.channel	androidConfig.channelIdOPPO	string	RC-S5	In messages of clients. The notification channel on the device.
PF-233	rongcloud	huawei.category	androidConfig.categoryHW	string	RC-S5	In messages of clients. Huawei's class of the message.
PF-234	rongcloud	vivo.classification	androidConfig.typeVivo	string	RC-S5	In messages of clients. 0 or 1.
PF-235	rongcloud	vivo.category	androidConfig.categoryVivo	string	RC-S5	In messages of clients. vivo's class of the message.
PF-236	rongcloud	fcm.collapseKey	androidConfig.fcmCollapseKey	string	RC-S5	In messages of clients. No other vendor has a key for it.
PF-237	rongcloud	fcm.image	androidConfig.fcmImageUrl	string	RC-S5	In messages of clients. The address of a picture.
PF-238	rongcloud	fcm.channel	androidConfig.fcmChannelId	string	RC-S5	In messages of clients. The notification channel on the device.
PF-239	rongcloud	huawei.importance	androidConfig.importanceHW	string	RC-S5	In messages of clients. LOW or NORMAL.
PF-240	rongcloud	honor.importance	androidConfig.importanceHonor	string	RC-S5	In messages of clients. LOW or NORMAL.
PF-241	rongcloud	huawei.image	androidConfig.hwImageUrl	string	RC-S5	In messages of clients. The address of a picture.
PF-242	rongcloud	honor.image	androidConfig.imageUrlHonor	string	RC-S5	In messages of clients. The address of a picture.
PF-243	rongcloud	xiaomi.largeIcon	androidConfig.miLargeIconUrl	string	RC-S5	In messages of clients. The address of an icon; Xiaomi no longer shows it.
PF-244	rongcloud	harmony.category	hmosConfig.category	string	RC-S5	In messages of clients. HarmonyOS's class of the message.
PF-245	rongcloud	harmony.image	hmosConfig.imageUrl	string	RC-S5	In messages of clients. The address of a picture.
PF-246	tencent	android.soundFile	AndroidSound	string	TX-S2	In messages of clients.
PF-247	tencent	oppo.channel	AndroidOPPOChannelID	string	TX-S2	In messages of clients.
PF-248	tencent	oppo.category	AndroidOPPOCategory	string	TX-S2	In messages of clients.
PF-249	tencent	oppo.notifyLevel	AndroidOPPONotifyLevel	integer	TX-S2	In messages of clients.
PF-250	tencent	fcm.channel	AndroidFCMChannelID	string	TX-S2	In messages of clients.
PF-251	tencent	xiaomi.channel	AndroidXiaoMiChannelID	string	TX-S2	In messages of clients.
PF-252	tencent	vivo.classification	AndroidVIVOClassification	integer	TX-S2	In messages of clients.
PF-253	tencent	vivo.category	AndroidVIVOCategory	string	TX-S2	In messages of clients.
PF-254	tencent	huawei.category	AndroidHuaWeiCategory	string	TX-S2	In messages of clients.
PF-255	tencent	huawei.image	AndroidHuaWeiImage	string	TX-S2	In messages of clients.
PF-256	tencent	honor.importance	AndroidHonorImportance	string	TX-S2	In messages of clients.
PF-257	tencent	honor.image	AndroidHonorImage	string	TX-S2	In messages of clients.
PF-258	tencent	fcm.image	AndroidFCMImage	string	TX-S2	In messages of clients.
PF-259	tencent	meizu.messageType	AndroidMeizuNotifyType	integer	TX-S2	In messages of clients.
PF-260	tencent	harmony.image	HarmonyImage	string	TX-S2	In messages of clients.
PF-261	tencent	harmony.category	HarmonyCategory	string	TX-S2	In messages of clients.
PF-262	tencent	harmony.sound	HarmonySound	string	TX-S2	In messages of clients.
PF-263	tencent	oppo.channel	offline_push_config_android_config.android_offline_push_config_oppo_channel_id	string	TX-S3 TX-S11	In the JSON of the C interface.
PF-264	tencent	fcm.channel	offline_push_config_android_config.android_offline_push_config_fcm_channel_id	string	TX-S3 TX-S11	In the JSON of the C interface.
PF-265	tencent	huawei.category	offline_push_config_android_config.android_offline_push_config_huawei_category	string	TX-S3 TX-S11	In the JSON of the C interface.
PF-266	tencent	vivo.classification	offline_push_config_android_config.android_offline_push_config_vivo_classification	integer	TX-S3 TX-S11	In the JSON of the C interface.
PF-267	tencent	android.soundFile	offline_push_config_android_config.android_offline_push_config_sound	string	TX-S3 TX-S11	In the JSON of the C interface.
PF-268	tencent	android.soundFile	androidInfo.sound	string	TX-S12	In messages of the JavaScript SDK.
PF-269	tencent	xiaomi.channel	androidInfo.XiaoMiChannelID	string	TX-S12	In messages of the JavaScript SDK.
PF-270	tencent	oppo.channel	androidInfo.OPPOChannelID	string	TX-S12	In messages of the JavaScript SDK.
PF-271	tencent	oppo.channel	androidOPPOChannelID	string	TX-S12	As builds of 2023 of the JavaScript SDK have it; read, never written.
"""#

private let outcomesText = #"""
id	vendor	detail	outcome	reason	class	sources	note
OC-001	easemob	no push binding	rejected	no-binding	token	CB-PUSH EASYIM-PUSH	The receiver has bound no device; nothing was sent.
OC-002	easemob	illegal binding	rejected	invalid-binding	token	CB-PUSH EASYIM-PUSH	A certificate name or device token that is empty; seen in old data only.
OC-003	easemob	no user exist	rejected	no-user	request	CB-PUSH EASYIM-PUSH	The receiver does not exist.
OC-004	easemob	notifier out of limit	rejected	certificate-over-limit	throttling	CB-PUSH EASYIM-PUSH	The certificate has pushed more than it may.
OC-005	easemob	notifier disabled	rejected	certificate-disabled	configuration	CB-PUSH EASYIM-PUSH	The certificate is not enabled, as after it was banned once.
OC-006	easemob	notifier is ban	rejected	certificate-banned	configuration	CB-PUSH EASYIM-PUSH	The certificate is banned.
OC-007	easemob	no notifier exist	rejected	no-certificate	configuration	CB-PUSH EASYIM-PUSH	The binding names a certificate that the console does not have.
OC-008	easemob	invalid notifier	rejected	invalid-certificate	configuration	CB-PUSH EASYIM-PUSH	The certificate cannot be used.
OC-009	easemob	message ignore push	suppressed	silent-message	sender	CB-PUSH EASYIM-PUSH	The message has em_ignore_notification.
OC-010	easemob	invalid message	rejected	invalid-message	request	CB-PUSH EASYIM-PUSH	The message breaks the protocol; hardly ever seen.
OC-011	easemob	expire message	rejected	expired-message	server	CB-PUSH EASYIM-PUSH	The push was delayed for more than a day and is not made any more.
OC-012	easemob	user ignore push	suppressed	receiver-quiet	receiver	CB-PUSH EASYIM-PUSH	Quiet time, mode or mute; the callback does not say which.
OC-013	easemob	ignore push device id	suppressed	filtered-device	sender	CB-PUSH EASYIM-PUSH	The message's em_push_filter excludes all devices.
OC-014	easemob	invalid VOIP notification	rejected	invalid-voip	request	CB-PUSH EASYIM-PUSH	A VoIP push that Apple would not take.
OC-015	easemob	get push token fail	failed	no-access-token	authentication	CB-PUSH EASYIM-PUSH	The push service gave the vendor no access token; a sample blames the certificate's keys.
OC-016	easemob	push yet but fail	rejected	push-service	unknown	CB-PUSH EASYIM-PUSH	The push service was asked and refused; data may say why. Documented with a blank at its end.
"""#

private let webhooksText = #"""
id	vendor	part	path	type	sources	note
WH-001	easemob	body	callId	string	CB CB-PUSH	Names the callback; the signature covers it, and a repetition has it again.
WH-002	easemob	body	timestamp	integer|string	CB CB-PUSH	Milliseconds; the signature covers the digits as they are spelled.
WH-003	easemob	body	security	string	CB	MD5 in hexadecimal digits over callId, secret and timestamp; covers nothing else.
WH-004	easemob	body	eventType	string	CB	chat or chat_offline; only in callbacks after sending.
WH-005	easemob	body	step	string	CB-PUSH	Always push; only in callbacks about offline pushes.
WH-006	nim	header	MD5	string	NIM-S13	MD5 of the body's bytes in hexadecimal digits.
WH-007	nim	header	CurTime	string	NIM-S13	Milliseconds, unlike that of a request, which is in seconds.
WH-008	nim	header	CheckSum	string	NIM-S13	SHA-1 in hexadecimal digits over secret, MD5 and CurTime.
WH-009	nim	body	eventType	string|integer	NIM-S13 NIM-S14	Text in a copy, a number in a callback before sending.
WH-010	nim	request	AppKey	string	NIM-S12	The app.
WH-011	nim	request	Nonce	string	NIM-S12	A random text, another one for each request.
WH-012	nim	request	CurTime	string	NIM-S12	Seconds, unlike that of a webhook, which is in milliseconds.
WH-013	nim	request	CheckSum	string	NIM-S12	SHA-1 in hexadecimal digits over secret, Nonce and CurTime.
WH-014	easemob	report	step	string	CB-PUSH	Always push; only reports have it, other callbacks do not.
WH-015	easemob	report	msg_id	string	CB-PUSH	The message.
WH-016	easemob	report	target	string	CB-PUSH	The receiver.
WH-017	easemob	report	channel	string	CB-PUSH	APNS, or another platform's push service.
WH-018	easemob	report	status	string	CB-PUSH	success, fail or error.
WH-019	easemob	report	detail	string	CB-PUSH EASYIM-PUSH	Why a push was not made or not taken; outcomes.tsv has the texts, which hold even beside a success.
WH-020	easemob	report	e_message	string	CB-PUSH	What went wrong when the status is error; free text.
WH-021	easemob	report	device_token	string	CB-PUSH	The device token; that of data.pushNotification wins.
WH-022	easemob	report	timestamp	integer|string	CB-PUSH	Milliseconds; text in the table, a number in every sample.
WH-023	easemob	report	data	object	CB-PUSH	What the push service answered.
WH-024	easemob	report	data.accepted	boolean	CB-PUSH	Whether Apple accepted the push.
WH-025	easemob	report	data.apnsId	string	CB-PUSH	Apple's identifier of the push.
WH-026	easemob	report	data.rejectionReason	string	?	Apple's reason; a guess from the shape of data, no sample shows a rejection.
WH-027	easemob	report	data.desc	string	CB-PUSH	What another platform's push service said; text of a record's answer.
WH-028	easemob	report	data.pushNotification	object	CB-PUSH	The request to Apple.
WH-029	easemob	report	data.pushNotification.token	string	CB-PUSH	The device token.
WH-030	easemob	report	data.pushNotification.topic	string	CB-PUSH	The app at Apple.
WH-031	easemob	report	data.pushNotification.priority	string|integer	CB-PUSH	IMMEDIATE in the sample; CONSERVE_POWER is taken for 5, and numbers for themselves.
WH-032	easemob	report	data.pushNotification.expiration	integer	CB-PUSH	Milliseconds, unlike Apple's header.
WH-033	easemob	report	data.pushNotification.payload	json-string	CB-PUSH	The payload, JSON in a string.
WH-034	easemob	report	data.result	string|integer	CB-PUSH	Another platform's word or number for its answer; code of a record's answer.
WH-035	easemob	answer	valid	boolean	CB	In the answer to a callback before sending: whether the message is sent.
WH-036	nim	answer	errCode	integer	NIM-S13	In the answer to a callback before sending: 0 lets the message pass.
WH-037	easemob	presence	user	string	CB	Who connected or disconnected: app key, underscore, user, and behind a slash the device.
WH-038	easemob	presence	status	string	CB	online or offline, after a login, a logout or a replacement by another device.
WH-039	easemob	presence	timestamp	integer|string	CB	Milliseconds.
WH-040	nim	presence	accid	string	NIM-S13	Who logged in or out.
WH-041	nim	presence	eventType	string	NIM-S13	2 for a login, 3 for a logout.
WH-042	nim	presence	timestamp	integer|string	NIM-S13	Milliseconds; logins and logouts come in any order, or not at all, so that only the latest counts.
WH-043	tencent	query	Sign	string	TX-S13	SHA-256 in hexadecimal digits over the token and RequestTime.
WH-044	tencent	query	RequestTime	string	TX-S13	Seconds; nothing but it is signed, so anybody who saw one signature can use it for another body.
WH-045	tencent	query	CallbackCommand	string	TX-S9	What the webhook tells of; newer ones say it in the body too, and else the record of its verification does.
WH-046	tencent	body	CallbackCommand	string	TX-S9	What the webhook tells of.
WH-047	tencent	answer	ActionStatus	string	TX-S9	OK, whatever the answer is.
WH-048	tencent	answer	ErrorCode	integer	TX-S9	In the answer to a webhook before sending: 0 lets the message pass, 1 forbids it, 2 drops it silently.
WH-049	tencent	answer	ErrorInfo	string	TX-S9	Words for the sender; empty where the message passes.
WH-050	rongcloud	query	signature	string	RC-S11 RC-S14	SHA-1 in hexadecimal digits over secret, nonce and time; covers nothing of the body.
WH-051	rongcloud	query	nonce	string	RC-S11 RC-S14	A random text, which the signature covers.
WH-052	rongcloud	query	signTimestamp	string	RC-S11	Milliseconds; the time of a routed message.
WH-053	rongcloud	query	timestamp	string	RC-S12	Milliseconds; the time of a callback before sending.
WH-054	rongcloud	query	appKey	string	RC-S15	The app, in newer traffic.
WH-055	rongcloud	body	signature	string	RC-S12	The same in the form of a callback before sending.
WH-056	rongcloud	body	nonce	string	RC-S12	The same in the form of a callback before sending.
WH-057	rongcloud	body	timestamp	string	RC-S12	The same in the form of a callback before sending.
WH-058	rongcloud	body	msgUID	string	RC-S11	Only a routed message has it.
WH-059	rongcloud	body	channelType	string	RC-S11 RC-S12	Every webhook about a message has it.
WH-060	rongcloud	body	msgType	string	RC-S12	Only a callback before sending has it.
WH-061	rongcloud	answer	pass	integer	RC-S12	In the answer to a callback before sending: 1 lets the message pass, 0 forbids it.
WH-062	rongcloud	request	App-Key	string	RC-S14	The app; RC-App-Key is accepted too (RC 9.8).
WH-063	rongcloud	request	Nonce	string	RC-S14	A random text, another one for each request.
WH-064	rongcloud	request	Timestamp	string	RC-S14	Milliseconds.
WH-065	rongcloud	request	Signature	string	RC-S14	SHA-1 in hexadecimal digits over secret, nonce and time.
WH-066	rongcloud	header	Signature	string	RC-S14	The same as in the query; what the query and the form lack is looked for here (RC 9.8).
WH-067	rongcloud	header	RC-Signature	string	RC-S14	The same, for hosts that strip the bare name.
WH-068	rongcloud	header	Nonce	string	RC-S14	A random text, which the signature covers.
WH-069	rongcloud	header	RC-Nonce	string	RC-S14	The same, for hosts that strip the bare name.
WH-070	rongcloud	header	Timestamp	string	RC-S14	Milliseconds.
WH-071	rongcloud	header	RC-Timestamp	string	RC-S14	The same, for hosts that strip the bare name.
WH-072	rongcloud	query	rc-timestamp	string	RC-S14	Milliseconds; private clouds call it so (RC 9.8).
WH-232	tencent	query	SdkAppid	string	TX-S9	The app; the signature does not cover it.
WH-233	easemob	body	appkey	string	CB CB-PUSH	The app, as organisation, hash sign and name; the signature does not cover it.
WH-234	nim	header	AppKey	string	NIM-S13	The app.
WH-235	tencent	presence	Info	object	TX-S29	What changed.
WH-236	tencent	presence	Info.Action	string	TX-S29	Login, Logout, or Disconnect where the connection was lost.
WH-237	tencent	presence	Info.To_Account	string	TX-S29	Whose state changed.
WH-238	tencent	presence	EventTime	integer	TX-S29	Milliseconds.
"""#

private let fieldsText = #"""
id	field	case	usual	type	apple	loss	counterparts	note
FD-001	kind	kind	.text	word	no	error	-	What sort of message it is.
FD-002	text	text	-	text	yes	error	-	The message's own text.
FD-003	id	id	-	text	no	info	-	The server's identifier of the message.
FD-004	clientID	clientID	-	text	no	info	-	The sending client's identifier of the message.
FD-005	timestamp	timestamp	-	text	no	info	-	When it was sent: the digits of milliseconds since 1970.
FD-006	sender.id	senderID	-	text	yes	error	-	The sender's user identifier.
FD-007	sender.name	senderName	-	text	no	info	-	The display name that the message carries.
FD-008	sender.groupName	senderGroupName	-	text	yes	error	-	The sender's name within the group.
FD-009	conversation.kind	conversationKind	.direct	word	no	error	-	Direct, group or room.
FD-010	conversation.id	conversationID	-	text	no	info	receivers	The group or room where the message names it apart from its receivers.
FD-011	receivers	receivers	[]	texts	no	error	conversation.id	Whom it is addressed to: people, groups or rooms.
FD-012	audience.members	members	-	texts	yes	warning	audience.excluded	The only group members whom it reaches.
FD-013	audience.excluded	excludedMembers	[]	texts	yes	warning	-	Group members whom it does not reach.
FD-014	isSilent	isSilent	false	flag	yes	error	-	The sender wants no push.
FD-015	isOnlineOnly	isOnlineOnly	false	flag	yes	warning	-	Delivered to users who are online only.
FD-016	isStored	isStored	true	flag	yes	warning	-	Kept for receivers who are offline; absent means yes.
FD-017	isCounted	isCounted	-	flag	yes	warning	-	Whether the unread count grows; absent leaves it to the app.
FD-018	mentions	mentions	.nobody	audience	yes	warning	force directed.targets	Who is mentioned.
FD-019	force	force	.nobody	audience	yes	warning	mentions memberText	Who gets the push whatever they set.
FD-020	memberText	memberText	-	text	yes	error	mentions directed.targets	The words for those mentioned, instead of the alert's body.
FD-021	mentionTextDisabled	mentionTextDisabled	false	flag	no	info	-	The built-in text for those mentioned is off.
FD-022	devices.acceptedIDs	acceptedDevices	[]	texts	yes	warning	-	The only devices that get the push.
FD-023	devices.ignoredIDs	ignoredDevices	[]	texts	yes	warning	-	Devices that do not get it.
FD-024	devices.acceptedNotifiers	acceptedNotifiers	[]	texts	yes	warning	-	The only certificates that it goes through.
FD-025	devices.ignoredNotifiers	ignoredNotifiers	[]	texts	yes	warning	-	Certificates that it does not go through.
FD-026	isVoIP	isVoIP	false	flag	yes	warning	-	A call, which goes through Apple's VoIP channel.
FD-027	alert.title	title	-	text	yes	error	explicitAlert.title	The title.
FD-028	alert.subtitle	subtitle	-	text	yes	error	explicitAlert.subtitle	The subtitle.
FD-029	alert.body	body	-	text	yes	error	explicitAlert.body text kind	The text.
FD-030	alert.launchImage	launchImage	-	text	yes	error	explicitAlert.launchImage	The launch image.
FD-031	alert.titleLocKey	titleLocKey	-	text	yes	error	explicitAlert.titleLocKey	The key of a localized title in the app's bundle.
FD-032	alert.titleLocArgs	titleLocArgs	[]	texts	yes	error	explicitAlert.titleLocArgs	The arguments of that title.
FD-033	alert.subtitleLocKey	subtitleLocKey	-	text	yes	error	explicitAlert.subtitleLocKey	The key of a localized subtitle.
FD-034	alert.subtitleLocArgs	subtitleLocArgs	[]	texts	yes	error	explicitAlert.subtitleLocArgs	The arguments of that subtitle.
FD-035	alert.locKey	locKey	-	text	yes	error	explicitAlert.locKey	The key of a localized text.
FD-036	alert.locArgs	locArgs	[]	texts	yes	error	explicitAlert.locArgs	The arguments of that text.
FD-037	explicitAlert.title	explicitTitle	-	text	yes	error	alert.title	The title of an alert that decides alone.
FD-038	explicitAlert.subtitle	explicitSubtitle	-	text	yes	error	alert.subtitle	The subtitle of an alert that decides alone.
FD-039	explicitAlert.body	explicitBody	-	text	yes	error	alert.body text	The text of an alert that decides alone.
FD-040	explicitAlert.launchImage	explicitLaunchImage	-	text	yes	error	-	The launch image of an alert that decides alone.
FD-041	explicitAlert.titleLocKey	explicitTitleLocKey	-	text	yes	error	-	The title key of an alert that decides alone.
FD-042	explicitAlert.titleLocArgs	explicitTitleLocArgs	[]	texts	yes	error	-	The title arguments of an alert that decides alone.
FD-043	explicitAlert.subtitleLocKey	explicitSubtitleLocKey	-	text	yes	error	-	The subtitle key of an alert that decides alone.
FD-044	explicitAlert.subtitleLocArgs	explicitSubtitleLocArgs	[]	texts	yes	error	-	The subtitle arguments of an alert that decides alone.
FD-045	explicitAlert.locKey	explicitLocKey	-	text	yes	error	-	The text key of an alert that decides alone.
FD-046	explicitAlert.locArgs	explicitLocArgs	[]	texts	yes	error	-	The text arguments of an alert that decides alone.
FD-047	explicitAlert.extras	explicitExtras	[]	members	yes	error	-	Other members of an alert that decides alone.
FD-048	hasPrefix	hasPrefix	-	flag	yes	warning	sender.id	Whether the sender's name stands before the words; absent leaves it to the app.
FD-049	template.name	templateName	-	text	yes	error	-	The template that the sender chose.
FD-050	template.titleArguments	templateTitleArguments	[]	texts	yes	error	-	The arguments of its title.
FD-051	template.contentArguments	templateContentArguments	[]	texts	yes	error	-	The arguments of its content.
FD-052	directed.targets	directedTargets	[]	texts	yes	error	-	The group members for whom another template is meant.
FD-053	directed.name	directedName	-	text	yes	error	-	The name of that template.
FD-054	directed.titleArguments	directedTitleArguments	[]	texts	yes	error	-	The arguments of its title.
FD-055	directed.contentArguments	directedContentArguments	[]	texts	yes	error	-	The arguments of its content.
FD-056	badge	badge	-	integer	yes	error	-	A fixed number for the icon.
FD-057	leavesBadge	leavesBadge	false	flag	yes	error	-	The icon keeps its number where none is fixed.
FD-058	sound	sound	-	sound	yes	error	-	The sound: a file's name, Apple's object, or false for silence.
FD-059	category	category	-	text	yes	error	-	The category, which names the actions.
FD-060	threadID	threadID	-	text	yes	error	-	The identifier that groups notifications.
FD-061	isMutable	isMutable	-	flag	yes	error	-	Whether the app's service extension may change the notification; absent leaves it to the app.
FD-062	isContentAvailable	isContentAvailable	false	flag	yes	error	-	The app is woken to fetch content.
FD-063	interruptionLevel	interruptionLevel	-	text	yes	error	-	Apple's interruption level.
FD-064	relevanceScore	relevanceScore	-	number	yes	error	-	Apple's relevance score, as it is spelled.
FD-065	targetContentID	targetContentID	-	text	yes	error	-	The window to bring forward.
FD-066	filterCriteria	filterCriteria	-	text	yes	error	-	The Focus filter.
FD-067	apsExtras	apsExtras	[]	members	yes	error	-	Other members of Apple's aps dictionary, in their order.
FD-068	collapseID	collapseID	-	text	yes	error	-	Notifications with the same identifier replace each other.
FD-069	appData	appData	-	json	yes	error	rootData	The app's own data as one value.
FD-070	rootData	rootData	[]	members	yes	error	appData	The app's own data as members of the payload's root.
FD-071	platforms	platforms	[]	members	no	info	-	Settings for other platforms' push services, by the vendor's name of the section.
FD-072	extension	extension	-	json	no	info	-	The app's own message extension, which never reaches Apple.
FD-073	route.environment	routeEnvironment	-	text	no	info	-	The environment that a webhook's copies go to.
FD-074	route.isEnabled	routeIsEnabled	-	flag	no	info	-	Whether copies are made; absent leaves it to the app.
FD-075	recall.messageID	recallMessageID	-	text	yes	error	-	The server's identifier of the withdrawn message.
FD-076	recall.clientID	recallClientID	-	text	yes	error	-	The client's identifier of the withdrawn message.
FD-077	recall.note	recallNote	-	text	no	info	-	The sender's note on the recall; never the push's text.
FD-078	mediaURL	mediaURL	-	text	yes	error	rootData	The address of a picture that the app's service extension fetches.
FD-079	hidesTitle	hidesTitle	false	flag	yes	error	-	No title is shown.
FD-080	showsDetails	showsDetails	false	flag	yes	error	-	People who hide details see the words too.
FD-081	badgeIncrement	badgeIncrement	-	integer	yes	error	isCounted	By how much the badge grows, instead of one.
FD-082	translations	translations	[]	translations	yes	error	-	The words in the languages of devices.
FD-083	template.namedArguments	templateNamedArguments	-	json	yes	error	template.contentArguments	The arguments of the template by name, as one object.
FD-084	isUnread	isUnread	true	flag	no	warning	isCounted	Whether it counts as unread in the app; the badge is another matter.
FD-085	liveActivity	liveActivity	-	json	yes	warning	-	An update of a Live Activity, as the vendor spells it.
FD-086	elements	elements	[]	elements	yes	error	text kind	Its parts in their order, where kind and text do not say them all.
FD-087	overridesMute	overridesMute	false	flag	yes	warning	force	What the receiver set for this one conversation does not hold the push back.
FD-088	audience.isEveryone	isForEveryone	false	flag	yes	error	kind	It is for everyone who uses the app but the sender.
FD-089	audience.condition	audienceCondition	-	json	yes	warning	-	Which of everyone it is for; only the vendor can tell.
FD-090	conversation.parentID	parentID	-	text	yes	warning	conversation.id	The group that the conversation is a topic of.
FD-091	receiverUnread	receiverUnread	-	integer	yes	info	-	The receiver's unread messages with this one, as the vendor's server counts them.
FD-092	isRefused	isRefused	false	flag	yes	warning	-	The vendor's server refused the message, so it reached nobody.
FD-093	typeName	typeName	-	text	no	info	-	What the vendor calls its type; the category of its push where the sender gives none.
FD-094	conversation.sort	conversationSort	-	text	no	info	-	What its conversation is beside its kind, such as system, discussion or ultragroup.
FD-095	personal	personalWords	-	json	yes	error	text alert.body appData	What single receivers get in place of its text, body and data.
FD-195	mentions.named	namedMentions	[]	texts	yes	warning	mentions	Who is mentioned by name beside everyone.
"""#

private let vendorsText = #"""
id	vendor	name	like	keys	settings	forms	transforms	readings	generations	folder	note
VN-001	easemob	Easemob	-	EM	ES	rest rest-response rest-legacy sdk sdk-legacy console	parameterType:integer	E	2017 2018 current	Sources/Vendors/Easemob	What NIM calls team is called group here.
VN-002	agora	Agora	easemob	-	-	-	-	-	2017 2018 current	-	Agora Chat has Easemob's keys; only built-in texts and the usual language differ.
VN-003	nim	NIM	-	NIM	NS	sdk sdk-v2 server-v1 server-v2 console	levels:integer:unmapped relationType:string|integer:meanings blockList:array|string:unmapped	N	current	Sources/Vendors/NIM	NetEase Yunxin's messaging; two SDK generations and two server interfaces.
VN-004	tencent	Tencent	-	TX	TS	sdk rest console	quietOption:integer:meanings startSecond:integer:unmapped startStamp:integer duration:integer users:array	TX	current	Sources/Vendors/Tencent	Tencent Cloud Chat, once IM; C2C is direct there, and a community's topics are groups.
VN-005	rongcloud	RongCloud	-	RC	RS	rest sdk wrapper console	startTime:string span:integer channel:string:unmapped	RC	current	Sources/Vendors/RongCloud	RongCloud, abroad Nexconn; messages of the system are direct, ultragroups and discussions groups.
"""#

private let shapesText = #"""
id	vendor	shape	sender	body	writes	paths	implies	everyone	root	common	rest	case	note
SH-001	easemob	sdk	client	json	usual	-	-	-	-	root	unknown	exact	A client SDK's message as JSON.
SH-002	easemob	rest	server	json	usual	direct:/{org}/{app}/messages/users group-members:/{org}/{app}/messages/chatgroups/users room-members:/{org}/{app}/messages/chatrooms/users group:/{org}/{app}/messages/chatgroups room:/{org}/{app}/messages/chatrooms everyone:/{org}/{app}/messages/users/broadcast everyone:/{org}/{app}/messages/broadcast	-	path	-	root	unknown	exact	The body of a current REST send.
SH-003	easemob	rest-legacy	server	json	yes	/{org}/{app}/messages	-	-	-	root	unknown	exact	The body of a REST send of the older API.
SH-004	easemob	callback	vendor	json	-	-	-	-	-	root payload	unknown	exact	A webhook before or after sending.
SH-005	easemob	ext	client	json	yes	-	-	-	ext	-	extension	exact	A bare ext dictionary.
SH-006	easemob	payload	vendor	json	-	-	-	-	-	-	rootData	exact	A push as a device received it.
SH-007	nim	sdk	client	json	usual	-	-	-	-	-	unknown	exact	The properties of a client SDK's message as JSON, of the first SDK generation.
SH-008	nim	sdk-v2	client	json	yes	-	-	-	-	-	unknown	exact	The properties of a message of the second SDK generation as JSON.
SH-009	nim	server-v1	server	form	yes	/nimserver/msg/sendMsg.action /nimserver/msg/sendBatchMsg.action /nimserver/msg/sendAttachMsg.action /nimserver/msg/sendBatchAttachMsg.action /nimserver/msg/recall.action	-	-	-	-	unknown	any	The form of a call to the first server interface, or the same fields as JSON.
SH-010	nim	server-v2	server	json	usual	/im/v2/conversations/{conversation}/messages /im/v2/conversations/{conversation}/messages/{message} /im/v2/conversations/messages /im/v2/custom_notification /im/v2/custom_notification/batch /im/v2/push_notification	-	key	-	-	unknown	exact	The JSON body of a call to the second server interface.
SH-011	nim	copy	copy	json	-	-	-	-	-	-	unknown	exact	What a webhook gets: the copy of a message or a recall, or the callback before it is sent.
SH-012	nim	payload	vendor	json	-	-	-	-	-	-	rootData	exact	A push as a device received it.
SH-013	tencent	rest	server	json	always	everyone:/v4/openim/im_push everyone:/v4/all_member_push/im_push several:/v4/openim/batchsendmsg /v4/openim/sendmsg	-	path	-	-	unknown	exact	The body of a REST call that sends to people, or to all.
SH-014	tencent	rest-group	server	json	usual:group	/v4/group_open_http_svc/send_group_msg	conversation.kind=group	-	-	-	unknown	exact	The body of a REST call that sends to a group.
SH-015	tencent	sdk	client	json	usual	-	-	-	-	-	unknown	any	A message of a client SDK as JSON, with what its call to send takes.
SH-016	tencent	sdk-json	client	json	yes	-	-	-	-	-	unknown	exact	A message in the JSON of the C interface, which desktop clients keep.
SH-017	tencent	web	client	json	yes	-	-	-	-	-	unknown	exact	A message of the JavaScript SDK, with its options to send.
SH-018	tencent	push	server	json	yes	/v4/timpush/push	kind=pushOnly conversation.kind=direct	shape	-	-	unknown	exact	The body of a call that pushes to everybody, or to those with some tags.
SH-019	tencent	push-batch	server	json	yes	/v4/timpush/batch	kind=pushOnly conversation.kind=direct	-	-	-	unknown	exact	The body of a call that pushes to some people.
SH-020	tencent	callback	copy	json	-	-	-	-	-	-	unknown	exact	A webhook before or after sending.
SH-021	tencent	payload	vendor	json	-	-	-	-	-	-	rootData	exact	A push as a device received it.
SH-022	rongcloud	sdk	client	json	usual	-	-	-	-	-	unknown	exact	A message of the native SDKs as JSON, with what its call to send takes.
SH-023	rongcloud	wrapper	client	json	yes	-	-	-	-	-	unknown	exact	A message of the Flutter, Unity, React Native and uni-app wrappers.
SH-024	rongcloud	web	client	json	yes	-	-	-	-	-	unknown	exact	A message of the JavaScript SDK, with its options to send.
SH-025	rongcloud	private	server	form	usual	/message/private/publish.json	conversation.kind=direct	-	-	root	unknown	exact	The form of a call that sends to people, or the same fields as JSON.
SH-026	rongcloud	private-template	server	json	-	/message/private/publish_template.json	conversation.kind=direct	-	-	-	unknown	exact	The JSON of a call that sends to people, to each with words of their own.
SH-027	rongcloud	group	server	form	usual:group	/message/group/publish.json	conversation.kind=group	-	-	root	unknown	exact	The form of a call that sends to groups.
SH-028	rongcloud	system	server	form	yes	/message/system/publish.json	conversation.kind=direct conversation.sort=system	-	-	root	unknown	exact	The form of a call that sends to people in the name of the system.
SH-029	rongcloud	system-template	server	json	-	/message/system/publish_template.json	conversation.kind=direct conversation.sort=system	-	-	-	unknown	exact	The JSON of such a call, to each with words of their own.
SH-030	rongcloud	broadcast	server	form	yes	/message/broadcast.json	conversation.kind=direct conversation.sort=system	shape	-	root	unknown	exact	The form of a call that sends to everyone who uses the app.
SH-031	rongcloud	ultragroup	server	json	yes	/message/ultragroup/publish.json	conversation.kind=group conversation.sort=ultragroup	-	-	root	unknown	exact	The JSON of a call that sends to ultragroups.
SH-032	rongcloud	online	server	form	yes	/message/online/broadcast.json	conversation.kind=direct conversation.sort=system isOnlineOnly=true	shape	-	root	unknown	exact	The form of a call that sends to everyone who is online; never pushed.
SH-033	rongcloud	status	server	form	yes	group:/statusmessage/group/publish.json /statusmessage/private/publish.json	isOnlineOnly=true	-	-	root	unknown	exact	The form of a call whose message is kept for nobody; never pushed.
SH-034	rongcloud	chatroom	server	form	usual:room	/message/chatroom/publish.json	conversation.kind=room	-	-	root	unknown	exact	The form of a call that sends to chat rooms; never pushed.
SH-035	rongcloud	recall	server	form	yes	/message/recall.json	kind=recall	-	-	-	unknown	exact	The form of a call that withdraws a message.
SH-036	rongcloud	push	server	json	yes	/push.json /push/user.json /push/custom.json	kind=pushOnly conversation.kind=direct	key	-	-	unknown	exact	The JSON of a call that pushes to some or all without a message.
SH-037	rongcloud	callback	vendor	form	-	-	-	-	-	-	unknown	exact	A webhook before a message is sent.
SH-038	rongcloud	route	copy	form	-	-	-	-	-	-	unknown	exact	A webhook with the copy of a message.
SH-039	rongcloud	payload	vendor	json	-	-	-	-	-	-	rootData	exact	A push as a device received it.
SH-079	easemob	web	client	json	-	-	-	-	-	root	media	exact	A message of the JavaScript SDK.
"""#

private let lossesText = #"""
id	from	to	keys	what	happens	remedy	weight	effort	signs	lossInChinese	remedyInChinese
LS-001	easemob	nim	EM-004 alert.* explicitAlert.* template.* directed.*	A push text that everybody reads	hidden from users who hide details	nothing: few will complain	degraded	none	hidden-from-some	所有人都能看到的推送文案：对不显示详情的人隐藏	无需处理：很少有人会在意
LS-002	*	nim	badge	A fixed badge	dropped: NIM counts	accept it; see [Badge hand-over](doc:Badge-hand-over)	degraded	none	not-sayable	固定的角标：丢失，由 NIM 计数	接受；见“角标交接”
LS-003	easemob	nim	force	A force, in a group	overrides mutes there, not quiet times	tell the users who need it	degraded	users	force-overrides-other forced-count-as-mentioned	群里的强制推送：能越过会话免打扰，不能越过免打扰时间段	告知需要它的用户
LS-004	*	nim	force	A force, to one person	dropped	nothing: NIM can force in groups only	degraded	none	not-sayable	单聊的强制推送：丢失	无法处理：NIM 只能在群里强制推送
LS-005	*	nim	mentions	Mentions, in `server-v1`	dropped	`--to-shape server-v2`	degraded	code	not-sayable	server-v1 里的 @：丢失	用 --to-shape server-v2
LS-006	easemob	nim	EM-043	A template for some members	their body is kept, the title is the same for all	send two messages	degraded	code	members-title-lost members-words-lost	给部分成员的模板：正文保留，标题所有人相同	分成两条消息发送
LS-007	*	nim	devices.*	A filter on devices	dropped	nothing: NIM pushes to all of a user's devices	degraded	none	not-sayable	设备过滤：丢失	无法处理：NIM 推送到用户的所有设备
LS-008	easemob	nim	EM-074	A command message	no message	send a custom notification	degraded	code	no-commands	透传消息：没有对应的消息	改发自定义通知
LS-009	*	nim	text	A text of over 5000 characters	no message	shorten it	degraded	code	cut-off too-long-to-send too-large-to-send only-first-kept	超过 5000 个字符的文本：没有对应的消息	缩短文本
LS-010	easemob	nim	EM-001	Own keys in `ext` with over 1024 characters	no message	send less, or a link to it	degraded	code	cut-off too-long-to-send too-large-to-send only-first-kept	ext 里超过 1024 个字符的自有字段：没有对应的消息	少发一些，或者只发链接
LS-011	easemob	nim	ES-001	The simple style (0)	*no detail*, which also hides the sender's own title and text	tell the user	-	-	-	-	-
LS-012	*	nim	nickname	A push nickname	dropped	set it in the user's profile	-	-	-	-	-
LS-013	*	nim	language	A language for translations	dropped: NIM does not translate pushes	nothing	-	-	-	-	-
LS-014	easemob	nim	ES-005	The mode *mentions*	dropped: every message rings	tell the user	-	-	-	-	-
LS-015	easemob	nim	ES-005	The mode *none*	quiet from 00:00 to 23:59	tell the user: one minute a day rings	-	-	-	-	-
LS-016	easemob	nim	ES-006	A quiet time that lasts all day	quiet from 00:00 to 23:59	the same	-	-	-	-	-
LS-017	easemob	nim	ES-006	Quiet hours	kept, but forced pushes no longer override them	tell the user	-	-	-	-	-
LS-018	easemob	nim	quiet.until	A quiet time with an end (a duration)	dropped: the phone rings during this time	tell the user; after seven days the last one has ended	-	-	-	-	-
LS-019	easemob	nim	ES-010	The mode *mentions* in one conversation	dropped: every message rings	tell the user	-	-	-	-	-
LS-020	easemob	nim	ES-010	The mode *none* in one group	a mute, which forced pushes override	tell the user	-	-	-	-	-
LS-021	*	nim	conversation.until	A quiet time with an end in one conversation	dropped: it rings during this time	as above	-	-	-	-	-
LS-022	*	nim	template	A chosen template	dropped: NIM has no templates	nothing	-	-	-	-	-
LS-023	*	nim	device.id	A device's identifier	dropped	nothing: NIM has no device filters, either	-	-	-	-	-
LS-024	*	nim	templates	The console's templates	dropped: NIM has no templates	let the sender write the text; `convert` does this	-	-	-	-	-
LS-025	nim	easemob	NIM-049 alert.* explicitAlert.* text memberText kind	Text that *no detail* hides	**Easemob shows it to everybody**	the templates that `settings profile` offers, or `--keep-hidden`	exposed	console	hidden-words-shown hidden-words-covered hidden-words-left-out	不显示详情时隐藏的文案：环信会显示给所有人	使用 settings profile 提供的模板，或 --keep-hidden
LS-026	nim	easemob	NIM-044	The sender's id before the text	left out	add the sender to the profile's `senders`	vendor-wording	console	identifier-left-out named-otherwise	正文前的发送方 ID：省略	把发送方加到 profile 的 senders
LS-027	nim	easemob	NIM-061 memberText mentions	A text for members	dropped	a template with exactly the content `{0}`	degraded	console	members-words-lost members-title-lost members-listed	给成员的文案：丢失	使用内容正好是 {0} 的模板
LS-028	nim	easemob	force memberText	A force for some members	dropped	send two messages	degraded	code	not-sayable	对部分成员的强制推送：丢失	分成两条消息发送
LS-029	nim	easemob	force	A force for everybody	overrides quiet times there, not mutes	tell the users who need it	degraded	users	force-overrides-other not-sayable	对所有人的强制推送：能越过免打扰时间段，不能越过会话免打扰	告知需要它的用户
LS-030	*	easemob	isCounted	*Not counted*	dropped: Easemob counts the messages that wait	`em_push_badge`, if the backend knows the number	degraded	code	not-sayable	不计入角标：丢失，环信按未送达的消息计数	如果后端知道数字，用 em_push_badge
LS-031	nim	easemob	interruptionLevel	An interruption level	dropped, like other keys of `apsField`	nothing: Easemob has none	degraded	none	not-sayable	中断级别：丢失，apsField 的其他字段也一样	无法处理：环信没有
LS-032	nim	easemob	NIM-131 rootData	The app's keys at the root	they are in `e`	let the app read them there, too	same-screen	code	members-moved echo-moved	根级的应用字段：移到 e 里	让应用也从那里读取
LS-033	nim	easemob	NIM-043	The text of a tip	dropped: it becomes a custom message, which has no text	send a text message	degraded	code	text-left-out kind-became-custom	提示消息的文本：丢失，变成没有文本的自定义消息	改发文本消息
LS-034	nim	easemob	NIM-173	A recall	no message	use Easemob's own recall, which makes no push	degraded	code	kind-without-push	撤回：没有对应的消息	使用环信自己的撤回，它不产生推送
LS-035	nim	easemob	NS-001	*No detail*	the simple style, which shows the sender's own title and text	tell the user, and convert messages with `--keep-hidden`	-	-	-	-	-
LS-036	nim	easemob	NS-002	Quiet hours	kept, but forced pushes override them	tell the user	-	-	-	-	-
LS-037	*	easemob	pushWhileDesktopOnline	*Not while a desktop is online*	dropped: the console has one policy for all users	choose the policy that most users want	-	-	-	-	-
LS-038	nim	easemob	NS-020	A team from which only managers ring	dropped: every member rings	tell the user	-	-	-	-	-
LS-039	nim	easemob	NS-033	A muted team	the mode *none*, which no forced push overrides	tell the user	-	-	-	-	-
LS-040	*	easemob	conversation.superteam	That a team is a superteam	dropped: there is only one kind of group	on the way back, set it again	-	-	-	-	-
LS-041	*	easemob	textKey	A key of a text for hidden details	dropped	the template `default`, the same for everybody	-	-	-	-	-
LS-042	*	easemob	badgeCap	The console's badge cap	kept in the profile; no document describes a setting for it	ask the vendor, or cap it in the app	-	-	-	-	-
LS-043	*	easemob	hiddenTexts	The console's texts for hidden details	dropped	the template `default`, the same for everybody	-	-	-	-	-
LS-044	*	easemob	recallOverride	The console's recall override	dropped: the notification stays	nothing: recalls make no push at Easemob	-	-	-	-	-
LS-045	*	easemob	timeToLive	The console's time to live	dropped: pushes wait for about a day	nothing	-	-	-	-	-
LS-046	easemob	*	alert.* explicitAlert.* template.* directed.* text mentions conversation.kind	The words that a server writes before or for a text	each writes its own: a name, or that somebody was mentioned	nothing, or try `verify --advise`, which looks for texts of the profile that keep them	vendor-wording	none	nothing named-otherwise	服务器写在正文前或代替正文的文字：两家各不相同，例如名称，或提示有人被提及	不用处理；或用 verify --advise 查找能保留这些文字的 profile 文本
LS-047	*	*	message text appData rootData	A message or a payload that is too large for the target	no message, or less data	send less, or a link to it	degraded	code	cut-off too-long-to-send too-large-to-send only-first-kept	对目标厂商来说过大的消息或推送内容：没有对应的消息，或数据变少	少发一些，或者只发链接
LS-048	*	*	sender.* conversation.id hasPrefix	The sender's name before the text	left out where the target has no key for it	add the sender to the profile's `senders`	degraded	console	identifier-left-out named-otherwise name-stands-in-text not-sayable	正文前的发送方昵称：目标没有字段时省略	把发送方加到 profile 的 senders
LS-049	*	*	message audience.*	A message for some members	no message where the target's shape cannot name them	choose a `--to-shape` that can, or send to each member	degraded	code	not-sayable members-not-sayable members-not-named condition-in-other-words	只发给部分成员的消息：目标格式不能指定成员时没有对应的消息	选择支持的 --to-shape，或逐个成员发送
LS-050	*	*	message conversation.kind	A message to a chat room	no message where the target's shape has no rooms	`--to-shape sdk`	degraded	code	no-chat-rooms	聊天室消息：目标格式没有聊天室时没有对应的消息	用 --to-shape sdk
LS-051	*	*	message kind	A kind of message that the target does not have	no message, or a custom message	send the message through the target's own interface	degraded	code	kind-became-custom kind-without-push kind-became-type notice-became-tip other-interface	目标没有的消息类型：没有对应的消息，或变成自定义消息	用目标厂商自己的接口发送
LS-052	*	*	other	A value for which the target's shape has no key	dropped, unless `convert` can show the same in another way	try another `--to-shape`; otherwise tell the users who need it	degraded	code	not-sayable	目标格式没有对应字段的值：丢失，除非 convert 能用其他方式显示	换一个 --to-shape；否则告知需要它的用户
LS-053	*	*	container	What it holds	left out, or too large for the target, or hidden, as for each member	see the rows of its members	degraded	code	cut-off too-long-to-send too-large-to-send only-first-kept hidden-words-shown hidden-words-covered hidden-words-left-out hidden-from-some not-sayable	它包含的内容：省略、过大或被隐藏，取决于各个字段	查看各个字段所在的行
LS-054	easemob	tencent	EM-067 text alert.* explicitAlert.* kind	Text that the simple style hides	**Tencent shows it to everybody**	`--keep-hidden`, which writes a text that says nothing	exposed	none	hidden-words-shown-to-all hidden-words-left-out	简单样式隐藏的文本：腾讯云会显示给所有人	--keep-hidden，写入不含内容的文案
LS-055	nim	tencent	NIM-049 alert.* explicitAlert.* text memberText kind	Text that *no detail* hides	**Tencent shows it to everybody**	`--keep-hidden`, which writes a text that says nothing	exposed	none	hidden-words-shown-to-all hidden-words-left-out	不显示详情时隐藏的文案：腾讯云会显示给所有人	--keep-hidden，写入不含内容的文案
LS-056	*	tencent	category threadID	A category, a thread and other keys of Apple's	dropped: Tencent has no key for them	let the app's service extension set them, from data in `Ext`; it runs where `MutableContent` is 1	same-screen	code	not-sayable	通知类别、通知分组等苹果字段：丢失，腾讯云没有对应字段	由 App 的通知服务扩展根据 Ext 里的数据设置；MutableContent 为 1 时扩展才会运行
LS-057	*	tencent	alert.titleLocKey alert.titleLocArgs alert.locKey alert.locArgs	Localised keys	dropped	write the text, or translations in `MultiLanguageContent`	degraded	code	not-sayable	本地化键：丢失	写出文本，或用 MultiLanguageContent 写多语言
LS-058	*	tencent	isContentAvailable	An alert that also wakes the app	the alert is kept and the app is not woken: at Tencent such a push shows nothing	send a silent push beside it	same-screen	code	wake-up-left-out	同时唤醒 App 的提醒：保留提醒，不唤醒 App，因为腾讯云的这种推送不显示内容	另发一条静默推送
LS-059	*	tencent	force	A force	dropped: quiet times hold, and only a direct message of the server can ignore a mute	tell the users who need it	degraded	users	not-sayable force-overrides-other	强制推送：丢失，免打扰时间有效；只有服务端单聊消息能忽略会话免打扰	告知需要它的用户
LS-060	easemob	tencent	directed.targets directed.name directed.titleArguments directed.contentArguments	Words for some members	dropped: all members read the same	send two messages	degraded	code	members-words-lost members-title-lost not-sayable	给部分成员的文案：丢失，所有成员看到相同内容	分成两条消息发送
LS-061	*	tencent	devices.*	A filter on devices	dropped	nothing: Tencent pushes to all of a user's devices	degraded	none	not-sayable	设备过滤：丢失	无法处理：腾讯云推送到用户的所有设备
LS-062	nim	tencent	NIM-027 rootData	The app's keys at the root	they are in `ext`, as a text with JSON	let the app read them there, too	same-screen	code	members-moved echo-moved	根级的应用字段：移到 ext 里，是 JSON 文本	让应用也从那里读取
LS-063	*	tencent	audience.excluded	Members whom a message leaves out	no message, unless it names those whom it reaches	name the members	degraded	code	not-sayable members-not-sayable	排除的成员：没有对应的消息，除非列出接收成员	列出成员
LS-064	nim	tencent	NIM-173 NIM-068 recall.*	A recall	no message	use Tencent's own recall, for which no document mentions a push	degraded	code	kind-without-push	撤回：没有对应的消息	使用腾讯云自己的撤回，文档没有提到它会产生推送
LS-065	tencent	nim	TX-003 alert.* explicitAlert.* template.*	A push text, which everybody reads	hidden from users who hide details	nothing: few will complain	degraded	none	hidden-from-some	所有人都能看到的推送文案：对隐藏详情的用户隐藏	无需处理：很少有人会在意
LS-066	*	easemob	badgeIncrement	A badge that grows by more than one	dropped: it grows by one	a fixed badge, where the backend knows the number and the target has one	degraded	code	not-sayable	一次增加多个的角标：丢失，只加一	如果后端知道数字且目标支持，用固定角标
LS-067	*	nim	badgeIncrement	A badge that grows by more than one	dropped: it grows by one	a fixed badge, where the backend knows the number and the target has one	degraded	code	not-sayable	一次增加多个的角标：丢失，只加一	如果后端知道数字且目标支持，用固定角标
LS-068	tencent	easemob	TX-020 translations	Translations	dropped, all but the default words	templates or texts for each language of the target's own, where it has them	degraded	code	not-sayable	多语言内容：除默认文案外丢失	用目标自己的多语言模板或文案（如果有）
LS-069	tencent	nim	TX-020 translations	Translations	dropped, all but the default words	templates or texts for each language of the target's own, where it has them	degraded	code	not-sayable	多语言内容：除默认文案外丢失	用目标自己的多语言模板或文案（如果有）
LS-070	*	easemob	liveActivity	The update of a Live Activity	dropped; `translate` leaves it out as well	send it to Apple from your own server	degraded	code	not-sayable	实时活动的更新：丢失，translate 也不写出	从自己的服务器发给苹果
LS-071	*	nim	liveActivity	The update of a Live Activity	dropped; `translate` leaves it out as well	send it to Apple from your own server	degraded	code	not-sayable	实时活动的更新：丢失，translate 也不写出	从自己的服务器发给苹果
LS-072	*	easemob	mediaURL	A picture	dropped: Easemob has no key for it	put its address into the app's data, and let the service extension read it there	degraded	code	not-sayable	图片：丢失，环信没有对应字段	把地址放进应用数据，由通知服务扩展读取
LS-073	*	nim	mediaURL	A picture	dropped: NIM has no key for it	put its address into the app's data, and let the service extension read it there	degraded	code	not-sayable	图片：丢失，云信没有对应字段	把地址放进应用数据，由通知服务扩展读取
LS-074	*	easemob	isUnread	A message that is not counted as unread	dropped: the unread count grows	nothing	degraded	none	not-sayable	不计未读的消息：丢失，未读数会增加	无法处理
LS-075	*	nim	isUnread	A message that is not counted as unread	dropped: the unread count grows	nothing	degraded	none	not-sayable	不计未读的消息：丢失，未读数会增加	无法处理
LS-076	*	easemob	template.namedArguments	A template's named arguments	dropped; the filled text is written	keep the template's text in your backend	degraded	code	template-unused	模板的命名参数：丢失，写入填充后的文本	在后端保存模板文本
LS-077	*	nim	template.namedArguments	A template's named arguments	dropped; the filled text is written	keep the template's text in your backend	degraded	code	template-unused	模板的命名参数：丢失，写入填充后的文本	在后端保存模板文本
LS-078	tencent	easemob	TX-012 isContentAvailable	A silent push	the message makes no push: Easemob's cannot wake the app in silence; a push without a message is not sent	send it to Apple from your own server	degraded	code	wake-up-became-silent would-be-pushed	静默推送：消息照发但不推送，环信的消息不能静默唤醒 App；不带消息的推送不发送	从自己的服务器发给苹果
LS-079	tencent	nim	TX-012 isContentAvailable	A silent push	the message makes no push: NIM's cannot wake the app in silence; a push without a message is not sent	send it to Apple from your own server	degraded	code	wake-up-became-silent would-be-pushed	静默推送：消息照发但不推送，云信的消息不能静默唤醒 App；不带消息的推送不发送	从自己的服务器发给苹果
LS-080	tencent	easemob	TX-037 elements	A message of several elements	the push keeps the words of all; the message only the texts	send several messages	degraded	code	parts-left-out	由多个元素组成的消息：推送保留所有元素的文字，消息只保留文本	分成多条消息发送
LS-081	tencent	nim	TX-037 elements	A message of several elements	the push keeps the words of all; the message only the texts	send several messages	degraded	code	parts-left-out	由多个元素组成的消息：推送保留所有元素的文字，消息只保留文本	分成多条消息发送
LS-082	tencent	easemob	interruptionLevel	An interruption level	dropped	nothing: Easemob has none	degraded	none	not-sayable	中断级别：丢失	无法处理：环信没有
LS-083	*	tencent	display	Details that a user hides	**shown: Tencent hides them from nobody**	`--keep-hidden` for messages, and tell the user	-	-	-	-	-
LS-084	easemob	tencent	nickname	A push nickname	dropped	set it in the user's profile	-	-	-	-	-
LS-085	easemob	tencent	language	A language for translations	dropped: Tencent goes by the device's	nothing	-	-	-	-	-
LS-086	easemob	tencent	ES-005 mode	The modes *mentions* and *none*	*none* is a quiet time that lasts for ever; *mentions* is dropped: every message rings	tell the user	-	-	-	-	-
LS-087	*	tencent	conversation.until	A quiet time with an end in one conversation	dropped: it rings during this time	tell the user	-	-	-	-	-
LS-088	*	tencent	conversation.superteam	That a team is a superteam	dropped: there is only one kind of group	on the way back, set it again	-	-	-	-	-
LS-089	*	tencent	pushWhileDesktopOnline	*Not while a desktop is online*	dropped	nothing	-	-	-	-	-
LS-090	*	tencent	hiddenTexts	The console's texts for hidden details	dropped: nothing is hidden	nothing	-	-	-	-	-
LS-091	*	tencent	recallOverride	The console's recall override	dropped: no document mentions a push for a recall	nothing	-	-	-	-	-
LS-092	*	tencent	badgeCap	The console's badge cap	kept in the profile; no document describes a setting for it	cap it in the app	-	-	-	-	-
LS-093	*	tencent	timeToLive	The console's time to live	dropped	nothing	-	-	-	-	-
LS-094	tencent	easemob	conversation.muted	The options 1, 3 and 4: receive nothing, push mentions only	1 is a mute; 3 and 4 stay where the target has such a mode, else every message rings	tell the user	-	-	-	-	-
LS-095	tencent	nim	conversation.muted	The options 1, 3 and 4: receive nothing, push mentions only	1 is a mute; 3 and 4 stay where the target has such a mode, else every message rings	tell the user	-	-	-	-	-
LS-096	*	easemob	device.language	A device's language	dropped: translations go by the user's	nothing	-	-	-	-	-
LS-097	*	nim	device.language	A device's language	dropped: translations go by the user's	nothing	-	-	-	-	-
LS-098	*	easemob	isMutable	The console's switch for mutable content	dropped: a message has to ask for it	set it in each message	-	-	-	-	-
LS-099	*	nim	isMutable	The console's switch for mutable content	dropped: a message has to ask for it	set it in each message	-	-	-	-	-
LS-100	nim	tencent	NS-020	A team from which only managers ring	dropped: every member rings	tell the user	-	-	-	-	-
LS-101	tencent	easemob	TX-036 overridesMute	A message of the server to one person, which rings although the receiver muted the sender	dropped: the mute holds	nothing: a force overrides quiet times, not mutes	degraded	none	not-sayable	服务端单聊消息忽略会话免打扰：丢失，免打扰有效	无法处理：强制推送只能越过免打扰时段，不能越过会话免打扰
LS-102	tencent	nim	TX-036 overridesMute	A message of the server to one person, which rings although the receiver muted the sender	dropped: the mute holds	nothing: NIM can force in groups only	degraded	none	not-sayable	服务端单聊消息忽略会话免打扰：丢失，免打扰有效	无法处理：云信的强制推送只用于群
LS-103	easemob	tencent	template	A chosen template	dropped: at Tencent only a message can call a template	nothing	-	-	-	-	-
LS-104	easemob	tencent	device.id	A device's identifier	dropped	nothing: Tencent has no device filters, either	-	-	-	-	-
LS-105	*	tencent	textKey	A key of a text for hidden details	dropped: nothing is hidden	nothing	-	-	-	-	-
LS-106	nim	tencent	NIM-061 memberText	Words for some members	dropped: all members read the same	send two messages	degraded	code	members-words-lost members-title-lost not-sayable	给部分成员的文案：丢失，所有成员看到相同内容	分成两条消息发送
LS-110	easemob	rongcloud	EM-011 sound	A sound	dropped: every push sounds `default`	let the app's service extension set it, which runs for every push	degraded	code	not-sayable	提示音：丢失，每条推送都用默认提示音	由 App 的通知服务扩展设置，它会处理每条推送
LS-111	nim	rongcloud	AP-007 sound	A sound	dropped: every push sounds `default`	let the app's service extension set it, which runs for every push	degraded	code	not-sayable	提示音：丢失，每条推送都用默认提示音	由 App 的通知服务扩展设置，它会处理每条推送
LS-112	tencent	rongcloud	TX-008 sound	A sound	dropped: every push sounds `default`	let the app's service extension set it, which runs for every push	degraded	code	not-sayable	提示音：丢失，每条推送都用默认提示音	由 App 的通知服务扩展设置，它会处理每条推送
LS-113	*	rongcloud	alert.subtitle explicitAlert.subtitle	A subtitle	dropped	put it into the text	degraded	code	not-sayable	副标题：丢失	把它写进文案
LS-114	*	rongcloud	alert.titleLocKey alert.titleLocArgs alert.locKey alert.locArgs	Localised keys	dropped	write the text, or make a template with a text for each language	degraded	code	not-sayable	本地化键：丢失	写出文本，或建立多语言模板
LS-115	*	rongcloud	force	A force	dropped: RongCloud has none	tell the users who need it	degraded	users	not-sayable force-overrides-other	强制推送：丢失，融云没有	告知需要它的用户
LS-116	*	rongcloud	devices.*	A filter on devices	dropped	nothing: RongCloud pushes to all of a user's devices	degraded	none	not-sayable	设备过滤：丢失	无法处理：融云推送到用户的所有设备
LS-117	easemob	rongcloud	EM-043 directed.targets directed.name directed.titleArguments directed.contentArguments	Words for some members	dropped: all members read the same	send two messages	degraded	code	members-words-lost members-title-lost not-sayable	给部分成员的文案：丢失，所有成员看到相同内容	分成两条消息发送
LS-118	nim	rongcloud	NIM-061 memberText	Words for some members	dropped: all members read the same	send two messages	degraded	code	members-words-lost members-title-lost not-sayable	给部分成员的文案：丢失，所有成员看到相同内容	分成两条消息发送
LS-119	nim	rongcloud	NIM-027 rootData	The app's keys at the root	they are in `appData`, as a text with JSON	let the app read them there, too	same-screen	code	members-moved echo-moved	根级的应用字段：移到 appData 里，是 JSON 文本	让应用也从那里读取
LS-120	*	rongcloud	audience.excluded	Members whom a message leaves out	no message, unless it names those whom it reaches	name the members	degraded	code	not-sayable members-not-sayable	排除的成员：没有对应的消息，除非列出接收成员	列出成员
LS-121	*	rongcloud	badgeIncrement	A badge that grows by more than one	dropped: it grows by one	`count`, where the backend knows the number	degraded	code	not-sayable	一次增加多个的角标：丢失，只加一	如果后端知道数字，用 count
LS-122	tencent	rongcloud	TX-020 translations	Translations	dropped, all but the default words	a template of the console, with a text for each language	degraded	console	not-sayable	多语言内容：除默认文案外丢失	在控制台建立多语言模板
LS-123	*	rongcloud	liveActivity	The update of a Live Activity	dropped; `translate` leaves it out as well	send it to Apple from your own server	degraded	code	not-sayable	实时活动的更新：丢失，translate 也不写出	从自己的服务器发给苹果
LS-124	*	rongcloud	template.namedArguments	A template's arguments	dropped; the filled text is written	keep the template's text in your backend	degraded	code	template-unused	模板参数：丢失，写入填充后的文本	在后端保存模板文本
LS-125	tencent	rongcloud	TX-012 isContentAvailable	A silent push	the message makes no push: RongCloud's cannot wake the app in silence; a push without a message is not sent	send it to Apple from your own server	degraded	code	wake-up-became-silent would-be-pushed	静默推送：消息照发但不推送，融云的消息不能静默唤醒 App；不带消息的推送不发送	从自己的服务器发给苹果
LS-126	tencent	rongcloud	TX-037 elements	A message of several elements	the push keeps the words of all; the message only the texts	send several messages	degraded	code	parts-left-out	由多个元素组成的消息：推送保留所有元素的文字，消息只保留文本	分成多条消息发送
LS-127	tencent	rongcloud	TX-036 overridesMute	A message of the server to one person, which rings although the receiver muted the sender	dropped: the mute holds	nothing: RongCloud has no force	degraded	none	not-sayable	服务端单聊消息忽略会话免打扰：丢失，免打扰有效	无法处理：融云没有强制推送
LS-128	*	rongcloud	isUnread	A message that is not counted as unread	dropped: the unread count grows	nothing	degraded	none	not-sayable	不计未读的消息：丢失，未读数会增加	无法处理
LS-129	easemob	rongcloud	EM-012 badge	A fixed badge, in a group or to several people	dropped: only a message to one person has one	send one message to each	degraded	code	not-sayable	固定的角标（群或多个接收方）：丢失，只有发给一个人的消息可以设置	给每个人单独发送
LS-130	*	rongcloud	isMutable	A push for which the app's service extension need not run	dropped: it runs for every push	let it pass on what it does not know	same-screen	code	not-sayable	不运行通知服务扩展：丢失，每条推送都会运行	让扩展原样放行不认识的推送
LS-131	*	rongcloud	isVoIP	A call	an alert: only wrappers and JavaScript clients can ask for a call	`--to-shape wrapper`	degraded	code	not-sayable	来电：变成提醒，只有跨平台 SDK和 JavaScript 客户端可以要求来电推送	使用 --to-shape wrapper
LS-132	rongcloud	easemob	alert.* explicitAlert.* text memberText	Text that a user's setting hides	**Easemob shows it to everybody**: it hides its own texts only	the templates that the warning names, or `--keep-hidden`, which leaves the words out	exposed	console	hidden-words-shown hidden-words-covered hidden-words-left-out	用户设置隐藏的文案：环信会显示给所有人，它只隐藏自己的文案	使用警告里写出的模板，或 --keep-hidden（不写出这些文字）
LS-133	rongcloud	easemob	interruptionLevel	An interruption level	dropped	nothing: Easemob has none	degraded	none	not-sayable	中断级别：丢失	无法处理：环信没有
LS-134	rongcloud	easemob	typeName	A type of the app's own, and others without a counterpart	the push is kept; the type is lost, and with it the category that it gives	set a category	degraded	code	not-sayable	应用自定义的类型和没有对应的类型：保留推送，丢失类型和由它得出的通知类别	写明通知类别
LS-135	rongcloud	easemob	RC-063	A badge that stays as it is (`count` −1)	the badge changes as for any message	nothing	degraded	none	not-sayable	不改变角标（count 为 -1）：角标照常变化	无需处理
LS-136	rongcloud	easemob	RC-127 recall.*	A recall	no message	use Easemob's own recall, for which no push is documented	degraded	code	kind-without-push kind-without-message	撤回：没有对应的消息	使用环信自己的撤回，文档没有提到它会产生推送
LS-137	rongcloud	easemob	RC-145	A push without a message	no message	send it to Apple from your own server	degraded	code	push-without-message no-message-there	没有消息的推送：没有对应的消息	从自己的服务器发给苹果
LS-138	rongcloud	nim	showsDetails alert.* explicitAlert.* text memberText	Details that the sender shows to all	hidden from users who hide details	nothing: few will complain	degraded	none	not-sayable hidden-from-some	发送方要求显示的详情：对隐藏详情的用户隐藏	无需处理：很少有人会在意
LS-139	rongcloud	nim	typeName	A type of the app's own, and others without a counterpart	the push is kept; the type is lost, and with it the category that it gives	set a category	degraded	code	not-sayable	应用自定义的类型和没有对应的类型：保留推送，丢失类型和由它得出的通知类别	写明通知类别
LS-140	rongcloud	nim	RC-145	A push without a message	no message	send it to Apple from your own server	degraded	code	push-without-message no-message-there	没有消息的推送：没有对应的消息	从自己的服务器发给苹果
LS-141	rongcloud	tencent	alert.* explicitAlert.* text memberText	Text that a user's setting hides	**Tencent shows it to everybody**	`--keep-hidden`, which writes a text that says nothing	exposed	none	hidden-words-shown-to-all hidden-words-left-out	用户设置隐藏的文案：腾讯云会显示给所有人	--keep-hidden，写入不含内容的文案
LS-142	rongcloud	tencent	typeName	A type of the app's own, and others without a counterpart	the push is kept; the type is lost, and with it the category that it gives	let the app read the type from its data	degraded	code	not-sayable	应用自定义的类型和没有对应的类型：保留推送，丢失类型和由它得出的通知类别	让应用从数据里读取类型
LS-143	rongcloud	tencent	RC-063	A badge that stays as it is (`count` −1)	the push does not count, so the icon shows the unread messages before it	nothing	degraded	none	left-badge-is-uncounted	不改变角标（count 为 -1）：这条推送不计数，角标显示之前的未读数	无需处理
LS-144	rongcloud	tencent	RC-127 recall.*	A recall	no message	use Tencent's own recall, for which no push is documented	degraded	code	kind-without-push kind-without-message	撤回：没有对应的消息	使用腾讯云自己的撤回，文档没有提到它会产生推送
LS-146	*	rongcloud	nickname	A push nickname	dropped	register it as the user's name	-	-	-	-	-
LS-147	easemob	rongcloud	quiet.until	A quiet time with an end (a duration)	dropped: the phone rings during this time	tell the user; after seven days the last one has ended	-	-	-	-	-
LS-149	easemob	rongcloud	ES-005 mode	The mode of the whole app	a level for each kind of conversation	nothing	-	-	-	-	-
LS-150	*	rongcloud	device.voipNotifier	A token for calls	dropped: RongCloud takes none from your backend	the app gives it to the SDK	-	-	-	-	-
LS-151	easemob	rongcloud	ES-070 unread	The number on the icon	dropped: nothing reports it	see [Badge hand-over](doc:Badge-hand-over)	-	-	-	-	-
LS-152	*	rongcloud	conversation.until	A quiet time with an end in one conversation	dropped: it rings during this time	tell the user	-	-	-	-	-
LS-153	*	rongcloud	template	The template that a user chose	dropped	nothing	-	-	-	-	-
LS-154	*	rongcloud	device.id device.language	A device's identifier and language	dropped: the language is the user's	nothing	-	-	-	-	-
LS-155	*	rongcloud	conversation.superteam	That a team is a superteam	dropped: there is one level for the user's groups	on the way back, set it again	-	-	-	-	-
LS-156	*	rongcloud	textKey	A key of a text for hidden details	dropped: the server has its own text	nothing	-	-	-	-	-
LS-157	*	rongcloud	recallOverride	The console's recall override	dropped: no document mentions one	nothing	-	-	-	-	-
LS-158	*	rongcloud	badgeCap	The console's badge cap	kept in the profile; no document describes a setting for it	cap it in the app	-	-	-	-	-
LS-159	*	rongcloud	timeToLive	The console's time to live	dropped	nothing	-	-	-	-	-
LS-160	*	rongcloud	isMutable	The console's switch for mutable content	dropped: every push runs the app's service extension	nothing	-	-	-	-	-
LS-161	nim	rongcloud	NS-020	A team from which only managers ring	dropped: every member rings	tell the user	-	-	-	-	-
LS-162	nim	rongcloud	NS-022 conversation.muted	A mute	a level that pushes nothing	nothing	-	-	-	-	-
LS-163	tencent	rongcloud	TS-011 conversation.muted conversation.received	The options 1 and 2	a level that pushes nothing	tell the user	-	-	-	-	-
LS-164	rongcloud	easemob	quiet.daily.mode	A quiet time that lets mentions pass	nothing rings during this time	tell the user	-	-	-	-	-
LS-165	rongcloud	easemob	conversation.mode	The levels 1, 2 and 4	mentions of the user and of all are one	tell the user	-	-	-	-	-
LS-166	rongcloud	nim	quiet.daily.mode	A quiet time that lets mentions pass	nothing rings during this time	tell the user	-	-	-	-	-
LS-167	rongcloud	nim	conversation.mode	The levels 1, 2 and 4	dropped: every message rings	tell the user	-	-	-	-	-
LS-168	rongcloud	tencent	language	A push language	dropped: Tencent goes by the device's	nothing	-	-	-	-	-
LS-169	rongcloud	tencent	quiet.daily.mode	A quiet time that lets mentions pass	nothing rings during this time	tell the user	-	-	-	-	-
LS-170	rongcloud	tencent	conversation.mode	The levels 1, 2 and 4	mentions of the user and of all are one	tell the user	-	-	-	-	-
LS-171	tencent	rongcloud	TX-018 badge	A fixed badge, in a group or to several people	dropped: only a message to one person has one	send one message to each	degraded	code	not-sayable	固定的角标（群或多个接收方）：丢失，只有发给一个人的消息可以设置	给每个人单独发送
LS-172	*	rongcloud	hiddenTexts	The console's texts for hidden details	dropped: the server has its own	nothing	-	-	-	-	-
LS-173	nim	rongcloud	NS-043 unread	The number on the icon	dropped: nothing reports it	see [Badge hand-over](doc:Badge-hand-over)	-	-	-	-	-
LS-174	tencent	rongcloud	TS-021 unread	The number on the icon	dropped: nothing reports it	see [Badge hand-over](doc:Badge-hand-over)	-	-	-	-	-
LS-175	rongcloud	easemob	RC-049 RC-051	A message to everybody	no message	send it to each user	degraded	code	not-for-everyone	发给所有人的消息：没有对应的消息	逐个发给用户
LS-176	rongcloud	nim	RC-049 RC-051	A message to everybody	no message	send it to each user	degraded	code	not-for-everyone	发给所有人的消息：没有对应的消息	逐个发给用户
LS-177	rongcloud	nim	RC-097	A message to a chat room	no message where the target's shape has no rooms	`--to-shape sdk`	degraded	code	no-chat-rooms	聊天室消息：目标格式没有聊天室时没有对应的消息	使用 --to-shape sdk
LS-178	rongcloud	nim	RS-030	Hidden details as the preset of all users	dropped: each NIM user decides	tell the users	-	-	-	-	-
LS-179	*	tencent	collapseID	A collapse identifier	dropped: Tencent has no key for it, and a service extension cannot set it	nothing: each push stays on the screen	degraded	none	not-sayable	折叠标识：丢失，腾讯云没有对应字段，通知服务扩展也不能设置	无法处理：每条推送都会留在屏幕上
LS-180	tencent	nim	quiet.until	A quiet time with an end (a duration)	dropped: the phone rings during this time	tell the user	-	-	-	-	-
LS-181	tencent	rongcloud	quiet.until quiet.from	A quiet time with an end (a duration)	dropped: the phone rings during this time	tell the user	-	-	-	-	-
LS-182	rongcloud	easemob	showsDetails	Details that the sender shows to all	kept: Easemob shows a sender's words to everybody	nothing	identical	none	not-sayable	发送方要求显示的详情：保留，环信向所有人显示发送方的文案	无需处理
LS-183	rongcloud	tencent	showsDetails	Details that the sender shows to all	kept: Tencent shows words to everybody	nothing	identical	none	not-sayable	发送方要求显示的详情：保留，腾讯云向所有人显示文案	无需处理
LS-184	*	tencent	device.voipNotifier	The name of a certificate for calls	dropped where it is no number; without one a token for calls looks like one for alerts	the app gives the SDK the number that its certificate has in the new console	-	-	-	-	-
LS-185	*	tencent	device.notifier	The name of a device's certificate	dropped where it is no number: Tencent's certificates have numbers	the app gives the SDK the number that its certificate has in the new console	-	-	-	-	-
LS-186	*	rongcloud	device.notifier	The name of a device's certificate	dropped: RongCloud finds the certificate by the app's bundle identifier	give that as `topic` in the profile	-	-	-	-	-
LS-187	*	easemob	device.topic	The bundle identifier of a device's app	dropped: the certificate's name says which app it is	give it as `topic` in the profile	-	-	-	-	-
LS-188	*	nim	device.topic	The bundle identifier of a device's app	dropped: the certificate's name says which app it is	give it as `topic` in the profile	-	-	-	-	-
LS-189	*	tencent	device.topic	The bundle identifier of a device's app	dropped: the certificate's number says which app it is	give it as `topic` in the profile	-	-	-	-	-
LS-190	*	*	content	The message's own content: attachments, the app's data, mentions	left out where the target has no key for it	try another `--to-shape`, or send what is missing through the target's own interface	degraded	code	not-sayable not-pushed attachment attachment-left-out own-members-left-out parts-left-out text-left-out	消息自身的内容（附件、应用数据、@）：目标没有对应字段时省略	换一个 --to-shape，或通过目标自己的接口发送缺少的内容
LS-192	nim	easemob	NIM-049	A push without a text	the target's built-in text is shown	nothing: Easemob always shows a text	degraded	none	built-in-text-written	没有文案的推送：显示目标的内置文案	无需处理：环信总会显示文案
"""#

private let effectsText = #"""
id	effect	weight	fields	keys	codes	note
EF-001	exposed	exposed	-	-	hidden-words-shown hidden-words-shown-to-all	People who hide details read words that they did not read before.
EF-002	push-uncertain	degraded	-	-	-	No document says whether the source pushes such a message; the target does.
EF-003	content-lost	degraded	text extension mentions	EM-068 EM-069 EM-070 EM-077 EM-078 EM-079 EM-096 EM-097 EM-098 EM-099 EM-200 EM-201 EM-202 EM-204 NIM-064 NIM-126 NIM-217 NIM-283 NIM-377 NIM-378 NIM-379 NIM-380 TX-034 TX-084 TX-085 TX-086 TX-087 TX-088 TX-089 TX-090 TX-146 TX-191 RC-006 RC-015 RC-144 RC-179 RC-327 RC-333	accounts-collide attachment attachment-left-out essential-key-unknown left-out-to-fit own-members-left-out parts-left-out several-objects text-left-out	The conversation has less of the message than the sender put into it.
EF-004	content-changed	degraded	kind	-	kind-became-custom kind-became-element kind-became-type notification-became-command notification-became-message	The message is of another kind in the conversation.
"""#

private let wordsText = #"""
id	vendor	list	means	case	values	otherwise	told	substitute	note
WD-001	tencent	elements	kind	exact	TIMTextElem=text TIMTextElem=tip TIMCustomElem=custom TIMCustomElem=notice TIMFaceElem=face TIMLocationElem=location TIMImageElem=image TIMSoundElem=audio TIMVideoFileElem=video TIMFileElem=file TIMRelayElem=merged TIMGroupTipElem=notice TIMGroupSystemNoticeElem=notice	other	unknown-element	TIMCustomElem	Elements of the servers and the JavaScript SDK.
WD-002	tencent	elementNumbers	kind	exact	0=text 0=tip 1=image 2=audio 3=custom 3=notice 4=file 5=notice 6=face 7=location 8=notice 9=video 12=merged	other	unknown-element	3	Elements of the C interface.
WD-003	tencent	types	kind	exact	1=text 1=tip 2=custom 2=notice 3=image 4=audio 5=video 6=file 7=location 8=face 9=notice 10=merged	other	unknown-element	2	Types of messages in the client SDKs.
WD-004	tencent	conversations	conversation	exact	C2C=direct GROUP=group	-	unknown-conversation	-	Words of the JavaScript SDK.
WD-005	tencent	conversationNumbers	conversation	exact	1=direct 2=group	-	unknown-conversation	-	Numbers of the C interface.
WD-006	tencent	groups	conversation	exact	AVChatRoom=room	group	not-pushed	-	Only live groups are rooms (TX 27).
WD-007	tencent	commands	conversation	exact	C2C.CallbackBeforeSendMsg=direct C2C.CallbackAfterSendMsg=direct Group.CallbackBeforeSendMsg=group Group.CallbackAfterSendMsg=group C2C.CallbackAfterMsgWithDraw=direct Group.CallbackAfterRecallMsg=group	-	unknown-command	-	Webhooks about a message; any other is none (G23).
WD-008	tencent	commandKinds	webhook	exact	C2C.CallbackBeforeSendMsg=pre-send Group.CallbackBeforeSendMsg=pre-send C2C.CallbackAfterSendMsg=post-send Group.CallbackAfterSendMsg=post-send C2C.CallbackAfterMsgWithDraw=post-send Group.CallbackAfterRecallMsg=post-send Push.OfflinePush=offline-push	-	-	-	Which of them come before the message is sent, after it, or tell of its push.
WD-009	tencent	levels	text	exact	passive active time-sensitive critical	-	no-interruption-level	-	What the vendor passes on to Apple (TX 37).
WD-101	rongcloud	types	kind	exact	RC:TxtMsg=text RC:ReferenceMsg=text RC:ImgMsg=image RC:GIFMsg=image RC:HQVCMsg=audio RC:VcMsg=audio RC:LBSMsg=location RC:FileMsg=file RC:SightMsg=video RC:StkMsg=face RC:VCSummary=audio-call RC:VCInvite=audio-call RC:VCHangup=audio-call RC:CombineMsg=merged RC:CombineV2Msg=merged RC:CardMsg=other RC:ImgTextMsg=other RC:CmdMsg=command RC:CmdNtf=command RC:TypSts=command RC:ReadNtf=command RC:RRReqMsg=command RC:RRRspMsg=command RC:SRSMsg=command RC:RcCmd=recall RC:InfoNtf=notice	-	-	app:custom	Names of types (RC 16); every other one that begins with RC: is a notice, and all others are the app's own.
WD-102	rongcloud	wrapperTypes	text	exact	2=RC:TxtMsg 9=RC:ReferenceMsg 4=RC:ImgMsg 7=RC:GIFMsg 3=RC:HQVCMsg 12=RC:LBSMsg 5=RC:FileMsg 6=RC:SightMsg 10=RC:CmdMsg 11=RC:CmdNtf 8=RC:RcCmd 16=RC:GrpNtf	-	unknown-type	13	Numbers of types in the wrapper (RC 15); those of the app's own have their names beside.
WD-103	rongcloud	conversationNumbers	conversation	exact	1=direct 3=group 2=group/discussion 4=room 6=direct/system 10=group/ultragroup	-	unknown-conversation	-	Numbers of conversations (RC 15).
WD-105	rongcloud	conversationWords	conversation	exact	PRIVATE=direct GROUP=group DISCUSSION=group/discussion CHATROOM=room SYSTEM=direct/system ULTRA_GROUP=group/ultragroup	-	-	-	Names of the same numbers in old SDKs.
WD-107	rongcloud	wrapperConversations	conversation	exact	1=direct 2=group 3=room 4=direct/system 5=group/ultragroup	-	unknown-conversation	-	Places in the wrapper's list of conversations (RC 15).
WD-109	rongcloud	channels	conversation	exact	PERSON=direct CUSTOMERSERVICE=direct/customer-service MC=direct/app-service MP=direct/public-service GROUP=group PERSONS=group/discussion TEMPGROUP=room NOTIFY=direct/system	-	unknown-conversation	-	Words of webhooks (RC 29).
WD-111	rongcloud	deliveredKinds	conversation	exact	PR=direct GRP=group GRP=group/discussion GRP=group/ultragroup DS=group/discussion SYS=direct/system CS=direct/customer-service MC=direct/app-service MP=direct/public-service PH=direct/push	-	unknown-conversation	-	Words of delivered pushes; discussions and ultragroups are written as groups (RC 24), lone pushes as PH (RC 26).
WD-113	rongcloud	levels	text	exact	passive active time-sensitive critical	-	no-interruption-level	-	Apple's interruption levels (RC 27).
WD-153	easemob	callbackTypes	conversation	any	chat=direct group=group groupchat=group chatroom=room	-	-	-	What chat_type is in the callback of a message; any other is no message (G23).
WD-155	easemob	callbackRecalls	kind	any	recall=recall	-	-	-	What chat_type is in the callback of a recall (G23).
WD-157	tencent	recallCommands	kind	exact	C2C.CallbackAfterMsgWithDraw=recall Group.CallbackAfterRecallMsg=recall	-	-	-	Webhooks of recalls (G23).
WD-159	easemob	receipts	text	exact	read delivery channel recall	-	-	-	Types of the JavaScript SDK that are no messages (G23).
"""#

private let lostSettingsText = #"""
id	vendor	field	when	told	difference
LO-001	tencent	display	simple	display-lost	will show what messages say, which it hid
LO-002	tencent	display	summary	display-is-usual	-
LO-003	tencent	nickname	-	nickname-lost	will be named on others' phones by its user's profile, not by the push nickname
LO-004	tencent	language	-	language-of-device	will show translations in its system's language, not in {0}
LO-005	tencent	template	-	senders-choose-templates	will show what senders choose, not the template {0}
LO-006	tencent	device.id	-	device-identifier-lost	-
LO-007	tencent	hiddenTexts	-	nobody-hides-words	will show what messages say to everybody
LO-008	tencent	badgeCap	-	badge-cap-lost	may show a number over {0} on the icon
LO-009	tencent	recallOverride	-	recalls-not-pushed	will keep the push of a recalled message
LO-010	tencent	timeToLive	-	no-time-to-live	may get pushes later
LO-011	nim	nickname	-	nickname-lost	will be named on others' phones by its user's profile, not by the push nickname
LO-012	nim	language	-	translation-lost	will show messages as they were written, not in the language {0}
LO-013	nim	template	-	chosen-template-lost	will show the vendor's own wording, not the template {0}
LO-014	nim	device.id	-	device-identifier-lost	-
LO-015	easemob	textKey	-	text-key-lost	will show the vendor's own text for hidden details, not the one with the key {0}
LO-016	easemob	pushWhileDesktopOnline	no	desktop-policy-decides	will ring while a desktop client is logged in, if the console pushes when any device is offline
LO-017	easemob	pushWhileDesktopOnline	yes	desktop-policy-can-push	-
LO-018	easemob	hiddenTexts	-	hidden-texts-lost	will show the vendor's own text for hidden details, not the app's
LO-019	easemob	recallOverride	-	recall-override-lost	will keep the notification of a message that was recalled
LO-020	tencent	pushWhileDesktopOnline	no	desktop-silences-nobody	will ring while a desktop client is logged in
LO-021	tencent	pushWhileDesktopOnline	yes	desktop-changes-nothing	-
LO-022	tencent	textKey	-	text-key-lost	-
LO-023	tencent	device.topic	-	device-topic-lost	-
LO-024	easemob	device.topic	-	device-topic-lost	-
LO-025	nim	device.topic	-	device-topic-lost	-
LO-101	rongcloud	nickname	-	nickname-lost	will be named on others' phones by its user's name, not by the push nickname
LO-102	rongcloud	template	-	senders-choose-templates	will show what senders choose, not the template {0}
LO-103	rongcloud	device.id	-	device-identifier-lost	-
LO-104	rongcloud	hiddenTexts	-	hidden-texts-lost	will show the vendor's own text for hidden details, not the app's
LO-105	rongcloud	badgeCap	-	badge-cap-lost	may show a number over {0} on the icon
LO-106	rongcloud	recallOverride	-	recall-override-lost	will have the notification of a recalled message removed by the app, not replaced
LO-107	rongcloud	timeToLive	-	no-time-to-live	may get pushes later
LO-108	rongcloud	textKey	-	text-key-lost	will show the vendor's own text for hidden details, not the one with the key {0}
LO-109	rongcloud	device.notifier	-	certificate-is-of-app	-
"""#

private let diagnosticsText = #"""
code	folder	severity	kind	words	chinese	comment
accounts-collide	PushBridge	warning	dropped	{key} has {0}, which differs from {1} only in case. The target ignores case, so both become {2}: each of these users may get what was meant for the other. Rename one of them before the move.	{key} 里的 {0} 与 {1} 只有大小写不同。目标不区分大小写，两者都会变成 {2}：其中一个用户可能收到发给另一个用户的内容。迁移前请给其中一个改名。	The arguments are the later identifier, the earlier one, and what both become. Reading G25.
alert-member-left-out	PushBridge	error	dropped	{key} is a member of the alert that the target has no place for; it was left out.	{key} 是 alert 的成员，目标没有位置；已省略。	-
all-day-becomes-quiet-time	Vendors/NIM	warning	approximated	{key} becomes 00:00 to 23:59, since no document says what equal ends mean.	{key} 变成 00:00 到 23:59，因为文档没有说明两端相同的含义。	-
all-day-from-one-minute	Vendors/Easemob	info	approximated	{key} is written from 0:01 to 0:01, all day too, since midnight at both ends is off here.	{key} 写成 0:01 到 0:01，同样是全天，因为这里两端都是零点表示关闭。	-
app-mode-lost	Vendors/Tencent	warning	dropped	{key} has no counterpart for the whole app: only single groups can be set to mentions.	{key} 没有针对整个应用的对应设置：只有单个群可以设为仅 @ 提醒。	-
app-stays-quiet	Vendors/Engine	warning	dropped	{key} cannot stand against the quiet time of the whole app.	{key} 不能越过整个应用的免打扰。	-
argument-without-braces	Vendors/Easemob	warning	ambiguous	{key} holds {0} without braces, so recipients read {0} itself. If the server should replace it, write {1}.	{key} 含有没有花括号的 {0}，接收者会看到 {0} 本身。如需由服务器替换，请写成 {1}。	The arguments are the name as it is, and with braces.
arguments-without-key	PushBridge	warning	ignored	{key} means nothing without {0}, and was left out. Add {0}.	没有 {0}，{key} 没有意义，已省略。请加上 {0}。	The argument is the name of the key that is missing.
array-for-object	Vendors/Engine	info	repaired	{key} is an empty array, and an object belongs there; it was taken as an empty object.	{key} 应为对象，实际是空数组；按空对象处理。	-
asked-before-sending	Vendors/RongCloud	warning	ambiguous	The webhook asks before the message is sent; the push was made as if it had been sent, which may be refused still. The routed copy comes after sending, but without push settings.	回调在发送之前询问；推送按消息已发送处理，但消息仍可能被拒绝。路由消息在发送之后才有，但不带推送设置。	-
asks-before-sending	Vendors/Tencent	warning	ambiguous	{key} asks before the message is sent; the push was made as if it had been sent, which may be refused still. Take the webhook after sending instead.	{key} 在发送之前询问；推送按消息已发送处理，但消息仍可能被拒绝。请改用发送后回调。	-
attachment	Vendors/Engine	info	dropped	{key} holds the content of the message, which no push carries. Its members were left out.	{key} 是消息自身的内容，推送不携带；其成员已省略。	-
attachment-left-out	PushBridge	warning	dropped	{key} is a kind with an attachment, and only the kind is converted. Upload the attachment to the target and add it to the body.	{key} 是带附件的类型，只转换类型。请把附件上传到目标厂商，再写入消息体。	-
bad-conversation-path	Vendors/NIM	warning	invalid	{key} is not account|kind|target with the kind 1, 2 or 3; it was taken as absent.	{key} 不是“账号|类型|目标”（类型为 1、2 或 3）；按没有处理。	-
bad-copied-conversation	Vendors/NIM	warning	invalid	{key} is no kind of conversation that the vendor documents, so the message reaches nobody. Send a documented kind.	{key} 不是厂商文档里的会话类型，这条消息不会推送给任何人。请发送文档里的类型。	-
bad-encoding	PushModel	warning	repaired	{key} has escapes that are not UTF-8, which became U+FFFD. Escape the bytes of UTF-8.	{key} 里的转义不是 UTF-8，已替换为 U+FFFD。请按 UTF-8 字节转义。	-
bad-event	Vendors/NIM	warning	invalid	{key} is neither the text of a copy nor the number of a callback; it was taken as absent.	{key} 既不是抄送的文本，也不是回调的编号；按没有处理。	-
bad-percent	PushModel	warning	repaired	{key} has a percent sign without two hexadecimal digits, which was left as it is. Send %25 for a percent sign.	{key} 里的百分号后面没有两位十六进制数字，已原样保留。要写百分号，请发送 %25。	-
bad-save-mode	Vendors/NIM	warning	invalid	{key} is neither 1 nor 2, which the server refuses; 2 was taken.	{key} 既不是 1 也不是 2，服务器会拒绝；按 2 处理。	-
bad-stamp	Vendors/Tencent	warning	invalid	{key} is no moment in Unix seconds; it was taken as absent.	{key} 不是 Unix 秒的时刻；按没有处理。	-
badge-below-least	Vendors/RongCloud	warning	invalid	{key} is less than -1, which leaves the icon as it is; it was taken as absent.	{key} 小于 -1（-1 表示角标不变）；按没有处理。	-
badge-cap-lost	Vendors/Engine	warning	dropped	{key} has no counterpart: cap the number in the app.	{key} 没有对应的设置：请在应用里限制数字。	-
badge-cap-over-99	Vendors/NIM	warning	over-limit	{key} is more than 99, the most that the console takes; it became 99.	{key} 大于 99，控制台最多允许 99；已改为 99。	-
badge-cap-undocumented	Vendors/Easemob	warning	ambiguous	{key} is kept in the profile, and no document of the vendor names a setting for it; see steps.	{key} 保留在 profile 里，厂商文档没有对应的设置；见 steps。	-
badge-caps-differ	PushBridge	warning	approximated	{key} differs between the two vendors. Let both cap at the same number.	{key} 在两家厂商不同。请让两家的上限相同。	-
badge-not-reported	PushBridge	warning	dropped	{key} cannot be reported: the new vendor's server counts for itself, from 0. Until the user has opened the app, write a badge into each message, {0} into the first.	{key} 无法上报：新厂商的服务器自己从 0 开始计数。在用户打开应用之前，请在每条消息里写角标，第一条写 {0}。	The argument is the badge of the first message.
badge-out-of-bounds	Vendors/Engine	warning	invalid	{key} is not a number from {0} to {1}; it was taken as absent.	{key} 不是 {0} 到 {1} 的数字；按没有处理。	The arguments are the least and the most.
before-1970	Vendors/Engine	warning	invalid	{key} is a moment before 1970; it was taken as absent.	{key} 早于 1970 年；按没有处理。	-
before-sending	Vendors/NIM	warning	ambiguous	{key} is a number, as in a callback before sending; the push was made as if the message had been sent, which may be refused still. Take the copy instead, which comes once it was sent.	{key} 是数字，看起来是发送前回调；推送按消息已发送处理，但消息仍可能被拒绝。请改用发送后的抄送。	-
beside-its-field	Vendors/Engine	info	over-limit	{key} is too long for its own field, so only {0} holds it.	{key} 对自己的字段来说太长，只写在 {0} 里。	The argument is what holds it alone.
beside-push	Vendors/Tencent	info	ignored	{key} is void, since the message says what its push shows. Send it there.	消息已说明推送显示什么，{key} 无效。请写在那里。	-
block-list	Vendors/NIM	info	ignored	The object is about the block list, which is no push setting; it was ignored.	对象针对黑名单，不是推送设置；已忽略。	-
body-behind-members-text	PushBridge	info	ignored	{key} was left out, because the push is forced on everyone, and everyone reads the text for the members instead.	{key} 已省略：推送强制发给所有人，所有人看到的都是给成员的文案。	-
built-in-text-written	PushBridge	warning	approximated	The source shows no text, and the target always shows one, so the target's built-in text was written.	来源不显示正文，目标总会显示，所以写了目标的内置文案。	-
call-does-not-ring	PushBridge	warning	approximated	{key} rings as a call at the source, and is an ordinary push at the target. If the app takes calls, set policies.voip in the target's profile.	{key} 在来源按来电振铃，在目标是普通推送。如果应用接收来电推送，请在目标 profile 里设置 policies.voip。	Reading E14.
call-is-guessed	Vendors/RongCloud	info	ambiguous	{key} asks for a call, and no document says what its push holds; it holds what an alert does.	{key} 要求来电推送，没有文档说明它的内容；与普通提醒相同。	-
call-left-out	PushBridge	info	ignored	{key} does not ring at the source, and would at the target; it was left out. If the app takes calls, set policies.voip in the source's profile.	{key} 在来源不振铃，在目标会振铃；已省略。如果应用接收来电推送，请在来源 profile 里设置 policies.voip。	Reading E14.
call-token-lost	Vendors/Engine	warning	dropped	{key} is a token for calls, for which there is no key here; the app registers it with the call kit.	{key} 是来电推送的 token，这里没有对应字段；由应用在通话组件里注册。	-
calls-need-certificate	Vendors/Engine	warning	dropped	{key} is missing, without which a token for calls looks like one for alerts. Name the certificate.	没有 {key}，来电推送的 token 看起来像普通推送的 token。请写明证书。	-
capitals-in-account	PushBridge	info	repaired	{key} has capital letters in an account. A vendor that does not tell them apart keeps accounts in lower case, so it was written in lower case.	{key} 的账号里有大写字母。不区分大小写的厂商保存小写账号，已写成小写。	Readings G15 and G17.
certificate-is-of-app	Vendors/RongCloud	info	dropped	{key} names a certificate of the old vendor's; here the app's bundle identifier names it.	{key} 是原厂商的证书名；这里由应用的 Bundle ID 指定证书。	-
channel-has-no-settings	Vendors/RongCloud	warning	dropped	{key} names a channel of an ultragroup, and channels have no settings here; the object was left out.	{key} 指定了超级群的一个频道，这里没有频道的设置；该对象已略去。	Reading RC 32.
chosen-template-lost	Vendors/NIM	warning	dropped	{key} has no counterpart: there are no templates.	{key} 没有对应项：没有模板。	-
clock-changes	Vendors/Engine	warning	approximated	{key} was meant in {0} and is written in {1}, in which the vendor reads everybody's times. When a clock is changed, the quiet time moves; set it again then.	{key} 原来的时区是 {0}，写成了 {1} 的时间，厂商按这个时区读取所有人的时间。夏令时变更后免打扰时间会移动，届时请重新设置。	The arguments are the zones.
command-became-notification	Vendors/NIM	warning	approximated	{key} is a command for the client, which became a custom notification; that is pushed only with its own text.	{key} 是透传命令，变成了自定义通知；只有带自己的文案才会推送。	-
command-without-action	PushBridge	error	dropped	{key} is a command. The target's commands need an action, which the source's does not have in a form that can be converted, so nothing was written. Send the command with an action of your own.	{key} 是透传命令。目标的命令必须有 action，来源没有可以转换的对应内容，所以没有写出消息。请用自己的 action 发送命令。	Reading C25.
condition-in-other-words	PushBridge	error	dropped	{key} says whom the push reaches in words that the target does not have, and without it more people would be pushed to; nothing was written. Name the receivers.	{key} 用目标没有的写法限定了推送人群，去掉它会推送给更多人；没有写出。请写明接收方。	-
condition-of-some	Vendors/Tencent	info	ignored	{key} has no effect, since the message names its receivers.	消息指定了接收方，{key} 不起作用。	-
console-has-no-templates	Vendors/NIM	warning	dropped	{key} holds the template {0}, and the vendor has no templates; let senders write its text into each message.	{key} 里有模板 {0}，而厂商没有模板；请让发送方把文案写进每条消息。	The argument is the name.
control-without-effect	Vendors/Tencent	info	ignored	{key} has {0}, on which no push depends.	{key} 里的 {0} 不影响推送。	The argument is the word.
conversation-gives-way	PushBridge	info	ignored	{key} gives way to the receivers of the direct message.	这是单聊消息，以接收方为准，{key} 不起作用。	-
conversation-is-guessed	Vendors/RongCloud	info	ambiguous	No document says what a push calls such a conversation; it is called a group.	没有文档说明推送里这种会话的名称；写作群。	-
conversation-mentions-lost	Vendors/NIM	warning	dropped	{key} has no counterpart: a conversation notifies or is muted.	{key} 没有对应项：会话要么提醒，要么免打扰。	-
count-of-several	Vendors/RongCloud	warning	ignored	{key} has an effect only in a message to one receiver.	{key} 只在发给一个接收方的消息里有效。	-
count-of-source	PushBridge	info	ignored	{key} is the source's count; the target's server counts for itself.	{key} 是来源厂商的计数；目标服务器自己计数。	-
critical-became-ordinary	Vendors/Engine	warning	approximated	{key} is a critical alert's, which became an ordinary sound of the same name.	{key} 是重要提醒的提示音，变成了同名的普通提示音。	-
cut-off	Vendors/Engine	warning	over-limit	{key} has more than the {0} {1} that {2} takes, so its end was cut off. Shorten it.	{key} 超过 {2} 允许的 {0} {1}，末尾已截断。请缩短。	The arguments are the most, its unit, and the vendor.
damaged-identifier	PushModel	warning	invalid	{key} is an ID with bytes that are no text; it was taken as absent, since different IDs would become one. Send the ID in UTF-8.	{key} 是含有非文本字节的标识；按没有处理，否则不同的标识会变成同一个。请用 UTF-8 发送标识。	-
data-at-root	Vendors/Easemob	info	approximated	The push keeps other members at its root and has no e; a payload made of it holds them there.	推送的根部有其他成员，没有 e；由它生成的 payload 也放在根部。	-
date-for-time	Vendors/Engine	warning	repaired	{key} is a date in words; it was read as that moment. Send a number.	{key} 是文字形式的日期；已按该时刻读取。请发送数字。	Reading G26.
default-written	PushBridge	info	defaulted	{key} is not set. The source's default, {0}, was written, because the target's is another.	没有设置 {key}。已写出来源的默认值 {0}，因为目标的默认值不同。	The argument is the default (reading G2).
desktop-changes-nothing	Vendors/Tencent	info	ignored	{key} need not be set: phones ring while a desktop client is logged in.	{key} 不必设置：桌面端登录时手机照常响铃。	-
desktop-policy-can-push	Vendors/Easemob	info	approximated	{key} is no user's setting here; let the console push when any device is offline.	{key} 在这里不是用户设置；请在控制台设为任一设备离线即推送。	-
desktop-policy-decides	Vendors/Easemob	warning	dropped	{key} is no user's setting here: the console's multi-device policy decides for all users.	{key} 在这里不是用户设置：由控制台的多端策略对所有用户决定。	-
desktop-silences-nobody	Vendors/Tencent	warning	dropped	{key} has no counterpart: no phone is silent because a desktop client is logged in.	{key} 没有对应的设置：桌面端登录不会使手机静音。	-
detail-beside-success	Vendors/Easemob	warning	ambiguous	{key} says why there was no push while status says success; the push counts as {0}.	{key} 说明了没有推送的原因，而 status 是 success；推送按 {0} 计。	The argument is the outcome.
detail-counts	Vendors/Easemob	info	ignored	{key} gives way to detail, which says why there was no push.	{key} 以 detail 为准，detail 说明了没有推送的原因。	-
device-identifier-lost	Vendors/Engine	info	dropped	{key} has no counterpart: devices have no identifier of their own.	{key} 没有对应项：设备没有自己的标识。	-
device-language-lost	Vendors/Engine	info	dropped	{key} is not told here: the device tells its language by itself, or nobody does.	{key} 在这里不用上报：由设备自己上报，或者没有这项信息。	-
device-names-itself	Vendors/Easemob	info	dropped	{key} has no place in the SDK's call; the device names itself when it binds its token.	SDK 的调用里没有 {key} 的位置；设备绑定 token 时自己写明标识。	-
device-topic-lost	Vendors/Engine	info	dropped	{key} is the app's topic, for which devices have no key here; give it as topic in the profile.	{key} 是应用的 topic，这里的设备没有这个设置；请在配置里写 topic。	-
display-hides-written-words	PushBridge	warning	approximated	{key} hides every text here, those too that a sender writes for the push. No setting changes that.	{key} 在这里隐藏所有文字，包括发送方为推送写的。没有设置可以改变。	-
display-is-usual	Vendors/Tencent	info	ignored	{key} need not be set: everybody sees what messages say.	{key} 不必设置：所有人都能看到消息内容。	-
display-lost	Vendors/Tencent	warning	dropped	{key} has no counterpart: nobody can hide what messages say.	{key} 没有对应的设置：没有人能隐藏消息内容。	-
display-shows-written-words	PushBridge	warning	approximated	{key} hides built-in texts only; a title and a text that a sender writes for the push are shown here. Keep hidden words out when you convert messages.	{key} 只隐藏内置文案；发送方为推送写的标题和正文在这里会显示。转换消息时请不要写出隐藏的文字。	Reading C14.
duration-too-long	Vendors/Engine	warning	over-limit	{key} is {0}, and a duration here is from 0 to {1} {2}; it was taken as absent. If it is an absolute end, give the vendor's response as it came, or name its form.	{key} 是 {0}，这里的时长应为 0 到 {1} {2}；按没有处理。如果是绝对的结束时间，请给出厂商的原始响应，或指定它的格式。	The arguments are the number found, the most, and the unit.
echo-moved	PushBridge	warning	approximated	{key} was repeated as {0} at the root of what the app gets, and is no longer there.	{key} 原来在应用收到的数据根部重复为 {0}，现在不再重复。	The argument is the member.
element-no-object	Vendors/Engine	warning	invalid	{key} holds no object at place {0}, counted from 0; it was taken as absent. Send objects.	{key} 的第 {0} 个元素（从 0 起）不是对象；按没有处理。请发送对象。	The argument is the element's place.
empty-group	PushBridge	warning	defaulted	The group has no member whom the message reaches. Check the group's members, and those whom the message names or leaves out; its sender gets no push.	群里没有消息能送达的成员。请检查群成员，以及消息指定或排除的成员；发送方自己不会收到推送。	-
empty-list-left-out	Vendors/Engine	info	approximated	{key} is an empty list, which reaches nobody, as no list does; it was left out.	{key} 是空列表，与没有列表相同，不会送达任何人；已省略。	-
empty-name-became-silence	Vendors/Tencent	info	repaired	{key} is a sound without a name, which became the vendor's word for silence.	{key} 是没有名称的提示音，变成厂商表示静音的词。	-
empty-recipients-file	PushBridge	warning	defaulted	The message is for everyone in the recipients file, and the file is empty. Add the recipients.	消息发给 recipients 文件里的所有人，但文件是空的。请加入接收方。	-
encoded-twice	PushModel	warning	invalid	{key} is percent-encoded twice; it was taken as absent. Encode the form once.	{key} 被百分号编码了两次；按没有处理。请只编码一次。	-
end-has-passed	Vendors/Engine	info	ignored	{key} is an end that has passed; there is no quiet time any more.	{key} 的结束时间已过；不再有免打扰。	-
equal-ends	Vendors/Engine	info	ambiguous	{key} is a quiet time from {0} to {0}, which no document explains; it was taken as {1}.	{key} 是从 {0} 到 {0} 的免打扰，文档没有说明；按{1}处理。	The arguments are the time, and what it was taken for.
essential-key-unknown	Vendors/Engine	warning	ignored	{key} is no key that PushBridge knows here, and was not read. The message lacks its {0}: check whether this key should hold it, and correct its spelling.	{key} 是这里不认识的字段，没有读取。消息缺少 {0}：请检查该字段是否应提供这一内容，并改正拼写。	The argument is a list of text, kind, sender and receiver, or the name that differs only in case. Reading G24.
event-type-missing	Vendors/Easemob	warning	ambiguous	The callback has no eventType, as before sending; the push was made as if the message had been sent, which may be refused or changed still. Take the callback after sending instead.	回调没有 eventType，看起来是发送前回调；推送按消息已发送处理，但消息仍可能被拒绝或修改。请改用发送后回调。	-
force-breaks-mute	PushBridge	warning	approximated	{key} gives way to a forced push here, and silenced it before. Force only what must ring.	{key} 在这里让位于强制推送，以前会使它静音。只强制必须响的推送。	-
force-breaks-quiet-hours	PushBridge	warning	approximated	{key} gives way to a forced push here, and silenced it before. Force only what must ring at night.	{key} 在这里让位于强制推送，以前会使它静音。只强制夜里必须响的推送。	Reading G7.
force-overrides-other	PushBridge	warning	approximated	{key} forces the push, which overrides {0} at the target, and {1} at the source.	{key} 强制推送：在目标处越过 {0}，在来源处越过 {1}。	The arguments are what force overrides at the target, and at the source (readings G7, C7).
forced-count-as-mentioned	Vendors/NIM	warning	approximated	{key} forces the push on people who then count as mentioned, which the message did not say.	{key} 强制推送给的人都算作被 @，而原消息没有这样写。	Reading G7.
forces-nobody	Vendors/NIM	info	ignored	{key} forces nobody, since no member is named.	没有指定成员，{key} 不会强制推送给任何人。	-
foreign-object	Vendors/Engine	warning	ignored	{key} is a key of objects in a program, not of a message, and was not read. Log the body of the call, and give that.	{key} 是程序中对象的字段，不是消息的字段，没有读取。请记录调用的请求体，再提供它。	-
generation-lost	PushBridge	warning	dropped	{key} has no counterpart: the new vendor words pushes in its own way.	{key} 没有对应项：新厂商用自己的方式写推送文案。	-
gives-way	Vendors/Engine	info	ignored	{key} gives way to {0}.	{key} 被 {0} 取代，不起作用。	The argument is the path of the key that counts.
group-counts	Vendors/Engine	info	ignored	{key} names a person, and the message is for a group, which counts.	{key} 是一个人，而消息发给群，以群为准。	-
group-name-in-direct-message	PushBridge	info	ignored	{key} has no effect in a direct message, and was left out.	{key} 在单聊中不起作用，已省略。	-
guessed-key	Vendors/NIM	warning	repaired	{key} is no key of the server; it was read as {0}. Send that.	{key} 不是服务器的字段；按 {0} 读取。请发送 {0}。	The argument is the key that the server knows.
guessed-superteam	Vendors/NIM	info	ambiguous	{key} stands without type, as in a superteam's recall, and was read as one. Send type 7 for a person, 8 for a team.	{key} 没有类型，与超大群的撤回相同，按超大群撤回读取。单聊请发送类型 7，群请发送类型 8。	-
half-template	PushBridge	warning	invalid	{key} is half a template, and was left out. Give name, title and content, or spell all of it as the vendor's REST interface does.	{key} 只是半个模板，已省略。请给出 name、title 和 content，或全部按厂商 REST 接口的写法。	-
half-vendor-template	Vendors/Engine	warning	invalid	The object is half a template: the vendor requires {0} too. It was left out; give all three.	对象只是半个模板：厂商还要求 {0}。已省略；请三项都给出。	The argument lists the missing keys.
hidden-by-mention-text	PushBridge	info	ignored	{key} gives way to the text for those mentioned, and is not shown.	{key} 被给 @ 成员的文案取代，不会显示。	-
hidden-by-template	PushBridge	info	ignored	{key} gives way to the template that the message names, and is not shown.	{key} 被消息指定的模板取代，不会显示。	-
hidden-from-some	PushBridge	info	approximated	{key} is shown to everyone by the source; the target hides it from people who hide details.	来源把 {key} 显示给所有人；目标对隐藏详情的用户不显示。	-
hidden-texts-lost	Vendors/Engine	warning	dropped	{key} has no counterpart: hidden details show the vendor's own text.	{key} 没有对应项：隐藏详情时显示厂商自己的文案。	-
hidden-title	PushBridge	info	ambiguous	The recipient hides details, and no document says what becomes of the title then; it was left out. Check it on a device.	接收方隐藏了详情，文档没有说明此时标题如何处理；这里没有显示标题。请在设备上核对。	RC 7.
hidden-words-covered	PushBridge	warning	dropped	{key} is hidden by the source from people who hide details, and the target would show it; a built-in text was written in its place, as asked.	来源对隐藏详情的用户不显示 {key}，目标会显示；已按要求改写为内置文案。	-
hidden-words-left-out	PushBridge	warning	dropped	{key} is hidden by the source from people who hide details, and the target cannot hide it; it was left out, as asked.	来源对隐藏详情的用户不显示 {key}，目标无法隐藏；已按要求省略。	-
hidden-words-shown	PushBridge	warning	approximated	{key} is hidden by the source from people who hide details, and the target shows it. Give the target's profile the templates detail, with {0} as title and content, and default, with fixed texts, or keep hidden words out of the conversion.	来源对隐藏详情的用户不显示 {key}，目标会显示。请在目标的 profile 里加入两个模板：detail（标题和内容都是 {0}）和 default（固定文案），或者不转换隐藏的文案。	-
hidden-words-shown-to-all	PushBridge	warning	approximated	{key} is hidden by the source from people who hide details, and the target hides nothing. Keep hidden words out of the conversion.	来源对隐藏详情的用户不显示 {key}，目标不隐藏任何内容。请不要转换隐藏的文案。	-
identifier-left-out	PushBridge	warning	approximated	The identifier of the sender or the group, which the source shows before the text, is not written out. Give the sender a name in the profile's senders.	来源会在正文前显示发送方或群的 ID，目标没有写出。请在 profile 的 senders 里给发送方写昵称。	-
ineffective	Vendors/Engine	warning	ignored	{key} has no effect at this place. Remove it, or see `pushbridge mappings show {0}`.	{key} 写在这里不起作用。请去掉，或运行 `pushbridge mappings show {0}` 查看说明。	The argument is the row.
ineffective-setting	Vendors/Engine	info	ignored	{key} has no effect there, nor has it here; it was ignored.	{key} 在原厂商和这里都不起作用；已忽略。	-
inside-its-own-kind	Vendors/Engine	info	ignored	{key} stands inside an object of its own kind, and has no effect there.	{key} 写在同类对象里面，在那里不起作用。	-
interval-off	Vendors/Easemob	info	approximated	{key} switches the interval off, and is written as none, since midnight at both ends is all day here.	{key} 关闭了时间段，写成没有，因为这里两端都是零点表示全天。	-
interval-without-ends	Vendors/Engine	warning	invalid	The object does not give both ends of a daily interval as times of day; the interval was taken as absent. Give start and end.	对象没有用时刻给出每天时间段的两端；按没有处理。请给出开始和结束。	-
interval-without-switch	Vendors/Engine	warning	defaulted	The object gives hours of a daily interval and no switch that can be read; the interval was taken as on. Give the switch too.	对象给出了每天的时间段，没有可以读取的开关；按开启处理。请同时给出开关。	-
key-of-other-form	Vendors/Engine	warning	dropped	{key} belongs to the form {0}, and was left out; name that form, or none.	{key} 属于格式 {0}，已省略；请指定该格式，或不指定格式。	The argument lists the forms.
keys-become-data	PushBridge	info	approximated	{key} holds keys for the push at the target, whose server passes keys that it does not know to the app.	{key} 里有目标用于推送的字段；目标的服务器会把它不认识的内容都交给应用。	-
kind-became-custom	PushBridge	warning	approximated	{key} is {0}, for which the target's documents have no type in messages that are sent. The message became a custom message.	{key} 是 {0}，目标的文档里没有可发送的这种类型；消息变成了自定义消息。	The argument is the kind at the source.
kind-became-element	Vendors/Tencent	warning	approximated	{key} is {0}, which Tencent lacks; it became an element of another type.	{key} 是 {0}，厂商没有这种消息；变成另一种元素。	The argument is the kind.
kind-became-type	Vendors/Easemob	warning	approximated	{key} is {0}, which Easemob lacks; the message became one of the type {1}.	{key} 是 {0}，目标厂商没有这种类型；消息变成了 {1} 类型。	The arguments are the kind, and the type.
kind-without-message	Vendors/Tencent	error	dropped	{key} is {0}, of which Tencent has no message that makes a push; nothing was written.	{key} 是 {0}，厂商没有会产生推送的这种消息；没有写出消息。	The argument is the kind.
kind-without-push	Vendors/Easemob	error	dropped	{key} is {0}, of which Easemob has no message that makes a push; nothing was written.	{key} 是 {0}，目标厂商没有会产生推送的这种消息；没有写出。	The argument is the kind.
language-lost	PushBridge	warning	dropped	{key} is {0}, and the new vendor's built-in texts are in {1}.	{key} 是 {0}，新厂商的内置文案是 {1}。	The arguments are the old language and the new one.
language-of-device	Vendors/Tencent	warning	dropped	{key} has no counterpart: each device's own language counts.	{key} 没有对应的设置：以每台设备自己的语言为准。	-
later-counts	PushModel	warning	ambiguous	{key} says something else than {0}, and is about the same setting; the later one was taken. Give one.	{key} 与 {0} 说的不同，而两者针对同一设置；采用后一个。请只给一个。	The argument is the place of the earlier value.
left-badge-is-uncounted	PushBridge	info	approximated	{key} leaves the icon as it is; at the target the push does not count, so the icon shows the unread messages before it.	{key} 使角标保持不变；在目标处这条推送不计数，所以角标显示它之前的未读数。	-
left-out-to-fit	Vendors/Engine	error	dropped	{key} was left out: {0} may have at most {1} {2}. Send less.	{key} 已省略：{0} 最多 {1} {2}。请减少内容。	The arguments are what is too large, the most, and its unit.
live-activity-left-out	PushBridge	warning	dropped	{key} updates a Live Activity, which is a push of its own and was not made. Send it through the vendor.	{key} 更新实时活动，那是单独的推送，这里没有生成。请通过厂商发送。	TX 36.
lone-surrogate	PushModel	warning	repaired	{key} holds half of a surrogate pair, which became U+FFFD. Send valid UTF-16 escapes.	{key} 含有半个代理对，已替换为 U+FFFD。请发送正确的 UTF-16 转义。	Reading T 12: once a record.
long-collapse-id	PushBridge	warning	over-limit	{key} is a collapse identifier of {0} bytes, and Apple takes {1}; it was cut. Send a shorter one.	{key} 是 {0} 字节的折叠标识，Apple 最多接受 {1} 字节；已截断。请发送更短的标识。	The arguments are the identifier's bytes and Apple's limit (reading G12).
longer-than-documented	Vendors/NIM	warning	over-limit	{key} has more than the {0} characters that the vendor allows; it was kept whole. Shorten it.	{key} 超过厂商允许的 {0} 个字符；已完整保留。请缩短。	The argument is the limit.
longer-than-seven-days	Vendors/Engine	warning	over-limit	{key} is longer than the seven days that a quiet time lasts at most.	{key} 超过免打扰最长的七天。	-
lost-data	Vendors/Easemob	info	ignored	{key} is not delivered, because e holds other data.	e 里已有其他数据，{key} 不会送达。	-
lowered-to-most	Vendors/Engine	warning	over-limit	{key} is more than the {0} that {1} takes; it became {0}.	{key} 大于 {1} 允许的 {0}；已改为 {0}。	The arguments are the most and the vendor.
made-text-beside-title	PushBridge	info	ambiguous	{key} stands above a text that the server makes of the message; without the sender's name in it, as policies.namesBesideTitle says. Send a text too.	{key} 显示在服务器根据消息生成的正文上方；按 policies.namesBesideTitle，正文前不加发送方昵称。请同时发送正文。	TX 1.
made-title	PushBridge	info	ambiguous	The title was made of a name, as policies.madeTitle says. Send a title, or set the policy.	标题按 policies.madeTitle 由名称生成。请发送标题，或设置该策略。	TX 21.
managers-not-apart	Vendors/Engine	warning	dropped	{key} has no counterpart: whoever writes, the group rings.	{key} 没有对应的设置：无论谁发言，群都会提醒。	-
managers-only-lost	Vendors/Easemob	warning	dropped	{key} cannot let managers through alone; the group notifies.	{key} 不能只放行管理员；该群照常提醒。	-
member-text-beside-alert	Vendors/NIM	info	ignored	{key} is not shown on Apple's devices, where apsField.alert decides; it is kept for other platforms.	{key} 不会显示在 Apple 设备上，以 apsField.alert 为准；已为其他平台保留。	-
member-text-for-nobody	Vendors/NIM	info	ignored	{key} is shown to nobody, since no member is named.	没有指定成员，{key} 不会显示给任何人。	-
members-in-direct-message	PushBridge	info	ignored	{key} is for members of a group, and has no effect in a direct message.	{key} 只对群成员有效，在单聊中不起作用。	Mentions and directed templates have no effect there (reading C13).
members-left-out	Vendors/Tencent	error	dropped	{key} leaves members out, and Tencent can name only those who get a message; nothing was written. Name these.	{key} 排除了一些成员，而厂商只能指定收到消息的成员；没有写出消息。请指定这些成员。	-
members-listed	PushBridge	warning	approximated	{key} gives some members words of their own; at the target they are listed, and count as mentioned.	{key} 给部分成员单独的文案；在目标处这些成员列在名单里，算作被 @。	-
members-moved	PushBridge	warning	approximated	{key} puts members at the payload's root, and they are in {0} now. The app must look there too.	{key} 把成员放在 payload 的根部，现在这些成员在 {0} 里。请让应用也到那里读取。	The argument is the member in which the app finds its data now.
members-not-named	Vendors/Easemob	error	dropped	{key} has no key in {0}, where the message would reach the whole group; nothing was written. Name the members whom it reaches, and write the shape rest.	用 {0} 无法表达 {key}，消息会送达整个群；没有写出。请写明接收的成员，并使用 REST 格式（rest）。	The argument is the shape, and whose it is.
members-not-sayable	Vendors/NIM	error	dropped	{key} has no key in {0}, where the message would reach the whole team; nothing was written. Write the shape server-v2 or sdk-v2.	用 {0} 无法表达 {key}，消息会送达整个群；没有写出。请使用 server-v2 或 sdk-v2 格式。	The argument is the shape, and whose it is.
members-not-sent	Vendors/RongCloud	error	dropped	{key} names some members of the group, and {0} cannot say them, so more people would be pushed to; nothing was written. Let the shape be chosen.	{key} 指定了部分群成员，而 {0} 不能指定，会推送给更多人；没有写出。请让程序选择格式。	The argument is the shape, and whose it is.
members-of-no-group	Vendors/RongCloud	warning	ignored	{key} names members of a group, and the message names no group; it reaches nobody. Name the group.	{key} 指定了群成员，但消息没有群；消息不会送达任何人。请指定群。	Reading G16.
members-of-nobody	PushBridge	error	dropped	{key} narrows the message to members and names none that can be read, so it reaches nobody; nothing was written. Name the members.	{key} 限定了接收成员，但没有可读的成员，消息不会送达任何人；没有写出消息。请指定成员。	-
members-title-lost	PushBridge	warning	approximated	{key} gives some members words of their own; the target has one title for everyone, so they read that title.	{key} 给部分成员单独的文案；目标的标题对所有人相同，这些成员看到同样的标题。	-
members-words-lost	PushBridge	error	dropped	{key} gives some members words of their own, which the target cannot show here; they read what everyone reads.	{key} 给部分成员单独的文案，目标在这里无法显示；这些成员看到与其他人相同的文案。	-
mention-of-no-group	Vendors/RongCloud	info	ignored	{key} has an effect in groups only.	{key} 只在群里有效。	-
mention-of-zero	Vendors/RongCloud	warning	repaired	{key} is 0, which stands for everyone in lists of the clients only; it was taken for 1. Send 1.	{key} 是 0，只有客户端的枚举用它表示所有人；按 1 处理。请发送 1。	-
mention-text-for-all	PushBridge	info	ambiguous	{key} is shown to people whom the message does not mention, as policies.mentionTextFor says. Set the policy if only those mentioned should read it.	未被 @ 的人也会看到 {key}，由 policies.mentionTextFor 决定。只给被 @ 的人看时，请设置该策略。	RC 4.
mention-without-flag	Vendors/RongCloud	warning	ignored	{key} has no effect without isMentioned. Send isMentioned with the value 1.	没有 isMentioned 时 {key} 无效。请发送 isMentioned，值为 1。	-
mention-without-type	Vendors/RongCloud	warning	ignored	{key} has no effect without a type that the vendor documents. Send type 1 for everyone, or 2 for those listed.	没有文档规定的 type 时 {key} 无效。请发送 type：1 表示所有人，2 表示指定成员。	-
mentions-are-one	Vendors/Tencent	warning	approximated	{key} becomes mentions of either sort, which is all that can be said.	{key} 变成任何一种 @ 都提醒，只能这样表示。	-
mentions-mode-lost	Vendors/NIM	warning	dropped	{key} has no counterpart: there is no mode for mentions.	{key} 没有对应项：没有只提醒 @ 的模式。	-
mentions-widened	Vendors/Engine	warning	approximated	{key} is {0}, and all mentions count alike here.	{key} 是 {0}，这里不区分 @ 的种类。	The argument is the mode.
milliseconds-for-seconds	Vendors/Engine	warning	repaired	{key} counts seconds, and this number can only be milliseconds; it was read as milliseconds. Send seconds.	{key} 的单位是秒，而这个数只可能是毫秒；已按毫秒读取。请发送秒。	Reading G26.
missing-arguments	PushBridge	warning	defaulted	{key} lacks an argument for a placeholder of the template, which shows as nothing. Send every argument.	{key} 缺少模板占位符的参数，该处显示为空。请发送所有参数。	-
missing-badge-count	PushBridge	warning	invalid	{key} does not tell the icon's number, so there is no baseline. Give a whole number for {0}, 0 for none.	{key} 没有说明图标上的数字，所以没有起始值。请为 {0} 给出整数，没有则为 0。	The argument is the names of the counts.
missing-receiver	PushBridge	warning	defaulted	The message names no receiver. Add one to what was written before you send it.	消息没有写接收方。发送之前，请在转换结果里加上接收方。	-
missing-sender	PushBridge	warning	defaulted	The message names no sender. Add one to what was written before you send it.	消息没有写发送方。发送之前，请在转换结果里加上发送方。	-
missing-zone	PushBridge	info	defaulted	{key} has no time zone; its clock times were taken as {0}. Give the line a timeZone.	{key} 没有时区；钟表时间按 {0} 处理。请给这一行加上 timeZone。	The argument is the zone: the one in which the source reads times, else the target's, else UTC.
misspelled-aps	Vendors/Easemob	warning	repaired	{key} stands where aps belongs; it was read as that. Devices know the right name only.	{key} 所在的位置应为 aps；已按 aps 读取。设备只认识正确的名称。	-
mode-becomes-types	Vendors/RongCloud	info	approximated	{key} becomes one setting for all direct conversations and one for all groups.	{key} 变成对全部单聊和全部群各一条设置。	-
mode-is-default	Vendors/Engine	info	dropped	{key} is the default here; there is nothing to set.	{key} 在这里是默认值；无需设置。	-
more-of-recalled	Vendors/Engine	info	dropped	{key} holds more than what names the withdrawn message; no push depends on the rest.	{key} 里除了被撤回消息的标识，还有其他内容；这些内容与推送无关。	-
mutable-switch-lost	PushBridge	warning	dropped	{key} has no counterpart: each message has to say that the app may change it.	{key} 没有对应项：每条消息要自己写明允许应用修改它。	-
mute-becomes-level	Vendors/RongCloud	info	approximated	{key} becomes the level at which nothing is pushed.	{key} 变成不推送任何消息的级别。	-
mute-becomes-none	Vendors/Easemob	warning	approximated	{key} becomes the mode NONE, which no forced push overrides.	{key} 变成 NONE 模式，强制推送也不能越过。	-
mute-has-no-end	Vendors/Engine	warning	dropped	{key} has no counterpart: a mute has no end.	{key} 没有对应项：免打扰没有结束时间。	-
mute-silences-force	PushBridge	warning	approximated	{key} silences a forced push here too, and gave way to it before. No setting changes that.	{key} 在这里也会使强制推送静音，以前让位于它。没有设置可以改变这一点。	-
name-in-title	PushBridge	warning	defaulted	{key} is not set, and the target's server shows the name of the sender or the group there, which the source does not. Write a title.	没有写 {key}，目标的服务器会在那里显示发送方或群的名称，来源不显示。请写标题。	-
name-missing	PushBridge	warning	defaulted	{key} is not set, and the source's server shows the name of the sender or the group there, which the target does not. Write a title, or name the sender in the profile's senders.	没有写 {key}，来源的服务器会在那里显示发送方或群的名称，目标不显示。请写标题，或在 profile 的 senders 里写发送方的昵称。	-
name-stands-in-text	PushBridge	info	approximated	{key} is written in the text now, because the target has no key for it.	目标没有 {key} 对应的字段，现在写在正文里。	-
name-written-out	PushBridge	info	approximated	{key} is not set; the name of the sender or the group that the source's server shows there was written out, so it stays when the name changes, and is the same for all.	没有写 {key}；来源服务器在那里显示的发送方或群的名称已写成文字，改名后不会变，对所有人也都一样。	-
named-otherwise	PushBridge	warning	approximated	The target names the sender or the group in its own way before the text. Name the sender in the profile's senders.	目标按自己的方式在正文前显示发送方或群的名称。请在 profile 的 senders 里给发送方写昵称。	-
names-its-sender	Vendors/Engine	info	ignored	{key} is the sender, as in a message that its receiver keeps, so nobody is named. Give the message as it was sent.	{key} 是发送方自己，像接收方保存的消息，所以没有指定任何人。请提供发送时的原消息。	-
names-no-device	Vendors/Engine	info	ignored	{key} names no device: its token is missing or empty.	{key} 没有指明设备：token 缺少或为空。	-
names-nobody	PushBridge	warning	defaulted	The message names no receiver, so it reaches nobody. Name its receivers in the message.	消息没有写接收方，所以不会发给任何人。请在消息里写明接收方。	-
negative	Vendors/Engine	warning	invalid	{key} is less than 0, which no icon shows; it was taken as absent. Send 0 or more.	{key} 小于 0，图标无法显示；按没有处理。请发送 0 或更大的数。	-
neither-number	Vendors/Engine	warning	invalid	{key} is {0}, neither {1}; it was taken as absent.	{key} 是 {0}，应为以下数字：{1}；按没有处理。	The arguments are the number found, and the known ones.
nested-mentions	Vendors/Easemob	warning	ambiguous	{key} was read as the list of those mentioned. Send it at the root of ext.	{key} 按被 @ 的列表读取。请写在 ext 的根部。	-
nickname-lost	Vendors/Engine	warning	dropped	{key} has no counterpart: pushes show the name in the user's profile.	{key} 没有对应项：推送显示用户资料里的名称。	-
nickname-too-long	Vendors/Easemob	warning	over-limit	{key} has more than 100 characters, which the vendor refuses; shorten it.	{key} 超过 100 个字符，厂商会拒绝；请缩短。	-
no-arguments	Vendors/Engine	warning	invalid	{key} is not an array; it was taken as no arguments. Send an array of strings.	{key} 不是数组；按没有参数处理。请发送字符串数组。	-
no-array	Vendors/Engine	warning	invalid	{key} is no JSON array; it was taken as absent. Send an array.	{key} 不是 JSON 数组；按没有处理。请发送数组。	-
no-binding-call	Vendors/Easemob	info	dropped	{key} cannot be bound by a call, which needs the device's identifier and the certificate's name; the app's client binds it at its next login, and pushes begin then.	{key} 不能用接口绑定，接口需要设备标识和证书名；应用客户端下次登录时绑定，推送从那时开始。	-
no-certificate-of-theirs	Vendors/Engine	warning	dropped	{key} is {0}, which is no number of a certificate as the vendor gives them; it was left out. Let the app name the certificate that it has at the new vendor.	{key} 是 {0}，不是厂商的证书编号；已略去。请让应用写明它在新厂商的证书。	The argument is the certificate's name.
no-chat-rooms	Vendors/NIM	error	dropped	{key} is a chat room, which {0} cannot name; nothing was written. Write the shape sdk.	{key} 是聊天室，{0} 不能指明聊天室；没有写出。请使用 sdk 格式。	The argument is the shape, and whose it is.
no-commands	Vendors/NIM	error	dropped	{key} is a command, and NIM has no such messages; nothing was written. Send a custom notification instead.	{key} 是透传命令，目标厂商没有这种消息；没有写出。请改用自定义通知。	-
no-conversation-kind	Vendors/NIM	warning	invalid	{key} is no kind of conversation. The message reaches nobody, unless another key names the kind. See `pushbridge mappings show {0}`.	{key} 不是会话类型。除非其他字段写明类型，这条消息不会推送给任何人。请运行 `pushbridge mappings show {0}` 查看说明。	The argument is the row.
no-conversation-named	Vendors/Engine	warning	invalid	The object does not say which conversation it is about; it was taken as absent. Give its {0}.	对象没有说明是哪个会话；按没有处理。请给出它的{0}。	The argument is what is missing.
no-conversation-with-setting	Vendors/Engine	warning	invalid	{key} is no conversation with a setting: {0}, {1} in the SDK's form.	{key} 不是可以设置的会话类型：应为 {0}，在 SDK 格式里为 {1}。	The arguments list the words and the numbers.
no-default-for-everybody	PushBridge	warning	dropped	{key} cannot be set for everybody: users who set none have the vendor's {0}. Give this profile to settings convert, which writes {1} out for each.	{key} 不能为所有人设置：没有设置的用户使用厂商的 {0}。请把这个 profile 交给 settings convert，它会为每个用户写出 {1}。	The arguments are the new vendor's default and the old one's (reading G2).
no-duration	Vendors/Engine	warning	invalid	{key} is {0}, and a duration here is from 0 to {1} {2}; it was taken as absent. If it is an absolute end, give the vendor's response as it came, or name its form.	{key} 是 {0}，这里的时长应为 0 到 {1} {2}；按没有处理。如果是绝对的结束时间，请给出厂商的原始响应，或指定它的格式。	The arguments are the number found, the most, and the unit.
no-flag	PushModel	warning	invalid	{key} is neither true nor false; the default holds. Send a boolean.	{key} 既不是 true 也不是 false；使用默认值。请发送布尔值。	-
no-hour	Vendors/Engine	warning	invalid	{key} is {0}, no hour of the day; it was taken as absent.	{key} 是 {0}，不是一天里的小时；按没有处理。	-
no-integer	PushModel	warning	invalid	{key} is not a whole number from -2^63 to 2^63; it was taken as absent. Send an integer.	{key} 不是 -2^63 到 2^63 之间的整数；按没有处理。请发送整数。	-
no-interruption-level	Vendors/Engine	warning	invalid	{key} is none of passive, active, time-sensitive and critical; it was taken as absent.	{key} 不是 passive、active、time-sensitive 或 critical；按没有处理。	-
no-interval	Vendors/Engine	warning	invalid	{key} is no interval such as 22:00-08:00; it was taken as absent.	{key} 不是 22:00-08:00 这样的时间段；按没有处理。	-
no-language	Vendors/Tencent	warning	invalid	{key} names no language, so its words are shown to nobody.	{key} 没有写明语言，它的文案不会显示给任何人。	-
no-list	Vendors/Engine	warning	invalid	{key} is not an array; it was taken as absent. Send an array.	{key} 不是数组；按没有处理。请发送数组。	-
no-list-for-receivers	Vendors/RongCloud	warning	invalid	{key} is no array with one entry for each receiver; it was taken as absent.	{key} 不是每个接收方一项的数组；按没有处理。	-
no-message-event	Vendors/NIM	info	ignored	{key} is no event of a message, so there is nothing to push.	{key} 不是消息事件，没有可以推送的内容。	-
no-message-there	Vendors/Tencent	error	dropped	{key} is a message's, and {0} has none; nothing was written. Let the shape be chosen.	{key} 属于消息，而 {0} 里没有消息；没有写出消息。请让程序选择格式。	The argument is the shape, and whose it is.
no-number	Vendors/Engine	warning	invalid	{key} is not a number; it was taken as absent. Send a number.	{key} 不是数字；按没有处理。请发送数字。	-
no-object	PushModel	warning	invalid	{key} is not an object; it was taken as absent. Send a JSON object.	{key} 不是对象；按没有处理。请发送 JSON 对象。	-
no-object-in-list	Vendors/Engine	warning	invalid	{key} holds no object; it was taken as absent.	{key} 里没有对象；按没有处理。	-
no-payload-in-string	Vendors/Easemob	warning	invalid	{key} is no payload as JSON in a string; it was taken as absent. Read the callback's body as it came.	{key} 不是字符串里的 JSON payload；按没有处理。请按原样读取回调的正文。	-
no-platform-setting	PushBridge	info	dropped	{key} is a setting for other platforms for which no key of the target is known; it was left out.	{key} 是其他平台的设置，没有已知的目标对应键；已省略。	Reading C9.
no-rooms	Vendors/Tencent	error	dropped	{key} is a chat room, and a message to a group does not say whether that is one, so people would be pushed to; nothing was written. Send it with the vendor's own call.	{key} 是聊天室，而发给群的消息不说明是不是聊天室，会变成推送；没有写出消息。请使用厂商自己的接口发送。	-
no-settings-object	Vendors/Engine	warning	invalid	The object is {0} where an object of the vendor's belongs; it was taken as absent.	对象是{0}，应为厂商的对象；按没有处理。	The argument is the kind of value found.
no-such-setting	Vendors/Engine	warning	dropped	{key} has no counterpart in the target's settings; it was left out.	目标没有与 {key} 对应的设置，已省略。	-
no-template	PushBridge	warning	invalid	{key} is no template of a profile file, and the vendor has none of its own; it was left out.	{key} 不是 profile 文件的模板，厂商也没有自己的模板；已省略。	-
no-time	Vendors/Engine	warning	invalid	{key} is no time; it was taken as absent. Send a number.	{key} 不是时间；按没有处理。请发送数字。	Reading G26.
no-time-to-live	Vendors/Engine	warning	dropped	{key} has no counterpart in the console.	{key} 在控制台里没有对应的设置。	-
no-word-of-list	Vendors/Engine	warning	invalid	{key} is none of {0}; it was taken as absent.	{key} 不是 {0} 之一；按没有处理。	The argument lists the words.
no-word-or-number-of-list	Vendors/Engine	warning	invalid	{key} is none of {0}, nor {1}; it was taken as absent.	{key} 不是 {0} 之一，也不是 {1}；按没有处理。	The arguments list the words and the numbers.
nobody-hides-words	Vendors/Tencent	warning	dropped	{key} has no counterpart: nobody can hide what messages say.	{key} 没有对应的设置：没有人能隐藏消息内容。	-
none-becomes-all-day	Vendors/Tencent	info	approximated	{key} becomes a quiet time that lasts all day, every day.	{key} 变成每天全天的免打扰。	-
none-becomes-mute	Vendors/NIM	warning	approximated	{key} becomes a mute, which forced pushes override.	{key} 变成会话免打扰，强制推送可以越过。	-
none-becomes-quiet-time	Vendors/NIM	warning	approximated	{key} becomes a quiet time from 00:00 to 23:59, which is all that can be said.	{key} 变成 00:00 到 23:59 的免打扰，最多只能这样表示。	-
not-for-apple	Vendors/RongCloud	info	dropped	{key} does not name ios, so Apple's devices get no push.	{key} 里没有 ios，苹果设备收不到推送。	Reading RC 26.
not-for-everyone	PushBridge	error	dropped	{key} sends to every user of the app, which the target does with another call. Nothing was written. Use the target's broadcast call, or name the receivers.	{key} 发给应用的所有用户，目标要用别的接口。没有写出消息。请使用目标的广播接口，或写明接收方。	-
not-for-those-online	Vendors/RongCloud	error	dropped	{key} is of a message that those who are offline get too, and {0} reaches only those online; nothing was written. Let the shape be chosen.	{key} 的消息离线用户也会收到，而 {0} 只到达在线用户；没有写出。请让程序选择格式。	The argument is the shape.
not-pushed	Vendors/Engine	info	dropped	{key} belongs to the message itself; no push carries it.	{key} 属于消息本身，推送不携带。	-
not-sayable	Vendors/Engine	error	dropped	{key} has no counterpart in {0}; it was left out.	{0}无法表达 {key}，已省略。	The argument is the shape, and whose it is.
notice-became-tip	PushBridge	warning	approximated	{key} is a notice, which only the target's servers write. The message became a tip, which the target shows as a grey line.	{key} 是通知类消息，目标厂商只允许服务器写入。消息变成了提示消息，目标显示为灰条。	-
notification-became-command	PushBridge	warning	approximated	{key} is a custom notification, which became a command; its data is not converted.	{key} 是自定义通知，变成了透传命令；其数据没有转换。	-
notification-became-message	PushBridge	warning	approximated	{key} is a custom notification with a push text, which became a custom message; the target keeps it in the conversation. Its data is not converted.	{key} 是带推送文案的自定义通知，变成了自定义消息；目标会把它留在会话里。其数据没有转换。	-
notify-id	Vendors/NIM	info	ignored	{key} replaces nothing on Apple's devices and stays among the app's keys. Send apns-collapse-id to replace a push.	{key} 在 Apple 设备上不会替换通知，只留在应用的字段里。要替换推送，请发送 apns-collapse-id。	-
number-for-text	PushModel	warning	repaired	{key} is a number, and a text belongs there; its digits were taken. Send a string.	{key} 应为文本，实际是数字；已取其数字作为文本。请发送字符串。	-
numbers-in-strings	Vendors/Engine	warning	repaired	{key} holds numbers, and Apple takes strings; their digits were written. Send strings.	{key} 含有数字，Apple 只接受字符串；已写成数字字符串。请发送字符串。	-
object-for-list	Vendors/Engine	warning	repaired	{key} is one object, and an array belongs there; it was taken as an array of it. Send an array.	{key} 是单个对象，这里应为数组；按只有它的数组读取。请发送数组。	-
object-for-text	Vendors/RongCloud	warning	repaired	{key} is an object, and a string with JSON belongs there; it was read as that object. Send a string.	{key} 是对象，这里应该是 JSON 字符串；已按该对象读取。请发送字符串。	-
of-no-custom-element	Vendors/Tencent	info	ignored	{key} has an effect only in a custom element.	{key} 只在自定义元素中起作用。	-
old-app-key	PushBridge	info	dropped	{key} belongs to the app at the old vendor. Give the profile the key that the new vendor's console shows.	{key} 属于旧厂商的应用。请在 profile 里写新厂商控制台显示的 key。	-
old-mute	Vendors/RongCloud	info	ambiguous	{key} 1 was read as the level 1, which lets mentions pass. Older calls muted everything with it; if this line is such a call, write unpushLevel 5.	{key} 为 1，已按级别 1（仅 @ 消息通知）读取。旧版接口用它表示完全免打扰；如果这一行来自旧版接口，请改写 unpushLevel 5。	Reading RC 9.15.
one-for-list	Vendors/Engine	warning	repaired	{key} is one identifier, and a list belongs there; it was taken as a list of one. Send an array.	{key} 应为列表，实际是单个标识；按只有一项的列表处理。请发送数组。	-
one-quiet-time	Vendors/Tencent	warning	dropped	{key} has no place beside a daily quiet time, which it would replace; set it again when it is needed.	{key} 不能与每日免打扰并存，会替换它；需要时请再设置。	-
online-only-became-unstored	Vendors/NIM	warning	approximated	{key} lets the message reach only those online, which became a message that is not kept for those who are offline.	{key} 让消息只发给在线用户，变成了不为离线用户保存的消息。	-
online-only-by-default	Vendors/Tencent	info	defaulted	The message is for all and does not say how long it is kept, so it reaches only those online. Send MsgLifeTime if others shall get it.	消息发给所有人，又没有说明保存多久，所以只到达在线的人。如果其他人也要收到，请发送 MsgLifeTime。	-
only-as	Vendors/Easemob	info	ignored	{key} has an effect only as {0}.	{key} 只有写成 {0} 才起作用。	The argument is the one word that has an effect.
only-first-kept	Vendors/Engine	warning	over-limit	{key} lists {0} accounts and {1} takes {2}; the others were left out. Send to everyone, or in several messages.	{key} 列出 {0} 个账号，{1} 最多接受 {2} 个；其余已省略。请发给所有人，或分成几条消息。	The arguments are how many it lists, the vendor, and how many that takes.
only-for-everyone	PushBridge	error	dropped	{key} says whom the message is for, and the shape is for everyone who uses the app; nothing was written. Let the shape be chosen.	{key} 指定了接收方，而该格式发给所有用户；没有写出。请让程序选择格式。	-
only-sender	PushBridge	warning	defaulted	The message is for everyone in the recipients file, and only its sender is there, or those whom it leaves out. Nothing is pushed. Add the recipients.	消息发给 recipients 文件里的所有人，但文件里只有发送方自己，或消息排除的人。不会推送。请加入接收方。	-
open-interval-lost	Vendors/Engine	warning	dropped	{key} lets everything through in the daily interval, whatever else is set, and no interval does so here; it was left out.	{key} 在每日时段内放行一切消息，不管其他设置，这里没有这种时段；已省略。	-
option-in-direct	Vendors/NIM	info	ignored	{key} belongs to an option for members of a team, which has no effect in a direct message.	{key} 属于群成员选项，在单聊中不起作用。	-
other-conversation	Vendors/Tencent	error	dropped	{key} is of another kind of conversation than {0} is for; nothing was written. Let the shape be chosen.	{key} 的会话类型与 {0} 不同；没有写出消息。请让程序选择格式。	The argument is the shape, and whose it is.
other-interface	Vendors/NIM	error	dropped	{key} is {0}, which NIM sends through an interface of its own; nothing was written.	{key} 是 {0}，目标厂商用单独的接口发送；没有写出。	The argument is the kind.
other-mark	Vendors/NIM	info	ignored	{key} is the server's own mark, whatever its value; the number 1 stands for it.	{key} 是服务器自己的标记，无论取值；按数字 1 处理。	-
other-parameter	Vendors/Easemob	info	ignored	{key} is not what the object's paramType is about; it was ignored.	{key} 与对象的 paramType 无关；已忽略。	-
other-people	Vendors/Easemob	info	ignored	{key} names somebody else than the callback itself, which counts.	{key} 写的人与回调本身不同，以回调为准。	-
other-platform	Vendors/Engine	info	dropped	{key} is a setting of another platform, which Apple never gets.	{key} 是其他平台的设置，不会发给 Apple。	-
other-platforms-members-text-lost	PushBridge	info	dropped	{key} was left out: the alert for Apple decides, and the target has no text for these members on other platforms.	{key} 已省略：以 Apple 的 alert 为准，目标在其他平台上没有给这些成员的文案。	-
other-platforms-text-lost	PushBridge	warning	ambiguous	{key} is a text for other platforms, and differs from the alert for Apple. The target has one text for all; the alert's was written.	{key} 是其他平台的文案，与 Apple 的 alert 不同。目标的文案对所有平台相同；写的是 alert 的文案。	-
other-platforms-text-missing	PushBridge	warning	defaulted	The message has no text for other platforms; at the target they show the alert's.	消息没有其他平台的文案；在目标处，其他平台显示 alert 的文案。	-
other-sort-of-conversation	Vendors/RongCloud	error	dropped	{key} is of another kind of conversation than {0} is for; nothing was written. Let the shape be chosen.	{key} 的会话类型与 {0} 不符；没有写出。请让程序选择格式。	The argument is the shape, and whose it is.
other-sort-of-message	Vendors/RongCloud	error	dropped	{key} is of another type of message than {0} is for; nothing was written. Let the shape be chosen.	{key} 的消息类型与 {0} 不符；没有写出。请让程序选择格式。	The argument is the shape, and whose it is.
other-than-path	Vendors/NIM	info	ignored	{key} names something else than the conversation's identifier, which counts.	{key} 与会话 ID 不一致，以会话 ID 为准。	-
other-user	Vendors/Engine	warning	ambiguous	{key} names another user than the line does; the line's was taken.	{key} 写的用户与这一行不同；以这一行为准。	-
others-received	Vendors/Engine	warning	approximated	{key} says that only mentions are received; here everything of the conversation is.	{key} 表示只接收提及自己的消息，这里会接收该会话的所有消息。	Reading TX 38.
out-of-range	Vendors/Engine	warning	invalid	{key} is {0}, not from {1} to {2}; it was taken as absent.	{key} 是 {0}，不在 {1} 到 {2} 之间；按没有处理。	The arguments are the number found, and the bounds.
own-conversation	Vendors/Easemob	warning	dropped	{key} is about the user's conversation with themselves, which cannot be told from the whole app here.	{key} 针对用户与自己的会话，这里与整个应用的设置无法区分。	-
own-members-left-out	Vendors/Easemob	warning	dropped	{key} has members of the app's own that Easemob would take for its keys of the push; they were left out. Rename them.	{key} 里有与目标厂商推送字段同名的应用成员；已省略。请改名。	-
own-text-shown	PushBridge	warning	approximated	{key} is shown by the target to people who see details, and was not shown by the source. Convert with the preference screen to keep it from them.	来源不显示 {key}，目标会显示给查看详情的用户。要避免显示，请用偏好 screen 转换。	-
parts-joined	PushBridge	info	approximated	{key} are several texts, which the target takes as one.	{key} 是多段文本，目标合成一段。	-
parts-left-out	PushBridge	warning	dropped	{key} are more than texts. The push keeps the words of all; of the message only the texts are converted. Send the others as messages of their own.	{key} 不只有文本。推送保留所有元素的文字，消息只转换其中的文本。请把其余部分作为单独的消息发送。	-
placeholders-of-old-vendor	PushBridge	warning	dropped	{key} holds the template {0}, and the new vendor would show its placeholders as they stand; it was left out. Write it anew in the new console.	{key} 里有模板 {0}，新厂商会原样显示其中的占位符；已省略。请在新控制台重新编写。	The argument is the template's name.
policies-lost	PushBridge	info	dropped	{key} say how the old vendor works ({0}); the new profile has its vendor's own. Verify your messages to see what that changes.	{key} 说明旧厂商的行为（{0}）；新的 profile 使用自己厂商的。请验证消息，看有什么变化。	The argument is the names of the policies.
prefix-of-recall	Vendors/NIM	info	ignored	{key} has no effect on a recall, before whose text no name stands.	撤回的文案前面没有名称，{key} 不起作用。	-
push-is-guessed	Vendors/RongCloud	info	ambiguous	No document says what stands under rc in a push without a message; it is PH, and the sender where there is one.	没有文档说明没有消息的推送里 rc 的内容；写 PH，有发送方时写发送方。	-
push-not-counted	PushBridge	warning	approximated	{key} raises the icon's number at the source, and the target's push leaves the icon unless it says a number. Give the number as the badge.	{key} 在来源使角标加一，而目标的推送不写数字就保持角标不变。请写明角标数字。	-
push-uncertain	PushBridge	warning	ambiguous	{key} is of a message without a push text, and no document says whether the vendor pushes it. translate makes no push of it; convert lets the target push it. Send a test message, or give the push a text.	{key} 所在的消息没有推送文案，没有文档说明厂商是否推送它。translate 不产生推送；convert 让目标推送。请发一条测试消息，或写上推送文案。	Reading C19.
push-without-aps	Vendors/Easemob	info	ambiguous	The push has no aps, as a call's push may; it was read as a call.	推送里没有 aps，来电推送可以这样；按来电读取。	-
push-without-message	PushBridge	error	dropped	{key} is a push without a message, and convert writes only messages for the target. Send it with a push call of the target.	{key} 是不带消息的推送，convert 只为目标写出消息。请用目标的推送接口发送。	-
qchat-only	Vendors/NIM	info	ignored	{key} works in QChat only, whose pushes are not handled here; it was ignored.	{key} 只在圈组里起作用，这里不处理圈组的推送；已忽略。	-
quiet-end-lost	Vendors/Engine	warning	dropped	{key} has no counterpart: quiet times repeat every day.	{key} 没有对应项：免打扰每天重复。	-
quiet-exception-lost	Vendors/Engine	warning	dropped	{key} lets messages through in the daily interval, and nothing does here.	{key} 让一些消息越过每日免打扰，这里没有这种设置。	-
quiet-has-no-end	Vendors/Tencent	warning	dropped	{key} begins a quiet time without an end, which has no counterpart; set a daily one that lasts all day.	{key} 开始的免打扰没有结束时间，没有对应的设置；请设置每天全天的免打扰。	-
quiet-hours-silence-force	PushBridge	warning	approximated	{key} silences a forced push here too, and gave way to it before. No setting changes that.	{key} 在这里也使强制推送静音，以前让位于它。没有设置可以改变。	-
quiet-start-lost	Vendors/Engine	warning	dropped	{key} has yet to come, and a quiet time here begins at once. Set it when it begins.	{key} 还没有到，这里的免打扰只能立即开始。请到时再设置。	-
quiet-time-has-passed	Vendors/Engine	info	ignored	{key} has passed; there is no quiet time any more.	{key} 已过；不再有免打扰。	-
quiet-time-without-switch	Vendors/Engine	warning	defaulted	The object gives times of a quiet time and no switch that can be read; the quiet time was taken as off. Give the switch too.	对象给出了免打扰的时间，没有可以读取的开关；按关闭处理。请同时给出开关。	-
quiet-time-without-times	Vendors/Engine	warning	invalid	The object switches quiet time on without a start and an end that are times of day; it was taken as absent. Give all four numbers.	对象打开了免打扰，但没有给出开始和结束时刻；按没有处理。请给出全部四个数字。	-
quiet-without-duration	Vendors/Tencent	warning	invalid	{key} is of a quiet time without a duration above 0; it was taken as absent. Give the duration in seconds.	{key} 所在的免打扰没有大于 0 的时长；按没有处理。请以秒为单位给出时长。	-
quiet-without-start	Vendors/Tencent	warning	invalid	{key} is of a quiet time without the hour at which it starts; it was taken as absent. Give startHour.	{key} 所在的免打扰没有开始的小时；按没有处理。请给出 startHour。	-
quiet-without-time	Vendors/RongCloud	warning	invalid	{key} is of a quiet time without a start such as 22:00:00 and a number of minutes; it was taken as absent. Give both.	{key} 属于缺少开始时间（如 22:00:00）或分钟数的免打扰时间；按没有处理。请同时提供。	-
quoted-text	Vendors/NIM	info	ambiguous	{key} stands in quotes, as text that was encoded twice does; the quotes were kept. Send it without if they are not meant.	{key} 带有引号，像是编码了两次；引号已保留。如果不是有意的，请去掉引号。	-
recall-by-server-id	PushBridge	warning	ambiguous	{key} names what the recall withdraws by the server's identifier only; the recall replaces the original only if that carried the same apns-collapse-id. Send the client's identifier.	{key} 只用服务器消息 ID 指明被撤回的消息；只有原消息带有相同的 apns-collapse-id，撤回才会替换它。请发送客户端消息 ID。	Reading N1.
recall-cannot-be-silent	Vendors/RongCloud	warning	ignored	{key} has no effect in chat rooms and ultragroups.	{key} 在聊天室和超级群里无效。	-
recall-is-guessed	Vendors/RongCloud	info	ambiguous	No document says what the push of a recall looks like; it has built-in words, and names what it removes.	没有文档说明撤回的推送是什么样子；使用内置文案，并指出要移除的消息。	-
recall-key-outside	Vendors/NIM	info	ignored	{key} has no effect, since the message is no recall.	这不是撤回消息，{key} 不起作用。	-
recall-names-old-message	PushBridge	warning	approximated	{key} is the source's identifier of the message to withdraw, which the target does not know. Write the target's, and when that message was sent where the call asks for it.	{key} 是来源给被撤回消息的 ID，目标不认识。请改写为目标的 ID；如果接口要求，请写上该消息的发送时间。	-
recall-override-lost	Vendors/Engine	warning	dropped	{key} has no counterpart in this vendor's console.	{key} 在该厂商的控制台没有对应项。	-
recalls-not-pushed	Vendors/Tencent	warning	dropped	{key} has no counterpart: recalls make no push.	{key} 没有对应的设置：撤回不产生推送。	-
received-and-muted	Vendors/Engine	warning	approximated	{key} says that nothing of the conversation is received; here it can only be muted.	{key} 表示不接收该会话的任何消息，这里只能设为免打扰。	-
receivers-give-way	PushBridge	info	ignored	{key} gives way to the conversation's identifier, which names the group or room.	以会话 ID 指明的群或聊天室为准，{key} 不起作用。	-
refused-message	PushBridge	error	dropped	{key} says that the server refused the message, so it was not converted.	{key} 表示服务器拒绝了这条消息，所以没有转换。	-
repeated-member	PushBridge	info	repaired	{key} names a member twice, who was written once.	{key} 把同一个人写了两次；只写一次。	-
repeated-receiver	PushBridge	info	repaired	{key} names a receiver twice, who gets one message.	{key} 把同一个人写了两次；只发一条消息。	-
repeated-template	PushBridge	warning	ambiguous	{key} has the template {0} a second time, with other words; the later one was taken.	{key} 里的模板 {0} 出现了第二次，文字不同；采用后一个。	The argument is the template's name.
replaced-mark	Vendors/NIM	info	ignored	{key} is the server's own mark and is replaced by it.	{key} 是服务器自己的标记，会被服务器替换。	-
response-description	Vendors/Engine	info	ignored	The object is a response; what describes the call was left out: {0}.	对象是响应；描述调用的字段已省略：{0}。	The argument lists the keys.
rounded-to-minutes	Vendors/Engine	info	approximated	{key} is rounded up to whole minutes in this form.	{key} 在这种格式里向上取整到分钟。	-
rounded-to-seconds	Vendors/Engine	info	approximated	{key} is {0} milliseconds, and quiet times are kept in seconds; it was rounded up.	{key} 是 {0} 毫秒，免打扰按秒保存；已向上取整。	-
route-without-push	Vendors/RongCloud	warning	defaulted	The routed copy carries nothing of the push but who is mentioned, whatever the sender gave; the built-in words stand in. Take the message as it was sent where the push must be the same.	路由消息除了 @ 了谁以外不带任何推送设置，不管发送方写了什么；用内置文案代替。如果推送必须一致，请提供发送时的原消息。	-
said-of-every-push	PushBridge	info	ignored	{key} need not be said at the target, which does so with every push; it was left out.	{key} 在目标处不必写，目标对每条推送都这样做；已省略。	-
seconds-for-milliseconds	Vendors/Engine	warning	repaired	{key} counts milliseconds, and this number can only be seconds; it was read as seconds. Send milliseconds.	{key} 的单位是毫秒，而这个数只可能是秒；已按秒读取。请发送毫秒。	Reading G26.
senders-choose-templates	Vendors/Engine	warning	dropped	{key} has no counterpart: senders choose templates.	{key} 没有对应的设置：模板由发送方选择。	-
separators-lost	PushBridge	warning	dropped	{key} have no counterpart: the target writes its own between name and text.	{key} 没有对应项：目标在名称和文字之间写自己的分隔。	-
servers-words-differ	PushBridge	warning	defaulted	The sender gives the push no text, and the two servers show different words in its place. Convert with the preference screen to show the source's.	发送方没有写推送文案，两家服务器在该处显示的文字不同。要显示来源的文字，请用偏好 screen 转换。	-
setting-of-all-lost	Vendors/Engine	warning	dropped	{key} stands for all conversations without a setting of their own, for which there is no setting here.	{key} 代表所有没有单独设置的会话，这里没有这种设置。	-
several-in-one	Vendors/RongCloud	warning	repaired	{key} has an entry for more than one push service, which was read as several. Send one entry for each.	{key} 的一项里有多个推送服务，已按多项读取。请每个服务写一项。	-
several-objects	Vendors/Engine	info	ignored	{key} holds more than one element; the first object counts.	{key} 不止一个元素；采用第一个对象。	-
several-shapes	PushBridge	info	ambiguous	The line was read as {0}, and fits {1} too.	这一行按 {0} 读取，也符合 {1}。	The arguments are the shape taken, and the others that fit.
several-shapes-named	PushBridge	info	ambiguous	The line was read as {0}, and fits {1} too. {2}.	这一行按 {0} 读取，也符合 {1}。要确定，请指定格式。	The same, and what the caller offers to be sure.
shortened-text	PushBridge	warning	over-limit	{key} was shortened, for the payload had {0} bytes and Apple takes {1}. Shorten the text or the custom data.	{key} 已缩短：payload 有 {0} 字节，Apple 最多接受 {1} 字节。请缩短文字或自定义数据。	The arguments are the payload's bytes and Apple's limit.
shortened-to-fit	Vendors/Engine	warning	over-limit	{key} was shortened: {0} may have at most {1} {2}. Shorten it, or send less data.	{key} 已缩短：{0} 最多 {1} {2}。请缩短，或减少数据。	The arguments are what is too large, the most, and its unit.
shown-only-with-text	PushBridge	error	dropped	{key} is shown by the target only in an alert that has the message's text too, which an extension alone does not contain; it was left out. Convert the whole message.	目标只有在 alert 里也有消息文本时才显示 {key}，而单独的扩展不含消息文本；已省略。请转换完整的消息。	-
silence-as-nameless-sound	PushBridge	info	repaired	{key} asks for no sound, which is written as a sound without a name; that is silent too.	{key} 要求没有提示音，写成了没有名称的提示音，效果同样是静音。	Silence both times (reading C13).
silence-became-nameless	Vendors/NIM	warning	approximated	{key} asks for no sound, which became a sound without a name; the vendor has that instead.	{key} 要求没有提示音，写成了没有名称的提示音；厂商用这种方式表示静音。	-
silent-call	PushBridge	info	ambiguous	{key} may stand for a call or the record of one, and was taken for an ordinary alert, although a device could ring. Set policies.voip if calls should.	{key} 可能是来电或通话记录，按普通通知处理，虽然设备可以响铃。如果来电应当响铃，请设置 policies.voip。	The app did not say that it takes calls (reading E14).
silent-elsewhere	Vendors/RongCloud	info	ignored	{key} asks for a push, and another key of the message asks for none; nobody is pushed to.	{key} 要求推送，而消息里另一个字段要求不推送；不推送给任何人。	Reading RC 9.10.
sort-has-no-level	Vendors/RongCloud	warning	dropped	{key} sets a level for all conversations of the sort {0}, and no setting here is for that sort alone; it was left out. Set levels of single conversations.	{key} 为所有 {0} 会话设置级别，这里没有只针对这类会话的设置；已略去。请为单个会话设置级别。	The argument is the sort. Reading RC 32.
sort-not-apart	Vendors/Engine	info	dropped	{key} is of the sort {0}, and all conversations of the kind {1} are alike here; comes back as one of those.	{key} 属于 {0}，这里同为 {1} 的会话不再区分；转换回来时是普通会话。	The arguments are the sort and the kind.
sound-mp3	Vendors/Easemob	warning	invalid	{key} is an MP3 file, which Apple does not play. Ship aiff, wav or caf.	{key} 是 MP3 文件，Apple 不播放。请使用 aiff、wav 或 caf 文件。	-
sound-no-string	Vendors/Easemob	warning	invalid	{key} is not a string; the default sound stands instead. Send a file name.	{key} 不是字符串；使用默认提示音。请发送文件名。	-
stranger-beside-own	Vendors/Engine	info	ignored	{key} names another user than the line does; what stands beside it was left out.	{key} 写的用户与这一行不同；同一对象里的内容已省略。	-
strangers-object	Vendors/Engine	warning	dropped	{key} names another user than the line does; what stands beside it was left out.	{key} 写的用户与这一行不同；同一对象里的内容已省略。	-
string-for-array	Vendors/Engine	warning	repaired	{key} is an array in a string; it was read as that array. Send the array itself.	{key} 是写在字符串里的数组；已按该数组读取。请直接发送数组。	-
string-for-number	PushModel	warning	repaired	{key} is a string, and a number belongs there; its digits were taken. Send a number.	{key} 应为数字，实际是字符串；已取其中的数字。请发送数字。	-
string-for-object	PushModel	warning	repaired	{key} is an object in a string; it was read as that object. Send the object itself.	{key} 是写在字符串里的对象；已按该对象读取。请直接发送对象。	-
string-for-score	Vendors/Engine	warning	repaired	{key} is a string, and a number belongs there; it was read as that number. Send a number.	{key} 应为数字，实际是字符串；已按该数字读取。请发送数字。	-
superteam-becomes-group	Vendors/Easemob	info	dropped	{key} marks a superteam, and all groups are of one kind here; comes back as a team.	{key} 表示超大群，这里的群只有一种；转换回来时是普通群。	-
superteam-beside-team	Vendors/Easemob	warning	dropped	{key} marks a superteam, and a team has the same identifier, which names one group here; give the superteam's group another identifier.	{key} 表示超大群，而有一个群的标识相同，这里一个标识只表示一个群；请给超大群换一个标识。	-
superteam-in-other-form	Vendors/NIM	info	approximated	{key} cannot be said in the form {0}, which knows teams only; the object is the second SDK's, and the app's client sets it.	{key} 在格式 {0} 里无法表示，那里只有普通群；对象用第二代 SDK 的格式，由应用客户端设置。	The argument is the form.
superteam-not-apart	Vendors/Engine	info	approximated	{key} has no counterpart: there is only one kind of group.	{key} 没有对应的设置：只有一种群。	-
switch-of-message	Vendors/NIM	warning	ignored	{key} has no effect on a message: the list, or all, is the switch.	{key} 对消息不起作用：由列表或“全部”决定。	-
target-says-otherwise	PushBridge	info	ambiguous	{key} says something else than the target's own profile, which was kept where both speak.	{key} 与目标自己的 profile 不同；两者都有时以目标的为准。	-
targets-in-capitals	Vendors/Easemob	warning	ignored	{key} names a member not in lower case, who gets no directed template. Send lower case.	{key} 里的成员不是小写，不会得到定向模板。请用小写。	-
template-name-refused	Vendors/Easemob	warning	over-limit	{key} holds the name {0}, and the documents allow at most 64 letters and digits; the call may be refused.	{key} 里有名称 {0}，文档只允许最多 64 个字母和数字；调用可能被拒绝。	The argument is the name.
template-needs-both	Vendors/Easemob	warning	invalid	{key} holds the template {0} without a title or without a content, and the vendor requires both; it was left out. Give both.	{key} 里的模板 {0} 缺少标题或内容，厂商要求两者都有；已省略。请都给出。	The argument is the name.
template-unused	PushBridge	info	ignored	{key} fills no template of the source's profile, and was left out.	来源的 profile 里没有使用 {key} 的模板；已省略。	-
template-written-out	PushBridge	warning	approximated	{key} is written out as the words that the source's profile makes of it now. Convert again when the template changes.	{key} 按来源 profile 现在的模板写成文字。模板改变后请重新转换。	-
templates-unknown	Vendors/Engine	warning	invalid	{key} is given, and the vendor has no templates; it was ignored.	给出了 {key}，而厂商没有模板；已忽略。	-
text-key-lost	Vendors/Engine	warning	dropped	{key} has no counterpart: there is no text of the user's own for hidden details.	{key} 没有对应的设置：没有用户自己的隐藏详情文案。	-
text-left-out	PushBridge	error	dropped	{key} was left out, because a message of the kind {0} has no text. Send a text message for it.	{key} 已省略：{0} 类型的消息没有文本。请为它发送文本消息。	The argument is the kind that the message became (reading E16).
text-of-no-text	Vendors/Engine	info	ignored	{key} stands in a message that is no text message, so it is not its text; no push shows it.	{key} 写在非文本消息里，不是消息文本；推送不会显示。	Reading E16.
text-unknown	PushBridge	info	defaulted	The target shows a message's text only where the push has it too, and an extension alone does not contain it. Write the text as the push's text when you know it.	目标只有在推送里也有消息文本时才显示它，而单独的扩展不含消息文本。如果知道文本，请写成推送文案。	-
texts-lost	PushBridge	warning	dropped	{key} have no counterpart: the target writes its own built-in texts.	{key} 没有对应项：目标写自己的内置文案。	-
time-cut-to-seconds	Vendors/Tencent	info	approximated	{key} has a fraction of a second, and the target counts whole seconds; the fraction was left out.	{key} 带有不足一秒的部分，目标只计整秒；已省略这一部分。	Reading G26.
time-to-live-kept	Vendors/Easemob	info	approximated	{key} has no counterpart: the vendor's pushes wait for about a day.	{key} 没有对应项：厂商的推送大约保留一天。	The time is the one that the vendor keeps by itself.
time-to-live-lost	Vendors/Easemob	warning	dropped	{key} has no counterpart: the vendor's pushes wait for about a day.	{key} 没有对应项：厂商的推送大约保留一天。	-
time-to-live-outside	Vendors/NIM	warning	over-limit	{key} is outside the 60 to 604800 seconds that the console takes; it became {0}.	{key} 不在控制台允许的 60 到 604800 秒之间；已改为 {0}。	The argument is the time in seconds.
title-added	PushBridge	info	defaulted	{key} is not set, and the target's server shows its built-in title. Write a title, or change it in the texts of the target's profile.	没有写 {key}，目标的服务器会显示内置标题。请写标题，或在目标的 profile 的 texts 里修改。	The title is a built-in one (reading C11).
title-as-body	PushBridge	info	ambiguous	{key} stands alone and was taken for the text, as policies.legacyTitleIsBody says. Send a content too.	{key} 单独出现，按 policies.legacyTitleIsBody 当作正文。请同时发送内容。	-
title-as-caller	PushBridge	info	ambiguous	{key} says who calls, and does not stand in the alert of a call. Check that the app takes it from there.	{key} 表示来电方，不会出现在来电推送的 alert 里。请确认应用从那里读取。	TX 30.
title-beside-alert	Vendors/NIM	info	ignored	{key} is not shown on Apple's devices, where apsField.alert decides.	{key} 不会显示在 Apple 设备上，以 apsField.alert 为准。	-
title-for-harmony-os	Vendors/NIM	warning	ambiguous	{key} is documented for HarmonyOS alone in a message, so it is kept for that platform and is no title on Apple's devices. Send pushTitle within pushPayload for one.	文档说明 {key} 在消息中只用于 HarmonyOS，所以只为该平台保留，不是 Apple 设备上的标题。Apple 的标题请写在 pushPayload 的 pushTitle 里。	-
title-missing	PushBridge	info	defaulted	{key} is not set; the source's server shows its built-in title, and the target has none.	没有写 {key}；来源的服务器显示内置标题，目标没有内置标题。	-
title-turned-off	PushBridge	info	ignored	{key} is not shown, because the message turns its title off.	消息关闭了标题，{key} 不会显示。	-
token-uploaded-by-app	Vendors/Engine	info	dropped	{key} cannot be set by a call: the app's client uploads it at its next login, and pushes begin then.	{key} 不能用接口设置：应用客户端下次登录时上传，推送从那时开始。	-
too-large-to-send	Vendors/Engine	error	over-limit	{key} is too long: {0} may have at most {1} {2}, and nothing is left to leave out. The message cannot be sent. Shorten it.	{key} 太长：{0} 最多 {1} {2}，没有可以省略的内容。消息无法发送。请缩短。	The arguments are what is too large, the most, and its unit.
too-long-to-send	Vendors/Engine	error	over-limit	{key} has more than the {0} {1} that {2} takes; the message cannot be sent. Shorten it.	{key} 超过 {2} 允许的 {0} {1}；消息无法发送。请缩短。	The arguments are the most, its unit, and the vendor.
too-many-for-one-call	Vendors/Engine	warning	over-limit	{key} lists {0}, and one call takes at most {1}. Send it in parts.	{key} 列出 {0} 个，一次调用最多接受 {1} 个。请分批发送。	The arguments are how many it lists, and how many one call takes.
too-many-text-keys	Vendors/NIM	warning	over-limit	{key} has more than the 100 keys that the console takes; leave out those that nobody names.	{key} 超过控制台允许的 100 个键；请去掉没有人使用的。	-
topics-group	PushBridge	info	ambiguous	{key} names the group of a topic; what nobody said of the topic was taken from the group. Give the topic's own settings, members and name.	{key} 是话题所属的群；话题没有的设置、成员或名称取自这个群。请为话题单独提供。	TX 28.
translation-lost	Vendors/NIM	warning	dropped	{key} has no counterpart: pushes are not translated.	{key} 没有对应项：推送不翻译。	-
type-of-broadcast	Vendors/NIM	info	ignored	{key} has no effect on a broadcast.	{key} 对广播不起作用。	-
type-of-recall	Vendors/NIM	info	ignored	{key} has no effect on a recall.	{key} 对撤回不起作用。	-
type-without-push	Vendors/RongCloud	error	dropped	{key} is {0}, of which RongCloud has no message that makes a push; nothing was written.	{key} 是 {0}，融云没有能产生推送的对应消息；没有写出。	The argument is the kind.
unbinding	Vendors/Easemob	info	ignored	{key} belongs to an unbinding, which leaves no device: its token or its certificate's name is empty.	{key} 属于解绑，解绑后没有设备：它的 token 或证书名为空。	-
uncounted-leaves-badge	PushBridge	info	approximated	The push does not count at the source, which writes the number of unread messages. At the target the push has no badge, so the icon keeps its number.	这条推送在来源不计数，来源会写入未读数；在目标处推送不带角标，图标上的数字保持不变。	-
undocumented-key	Vendors/Engine	info	ignored	{key} is no key that the vendor documents here, and it has no effect.	{key} 在这里没有厂商文档说明，不起作用。	-
unknown-audience	PushBridge	warning	defaulted	The message is for users with certain tags, and no recipient is known to have them, so it reaches nobody. Give the recipients their tags in the recipients file.	消息只发给带有某些标签的用户，而没有已知带有这些标签的接收方，所以不会发给任何人。请在接收方文件中写明各接收方的标签（tags）。	Reading G20.
unknown-command	Vendors/Tencent	warning	invalid	{key} is no webhook about a message; it was read as one that comes after the message was sent.	{key} 不是消息的回调；按发送之后的回调读取。	-
unknown-conversation	Vendors/Engine	warning	invalid	{key} is no kind of conversation that the vendor documents, so the message reaches nobody. Send a documented kind.	{key} 不是厂商文档里的会话类型，这条消息不会推送给任何人。请发送文档里的类型。	-
unknown-conversation-kind	Vendors/Easemob	warning	invalid	{key} is no kind of conversation, so the message reaches nobody. Send chat, groupchat or chatroom.	{key} 不是会话类型，这条消息不会推送给任何人。请发送 chat、groupchat 或 chatroom。	-
unknown-detail	Vendors/Easemob	warning	ambiguous	{key} is no text that the tables know; the push counts as {0} without a reason. Add a row to outcomes.tsv.	表里没有 {key} 的文本；推送按 {0} 计，没有原因。请在 outcomes.tsv 里加一行。	The argument is the outcome.
unknown-element	Vendors/Tencent	warning	invalid	{key} is no element that the vendor documents; policies.unknownElementText stands for it.	{key} 不是厂商文档里的消息元素；由 policies.unknownElementText 代替。	-
unknown-group	PushBridge	warning	defaulted	Nothing says who belongs to the group, so the message was pushed to nobody. Add the group to the groups file.	不知道群里有哪些成员，所以没有推送给任何人。请在 groups 文件里加入这个群。	-
unknown-group-name	PushBridge	info	defaulted	Nobody gave the group's name, so it does not stand behind the sender's. Name the group in the groups file, or in the profile.	没有提供群名称，所以发送方昵称后不显示群名称。请在 groups 文件或 profile 里给出群名称。	TX 2.
unknown-key	Vendors/Engine	info	ignored	{key} is no key that PushBridge knows here, and was not read.	{key} 是这里不认识的字段，没有读取。	-
unknown-language	PushBridge	info	ignored	{key} names a language in which no built-in texts are known; the vendor's own stand in.	{key} 写的语言没有已知的内置文案；使用厂商自己的。	-
unknown-managers	PushBridge	info	ambiguous	The recipient hears only managers in this group, and nobody listed them, so the push was made. List the group's managers in the groups file.	接收方在这个群里只接收管理员的消息，但没有管理员名单，所以推送了。请在 groups 文件里列出管理员。	-
unknown-member	PushBridge	warning	dropped	{key} is no member of a line of settings, and was left out. Check its spelling.	{key} 不是设置行的成员，已省略。请检查拼写。	-
unknown-mention	Vendors/RongCloud	warning	invalid	{key} is neither 1 for everyone nor 2 for those listed; it was taken as absent.	{key} 既不是表示所有人的 1，也不是表示指定成员的 2；按没有处理。	-
unknown-message-type	Vendors/Easemob	info	ambiguous	{key} is no message type that the vendor documents; it is pushed like any message without text.	{key} 不是厂商文档里的消息类型；按没有文本的消息推送。	-
unknown-message-word	Vendors/NIM	info	ambiguous	{key} does not say which kind of message it is; it is pushed like any message without text.	{key} 没有说明消息类型；按没有文本的消息推送。	-
unknown-path	Vendors/Engine	warning	ignored	{key} is the path of no such call; the message was read by its keys.	{key} 不是这类接口的路径；按消息的字段读取。	Reading RC 13.
unknown-push	Vendors/NIM	warning	defaulted	The webhook carries no push payload, option or force list, whatever the sender gave; the vendor's defaults stand in. Take the message as it was sent where the push must be the same.	无论发送方写了什么，抄送都不带推送 payload、推送选项和强制推送列表；使用厂商默认值。如果推送必须一致，请使用发送时的原消息。	-
unknown-push-and-text	Vendors/NIM	warning	defaulted	The webhook carries no push text, payload, option or force list, whatever the sender gave; the vendor's defaults stand in. Take the message as it was sent where the push must be the same.	无论发送方写了什么，抄送都不带推送文案、payload、推送选项和强制推送列表；使用厂商默认值。如果推送必须一致，请使用发送时的原消息。	-
unknown-recipient	PushBridge	info	defaulted	The recipients file lacks this recipient, who has the vendor's defaults and no device.	recipients 文件里没有这个接收方；按厂商的默认设置处理，没有设备。	-
unknown-setting	PushBridge	info	ignored	{key} is no member of a profile, and was ignored.	{key} 不是 profile 的成员，已忽略。	-
unknown-settings-key	Vendors/Engine	warning	dropped	{key} is no setting that the tables know, and was left out; check its spelling.	表里没有 {key} 这个设置，已省略；请检查拼写。	-
unknown-shape	Vendors/Engine	error	invalid	The vendor has no such shape, so nothing of this line was read. Name one of {0}.	厂商没有这种格式，这一行没有读取。请指定其中之一：{0}。	The argument lists the shapes.
unknown-status	Vendors/Easemob	warning	invalid	{key} is none of success, fail and error; the push counts as {0}.	{key} 不是 success、fail 或 error；推送按 {0} 计。	The argument is the outcome.
unknown-template	PushBridge	warning	ignored	{key} names a template that the profile lacks, so the next lower level words the notification. Add the template to the profile.	profile 里没有 {key} 指定的模板，改用低一级的文案。请把模板加入 profile。	-
unknown-type	Vendors/RongCloud	warning	invalid	{key} is no type of message that the vendor documents; it was taken for one of the app's own.	{key} 不是厂商文档里的消息类型；按应用自定义消息处理。	-
unknown-zone	Vendors/Engine	warning	invalid	{key} is neither an IANA time zone nor an offset such as +08:00; it was taken as absent.	{key} 既不是 IANA 时区，也不是 +08:00 这样的偏移；按没有处理。	-
unnoticed-became-silent	PushBridge	warning	approximated	{key} is of a message that makes no push at the source; the target would push it, so it was made silent.	{key} 的消息在来源不产生推送；目标会推送，所以写成了静默消息。	-
unpushed-became-silent	Vendors/RongCloud	warning	approximated	{key} keeps the message from those who are offline, which became a silent message: nobody is pushed to, as before, and those who are offline find it later.	{key} 不把消息发给离线用户，变成了静默消息：和原来一样不推送，离线用户以后会看到它。	-
unpushed-is-silent	Vendors/RongCloud	warning	approximated	{key} keeps the message from those who are offline. The message is silent at the target, as it is at the source, but those who are offline find it later.	{key} 不为离线用户保存消息。消息在目标处和来源一样是静默的，但离线用户稍后会看到它。	-
unsendable-collapse-id	PushBridge	warning	invalid	{key} is a collapse identifier with control characters, which no header can hold; it was left out. Send one without them.	{key} 是含有控制字符的折叠标识，请求头无法携带；已省略。请去掉控制字符。	-
unsettled-outcome	Vendors/Easemob	warning	ambiguous	{key} and the push service's answer do not settle what became of the push; it counts as {0}.	{key} 与推送服务的应答不能确定推送的结果；按 {0} 计。	The argument is the outcome.
unshown-at-source	PushBridge	warning	ignored	{key} is not shown by the source, whose alert is one string and has one text, so it is not converted. Choose a later generation in the source's profile.	来源的 alert 是一个字符串，只有一段文字，不显示 {key}，所以没有转换。请在来源的 profile 里选择更新的 generation。	Nobody read it before (reading E17).
unshown-at-target	PushBridge	warning	dropped	{key} was written, and nobody sees it at the target, whose alert is one string and has one text. Choose a later generation in the target's profile.	已写 {key}，但目标的 alert 是一个字符串，只有一段文字，没有人能看到。请在目标的 profile 里选择更新的 generation。	-
unstored-became-online-only	Vendors/Engine	warning	approximated	{key} keeps the message from those who are offline, which became a message that only reaches those online.	{key} 不为离线用户保存消息，变成了只发给在线用户的消息。	-
untitled-group	PushBridge	info	defaulted	Nobody gave the group's name, so there is no title. Name the group in the groups file, or in the profile.	没有提供群名称，所以没有标题。请在 groups 文件或 profile 里给出群名称。	RC 3.
usual-badges-differ	PushBridge	warning	approximated	{key} is not set, and policies.defaultBadge is {0} at the target and {1} at the source. Set a badge, or let the policies be the same.	没有写 {key}，目标的 policies.defaultBadge 是 {0}，来源是 {1}。请写角标，或让两处的策略相同。	The arguments are the target's policy and the source's.
usual-keys-added	PushBridge	info	defaulted	The target's server adds {0} to the push by itself, which the source's does not. Check what the app does with it.	目标的服务器自己给推送加上 {0}，来源不加。请检查应用如何处理。	The argument is Apple's keys.
usual-keys-missing	PushBridge	info	defaulted	The source's server adds {0} to the push by itself, which the target's does not. If the app needs it, write it.	来源的服务器自己给推送加上 {0}，目标不加。如果应用需要，请写上。	The argument is Apple's keys.
usual-zone	PushBridge	info	defaulted	The recipient's quiet hours name no timeZone and were taken in {0}, as policies.quietZone says. Name their zone.	接收方的免打扰时间段没有 timeZone，按 policies.quietZone 使用 {0}。请写明时区。	The argument is the zone (TX 38).
value-for-list	Vendors/Engine	warning	invalid	{key} is {0}, and a list belongs there; it was taken as one that names nobody. Send an array.	{key} 应为列表，实际是{0}；按没有指定任何人处理。请发送数组。	The argument is the kind of value found.
value-for-object	Vendors/Engine	warning	invalid	{key} is {0} where an object belongs; it was taken as absent.	{key} 是{0}，应为对象；按没有处理。	The argument is the kind of value found.
value-for-text	PushModel	warning	invalid	{key} is {0}, and a text belongs there; it was taken as absent. Send a string.	{key} 应为文本，实际是{0}；按没有处理。请发送字符串。	The argument is the kind of value found.
vendors-unread	PushBridge	info	ambiguous	{key} was taken for the badge, for nobody said what the recipient has not read. Give it in the recipients file.	没有提供接收方的未读数，角标采用 {key}。请在 recipients 文件里给出未读数。	TX 26.
void-for-several	Vendors/RongCloud	warning	ignored	{key} is void in a message to more than one group. Send one message to each group.	{key} 在发给多个群的消息里无效。请给每个群单独发送。	-
wake-up-became-silent	PushBridge	error	dropped	{key} only wakes the app at the source, and the target's push would show words and sound, so the message was made silent. Wake the app otherwise.	{key} 在来源只唤醒应用，而目标的推送会显示文字并发声，所以写成了静默消息。请用别的方式唤醒应用。	-
wake-up-left-out	PushBridge	error	dropped	{key} would make a push at the target that shows nothing, so it was left out. Send a push of its own to wake the app.	{key} 会让目标的推送什么都不显示，所以已省略。如需唤醒应用，请另外发送一条推送。	-
wake-up-shows-words	PushBridge	error	dropped	{key} only wakes the app at the source; the target's push shows words, too. Do not push it, or wake the app otherwise.	{key} 在来源只唤醒应用；目标的推送还会显示文字。请不要推送，或用别的方式唤醒应用。	-
weak-force	PushBridge	info	ambiguous	{key} forces the push, which was held back all the same, since policies.forceOverrides does not list {0}. List it there if force should override it.	{key} 强制推送，但推送仍被拦下，因为 policies.forceOverrides 没有列出 {0}。如果强制推送应当越过它，请在该策略里列出。	The argument is the reason for which the push was held back (reading G7).
webhook-without-push	Vendors/Tencent	warning	defaulted	The webhook carries nothing of OfflinePushInfo, whatever the sender gave; the text made of the elements and the vendor's defaults stand in. Take the message as it was sent where the push must be the same.	无论发送方写了什么，回调都不带 OfflinePushInfo；使用由消息元素生成的文本和厂商默认值。如果推送必须一致，请使用发送时的原消息。	-
whole-minutes	Vendors/Engine	info	approximated	{key} is no whole number of minutes, and was rounded to one.	{key} 不是整分钟，已取整。	-
without-key	Vendors/Engine	warning	ignored	{key} has no effect without {0}.	没有 {0}，{key} 不起作用。	The argument is the key that is missing.
without-time	PushBridge	info	defaulted	The message has no time that can be read, so quiet times were checked at the time when it was read. Give it a timestamp, or name one time for all messages.	消息没有可读取的时间，所以按读取时的时间检查免打扰。请给消息加上时间戳，或者为所有消息指定同一个时间。	With messages that are judged at their own time (reading G19).
word-for-flag	PushModel	warning	repaired	{key} is {0}, and true or false belongs there; it was taken as {1}. Send a boolean.	{key} 应为 true 或 false，实际是{0}；按 {1} 处理。请发送布尔值。	The arguments are the kind of value found, and the flag taken.
words-beside-string	PushBridge	warning	dropped	{key} is not shown, for the alert is one string and has one text. Choose a later generation in the profile.	{key} 不会显示：alert 是一个字符串，只有一段文字。请在 profile 里选择更新的 generation。	An alert that is one string has one text (reading E5).
words-of-unseen-push	PushBridge	info	ignored	{key} is written in another place or left out; nobody gets a push of the message, before or after.	{key} 写在别处或被省略；这条消息转换前后都不推送给任何人。	-
words-of-wake-up	PushBridge	warning	dropped	{key} is not shown, for the push only wakes the app. Send it as a push of its own.	{key} 不会显示：这条推送只唤醒应用。请另外发送一条推送。	TX 7.
words-unknown	PushBridge	warning	approximated	{key} is made of the message's text or sender by the source, which an extension alone does not contain; it was left out. Convert the whole message, or add the words.	来源用消息文本或发送方生成 {key}，而单独的扩展不含这些内容；已省略。请转换完整的消息，或补上文案。	-
would-be-pushed	PushBridge	error	dropped	{key} is of a message of which nobody notices anything at the source; the target would push it, and {0} cannot be silent; nothing was written. Let the shape be chosen, or do not send it.	{key} 的消息在来源没有人会察觉；目标会推送它，而 {0} 不能静默；没有写出。请让程序选择格式，或不要发送。	The argument is the shape.
zero-interval	PushBridge	info	ambiguous	The recipient's quiet interval from 0:0 to 0:0 is off when a client set it, and all day when REST did; policies.zeroQuietInterval decided. Leave the interval out, or set the policy.	接收方的免打扰时间段是 0:0 到 0:0：由客户端设置时表示关闭，由 REST 设置时表示全天；这里由 policies.zeroQuietInterval 决定。请去掉这个时间段，或者设置该策略。	What `0:0-0:0` means depends on who set it (reading G9).
zone-not-documented	Vendors/Easemob	info	ambiguous	{key} is written as clock times; the vendor does not say in which zone it reads them.	{key} 写成钟表时间；厂商没有说明按哪个时区读取。	-
zone-of-data-centre	Vendors/Engine	info	approximated	{key} was meant in {0} and is written in {1}, in which the vendor reads everybody's times.	{key} 原来的时区是 {0}，写成了 {1} 的时间，厂商按这个时区读取所有人的时间。	The arguments are the zones.
zone-of-device	Vendors/NIM	info	ambiguous	{key} is written as clock times, which the vendor reads in the device's zone; they were meant in {0}.	{key} 写成钟表时间，厂商按设备的时区读取；原来的时区是 {0}。	The argument is the zone.
zone-of-newest-clients	Vendors/Engine	info	approximated	{key} keeps its clock times, and timeZone says that they are those of {0}. Only the newest clients take a zone; older ones read the times in {1}.	{key} 保留钟表时间，timeZone 说明时区是 {0}。只有最新的客户端接受时区，较旧的客户端按 {1} 读取。	The arguments are the zones.
zone-of-sdk	Vendors/Tencent	info	ambiguous	{key} is written as clock times, whose zone no document tells; they were meant in {0}.	{key} 写成时钟时间，文档没有说明时区；原意是 {0}。	The argument is the zone.
"""#

private let readingsText = #"""
number	text
G1	Badge: `unread` is the receiver's count before this message, 0 if absent; the badge is one more, and a message that is not counted carries `unread` as it is, 0 included. `badgeCap` limits counted badges of both vendors, never an explicit `em_push_badge`; 0 or no cap means no limit.
G2	A receiver who set no display has `simple` at Easemob and `summary`, NIM's details, at NIM.
G3	The root keys `f`, `m` and `g` are left out when their value is unknown, and ids that come as JSON numbers become their digits. Ids compare without case and are reported as the message spells them. A receiver named twice gets one record; several groups in `to` give one set of records for each group.
G4	A push that is suppressed as a whole is one record without a token; otherwise there is one record for each device that passes, and `filtered-device` only when the receiver has devices and none passes. A device without `deviceID` or `notifier` fails a list of accepted ones that is not empty and passes a list of ignored ones. A call goes to devices of kind `voip` if one passes, else as an alert to the others; a device of kind `voip` gets nothing else.
G5	A conversation of the recipients file is `direct`, with the peer's id, or `group`, with the id of a group, team or superteam.
G6	The reasons against a push are looked for in this order, for both vendors: `chatroom`, `online-only`, `filtered-device`; then the sender's: `silent-message`, at NIM `sender-disabled`, `online-only` and `nothing-to-push`; then the receiver's: `quiet-duration`, `quiet-hours`, `conversation-muted`, and last the mode, `mode-none` or `not-mentioned`. A conversation's mode replaces the app's.
G7	A forced push overrides the reasons in `policies.forceOverrides`: by default `quiet-hours` and `quiet-duration` for Easemob, `conversation-muted` for NIM. At NIM, being listed in the member option is being mentioned.
G8	The mode `mentions` holds in direct conversations too.
G9	A quiet interval holds from its start until just before its end, in `timeZone`: an IANA name or an offset such as `+08:00`, UTC if absent. Equal ends mean all day; `0:0-0:0` means off unless `policies.zeroQuietInterval` is `all-day`. A zone that nobody knows makes the recipients file malformed, and the error names the line.
G10	Built-in texts follow the profile's `language`: Chinese, at Agora English. The receiver's `language` only chooses among translations that a message brings. The separator after a name does not change with the language.
G11	The sender's name is the message's own (at NIM `senderName` or `fromNick`), else that of `senders` in the profile, else the `nickname` on the recipients' line with the sender's id, else the id. Without any sender there is no name and nothing before the text.
G12	A collapse identifier over Apple's 64 bytes is cut between characters, which is told; an empty one is absent.
G13	Without `--payload-style` the application keys at the payload's root are those of the message's own vendor.
G14	Where text is expected, a number becomes its digits, and booleans, objects and arrays count as absent; `null` is absent everywhere. Flags at NIM know the words of EM 9.5 and also `false`, `0` and `no`; an empty string is absent, and anything else is the default. Each is told as `repaired` or `invalid`.
G15	Both vendors keep accounts in lower case, so ids of either compare without case everywhere but in directed targets (E19). A record reports an id as the message spells it; what is written for the other vendor has it in lower case, and an id that this changes is told (`repaired`, info).
G16	A direct message goes to the receivers that it names; one whom the recipients file lacks has the defaults (`defaulted`). With the file, a message that names no receiver reaches nobody: `nothing-to-push`, with a warning; only a bare `ext` (E1) and a message addressed to all, such as a broadcast, go to everyone in the file. Without the file such a message is shown once, to the recipient `""`. A signalling invitation reaches the account that it invites, a copy the account in `to` or `toAccount`.
G17	A chat room gives one record with the reason `chatroom`, and a group that is narrowed to nobody one with `nothing-to-push`. Receivers or groups that are named twice count once, in conversions too.
G18	With a recipients file, a group whose members neither `--groups` nor the message gives is pushed to nobody: one record for the group's id with the reason `unknown-group`. `--members-from recipients` says that everyone in the file but the sender is a member of every such group. Without the file, the members that `--groups` gives get the message, else it is shown once, to one recipient with the group's id.
G19	Without `--now` each message is judged at the moment its line is read. `--now message` judges it at its own timestamp, in the unit of its row; a message without one is judged at the moment of reading, which is told (`defaulted`).
G20	A message is for everyone only by a sign in the tables: a call's path, a shape that was asked for, or a key; and by none beside a key that names its audience, even an unreadable or misspelt one. One that lacks its receiver names nobody. Users by tags are known to nobody: one record with `unknown-audience`, unless the recipients' `tags` satisfy the condition, or `--audience-from recipients` names everyone in the file. Without a file it is shown once.
G21	A whole number is its value, however it is spelled: `1`, `1.0`, `1e3`, `1.4E12`; in flags, words of a list, counts and times, and as an id, which becomes its digits. A number that is not whole, or beyond 64 bits or the range of its key, is `invalid`. A text is never respelled as an id, in forms neither: `"1e3"` stays as it is. A text that cannot be decoded is no id, since several would become one.
G22	Device tokens are compared without case. A device that a recipient has twice is one device: it gets one push, its last entry counts, and a note says so.
G23	Of a vendor's webhooks only those that a list in `words.tsv` names as messages or recalls, in a documented kind of conversation, are read; all others are `no-message`, with the event's name. Easemob's message also needs a body. Elsewhere a kind of conversation that is not documented names nobody. The recall of a vendor that pushes none is silent; a gateway that has the message tells those whom it reached.
G24	A root key that no row knows is a warning where the message lacks a text, kind, sender or receiver, as is any key that differs from a documented one only in case. One common key is no message, nor is a body with several unknown keys and no text, kind or receiver: `unknown-vendor`, and the error names a member that looks like a message. A form needs a key of its vendor's calls. A line of `convert --format request` is read by its path.
G25	The vendor to which an ID belongs says whether case matters in it. An ID of a vendor that ignores case is in lower case in what a gateway stores, and in what is written for another vendor. Where a vendor that tells case apart is moved to one that does not, two IDs may become one: `convert` and `settings convert` warn at the second (`accounts-collide`), and `verify` lists them.
G26	Times have the unit that their row says: seconds or milliseconds since 1970. Conversions convert. A number whose size fits only the other unit is read as that, with `repaired`.
E1	A bare `ext` is a direct message without sender and names, which names nobody (G20). The command shows it for every recipient of the file, as a preview; without a file it gives one record with an empty recipient and an empty `t`. One with a key that names a receiver or a conversation is a message.
E2	A string in `em_apns_ext` that spells a JSON object is that object (`repaired`); any other string is the application data `e`.
E3	In a summary the template that needs no name is `detail` if the profile has it, else `default`, else the built-in text; in the simple display it is `default`, else the built-in text.
E4	A template of the receiver, of the sender or for directed targets gives title and body and drops the subtitle; localisation keys stay, and a field that comes out empty is left out. Positions are filled first, then the built-in names, and nothing twice. A missing argument is empty, a number becomes its digits, `null` is empty, and what is no array is no arguments. A template that nobody knows leaves the text to the next lower level.
E5	Generation 2017 has one string as the alert: the title, else the content, else the default text, with an ASCII colon after the name; subtitle and localisation keys are dropped, which is told. 2018 has no default title, but writes one that the sender gives, and the body 您有一条新消息 in the simple display. Before a group's summary both name the sender, the current generation the group's id; `policies.groupSender` changes that, and `group_user_nickname` beats both, with the full-width colon.
E6	A message without text shows the simple display's body as its content. Messages of type `cmd` are `nothing-to-push` unless `policies.pushesCommands` is on.
E7	In a group, a receiver with summaries who is mentioned, by name or with all, reads 在群中@了我 after the sender's name in place of a default text, the template `detail` included, in the current generation. Words of the message itself are stronger, and `disable_at_content` switches it off.
E8	With `policies.legacyTitleIsBody`, a lone `em_push_title` is the body when nothing else gives a content, and the title then comes from the next lower level.
E9	Inside an array `"all"` is a user's id. A `null` at the root of `ext` is absent; an empty array there is present and names nobody.
E10	`custom` gives the application data `e` with any value but `null`, also with an empty object; an `extern` of `""` is absent. Nulls among the leftover keys of `em_apns_ext` stay, and EM 9.13 says which keys leave.
E11	`em_push_badge` counts as an integer from 0 or as its digits; anything else leaves the counted badge. A sound that is no string is absent, and an empty one is written as it is. Arguments of a localised text need its key, and an empty list of them is left out.
E12	An id of the form `org#app_user@easemob.com`, with or without `/resource` behind it, is cut to the user: after the app key where it is known, else after the first `_` behind the `#`.
E13	In the REST shapes an absent `from` is `admin`, `users` narrows a group message to those members, and `rest-legacy` takes the same extra members as `rest`. In `sdk` the kind is `chat`, `singleChat`, `group`, `groupchat`, `groupChat` or `chatroom` in any case, or 0, 1 or 2; the text stands in a `body` with `type` and `msg`, and `deliverOnlineOnly` makes a message online only.
E14	`em_push_ext.type` of `call`, or `em_push_type` of `voip`, makes a call for devices of kind `voip` when `policies.voip` is on; otherwise it changes nothing.
E15	A bare `ext` says nothing about text, kind, sender and conversation. A conversion writes no default words for them; the proof gives both sides the same invented text and sender, once in a direct and once in a group conversation, so that only what the `ext` itself decides is compared.
E16	An `em_at_list` of `""` is absent. `em_push_ext` and `em_push_filter` may be an object spelled in a string, and other strings are `invalid`. An alert without any text is left out. In generations 2017 and 2018 every recognised key leaves `e`; the built-in text for mentioned members exists in Chinese only. What stands in the body of a message that is no text is not its text, in reading and in writing.
E17	Generation 2017 shows one string, so what a later generation would show beside it (a subtitle, localisation keys, a second text) is not written for another vendor, and each is told.
E18	`title` and `content` of `em_push_ext` beside a valid template of the sender's are not shown: each is told as `ignored` at its own place, with the template as the winner.
E19	Directed targets that are spelled in lower case get their template, others do not; reading, proving and writing agree on that.
N1	A recall shows its own text, else 撤回了一条消息, without the sender's name; its note (`msg`, `postscript`) is never the push's text. With `recallOverride` a message without its own `apns-collapse-id` gets its client id as the collapse identifier, and a recall gets its own key, else the client id of what it recalls, else that message's server id, which is told as `ambiguous`.
N2	A forced text never has the sender's name before it, also when it falls back to the message's text or the built-in one.
N3	A custom notification without a push text is `nothing-to-push`, whatever its payload holds. One that is not stored for offline receivers (`persistEnable`, `option.persistent` or `offlineEnabled` false, `save` 1, `sendToOnlineUsersOnly`) is `online-only`.
N4	The member option is ignored whole in direct messages. Force without ids reaches everyone in `sdk` and `sdk-v2`, and nobody at the servers unless all are meant; a member text without list, all and force reaches nobody, but everyone in the first SDK. Listed members without force get the member text with the sender's name before it. Names that senders guess for the second server interface are read as the real ones (`repaired`).
N5	A receiver who hides details gets an alert with nothing but a body: the profile's text for the receiver's `textKey`, else 你收到一条新消息, without title and name.
N6	An `apsField.alert` that is a string is written as an object with that `body`. Empty texts count as absent, and an alert that is left empty is left out; the push is still made, with the push type alert.
N7	Sections for other platforms are not sent to Apple: `hwField`, `hwPassThroughField`, `honorField`, `honorPassThroughField`, `vivoField`, `oppoField`, `fcmField`, `fcmFieldV1`, `harmonyField`. A `sound` at the root sets the sound and stays there; `apns-collapse-id` becomes the header and is removed; `pushTitle` stays, empty too, and so do `notifyId` and `pushkitFirst`. The sender's own `nim` and `aps` are replaced, and the marker `nim` is 1.
N8	The sound is that of `apsField`, else the form field, else that at the payload's root. A flag of `apsField` becomes 1 if it means yes and is left out otherwise; `apsField.badge` is ignored.
N9	A form comes as itself, one on a line, or as one JSON string on a line. It is a call only with a receiver and a key that no other form has (`ope`, `msgtype`, `toAccids`, `deleteMsgid`), or where the vendor is given (G24).
N10	In `sdk-v2` the sender is `senderId`, else the first part of `conversationId` unless that is `0`. In the first SDK `sessionType` 0 is p2p, 1 team, 2 chat room and 5 superteam. `content` without `messageType` is a custom notification, and `target_option` narrows the receivers. The names of other client SDKs are read under `sdk`; `pushInfo` or `isPushable` selects the Web SDK's defaults.
N11	A push text over 500 characters or a payload over 2048 is kept whole, with a warning (`over-limit`).
N12	An `apsField.alert` of `""` is absent, an `apsField.sound` of `""` is copied, and localisation arguments without their key are `ignored`. `{"forcePush":false}` alone mentions nobody. In messages `pushConfig.pushTitle` is HarmonyOS's setting and never the iOS title (`ambiguous`); in signalling and quick comments it is the title. A recall in the second server's words (`type` 2, `description`, no `text`) is a recall and no message of the first.
N13	Beside `apsField.alert` the text of `apnsMemberOption.apnsContent` does not decide on Apple's devices; other platforms show it. It is kept, told as `ignored` (info) when read, and as `dropped` where the target cannot carry it.
N14	A text that would be written for NIM with over 5000 characters, in `server-v1` the written `body`, or an extension over 1024, in a recall 5000, is refused: no message, `degraded`, an error. Characters are Unicode scalars. Only words of the push are shortened.
TX 1	The title is `ApnsInfo.Title`, else `Title`; the text is `Desc`, else that of a template, else one made of the elements. `Title` without `Desc` stands above the made text, which then has no name before it (`ambiguous`). An empty text is absent. Without any words there is `nothing-to-push`.
TX 2	Before a made text stands the sender's nickname and a colon: that of the message, else of `profile.senders`; an id is never shown. In a group it is `nick(group):`, with the group's name from the `--groups` line or the profile's `groups`, else `nick:` (`defaulted`).
TX 3	The texts of several elements are joined with nothing between them. A video, a merged or an unknown element adds what the policy `unknownElementText` says, by default nothing; an unknown `MsgType` is told as `invalid`. Where nothing else has a text, no document says whether there is a push (reading C19).
TX 4	The badge is `BadgeSetNum`, else `unread` and `BadgeAddNum`, else `unread` and one. A push that does not count carries `unread` as it is, since the number that Apple shows must not rise.
TX 5	Each shape has its own key for messages that reach only those online: `MsgLifeTime` 0 in `rest`, `OnlineOnlyFlag` in `rest-group`, where `MsgLifeTime` is `ignored`.
TX 6	A call goes to devices of kind `voip` if there is one, else it is an alert (G4); its title becomes `voip_caller_name`.
TX 7	`ContentAvailable` 1 makes a silent push, without alert, badge and sound; words beside it are `dropped`.
TX 8	The options 2, 3 and 4 of a conversation hold; a direct REST message overrides them where `WithMuteNotifications` is absent. Option 1, which receives nothing, has the reason `conversation-muted`.
TX 9	Words are chosen by the device's language: the exact tag, then the part before `-`; else `Title` and `Desc`. Templates come before translations.
TX 10	`ext` is a text, in and out. The keys of custom elements count only where there is no `OfflinePushInfo`.
TX 11	The daily quiet time is meant in the zone of the policy `quietZone`, +08:00 unless set (`defaulted`). From 86400 seconds on it lasts all day, every day.
TX 12	The alert is an object where there is a title or a subtitle, else the string. A sound that is absent is `default`.
TX 13	Messages are written as `rest` and `rest-group`. `SendMsgControl` gets `WithMuteNotifications` in each direct message that overrides no mute. Collapse identifier, thread and category are `dropped`.
TX 14	Shapes are asked for in this order: `CallbackCommand`; `MsgBody` with `GroupId` or `TopicId`, or without; `OfflinePushInfo` without `MsgBody`, which is `push` by its path or a `Condition`, else `push-batch`; `message_elem_array`; what only the JavaScript SDK has; `offlinePushInfo`; `aps` with a text `ext`, an `image` or `voip_caller_name`. In `sdk-json` a direct message whose conversation is its sender's own names nobody (G16).
TX 15	`sdk` is the message and the arguments of the call that sends it in one object; so is `web`. In both, `__kImSDK_MesssageAtALL__` mentions everybody. `disableVoipPush` is true by default. `apnsInfo` says the same as the root keys of `offlinePushInfo`, which win. The old `PushInfo` is read like `OfflinePushInfo`.
TX 16	Without `From_Account` the sender is unknown: there is no name before the text, no conversation setting but `"*"`, and nobody is left out of a group.
TX 17	`OfflinePushInfo` is given where it has words of its own, a member that no row knows, or `PushFlag` 1; then `Desc`, `Ext` and `Sound` of custom elements are void. One without them leaves them in force, `Ext` and `Sound` where it has none itself.
TX 18	Words are the body's: without `Desc`, template and made text there is no push, whatever the titles say. Only a silent push needs no words.
TX 19	A template that the profile knows gives title and text; `timTitle` and `timDesc` are what would stand there without it, `timSenderNick` the sender's name, `timGroupName` the group's. An unknown template counts as absent (`ignored`). `ApnsInfo.Title` beats a translation's title, that beats `Title`; a translation's `Desc` beats `Desc`. Unknown `{{Name}}` are empty, and nothing is replaced twice.
TX 20	The language is the device's, else the recipient's, else none. Tags compare without case, `_` as `-`, and are shortened from the right. Devices of one recipient can get different words; one without words gets none, and if that is so for all, it is `nothing-to-push`.
TX 21	A guess, `ambiguous` where it decides: the policy `madeTitle` `split` works only where neither `Title` nor `Desc` nor a translation is given. The title is then the sender's name, in groups the group's, and the text is the made one without a name.
TX 22	Of several custom elements, of which the vendor allows one, the texts are joined; `Ext` and `Sound` are the first that has one.
TX 23	With the profile's language `en` a location is `[Location]` and a face `[Face]`; all other words, and all other languages, stay Chinese. A location never shows its `Desc`. A text that is no text counts as empty.
TX 24	In groups the name before a made text is the card, then the nickname, in direct messages the nickname; then `profile.senders`, then the recipients' line of the sender. Never an id or a remark. With neither name nor group the text stands alone. A subtitle alone does not remove the name, a title does.
TX 25	A number out of its bounds, 0 to 999 for `BadgeSetNum` and 1 to 99 for `BadgeAddNum`, is absent (`invalid`). `badgeCap` caps what is counted, never `BadgeSetNum`. `NoUnread` does not touch the badge.
TX 26	A guess, `ambiguous` where it decides: `UnreadMsgNum` stands in where the recipient's line has no `unread`; it counts the message already. `SendMsgResult` other than 0 is `nothing-to-push`.
TX 27	A webhook's `Type` `AVChatRoom` is a chat room; `ChatRoom` and `Private` are old names of ordinary groups. No other shape tells. Group tips and reports are `nothing-to-push`.
TX 28	A guess, `ambiguous` where it decides: `TopicId` is the conversation. Settings, members and name are looked up under it, then under `GroupId`, then under `"*"`; records without a recipients file carry `GroupId`.
TX 29	A silent push has exactly `{"content-available":1}` in `aps`; `ext` and `image` stay at the root. Its priority is 5, its type `background`. All gates hold.
TX 30	A guess, `ambiguous` where it decides: to devices for calls the title is `voip_caller_name` at the root and leaves the alert, all else is as in an alert. Beside `ContentAvailable` such devices get the call, others the silent push.
TX 31	A direct REST message without `WithMuteNotifications` lifts the conversation's own `muted` and `mode`, also those of `"*"`. It does not lift `received`, `quietUntil`, quiet times and the app's mode. Webhooks do not tell where a message came from: mutes hold there.
TX 32	Mentions count in groups only, and are `ignored` elsewhere. `GroupAtAllFlag` 1 is everybody, whatever account its entry has; accounts of other entries are mentioned by name as well. The policy `mentionsPassMute` lifts `muted` for whoever is mentioned, and no mode.
TX 33	`push` is for everyone but the sender, where its path or the asked shape says so; with a `Condition` it is for the users with the tags (G20). Without a file it gives one record without an id. No conversation applies to it and to `push-batch`; quiet times and the app's mode do. Without `Desc` or template it is `nothing-to-push`.
TX 34	Whether a push is mutable is what the message says, 0 too; where it says nothing, what `isMutable` of the profile says.
TX 35	A sound is copied as it is spelled; `push.no_sound` is none, an empty one is absent. Sounds and titles for Android and HarmonyOS are never Apple's.
TX 36	`LiveActivity` is `dropped`, and the ordinary push is made. `MsgLifeTime` makes no expiration.
TX 37	Flags are read as G14 says; `OnlineOnlyFlag` is on above 0; `MsgLifeTime` may be digits. An `InterruptionLevel` outside of the four words is left out (`invalid`). An `Ext` that is a number is its digits, anything else but text is absent. Ids compare exactly: G15 is for other vendors.
TX 38	A named conversation decides alone, `"*"` where none is named. `received` false has the reason `conversation-muted`, and nothing lifts it. `quiet.from` without `until` lasts from then on. `quiet.daily.mode` lets what it names pass that gate. `display` means nothing.
TX 39	`MsgBody` without `To_Account`, `GroupId` and `TopicId` names nobody. Only the path of the older push to all members makes it one for everyone but the sender, and a `Condition` one for users with tags (G20). Without `MsgLifeTime` such a push reaches only those online. Unknown keys of `OfflinePushInfo` do nothing but make it given.
TX 40	A robot's webhook (`Robot_Account`) is no message and is refused as `no-message`.
RC 1	An entry of `pushConfigs` with several keys is read key by key (`repaired`); of two for one push service the last counts. Services that no row knows are kept aside.
RC 2	A type that does not begin with `RC:`, or a notification type, is pushed only with `pushContent`, a template or a text for a mention; else there is `nothing-to-push`. Recalls are pushed without any.
RC 3	The title is the sender's, else the template's, else a built-in one: in direct messages the remark, the registered name or the id of the sender, in groups the group's name, or none with `defaulted`. Types of the app's own have no built-in title.
RC 4	The words in `mentionedContent` replace the text for everybody who gets the message. The policy `mentionTextFor` says `everyone`, the default, or `mentioned`, for those mentioned alone; `ambiguous` where it decides.
RC 5	The badge is `count`; with -1 there is none. Without it the policy `defaultBadge` decides: `unread`, the default, counts as G1 says, `one` writes 1, `none` nothing. `isCounted` 0 does not count.
RC 6	The sound is `default`, or what the policy `defaultSound` says. No key of a message sets it.
RC 7	For people who hide details the text is `texts.body`, and there is no title (`ambiguous`). `forceShowPushContent` shows the words to them too.
RC 8	Levels are looked for in this order: an active quiet time, the conversation, the app. A quiet time at level 1 lets mentions pass. Level 5 has the reason `mode-none` or `conversation-muted`, levels 1, 2 and 4 have `not-mentioned`, a quiet time has `quiet-hours`.
RC 9	`mutable-content` is always written. The category is the sender's, else the object name.
RC 10	`appData` is a JSON string, also where its text is JSON. Data is compared parsed.
RC 11	In direct messages `tId` is the receiver, in groups the group. `rId` is not written, and `rc-dlt-identifier` not in messages.
RC 12	The force of other vendors is `dropped`. A `period` of 0 minutes is off, one of 1439 lasts all day.
RC 13	Bodies that look alike are told by their path, which a line may carry as the member `path`. Without it `toUserId` is `private`, `toGroupId` `group`, `toGroupIds` `ultragroup`, `toChatroomId` `chatroom`, `values` `private-template`, and none of them `private` to nobody. `notification` is `push`, `messageUID` `recall`; `channelType` with `msgUID` is `route`, with `msgType` `callback`. Of a form, a repeated `toUserId` or `toGroupId` is a list, any other repeated key its last value.
RC 14	A client's line is a message with what its call to send takes. `pushOptions` or a number as `messageType` make it `wrapper`; `pushConfig`, a text as `messageType`, `isVoipPush` or `disableNotification` at the root make it `web`; `messagePushConfig`, `messageConfig` or `targetId` make it `sdk`. `iosConfig` is read as `iOSConfig`. `disableNotification` counts wherever it stands.
RC 15	In `sdk`, `web` and `recall`, `conversationType` 1 is direct, 2 a discussion, 3 a group, 4 a chat room, 6 the system, 10 an ultragroup. The wrapper writes places in its lists: 1 direct, 2 group, 3 chat room, 4 system, 5 ultragroup; a mention of 0 is everybody, 1 those listed; its `messageType` and its levels of quiet times have numbers of their own too.
RC 16	The built-in text of `RC:TxtMsg` and `RC:ReferenceMsg` is their `content`; other types that a person sends have a word each, in every language Chinese. Every other `RC:` type is a notification type. An empty text is none.
RC 17	A guess (`ambiguous`): a recall shows 撤回了一条消息 below the title that a message would have. Its object name and category are `RC:RcCmd`, it counts like a message, and `rc.rc-dlt-identifier` is `messageUID`; there is no `rc.id`.
RC 18	The built-in title of direct messages and of the system is the receiver's remark for the sender, the name in `profile.senders` or on the sender's line of the recipients file, else the id; `content.user` is no source. In groups it is the name of the groups file, else of the profile. Every `RC:` type has it, also beside `pushContent`; other types and pushes without a message have none.
RC 19	A template is looked up in the profile by its id, with one text for all languages. Title and text are each taken from it where the sender gives none. An unknown template counts as absent.
RC 20	A mention counts in groups and ultragroups, with `type` 1 or 2; elsewhere it is void. At the server interface `isMentioned` must be 1, or the whole `mentionedInfo` is void. With `type` 1 the list is ignored. Without `mentionedContent` the mention still counts for levels. With the policy `mentioned` the others get what they would get without it.
RC 21	Hidden details change title and text only; category, thread, level, picture, data and badge stay. A `display` that is absent is `summary`.
RC 22	`count` holds in `private` with one receiver, who may be named twice. Digits in a text are taken; a number below -1 is absent (`invalid`). `count` is not capped, and `defaultBadge` `one` is 1 whatever `isCounted` says.
RC 23	The policy `mutableContent` is `always`, the default, or `only-when-set`, which writes it where the sender gives a category. The daily quiet time is meant in the zone of the policy `quietZone`, +08:00 unless set.
RC 24	A guess (`ambiguous` where it decides): `rc.cType` of ultragroups and discussions is `GRP`. `rc.id` and `rc.msgTime` are what the message says of its identifier and its time; what nobody knows is left out.
RC 25	In a message to more than one group, `pushExt`, `disablePush` and the directed receivers are void (`ignored`); one to ultragroups keeps them. A group that is named twice is one. There is one set of records for each group.
RC 26	A guess (`ambiguous` where it decides): `rc` of a push without a message is `{"cType":"PH"}` with the sender where one is given. It has no category but its own, and is mutable only with it. `extras` are not written (`dropped`). Without `ios` in `platform` there is `nothing-to-push`. `userid` or `userIds` name the receivers; only `is_to_all` makes it one for everyone but the sender (G20).
RC 27	`pushConfigs` may be an object with the services as its keys, which is one entry (`repaired`). The names of services are found in any case of letters. A later entry for Apple replaces an earlier one whole. Empty texts are absent, and a level outside of the four words is left out (`invalid`). Shapes that are never pushed have no `pushExt`.
RC 28	The keys of `values` have braces; where they lack them, they get them. Each is replaced once, in the texts of the parsed `content`, in `pushContent` and in `pushData`; a name without a value stays as it is. A text in the place of an array is everybody's. Where an entry is empty or missing, the built-in words stand.
RC 29	In webhooks `PERSON`, `CUSTOMERSERVICE`, `MC` and `MP` are direct, `GROUP` and `PERSONS` groups, `TEMPGROUP` a chat room and `NOTIFY` the system. `groupUserIds` narrows a group's message unless it is empty; it is a list in a text, without quotation marks.
RC 30	A guess (`ambiguous` where it decides): a call needs no policy. It goes to devices for calls if there are any, else it is an alert, with the same payload.
RC 31	`contentAvailable` adds `content-available`, and alert, badge and sound stay: no key drops the words, though the page calls it silent.
RC 32	Levels are modes: -1 `all`, 1 `mentions`, 2 `mentions-of-me`, 4 `mentions-of-all`, 5 `none`; 0 is not written. An active daily quiet time decides alone, and what its mode names is pushed. Else the named conversation counts, else `"*"`, else the app's mode. System messages meet settings of kind `direct`, ultragroups of kind `group`.
RC 33	The alert is always an object, also without a title; reading takes a string too. Ids compare exactly: G15 is for other vendors.
T1	Lines do not affect each other, so `unread` never advances. `apns-expiration` is written only where the profile's `timeToLive` is set, as `now` plus those seconds; `apns-priority` is always written and `apns-id` never. `recallOverride` is off by default, and `--from` and `--shape` are `auto`.
T2	Every record says in `source` what its line was taken for; a diagnostic is added only where two shapes fit. `auto` means Easemob unless a profile says `agora`. A bare `ext` needs a root key that begins with `em_`; a form has a `=` and does not begin with `{`, `[` or `"`.
T3	Values that pass through keep the spelling of their numbers, their order and their duplicate keys; white space between tokens goes, `\/` becomes `/`, and other escapes stay, but for halves of surrogate pairs (T12). A look-up takes the last duplicate.
T4	A line that is not UTF-8 is rejected, and its bytes are given in `inputBase64`. A lone surrogate escape is accepted (T12). JSON may be 512 levels deep.
T5	If the first line ends inside an open value and the whole input, of at most 64 MiB, is one value, it is one document, and an array is a list of messages; otherwise the input is JSON Lines. Blank lines are skipped but counted; a byte order mark at the start and carriage returns are ignored. A line longer than `--max-line` is rejected without being kept; the `input` of an error is cut at 64 KiB, with `"inputTruncated":true`.
T6	A rejected line has one of these codes: `invalid-json`, `invalid-utf8`, `too-deep`, `too-long`, `unknown-vendor`, `unknown-shape`, `payload-too-large`, `no-message`, `unverified`, `invalid-webhook`, `invalid-settings`, `too-dense`, `too-many-parts`, `unsupported-encoding`. Its error stays in the output unless `--rejects` takes it. A malformed profile or recipients file ends the run with status 65 and names file and line.
T7	A payload over 4096 bytes, for a call 5120, has its body cut between characters as people see them, with `…` at the end and `over-limit`. If it still does not fit, or with `--no-truncate`, the error is `payload-too-large`.
T8	A diagnostic has no `row` where no row applies. What was found when the message was read stands on its first record only. Pointers go on through form fields and JSON in strings as if they were objects. `--strict` changes the exit status only.
T9	`--format payload` prints payloads only; errors go to `--rejects`, else to standard error without their input. `--summary` writes one JSON object that counts lines, records, and by name what was suppressed, rejected and told.
T10	`--groups` gives the members of groups, one object with `id` and `members` a line; what becomes of a group without members is in G18. Members whom the recipients file lacks have the vendor's defaults.
T11	`--profile` may be given once for each vendor. A line uses its own vendor's profile, else the built-in one.
T12	Half of a surrogate pair is written as U+FFFD wherever it is: in texts, keys, application data, JSON inside strings, and payloads given to `send`. A record tells it once (`repaired`), at the first place.
T13	A secret never reaches a message. Where the value of an option that takes a file looks like a key or a passphrase, or is longer than a path can be, the error names the option and not the value. Of an unknown option, what stands before the first space or `=` is shown, and at most 40 characters.
C1	By default (`--prefer screen`) a conversion writes what makes the target show what the source showed; with `--prefer intent` it writes nothing that the sender did not say. A sender's name is written out before a text only where it comes from the message or the profile, never from an id.
C2	Words that the source hides from people who hide details stay hidden. Those of NIM go to Easemob as arguments of `em_push_template` when the target profile's templates allow that (`detail` is `{0}` and `default` is fixed), otherwise openly with a warning, or with `--keep-hidden` not at all (`dropped`).
C3	What was written is resolved with the target vendor's profile. Topic, senders, language and badge cap come from the source's where the target's has none.
C4	The proof compares decisions in the neutral payload style. The vendors' own marks (`f`, `t`, `g`, `m`, `nim`) are left out, application data are compared as JSON values under the name that the app finds them by, and two suppressed pushes are equal whatever the reasons. What every push has because the profiles differ is told once a run, and counts in each message (C16).
C5	The situations are simple and summary, each with free, quiet hours, quiet conversation, muted, mode mentions and mode none, for one recipient of each class of ids that either message tells apart: not named, mentioned or listed, directed target. Each recipient has one device for alerts and one for calls. Words are compared once more with names of the sender and the group that only servers and recipients know; what differs only then stands in situations that end in `/named`.
C6	A `dropped` field that reaches Apple allows `degraded` at best, and `same-screen` where nobody sees or hears it, such as a category; an `approximated` one allows `same-screen`. The verdicts themselves are those of C16.
C7	From NIM to Easemob, listed ids become `em_at_list` with `disable_at_content`; the member text becomes a `directed_template` if the profile has a template whose content is exactly `{0}`, and is `dropped` otherwise; force for all becomes `em_force_notification` (`approximated`), and force for some is `dropped`. From Easemob to NIM, `em_at_list` becomes listed ids without force where the shape can say that, and `em_force_notification` becomes force for everyone (`approximated`).
C8	`message` is exactly the body to send, for `server-v1` an object of strings; method and path stand beside it in `request`, and the record can be read again as input. Without `--to-shape`, client shapes (`sdk`, `sdk-v2`, `ext`) become `sdk`, and others `rest` or `server-v2`. A message that becomes several gives a record for each, with `part` and `parts`, under one verdict.
C9	What the target has no counterpart for (a recall, signalling, a reaction, a broadcast, a copy, a command) gives no message, one `dropped` error and the verdict `degraded`. Text, kind and ids are converted, attachments are `dropped`, and the app's own data of `ext` and of `remoteExt`, `serverExtension`, `extension` or `ext` are carried whole. Settings for other platforms are converted where both vendors have them, else `dropped` (info); they are counted apart and never lower the verdict.
C10	A message of which nothing is told is the same after conversion to the other vendor and back; at least 30 % of the generated messages are such. A script outside the program translates both sides in every situation and compares. `verify --fail-on` sets exit status 1 from the verdict that it names.
C11	Easemob's built-in title, which a message of NIM's without a title gets there, is wording of the profile: the verdict is `vendor-wording` at best (C16). The record tells it (`defaulted`, info), the run counts it once, and for C10 such a message counts as told.
C12	With `--keep-hidden` nobody who hides details reads the words, with the target's profile as it is: templates that would show them are resolved, not guessed at. Words that cannot be hidden are not written (`dropped`, warning); without the option a warning names every text that becomes visible.
C13	`em_at_list` and directed targets in a direct message are `ignored`, also by `translate`: nobody is mentioned by them, and they lower no verdict. Silence is equal however each vendor says it, and a template that comes out empty shows nothing.
C14	Hiding details at NIM and display style 0 at Easemob differ in what becomes of the sender's own words, and a conversion of settings says so in a sentence. Forced pushes have no effect in NIM's direct conversations (N4), so no sentence promises one.
C15	The situations also have, each only where either message or vendor can tell it apart: the device's language, an interval that lets mentions pass, settings of `"*"`, `received:false`, and the modes `mentions-of-me` and `mentions-of-all`. Toward Tencent, messages of clients are written in the servers' shapes too (TX 13), unless `--to-shape` names another.
C16	The verdicts, from the best: `identical`, all is equal, the message itself too; `same-screen`, people see and hear the same, but app data, its place or keys such as `category`, `thread-id` and `mutable-content` differ; `vendor-wording`, only texts of the vendors differ: built-in titles, texts for hidden details, names and separators, made texts; `degraded`, something that the sender set, a push, sound, badge or the message's content changes; `exposed`, words hidden from somebody can be read.
C17	The verdict covers what the app's user gets in the conversation: kind, text, custom data, attachments, mentions. What is lost of it makes the verdict `degraded` with the effect `content-lost`, another kind with `content-changed`. `effects.tsv` names the fields, keys and codes.
C19	`convert` makes a message silent only where the source certainly pushes nobody. Where no document settles that, the target pushes, `translate` pushes nobody, and both say `ambiguous`; the code `push-uncertain` makes the verdict `degraded` with the effect of that name, which is counted apart.
C20	Words that the sender chose are written even where the target's own words are believed to read the same.
C21	Copies that lack what the sender set for the push have no verdict, at whichever vendor. They are written without the vendor's own words.
C23	A message that is the target's already has no verdict and is counted apart. `--from` and `--to` with one name need `--to-shape`.
C24	A message for some members of a group goes to the call for directed group messages of Easemob and Agora, in as many parts as its limit of members requires. No message for some members is written as a call that reaches all of them.
C25	A kind without a counterpart, such as typing marks, receipts, notices and commands, becomes the target's own form of it where the tables have one, or is not converted, with the reason. A number or word that the target's table does not list is never written. An unknown type becomes a custom message, never another known kind.
EM 9.1	An alert was a string until 2017 and has been an object with title and body since. Both are read; an object is written, but for the 2017 generation.
EM 9.2	Some printed samples have the key `apns` where `aps` belongs. `aps` is written; `apns` is read where there is no `aps`.
EM 9.3	The word for everyone is printed as `all`, `ALL` and `All`. Any case is read, `all` is written, and another string in `em_at_list` is one user's id.
EM 9.4	`em_at_list` is documented at the root of `ext`, and for a time was inside `em_apns_ext`. The root decides; the inner one counts only where the root has none, which is told, and is never written.
EM 9.5	Flags occur as booleans, words and numbers. `true`, `1`, `"true"`, `"1"` and `"yes"`, in any case, mean yes and all else no; a boolean is written.
EM 9.6	A silent message is never pushed, not even a forced one. Force beats quiet time only; the receiver's mode still holds.
EM 9.7	An interval from 0:0 to 0:0 means off where a client SDK set it and all day where REST did. Where nobody knows who set it, it is off, or what `policies.zeroQuietInterval` says.
EM 9.8	Durations of quiet time are minutes in client SDKs and milliseconds in REST. The unit follows the form and is never guessed from the size.
EM 9.9	`em_push_title` was the whole text until 2017 and is the title since. It is read as the title; E8 has the policy for apps that mean the text.
EM 9.10	`em_push_name` was a title key from 2018 to 2021. It is the last resort for a title when read, and is never written.
EM 9.11	`em_alert_title` and `em_alert_body` were renamed to `em_push_title` and `em_push_content` in 2023. Both are read, the new names win, and only they are written; `em_alert_subTitle` kept its name.
EM 9.12	The application data `e` are `em_push_ext.custom`, else `em_apns_ext.extern`, else an `em_apns_ext` that is a string, else the leftover keys of `em_apns_ext`; without any of them there is no `e`.
EM 9.13	Only `em_push_title`, `em_push_content`, `em_push_name`, `em_push_channel_id` and `em_huawei_push_badge_class` are documented to leave the leftovers of which `e` is made; the vendor's own sample keeps `em_push_sound` there. Exactly these five leave, unless `policies.appDataKeys` says that every recognised key does.
EM 9.14	`extern` is a string in old documents and an object in Agora's. Any JSON value is kept as it is.
EM 9.15	One edition says that 0 in `em_push_content_available` asks for a background update, the others and Apple say 1. 1 is on; 0 and false are off.
EM 9.16	`em_push_collapse_key` is on some pages and gone from the newest. It is read and becomes Apple's collapse identifier of at most 64 bytes.
EM 9.17	No document ranks the built-in text for mentioned members. It replaces default texts only; words that the sender chose are stronger.
EM 9.18	Documents rank four or five levels of words. Five are taken, low to high: the display's built-in text, the default template, the message's own words, the receiver's template, the sender's template, which a directed template beats for its targets. The message's own words fill title, subtitle and body one by one; a template replaces title and body together.
EM 9.19	Before the text of a group's summary older documents show the sender's nickname, newer ones the group's id. The group's id is the default; a template or `group_user_nickname` can name the sender, and `policies.groupSender` changes the default.
EM 9.20	Names of templates are letters and digits by the documents, whose own example has an underscore. Any name is read.
EM 9.21	The kind of a conversation is `chat`, `group` and `chatroom` in one table and `groupchat` in examples. `group` and `groupchat` are groups, `chatroom` is a room.
EM 9.22	A callback's payload is flat in newer samples and has a list of bodies in older ones. Both are read: the text is `msg`, else that of the first body.
EM 9.23	The `callId` of a callback is made of the app key and either a UUID or a message's id. It is taken as text that means nothing.
EM 9.24	Samples of successful push callbacks lack `security`. A signature is valid, invalid or absent, and absent is never taken for valid.
EM 9.25	One page wants arguments for every template, another none for fixed texts. Arguments may be missing.
EM 9.26	A translated text replaces the original in Easemob's documents and stands beside it in Agora's. It replaces it.
EM 9.27	The summary is the content alone on one page and nickname and content on others. It is the nickname, a full-width colon and the content; without a nickname the id, an ASCII colon, a blank and the content.
EM 9.28	The default texts are printed in several wordings. Chinese is 您有一条新消息 and 请点击查看, English "You have a new message" and "Please click to view".
EM 9.29	The key and the word for messages that are online only are printed in several ways. Only `ROUTE_ONLINE` means online only.
EM 9.30	Agora's page calls `group_user_nickname` the nickname of the group. It is the sender's nickname in the group.
EM 9.31	`ignoreDuration` is a duration in a request and, under the same name, the moment of its end in Unix milliseconds in a response. The form decides which it is.
EM 9.32	`notification_display_style` is documented as an integer, and an example sends the string "1". Both are read, an integer is written.
EM 9.33	A daily interval for one conversation is not supported, though a sentence mentions one. It is ignored there.
EM 9.34	Samples name `.mp3` sounds, a format that Apple does not play. The name is passed on.
EM 9.35	Documents of different ages have different limits of rate and of receivers in one call. The newer, higher ones count.
EM 9.36	No document limits the texts in `ext`. They are shortened only where Apple's payload limit demands it.
EM 9.37	How lists of accepted and of ignored devices work together is not documented. A device must pass all of them, and the ignored ones win.
EM 9.38	An example combines online only with a push template. Online only wins, and nothing is pushed.
EM 9.39	Code marks calls with `em_push_type`, documents with `em_push_ext.type`. Either one marks a call when read, and both are written.
EM 9.40	In a group's callback `to` is the group by the table and a user in the sample. The group is `group_id`, else `to`.
EM 9.41	JSON that the vendor prints lacks commas. Such text is rejected like other invalid JSON.
EM 9.42	Agora's table that maps the instant push product to Apple's keys is shifted by one row. The keys belong one row further: `bodyLocKey` is `loc-key`, `bodyLocArgs` is `loc-args`, and `ext` is the app's data.
EM 9.43	A callback's `timestamp` is text in tables and a number in samples. Both are read, and the signature covers the digits as they came.
EM 9.44	The vendor's demo marks plain texts, such as records of calls, with `em_push_ext.type` of `call`. They ring only where the receiver has a device for calls and the app asked for it (E14).
NIM 9.1	The guide's prose says `apnsEnable`, code and header `apnsEnabled`. Both are read, `apnsEnabled` is written.
NIM 9.2	The payload's limit is printed as 2018, 2048 and 2K, in characters or bytes. It is 2048 characters; Apple's limit in bytes is checked apart.
NIM 9.3	The push text's limit is printed as 150 bytes, 150 characters, 200 bytes and 500 characters. It is 500 characters, and more earns a warning.
NIM 9.4	Whether the sender's name stands before a custom notification's text differs by interface: no in the first SDK and the first server interface, yes in the second ones.
NIM 9.5	Without a push text the iOS guide shows a built-in text, the Web and Android SDKs the message's own. The built-in text is shown, the message's own for the Web SDK only. An `apsField` with nothing but `content-available` is no alert, so the text is still added.
NIM 9.6	The guide puts an explicit alert above all; support says that it stays hidden while details are hidden. Hidden details win, and title and body of the alert are not shown.
NIM 9.7	The guide has no name before a forced text; a change log adds the name to all team pushes. A forced text has no name.
NIM 9.8	Documents and server SDKs spell keys of the first server interface in different case, and a library writes `push_content`. All are read in any case; the documented lower-case spelling is written.
NIM 9.9	Comments in an iOS header say that `unreadEnabled` and its like are off by default; everything else says on. They are on.
NIM 9.10	A team's mute mode 2 is called both MANAGER_OFF and NORMAL_ON. Both mean that only messages of the owner and of managers notify.
NIM 9.11	Apps spell the conversation's keys in their payload in many ways. They are the app's own data, kept and never interpreted.
NIM 9.12	Whether force is on by default differs: yes in the first SDKs once the option exists, no in the Web SDK and everywhere else. The shape decides.
NIM 9.13	Documents and server SDKs differ on the size of batches, 500 or 5000. 500 is safe.
NIM 9.14	The built-in text of a recall is printed in four wordings. The recall's own text counts, else 撤回了一条消息.
NIM 9.15	The console's badge cap goes up to 99 and shows 0 where nothing is set. 0 or absent means no cap.
NIM 9.16	A captured push still has `pushTitle` at its root. It is kept there when written, and where `aps.alert` has a title it is not taken for the title when read. Sections for other platforms are left out of what goes to Apple and accepted in what comes.
NIM 9.17	The push of a quick comment has `title` or `pushTitle`, and `pushEnabled` or `needPush`. Both are read.
NIM 9.18	In the newer Web SDK a team message is pushed only on demand; elsewhere pushing is the default. The shape decides.
NIM 9.19	Whether force beats quiet time or a desktop that is online is not clear. It beats a mute only.
NIM 9.20	A signalling payload may have 4096 characters in the second server interface. Everywhere else 2048 count.
NIM 9.21	The guide speaks of a console switch for replacing notifications; the vendor's demo puts `apns-collapse-id` into the payload. The key is read; an identifier is made only with `recallOverride`.
NIM 9.22	`force_push`, `force_push_content` and `force_push_account_ids` are guesses; the server knows `push_forcepush_enable`, `_all`, `_ids` and `_content`. Guesses are read, which is told, and never written.
NIM 9.23	`mutable-content` occurs as the number 1 and as the text "1". The number is written.
NIM 9.24	The interface console lacks `push_forcepush_enable`. Where it is absent, force is on if all are meant or ids are listed.
NIM 9.25	`donnopOpen` means that the phone is not pushed to, while the settings beside it mean that it is. It is read as the opposite.
NIM 9.26	In copies `attach` is text or an object, `code` text or a number, and `tMembers` looks like a list and is no JSON. All forms are accepted.
NIM 9.27	The marker `nim` is a number or a string. Its presence counts, and the number 1 is written.
NIM 9.28	Sections for other platforms and the payload itself are objects in some interfaces and JSON in strings in others. Both are read, and the shape decides what is written.
NIM 9.29	Event types of copies are text and those of callbacks numbers, and the same figure means different things. The type of the JSON value tells them apart.
NIM 9.30	One server SDK loses the list of a forced push, another sends unset fields as `null`. `null` is absent, and a member text may come without a list.
NIM 9.31	PHP writes empty objects as `[]`, and a library puts quotes around the push text. `[]` is an empty payload; a quoted text is kept as it is and told.
NIM 9.32	A vendor's sample has empty strings for flags and lists. An empty string is absent there.
NIM 9.33	`fromClientType` is spelled in upper case by the table and `iOS` in a sample. It is read in any case.
NIM 9.34	The length of an account is 32 in one document and 64 in another. It is not checked.
TX 9.1	Samples have an ASCII colon behind a name, prose a full-width one. It is ASCII; a profile can change it.
TX 9.2	With a name the made text of a group begins `name(group):`, without one `(group):`, and `name:` where the group has none; the card comes before the nickname.
TX 9.3	A newer page says that a default is made where title or text is missing, not whether it is one string. It is the text, unless the policy `madeTitle` is `split`.
TX 9.4	`PushFlag` 1 is explained as no offline push and as a message for those online. It is no offline push.
TX 9.5	`BadgeMode` is 0 by default in messages and 1 in pushes without a message.
TX 9.6	`ContentAvailable` is called silent, and the client's switch one that wakes the app with `ext`. It is a background push, and words beside it are lost.
TX 9.7	Mutable content is a key of the request and a switch of the console. The key counts, else the profile's `isMutable`; a picture alone does not set it.
TX 9.8	`Ext` is a text, and one page escapes it three times. It is taken as it comes.
TX 9.9	The keys of a custom element are called void beside `OfflinePushInfo`, and read as a fallback. They are void, also for what it lacks.
TX 9.10	An old page adds a title to the made text. It stands above it; the text stays the made one.
TX 9.11	`GroupAtAllFlag` 1 is everybody in the server's calls; clients have a word in their lists.
TX 9.12	`GroupAtInfo` is an array, and one library sends an object, which is `repaired`.
TX 9.13	The C interface's key is `message_offline_push_config`, in old editions `message_offlie_push_config`. Both are read.
TX 9.14	A push config of the C interface can have a title and one for iOS; the latter wins.
TX 9.15	Android and HarmonyOS have titles of their own, which are never iOS's.
TX 9.16	The JavaScript SDK has `description` and `extension`, cross-platform code writes `desc` and `ext`. All are read; the first two win.
TX 9.17	Samples lack commas, and a test has `MsgType` `text`. An unknown `MsgType` is an unknown element (TX 3).
TX 9.18	The option 1 of clients is `Discard` of the server's interface: nothing is received.
TX 9.19	Android's sounds have no suffix, iOS's have one.
TX 9.20	A `duration` of 86400 seconds or more is permanent, from that day's start; it has no end.
RC 9.1	Servers spell the service `APNs`, the Web SDK `APNS`, with empty texts for what is not set. Both are read, and an empty text is absent.
RC 9.2	`pushExt` is a string, and in one SDK an object, which is `repaired`. A string is written.
RC 9.3	A mention's type is 1 for all and 2 for those listed; a table for the Web has 0 and 1. A 0 is everybody (`repaired`).
RC 9.4	Level 5 pushes nothing, though a wrapper prints its place, 2. In the server's interface 2 is mentions of the receiver alone.
RC 9.5	An old page pushes every built-in type, a newer one notification types only with a text. The newer one counts.
RC 9.6	A category is said to set `mutable-content`, and the category is the object name by default. It is written always, unless the policy `mutableContent` says otherwise.
RC 9.7	`richMediaUri` is a picture on one page and an icon on another, which is copied from Android. It is a picture.
RC 9.8	The headers of a call have the prefix `RC-` or none, and the time of a webhook is `timestamp` or `signTimestamp`. All are read.
RC 9.9	The quiet time is meant in the zone of the data centre, at the newest clients in one that is given. The given zone counts, else the policy `quietZone`.
RC 9.10	`disableNotification` makes no push; a table of the wrapper says that it hides the title.
RC 9.11	A name may have 64 characters or 128 bytes. Nothing is checked.
RC 9.12	`rc-dlt-identifier` is seen in `rc` and in `appData`. Both are read, and `rc` is written.
RC 9.13	A push without a message has `thread-id`, in an SDK `threadId`. Both are read.
RC 9.14	Clients say `forceShowDetailContent`, servers and the Web `forceShowPushContent`. Both are read everywhere.
RC 9.15	What is asked for a mute is answered under `isMuted`, and is a level: 0 is not set, and 1 is mentions alone, not a mute.
RC 9.16	A page gives the words for a mention the highest priority, and not for whom; RC 4 says it.
RC 9.17	An older page requires `pushContent` in messages of the system. It is optional.
RC 9.18	A page of 2021 has no keys of the push in the callback before sending, code of 2023 has. They are read if they are there.
S	Payloads printed in the vendors' documents are expected as printed, but for these slips: `apns` for `aps`; a body `test` or `custom push content` where the inputs say otherwise; a body alone where title and subtitle are set; 你有 for 您有; and 您有一條新消息 in traditional script.
"""#

private let sourcesText = #"""
id	publisher	document	revision	date
AG-EXT	Agora	Offline push extension, https://docs.agora.io/en/agora-chat/restful-api/offline-push/offline-push-extension	living	2025 to 2026
AG-IOS	Agora	Offline push on iOS, https://docs.agora.io/en/agora-chat/develop/offline-push/set-display-content	living	2025 to 2026
AND-EXT	Easemob	Android push extension fields, https://doc.easemob.com/document/android/push/push_extension.html	living	2024 to 2026
APPLE-B	Apple	Pushing background updates, https://developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app	living	2026-11
APPLE-BR	Apple	Sending broadcast pushes, https://developer.apple.com/documentation/usernotifications/sending-broadcast-push-notification-requests-to-apns	living	2026-11
APPLE-E	Apple	Error responses of channel management, https://developer.apple.com/documentation/usernotifications/handling-error-responses-from-apns	living	2026-11
APPLE-G	Apple	Generating a remote notification, https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification	living	2026-11
APPLE-L	Apple	Live Activities with push, https://developer.apple.com/documentation/activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications	living	2026-11
APPLE-M	Apple	Channel management requests, https://developer.apple.com/documentation/usernotifications/sending-channel-management-requests-to-apns	living	2026-11
APPLE-R	Apple	Notification responses, https://developer.apple.com/documentation/usernotifications/handling-notification-responses-from-apns	living	2026-11
APPLE-S	Apple	Sending notification requests, https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns	living	2026-11
APPLE-T	Apple	Token-based connections, https://developer.apple.com/documentation/usernotifications/establishing-a-token-based-connection-to-apns	living	2026-11
APPLE-W	Apple	Updating widgets, https://developer.apple.com/documentation/widgetkit/updating-widgets-with-widgetkit-push-notifications	living	2026-11
CB	Easemob	Callbacks, https://doc.easemob.com/document/server-side/callback_postsending.html and its neighbours	living	2024 to 2026
CB-PUSH	Easemob	Offline push callback, https://doc.easemob.com/document/server-side/callback_offline_push.html	living	2024 to 2026
CODE	various	Public application code	-	2014 to 2026
EASYIM-PUSH	Easemob	Offline push webhook events, English edition of CB-PUSH	living	2026
EM-API	Easemob	iOS API reference: EMSilentModeParam, https://doc.easemob.com/apidoc/ios/chat5.0/_e_m_silent_mode_param_8h_source.html	4.19 to 5.0	2022 to 2026
EXT	Easemob	Push extension fields, https://doc.easemob.com/document/server-side/push_extension.html	living	2024-10 to 2026
EXT-EN	EasyIM	Push extension fields, English edition	living	2026
FL-EXT	Easemob	Flutter push extension fields, https://doc.easemob.com/document/flutter/push/push_extension.html	living	2024 to 2026
HMS	Easemob	HarmonyOS push, https://doc.easemob.com/document/harmonyos/push/push_extension.html	living	2024 to 2026
IOS-DISP	Easemob	iOS push display, https://doc.easemob.com/document/ios/push/push_display.html	living	2022-09 to 2026
IOS-DND	Easemob	iOS notification mode and do-not-disturb, https://doc.easemob.com/document/ios/push/push_notification_mode_dnd.html	living	2024-01 to 2026
IOS-EXT	Easemob	iOS push extension fields, https://doc.easemob.com/document/ios/push/push_extension.html	living	2024-08 to 2026
IOS-PARSE	Easemob	iOS parsing of push fields, https://doc.easemob.com/document/ios/push/push_parsing.html	living	2024-08 to 2026
ISS	Easemob	Vendor replies, github.com/easemob/im_flutter_sdk issues 177 and 235	-	2020 to 2021
NIM-S1	NetEase Yunxin	iOS guide: push attributes of messages, https://doc.yunxin.163.com/messaging/docs/Dc3ODY4NjU	living	2024-03-14
NIM-S10	NetEase Yunxin	Server 10.x change log and console feature list	living	2025
NIM-S11	NetEase Yunxin	Support answers	-	-
NIM-S12	NetEase Yunxin	Server documents on recall and sending, https://doc.yunxin.163.com/messaging/server-apis/zE1NjUyNDg	living	2024
NIM-S13	NetEase Yunxin	Copies to a webhook: session messages and recalls, https://doc.yunxin.163.com/messaging/guide/TcxNzU4NzU	living	-
NIM-S14	NetEase Yunxin	Third-party callback before sending, https://doc.yunxin.163.com/messaging/guide/jI3ODc2ODE	living	-
NIM-S15	NetEase Yunxin	Demos and UI kits, github.com/netease-kit	source	2023 to 2025
NIM-S2	NetEase Yunxin	Push payload configuration, https://doc.yunxin.163.com/messaging/server-apis/DQyNjc5NjE	living	2023-06 to 2024-07
NIM-S3	NetEase Yunxin	iOS headers NIMSDK.framework, github.com/netease-kit/nim-uikit-uniapp	shipped	2024
NIM-S4	NetEase Yunxin	Server SDKs, github.com/netease-im/yunxin-server-sdk-java and yunxin-server-sdk-golang	source	2025
NIM-S5	various	Transcriptions of the older server documents, github.com/lhlyu/yunxin-go	-	2019 to 2023
NIM-S6	NetEase Yunxin	Node and desktop SDK typings, github.com/netease-im/node-nim	source	2024
NIM-S7	NetEase Yunxin	Interface console, https://yunxin-im.apifox.cn	living	2024 to 2025
NIM-S8	NetEase Yunxin	Web SDK typings and push guide, https://doc.yunxin.163.com/messaging/references/web/typedoc	living	2023 to 2025
NIM-S9	NetEase Yunxin	FAQ page with a captured notification	-	-
OLD1	Easemob	APNs content, https://docs-im.easemob.com/_export/raw/im/ios/apns/content	frozen	2018 to 2022
OLDPUSH	Easemob	iOS push integration, https://docs-im.easemob.com/_export/raw/ccim/ios/push	frozen	2022-07-28
OLDREST	Easemob	Legacy send interface, https://docs-im.easemob.com/_export/raw/im/server/basics/messages	frozen	2021-12
PRACTICE	various	Public issues and practitioners' reports	-	2015 to 2026
PROVIDERS	various	Source of public provider libraries: pushy, APNSwift, node-apn, aioapns, sideshow/apns2	source	2026
PUSHBRIDGE	PushBridge	Members this program adds for what a vendor says in the URL, and readings of gaps	-	2026
RC-S1	RongCloud	Server interfaces v1: sending, recalling, pushing, https://docs.rongcloud.cn/platform-chat-api	living	2021 to 2026
RC-S10	RongCloud	Push templates, help topic 1030	frozen	2022
RC-S11	RongCloud	Routing of all messages; callback before a message is sent	frozen	2021 to 2022
RC-S12	RongCloud	Connector for callbacks, https://github.com/rongcloud-community/server-callback-connector	source	2023-05-05
RC-S13	RongCloud	JavaScript SDK: push attributes of a message, mentions in groups	living	2023 to 2026
RC-S14	RongCloud	Old SDK for servers in PHP, and the document on public services	frozen	2015 to 2018
RC-S15	various	Public sample that passes messages between NIM and RongCloud by the webhooks of both	source	2019
RC-S2	RongCloud	SDK for servers in Go, https://github.com/rongcloud/server-sdk-go	source	2024 to 2025
RC-S3	RongCloud	SDK for servers in Java, https://github.com/rongcloud/server-sdk-java	source	2026-03-13
RC-S4	RongCloud	Client pages: push attributes of a message, push settings, https://docs.rongcloud.cn	living	2022 to 2026
RC-S5	RongCloud	Flutter wrapper, https://github.com/rongcloud/im-flutter-wrapper	source	2026-06-23
RC-S6	RongCloud	SealTalk for iOS: the extension for notifications, https://github.com/rongcloud/sealtalk-ios	source	2026-06-30
RC-S7	RongCloud	IMKit and CallKit for iOS, https://github.com/rongcloud/ios-ui-sdk-set	source	2026-06-30
RC-S8	RongCloud	Do not disturb: overview, quiet times, conversations, types, ultragroups	living	2024 to 2026
RC-S9	RongCloud	Old page on iOS pushes, and copies of it	frozen	2015 to 2021
REST-MSG	Easemob	Sending messages, https://doc.easemob.com/document/server-side/message_single.html, message_group.html, message_chatroom.html	living	2024 to 2026
REST-PUSH	Easemob	Push settings and templates, https://doc.easemob.com/document/server-side/push.html	living	2024 to 2026
RN-EXT	Easemob	React Native push extension fields, https://doc.easemob.com/document/react-native/push/push_extension.html	living	2024 to 2026
SEED002	Easemob	APNs content of the 3.0 documents, a copy	frozen	2017-06-10
TX-S1	Tencent	Common parameters of offline pushes, https://trtc.io/document/77715, cloud.tencent.com/document/product/269/128209	living	2025 to 2026
TX-S10	Tencent	VoIP payload of the call kit, https://github.com/Tencent-RTC/mcp	source	2025
TX-S11	Tencent	Public samples: messages of the C interface dumped as JSON, wrappers of the REST interface	various	2019 to 2024
TX-S12	Tencent	JavaScript SDK, https://trtc.io/document/47993, and an old webim build	various	2018 to 2025
TX-S13	Tencent	Webhook configuration, https://cloud.tencent.com/document/product/269/32431, as public programs that check signatures cite it	living	2022 to 2025
TX-S2	Tencent	Headers of SDK 8.9, https://github.com/TencentCloud/TIMSDK	source	2026-05-20
TX-S29	Tencent	Webhook about logins and logouts, https://cloud.tencent.com/document/product/269/2570	living	2021 to 2025
TX-S3	Tencent	Headers of the C interface, https://github.com/TencentCloud/TIMSDK	source	2020 to 2024
TX-S4	Tencent	TUIKit, https://github.com/TencentCloud/TIMSDK	source	2026-05-20
TX-S5	Tencent	Message format, https://cloud.tencent.com/document/product/269/2720	living	2016 to 2024
TX-S6	Tencent	Offline push on iOS, https://cloud.tencent.com/document/product/269/44517	frozen	2016 to 2022
TX-S7	Tencent	REST interfaces: sending to one, to several, to a group, pushing to all	living	2021 to 2026
TX-S8	Tencent	Custom badge, https://cloud.tencent.com/document/product/269/100645	living	2024 to 2026
TX-S9	Tencent	Webhooks before and after sending, and about pushes, https://cloud.tencent.com/document/product/1047/67551	living	2021 to 2025
WEB-EXT	Easemob	Web push extension fields, https://doc.easemob.com/document/web/push/push_extension.html	living	2024 to 2026
"""#
