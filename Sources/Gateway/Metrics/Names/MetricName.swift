/// Makes names that the text format allows of those that swift-metrics has.
enum MetricName {
    /// The name of a metric, with a suffix that says what it is; it is not said twice.
    static func metric(_ label: String, suffix: String = "") -> String {
        let name = valid(label) { $0 == ":" }
        return name.hasSuffix(suffix) ? name : name + suffix
    }

    /// The name of a label.
    ///
    /// Those that begin with two underscores are Prometheus' own, and `le` is the buckets'.
    static func label(_ name: String, in kind: MetricKind) -> String {
        let name = valid(name) { _ in false }
        if kind == .histogram, name == "le" { return "le_" }
        return name.hasPrefix("__") ? "_" + name.drop { $0 == "_" } : name
    }

    /// Puts an underscore in place of every character that may not be there.
    private static func valid(_ text: String, _ isAlsoAllowed: (Unicode.Scalar) -> Bool) -> String {
        var name = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "_": name.unicodeScalars.append(scalar)
            case "0"..."9":
                if name.isEmpty { name = "_" }
                name.unicodeScalars.append(scalar)
            default: name.unicodeScalars.append(isAlsoAllowed(scalar) ? scalar : "_")
            }
        }
        return name.isEmpty ? "_" : name
    }
}
