internal import PushBridgeFiles
internal import PushRecords

/// The files of `--profile`: one JSON object each, on as many lines as it likes.
enum ProfileFile {
    /// How large a profile may be, in bytes.
    private static let maximumSize = 64 << 20

    /// Reads the files, of which at most one may be for each vendor, and notes what they say that nobody understands.
    ///
    /// - Parameters:
    ///   - paths: The files.
    ///   - vendor: The vendor of a profile that names none.
    ///   - remarks: Tells what is probably a mistake.
    /// - Returns: The profiles, in the order of the files.
    /// - Throws: What is wrong in which line of which file.
    static func readAll(
        _ paths: [String], vendor: String?, _ remarks: inout SettingsRemarks
    ) throws(CommandError) -> [AppProfile] {
        var profiles: [AppProfile] = []
        for (index, path) in paths.enumerated() {
            let profile = try read(path, vendor: vendor, &remarks)
            if let other = profiles.firstIndex(where: { $0.vendor == profile.vendor }) {
                throw .repeatedProfile(profile.vendor, paths[other], paths[index])
            }
            profiles.append(profile)
        }
        return profiles
    }

    private static func read(
        _ path: String, vendor: String?, _ remarks: inout SettingsRemarks
    ) throws(CommandError) -> AppProfile {
        let source = try ByteSource(path: path)
        var framing = LineFraming(
            source, maximumLine: maximumSize, allowsDocument: false, foreignStatus: .malformed)
        guard let bytes = try framing.readAll(upTo: maximumSize) else {
            throw .settingsTooLong(source.name, line: 1, limit: maximumSize)
        }
        let document: JSONDocument
        do {
            document = try JSONDocument(bytes)
        } catch {
            let line = MessagePlace(line: bytes.line(at: error.offset))
            throw .malformed(source.name, line, MessageError(error, of: bytes))
        }
        return try profile(document.root, in: bytes, name: source.name, vendor: vendor, &remarks)
    }

    private static func profile(
        _ root: JSONValue, in bytes: ByteSlice, name: String, vendor: String?,
        _ remarks: inout SettingsRemarks
    ) throws(CommandError) -> AppProfile {
        do {
            let profile = try AppProfile(root, vendor: vendor)
            for remark in profile.remarks {
                let line = bytes.line(at: root.offset(of: remark.path))
                remarks.tell(remark, SettingsLines.Place(file: name, message: MessagePlace(line: line)))
            }
            return profile
        } catch {
            let line = bytes.line(at: root.offset(of: error.path))
            throw .malformed(name, MessagePlace(line: line), error)
        }
    }
}

extension ByteSlice {
    /// The number of the line at an offset, counting from 1.
    fileprivate func line(at offset: Int) -> Int {
        1 + self[0..<min(offset, count)].lineFeedCount
    }
}
