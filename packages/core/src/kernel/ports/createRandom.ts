import type { RandomPort } from './ports.ts'

/**
 * Creates a random source over Web Crypto. `crypto.randomUUID` exists only in secure contexts, `getRandomValues`
 * everywhere.
 */
export function createRandom(): RandomPort {
  return {
    // Each 0, 1 and 8 is replaced by random bits, except those of the variant (RFC 9562).
    uuid: () =>
      '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (place) => {
        const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
        return (Number(place) ^ (random & (15 >> (Number(place) / 4)))).toString(16)
      }),
    bytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  }
}
