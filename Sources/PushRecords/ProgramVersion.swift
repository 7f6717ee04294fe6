/// The version of the programs of this package, which they print and write into what they make.
public enum ProgramVersion {
    /// By the rules of semantic versioning.
    public static let text = "0.1.0"
}
