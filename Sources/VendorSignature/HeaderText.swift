internal import JSONDocument

/// What a header of a signed call may hold.
enum HeaderText {
    /// The most characters of a nonce, or of an app key.
    static let longest = 128

    /// Refuses a text that no header can hold.
    ///
    /// - Throws: ``VendorSignatureError`` for one that is empty, too long, or has blanks or other than ASCII's characters.
    static func check(_ text: UTF8Text, _ what: String) throws(VendorSignatureError) {
        let isHeader = text.withBytes { bytes in bytes.allSatisfy { (0x21...0x7E).contains($0) } }
        guard isHeader, (1...longest).contains(text.count) else {
            throw VendorSignatureError(
                .invalidHeader, "\(what) must be 1 to \(longest) visible ASCII characters without blanks.")
        }
    }
}
