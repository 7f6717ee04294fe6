import Dispatch
import Foundation
import MessageCorpus
import Synchronization

extension InstructionRecord {
    /// Counts the instructions of every workload now, of as many at once as there are cores: no other program can
    /// change a count.
    ///
    /// - Parameters:
    ///   - program: The program `workload`.
    ///   - corpus: The folder of the shipped messages.
    ///   - tell: Receives the name of each workload before it is run.
    /// - Returns: The record of now.
    /// - Throws: ``MeasuringError`` when a workload or valgrind cannot be run.
    public static func count(_ program: String, corpus: String, tell: @Sendable (String) -> Void) throws
        -> InstructionRecord
    {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "instructions-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let recipients = try write(Settings.recipients(), to: folder.appending(path: "recipients.jsonl"))
        let groups = try write(Settings.groups(), to: folder.appending(path: "groups.jsonl"))
        let counter = InstructionCounter(program)
        let workloads = InstructionWorkload.all(corpus: corpus, recipients: recipients, groups: groups)
        let results = Mutex<[String: Result<Int, any Error>]>([:])
        DispatchQueue.concurrentPerform(iterations: workloads.count) { index in
            let workload = workloads[index]
            tell(workload.name)
            let result = Result { try counter.count(workload) }
            results.withLock { $0[workload.name] = result }
        }
        let counted = results.withLock { $0 }
        return InstructionRecord(
            origin: ownOrigin,
            counts: try workloads.compactMap { workload in
                try counted[workload.name].map { (name: workload.name, instructions: try $0.get()) }
            })
    }

    private static func write(_ lines: [JSONNode], to file: URL) throws -> String {
        try Data(lines.map { $0.text() + "\n" }.joined().utf8).write(to: file)
        return file.path
    }
}
