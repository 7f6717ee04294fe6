internal import GRDB

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

extension StoreError {
    /// What an error of the library means; its own words stay out, because they may hold what was to be written.
    init(sqlite error: any Error, path: String? = nil) {
        let file = path ?? "the store's file"
        switch error {
        case let error as StoreError: self = error
        case let error as DatabaseError: self.init(error, file)
        default: self.init(.unavailable, "The store does not answer. Look at \(file) and its disk.")
        }
    }

    private init(_ error: DatabaseError, _ file: String) {
        let code = "SQLite says \(error.extendedResultCode.rawValue)"
        self =
            switch error.resultCode {
            case .SQLITE_FULL, .SQLITE_TOOBIG:
                StoreError(
                    .full,
                    "There is no room for \(file) (\(code)). Make room on its disk, or raise its limit.")
            case .SQLITE_READONLY:
                StoreError(
                    .readOnly,
                    "\(file) may not be written to (\(code)). Let the gateway's user write to it and its folder."
                )
            case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_FORMAT:
                StoreError(
                    .damaged,
                    "\(file) is damaged, or no database (\(code)). Restore it from a copy, or give another file."
                )
            case .SQLITE_IOERR:
                StoreError(
                    .disk,
                    "The disk of \(file) failed to read or write (\(code)). Look at the system's log, and whether there is room: a quota, or ulimit -f."
                )
            case .SQLITE_BUSY, .SQLITE_LOCKED:
                StoreError(
                    .unavailable, "Another program holds \(file) locked (\(code)). End it, and try again.")
            case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH:
                StoreError(
                    .unavailable,
                    "\(file) cannot be opened (\(code)). Look whether its folder exists, and who may use it.")
            default:
                StoreError(.unavailable, "\(file) does not answer (\(code)). Look at its disk.")
            }
    }

    /// A file that the system does not open.
    static func cannotOpen(_ path: String, _ reason: Int32) -> StoreError {
        switch reason {
        case EACCES, EPERM, EROFS:
            StoreError(
                .readOnly, "\(path) may not be written to. Let the gateway's user write to it and its folder."
            )
        case ENOSPC, EDQUOT:
            StoreError(.full, "There is no room for \(path). Make room on its disk.")
        case ENOENT, ENOTDIR:
            StoreError(.unavailable, "The folder of \(path) does not exist. Make it, or give another path.")
        case EISDIR:
            StoreError(.unavailable, "\(path) is a folder. Give the path of a file.")
        default:
            StoreError(.unavailable, "\(path) cannot be opened (the system says \(reason)).")
        }
    }
}
