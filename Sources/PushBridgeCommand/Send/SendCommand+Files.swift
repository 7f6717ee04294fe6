extension SendCommand {
    /// The files that are read, but for those of `--resume`.
    var files: [NamedFile] {
        input.files + NamedFile.named("--ca", server.authorities) + NamedFile.named("--key", token.key)
            + NamedFile.named("--passphrase-file", token.passphrase.passphraseFile)
    }
}
