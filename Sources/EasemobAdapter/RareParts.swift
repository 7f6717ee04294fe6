import PushModel

/// What few messages have, apart from the reader, which so stays small for the others.
final class RareParts {
    typealias Mentions = (root: Audience?, nested: Audience?)

    /// Who is mentioned: at the root of `ext`, and in the variant within `em_apns_ext`.
    var mentions: Mentions = (nil, nil)
    /// The objects of what follows, which counts if they are there.
    var filterObject: JSONValue?
    var templateObject: JSONValue?
    var directedObject: JSONValue?
    /// Lists of devices and certificates.
    var filter = DeviceFilter()
    /// The template the sender chose.
    var template = TemplateCall()
    /// The template for some members.
    var directed = DirectedTemplate()
    /// Apple's dictionary and its alert as a device received them.
    var delivered = DeliveredPush()
}

extension EasemobReader {
    /// What few messages have, made for the first of it.
    var rare: RareParts {
        mutating get {
            if let rareParts { return rareParts }
            let parts = RareParts()
            rareParts = parts
            return parts
        }
    }
}
