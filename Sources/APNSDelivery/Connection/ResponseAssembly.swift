internal import APNSTypes

/// What has arrived of the answer to a push that is on a stream.
struct ResponseAssembly {
    var status = 0
    var uniqueID: UTF8Text?
    var body: [UInt8] = []
    /// How long the names and values of its header fields are together.
    var fieldBytes = 0

    /// Apple's answers have less than a hundred bytes.
    static let longestBody = 4_096
    /// How many bytes the header fields of an answer may have together.
    static let longestFields = 16_384
}

extension PendingPush {
    /// Takes a header field of the answer; false when the answer is too long.
    func receive(name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>) -> Bool {
        answer.fieldBytes += name.count + value.count
        guard answer.fieldBytes <= ResponseAssembly.longestFields else { return false }
        switch name.count {
        case 7 where name.isSame(as: ":status"): answer.status = Self.number(value)
        case 7 where name.isSame(as: "apns-id"): takeIdentifier(value)
        case 14 where name.isSame(as: "apns-unique-id"): answer.uniqueID = Self.text(value)
        default: break
        }
        return true
    }

    /// Takes a piece of the answer's body; false when the body is too long.
    func receive(body piece: UnsafeBufferPointer<UInt8>) -> Bool {
        guard answer.body.count + piece.count <= ResponseAssembly.longestBody else { return false }
        answer.body = answer.body + piece
        return true
    }

    /// Takes Apple's identifier, which is the one that was sent unless a proxy made another.
    private func takeIdentifier(_ value: UnsafeBufferPointer<UInt8>) {
        if let known = apnsID, known.withBytes({ $0.isSame(as: value) }) { return }
        apnsID = Self.text(value)
    }

    private static func number(_ digits: UnsafeBufferPointer<UInt8>) -> Int {
        digits.reduce(0) { number, digit in
            digit >= 0x30 && digit <= 0x39 && number < 1_000 ? number * 10 + Int(digit - 0x30) : 0
        }
    }

    private static func text(_ value: UnsafeBufferPointer<UInt8>) -> UTF8Text {
        let storage = ByteStorage(copying: UnsafeRawBufferPointer(value))
        return UTF8Text(repairing: ByteSlice(storage, 0..<storage.count))
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func isSame(as name: StaticString) -> Bool {
        isSame(as: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }
}
