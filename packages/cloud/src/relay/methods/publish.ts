import { createHash } from 'node:crypto'
import type { relayPublishSchema } from '@latchkey/protocol/relay'
import type { InferOutput } from 'valibot'
import type { MailboxMessage } from '../mailbox/MailboxMessage.ts'
import { RelayRefusal } from '../RelayRefusal.ts'
import type { RelayCaller, RelayServices } from './RelayServices.ts'

/** A message as a caller gives it. `ttl` in seconds. */
export type PublishedMessage = Pick<
  InferOutput<typeof relayPublishSchema>,
  'topic' | 'message' | 'ttl' | 'tag' | 'attestation'
>

/**
 * Stores a message, then brings it to who takes part in its topic, here and on other nodes. Resolves when it is stored and
 * the other nodes are told: a node that dies earlier has answered nothing, and the publisher tries again.
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
      throw new RelayRefusal('MailboxLimitExceeded', 'The topic holds as many messages as a topic may hold.')
    case 'stored':
      delivery.deliver(outcome.message)
      return feed.announce(outcome.message)
    case 'duplicate':
      // The node that stored it may have died before it could tell anybody.
      delivery.check([message.topic])
      return feed.announceCheck(message.topic)
  }
}

/** Publishes several messages, in their order; none if one of them can never be stored. */
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
    throw new RelayRefusal('TooManyRequests', 'Too many messages are published at once. Try again in a second.')
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

/** The size of a message, if it can be stored. */
function assertPublishable({ limits }: RelayServices, { attestation, message, tag }: PublishedMessage): number {
  const bytes = Buffer.byteLength(message) + Buffer.byteLength(attestation ?? '')
  if (bytes > limits.messageBytes)
    throw new RelayRefusal(
      'PayloadSizeExceeded',
      `Payload size limit exceeded. Maximum size for tag ${tag} is ${limits.messageBytes}`,
    )
  if (message.includes('\0') || attestation?.includes('\0') === true)
    throw new RelayRefusal('InvalidParams', 'A message holds no NUL character.')
  return bytes
}
