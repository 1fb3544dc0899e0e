import { relayTags } from '@latchkey/protocol/relay'

/** How a message is sent: what the relay is told about it. */
export interface MessageTag {
  readonly tag: number
  /** Seconds for which the relay keeps the message, where the request names no expiry. */
  readonly ttl: number
  readonly prompt: boolean
}

/** The tag of a request of the sign protocol, or of the response to one. */
export function getTag(method: string, kind: 'request' | 'response'): MessageTag {
  const found = Object.entries(relayTags).find(([, tag]) => tag.method === method && tag.kind === kind)
  const { ttl, prompt } = found?.[1] ?? { ttl: 86_400, prompt: false }
  return { tag: Number(found?.[0] ?? 0), ttl, prompt }
}
