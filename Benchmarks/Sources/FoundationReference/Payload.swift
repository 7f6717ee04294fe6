/// Apple's payload with both vendors' keys at the root.
struct Payload: Encodable {
    struct Alert: Codable {
        var title: String?
        var subtitle: String?
        var body: String?
    }

    struct APS: Encodable {
        var alert = Alert()
        var badge = 1
        var sound = "default"
        var mutableContent: Int?
        var category: String?
        var threadID: String?

        enum CodingKeys: String, CodingKey {
            case alert, badge, sound, category
            case mutableContent = "mutable-content"
            case threadID = "thread-id"
        }
    }

    var aps = APS()
    var f: String?
    var t: String?
    var g: String?
    var m: String?
    var e: AnyJSON?
    var nim: Int?
    /// NIM's custom keys, which stand at the root.
    var custom: [String: AnyJSON] = [:]

    enum CodingKeys: String, CodingKey {
        case aps, f, t, g, m, e, nim
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(aps, forKey: .aps)
        try container.encodeIfPresent(f, forKey: .f)
        try container.encodeIfPresent(t, forKey: .t)
        try container.encodeIfPresent(g, forKey: .g)
        try container.encodeIfPresent(m, forKey: .m)
        try container.encodeIfPresent(e, forKey: .e)
        try container.encodeIfPresent(nim, forKey: .nim)
        if !custom.isEmpty { try custom.encode(to: encoder) }
    }
}

/// Apple's headers as a JSON object.
struct Headers: Encodable {
    var pushType = "alert"
    var priority = "10"
    var collapseID: String?

    enum CodingKeys: String, CodingKey {
        case pushType = "apns-push-type"
        case priority = "apns-priority"
        case collapseID = "apns-collapse-id"
    }
}
