import Foundation
import Testing

@Suite("Scripts/install", .installedOnce)
struct InstallTests {
    /// Installs the built command, so that nothing is built here.
    fileprivate static func install(
        _ terminal: Terminal, _ arguments: String, after command: String = ":"
    ) throws -> String {
        let script = Checkout.root.appendingPathComponent("Scripts/install").path
        return try terminal.run(
            "\(command); '\(script)' --binary \"$(command -v pushbridge)\" \(arguments)")
    }

    @Test("The command, a man page for each subcommand and completions are put below the prefix, and said")
    func files() throws {
        let installation = try Installation.shared()
        let (terminal, said) = (installation.terminal, installation.said)
        for part in ["Installed pushbridge ", "/a prefix/bin/pushbridge", "man pages", "is not on your PATH"]
        {
            #expect(said.contains(part), "\(said)")
        }
        let files = try terminal.run("cd 'a prefix' && find . -type f | sort").split(separator: "\n")
        for file in [
            "bin/pushbridge", "share/man/man1/pushbridge.1", "share/man/man1/pushbridge-translate.1",
            "share/man/man1/pushbridge-settings-convert.1", "share/zsh/site-functions/_pushbridge",
            "share/bash-completion/completions/pushbridge", "share/fish/vendor_completions.d/pushbridge.fish",
        ] {
            #expect(files.contains("./\(file)"), "\(file)")
        }
        #expect(files.count { $0.hasSuffix(".1") } >= 19)
        #expect(
            try terminal.run("'a prefix/bin/pushbridge' --version") == terminal.run("pushbridge --version"))
        let completion =
            "source 'a prefix/share/bash-completion/completions/pushbridge'; complete -p pushbridge"
        #expect(try terminal.run(completion).contains("_pushbridge"))
    }

    @Test("The licences and notices of all packages that the command has inside are installed")
    func notices() throws {
        let terminal = try Installation.shared().terminal
        let notices = try terminal.run("cat 'a prefix/share/doc/pushbridge/NOTICES'")
        let checkouts = try terminal.run(
            #"cd -P "$(dirname "$(command -v pushbridge)")" && cd ../../checkouts && pwd"#)
        let packages = try FileManager.default.contentsOfDirectory(atPath: checkouts)
        #expect(packages.count > 20)
        for package in packages {
            let license = ["LICENSE", "LICENSE.txt"].compactMap {
                try? String(contentsOfFile: "\(checkouts)/\(package)/\($0)", encoding: .utf8)
            }.first
            let isWhole = notices.contains(try #require(license).trimmingCharacters(in: .newlines))
            #expect(isWhole && notices.contains("==== \(package)/LICENSE"), "\(package)")
        }
        #expect(notices.contains("==== swift-nio/NOTICE.txt ===="))
        // A package without a licence stops it.
        let script = Checkout.root.appendingPathComponent("Scripts/notices").path
        #expect(
            try terminal.run("mkdir -p bare/package; '\(script)' bare 2>&1 | tail -n 1")
                == "bare/package has no licence file.")
    }

    @Test(
        "Everybody may run and read what is installed whatever the umask, and a link in the way is not followed"
    )
    func rights() throws {
        let terminal = try Installation.shared().terminal
        #expect(try terminal.run("cat victim") == "mine")
        let closed = "find 'a prefix' -type d ! -perm -005; find 'a prefix' -type f ! -perm -004"
        #expect(try terminal.run(closed) == "")
        #expect(try terminal.run("find 'a prefix/bin' -type f -perm 755") == "a prefix/bin/pushbridge")
    }

    @Test("A man page says what help says, and formats without a warning")
    func manual() throws {
        let terminal = try Installation.shared().terminal
        let page = try terminal.run("cat 'a prefix/share/man/man1/pushbridge-translate.1'")
        for part in [
            ".SH NAME\npushbridge\\-translate \\- Translate messages",
            ".SH SYNOPSIS\n.nf\npushbridge translate",
            ".SH DESCRIPTION", ".SH \"OUTPUT\"", "\\-\\-output <file>", "\"payload\":{\"aps\":{\\[u2026]}}",
        ] {
            #expect(page.contains(part), "\(part)")
        }
        let format =
            "command -v groff >/dev/null || exit; cat 'a prefix'/share/man/man1/*.1 | groff -man -Tutf8 -ww >/dev/null"
        #expect(try terminal.run(format) == "")
    }

    @Test("--uninstall takes away what was installed, and nothing else")
    func uninstall() throws {
        let terminal = try Installation.shared().terminal
        _ = try terminal.run(
            "cp -R 'a prefix' prefix; rm prefix/bin/*.new; touch prefix/bin/other prefix/share/man/man1/other.1"
        )
        #expect(
            try Self.install(terminal, "--prefix prefix --uninstall").hasPrefix("Removed pushbridge from "))
        #expect(
            try terminal.run("cd prefix && find . -type f | sort") == "./bin/other\n./share/man/man1/other.1")
        #expect(try Self.install(terminal, "--prefix prefix --uninstall").contains("is not installed in"))
    }

    @Test("Wrong usage is 64")
    func usage() throws {
        let terminal = try Terminal(copying: "Scripts/demo.data")
        #expect(try Self.install(terminal, "--color; echo $?").hasSuffix("\n64"))
        #expect(try Self.install(terminal, "--prefix; echo $?").hasSuffix("\n64"))
    }

    @Test(
        "What the Containerfile copies and runs is there, and signing keys are left out of images and commits"
    )
    func container() throws {
        let steps = try Checkout.text("Scripts/Containerfile")
        #expect(steps.contains("RUN Scripts/install --gateway --prefix /install"))
        #expect(Checkout.has("Scripts/install"))
        for file in [".gitignore", ".dockerignore"] {
            #expect(try Checkout.text(file).split(separator: "\n").contains("*.p8"))
        }
    }
}

/// What is installed once for all tests that look at it, and what was said about it.
///
/// It is installed as people may do it who let nobody read their files, with a link in the way.
private struct Installation: Sendable {
    let terminal: Terminal
    let said: String

    @TaskLocal fileprivate static var current: Installation?

    fileprivate init() throws {
        terminal = try Terminal(copying: "Scripts/demo.data")
        _ = try terminal.run(
            "mkdir -p 'a prefix/bin'; echo mine > victim; ln -s ../../victim 'a prefix/bin/pushbridge.new'")
        said = try InstallTests.install(terminal, "--prefix 'a prefix'", after: "umask 077")
    }

    static func shared() throws -> Installation { try #require(current) }
}

/// Installs the command before a suite's tests and takes it away after them.
private struct InstalledOnce: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await Installation.$current.withValue(try Installation()) { try await function() }
    }
}

extension Trait where Self == InstalledOnce {
    fileprivate static var installedOnce: InstalledOnce { InstalledOnce() }
}
