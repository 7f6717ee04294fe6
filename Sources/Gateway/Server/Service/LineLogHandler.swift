internal import Logging

/// Writes each message as a line to standard error, as swift-log's own handler does.
///
/// That one also makes a text of its metadata whenever they change, which the server does for every request. This one keeps
/// them, and makes the text when a line is written.
struct LineLogHandler: LogHandler {
    private var lines: StreamLogHandler
    var metadata: Logger.Metadata = [:]

    /// Writes for a logger with a label.
    init(label: String) { lines = .standardError(label: label) }

    /// Writes by another handler.
    init(_ lines: StreamLogHandler) { self.lines = lines }

    var logLevel: Logger.Level {
        get { lines.logLevel }
        set { lines.logLevel = newValue }
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        var event = event
        event.metadata = metadata.merging(event.metadata ?? [:]) { $1 }
        lines.log(event: event)
    }
}
