// Writes the files that are made from `Mappings/`. Run it at the package's root, or give it the root's path.

import MappingTables

let root = CommandLine.arguments.dropFirst().first ?? "."

do {
    let mappings = try Mappings { file throws(FileError) in try TextFile.read("\(root)/Mappings/\(file)") }
    var written = 0
    let (pages, problems) = mappings.generatedPages { try? TextFile.read("\(root)/\($0)") }
    for file in mappings.generatedFiles.map({ (path: $0.path, text: $0.text) }) + pages {
        let path = "\(root)/\(file.path)"
        guard (try? TextFile.read(path)) != file.text else { continue }
        try TextFile.write(file.text, to: path)
        print("wrote \(file.path)")
        written += 1
    }
    for problem in problems { TextFile.complain("generate-mappings: \(problem)") }
    if !problems.isEmpty { TextFile.exit(74) }
    if written == 0 { print("every file is current") }
} catch {
    TextFile.complain("generate-mappings: \(error)")
    TextFile.exit(74)
}
