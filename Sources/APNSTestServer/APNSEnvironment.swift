/// One of Apple's two servers; a device token belongs to one of them.
public enum APNSEnvironment: String, Sendable, Hashable, CaseIterable {
    /// `api.push.apple.com`, for apps from the App Store and TestFlight.
    case production
    /// `api.sandbox.push.apple.com`, for apps from Xcode.
    case sandbox
}
