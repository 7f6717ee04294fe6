/// A part of what a message consists of beside its text: a member of ``PushMessage/content``, under this name.
///
/// A shared picture, for example, has `{"url":"https://example.com/a.jpg","width":800,"height":600,"size":90210}`.
public enum BodyField: String, Sendable, Hashable, CaseIterable {
    /// The text of a grey bar, a caption or a quoted reply.
    case text
    /// How parts of the text look, as the vendor spells it.
    case formats
    /// The app's own JSON.
    case data
    /// The name of the app's own type of message.
    case event
    /// What a command is called.
    case command
    /// The arguments of a command, as JSON.
    case parameters
    /// The address of a file.
    case url
    /// The name of a file.
    case name
    /// The bytes of a file.
    case size
    /// The MD5 of a file, in hexadecimal digits.
    case digest
    /// The format of a file: its extension without a dot, or its media type.
    case format
    /// The width of a picture or a video in pixels.
    case width
    /// Its height.
    case height
    /// How long a recording plays, in milliseconds.
    case duration
    /// The address of a smaller picture.
    case thumbnail
    /// The key without which a restricted file does not open.
    case secret
    /// The file itself, in Base64.
    case bytes
    /// The smaller picture itself, in Base64.
    case preview
    /// Degrees north.
    case latitude
    /// Degrees east.
    case longitude
    /// The address of a location, in words.
    case address
    /// The title of a location, a card or of merged messages.
    case title
    /// The first lines of merged messages.
    case summary
    /// The merged messages, as the vendor spells them.
    case messages
    /// The identifiers of the merged messages.
    case messageIDs
    /// How many messages were merged.
    case count
    /// The names of those who wrote the merged messages.
    case names
    /// The quoted message, as the vendor spells it.
    case quoted
    /// The identifier of the quoted message.
    case quotedID
    /// The sender of the quoted message.
    case quotedSender
    /// What the vendor calls the type of the quoted message.
    case quotedType
    /// The address that a card opens.
    case link
    /// The number of a face.
    case index
    /// The set that the face belongs to.
    case set
    /// The user whose card it is, or whom a notice is about.
    case userID
    /// Who did what a notice tells.
    case operatorID
    /// The channel of a call.
    case callID
    /// How a call ended, as the vendor numbers it.
    case callStatus
    /// How long each participant of a call talked, as the vendor spells it.
    case callDurations
    /// Members of the vendor's own of which nothing is known; no vendor takes another's.
    case unknown

    /// How the neutral form spells a value.
    package enum ValueForm: Sendable {
        case text
        case integer
        case number
        case json
    }

    /// How the neutral form spells the value.
    package var form: ValueForm {
        switch self {
        case .size, .width, .height, .duration, .count: .integer
        case .latitude, .longitude: .number
        case .formats, .data, .parameters, .summary, .messages, .messageIDs, .names, .quoted, .index,
            .callStatus, .callDurations, .unknown:
            .json
        default: .text
        }
    }
}

extension BodyField {
    /// Whether the field describes a file that is the same without it: apps find it out from the file.
    ///
    /// The name of a picture or a recording is seen by nobody; that of a file is.
    package func isDescription(in kind: MessageKind) -> Bool {
        switch self {
        case .size, .digest, .format, .width, .height, .thumbnail, .preview: true
        case .name: kind == .image || kind == .audio || kind == .video
        default: false
        }
    }

    /// The field as a member's name.
    package var key: UTF8Text { UTF8Text(rawValue) }
}

extension [JSONField] {
    /// The value of a field among the members of a content; nil where none has it.
    package subscript(field: BodyField) -> RawJSON? {
        get { first { $0.key == field.key }?.value }
        set {
            removeAll { $0.key == field.key }
            if let newValue { append(JSONField(key: field.key, value: newValue)) }
        }
    }
}
