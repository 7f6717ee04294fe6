/// What becomes of the members of an object that no row knows.
package enum MemberRestWord: String, CaseIterable {
    /// The app's own message extension.
    case `extension`
    /// Application data where the message has no other.
    case appData
    /// Members of the payload's root.
    case rootData
    /// Members of Apple's `aps` dictionary.
    case apsExtras
    /// Members of an alert that decides alone.
    case alertExtras
    /// Told of: nothing is known of them.
    case unknown
    /// Told of: the vendor documents no such key there.
    case undocumented
    /// Parts of an attachment, unless the message is a text.
    case attachment
    /// The same, told of without the row of their object.
    case media
    /// More of the message that a recall withdraws.
    case recalled
    /// Settings for other platforms, kept aside; names of keys are found in any case of letters.
    case platforms

    /// The words in the tables.
    static var names: [String] { allCases.map(\.rawValue) }
}
