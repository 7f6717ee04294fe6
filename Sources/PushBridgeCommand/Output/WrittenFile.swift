/// A file that a run writes, and the option that names it.
struct WrittenFile {
    /// The option as it is written.
    let option: String
    let sink: ByteSink

    init(_ option: String, _ sink: ByteSink) {
        self.option = option
        self.sink = sink
    }

    /// Refuses a run that would write one file twice, or over a file that it reads.
    ///
    /// Names do not count, since links and folders give one file several; pipes and `/dev/null` may be shared.
    ///
    /// - Parameters:
    ///   - files: The files that are written, none of them emptied yet; new ones are removed before the refusal.
    ///   - read: The files that are read.
    /// - Throws: Which two are the same.
    static func refuseSame(_ files: [WrittenFile], reading read: [NamedFile]) throws(CommandError) {
        var seen = read.map {
            (option: $0.option, name: $0.name, identity: $0.identity, place: StagedFile.Name?.none)
        }
        for file in files {
            let sink = file.sink
            let same = seen.first { other in
                other.identity != nil && other.identity == sink.identity
                    || other.place != nil && other.place == sink.place
                    || other.name == sink.name && sink.isStandard
            }
            if let same {
                for file in files { file.sink.discard() }
                throw .sameFile(same.option, file.option, name: sink.name)
            }
            seen.append((file.option, sink.name, sink.identity, sink.place))
        }
    }
}
