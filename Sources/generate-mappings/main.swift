// Writes the files that are made from `Mappings/`, unless something is wrong with the tables. Run it at the package's root,
// or give it the root's path. Folders behind that, such as that of a test, have tables of more vendors.

import MappingTables

let root = CommandLine.arguments.dropFirst().first ?? "."
let folders = CommandLine.arguments.dropFirst(2)

/// Complains of every problem, and ends the program if there is one.
func stop(for problems: [TableProblem]) {
    for problem in problems { TextFile.complain("generate-mappings: \(problem)") }
    if !problems.isEmpty { TextFile.exit(74) }
}

/// Tables that no row asks for.
func strangers(in folder: String, of mappings: Mappings) throws -> [TableProblem] {
    mappings.strangers(among: try TextFile.names(in: "\(root)/\(folder)"), in: folder)
}

do {
    let mappings = try Mappings { file throws(FileError) in
        try TextFile.readIfThere("\(root)/\(Mappings.folder)/\(file)")
    }
    // Which settings there are is known to the tests, and to `pushbridge mappings check`.
    stop(for: try mappings.problems(settings: nil) + strangers(in: Mappings.folder, of: mappings))
    let (pages, problems) = mappings.generatedPages { try? TextFile.read("\(root)/\($0)") }
    stop(for: problems)
    var files = mappings.generatedFiles.map { (path: $0.path, text: $0.text) } + pages
    for folder in folders {
        let more = try mappings.adding(folder: folder) { file throws(FileError) in
            try TextFile.readIfThere("\(root)/\(folder)/\(file)")
        }
        stop(for: try more.problems(settings: nil) + strangers(in: folder, of: more))
        files += more.generatedFiles(ofVendorsIn: folder).map { ($0.path, $0.text) }
    }
    var written = 0
    for file in files {
        let path = "\(root)/\(file.path)"
        guard (try? TextFile.read(path)) != file.text else { continue }
        try TextFile.write(file.text, to: path)
        print("wrote \(file.path)")
        written += 1
    }
    if written == 0 { print("every file is current") }
} catch {
    TextFile.complain("generate-mappings: \(error)")
    TextFile.exit(74)
}
