/// The certificate that a server shows.
public enum ServerIdentity: Sendable {
    /// One for `localhost`, 127.0.0.1 and ::1, made at the start together with an authority that signs it.
    case generated
    /// One that exists: its chain, the server's certificate first, and its private key, as PEM.
    case pem(certificates: [UInt8], key: [UInt8])
}
