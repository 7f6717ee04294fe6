import Foundation
import MessageCorpus

extension InstructionRecord {
    /// Counts the instructions of every workload now.
    ///
    /// - Parameters:
    ///   - program: The program `workload`.
    ///   - corpus: The folder of the shipped messages.
    ///   - tell: Receives the name of each workload before it is run.
    /// - Returns: The record of now.
    /// - Throws: ``MeasuringError`` when a workload or valgrind cannot be run.
    public static func count(_ program: String, corpus: String, tell: (String) -> Void) throws
        -> InstructionRecord
    {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "instructions-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let recipients = try write(Settings.recipients(), to: folder.appending(path: "recipients.jsonl"))
        let groups = try write(Settings.groups(), to: folder.appending(path: "groups.jsonl"))
        let counter = InstructionCounter(program)
        let counts = try InstructionWorkload.all(corpus: corpus, recipients: recipients, groups: groups).map {
            workload in
            tell(workload.name)
            return (name: workload.name, instructions: try counter.count(workload))
        }
        return InstructionRecord(origin: ownOrigin, counts: counts)
    }

    private static func write(_ lines: [JSONNode], to file: URL) throws -> String {
        try Data(lines.map { $0.text() + "\n" }.joined().utf8).write(to: file)
        return file.path
    }
}
