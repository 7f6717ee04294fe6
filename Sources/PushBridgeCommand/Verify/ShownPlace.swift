/// Places of a push, and what profiles word, in words for people.
enum ShownPlace {
    /// What stands at a place of a record; the last part of the place where there is no word for it.
    static func inWords(_ path: String) -> String {
        places[path] ?? path.split(separator: "/").last.map(String.init) ?? path
    }

    /// What a profile words, or decides.
    static func inWords(wording role: String) -> String { roles[role] ?? role }

    private static let places = [
        "/suppressed": "push or no push",
        "/payload": "data for the app",
        "/payload/aps": "other members of aps",
        "/payload/aps/alert": "other members of the alert",
        "/payload/aps/alert/title": "title",
        "/payload/aps/alert/subtitle": "subtitle",
        "/payload/aps/alert/body": "text",
        "/payload/aps/badge": "number on the icon",
        "/payload/aps/sound": "sound",
        "/payload/aps/thread-id": "grouping",
        "/headers/apns-collapse-id": "which push replaces which",
        "/headers/apns-push-type": "call or message",
    ]

    private static let roles = [
        "title": "built-in title", "hidden-text": "text for hidden details",
        "mention-text": "text of a mention",
        "separator": "between a name and the text", "separator-of-ids": "between an id and the text",
        "group-sender": "who is named in a group", "badge-cap": "highest number on the icon",
        "time-to-live": "time to live in seconds",
    ]
}
