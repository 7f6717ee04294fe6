internal import APNSTypes

// When and how a push is to arrive.
extension Examination {
    var isKnownPriority: Bool { request.priority == nil || priority != nil }

    /// A background push that does not say 5 asks for 10, which it must not have.
    var priorityFits: Bool { pushType?.isPowerAware != true || priority == .powerAware }

    private var priority: APNSHeaders.Priority? {
        guard let value = request.priority else { return .immediate }
        return APNSHeaders.Priority.allCases.first { value.equals($0.text) }
    }

    /// Whether `apns-expiration` is absent or a number of seconds, 0 or more.
    var hasExpiration: Bool {
        guard let value = request.expiration else { return true }
        return value.unixSeconds != nil
    }

    var collapseIDFits: Bool {
        request.collapseID.map { (1...CollapseIdentifier.maximumBytes).contains($0.count) } ?? true
    }
}

extension ByteSlice {
    /// The number that the bytes spell in digits only; nil when they spell none.
    var unixSeconds: Int? {
        guard !isEmpty, self[0] != UInt8(ascii: "-") else { return nil }
        return UTF8Text(validating: self)?.decimalInteger
    }
}
