/// Looks for what is wrong or risky in a configuration whose values are well formed.
struct ConfigurationCheck {
    /// What was found.
    private(set) var problems: [ConfigurationProblem] = []
    let configuration: GatewayConfiguration
    let reader: ConfigurationReader
    /// Now, in Unix seconds.
    let now: Int

    /// Looks through a configuration as a reader found it.
    ///
    /// - Parameters:
    ///   - configuration: The configuration.
    ///   - reader: What read it.
    ///   - now: Now, in Unix seconds.
    ///   - found: What is in the store; nil where it was not looked into.
    init(
        _ configuration: GatewayConfiguration, _ reader: ConfigurationReader, now: Int,
        found: StoreFindings? = nil
    ) {
        self.configuration = configuration
        self.reader = reader
        self.now = now
        checkClock()
        checkListening()
        checkStore()
        if let found { check(found) }
        checkConnections()
        checkHosts()
        checkSecretFiles()
        checkApps()
        for app in configuration.apps { check(app) }
        checkKeysOfAllApps()
        checkNames()
    }

    /// A configuration that takes nothing.
    private mutating func checkApps() {
        // What is wrong with an app leaves it out, and is told already.
        guard configuration.apps.isEmpty, reader.file != nil,
            !reader.problems.contains(where: { $0.severity == .error })
        else {
            return
        }
        risk(["apps"], "There is no app, so that nothing is taken. Add one below apps.")
    }

    mutating func error(_ key: [String], _ message: String) { add(.error, key, message) }
    mutating func risk(_ key: [String], _ message: String) { add(.risk, key, message) }

    private mutating func add(_ severity: ConfigurationProblem.Severity, _ key: [String], _ message: String) {
        problems.append(
            ConfigurationProblem(
                severity, at: reader.place(of: key), key: key.isEmpty ? nil : key.joined(separator: "."),
                message))
    }

    private mutating func check(_ app: AppConfiguration) {
        let key = ["apps", app.name]
        check(app.rules, of: app, key)
        for vendor in app.vendors { check(vendor, of: app, key + ["vendors", vendor.name]) }
        checkCase(of: app.vendors, key + ["vendors"])
        checkKeys(of: app, key + ["apns"])
        if let hook = app.hook { check(hook, key) }
    }
}
