internal import PushBridge

/// The files that a run writes, which must be different files.
struct OutputFiles {
    let records: ByteSink
    let rejects: ByteSink?
    let summary: ByteSink?

    /// Opens the files, and empties them once it is sure that none of them is the input or another one.
    init(_ options: OutputOptions, input: ByteSource) throws(CommandError) {
        records = try ByteSink(path: options.output)
        rejects = try options.rejects.map { (path) throws(CommandError) in try ByteSink(path: path) }
        summary = try options.summary.map { (path) throws(CommandError) in try ByteSink(path: path) }
        try refuseSameFiles(input)
        for sink in [records, rejects, summary] { try sink?.begin() }
    }

    private func refuseSameFiles(_ input: ByteSource) throws(CommandError) {
        var seen = [(option: "The input", name: input.name, identity: input.identity)]
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
