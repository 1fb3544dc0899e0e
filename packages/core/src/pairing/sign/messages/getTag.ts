import { relayTags } from '@latchkey/protocol/relay'

/** The parameters of a message for the relay. */
export interface MessageTag {
  readonly tag: number
  /** How long the relay keeps the message if the request has no expiry, in seconds. */
  readonly ttl: number
  readonly prompt: boolean
}

/** Returns the relay parameters of a request of the Sign protocol, or of its response. */
export function getTag(method: string, kind: 'request' | 'response'): MessageTag {
  const entry = Object.entries(relayTags).find(([, tag]) => tag.method === method && tag.kind === kind)
  const { ttl, prompt } = entry?.[1] ?? { ttl: 86_400, prompt: false }
  return { tag: Number(entry?.[0] ?? 0), ttl, prompt }
}
