internal import CNGHTTP2

/// The header fields of one message, pseudo-fields first.
///
/// Meant to be filled again and again: ``truncate(to:)`` keeps the fields that stay the same from message to message.
package struct HTTP2Fields: Sendable {
    private struct Entry {
        let name: StaticString
        let start: Int
        let count: Int
        let isIndexed: Bool
    }

    private var entries: [Entry] = []
    private var bytes: [UInt8] = []

    /// Makes room for an ordinary request.
    package init() {
        entries.reserveCapacity(16)
        bytes.reserveCapacity(1024)
    }

    /// How many fields there are.
    package var count: Int { entries.count }

    /// Appends a field.
    ///
    /// - Parameters:
    ///   - name: The name in lower-case letters.
    ///   - value: The value; a message with a byte that HTTP forbids in it is refused by the other side.
    ///   - isIndexed: Whether the compression may remember it: false for what is secret or different every time.
    package mutating func append(
        _ name: StaticString, _ value: UnsafeBufferPointer<UInt8>, isIndexed: Bool = true
    ) {
        entries.append(Entry(name: name, start: bytes.count, count: value.count, isIndexed: isIndexed))
        bytes.append(contentsOf: value)
    }

    /// Appends a field whose value is two pieces, one after the other.
    package mutating func append(
        _ name: StaticString, _ prefix: StaticString, _ value: UnsafeBufferPointer<UInt8>,
        isIndexed: Bool = true
    ) {
        let start = bytes.count
        bytes.append(
            contentsOf: UnsafeBufferPointer(start: prefix.utf8Start, count: prefix.utf8CodeUnitCount))
        bytes.append(contentsOf: value)
        entries.append(Entry(name: name, start: start, count: bytes.count - start, isIndexed: isIndexed))
    }

    /// Appends a field from a string.
    package mutating func append(_ name: StaticString, _ value: String, isIndexed: Bool = true) {
        var value = value
        value.withUTF8 { append(name, $0, isIndexed: isIndexed) }
    }

    /// Removes all fields but the first `count`.
    package mutating func truncate(to count: Int) {
        guard count < entries.count else { return }
        bytes.removeLast(bytes.count - entries[count].start)
        entries.removeLast(entries.count - count)
    }

    /// Calls `body` with the fields as libnghttp2 takes them, which are valid until it returns.
    ///
    /// Names are literals, so libnghttp2 need not copy them; values it copies.
    func withLibraryFields<R>(_ body: (UnsafePointer<nghttp2_nv>, Int) -> R) -> R {
        bytes.withUnsafeBufferPointer { bytes in
            withUnsafeTemporaryAllocation(of: nghttp2_nv.self, capacity: max(entries.count, 1)) { fields in
                for index in entries.indices {
                    fields.initializeElement(at: index, to: Self.field(entries[index], in: bytes))
                }
                return fields.baseAddress.map { body($0, entries.count) } ?? body([], 0)
            }
        }
    }

    private static func field(_ entry: Entry, in bytes: UnsafeBufferPointer<UInt8>) -> nghttp2_nv {
        let index = entry.isIndexed ? NGHTTP2_NV_FLAG_NONE : NGHTTP2_NV_FLAG_NO_INDEX
        return nghttp2_nv(
            name: UnsafeMutablePointer(mutating: entry.name.utf8Start),
            value: bytes.baseAddress.map { UnsafeMutablePointer(mutating: $0 + entry.start) },
            namelen: entry.name.utf8CodeUnitCount, valuelen: entry.count,
            flags: UInt8(index.rawValue | NGHTTP2_NV_FLAG_NO_COPY_NAME.rawValue))
    }
}

/// One stream of a connection, while it is open.
package struct HTTP2Stream: Sendable, Hashable {
    /// The stream's number on the wire.
    package let id: Int32

    /// The stream's place among the open ones.
    ///
    /// Places are dense and used again once a stream has closed, so an array indexed by them holds whatever the owner
    /// keeps per stream, without a look-up.
    package let slot: Int
}
