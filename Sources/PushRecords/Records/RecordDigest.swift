import PushBridge

/// A digest of a line, which tells whether the line of another run is the same: FNV-1a, 64 bits.
///
/// Not for secrecy: it only notices that two lines differ.
package struct RecordDigest: Hashable {
    /// The digest itself.
    package let value: UInt64

    /// Takes the digest of a line without its end.
    package init(_ line: ByteSlice) {
        value = line.withBytes { $0.fingerprint() }
    }

    /// Takes the digest of a message of a document.
    package init(_ text: UTF8Text) {
        value = text.withBytes { $0.fingerprint() }
    }

    /// Reads sixteen hexadecimal digits; nil for anything else.
    package init?(hexadecimal text: UTF8Text) {
        guard text.count == 16, let value = UInt64(text.string, radix: 16) else { return nil }
        self.value = value
    }

    /// Sixteen hexadecimal digits.
    package var text: UTF8Text {
        let digits = String(value, radix: 16)
        return UTF8Text(String(repeating: "0", count: 16 - digits.count) + digits)
    }
}

extension MessageTranslation {
    /// The identifier that records have of the message: that of the record in which it came, else the message's own, else
    /// a digest of its line.
    ///
    /// The digest is that of the JSON without white space between tokens, so a message has the same one on a line of its
    /// own and in a document. Of a record, it is that of the message within, whatever line the record stands on.
    ///
    /// - Parameter line: The line of which the message was read.
    /// - Returns: The identifier.
    func recordID(in line: VendorInput) -> UTF8Text {
        switch line {
        case .json(let value):
            if let id = ConversionRecord.id(of: value) { return id }
            return ownID ?? RecordDigest((isRecord ? value["message"] ?? value : value).raw.text).text
        case .form(let form):
            return ownID ?? RecordDigest(form.text).text
        }
    }
}
