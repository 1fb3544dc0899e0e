import type { MailboxPlace, StoredMessage } from '../mailbox/MailboxMessage.ts'
import type { RelayAnswer, RelayCaller, RelayServices } from './RelayServices.ts'

const atMost = { messages: 500, characters: 524_288 } as const

/** Returns the messages waiting for a caller. They count as acknowledged once the answer has been sent. */
export async function fetchMessages(
  services: RelayServices,
  caller: RelayCaller,
  topics: readonly string[],
): Promise<RelayAnswer> {
  const { clientId } = caller.client
  const messages: StoredMessage[] = []
  let characters = 0
  const isEnough = (): boolean => messages.length >= atMost.messages || characters >= atMost.characters
  let next: number | undefined = 0
  let hasMore = false
  while (next !== undefined && !hasMore) {
    const after: number = next
    const places: readonly MailboxPlace[] = Array.from(new Set(topics), (topic) => ({ topic, after }))
    const page = await services.mailbox.read({ clientId, places })
    next = page.next
    for (const message of page.messages) {
      hasMore = isEnough()
      if (hasMore) break
      messages.push(message)
      characters += message.message.length
    }
    hasMore ||= next !== undefined && isEnough()
  }
  return {
    result: {
      messages: messages.map(({ attestation, message, publishedAt, tag, topic }) => ({
        topic,
        message,
        publishedAt,
        tag,
        attestation,
      })),
      hasMore,
    },
    afterwards: () => services.delivery.acknowledgeAll(caller.client, messages),
  }
}
