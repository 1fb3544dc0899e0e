import { createHash } from 'node:crypto'
import type { relayPublishSchema } from '@latchkey/protocol/relay'
import type { InferOutput } from 'valibot'
import type { MailboxMessage } from '../mailbox/MailboxMessage.ts'
import { RelayRefusal } from '../RelayRefusal.ts'
import type { RelayCaller, RelayServices } from './RelayServices.ts'

/** A message as received from the caller. `ttl` is in seconds. */
export type PublishedMessage = Pick<
  InferOutput<typeof relayPublishSchema>,
  'topic' | 'message' | 'ttl' | 'tag' | 'attestation'
>

/**
 * Stores a message, then delivers it to subscribers on this node and announces it to the others. Resolves after both:
 * if the node dies earlier, the publisher gets no answer and tries again.
 *
 * @throws RelayRefusal `PayloadSizeExceeded`, `InvalidParams`, `TooManyRequests`, `MailboxLimitExceeded`.
 */
export async function publish(
  services: RelayServices,
  caller: RelayCaller,
  published: PublishedMessage,
): Promise<void> {
  const bytes = assertPublishable(services, published)
  charge(services, caller, [bytes])
  return store(services, prepare(services, caller, published))
}

async function store(services: RelayServices, message: MailboxMessage): Promise<void> {
  const { delivery, feed, mailbox, metrics } = services
  const endTimer = metrics.storeSeconds.startTimer()
  const outcome = await mailbox.store(message)
  endTimer()
  metrics.published.inc({ outcome: outcome.kind })
  switch (outcome.kind) {
    case 'full':
      throw new RelayRefusal('MailboxLimitExceeded', 'The topic has reached its message limit.')
    case 'stored':
      delivery.deliver(outcome.message)
      return feed.announce(outcome.message)
    case 'duplicate':
      // The node that stored it may have died before announcing it.
      delivery.check([message.topic])
      return feed.announceCheck(message.topic)
  }
}

/** Publishes messages in order, or none if one of them is invalid. */
export async function publishAll(
  services: RelayServices,
  caller: RelayCaller,
  messages: readonly PublishedMessage[],
): Promise<void> {
  const sizes = messages.map((message) => assertPublishable(services, message))
  charge(services, caller, sizes)
  await Promise.all(messages.map((message) => store(services, prepare(services, caller, message))))
}

/** Takes what the messages cost from the rate of the client and from the quotas of stored bytes. */
function charge(services: RelayServices, { client }: RelayCaller, sizes: readonly number[]): void {
  const { disk, rates, securityLog } = services
  if (disk.isLow()) {
    const { address, projectId } = client
    securityLog.refused({ purpose: 'disk', share: 'node', unit: 'bytes', address, projectId })
    throw new RelayRefusal(
      'MailboxLimitExceeded',
      "The relay's disk is nearly full, so the message was not stored. What was stored before is safe. Try again later.",
    )
  }
  if (!rates.mayPublish(client, sizes))
    throw new RelayRefusal('TooManyRequests', 'Too many messages at once. Try again in a second.')
  const answer = rates.store(client, sizes)
  if (answer.isAllowed) return
  const whose = { client: 'Your client', address: 'Your address', network: 'Your network', project: 'This project' }
  throw new RelayRefusal(
    'MailboxLimitExceeded',
    `${answer.share === 'node' ? 'The relay' : whose[answer.share]} stored too many bytes within a minute. The message was not stored. Try again in ${Math.ceil(answer.retryAfter / 1_000)} s.`,
  )
}

function prepare(services: RelayServices, { client }: RelayCaller, published: PublishedMessage): MailboxMessage {
  const { attestation, message, tag, topic } = published
  // A refusal would make clients repeat the message in vain.
  const ttl = Math.min(published.ttl, services.limits.longestTtl)
  const now = services.now()
  return {
    topic,
    messageId: createHash('sha256').update(message).digest('hex'),
    message,
    tag,
    attestation: attestation ?? undefined,
    publisher: client.clientId,
    publishedAt: now,
    expiresAt: now + ttl * 1_000,
  }
}

/** Returns the size of a message, or throws if it cannot be stored. */
function assertPublishable({ limits }: RelayServices, { attestation, message, tag }: PublishedMessage): number {
  const bytes = Buffer.byteLength(message) + Buffer.byteLength(attestation ?? '')
  if (bytes > limits.messageBytes)
    throw new RelayRefusal(
      'PayloadSizeExceeded',
      `Payload size limit exceeded. Maximum size for tag ${tag} is ${limits.messageBytes}`,
    )
  if (message.includes('\0') || attestation?.includes('\0') === true)
    throw new RelayRefusal('InvalidParams', 'A message must not contain NUL characters.')
  return bytes
}
