/// Where one message spells the fields of the model, as its reader saw it.
///
/// A class, since it is passed on with every message and asked only for what there is to tell.
public protocol FieldPlaces: AnyObject, Sendable {
    /// The place of the strongest key that says `field`, and the key's row; nil where the message says nothing of it.
    func location(of field: CanonicalField) -> Location?

    /// The place of a member of a field that holds members of any name; nil where it stands below the field's own place.
    func location(ofMember name: UTF8Text, of field: CanonicalField) -> Location?
}
