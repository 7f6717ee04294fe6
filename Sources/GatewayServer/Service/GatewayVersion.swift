/// The gateway's version, which is the package's.
public enum GatewayVersion {
    /// As `pushbridge --version` says it.
    public static let text = "0.1.0"
}
