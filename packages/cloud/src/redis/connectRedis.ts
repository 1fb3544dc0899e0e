import { createClient, ErrorReply, type RedisClientType } from 'redis'
import { CloudError } from '../CloudError.ts'
import type { Logger } from '../observe/createLogger.ts'

/** A connection to Redis. */
export type RedisClient = RedisClientType

const constants = {
  /** How long one attempt to connect may take, in ms. */
  connectTimeout: 5_000,
  /** The longest pause between two attempts, in ms. */
  pauseAtMost: 2_000,
  /** How often a silent connection is tried, in ms. */
  pingInterval: 5_000,
  /** After how long without a word a connection counts as broken, in ms. */
  silenceAtMost: 15_000,
} as const

/**
 * Connects to Redis. A connection that breaks is made again without end; until then what is asked of it fails at once,
 * unless `queues` is set.
 *
 * @param parameters.startTimeout how long to wait for a Redis that is not there yet, in ms. 30,000 unless told.
 * @throws CloudError `bus.unavailable` if it does not answer in that time or refuses us.
 */
export async function connectRedis(parameters: {
  readonly url: string
  /** What the connection is for, as the operator sees it in `CLIENT LIST` and in the log. */
  readonly purpose: string
  readonly logger: Logger
  /** Whether what is asked of it while it is away waits for its return. */
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
        // A wrong password will not become right by trying.
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
    logger.warn({ purpose, reason: lastReason }, 'Redis is away')
  })
  client.on('ready', () => {
    if (isAway) logger.info({ purpose }, 'Redis is back')
    isAway = false
  })
  let timer: NodeJS.Timeout | undefined
  try {
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new CloudError('bus.unavailable', lastReason)), startTimeout)
    })
    await Promise.race([client.connect(), late])
    isStarting = false
    return client
  } catch (cause) {
    if (client.isOpen) client.destroy()
    throw new CloudError(
      'bus.unavailable',
      `Redis at ${describeAddress(url)} cannot be used (${getReason(cause)}). Check REDIS_URL, and that Redis runs there; without REDIS_URL one node runs alone.`,
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

/** Redis' address without user and password. */
function describeAddress(url: string): string {
  try {
    return new URL(url).host
  } catch {
    return 'REDIS_URL'
  }
}
