import PushBridge

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

    /// The identifier that the server gave the message, else the sending client's.
    private var ownID: UTF8Text? { message.id?.nonEmpty ?? message.clientID?.nonEmpty }
}
