import { randomUUID } from 'node:crypto'
import { CloudError } from '../CloudError.ts'
import type { Logger } from '../observe/createLogger.ts'
import { closeRedis } from '../redis/closeRedis.ts'
import { connectRedis } from '../redis/connectRedis.ts'
import type { Bus } from './Bus.ts'
import { createListeners } from './createListeners.ts'

/** Timeout of a publish or a check, in ms. */
const patience = 2_000

/** On this channel a node tells the others that it failed to publish something. */
const missedChannel = '!missed'

/**
 * Creates a bus over Redis publish/subscribe. While Redis is down the node keeps running: its messages reach only its
 * own listeners, failures are logged instead of thrown, and `onRestored` reports that messages may have been missed.
 *
 * @param parameters.prefix of the channel names, so that several clouds can share a Redis. Default: `latchkey`.
 * @throws CloudError `bus.unavailable` if Redis is unreachable at startup or rejects the connection.
 */
export async function createRedisBus(parameters: {
  readonly url: string
  readonly logger: Logger
  readonly prefix?: string | undefined
  readonly startTimeout?: number | undefined
}): Promise<Bus> {
  const { logger, prefix = 'latchkey', startTimeout, url } = parameters
  const nodeId = randomUUID()
  const listeners = createListeners({ logger })
  const restoredListeners = new Set<{ readonly listener: () => void }>()
  const publisher = await connectRedis({ url, purpose: 'publisher', logger, startTimeout })
  const subscriber = await connectRedis({ url, purpose: 'subscriber', logger, queues: true, startTimeout }).catch(
    async (error: unknown) => {
      await closeRedis(publisher)
      throw error
    },
  )
  let hasFailed = false
  let isClosed = false

  const tellRestored = (): void => {
    for (const { listener } of restoredListeners) {
      try {
        listener()
      } catch (error) {
        logger.error({ error }, 'A bus listener failed')
      }
    }
  }

  /** Publishes to Redis. Returns whether it succeeded. */
  const send = async (channel: string, message: string): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined
    const deadline = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new CloudError('bus.unavailable', `No answer within ${patience} ms.`)), patience)
    })
    try {
      await Promise.race([publisher.publish(`${prefix}:${channel}`, `${nodeId} ${message}`), deadline])
      return true
    } catch (error) {
      // The connection already logs the outage once, so do not warn for each message.
      logger.debug(
        { channel, reason: error instanceof Error ? error.message : String(error) },
        'A message was not published',
      )
      return false
    } finally {
      clearTimeout(timer)
    }
  }

  publisher.on('ready', () => {
    if (!hasFailed) return
    hasFailed = false
    void send(missedChannel, '').then((isSent) => {
      if (!isSent) hasFailed = true
    })
  })
  // At this point all subscriptions have been restored.
  subscriber.on('ready', tellRestored)

  /**
   * Skips messages of this node, because its listeners have already received them, and those that arrive before the
   * listeners know that earlier ones may be missing: these are then among what they may have missed.
   */
  const toReceiver = (receive: (message: string) => void) => (envelope: string) => {
    if (!subscriber.isReady) return
    const sender = envelope.slice(0, nodeId.length)
    if (sender !== nodeId) receive(envelope.slice(nodeId.length + 1))
  }
  await subscriber.subscribe(`${prefix}:${missedChannel}`, toReceiver(tellRestored))

  const assertOpen = (): void => {
    if (isClosed) throw new CloudError('bus.unavailable', 'The bus is closed.')
  }
  return {
    kind: 'redis',
    async publish(channel, message) {
      assertOpen()
      queueMicrotask(() => listeners.call(channel, message))
      if (!(await send(channel, message))) hasFailed = true
    },
    async subscribe(channel, listener) {
      assertOpen()
      const end = listeners.add(channel, listener)
      // Use a registry here too, so that a failing listener is logged in the same way.
      const receivers = createListeners({ logger })
      receivers.add(channel, listener)
      const receive = toReceiver((message) => receivers.call(channel, message))
      await subscriber.subscribe(`${prefix}:${channel}`, receive)
      return async () => {
        end()
        receivers.clear()
        if (!isClosed) await subscriber.unsubscribe(`${prefix}:${channel}`, receive)
      }
    },
    onRestored(listener) {
      const entry = { listener }
      restoredListeners.add(entry)
      return () => void restoredListeners.delete(entry)
    },
    async check() {
      assertOpen()
      if (!subscriber.isReady || !publisher.isReady || !(await send('!check', ''))) {
        throw new CloudError('bus.unavailable', 'Redis does not answer.')
      }
    },
    async close() {
      if (isClosed) return
      isClosed = true
      listeners.clear()
      restoredListeners.clear()
      await Promise.all([closeRedis(subscriber), closeRedis(publisher)])
    },
  }
}
