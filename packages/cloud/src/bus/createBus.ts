import type { Logger } from '../observe/createLogger.ts'
import type { Bus } from './Bus.ts'
import { createMemoryBus } from './createMemoryBus.ts'

/** Creates the Redis bus if a URL is set, otherwise the in-memory bus. */
export async function createBus(parameters: {
  readonly redisUrl: string | undefined
  readonly logger: Logger
}): Promise<Bus> {
  const { logger, redisUrl } = parameters
  if (redisUrl === undefined) return createMemoryBus({ logger })
  const { createRedisBus } = await import('./createRedisBus.ts')
  return createRedisBus({ url: redisUrl, logger })
}
