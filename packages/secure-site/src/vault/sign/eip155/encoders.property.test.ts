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
import {
  encodeFunctionData,
  hashTypedData as hashWithViem,
  keccak256,
  parseAbi,
  serializeTransaction,
  toHex,
  toRlp,
} from 'viem'
import { getUserOperationHash } from 'viem/account-abstraction'
import { hashAuthorization } from 'viem/utils'
import { expect, it } from 'vitest'
import { hostileValue, mutatedValue } from '../../../../../../fuzz.shared.ts'
import { isVaultError } from '../../isVaultError.ts'
import { smartContracts } from '../networks.ts'
import type { EvmTransaction, SmartCall } from '../SignRequest.ts'
import { encodeAuthorization, toAuthorizationItem } from './encodeAuthorization.ts'
import { encodeCalls } from './encodeCalls.ts'
import { encodeRlp } from './encodeRlp.ts'
import { encodeTransaction } from './encodeTransaction.ts'
import { hashOperation } from './hashOperation.ts'
import { hashTypedData } from './hashTypedData.ts'
import { unpackCalls } from './unpackCalls.ts'

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

const smartCalls = array(record({ to: hex(20), value: amount, data: bytes({ min: 0, max: 100 }) }), {
  minLength: 1,
  maxLength: 5,
})
const abi = parseAbi([
  'function execute(address target, uint256 value, bytes data)',
  'function executeBatch((address target, uint256 value, bytes data)[] calls)',
])
const toViemCalls = (calls: readonly { to: `0x${string}`; value: bigint; data: Uint8Array }[]) =>
  calls.map(({ data, to, value }) => ({ target: to, value, data: toHex(data) }))
const half = bigInt({ min: 0n, max: 2n ** 128n - 1n })

it('encodes the calls of a smart account as viem does, and reads them back', () => {
  const account = `0x${'a'.repeat(40)}`
  assert(
    property(smartCalls, (calls) => {
      const data = encodeFunctionData({ abi, functionName: 'executeBatch', args: [toViemCalls(calls)] })
      expect(toHex(encodeCalls(calls))).toBe(data)
      const nested: SmartCall = { to: account, value: 0n, data: encodeCalls(calls) }
      expect(unpackCalls([nested], account)).toEqual([nested, ...calls])
    }),
    { numRuns: 300 },
  )
})

it('reads a single call, and leaves what is written otherwise as it is', () => {
  const account = `0x${'a'.repeat(40)}`
  assert(
    property(smartCalls, nat(), nat(255), ([call], position, change) => {
      if (call === undefined) return
      const data = encodeFunctionData({ abi, functionName: 'execute', args: [call.to, call.value, toHex(call.data)] })
      const outer = { to: account, value: 0n, data: Uint8Array.from(Buffer.from(data.slice(2), 'hex')) }
      expect(unpackCalls([outer], account)).toEqual([outer, call])
      const changed = Uint8Array.from(outer.data)
      changed[position % changed.length] = change
      // Whatever it reads, it reads completely: the same bytes come out again, or nothing does.
      const [first, ...inner] = unpackCalls([{ ...outer, data: changed }], account)
      expect(first?.data).toEqual(changed)
      const [read] = inner
      const encode = (): string | undefined =>
        read &&
        encodeFunctionData({ abi, functionName: 'execute', args: [asHex(read.to), read.value, toHex(read.data)] })
      expect([undefined, toHex(changed)]).toContain(encode())
    }),
    { numRuns: 300 },
  )
})

it('hashes authorizations and encodes transactions of type 4 as viem does', () => {
  const given = record({ nonce: nat(), chain: nat({ max: 1_000_000 }), contract: hex(20), to: hex(20), gas: amount })
  const signed = bigInt({ min: 1n, max: 2n ** 255n })
  assert(
    property(given, record({ r: signed, s: signed, recovery: nat(1) }), (value, signature) => {
      const chainId = value.chain + 1
      const authorization = { chainId, contract: value.contract, nonce: BigInt(value.nonce) + 1n }
      expect(keccak256(encodeAuthorization(authorization))).toBe(
        hashAuthorization({ chainId, address: value.contract, nonce: value.nonce + 1 }),
      )
      const viemSignature = {
        r: toHex(signature.r, { size: 32 }),
        s: toHex(signature.s, { size: 32 }),
        yParity: signature.recovery,
      }
      const transaction: EvmTransaction = {
        nonce: BigInt(value.nonce),
        gas: value.gas,
        to: value.to,
        value: 0n,
        data: new Uint8Array([1]),
        fee: { maxFeePerGas: 3n, maxPriorityFeePerGas: 2n },
        accessList: [],
      }
      const authorizations = [toAuthorizationItem(authorization, signature)]
      expect(toHex(encodeTransaction(transaction, chainId, signature, { authorizations }))).toBe(
        serializeTransaction(
          {
            type: 'eip7702',
            chainId,
            nonce: value.nonce,
            gas: value.gas,
            to: value.to,
            data: '0x01',
            maxFeePerGas: 3n,
            maxPriorityFeePerGas: 2n,
            authorizationList: [{ address: value.contract, chainId, nonce: value.nonce + 1, ...viemSignature }],
          },
          viemSignature,
        ),
      )
    }),
    { numRuns: 200 },
  )
})

it('hashes operations as viem does, with and without a paymaster or an authorization', () => {
  const terms = record({
    nonce: amount,
    callGasLimit: half,
    verificationGasLimit: half,
    preVerificationGas: half,
    maxFeePerGas: half,
    maxPriorityFeePerGas: half,
  })
  const paymaster = option(
    record({
      address: hex(20),
      verificationGasLimit: half,
      postOpGasLimit: half,
      data: bytes({ min: 0, max: 80 }),
    }),
    { nil: undefined },
  )
  assert(
    property(terms, paymaster, hex(20), smartCalls, boolean(), (gas, payer, sender, calls, isDelegating) => {
      const callData = encodeCalls(calls)
      const ours = hashOperation({
        chainId: 8_453,
        sender,
        callData,
        terms: { ...gas, paymaster: payer },
        isDelegating,
      })
      const authorization = {
        address: smartContracts.implementation,
        chainId: 8_453,
        nonce: 1,
        r: '0x1',
        s: '0x1',
      } as const
      const theirs = getUserOperationHash({
        chainId: 8_453,
        entryPointAddress: smartContracts.entryPoint,
        entryPointVersion: '0.8',
        userOperation: {
          ...gas,
          sender,
          callData: toHex(callData),
          signature: '0x',
          ...(payer && {
            paymaster: payer.address,
            paymasterVerificationGasLimit: payer.verificationGasLimit,
            paymasterPostOpGasLimit: payer.postOpGasLimit,
            paymasterData: toHex(payer.data),
          }),
          ...(isDelegating && {
            factory: '0x7702',
            factoryData: '0x',
            authorization: { ...authorization, yParity: 0 },
          }),
        },
      })
      expect(toHex(ours)).toBe(theirs)
    }),
    { numRuns: 200 },
  )
})

function asHex(text: string): `0x${string}` {
  return `0x${text.slice(2)}`
}
