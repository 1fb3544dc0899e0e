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
  const { delivery, feed, mailbox, metrics } = services
  const message = prepare(services, caller, published)
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
  for (const message of messages) assertPublishable(services, message)
  await Promise.all(messages.map((message) => publish(services, caller, message)))
}

function prepare(services: RelayServices, { client }: RelayCaller, published: PublishedMessage): MailboxMessage {
  const { attestation, message, tag, topic, ttl } = published
  const bytes = assertPublishable(services, published)
  if (!services.rates.mayPublish(client, bytes))
    throw new RelayRefusal('TooManyRequests', 'Too many messages at once. Try again in a second.')
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
