import JSONDocument
import Testing

@Suite("The corpus of documents")
struct CorpusTests {
    @Test("The tables have at least 90 valid and 150 invalid documents with names of their own")
    func size() {
        for (table, minimum) in [("valid.tsv", 90), ("invalid.tsv", 150)] {
            let cases = CorpusCase.table(table)
            #expect(cases.count >= minimum)
            #expect(Set(cases.map(\.name)).count == cases.count)
        }
    }

    @Test("A valid document is read and spelled compactly", arguments: CorpusCase.table("valid.tsv"))
    func valid(_ document: CorpusCase) throws {
        let value = try JSONDocument(ByteSlice(document.document)).root
        let raw = RawJSON(value).text
        #expect(raw.withBytes { Array($0) } == CorpusCase.bytes(of: document.expectation[0]))
        #expect(try RawJSON(validating: raw).text == raw)
        #expect(RawJSON(value).parsed().root.isSame(as: value))
    }

    @Test(
        "An invalid document is refused with its code and offset", arguments: CorpusCase.table("invalid.tsv"))
    func invalid(_ document: CorpusCase) throws {
        let error = try #require(throws: JSONError.self) {
            try JSONDocument(ByteSlice(document.document))
        }
        #expect([error.code.name, String(error.offset)] == document.expectation)
        let byte = error.offset < document.document.count ? document.document[error.offset] : nil
        #expect(error.byte == byte)
    }

    @Test(
        "What lies behind a slice in its storage changes nothing",
        arguments: CorpusCase.table("valid.tsv") + CorpusCase.table("invalid.tsv"))
    func neighbours(_ document: CorpusCase) {
        let alone = Outcome(ByteSlice(document.document))
        for neighbour in [
            "", "1", "\"", "]", "}", "]}", " ]", ".5", "e1", "0", "e", "ue", "\n[1]", ",1]", "\\\"", "/",
            ":1}",
        ] {
            let bytes = Array("[[".utf8) + document.document + Array(neighbour.utf8)
            let slice = ByteSlice(ByteStorage(bytes), 2..<2 + document.document.count)
            #expect(Outcome(slice) == alone, "before \(neighbour)")
        }
    }

    @Test("Each beginning of a document has the same outcome inside its storage as by itself")
    func beginnings() {
        for document in CorpusCase.table("valid.tsv") where document.document.count < 200 {
            let storage = ByteStorage(document.document)
            for end in 0..<document.document.count {
                let copy = Array(document.document[..<end])
                #expect(
                    Outcome(ByteSlice(storage, 0..<end)) == Outcome(ByteSlice(copy)),
                    "\(document.name), \(end)")
                #expect(
                    Outcome(ByteSlice(copy)) == ReferenceRecogniser.outcome(of: copy),
                    "\(document.name), \(end)")
            }
        }
    }
}
