import VendorMapping

/// The push payload on its way into its limit.
extension NIMFitting {
    private func payloadFits(_ message: PushMessage) -> Bool {
        guard let payload = writer(of: message).object(NIMWriter.pushPayload) else { return true }
        return !payload.text.hasMoreCharacters(than: NIMLimits.payload)
    }

    /// Leaves out what has to go; false when what has to stay is too much.
    mutating func fitPayload(of message: inout PushMessage) -> Bool {
        if payloadFits(message) { return true }
        dropPlatforms(of: &message)
        if payloadFits(message) || shortenBody(of: &message) { return true }
        for member in [\PushMessage.rootData, \.apsExtras] where !message[keyPath: member].isEmpty {
            message[keyPath: member] = []
            noteDropped(member == \.rootData ? .rootData : .apsExtras, severity: .error)
            if payloadFits(message) || shortenBody(of: &message) { return true }
        }
        noteTooLarge(message)
        return false
    }

    private mutating func dropPlatforms(of message: inout PushMessage) {
        if message.platforms.isEmpty { return }
        message.platforms = []
        noteDropped(.platforms, severity: .info)
    }

    /// Shortens the alert's body as little as it has to be; false when that leaves nothing to read.
    private mutating func shortenBody(of message: inout PushMessage) -> Bool {
        guard let whole = message.explicitAlert?.body else { return false }
        var most: UTF8Text?
        var (low, high) = (1, min(whole.count, NIMLimits.payload))
        while low <= high {
            let middle = (low + high) / 2
            message.explicitAlert?.body = whole.shortened(toCharacters: middle)
            if payloadFits(message) {
                most = message.explicitAlert?.body
                low = middle + 1
            } else {
                high = middle - 1
            }
        }
        guard let most, most != "…" else {
            message.explicitAlert?.body = whole
            return false
        }
        message.explicitAlert?.body = most
        findings.append(
            Finding(
                .overLimit, .explicitBody,
                message:
                    "the payload has more than the \(NIMLimits.payload) characters that NIM takes, so the "
                    + "end of its text was cut off. Shorten the text or the custom data"))
        return true
    }

    private mutating func noteDropped(_ field: CanonicalField, severity: Diagnostic.Severity) {
        findings.append(
            Finding(
                .dropped, field, severity: severity,
                message:
                    "\(field.rawValue) makes the payload larger than the \(NIMLimits.payload) characters "
                    + "that NIM takes; it was left out. Send less"))
    }

    /// Names the largest of the fields that cannot be left out.
    private mutating func noteTooLarge(_ message: PushMessage) {
        let fields = NIMKey.allCases.filter { $0.shape == "*" }.compactMap(\.field)
        let sizes = fields.map { ($0, message.value(of: $0)?.text.count ?? 0) }
        let largest = sizes.max { $0.1 < $1.1 }?.0 ?? .explicitTitle
        findings.append(
            Finding(
                .overLimit, largest, severity: .error,
                message: "the payload has more than the \(NIMLimits.payload) characters that NIM takes, and "
                    + "\(largest.rawValue) is the most of it; the message cannot be sent. Shorten it"))
    }
}
