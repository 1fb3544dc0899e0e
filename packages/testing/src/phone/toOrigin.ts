import type { PhonePeer } from './types.ts'

/** What the wallet knows an app by: the origin of its address, or its name if it has none. */
export function toOrigin({ url, name }: PhonePeer): string {
  const { origin } = URL.canParse(url) ? new URL(url) : { origin: 'null' }
  return origin === 'null' ? name || url || 'an app without a name' : origin
}
