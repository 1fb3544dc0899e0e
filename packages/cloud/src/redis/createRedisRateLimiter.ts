import { number, parse, tuple } from 'valibot'
import { createMemoryRateLimiter } from '../limits/createMemoryRateLimiter.ts'
import { judgeRate } from '../limits/judgeRate.ts'
import type { RateLimiter } from '../limits/RateLimiter.ts'
import type { Logger } from '../observe/createLogger.ts'
import { closeRedis } from './closeRedis.ts'
import { connectRedis } from './connectRedis.ts'

/** Counts one more only if that is allowed, in one step: [count of this window before, count of the former]. */
const script = `
local current = tonumber(redis.call('GET', KEYS[1]) or '0')
local previous = tonumber(redis.call('GET', KEYS[2]) or '0')
if current + previous * tonumber(ARGV[2]) + 1 <= tonumber(ARGV[1]) then
  redis.call('INCR', KEYS[1])
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
end
return { current, previous }
`

const countsSchema = tuple([number(), number()])

/**
 * Counts for all nodes together. While Redis is away each node counts for itself.
 *
 * @throws CloudError `bus.unavailable` if Redis is not there at the start or refuses us.
 */
export async function createRedisRateLimiter(parameters: {
  readonly url: string
  readonly logger: Logger
  readonly now: () => number
  readonly prefix?: string | undefined
}): Promise<RateLimiter & { close(): Promise<void> }> {
  const { logger, now, prefix = 'latchkey', url } = parameters
  const alone = createMemoryRateLimiter({ now })
  const client = await connectRedis({ url, purpose: 'limits', logger })
  return {
    async take(rate) {
      if (!client.isReady) return alone.take(rate)
      const time = now()
      const window = Math.floor(time / rate.window)
      // The braces keep both keys in one place of a Redis cluster.
      const toKey = (index: number): string => `${prefix}:rate:{${rate.key}}:${rate.window}:${index}`
      const share = 1 - (time % rate.window) / rate.window
      try {
        const answer = await client.eval(script, {
          keys: [toKey(window), toKey(window - 1)],
          arguments: [String(rate.atMost), String(share), String(rate.window * 2)],
        })
        const [current, previous] = parse(countsSchema, answer)
        return judgeRate({ rate, current, previous, now: time })
      } catch (error) {
        logger.debug({ error }, 'Redis did not count')
        return alone.take(rate)
      }
    },
    close: () => closeRedis(client),
  }
}
