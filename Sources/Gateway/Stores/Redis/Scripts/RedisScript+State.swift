extension RedisScript {
    /// Begins an import, unless there is state of a gateway, or gateways serve.
    ///
    /// Answers 0 when it has begun, in place of one that did not end; 1 where there is state; 2 where gateways serve.
    static let beginImport = RedisScript(
        ScriptParts.base + #"""
            local time = call('TIME')
            local now = time[1] * 1000 + math.floor(time[2] / 1000)
            for _, node in ipairs(call('HVALS', P .. 'nodes')) do
              if tonumber(node:match('%d+$')) > now then return 2 end
            end
            local isLeft = call('EXISTS', P .. 'import') == 1
            if not isLeft and call('SCARD', P .. 'apps') + call('HLEN', P .. 'keys') > 0 then return 1 end
            call('SET', P .. 'import', word())
            call('UNLINK', P .. 'keys')
            return 0
            """#)

    /// Writes records of an app, each behind a letter for its kind.
    static let applyState = RedisScript(
        ScriptParts.jobs + ScriptParts.counting + #"""
            local write = {}
            function write.person() call('HSET', P .. 'u:' .. word(), word(), word()) end
            function write.device()
              local list, person, tokens, token = P .. 'e:' .. word(), word(), P .. 't:' .. word(), word()
              call('HSET', list, person, (call('HGET', list, person) or '') .. word())
              call('HSET', tokens, token, person)
            end
            function write.group()
              local id = word()
              for _ = 1, number() do call('ZADD', P .. 'g:' .. id, 0, word()) end
              call('SADD', P .. 'G', id)
            end
            function write.message()
              local id = word()
              keep(id, word(), word(), word(), word())
              if tonumber(id) > tonumber(call('HGET', P .. 'n', 'message') or 0) then
                call('HSET', P .. 'n', 'message', id)
              end
            end
            function write.counted()
              local id, person, count, sets, isTakenBack = word(), word(), number(), number(), word()
              local body = call('GET', P .. 'm:' .. id)
              if body then remember(id, body, person, count, sets, isTakenBack == '1') end
            end
            function write.request()
              local key = word()
              call('ZADD', P .. 'y', word(), key)
              call('SET', P .. 'k:' .. key, word())
            end
            function write.job()
              local lane, id, receiver, message, job, tries, due = word(), word(), word(), word(), word(), word(), word()
              add(lane, id, job)
              bump(message, 1, 0)
              if tries ~= '0' then call('HSET', P .. 'j:' .. lane, id, tries) end
              if due == '' then return end
              call('ZADD', P .. 'w:' .. lane, 0, waits(receiver, id))
              if due ~= 'behind' then delay(lane, id, due) end
            end
            function write.letter()
              local id, message, job, tries, reason, moment = word(), word(), word(), word(), word(), word()
              call('XADD', P .. 'D', id .. '-0', 'j', job, 't', tries, 'r', reason, 'a', moment)
              call('ZADD', P .. 'D:at', moment, id)
              bump(message, 0, 1)
            end
            function write.outcome() addOutcome(word(), word(), word(), word()) end
            function write.hook() call('HSET', P .. 'n', 'hook', word()) end
            while place < #ARGV do write[word()]() end
            """#)
}
