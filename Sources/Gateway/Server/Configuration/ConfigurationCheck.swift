/// Looks for what is wrong or risky in a configuration whose values are well formed.
struct ConfigurationCheck {
    let configuration: GatewayConfiguration
    let reader: ConfigurationReader
    /// Whether the configuration could not be read to its end.
    private let hasErrors: Bool

    /// Prepares to check a configuration, whose problems are added to those of its reader.
    init(_ configuration: GatewayConfiguration, _ reader: ConfigurationReader) {
        self.configuration = configuration
        self.reader = reader
        hasErrors = reader.problems.contains { $0.severity == .error }
    }

    /// Now, in Unix seconds.
    var now: Int { reader.now }

    /// Checks everything.
    func run(_ found: StoreFindings?) {
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

    func error(_ key: [String], _ message: String) { reader.error(key, message) }
    func risk(_ key: [String], _ message: String) { reader.risk(key, message) }

    /// A configuration that takes nothing.
    private func checkApps() {
        // An app with an error is left out, and its error is reported already.
        guard configuration.apps.isEmpty, reader.file != nil, !hasErrors else { return }
        risk(["apps"], "There is no app, so that nothing is taken. Add one below apps.")
    }

    private func check(_ app: AppConfiguration) {
        let key = ["apps", app.name]
        check(app.rules, of: app, key)
        for vendor in app.vendors { check(vendor, of: app, key + ["vendors", vendor.name]) }
        checkCase(of: app.vendors, key + ["vendors"])
        checkKeys(of: app, key + ["apns"])
        if let hook = app.hook { check(hook, key) }
    }
}
