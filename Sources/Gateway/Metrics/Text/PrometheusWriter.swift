/// Writes metrics line by line.
struct PrometheusWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ metric: MetricReading) {
        if let help = metric.help {
            append("# HELP \(metric.name) \(PrometheusText.escaped(help, quotes: false))\n")
        }
        append("# TYPE \(metric.name) \(metric.kind.rawValue)\n")
        for series in metric.series {
            switch series.value {
            case .number(let number): writeSample(metric.name, "", series.labels, number)
            case .histogram(let histogram): write(histogram, metric.name, series.labels)
            }
        }
    }

    /// Each bucket counts the values of the smaller ones too.
    private mutating func write(_ histogram: HistogramReading, _ name: String, _ labels: LabelSet) {
        var count: UInt64 = 0
        for (index, own) in histogram.counts.enumerated() {
            count += own
            append(name)
            append("_bucket{")
            append(labels.text)
            append(labels.text.isEmpty ? "le=\"" : ",le=\"")
            append(index < histogram.bounds.count ? histogram.bounds[index] : .infinity)
            append("\"} ")
            append(count)
            append("\n")
        }
        writeSample(name, "_sum", labels, histogram.sum)
        writeSample(name, "_count", labels, Double(count))
    }

    private mutating func writeSample(
        _ name: String, _ suffix: String, _ labels: LabelSet, _ value: Double
    ) {
        append(name)
        append(suffix)
        if !labels.text.isEmpty {
            append("{")
            append(labels.text)
            append("}")
        }
        append(" ")
        append(value)
        append("\n")
    }

    // MARK: Pieces

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private mutating func append(_ number: Double) {
        if number.magnitude < 0x1p53, number == number.rounded() {
            if number < 0 { append("-") }
            append(UInt64(number.magnitude))
        } else if number.isFinite {
            append(number.description)
        } else {
            append(number.isNaN ? "NaN" : number < 0 ? "-Inf" : "+Inf")
        }
    }

    private mutating func append(_ number: UInt64) {
        let start = bytes.count
        var rest = number
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        bytes[start...].reverse()
    }
}
