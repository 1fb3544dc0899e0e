import type { RandomPort } from './ports.ts'

/**
 * Randomness of the platform's Web Crypto. `crypto.randomUUID` exists only on secure pages, `getRandomValues`
 * everywhere.
 */
export function createRandom(): RandomPort {
  return {
    uuid: () => {
      const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
      const hex = bytes
        .map((byte, index) => (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte))
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('')
      return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
    },
    bytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  }
}
