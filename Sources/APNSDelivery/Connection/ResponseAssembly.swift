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
    /// What the header fields of an answer may have together.
    static let longestFields = 16_384
}

extension PendingPush {
    /// Takes a header field of the answer; false when there is too much of it.
    func receive(name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>) -> Bool {
        answer.fieldBytes += name.count + value.count
        guard answer.fieldBytes <= ResponseAssembly.longestFields else { return false }
        switch name.count {
        case 7 where Self.isSame(name, ":status"): answer.status = Self.number(value)
        case 7 where Self.isSame(name, "apns-id"): takeIdentifier(value)
        case 14 where Self.isSame(name, "apns-unique-id"): answer.uniqueID = Self.text(value)
        default: break
        }
        return true
    }

    /// Takes a piece of the answer's body; false when there is too much of it.
    func receive(body piece: UnsafeBufferPointer<UInt8>) -> Bool {
        guard answer.body.count + piece.count <= ResponseAssembly.longestBody else { return false }
        answer.body = answer.body + piece
        return true
    }

    /// Takes Apple's identifier, which is the one that was sent unless a proxy made another.
    private func takeIdentifier(_ value: UnsafeBufferPointer<UInt8>) {
        if let known = apnsID, known.withBytes({ Self.areSame($0, value) }) { return }
        apnsID = Self.text(value)
    }

    private static func isSame(_ name: UnsafeBufferPointer<UInt8>, _ known: StaticString) -> Bool {
        areSame(name, UnsafeBufferPointer(start: known.utf8Start, count: known.utf8CodeUnitCount))
    }

    /// Compares bytes, most of which are the same: looking at all of them is quicker than stopping at a difference.
    private static func areSame(
        _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard left.count == right.count else { return false }
        var difference: UInt8 = 0
        for index in left.indices { difference |= left[index] ^ right[index] }
        return difference == 0
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
