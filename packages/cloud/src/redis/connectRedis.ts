import { createClient, ErrorReply, type RedisClientType } from 'redis'
import { CloudError } from '../CloudError.ts'
import type { Logger } from '../observe/createLogger.ts'

/** A connection to Redis. */
export type RedisClient = RedisClientType

const constants = {
  /** Timeout of one connection attempt, in ms. */
  connectTimeout: 5_000,
  /** Maximum pause between two attempts, in ms. */
  pauseAtMost: 2_000,
  /** Interval of pings on an idle connection, in ms. */
  pingInterval: 5_000,
  /** Silence after which a connection counts as broken, in ms. */
  silenceAtMost: 15_000,
} as const

/**
 * Connects to Redis and reconnects forever after an outage. While disconnected, commands fail at once, unless `queues`
 * is set.
 *
 * @param parameters.startTimeout how long to wait for the first connection, in ms. Default: 30,000.
 * @throws CloudError `bus.unavailable` if Redis does not answer in that time or rejects the connection.
 */
export async function connectRedis(parameters: {
  readonly url: string
  /** What the connection is for, shown in `CLIENT LIST` and in the log. */
  readonly purpose: string
  readonly logger: Logger
  /** Whether commands wait while disconnected. */
  readonly queues?: boolean | undefined
  readonly startTimeout?: number | undefined
}): Promise<RedisClient> {
  const { logger, purpose, queues = false, startTimeout = 30_000, url } = parameters
  let isStarting = true
  let lastReason = 'no answer'
  const client: RedisClient = createClient({
    url,
    name: `latchkey-${purpose}`,
    disableOfflineQueue: !queues,
    pingInterval: constants.pingInterval,
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: constants.connectTimeout,
      socketTimeout: constants.silenceAtMost,
      reconnectStrategy(attempt, cause) {
        // Retrying does not fix a wrong password.
        if (isStarting && cause instanceof ErrorReply) return cause
        return Math.min(50 * 2 ** attempt, constants.pauseAtMost) + Math.floor(Math.random() * 100)
      },
    },
  })
  let isAway = false
  client.on('error', (error: unknown) => {
    lastReason = getReason(error)
    if (isStarting || isAway) return
    isAway = true
    logger.warn({ purpose, reason: lastReason }, 'Redis is unreachable')
  })
  client.on('ready', () => {
    if (isAway) logger.info({ purpose }, 'Redis is reachable again')
    isAway = false
  })
  let timer: NodeJS.Timeout | undefined
  try {
    const deadline = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new CloudError('bus.unavailable', lastReason)), startTimeout)
    })
    await Promise.race([client.connect(), deadline])
    isStarting = false
    return client
  } catch (cause) {
    if (client.isOpen) client.destroy()
    throw new CloudError(
      'bus.unavailable',
      `Cannot use Redis at ${describeAddress(url)} (${getReason(cause)}). Check REDIS_URL and that Redis is running; without REDIS_URL a single node runs on its own.`,
      { cause },
    )
  } finally {
    clearTimeout(timer)
  }
}

function getReason(error: unknown): string {
  if (error instanceof AggregateError) return getReason(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  return error.message || error.name
}

/** The host of the Redis URL, without credentials. */
function describeAddress(url: string): string {
  try {
    return new URL(url).host
  } catch {
    return 'REDIS_URL'
  }
}
