internal import APNSTypes

// The device that a request is for, and the request's own identifier.
extension Examination {
    var isPost: Bool { request.method?.equals("POST") ?? false }

    var isToDevice: Bool {
        request.deviceToken != nil || request.path?.equals("/3/device") ?? false
    }

    var namesDevice: Bool { !(request.deviceToken?.isEmpty ?? true) }

    /// Tokens of today have 64 digits, those of Live Activities more; Apple says never to assume a size, so the upper
    /// limit is generous.
    var hasDeviceToken: Bool {
        guard let token = request.deviceToken, (64...512).contains(token.count), token.count % 2 == 0 else {
            return false
        }
        return token.isHexadecimal
    }

    /// Whether `apns-id` is absent or 8, 4, 4, 4 and 12 lower-case hexadecimal digits.
    var hasMessageID: Bool { request.id?.withBytes(APNSIDGenerator.isIdentifier) ?? true }
}
