// Our encoders against viem's.
import {
  array,
  assert,
  bigInt,
  boolean,
  constant,
  constantFrom,
  nat,
  oneof,
  option,
  property,
  record,
  string,
  tuple,
  uint8Array,
} from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { hashTypedData as hashWithViem, serializeTransaction, toHex, toRlp } from 'viem'
import { expect, it } from 'vitest'
import { hostileValue, mutatedValue } from '../../../../../../fuzz.shared.ts'
import { isVaultError } from '../../isVaultError.ts'
import type { EvmTransaction } from '../SignRequest.ts'
import { encodeRlp } from './encodeRlp.ts'
import { encodeTransaction } from './encodeTransaction.ts'
import { hashTypedData } from './hashTypedData.ts'

const bytes = (length: { min: number; max: number }) =>
  uint8Array({ minLength: length.min, maxLength: length.max }).map((value) => Uint8Array.from(value))
const hex = (min: number, max = min) => bytes({ min, max }).map((value) => toHex(value))
const amount = bigInt({ min: 0n, max: 2n ** 200n })

type Nested = Uint8Array<ArrayBuffer> | readonly Nested[]
const nested = (depth: number): Arbitrary<Nested> =>
  depth === 0
    ? oneof(bytes({ min: 0, max: 80 }), bytes({ min: 1, max: 1 }))
    : oneof(bytes({ min: 0, max: 300 }), array(nested(depth - 1), { maxLength: 4 }))

type HexTree = `0x${string}` | readonly HexTree[]

it('encodes RLP as viem does', () => {
  const toViem = (item: Nested): HexTree =>
    item instanceof Uint8Array ? toHex(item) : item.map((entry) => toViem(entry))
  assert(
    property(nested(3), (item) => {
      expect(toHex(encodeRlp(item))).toBe(toRlp(toViem(item)))
    }),
    { numRuns: 500 },
  )
})

it('encodes transactions as viem does', () => {
  const accessList = array(
    record({ address: hex(20), storageKeys: array(bytes({ min: 32, max: 32 }), { maxLength: 2 }) }),
    {
      maxLength: 2,
    },
  )
  const fee = oneof(
    amount.map((gasPrice): EvmTransaction['fee'] => ({ gasPrice })),
    tuple(amount, amount).map(([tip, rest]): EvmTransaction['fee'] => ({
      maxFeePerGas: tip + rest,
      maxPriorityFeePerGas: tip,
    })),
  )
  const transactions = record({
    nonce: nat().map(BigInt),
    gas: amount,
    to: option(hex(20), { nil: undefined }),
    value: amount,
    data: bytes({ min: 0, max: 100 }),
    fee,
    accessList,
  })
  const half = bigInt({ min: 1n, max: 2n ** 255n })
  const signatures = option(record({ r: half, s: half, recovery: nat(1) }), { nil: undefined })
  assert(
    property(transactions, nat({ max: 1_000_000 }), signatures, (transaction, chain, signature) => {
      const chainId = chain + 1
      const { nonce, data, fee: price, accessList: list, ...rest } = transaction
      const viemList = list.map((entry) => ({ ...entry, storageKeys: entry.storageKeys.map((key) => toHex(key)) }))
      const given = { ...rest, nonce: Number(nonce), data: toHex(data), chainId }
      const viemSignature = signature && {
        r: toHex(signature.r, { size: 32 }),
        s: toHex(signature.s, { size: 32 }),
        yParity: signature.recovery,
        v: BigInt(signature.recovery + 27),
      }
      const serialize = () => {
        if ('maxFeePerGas' in price) {
          const { maxFeePerGas, maxPriorityFeePerGas } = price
          const prices = { maxFeePerGas, maxPriorityFeePerGas }
          return serializeTransaction({ ...given, ...prices, accessList: viemList, type: 'eip1559' }, viemSignature)
        }
        const { gasPrice } = price
        return list.length === 0
          ? serializeTransaction({ ...given, gasPrice, type: 'legacy' }, viemSignature)
          : serializeTransaction({ ...given, gasPrice, accessList: viemList, type: 'eip2930' }, viemSignature)
      }
      expect(toHex(encodeTransaction(transaction, chainId, signature))).toBe(serialize())
    }),
    { numRuns: 300 },
  )
})

