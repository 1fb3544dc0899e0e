import { createHash, randomUUID } from 'node:crypto'
import { number, object, optional, parse, string, union } from 'valibot'
import type { CloudContext } from '../CloudContext.ts'
import type { StoredMessage } from './mailbox/MailboxMessage.ts'

/** Announces topic activity between nodes. */
export interface TopicFeed {
  /**
   * Subscribes to announcements of topics. Resolves when subscribed, or on timeout, after which subscribing continues
   * in the background.
   */
  listen(topics: readonly string[]): Promise<void>
  /** Announces a stored message to the other nodes. Resolves when it is sent. */
  announce(message: StoredMessage): Promise<void>
  /** Tells the other nodes to check a topic's mailbox. */
  announceCheck(topic: string): Promise<void>
  /** Unsubscribes from topics that have had no local subscribers for a while. */
  sweep(): void
  close(): Promise<void>
}

const constants = {
  /** How long a subscriber waits for the bus, in ms. */
  patience: 1_000,
  /** How long to stay subscribed to a topic without local subscribers, in ms: clients often reconnect. */
  linger: 10_000,
} as const

const announcementSchema = union([
  object({
    message: object({
      seq: number(),
      topic: string(),
      messageId: string(),
      message: string(),
      tag: number(),
      attestation: optional(string()),
      publisher: string(),
      publishedAt: number(),
      expiresAt: number(),
    }),
  }),
  object({ check: string() }),
])

interface TopicSubscription {
  readonly ready: Promise<unknown>
  end: (() => Promise<void>) | undefined
  /** Since when the topic has no local subscribers. */
  idleSince: number | undefined
}

/**
 * Connects the relay to the bus.
 *
 * @param parameters.hasSubscribers whether a topic has local subscribers.
 * @param parameters.onMessage another node stored a message.
 * @param parameters.onCheck messages of a topic may have been missed.
 */
export function createTopicFeed(parameters: {
  readonly context: Pick<CloudContext, 'bus' | 'logger' | 'now'>
  readonly hasSubscribers: (topic: string) => boolean
  readonly onMessage: (message: StoredMessage) => void
  readonly onCheck: (topic: string) => void
}): TopicFeed {
  const { context, hasSubscribers, onCheck, onMessage } = parameters
  const { bus, logger, now } = context
  const subscriptions = new Map<string, TopicSubscription>()
  /** Identifies the node's own announcements, which it ignores. */
  const nodeId = randomUUID()

  const receive = (text: string): void => {
    if (text.startsWith(nodeId)) return
    const announcement = parse(announcementSchema, JSON.parse(text.slice(nodeId.length)))
    if ('check' in announcement) onCheck(announcement.check)
    else onMessage({ ...announcement.message, attestation: announcement.message.attestation })
  }
  const listen = (topic: string): TopicSubscription => {
    const known = subscriptions.get(topic)
    if (known !== undefined) {
      known.idleSince = undefined
      return known
    }
    let isLate = false
    let timer: NodeJS.Timeout | undefined
    const subscribed = bus.subscribe(toChannel(topic), receive).then(
      (end) => {
        clearTimeout(timer)
        if (subscriptions.get(topic) !== entry) return end()
        entry.end = end
        if (isLate) onCheck(topic)
      },
      (error: unknown) => {
        clearTimeout(timer)
        logger.warn({ error }, 'Subscribing to a topic on the bus failed')
        // Let the next subscriber try again.
        if (subscriptions.get(topic) === entry) subscriptions.delete(topic)
      },
    )
    const deadline = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        isLate = true
        resolve()
      }, constants.patience)
    })
    const entry: TopicSubscription = {
      ready: Promise.race([subscribed, deadline]),
      end: undefined,
      idleSince: undefined,
    }
    subscriptions.set(topic, entry)
    return entry
  }
  const publish = (
    topic: string,
    announcement: { readonly message: StoredMessage } | { readonly check: string },
  ): Promise<void> =>
    bus
      .publish(toChannel(topic), `${nodeId}${JSON.stringify(announcement)}`)
      .catch((error: unknown) => logger.warn({ error }, 'Announcing a message to other nodes failed'))

  return {
    async listen(topics) {
      await Promise.all(topics.map((topic) => listen(topic).ready))
    },
    announce: (message) => publish(message.topic, { message }),
    announceCheck: (topic) => publish(topic, { check: topic }),
    sweep() {
      for (const [topic, entry] of subscriptions) {
        if (hasSubscribers(topic)) entry.idleSince = undefined
        else if (entry.idleSince === undefined) entry.idleSince = now()
        else if (now() - entry.idleSince >= constants.linger) {
          subscriptions.delete(topic)
          void entry
            .end?.()
            .catch((error: unknown) => logger.debug({ error }, 'Unsubscribing from a topic on the bus failed'))
        }
      }
    },
    async close() {
      const entries = Array.from(subscriptions.values())
      subscriptions.clear()
      await Promise.allSettled(entries.map(async ({ end }) => end?.()))
    },
  }
}

/** A topic's channel name. The topic is secret, and channel names appear in the logs of Redis and the bus. */
function toChannel(topic: string): string {
  return `relay:${createHash('sha256').update(topic).digest('base64url').slice(0, 22)}`
}
