import { base58 } from '@scure/base'
import { assert, integer, oneof, property, string, stringMatching, uint8Array } from 'fast-check'
import { expect, it } from 'vitest'
import { parseClientId } from './parseClientId.ts'

const key = uint8Array({ minLength: 32, maxLength: 32 })
const toId = (bytes: Iterable<number>): string => `did:key:z${base58.encode(Uint8Array.from(bytes))}`

it('reads the key of every client id', () => {
  assert(
    property(key, (key) => {
      const { kty, crv, x } = parseClientId(toId([0xed, 0x01, ...key]))?.export({ format: 'jwk' }) ?? {}
      expect([kty, crv, x]).toStrictEqual(['OKP', 'Ed25519', Buffer.from(key).toString('base64url')])
    }),
  )
})

it('refuses ids of other keys and all other text without an exception', () => {
  assert(
    property(key, integer({ min: 0, max: 255 }), integer({ min: 0, max: 255 }), (key, first, second) => {
      const isOther = first !== 0xed || second !== 1
      expect(parseClientId(toId([first, second, ...key])) === undefined).toBe(isOther)
      expect(parseClientId(toId([0xed, 0x01, ...key, first]))).toBeUndefined()
      expect(parseClientId(toId([0xed, 0x01, ...key.subarray(1)]))).toBeUndefined()
    }),
  )
  assert(
    property(oneof(string(), stringMatching(/^did:key:z[\w]{30,70}$/)), (text) => {
      expect(parseClientId(text)).toBeUndefined()
    }),
  )
})