/** A member's type with a value of it. */
const atom: Arbitrary<readonly [string, unknown]> = oneof(
  tuple(constant('string'), string()),
  tuple(constant('bool'), boolean()),
  tuple(constant('address'), hex(20)),
  tuple(constant('bytes'), hex(0, 70)),
  nat(31).chain((width) => tuple(constant(`bytes${String(width + 1)}`), hex(width + 1))),
  nat(31).chain((width) => {
    const max = 2n ** BigInt(8 * (width + 1)) - 1n
    return tuple(constant(`uint${String(8 * (width + 1))}`), bigInt({ min: 0n, max }).map(String))
  }),
  nat(31).chain((width) => {
    const max = 2n ** BigInt(8 * (width + 1) - 1)
    return tuple(constant(`int${String(8 * (width + 1))}`), bigInt({ min: -max, max: max - 1n }))
  }),
)
const repeat = (value: unknown, count: number): unknown[] => Array.from({ length: count }, () => value)
const member: Arbitrary<readonly [string, unknown]> = oneof(
  atom,
  tuple(atom, nat(3)).map(([[type, value], length]) => [`${type}[]`, repeat(value, length)] as const),
  tuple(atom, nat(2), nat(2)).map(
    ([[type, value], length, outer]) => [`${type}[${String(length)}][]`, repeat(repeat(value, length), outer)] as const,
  ),
)
const struct = array(member, { maxLength: 4 }).map((members) => ({
  type: members.map(([type], index) => ({ name: `m${String(index)}`, type })),
  value: Object.fromEntries(members.map(([, value], index) => [`m${String(index)}`, value])),
}))
const anyTypedData = tuple(struct, struct, struct, nat(2), constantFrom(0, 1, 2, 3)).map(
  ([main, inner, leaf, length, kind]) => {
    const innerType = [...inner.type, { name: 'leaves', type: 'Leaf[]' }]
    const innerValue = { ...inner.value, leaves: repeat(leaf.value, length) }
    const domain = { name: 'n', version: '1', chainId: 5, verifyingContract: `0x${'ab'.repeat(20)}` as const }
    const names = ['name', 'version', 'chainId', 'verifyingContract'].slice(kind)
    return {
      types: { Main: [...main.type, { name: 'inner', type: 'Inner' }], Inner: innerType, Leaf: leaf.type },
      primaryType: 'Main' as const,
      domain: Object.fromEntries(Object.entries(domain).filter(([name]) => names.includes(name))),
      message: { ...main.value, inner: innerValue },
    }
  },
)

it('hashes typed data as viem does', () => {
  assert(
    property(anyTypedData, (typedData) => {
      expect(toHex(hashTypedData(typedData))).toBe(hashWithViem<Record<string, unknown>, string>(typedData))
    }),
    { numRuns: 300 },
  )
})

it('refuses typed data of another form with a code, and never in another way', () => {
  const values = oneof(mutatedValue(constant({ domain: {}, message: { a: '1', b: ['x'] } })), hostileValue)
  const types = {
    Main: [
      { name: 'a', type: 'uint8' },
      { name: 'b', type: 'string[]' },
    ],
  }
  const attempt = (value: unknown) => {
    try {
      const { domain = {}, message = {} } = { domain: undefined, message: undefined, ...Object(value) }
      return hashTypedData({ types, primaryType: 'Main', domain: Object(domain), message: Object(message) }).length
    } catch (error) {
      return isVaultError(error, 'vault.refused') ? 'refused' : error
    }
  }
  assert(
    property(values, (value) => {
      expect([32, 'refused']).toContain(attempt(value))
    }),
    { numRuns: 500 },
  )
})
