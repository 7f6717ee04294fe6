/// A script, and the place in it that was reached.
struct ScriptCursor {
    let script: Script
    private let devices: [DeviceToken: ScriptedDevice]
    /// How many of its answers each device has had.
    private var positions: [DeviceToken: Int] = [:]
    /// How many requests without a fault there were.
    private var faultless = 0

    init(_ script: Script) {
        self.script = script
        devices = Dictionary(
            script.devices.map { (DeviceToken($0.key), $0.value) }, uniquingKeysWith: { _, last in last })
    }

    /// What the script does with a request without a fault.
    mutating func answer(for token: DeviceToken) -> ScriptedAnswer {
        faultless += 1
        if let answers = devices[token]?.answers, !answers.isEmpty {
            let position = positions[token] ?? 0
            positions[token] = min(position + 1, answers.count - 1)
            return answers[position]
        }
        let regular = script.regularAnswers.first { $0.every > 0 && faultless % $0.every == 0 }
        return regular?.answer ?? ScriptedAnswer(.accept)
    }

    /// What happens to the connection of a request; nil for nothing.
    func action(at number: Int) -> ConnectionEvent.Action? {
        script.events.first { $0.trigger.isMet(by: number) }?.action
    }
}
