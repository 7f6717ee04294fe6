#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// The variables that the command was started with.
enum Environment {
    /// The bytes of a variable, which may be no text; nil when there is none.
    static func bytes(of name: String) -> [UInt8]? {
        getenv(name).map { UnsafeBufferPointer(start: $0, count: strlen($0)).map(UInt8.init(bitPattern:)) }
    }

    /// A variable as text; nil when there is none.
    static func text(of name: String) -> String? {
        bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
    }
}
