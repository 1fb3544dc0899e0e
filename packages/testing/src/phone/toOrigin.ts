import type { PhonePeer } from './types.ts'

/** Returns the id of an app: the origin of its URL, or its name if it has none. */
export function toOrigin({ url, name }: PhonePeer): string {
  const { origin } = URL.canParse(url) ? new URL(url) : { origin: 'null' }
  return origin === 'null' ? name || url || 'an app without a name' : origin
}
