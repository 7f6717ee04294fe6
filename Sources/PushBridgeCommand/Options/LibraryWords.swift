// Public because a conformance of a public type to a public protocol is.
public import APNSTestServer
public import ArgumentParser
public import PushRecords

extension ConversionFormat: ExpressibleByArgument {}
extension OutputFormat: ExpressibleByArgument {}
extension ReadersLanguage: ExpressibleByArgument {}
extension PayloadStyle: ExpressibleByArgument {}
extension APNSEnvironment: ExpressibleByArgument {}
extension ConversionPreference: ExpressibleByArgument {}
