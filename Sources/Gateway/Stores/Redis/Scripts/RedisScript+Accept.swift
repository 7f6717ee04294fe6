extension RedisScript {
    /// Takes messages with their jobs.
    ///
    /// Answers 0 when it is written; 1 with what is kept under the key; 2 with the identifiers under which messages are
    /// kept, where the caller did not expect them; 3 with the identifier of a message that exists. Only 0 writes.
    static let accept = RedisScript(
        ScriptParts.jobs + #"""
            local key = word() == '1' and { word(), word(), word() }
            if key then
              local known = call('GET', P .. 'k:' .. key[1])
              if known then return { 1, known } end
            end
            local messages, kept, vendors, taken, differs = {}, {}, {}, {}, false
            for i = 1, number() do
              local id, bucket, vendor = word(), word(), word()
              local expected, hour, value = word(), word(), word()
              local first = ''
              if bucket ~= '' then first = vendors[vendor] or call('HGET', P .. 'v:' .. bucket, vendor) or '' end
              if first ~= expected then differs = true end
              if first == '' then
                if taken[id] or call('EXISTS', P .. 'm:' .. id) == 1 then return { 3, id } end
                taken[id] = true
                if bucket ~= '' then vendors[vendor] = id end
                messages[#messages + 1] = { id, bucket, vendor, hour, value }
              end
              kept[i] = first
            end
            if differs then return { 2, kept } end
            local last = tonumber(call('HGET', P .. 'n', 'message') or 0)
            local top
            for _, m in ipairs(messages) do
              call('SET', P .. 'm:' .. m[1], m[5])
              if m[2] ~= '' then call('HSET', P .. 'v:' .. m[2], m[3], m[1]) end
              if call('RPUSH', P .. 'x:' .. m[4], m[1]) == 1 then call('ZADD', P .. 'x', m[4], m[4]) end
              if tonumber(m[1]) > last then last = tonumber(m[1]); top = m[1] end
            end
            if top then call('HSET', P .. 'n', 'message', top) end
            addAll()
            addOutcomes()
            if key then
              call('SET', P .. 'k:' .. key[1], key[3])
              call('ZADD', P .. 'y', key[2], key[1])
            end
            return { 0 }
            """#)
}
