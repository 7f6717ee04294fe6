import PushModel
import Vendors

/// A shape of the target, with what each conversion asks about it.
///
/// It is a class because it never changes and every conversion passes it on.
final class TargetShape: Sendable {
    /// The adapter's name of it.
    let name: String
    /// What records call it, such as `nim/server-v2`.
    let recordName: String
    /// The fields that it has a key for.
    let fields: FieldSet
    /// Whether it names nobody, since it is for everyone who uses the app.
    let isForEveryoneAlone: Bool
    /// Whether it is the one in which a client's messages are written where nobody asks for another.
    let isUsualOfClients: Bool
    /// Whether the app gets its data as a text.
    let takesDataAsText: Bool
    /// Whether it says silence as it is, and not by a sound without a name (reading C13).
    let hasWordForSilence: Bool
    /// The names of the sections for other platforms that it has a key for.
    let platforms: Set<UTF8Text>

    init(_ name: String, of vendor: Vendor) {
        self.name = name
        recordName = vendor.name(of: name)
        fields = vendor.adapter.fields(sayableIn: name)
        isForEveryoneAlone = fields.contains(.isForEveryone) && !fields.contains(.receivers)
        takesDataAsText = vendor.handsDataAsText
        hasWordForSilence =
            vendor.adapter.says(.silent, in: name) && !vendor.adapter.says(.file(""), in: name)
        let sections = Set(vendor.adapter.dialect.table.platforms.compactMap(\.steps.first))
        platforms = sections.filter { vendor.adapter.keeps($0, in: name) }
        isUsualOfClients = name == vendor.adapter.usualShapes.client
    }
}

extension TargetShape {
    /// Whether the icon keeps its number where a message of the shape says none.
    func leavesBadge(of vendor: Vendor) -> Bool {
        var ignored: [Finding] = []
        let written = vendor.adapter.write(PushMessage(), shape: name, findings: &ignored)
        return vendor.message(in: written, shape: name).leavesBadge
    }
}

extension VendorWriter {
    /// Whether a shape has a key for a section of other platforms.
    fileprivate static func keeps(_ section: UTF8Text, in shape: String) -> Bool {
        var message = PushMessage()
        message.platforms = [JSONField(key: section, value: .object([("k", .integer(1))]))]
        var findings: [Finding] = []
        _ = write(message, shape: shape, findings: &findings)
        return !findings.contains { $0.field == .platforms }
    }

    /// Whether a shape says a sound without telling anything of it.
    fileprivate static func says(_ sound: Sound, in shape: String) -> Bool {
        var message = PushMessage()
        message.sound = sound
        var findings: [Finding] = []
        _ = write(message, shape: shape, findings: &findings)
        return !findings.contains { $0.field == .sound }
    }
}
