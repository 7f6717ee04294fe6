extension RedisScript {
    /// Makes ready for the state of another store.
    ///
    /// Answers 0 where there is no state, or what an import left that did not end, or has not; 1 where there is state;
    /// 2 where gateways serve from it. Only 0 writes: the name of the import, so that an earlier one writes no more.
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

    /// Writes records of an app, each behind a letter that tells what it is; to write one again changes nothing.
    ///
    /// Answers 1, or 0 where another import has begun; then it writes nothing.
    static let applyState = RedisScript(
        ScriptParts.jobs + ScriptParts.counting + owner + records + #"""
            if not isOwner() then return 0 end
            while place < #ARGV do write[word()]() end
            return 1
            """#)

    /// What writes records, by their letters.
    private static let records = #"""
        local write = {}
        local function entry(stream, id) return call('XRANGE', P .. stream, id .. '-0', id .. '-0')[1] end
        -- Changes how many jobs and dead letters a message has, if it is kept.
        local function count(message, open, dead)
          if message ~= '' and call('EXISTS', P .. 'm:' .. message) == 1 then bump(message, open, dead) end
        end

        -- People and their devices.
        function write.u() call('HSET', P .. 'u:' .. word(), word(), word()) end
        -- A list of devices without the one that has a token.
        local function without(list, token)
          local kept, at = {}, 1
          while at <= #list do
            local from, name, _ = at, nil, nil
            name, at = text(list, at)
            for _ = 1, 6 do _, at = text(list, at) end
            at = at + 8
            if list:byte(at) == 0 then _, at = text(list, at + 1) end
            if name ~= token then kept[#kept + 1] = list:sub(from, at - 1) end
          end
          return table.concat(kept)
        end
        function write.e()
          local list, person = P .. 'e:' .. word(), word()
          local tokens, field, token = P .. 't:' .. word(), word(), word()
          call('HSET', list, person, without(call('HGET', list, person) or '', token) .. word())
          call('HSET', tokens, field, person)
        end
        function write.g()
          local id, group = word(), nil
          group = P .. 'g:' .. id
          call('DEL', group)
          for _ = 1, number() do call('ZADD', group, 0, word()) end
          call('SADD', P .. 'G', id)
        end

        -- Messages, for whom they were counted, and requests.
        function write.m()
          local id, bucket, vendor, hour, value = word(), word(), word(), word(), word()
          local known = call('GETRANGE', P .. 'm:' .. id, 0, 32)
          local counts, counting = known:sub(1, 8), known:sub(21)
          if known == '' then
            counting = value:sub(21, 33)
            counts = struct.pack('>I4I4', 0, 0)
            if call('RPUSH', P .. 'x:' .. hour, id) == 1 then call('ZADD', P .. 'x', hour, hour) end
          end
          call('SET', P .. 'm:' .. id, counts .. value:sub(9, 20) .. counting .. value:sub(34))
          if bucket ~= '' then call('HSET', P .. 'v:' .. bucket, vendor, id) end
          if tonumber(id) > tonumber(call('HGET', P .. 'n', 'message') or 0) then
            call('HSET', P .. 'n', 'message', id)
          end
        end
        function write.c()
          local id, person, s = word(), word(), word()
          local body = call('GET', P .. 'm:' .. id)
          if not body or not isFor(body, person) then return call('HSET', P .. 'c:' .. id, person, s) end
          remember(id, body, person, tonumber(s:match('%d+')), tonumber(s:match(':(%d+)') or 0), s:sub(1, 1) == '-')
        end
        function write.k()
          local key = word()
          call('ZADD', P .. 'y', word(), key)
          call('SET', P .. 'k:' .. key, word())
        end

        -- Jobs, with what changed since they were accepted and what they wait for.
        function write.j()
          local lane, id, receiver, message, job = word(), word(), word(), word(), word()
          local tries, position, done, due = word(), maybe(), maybe(), word()
          local changes, isKnown = P .. 'j:' .. lane, stored(lane, id)
          if not isKnown then
            add(lane, id, job)
            count(message, 1, 0)
          end
          forget(lane, id)
          if isKnown or tries ~= '0' then
            if tries ~= '0' then call('HSET', changes, id, tries) end
            if position then call('HSET', changes, id .. 'p', position) end
            if done then call('HSET', changes, id .. 'd', done) end
          end
          local member = struct.pack('>I8', id)
          call('ZREM', P .. 'd:' .. lane, member)
          if due == '' then
            call('ZREM', P .. 'w:' .. lane, waits(receiver, id))
          else
            call('ZADD', P .. 'w:' .. lane, 0, waits(receiver, id))
            if due ~= 'behind' then delay(lane, id, due) end
          end
        end
        function write.l()
          local id, message, job, tries, reason, moment = word(), word(), word(), word(), word(), word()
          local position, done = maybe(), maybe()
          if entry('D', id) then return end
          local words = { 'XADD', P .. 'D', id .. '-0', 'j', job, 't', tries, 'r', reason, 'a', moment }
          local function put(name, v) words[#words + 1] = name; words[#words + 1] = v end
          if position then put('p', position) end
          if done then put('d', done) end
          call(unpack(words))
          call('ZADD', P .. 'D:at', moment, id)
          count(message, 0, 1)
        end

        -- Outcomes, and how far they were told.
        function write.o()
          local id, message, hour, value = word(), word(), word(), word()
          if entry('o', id) then return end
          call('XADD', P .. 'o', id .. '-0', 'o', value)
          if message ~= '' then call('RPUSH', P .. 'O:' .. message, id) end
          if call('RPUSH', P .. 'p:' .. hour, id) == 1 then call('ZADD', P .. 'p', hour, hour) end
        end
        function write.h() call('HSET', P .. 'n', 'hook', word()) end

        """#

    /// Makes a lane's group, so that gateways look what changed of its jobs.
    static let finishLane = RedisScript(
        ScriptParts.base + ScriptParts.reading + owner + #"""
            if not isOwner() then return 0 end
            local lane = word()
            if call('EXISTS', P .. 'q:' .. lane) == 1 then regroup(lane) end
            return 1
            """#)

    /// Notes the numbers that were given out.
    static let finishImport = RedisScript(
        ScriptParts.base + owner + #"""
            if not isOwner() then return 0 end
            call('HSET', P .. 'n', 'job', word(), 'outcome', word(), 'letter', word())
            call('UNLINK', P .. 'importer')
            return 1
            """#)

    /// Lets gateways serve, unless another import has begun.
    static let endImport = RedisScript(
        ScriptParts.base + #"""
            if call('GET', P .. 'import') ~= word() then return 0 end
            return call('DEL', P .. 'import')
            """#)

    /// Whether the import whose name is the first word writes an app's state; only one does.
    private static let owner = #"""
        local function isOwner()
          local name = word()
          call('SET', P .. 'importer', name, 'NX')
          return call('GET', P .. 'importer') == name
        end

        """#
}
