import PushModel

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
    /// Whether it is the one in which a client's messages are written where nobody asks for another.
    let isUsualOfClients: Bool

    init(_ name: String, of vendor: Vendor) {
        self.name = name
        recordName = vendor.name(of: name)
        fields = vendor.adapter.fields(sayableIn: name)
        isUsualOfClients = name == vendor.adapter.usualShapes.client
    }
}
