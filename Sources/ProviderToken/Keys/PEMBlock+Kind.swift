extension PEMBlock {
    /// What a block's label says that it holds.
    enum Kind {
        case privateKey
        case publicKey
        case other
    }

    /// What the label says that the block holds.
    var kind: Kind {
        switch label {
        case "PRIVATE KEY", "ENCRYPTED PRIVATE KEY", "EC PRIVATE KEY", "RSA PRIVATE KEY", "DSA PRIVATE KEY":
            .privateKey
        case "PUBLIC KEY": .publicKey
        default: .other
        }
    }

    /// The block in words, to follow "holds".
    var words: String {
        switch label {
        case _ where kind == .privateKey: "a private key"
        case "PUBLIC KEY", "RSA PUBLIC KEY": "a public key"
        case "CERTIFICATE", "X509 CERTIFICATE", "TRUSTED CERTIFICATE": "a certificate"
        case "CERTIFICATE REQUEST", "NEW CERTIFICATE REQUEST": "a certificate request"
        case "EC PARAMETERS": "only the parameters of a curve"
        case "OPENSSH PRIVATE KEY": "a key in OpenSSH's own format"
        default: "a PEM block \"\(label)\""
        }
    }
}
