import {
  anything,
  array,
  assert,
  constantFrom,
  nat,
  oneof,
  property,
  record,
  string,
  stringMatching,
  tuple,
  uint8Array,
} from 'fast-check'
import { base58check } from '@scure/base'
import { p2tr, p2wpkh } from '@scure/btc-signer'
import { pubSchnorr, sha256 } from '@scure/btc-signer/utils.js'
import { describe, expect, it } from 'vitest'
import { isAddress } from '../chain/isAddress.ts'
import { parseAccounts } from './parseAccounts.ts'
import { runs } from '../../../../fuzz.shared.ts'

const bytes = (length: number) =>
  uint8Array({ minLength: length, maxLength: length }).map((value) => Uint8Array.from(value))
const main = { bech32: 'bc', pubKeyHash: 0, scriptHash: 5, wif: 0x80 }
/** Few, because each takes the curve a while. */
const segwit = [1, 2, 3].flatMap((value) => {
  const key = pubSchnorr(new Uint8Array(32).fill(value))
  return ['bc', 'tb', 'bcrt'].flatMap((bech32) => {
    const network = { ...main, bech32 }
    return [p2tr(key, undefined, network).address ?? '', p2wpkh(Uint8Array.from([2, ...key]), network).address ?? '']
  })
})
const old = tuple(bytes(20), constantFrom(0, 5, 111, 196)).map(([hash, version]) =>
  base58check(sha256).encode(Uint8Array.from([version, ...hash])),
)
const address = oneof(constantFrom(...segwit), old)

describe('isAddress', () => {
  it('accepts every address, and none with a single character changed', () => {
    const letter = stringMatching(/^[\da-zA-Z ]$/)
    assert(
      property(address, oneof(nat({ max: 2 }), nat()), letter, (address, at, letter) => {
        expect(isAddress(address)).toBe(true)
        const index = address.length - 1 - (at % address.length)
        const changed = address.slice(0, index) + letter + address.slice(index + 1)
        if (changed !== address) expect(isAddress(changed)).toBe(false)
        expect(isAddress(address.slice(0, index))).toBe(false)
      }),
      runs(100),
    )
  })
})

describe('parseAccounts', () => {
  it('reads accounts as text or as objects, each once and in the order of the wallet', () => {
    const key = bytes(33).map((value) => `02${Buffer.from(value.slice(1)).toString('hex')}`)
    assert(
      property(
        array(address, { maxLength: 6 }),
        key,
        constantFrom('purpose', 'intention'),
        (addresses, publicKey, name) => {
          const unique = [...new Set(addresses)]
          expect(parseAccounts([...addresses, ...addresses])).toStrictEqual(
            unique.map((address) => ({ address, type: 'payment' })),
          )
          const [capitals] = segwit
          const repeated = [capitals?.toUpperCase(), { address: capitals, purpose: 'ordinals' }]
          expect(parseAccounts(repeated)).toStrictEqual([{ address: capitals, type: 'payment' }])
          const objects = addresses.map((address) => ({
            address,
            publicKey: publicKey.toUpperCase(),
            [name]: 'ordinals',
          }))
          expect(parseAccounts(objects)).toStrictEqual(
            unique.map((address) => ({ address, publicKey, type: 'ordinals' })),
          )
        },
      ),
      runs(40),
    )
  })

  it('never throws, and returns only addresses of Bitcoin with keys of their form', () => {
    const account = record(
      {
        address: oneof(
          address,
          address.map((text) => text.toUpperCase()),
          string(),
          anything(),
        ),
        publicKey: oneof(
          bytes(33),
          bytes(32),
          bytes(31),
          string({ unit: constantFrom('0', '2', 'a', 'g') }),
          anything(),
        ),
        purpose: oneof(constantFrom('payment', 'ordinals'), anything()),
      },
      { requiredKeys: [] },
    )
    assert(
      property(oneof(array(oneof(account, address, anything())), anything()), (value) => {
        for (const { address, publicKey, type } of parseAccounts(value) ?? []) {
          expect(isAddress(address)).toBe(true)
          expect(publicKey ?? '00'.repeat(32)).toMatch(/^(?:0[23])?[\da-f]{64}$/)
          expect(['payment', 'ordinals']).toContain(type)
        }
        expect(parseAccounts(value) !== undefined).toBe(Array.isArray(value))
      }),
      runs(100),
    )
  })
})
