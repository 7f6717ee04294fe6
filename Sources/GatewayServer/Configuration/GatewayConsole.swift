internal import Foundation

/// What the commands of the gateway exchange with whoever calls them, besides their output.
public enum GatewayConsole {
    /// The variables of this process.
    public static var environment: [String: String] { ProcessInfo.processInfo.environment }

    /// Writes a line for the caller to standard error.
    public static func note(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}
