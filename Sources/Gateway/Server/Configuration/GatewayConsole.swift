internal import Foundation

/// What the commands of the gateway exchange with whoever calls them, besides their output.
package enum GatewayConsole {
    /// The variables of this process.
    package static var environment: [String: String] { ProcessInfo.processInfo.environment }

    /// Writes a line for the caller to standard error.
    package static func note(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}
