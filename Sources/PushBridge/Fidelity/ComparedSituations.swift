/// In how many situations a proof compares a message with its conversion, for each class of people (reading C5).
public enum ComparedSituations {
    /// How much of a push a person's phone shows.
    public static var displays: Int { Situation.displays.count }
    /// What a person set that decides whether anything is pushed, as far as every vendor has such a setting.
    public static var settings: Int { Situation.usualSettings.count }
}
