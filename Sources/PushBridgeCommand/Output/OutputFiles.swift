internal import PushBridge

/// The files that a run writes, which must be different files.
struct OutputFiles {
    let records: ByteSink
    let rejects: ByteSink?
    let summary: ByteSink?

    /// Opens the files, and empties them once it is sure that none of them is the input or another one.
    init(_ options: OutputOptions, input: ByteSource) throws(CommandError) {
        try self.init(
            records: options.output, rejects: options.rejects, summary: options.summary,
            inputs: [("The input", input)])
    }

    /// Opens files by their paths, and empties them once it is sure that none of them is an input or another one.
    init(
        records: String, rejects: String?, summary: String?, inputs: [(option: String, source: ByteSource)]
    ) throws(CommandError) {
        self.records = try ByteSink(path: records)
        self.rejects = try rejects.map { (path) throws(CommandError) in try ByteSink(path: path) }
        self.summary = try summary.map { (path) throws(CommandError) in try ByteSink(path: path) }
        try refuseSameFiles(inputs)
        for sink in [self.records, self.rejects, self.summary] { try sink?.begin() }
    }

    private func refuseSameFiles(
        _ inputs: [(option: String, source: ByteSource)]
    ) throws(CommandError) {
        var seen = inputs.map { (option: $0.option, name: $0.source.name, identity: $0.source.identity) }
        let sinks = [("--output", records), ("--rejects", rejects), ("--summary", summary)]
        for case (let option, let sink?) in sinks {
            let same = seen.first { other in
                other.identity != nil && other.identity == sink.identity
                    || other.name == sink.name && sink.isStandard
            }
            if let same { throw .sameFile(same.option, option, name: sink.name) }
            seen.append((option, sink.name, sink.identity))
        }
    }
}
