import { array, number, parse } from 'valibot'
import { createMemoryRateLimiter } from '../limits/createMemoryRateLimiter.ts'
import { judgeRates } from '../limits/judgeRates.ts'
import type { Charge, ChargesAnswer, RateLimiter } from '../limits/RateLimiter.ts'
import type { Logger } from '../observe/createLogger.ts'
import { closeRedis } from './closeRedis.ts'
import { connectRedis } from './connectRedis.ts'
import { createRefusalMemory } from './createRefusalMemory.ts'

/**
 * Atomically counts all charges, or none if one of them exceeds its limit. Returns the previous counts of each charge:
 * those of this window and of the one before.
 *
 * Two keys and four arguments each: the limit, the share of the window before, the lifetime of the keys, the cost.
 */
const script = `
local counts = {}
local isAllowed = true
for index = 1, #KEYS / 2 do
  local current = tonumber(redis.call('GET', KEYS[2 * index - 1]) or '0')
  local previous = tonumber(redis.call('GET', KEYS[2 * index]) or '0')
  local needed = math.max(1, tonumber(ARGV[4 * index]))
  if current + previous * tonumber(ARGV[4 * index - 2]) + needed > tonumber(ARGV[4 * index - 3]) then
    isAllowed = false
  end
  counts[2 * index - 1] = current
  counts[2 * index] = previous
end
if isAllowed then
  for index = 1, #KEYS / 2 do
    if tonumber(ARGV[4 * index]) > 0 then
      redis.call('INCRBY', KEYS[2 * index - 1], ARGV[4 * index])
      redis.call('PEXPIRE', KEYS[2 * index - 1], ARGV[4 * index - 1])
    end
  end
end
return counts
`
const countsSchema = array(number())

/**
 * Creates a rate limiter shared by all nodes. While Redis is down, each node counts on its own.
 *
 * @throws CloudError `bus.unavailable` if Redis is unreachable at startup or rejects the connection.
 */
export async function createRedisRateLimiter(parameters: {
  readonly url: string
  readonly logger: Logger
  readonly now: () => number
  readonly prefix?: string | undefined
}): Promise<RateLimiter & { close(): Promise<void> }> {
  const { logger, now, prefix = 'latchkey', url } = parameters
  const alone = createMemoryRateLimiter({ now })
  const refusals = createRefusalMemory({ now })
  const client = await connectRedis({ url, purpose: 'limits', logger })

  const takeAll = async (charges: readonly Charge[]): Promise<ChargesAnswer> => {
    if (charges.length === 0) return { isAllowed: true }
    if (!client.isReady) return alone.takeAll(charges)
    const refusal = refusals.find(charges)
    if (refusal !== undefined) return refusal
    const time = now()
    try {
      const answer = await client.eval(script, {
        keys: charges.flatMap(({ rate }) => {
          const window = Math.floor(time / rate.window)
          // The braces put all keys into the same slot of a Redis cluster, because one script charges several of them.
          const toKey = (index: number): string => `${prefix}:{rate}:${rate.key}:${rate.window}:${index}`
          return [toKey(window), toKey(window - 1)]
        }),
        arguments: charges.flatMap(({ cost, rate: { atMost, window } }) => [
          String(atMost),
          String(1 - (time % window) / window),
          String(window * 2),
          String(cost),
        ]),
      })
      const numbers = parse(countsSchema, answer)
      const counts = charges.map((_charge, index) => ({
        current: numbers[index * 2] ?? 0,
        previous: numbers[index * 2 + 1] ?? 0,
      }))
      const judged = judgeRates({ charges, counts, now: time })
      refusals.add(judged)
      return judged
    } catch (error) {
      logger.debug({ error }, 'Counting in Redis failed')
      return alone.takeAll(charges)
    }
  }

  return {
    take: (rate, cost = 1) => takeAll([{ rate, cost }]),
    takeAll,
    close: () => closeRedis(client),
  }
}
