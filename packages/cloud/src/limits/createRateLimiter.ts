import type { Logger } from '../observe/Logger.ts'
import { createMemoryRateLimiter } from './createMemoryRateLimiter.ts'
import type { RateLimiter } from './RateLimiter.ts'

/** Counts over Redis for all nodes together if there is a URL for it, and else within this process. */
export async function createRateLimiter(parameters: {
  readonly redisUrl: string | undefined
  readonly logger: Logger
  readonly now: () => number
}): Promise<RateLimiter & { close(): Promise<void> }> {
  const { logger, now, redisUrl } = parameters
  if (redisUrl !== undefined) {
    const { createRedisRateLimiter } = await import('./createRedisRateLimiter.ts')
    return createRedisRateLimiter({ url: redisUrl, logger, now })
  }
  return { ...createMemoryRateLimiter({ now }), close: async () => {} }
}
