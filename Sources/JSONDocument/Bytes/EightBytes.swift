/// Questions about eight bytes at a time, answered with one 64-bit integer.
///
/// The first byte in memory is the lowest of the integer on every machine, so the lowest marked byte is the first one.
/// A mark is the high bit of a byte. Marks above the lowest one may be false (a borrow runs upwards), the lowest
/// one never is.
@usableFromInline
enum EightBytes {
    /// The byte 0x01 eight times; times a byte, that byte eight times.
    @inlinable @inline(__always) static var ones: UInt64 { 0x0101_0101_0101_0101 }
    @inlinable @inline(__always) static var highBits: UInt64 { 0x8080_8080_8080_8080 }

    /// Loads eight bytes; all of them must be readable.
    @inlinable @inline(__always)
    static func load(_ pointer: UnsafePointer<UInt8>) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
    }

    /// Loads four bytes; all of them must be readable.
    @inlinable @inline(__always)
    static func loadFour(_ pointer: UnsafePointer<UInt8>) -> UInt32 {
        UInt32(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt32.self))
    }

    @inlinable @inline(__always)
    static func loadFewer(_ pointer: UnsafePointer<UInt8>, count: Int) -> UInt64 {
        if count >= 4 {  // two loads of four, which may overlap
            let last = UInt64(loadFour(pointer + count - 4)) &<< UInt64(truncatingIfNeeded: 8 &* (count &- 4))
            return UInt64(loadFour(pointer)) | last
        }
        // First, middle and last byte are all there is; they may be the same.
        let middle = UInt64(pointer[count &>> 1]) &<< UInt64(truncatingIfNeeded: 8 &* (count &>> 1))
        let last = UInt64(pointer[count &- 1]) &<< UInt64(truncatingIfNeeded: 8 &* (count &- 1))
        return UInt64(pointer[0]) | middle | last
    }

    /// Stores eight bytes; all of them must be writable.
    @inline(__always)
    static func store(_ word: UInt64, at pointer: UnsafeMutablePointer<UInt8>) {
        UnsafeMutableRawPointer(pointer).storeBytes(of: word.littleEndian, as: UInt64.self)
    }

    @inline(__always)
    static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & highBits }

    @inline(__always)
    static func marks(_ byte: UInt8, in word: UInt64) -> UInt64 { zeros(word ^ ones &* UInt64(byte)) }

    /// The number of bytes before the lowest mark.
    @inlinable @inline(__always)
    static func bytesBefore(_ marks: UInt64) -> Int { marks.trailingZeroBitCount &>> 3 }

    static func firstIndex(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from index: Int) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        let pattern = ones &* UInt64(byte)
        var position = index
        while bytes.count &- position >= 32 {  // four loads stay inside
            let first = zeros(load(base + position) ^ pattern)
            let second = zeros(load(base + position + 8) ^ pattern)
            let third = zeros(load(base + position + 16) ^ pattern)
            let fourth = zeros(load(base + position + 24) ^ pattern)
            if first | second | third | fourth != 0 { break }
            position &+= 32
        }
        while bytes.count &- position >= 8 {  // eight bytes are left, so the load stays inside
            let marks = zeros(load(base + position) ^ pattern)
            if marks != 0 { return position &+ bytesBefore(marks) }
            position &+= 8
        }
        while position < bytes.count {
            if base[position] == byte { return position }
            position += 1
        }
        return nil
    }

    static func haveCapital(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = bytes.baseAddress else { return false }
        var position = 0
        while bytes.count &- position >= 8 {
            if capitals(load(base + position)) != 0 { return true }
            position &+= 8
        }
        return position < bytes.count
            && capitals(loadFewer(base + position, count: bytes.count &- position)) != 0
    }

    /// Marks the bytes that are letters A to Z.
    @inline(__always)
    private static func capitals(_ word: UInt64) -> UInt64 {
        // With the high bits out of the way nothing is carried from byte to byte.
        let low = word & ~highBits
        let fromA = low &+ ones &* (0x80 - 0x41)
        let beyondZ = low &+ ones &* (0x80 - 0x5B)
        return fromA & ~beyondZ & ~word & highBits
    }

    @inlinable @inline(__always)
    static func areEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, count: Int) -> Bool {
        if count < 8 { return areEqualShort(left, right, count: count) }
        var position = 0
        while count - position > 8 {
            if load(left + position) != load(right + position) { return false }
            position += 8
        }
        // The last eight bytes; they may overlap those compared already.
        return load(left + count - 8) == load(right + count - 8)
    }

    @inlinable @inline(__always)
    static func areEqualShort(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, count: Int)
        -> Bool
    {
        if count >= 4 {  // two loads of four, which may overlap
            return loadFour(left) == loadFour(right)
                && loadFour(left + count - 4) == loadFour(right + count - 4)
        }
        var position = 0
        while position < count {
            if left[position] != right[position] { return false }
            position += 1
        }
        return true
    }
}
