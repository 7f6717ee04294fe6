/// A workload whose instructions are counted: what `workload` is told, and the name in the record.
public struct InstructionWorkload: Sendable {
    /// The name in the record.
    public let name: String
    /// The arguments of `workload` but for the rounds, which stand third.
    let arguments: [String]
    /// The rounds of the shorter run; the longer has three times as many.
    let rounds: Int

    /// Every workload, in the record's order.
    ///
    /// - Parameters:
    ///   - corpus: The folder of the shipped messages.
    ///   - recipients: A recipients file.
    ///   - groups: A groups file.
    /// - Returns: The workloads.
    public static func all(corpus: String, recipients: String, groups: String) -> [InstructionWorkload] {
        let (easemob, nim) = ("\(corpus)/easemob.jsonl", "\(corpus)/nim.jsonl")
        let (tencent, rongcloud) = ("\(corpus)/tencent.jsonl", "\(corpus)/rongcloud.jsonl")
        return [
            .init(name: "scan-easemob", arguments: ["scan", easemob], rounds: 4),
            .init(name: "scan-nim", arguments: ["scan", nim], rounds: 4),
            .init(name: "start", arguments: ["start", easemob], rounds: 1),
            .init(name: "translate-easemob", arguments: ["translate", easemob], rounds: 2),
            .init(name: "translate-nim", arguments: ["translate", nim], rounds: 2),
            .init(name: "translate-tencent", arguments: ["translate", tencent], rounds: 2),
            .init(name: "translate-rongcloud", arguments: ["translate", rongcloud], rounds: 2),
            .init(
                name: "translate-easemob-with-settings",
                arguments: ["translate", easemob, recipients, groups],
                rounds: 1),
            .init(
                name: "translate-nim-with-settings", arguments: ["translate", nim, recipients, groups],
                rounds: 1),
            .init(name: "convert-easemob-to-nim", arguments: ["convert", easemob, "nim"], rounds: 1),
            .init(name: "convert-nim-to-easemob", arguments: ["convert", nim, "easemob"], rounds: 1),
            .init(name: "convert-tencent-to-easemob", arguments: ["convert", tencent, "easemob"], rounds: 1),
            .init(
                name: "convert-rongcloud-to-easemob", arguments: ["convert", rongcloud, "easemob"], rounds: 1),
            .init(name: "prove-easemob-to-nim", arguments: ["prove", easemob, "nim"], rounds: 1),
            .init(name: "prove-nim-to-easemob", arguments: ["prove", nim, "easemob"], rounds: 1),
            .init(name: "token-cached", arguments: ["token-cached", "1"], rounds: 20_000),
        ]
    }

    /// The arguments for so many rounds.
    func arguments(rounds: Int) -> [String] {
        arguments.prefix(2) + [String(rounds)] + arguments.dropFirst(2)
    }
}
