import { randomUUID } from 'node:crypto'
import { CloudError } from '../CloudError.ts'
import type { Logger } from '../observe/createLogger.ts'
import { closeRedis } from '../redis/closeRedis.ts'
import { connectRedis } from '../redis/connectRedis.ts'
import type { Bus } from './Bus.ts'
import { createListeners } from './createListeners.ts'

/** How long Redis may take to accept a message or to answer a check, in ms. */
const patience = 2_000

/** On this channel a node tells the others that they missed something it could not say. */
const missedChannel = '!missed'

/**
 * The bus of several nodes, over publish and subscribe of Redis. While Redis is away the node goes on alone: what it
 * publishes reaches its own listeners, a failure is logged and not thrown, and everybody is told by `onRestored` when
 * something may have been missed.
 *
 * @param parameters.prefix of the channels' names, so that several clouds may share a Redis. `latchkey` unless told.
 * @throws CloudError `bus.unavailable` if Redis is not there at the start or refuses us.
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
        logger.error({ error }, 'a listener of the bus failed')
      }
    }
  }

  /** Hands a message to Redis; whether that worked. */
  const send = async (channel: string, message: string): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new CloudError('bus.unavailable', `No answer within ${patience} ms.`)), patience)
    })
    try {
      await Promise.race([publisher.publish(`${prefix}:${channel}`, `${nodeId} ${message}`), late])
      return true
    } catch (error) {
      // The connection says once that it is away; each message that goes nowhere is worth no warning.
      logger.debug(
        { channel, reason: error instanceof Error ? error.message : String(error) },
        'a message was not sent',
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
  // By then it has subscribed again to everything.
  subscriber.on('ready', tellRestored)

  /** Messages of other nodes; what this one said itself its listeners have heard already. */
  const toReceiver = (receive: (message: string) => void) => (envelope: string) => {
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
      // A listener that fails is logged alike, wherever the message came from.
      const own = createListeners({ logger })
      own.add(channel, listener)
      const receive = toReceiver((message) => own.call(channel, message))
      await subscriber.subscribe(`${prefix}:${channel}`, receive)
      return async () => {
        end()
        own.clear()
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
