import type { Logger } from '../../observe/createLogger.ts'
import { closeRedis } from '../../redis/closeRedis.ts'
import { connectRedis } from '../../redis/connectRedis.ts'
import type { AnswerStore } from './AnswerStore.ts'
import { createMemoryAnswerStore } from './createMemoryAnswerStore.ts'

/**
 * Creates a store shared by all nodes. While Redis is down, each node keeps its own answers.
 *
 * @throws CloudError `bus.unavailable` if Redis is unreachable at startup or rejects the connection.
 */
export async function createRedisAnswerStore(parameters: {
  readonly url: string
  readonly logger: Logger
  readonly now: () => number
  readonly prefix?: string | undefined
}): Promise<AnswerStore> {
  const { logger, now, prefix = 'latchkey', url } = parameters
  const alone = createMemoryAnswerStore({ now })
  const client = await connectRedis({ url, purpose: 'answers', logger })
  // The braces put all keys into the same slot of a Redis cluster, because one command reads several of them.
  const toKey = (key: string): string => `${prefix}:{answers}:${key}`
  return {
    async read(keys) {
      if (keys.length === 0) return []
      if (!client.isReady) return alone.read(keys)
      try {
        const texts = await client.mGet(keys.map(toKey))
        return texts.map((text) => text ?? undefined)
      } catch (error) {
        logger.debug({ error }, 'Reading answers from Redis failed')
        return alone.read(keys)
      }
    },
    async write(entries, life) {
      if (entries.length === 0) return
      if (!client.isReady) return alone.write(entries, life)
      try {
        await Promise.all(entries.map(([key, text]) => client.set(toKey(key), text, { PX: life })))
      } catch (error) {
        logger.debug({ error }, 'Writing answers to Redis failed')
        await alone.write(entries, life)
      }
    },
    close: () => closeRedis(client),
  }
}
