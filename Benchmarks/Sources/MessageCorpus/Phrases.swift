/// What people and shops write, in Chinese and English, with emoji.
enum Phrases {
    /// Texts of messages.
    static func text(_ random: inout SplitMix64) -> String {
        let isChinese = random.chance(65)
        var text = random.one(of: isChinese ? chinese : english)
        // A tail of a second sentence gives the lengths a spread like that of real chats.
        if random.chance(35) {
            text += (isChinese ? "，" : ", ") + random.one(of: isChinese ? chinese : english)
        }
        if random.chance(20) { text += random.one(of: emoji) }
        return text
    }

    /// Titles of notifications.
    static func title(_ random: inout SplitMix64) -> String {
        random.one(of: titles)
    }

    /// Names of people.
    static func name(_ random: inout SplitMix64) -> String {
        random.one(of: names)
    }

    static let names = [
        "艾丽", "小明", "王芳", "李雷", "韩梅梅", "Alice", "Bob Chen", "张伟🌟", "刘洋", "Erin", "陈静", "客服小美",
        "Zoë", "赵敏", "孙悟空", "Dave \"DJ\" Li",
    ]

    private static let chinese = [
        "中午吃面吗？🍜", "位子订好了，七点见", "今天的会议改到三点，请大家提前准备材料", "收到", "好的，马上到",
        "你到哪儿了？我在地铁站 B 出口等你", "晚安，不吵你了🌙", "这个方案我看过了，整体没问题，第三页的数字再核对一下",
        "哈哈哈哈", "快递放在门口了，记得拿", "周末一起去爬山吧⛰️，听说红叶已经很好看了", "文件发你邮箱了，请查收",
        "在吗？有个问题想请教一下：接口返回 500 是什么原因？", "辛苦了", "明天降温，多穿点衣服",
        "您的订单已经发货，预计明天下午送达，请保持电话畅通",
    ]

    private static let english = [
        "ok", "See you at 7", "Lunch at noon?",
        "Can you take a look at the pull request before the stand-up?",
        "I'm on my way", "The build is green again 🎉", "Sorry, running late. Start without me",
        "Happy birthday! 🎂", "Did you get the \"final\" version of the slides?", "lol",
        "Call me when you are free", "https://example.com/orders/1042?from=chat",
        "Your table for two is booked for Friday at 19:30", "Thanks a lot, that fixed it",
        "first line\nsecond line", "👍",
    ]

    private static let emoji = ["😀", "😂🤣", "❤️", "👨‍👩‍👧‍👦", "🇨🇳", "👍🏽", "🙏"]

    private static let titles = [
        "艾丽", "新消息", "产品讨论组", "订单通知", "Alice", "Design team", "🚄 G7 改站台", "客服", "New message", "家庭群",
    ]
}
