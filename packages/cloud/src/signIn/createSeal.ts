import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto'

/** Proves that a text which comes back from a page was made by this cloud. It hides nothing. */
export interface Seal {
  /** Whether this cloud has a key. */
  readonly hasKey: boolean
  /** Returns the payload with its signature behind a dot; `undefined` without a key. */
  close(payload: string): string | undefined
  /** Returns the payload; `undefined` if it is forged, or signed with a key that is not ours. */
  open(sealed: string): string | undefined
}

/**
 * Creates a seal.
 *
 * @param parameters.keys secrets in hex that all nodes share; the first signs, all verify. The seal's keys are derived from them.
 * @param parameters.purpose separates these signatures from those of other purposes.
 */
export function createSeal(parameters: { readonly keys: readonly string[]; readonly purpose: string }): Seal {
  const keys = parameters.keys.map((key) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', Buffer.from(key, 'hex'), '', parameters.purpose, 32))),
  )
  return {
    hasKey: keys.length > 0,
    close(payload) {
      const [key] = keys
      return key === undefined ? undefined : `${payload}.${toMac(key, payload).toString('base64url')}`
    },
    open(sealed) {
      const end = sealed.lastIndexOf('.')
      if (end < 0) return undefined
      const [payload, mac] = [sealed.slice(0, end), Buffer.from(sealed.slice(end + 1), 'base64url')]
      const isOurs = keys.some((key) => mac.length === 32 && timingSafeEqual(mac, toMac(key, payload)))
      return isOurs ? payload : undefined
    },
  }
}

function toMac(key: KeyObject, payload: string): Buffer {
  return createHmac('sha256', key).update(payload).digest()
}
