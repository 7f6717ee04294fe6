extension RongCloudWriter {
    func approximation(of field: CanonicalField) -> Finding? {
        switch field {
        case .mentions where message.mentions == .listed([]): Finding(.emptyListLeftOut, field)
        // Silence pushes to nobody either.
        case .isOnlineOnly, .isStored:
            Self.table.fields(sayableIn: shape.rawValue).contains(.isSilent)
                ? Finding(message.isSilent ? .unpushedIsSilent : .unpushedBecameSilent, field) : nil
        default: nil
        }
    }
}
