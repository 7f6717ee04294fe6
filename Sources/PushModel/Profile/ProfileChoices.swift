extension AppProfile {
    /// Every value that a setting of a profile may take, of those that a table lists: the policies, and what receivers have who
    /// set nothing.
    package static var choices: [ProfileSetting] {
        let flag = ["recallOverride", "isMutable"].flatMap { name in
            [false, true].map { ProfileSetting(name, value: .bool($0)) }
        }
        let display = DisplayStyle.allCases.map {
            ProfileSetting("display", value: .string(UTF8Text($0.rawValue)))
        }
        let mode = NotificationMode.allCases.map {
            ProfileSetting("mode", value: .string(UTF8Text($0.rawValue)))
        }
        let policies = Policies.choices.flatMap { policy in
            policy.values.map { ProfileSetting("policies", policy.key, value: $0) }
        }
        return flag + display + mode + policies
    }
}
