import { createHash, randomUUID } from 'node:crypto'
import { number, object, optional, parse, string, union } from 'valibot'
import type { CloudContext } from '../CloudContext.ts'
import type { StoredMessage } from './mailbox/MailboxMessage.ts'

/** What the nodes tell each other about topics. */
export interface TopicFeed {
  /** Hears of topics from other nodes. Resolves when it does, or when the bus has taken too long: then it will later. */
  listen(topics: readonly string[]): Promise<void>
  /** Tells other nodes of a stored message. Resolves when that is handed over. */
  announce(message: StoredMessage): Promise<void>
  /** Tells other nodes to look into a topic's mailbox. */
  announceCheck(topic: string): Promise<void>
  /** Stops hearing of topics that nobody here has taken part in for a while. */
  sweep(): void
  close(): Promise<void>
}

const constants = {
  /** How long a subscriber waits for the bus, in ms. */
  patience: 1_000,
  /** How long a topic that nobody takes part in is still listened to, in ms: who left often comes back. */
  linger: 10_000,
} as const

const newsSchema = union([
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

interface ListenedTopic {
  readonly ready: Promise<unknown>
  end: (() => Promise<void>) | undefined
  /** Since when nobody takes part in it. */
  idleSince: number | undefined
}

/**
 * Connects the relay to the bus.
 *
 * @param parameters.isWanted whether somebody here takes part in a topic.
 * @param parameters.onMessage another node stored a message.
 * @param parameters.onCheck messages of a topic may have been missed.
 */
export function createTopicFeed(parameters: {
  readonly context: Pick<CloudContext, 'bus' | 'logger' | 'now'>
  readonly isWanted: (topic: string) => boolean
  readonly onMessage: (message: StoredMessage) => void
  readonly onCheck: (topic: string) => void
}): TopicFeed {
  const { context, isWanted, onCheck, onMessage } = parameters
  const { bus, logger, now } = context
  const listened = new Map<string, ListenedTopic>()
  /** What this node says it need not hear. */
  const nodeId = randomUUID()

  const hear = (text: string): void => {
    if (text.startsWith(nodeId)) return
    const news = parse(newsSchema, JSON.parse(text.slice(nodeId.length)))
    if ('check' in news) onCheck(news.check)
    else onMessage({ ...news.message, attestation: news.message.attestation })
  }
  const listen = (topic: string): ListenedTopic => {
    const known = listened.get(topic)
    if (known !== undefined) {
      known.idleSince = undefined
      return known
    }
    let isLate = false
    let timer: NodeJS.Timeout | undefined
    const subscribed = bus.subscribe(toChannel(topic), hear).then(
      (end) => {
        clearTimeout(timer)
        if (listened.get(topic) !== entry) return end()
        entry.end = end
        if (isLate) onCheck(topic)
      },
      (error: unknown) => {
        clearTimeout(timer)
        logger.warn({ error }, 'a topic is not listened to')
        // The next subscriber tries again.
        if (listened.get(topic) === entry) listened.delete(topic)
      },
    )
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        isLate = true
        resolve()
      }, constants.patience)
    })
    const entry: ListenedTopic = { ready: Promise.race([subscribed, late]), end: undefined, idleSince: undefined }
    listened.set(topic, entry)
    return entry
  }
  const say = (topic: string, news: { readonly message: StoredMessage } | { readonly check: string }): Promise<void> =>
    bus
      .publish(toChannel(topic), `${nodeId}${JSON.stringify(news)}`)
      .catch((error: unknown) => logger.warn({ error }, 'other nodes were not told of a message'))

  return {
    async listen(topics) {
      await Promise.all(topics.map((topic) => listen(topic).ready))
    },
    announce: (message) => say(message.topic, { message }),
    announceCheck: (topic) => say(topic, { check: topic }),
    sweep() {
      for (const [topic, entry] of listened) {
        if (isWanted(topic)) entry.idleSince = undefined
        else if (entry.idleSince === undefined) entry.idleSince = now()
        else if (now() - entry.idleSince >= constants.linger) {
          listened.delete(topic)
          void entry.end?.().catch((error: unknown) => logger.debug({ error }, 'a topic is still listened to'))
        }
      }
    },
    async close() {
      const entries = Array.from(listened.values())
      listened.clear()
      await Promise.allSettled(entries.map(async ({ end }) => end?.()))
    },
  }
}

/** A topic's channel. The topic itself is a secret, and channels stand in the logs of Redis and of the bus. */
function toChannel(topic: string): string {
  return `relay:${createHash('sha256').update(topic).digest('base64url').slice(0, 22)}`
}
