extension RedisScript {
    /// Hands out jobs of the lanes that a gateway has.
    ///
    /// Answers the jobs, each with its number, its lane's epoch, what it is, and for one that was handed out before its
    /// tries, its place and the devices that are done; then whether there may be more at once, and else when the next
    /// one that waits is due. Without jobs the gateway is among those that sleep.
    static let take = RedisScript(
        ScriptParts.always + ScriptParts.jobs + #"""
            -- Makes a lane's group, and has its jobs pending up to the last one that was begun or waits: so it is looked what
            -- changed of them, and those that wait come behind earlier ones of their receivers.
            local function regroup(lane)
              local q, last = P .. 'q:' .. lane, 0
              call('XGROUP', 'CREATE', q, 'g', '0', 'MKSTREAM')
              for _, field in ipairs(call('HKEYS', P .. 'j:' .. lane)) do
                last = math.max(last, tonumber(field:match('^%d+')))
              end
              for _, member in ipairs(call('ZRANGE', P .. 'w:' .. lane, 0, -1)) do
                last = math.max(last, (struct.unpack('>I8', member, #member - 7)))
              end
              local reached = 0
              while reached < last do
                local read = call('XREADGROUP', 'GROUP', 'g', 'w', 'COUNT', 2000, 'STREAMS', q, '>')
                local entries = read and read[1][2] or {}
                reached = #entries > 0 and tonumber(entries[#entries][1]:match('^%d+')) or last
              end
            end
            local run, now, limit, longest = word(), number(), number(), number()
            local jobs, epochs, more = {}, {}, 0
            local function owned(lane)
              if epochs[lane] == nil then
                local who, epoch = (call('HGET', P .. 'l', lane) or ''):match('^(%w+):(%d+)$')
                epochs[lane] = who == run and epoch or false
              end
              return epochs[lane]
            end
            local function isDue(due) return due and (tonumber(due) <= now or tonumber(due) > now + longest) end
            local function hand(lane, id, job, isOld)
              local next = { id, epochs[lane], job }
              if isOld then
                for i, v in ipairs(call('HMGET', P .. 'j:' .. lane, id, id .. 'p', id .. 'd')) do next[3 + i] = v end
              end
              jobs[#jobs + 1] = next
            end
            local function stopWaiting(lane, id, job)
              call('ZREM', P .. 'd:' .. lane, struct.pack('>I8', id))
              call('ZREM', P .. 'w:' .. lane, waits(target(job), id))
            end
            local function noteFirst(lane)
              local first = call('ZRANGE', P .. 'd:' .. lane, 0, 0, 'WITHSCORES')
              if first[1] then call('ZADD', P .. 'f', first[2], lane) else call('ZREM', P .. 'f', lane) end
            end
            -- Jobs that waited, of lanes whose earlier jobs are all known; no more than half of what is wanted.
            local most = math.max(math.floor(limit / 2), 1)
            local function due(lane)
              local d = P .. 'd:' .. lane
              for _, range in ipairs({ { '-inf', now }, { '(' .. (now + longest), '+inf' } }) do
                for _, member in ipairs(call('ZRANGEBYSCORE', d, range[1], range[2], 'LIMIT', 0, most)) do
                  local id = struct.unpack('>I8', member)
                  local job = stored(lane, id)
                  call('ZREM', d, member)
                  -- One before which another was put back meanwhile goes on behind that.
                  local receiver = job and target(job)
                  if job and (firstWaiting(lane, receiver) or id) == id then
                    call('ZREM', P .. 'w:' .. lane, waits(receiver, id))
                    hand(lane, id, job, true)
                    most = most - 1
                  end
                end
              end
              noteFirst(lane)
            end
            for _, range in ipairs({ { '-inf', now }, { '(' .. (now + longest), '+inf' } }) do
              for _, lane in ipairs(call('ZRANGEBYSCORE', P .. 'f', range[1], range[2])) do
                if most <= 0 then more = 1 break end
                if owned(lane) and call('HEXISTS', P .. 'h', lane) == 0 then due(lane) end
              end
            end
            -- Others, each behind the earlier ones of its receiver that wait.
            local function offer(lane, id, job, isOld, hasWaiting)
              if hasWaiting then
                local receiver = target(job)
                local first = firstWaiting(lane, receiver)
                if first and first < id then
                  call('ZADD', P .. 'w:' .. lane, 0, waits(receiver, id))
                  return
                end
                if first == id then
                  if not isDue(call('ZSCORE', P .. 'd:' .. lane, struct.pack('>I8', id))) then return end
                  stopWaiting(lane, id, job)
                end
              end
              hand(lane, id, job, isOld)
            end
            local function read(lane, from, count)
              local q = P .. 'q:' .. lane
              local answer = redis.pcall('XREADGROUP', 'GROUP', 'g', 'w', 'COUNT', count, 'STREAMS', q, from)
              if answer and answer.err then
                if not answer.err:find('NOGROUP', 1, true) then return error(answer) end
                regroup(lane)
                call('HSET', P .. 'h', lane, '0-0')
                more = 1
                return
              end
              return answer and answer[1][2] or {}
            end
            local function ready(lane)
              local count = limit - #jobs
              local hasWaiting = call('EXISTS', P .. 'w:' .. lane) == 1
              local history = call('HGET', P .. 'h', lane)
              if history then
                local entries = read(lane, history, count)
                if not entries then return end
                for _, entry in ipairs(entries) do
                  local id = tonumber(entry[1]:match('^%d+'))
                  if entry[2] then offer(lane, id, entry[2][2], true, hasWaiting)
                  else call('XACK', P .. 'q:' .. lane, 'g', entry[1]) end
                end
                if hasWaiting then noteFirst(lane) end
                if #entries == count then
                  call('HSET', P .. 'h', lane, entries[count][1])
                  more = 1
                  return
                end
                call('HDEL', P .. 'h', lane)
                count = limit - #jobs
                if count == 0 then more = 1 return end
              end
              local entries = read(lane, '>', count)
              if not entries then return end
              for _, entry in ipairs(entries) do
                offer(lane, tonumber(entry[1]:match('^%d+')), entry[2][2], false, hasWaiting)
              end
              if #entries < count then
                call('ZREM', P .. 'r', lane)
              else
                call('ZADD', P .. 'r', entries[count][1]:match('^%d+') + 1, lane)
                more = 1
              end
            end
            for _, lane in ipairs(call('ZRANGE', P .. 'r', 0, -1)) do
              if #jobs >= limit then more = 1 break end
              if owned(lane) then ready(lane) end
            end
            if #jobs > 0 or more == 1 then return { jobs, more } end
            call('SADD', P .. 'z', run)
            call('DEL', P .. 'b:' .. run)
            return { jobs, 0, call('ZRANGE', P .. 'f', 0, 0, 'WITHSCORES')[2] or false }
            """#)
}
