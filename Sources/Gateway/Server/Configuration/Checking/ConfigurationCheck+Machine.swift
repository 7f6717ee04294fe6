#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

extension ConfigurationCheck {
    /// 2026-01-01, before which nobody can run this.
    private static let earliest = 1_767_225_600

    /// Apple refuses tokens whose time is off, and webhooks are too old or ahead.
    mutating func checkClock() {
        if now < Self.earliest {
            risk(
                [],
                "This machine's clock is before 2026, so that Apple refuses the pushes. Set the clock, for example with NTP."
            )
        } else if let file = reader.file, let facts = FileFacts(path: file), facts.changedAt > now + 300 {
            risk(
                [],
                "This file was changed \(facts.changedAt - now) seconds in the future: this machine's clock is behind, or the one is that wrote it. Check both."
            )
        }
    }

    /// A database that cannot be made or written to, and outcomes that are gone when a recall asks for them.
    mutating func checkStore() {
        if configuration.store.outcomes < configuration.store.messages {
            risk(
                ["store", "retention", "outcomes"],
                "Outcomes are kept for a shorter time than messages. They tell a recall whom its message reached, so a later recall reaches no one. Keep them as long as store.retention.messages."
            )
        }
        if let engine = configuration.store.engine { return check(engine) }
        let path = configuration.store.path
        let key = ["store", "path"]
        if let facts = FileFacts(path: path) {
            if facts.isFolder { return error(key, "\(path) is a folder; name a file in it.") }
            if facts.isReadableByOthers {
                risk(
                    key,
                    "Other users of this machine can read \(path), in which messages and device tokens are kept. Run chmod o= on it."
                )
            }
            if !FileFacts.isWritable(path) { error(key, "This user cannot write to \(path).") }
            return
        }
        let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        guard let facts = FileFacts(path: folder), facts.isFolder else {
            return error(key, "There is no folder \(folder) for the database; make it.")
        }
        if !FileFacts.isWritable(folder) { error(key, "This user cannot write to the folder \(folder).") }
    }

    /// More connections than the process may have files.
    mutating func checkConnections() {
        var limit = rlimit()
        #if canImport(Glibc)
            let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let kind = RLIMIT_NOFILE
        #endif
        guard getrlimit(kind, &limit) == 0 else { return }
        let files = Int(clamping: UInt64(limit.rlim_max))
        let wanted = configuration.limits.connections + Self.otherFiles
        guard files < wanted else { return }
        risk(
            ["limits", "connections"],
            "\(configuration.limits.connections) connections need \(wanted) open files, and this process may have \(files). Raise the limit (ulimit -n, LimitNOFILE=), or allow fewer."
        )
    }

    /// Files that are open besides connections of clients: the database, connections to Apple, hooks.
    private static let otherFiles = 128

    /// Secrets that others can read.
    mutating func checkSecretFiles() {
        var files = reader.secretFiles
        if let key = configuration.listen.tls?.key { files.append((["listen", "tls", "keyFile"], key)) }
        for (key, path) in files {
            guard let facts = FileFacts(path: path), facts.isRegular, facts.isReadableByOthers else {
                continue
            }
            risk(key, "Other users of this machine can read \(path). Run chmod o= on it.")
        }
    }

    /// Patterns that can match no host.
    mutating func checkHosts() {
        for host in configuration.hosts {
            let name = host.hasPrefix("*.") ? String(host.dropFirst(2)) : host
            if host == "*" {
                error(
                    ["hosts"],
                    "* would allow every host; name those that are called, or all names below one as *.example.com."
                )
            } else if name.isEmpty || name.contains(where: { "/*@ ".contains($0) })
                || name.split(separator: ":").count == 2
            {
                error(["hosts"], "An entry is no host; write names without scheme, port and path.")
            }
        }
    }

    /// Names that the environment cannot tell apart.
    mutating func checkNames() {
        var known: [String: String] = [:]
        for app in configuration.apps {
            let variable = EnvironmentVariable.name(of: ["apps", app.name])
            if let other = known.updateValue(app.name, forKey: variable) {
                risk(
                    ["apps", app.name],
                    "In the environment, this app and \(other) are both \(variable); rename one to set them apart there."
                )
            }
        }
    }
}
