extension LintRun {
    mutating func checkSound() {
        checkCriticalSound()
        if type == .liveActivity {
            if has(.apsSound) { report(.soundInTheWrongPlace, at: .apsSound, expected: "alert") }
        } else if has(.alertSound) {
            report(.soundInTheWrongPlace, at: .alertSound, expected: "aps")
        }
    }

    private mutating func checkCriticalSound() {
        let isCritical = value(.soundCritical)?.integer == 1
        let level = value(.apsInterruptionLevel)?.string
        let isLevelCritical = level == InterruptionLevel.critical.rawValue
        if isCritical == isLevelCritical { return }
        if isCritical {
            report(.criticalSoundAndLevel, at: .apsSound, found: "the sound")
        } else {
            report(.criticalSoundAndLevel, at: .apsInterruptionLevel, found: "the level")
        }
    }
}
