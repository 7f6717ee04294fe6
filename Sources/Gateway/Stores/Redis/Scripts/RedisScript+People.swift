extension RedisScript {
    /// Puts a person's settings; the counter and the presence of one who is known stay.
    static let putPerson = RedisScript(
        ScriptParts.base + #"""
            local bucket, id, person = P .. 'u:' .. word(), word(), word()
            local known = call('HGET', bucket, id)
            if known then person = known:sub(1, 21) .. person:sub(22) end
            call('HSET', bucket, id, person)
            """#)

    /// Changes a person's counter, and adds jobs; answers the count.
    static let changeUnread = RedisScript(
        ScriptParts.jobs + #"""
            local bucket, id, moment, most = P .. 'u:' .. word(), word(), number(), number()
            local change, by = word(), number()
            local person = call('HGET', bucket, id) or struct.pack('>I8I4Bi8i8', 0, 0, 0, 0, moment)
            local unread, sets = struct.unpack('>I8I4', person)
            if change == 'set' then unread = by; sets = sets + 1 else unread = unread + by end
            unread = math.min(math.max(unread, 0), most)
            call('HSET', bucket, id, struct.pack('>I8I4', unread, sets) .. person:sub(13))
            addAll()
            return unread
            """#)

    /// Notes whether a person is connected, unless a newer word is known.
    static let setPresence = RedisScript(
        ScriptParts.base + #"""
            local bucket, id, isOnline, moment = P .. 'u:' .. word(), word(), number(), number()
            local person = call('HGET', bucket, id)
            if not person then
              person = struct.pack('>I8I4Bi8i8', 0, 0, isOnline, moment, moment)
            elseif moment >= struct.unpack('>i8', person, 14) then
              person = person:sub(1, 12) .. struct.pack('>Bi8', isOnline, moment) .. person:sub(22)
            else
              return
            end
            call('HSET', bucket, id, person)
            """#)

    /// Lists the people of some buckets, each bucket by itself, until there are enough or a bound is reached; begins
    /// with the bucket that comes next, -1 at the end.
    static let people = RedisScript(
        ScriptParts.base + #"""
            local bucket, limit = number(), number()
            local stop = math.min(bucket + 1023, 16383)
            local found, answer = 0, { -1 }
            while found < limit and bucket <= stop do
              local ids = call('HKEYS', P .. 'u:' .. bucket)
              found = found + #ids
              if #ids > 0 then answer[#answer + 1] = ids end
              bucket = bucket + 1
            end
            if bucket < 16384 then answer[1] = bucket end
            return answer
            """#)

    /// Changes fields of hashes, if all of them are what the caller knew; answers 1 when all is written, 0 when nothing is.
    ///
    /// Each is a key, a field, what is known, and what it becomes, where nothing stands for none.
    static let swap = RedisScript(
        ScriptParts.base + #"""
            local changes = {}
            for i = 1, number() do
              local key, field, known, new = P .. word(), word(), maybe(), maybe()
              if (call('HGET', key, field) or nil) ~= known then return 0 end
              changes[i] = { key, field, new }
            end
            for _, change in ipairs(changes) do
              if change[3] then call('HSET', unpack(change)) else call('HDEL', change[1], change[2]) end
            end
            return 1
            """#)

    /// Puts a key of the interface, by its digest, in place of one with the same name, which is packed first.
    static let putKey = RedisScript(
        ScriptParts.base + #"""
            local digest, key, keys = word(), word(), P .. 'keys'
            local all = call('HGETALL', keys)
            for i = 1, #all, 2 do
              if text(all[i + 1], 1) == text(key, 1) then call('HDEL', keys, all[i]) end
            end
            call('HSET', keys, digest, key)
            """#)

    /// Puts a group: what tells that there is one, its members and its managers are the members of one sorted set.
    static let putGroup = RedisScript(
        ScriptParts.base + #"""
            local id = word()
            local group = P .. 'g:' .. id
            call('DEL', group)
            for _ = place + 1, #ARGV do call('ZADD', group, 0, word()) end
            call('SADD', P .. 'G', id)
            """#)

    /// Forgets a group; says whether there was one.
    static let removeGroup = RedisScript(
        ScriptParts.base + #"""
            local id = word()
            call('SREM', P .. 'G', id)
            return call('UNLINK', P .. 'g:' .. id)
            """#)

    /// The members of a group behind a position; nothing for a group that nobody put.
    static let members = RedisScript(
        ScriptParts.base + #"""
            local group, position, limit = P .. 'g:' .. word(), word(), word()
            if call('EXISTS', group) == 0 then return false end
            return call('ZRANGEBYLEX', group, '(m' .. position, '(n', 'LIMIT', 0, limit)
            """#)
}
