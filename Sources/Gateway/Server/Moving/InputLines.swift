internal import Dispatch
internal import PushRecords

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// Standard input, as many whole lines at a time as have come.
struct InputLines: ~Copyable {
    private var rest: [UInt8] = []
    private var isOver = false

    /// The next lines; nil at the end.
    mutating func next() async -> ByteSlice? {
        while !isOver {
            let bytes = await Self.chunk()
            isOver = bytes.isEmpty
            guard let end = isOver ? bytes.endIndex : bytes.lastIndex(of: UInt8(ascii: "\n")) else {
                rest += bytes
                continue
            }
            let lines = rest + bytes[..<end]
            rest = Array(bytes[end...].dropFirst())
            if !lines.isEmpty { return ByteSlice(lines) }
        }
        return nil
    }

    /// What has come, or comes next; nothing at the end, and where the input cannot be read.
    private static func chunk() async -> [UInt8] {
        // It may take minutes, in which no thread of the tasks' is to be held.
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                var bytes = [UInt8](repeating: 0, count: 1 << 20)
                var count = read(STDIN_FILENO, &bytes, bytes.count)
                while count < 0, errno == EINTR { count = read(STDIN_FILENO, &bytes, bytes.count) }
                continuation.resume(returning: Array(bytes.prefix(max(count, 0))))
            }
        }
    }
}
