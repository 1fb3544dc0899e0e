import type { RedisClient } from './connectRedis.ts'

/** Closes a connection: gracefully if Redis is reachable, otherwise at once. */
export async function closeRedis(client: RedisClient): Promise<void> {
  if (!client.isOpen) return
  if (client.isReady) await client.close()
  else client.destroy()
}
