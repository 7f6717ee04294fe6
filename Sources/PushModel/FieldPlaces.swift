/// Where one message spells the fields of the model, as its reader saw it.
///
/// A class, since it is passed on with every message and asked only for what there is to tell.
public protocol FieldPlaces: AnyObject, Sendable {
    /// The place of the strongest key that says `field`, and the key's row; nil where the message says nothing of it.
    func location(of field: CanonicalField) -> Location?

    /// The place of a section for another platform, one of ``PushMessage/platforms``, and its key's row; nil where the
    /// message has none of that name.
    func location(ofSection name: UTF8Text) -> Location?
}
