internal import APNSTypes

// What a request is addressed to, and what it calls itself.
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
        return token.withBytes { $0.allSatisfy(\.isHexadecimalDigit) }
    }

    /// Whether `apns-id` is absent or 8, 4, 4, 4 and 12 lower-case hexadecimal digits.
    var hasMessageID: Bool { request.id.map(\.isLowercaseUUID) ?? true }
}

extension ByteSlice {
    fileprivate var isLowercaseUUID: Bool {
        count == 36
            && withBytes { bytes in
                bytes.indices.allSatisfy { index in
                    switch index {
                    case 8, 13, 18, 23: bytes[index] == UInt8(ascii: "-")
                    default: bytes[index].isHexadecimalDigit && bytes[index] & 0xE0 != 0x40
                    }
                }
            }
    }
}

extension UInt8 {
    fileprivate var isHexadecimalDigit: Bool {
        (self >= 0x30 && self <= 0x39) || (self | 0x20 >= 0x61 && self | 0x20 <= 0x66)
    }
}
