extension SettingsObject {
    /// How far ahead of the clock a moment may be, in milliseconds: clocks differ.
    private static let mostAhead = 600_000

    /// Refuses members that nobody knows: they would be dropped without a word.
    func refuseUnknown(besides known: [String]) throws(GatewayError) {
        var remarks: [SettingsRemark] = []
        noteUnknown(besides: known, &remarks)
        if let remark = remarks.first { throw GatewayError(remark) }
    }

    /// A moment in Unix milliseconds that is not in the future; nil where none is said.
    func pastMoment(_ key: UTF8Text, now: Int) throws(GatewayError) -> Int? {
        guard let moment = try settings({ () throws(PushModelError) in try integer(key) }) else { return nil }
        try Self.check(moment, at: child(key), now: now)
        return moment
    }

    /// Refuses a moment in the future, which would outlast whatever is said later.
    static func check(_ moment: Int, at pointer: String, now: Int) throws(GatewayError) {
        guard (0...now + mostAhead).contains(moment) else {
            throw GatewayError(
                .invalidSettings, pointer: pointer,
                "This is no moment up to now. Write Unix milliseconds, such as \(now).")
        }
    }
}

/// Reads settings, and says in the gateway's words what is wrong with them.
func settings<Value>(_ read: () throws(PushModelError) -> Value) throws(GatewayError) -> Value {
    do {
        return try read()
    } catch {
        throw GatewayError(.invalidSettings, pointer: error.path, error.description)
    }
}

extension GatewayError {
    /// A setting that nobody knows.
    init(_ remark: SettingsRemark) {
        self.init(
            .invalidSettings, pointer: remark.path, "\(remark.path) is not a known setting. \(remark.advice)")
    }
}
