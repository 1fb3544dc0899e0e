import { number, parse, tuple } from 'valibot'
import { createMemoryRateLimiter } from '../limits/createMemoryRateLimiter.ts'
import { judgeRate } from '../limits/judgeRate.ts'
import type { RateLimiter } from '../limits/RateLimiter.ts'
import type { Logger } from '../observe/createLogger.ts'
import { closeRedis } from './closeRedis.ts'
import { connectRedis } from './connectRedis.ts'

/**
 * Atomically counts one more call if it is allowed. Returns the previous counts of this window and of the one before.
 */
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
  const client = await connectRedis({ url, purpose: 'limits', logger })
  return {
    async take(rate) {
      if (!client.isReady) return alone.take(rate)
      const time = now()
      const window = Math.floor(time / rate.window)
      // The braces put both keys into the same slot of a Redis cluster.
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
        logger.debug({ error }, 'Counting in Redis failed')
        return alone.take(rate)
      }
    },
    close: () => closeRedis(client),
  }
}
