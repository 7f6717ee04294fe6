/// What whoever gave a message can do so that it is read, and read as it was meant.
///
/// The library does not know what its caller's options are called; the caller finds the words.
public enum Remedy: Sendable, Hashable {
    /// Names what a caller offers for a remedy, in words without a full stop; nil where it offers nothing.
    public typealias Words = @Sendable (Remedy) -> String?

    /// Name the vendor and the shape.
    case nameVendorAndShape
    /// Name one of the vendor's shapes.
    case nameShape
    /// Name the shape, which was guessed; the words are a sentence of their own.
    case confirmShape
    /// Name another vendor, or none.
    case nameVendor(String)
    /// Take the member that is the message out of the line.
    case takeOut(String)
    /// Allow more values and keys.
    case allowMoreValues
    /// Allow more bytes.
    case allowMoreBytes
    /// Convert the input from another encoding to UTF-8.
    case convertEncoding(String)
    /// Write the message, of which this is a part, on one line.
    case joinLines
    /// Read the webhook as a report of what became of a push.
    case readAsReport
    /// Give the vendor's webhooks, or their records.
    case giveWebhooks(of: String)
    /// Give the record of a webhook as it was written.
    case giveRecordAsWritten
    /// Verify the webhook as another vendor's.
    case verifyAs(String)
}
