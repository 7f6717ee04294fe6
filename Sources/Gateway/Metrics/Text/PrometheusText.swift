/// The text format of Prometheus, version 0.0.4.
///
/// Source: prometheus.io, "Exposition formats", text-based format.
enum PrometheusText {
    /// The `Content-Type` of the format.
    static let contentType = "text/plain; version=0.0.4; charset=utf-8"

    /// Writes metrics in the order in which they come.
    static func render(_ metrics: [MetricReading]) -> [UInt8] {
        var writer = PrometheusWriter()
        for metric in metrics { writer.write(metric) }
        return writer.bytes
    }

    /// A text without line breaks, and within quotes without quotes.
    static func escaped(_ text: String, quotes: Bool) -> String {
        guard text.utf8.contains(where: { $0 == 0x5C || $0 == 0x0A || ($0 == 0x22 && quotes) }) else {
            return text
        }
        return text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "\\": escaped += "\\\\"
            case "\n": escaped += "\\n"
            case "\"" where quotes: escaped += "\\\""
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }
}
