import type { RedisClient } from './connectRedis.ts'

/** Ends a connection: after what was asked of it if Redis is there, at once if it is not. */
export async function closeRedis(client: RedisClient): Promise<void> {
  if (!client.isOpen) return
  if (client.isReady) await client.close()
  else client.destroy()
}
