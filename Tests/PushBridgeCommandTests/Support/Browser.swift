import Foundation

/// A browser without a window, which shares no code with the page.
enum Browser {
    /// Where it is: what Scripts/test found, else one with a usual name; nil where there is none.
    static let path: String? = {
        let named = ProcessInfo.processInfo.environment["PUSHBRIDGE_BROWSER"]
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let usual = ["chromium-headless-shell", "chromium", "google-chrome"].flatMap { name in
            folders.map { "\($0)/\(name)" }
        }
        return ([named].compactMap(\.self) + usual).first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }()

    /// Opens a file, and returns what the browser makes of it.
    ///
    /// - Parameters:
    ///   - page: The file.
    ///   - arguments: What to do with it.
    /// - Returns: What it prints.
    /// - Throws: That it could not be started.
    static func open(_ page: String, _ arguments: String...) throws -> Data {
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = URL(filePath: path ?? "/nonexistent")
        // Root has no sandbox; the page is our own, and no page is loaded from elsewhere.
        process.arguments =
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--window-size=1280,6000",
                "--user-data-dir=\(folder.path("profile"))",
            ] + arguments + [URL(filePath: page).absoluteString]
        let output = try folder.file("output", "")
        process.standardOutput = FileHandle(forWritingAtPath: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return try Data(contentsOf: URL(filePath: output))
    }
}
