import PushBridge
import PushRecords

/// What the line job of every command makes of lines, among the vendors of a registry.
struct InventedRun {
    let registry: VendorRegistry

    /// All vendors of the package, and the invented one.
    static let withInvented = InventedRun(registry: .withInvented)

    /// 2026-11-21T12:00:00Z.
    static let noon = Instant(seconds: 1_795_262_400)

    func translator(payloadStyle: String = "vendor") throws -> MessageTranslator {
        var configuration = MessageTranslator.Configuration()
        configuration.payloadStyle = PayloadStyle(payloadStyle, among: registry) ?? .vendor
        return try MessageTranslator(configuration, among: registry)
    }

    func converter(to target: String, shape: String? = nil) throws -> MessageConverter {
        var configuration = MessageConverter.Configuration(target: target)
        configuration.targetShape = shape
        return try MessageConverter(configuration, among: registry)
    }

    func settingsConverter(from source: String, to target: String) throws -> SettingsConverter {
        var configuration = SettingsConverter.Configuration(source: source, target: target)
        configuration.now = Self.noon
        return try SettingsConverter(configuration, among: registry)
    }

    /// The records of `translate`.
    func translated(_ line: String, payloadStyle: String = "vendor") throws -> [JSONValue] {
        try records(
            of: line, by: TranslationTask(translator(payloadStyle: payloadStyle)) { Self.noon })
    }

    /// The record of `convert`, whose fidelity is proved.
    func converted(_ line: String, to target: String, shape: String? = nil) throws -> JSONValue {
        let task = ConversionTask(try converter(to: target, shape: shape))
        return try records(of: line, by: task).first ?? RawJSON.null.parsed().root
    }

    /// The records of a task; what is rejected has its error in them.
    private func records(of line: String, by task: some LineTask) throws -> [JSONValue] {
        var job = LineJob(task)
        var output = LineOutput()
        job.work(on: ByteSlice(Array(line.utf8)), line: 1, into: &output)
        return try output.records.text().string.split(separator: "\n").map {
            try JSONDocument(String($0)).root
        }
    }
}
