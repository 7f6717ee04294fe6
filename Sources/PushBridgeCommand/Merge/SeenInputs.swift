internal import PushRecords

/// The inputs whose messages files have counted, so that none of them counts twice.
struct SeenInputs {
    /// The file that has an input, by the digest of the input's name and content.
    private var files: [UInt64: String] = [:]
    /// A file that has an input, and what the input is called there, by the digest of the content.
    private var contents: [String: (file: String, input: String)] = [:]
    /// The files themselves, by what tells whether another name leads to the same one.
    private var identities: [FileStatus.Identity: String] = [:]

    /// Notes a file.
    ///
    /// - Throws: That it was given before.
    mutating func note(_ file: JSONFile) throws(CommandError) {
        guard let identity = file.identity else { return }
        if let other = identities[identity] { throw .sameFileTwice(file.name, other) }
        identities[identity] = file.name
    }

    /// Notes the inputs of a file; tells of those that are equal and have other names.
    ///
    /// - Throws: That another file has counted one of them.
    mutating func note(_ inputs: CorpusInputs, of file: String) throws(CommandError) {
        for (input, digest) in inputs.recognisable {
            if let other = files[digest] { throw .inputTwice(file, input.map(Self.words), other) }
        }
        for (input, digest) in inputs.recognisable {
            files[digest] = file
            guard let input, let content = input.digest else { continue }
            if let other = contents[content], other.file != file {
                StandardError.note(
                    CommandError.equalInputs(file, Self.words(input), other.file, other.input))
            }
            contents[content] = (file, Self.words(input))
        }
    }

    private static func words(_ input: CorpusInputs.Input) -> String { input.name ?? "standard input" }
}
