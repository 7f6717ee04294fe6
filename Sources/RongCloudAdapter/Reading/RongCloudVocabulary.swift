import VendorMapping

/// A sort of conversation in the vendor's numbers and words.
struct RongCloudConversation {
    let kind: Conversation.Kind
    /// What the kind leaves open.
    let sort: UTF8Text?

    private init(_ kind: Conversation.Kind, _ sort: UTF8Text? = nil) {
        self.kind = kind
        self.sort = sort
    }

    static let system = RongCloudConversation(.direct, "system")
    static let ultragroup = RongCloudConversation(.group, "ultragroup")

    /// Each with its number, its word in old SDKs, and its place in the wrapper's list (RC 15).
    private static let all: [(number: Int, word: UTF8Text, wrapper: Int?, RongCloudConversation)] = [
        (1, "PRIVATE", 1, .init(.direct)), (2, "DISCUSSION", nil, .init(.group, "discussion")),
        (3, "GROUP", 2, .init(.group)), (4, "CHATROOM", 3, .init(.room)), (6, "SYSTEM", 4, .system),
        (10, "ULTRA_GROUP", 5, .ultragroup),
    ]

    init?(number value: JSONValue) {
        let number = value.integer ?? value.string?.decimalInteger
        guard let found = Self.all.first(where: { $0.number == number || $0.word == value.string }) else {
            return nil
        }
        self = found.3
    }

    init?(wrapper value: JSONValue) {
        let number = value.integer ?? value.string?.decimalInteger
        guard let number, let found = Self.all.first(where: { $0.wrapper == number }) else { return nil }
        self = found.3
    }

    /// The words of webhooks (RC 29).
    init?(channel value: JSONValue) {
        switch value.string {
        case "PERSON", "CUSTOMERSERVICE", "MC", "MP": self.init(.direct)
        case "GROUP", "PERSONS": self.init(.group)
        case "TEMPGROUP": self.init(.room)
        case "NOTIFY": self = .system
        default: return nil
        }
    }

    /// The number of what a message says.
    static func number(_ kind: Conversation.Kind, _ sort: UTF8Text?, isWrappers: Bool) -> Int {
        let found = all.first { $0.3.kind == kind && $0.3.sort == sort && !(isWrappers && $0.wrapper == nil) }
        let usual = found ?? all.first { $0.3.kind == kind }
        return (isWrappers ? usual?.wrapper : usual?.number) ?? 1
    }
}

/// The vendor's names of what sort of message it is.
enum RongCloudType {
    /// Those that people send, the usual one of each kind first (RC 16).
    private static let types: [(name: UTF8Text, kind: MessageKind, wrapper: Int?)] = [
        ("RC:TxtMsg", .text, 2), ("RC:ReferenceMsg", .text, 9), ("RC:ImgMsg", .image, 4),
        ("RC:GIFMsg", .image, 7), ("RC:HQVCMsg", .audio, 3), ("RC:VcMsg", .audio, nil),
        ("RC:LBSMsg", .location, 12), ("RC:FileMsg", .file, 5), ("RC:SightMsg", .video, 6),
        ("RC:StkMsg", .face, nil), ("RC:VCSummary", .audioCall, nil), ("RC:VCInvite", .audioCall, nil),
        ("RC:VCHangup", .audioCall, nil), ("RC:CombineMsg", .other, nil),
        ("RC:CombineV2Msg", .other, nil), ("RC:CardMsg", .other, nil), ("RC:ImgTextMsg", .other, nil),
        ("RC:CmdMsg", .command, 10), ("RC:CmdNtf", .command, 11), (recall, .recall, 8),
        ("RC:InfoNtf", .notice, nil), ("RC:GrpNtf", .notice, 16),
    ]

    /// The name of a recall.
    static var recall: UTF8Text { "RC:RcCmd" }
    /// What a message of the app's own is called that comes from a vendor without such names.
    static var own: UTF8Text { "app:custom" }
    /// The number of the app's own types in the wrapper.
    static var ownWrapper: Int { 13 }

    /// The kind of a name; every other one that begins as the vendor's is a notice.
    static func kind(of name: UTF8Text) -> MessageKind {
        types.first { $0.name == name }?.kind ?? (name.hasPrefix("RC:") ? .notice : .custom)
    }

    static func has(_ kind: MessageKind) -> Bool { types.contains { $0.kind == kind } || kind == .custom }

    /// The usual name of a kind.
    static func name(of kind: MessageKind) -> UTF8Text { types.first { $0.kind == kind }?.name ?? own }

    static func name(ofWrapper number: Int) -> UTF8Text? { types.first { $0.wrapper == number }?.name }
    static func wrapper(of name: UTF8Text) -> Int {
        types.first { $0.name == name }?.wrapper ?? ownWrapper
    }
}
