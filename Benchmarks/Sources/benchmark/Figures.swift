import Measuring

/// Figures as the table spells them.
enum Figures {
    /// Operations a second, from several measurements.
    static func rate(_ values: [Double], _ name: String = "") -> String {
        guard let rate = Spread(values)?.median else { return "" }
        let (number, scale) =
            rate >= 1e6 ? (rate / 1e6, " M/s") : rate >= 1e3 ? (rate / 1e3, " k/s") : (rate, "/s")
        return number.shortened + scale + suffix(name)
    }

    /// Seconds, from several measurements.
    static func time(_ values: [Double], _ name: String = "") -> String {
        guard let time = Spread(values)?.median else { return "" }
        let (number, unit) =
            time >= 1
            ? (time, " s")
            : time >= 1e-3 ? (time * 1e3, " ms") : time >= 1e-6 ? (time * 1e6, " µs") : (time * 1e9, " ns")
        return number.shortened + unit + suffix(name)
    }

    private static func suffix(_ name: String) -> String { name.isEmpty ? "" : " " + name }
}
