import { smartAccountContracts } from '@latchkey/protocol/embedded'
import { parseTransaction, recoverAddress, recoverTransactionAddress, toHex } from 'viem'
import { recoverAuthorizationAddress } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import { deriveAccounts } from '../derive/deriveAccounts.ts'
import { addresses, origin } from '../test/requests.ts'
import { checkRequest } from './checkRequest.ts'
import { encodeCalls } from './eip155/encodeCalls.ts'
import { hashOperation } from './eip155/hashOperation.ts'
import { listWarnings } from './listWarnings.ts'
import { entryPoints, smartContracts } from './networks.ts'
import { parseSignRequest } from './parseSignRequest.ts'
import { signWithKeys } from './signWithKeys.ts'

const from = addresses.eip155
const token = `0x${'b'.repeat(40)}`
const call = { to: token, value: 1n, data: Uint8Array.of(1, 2, 3) }
const transaction = { nonce: 7n, gas: 90_000n, fee: { maxFeePerGas: 3n, maxPriorityFeePerGas: 1n } }
const smartCalls = {
  kind: 'evmSmartCalls',
  from,
  chainId: 1,
  calls: [call, { ...call, value: 0n }],
  transaction,
  isDelegating: true,
  estimatedFee: 200_000n,
}
const undelegation = { kind: 'evmUndelegation', from, chainId: 1, transaction, estimatedFee: 200_000n }
const terms = {
  nonce: 5n,
  callGasLimit: 100_000n,
  verificationGasLimit: 60_000n,
  preVerificationGas: 50_000n,
  maxFeePerGas: 0n,
  maxPriorityFeePerGas: 0n,
  paymaster: undefined,
}
const paymaster = { address: token, verificationGasLimit: 1n, postOpGasLimit: 2n, data: Uint8Array.of(9) }
type Terms = Parameters<typeof hashOperation>[0]['terms']
const operation = (given: Terms = terms, authorizationNonce?: bigint, calls = [call]) => ({
  kind: 'evmOperation',
  from,
  chainId: 1,
  calls,
  terms: given,
  authorizationNonce,
  operationHash: hashOperation({
    chainId: 1,
    sender: from,
    callData: encodeCalls(calls),
    terms: given,
    isDelegating: authorizationNonce !== undefined,
  }),
})

/** What the worker does with a request: reads, checks, signs. */
async function sign(value: unknown) {
  const request = parseSignRequest(value)
  checkRequest(request, { addresses, origin })
  const { keys } = await deriveAccounts({ entropy: new Uint8Array(16), vaultId: 'v' })
  return signWithKeys(request, keys)
}

const check = (value: unknown) => checkRequest(parseSignRequest(value), { addresses, origin })
const toTyped = (bytes: Uint8Array | undefined): `0x04${string}` => `0x04${toHex(bytes ?? new Uint8Array()).slice(4)}`

describe('the contracts of smart accounts', () => {
  it('are those of the protocol, and the entry point is one that no typed data may name', () => {
    expect(smartContracts.entryPoint).toBe(smartAccountContracts.entryPoint.toLowerCase())
    expect(smartContracts.implementation).toBe(smartAccountContracts.implementation.toLowerCase())
    expect(entryPoints).toContain(smartContracts.entryPoint)
  })
})

describe('calls of a smart account', () => {
  it('are a transaction of type 4 to oneself, with an authorization for this chain and the nonce after it', async () => {
    const [signed] = await sign(smartCalls)
    const serialized = toTyped(signed)
    const read = parseTransaction(serialized)
    expect(read).toMatchObject({ type: 'eip7702', chainId: 1, nonce: 7, gas: 90_000n, maxFeePerGas: 3n })
    expect(read.to?.toLowerCase()).toBe(from.toLowerCase())
    expect(read.data).toBe(toHex(encodeCalls(smartCalls.calls)))
    expect(read.value ?? 0n).toBe(0n)
    expect(await recoverTransactionAddress({ serializedTransaction: serialized })).toBe(from)
    const [authorization, ...others] = read.authorizationList ?? []
    expect(others).toEqual([])
    expect(authorization).toMatchObject({ chainId: 1, nonce: 8 })
    expect(authorization?.address.toLowerCase()).toBe(smartContracts.implementation)
    expect(authorization && (await recoverAuthorizationAddress({ authorization }))).toBe(from)
  })

  it('are a transaction of type 2 once the account is delegated', async () => {
    const [signed = new Uint8Array()] = await sign({ ...smartCalls, isDelegating: false })
    const serialized = `0x02${toHex(signed).slice(4)}` as const
    expect(parseTransaction(serialized)).toMatchObject({ type: 'eip1559', data: toHex(encodeCalls(smartCalls.calls)) })
    expect(await recoverTransactionAddress({ serializedTransaction: serialized })).toBe(from)
  })

  it.each([
    ['an authorization of the page (attack 64)', { authorizationList: [] }, 'unknown member'],
    ['another implementation (attack 79)', { contract: token }, 'unknown member'],
    ['chain 0 (attack 79)', { chainId: 0 }, 'not a chain'],
    ['a chain that is not known', { chainId: 123_456 }, 'unknown chain'],
    ['another account', { from: token }, 'another account'],
    [
      'an authorization inside of the transaction (attack 79)',
      { transaction: { ...transaction, to: token } },
      'unknown',
    ],
    ['one fee above ten times the estimate', { estimatedFee: 1_000n }, 'ten times'],
    [
      'one fee above the cap',
      { transaction: { ...transaction, gas: 10n ** 18n }, estimatedFee: 10n ** 30n },
      'the cap',
    ],
    ['no calls', { calls: [] }, 'number of calls'],
    ['33 calls', { calls: Array.from({ length: 33 }, () => call) }, 'number of calls'],
    ['a call that says more', { calls: [{ ...call, gas: 1n }] }, 'unknown member'],
    ['a call without an address', { calls: [{ ...call, to: undefined }] }, 'not a text'],
    [
      'an address with a wrong checksum',
      { calls: [{ ...call, to: '0x9858efFD232B4033E47d90003D41EC34EcaEda94' }] },
      'checksum',
    ],
  ])('are refused with %s', (_name, change, reason) => {
    expect(() => check({ ...smartCalls, ...change })).toThrow(reason)
  })

  it('are refused in a batch with others', () => {
    expect(() => check({ kind: 'batch', requests: [smartCalls, smartCalls] })).toThrow('a batch of smart calls')
    expect(() => check({ kind: 'batch', requests: [operation()] })).toThrow('a batch of smart calls')
    expect(() => check({ kind: 'batch', requests: [undelegation] })).toThrow('a batch of smart calls')
  })

  it('carry the warnings of each call, also of those inside of a call to oneself (attack 65)', () => {
    const approval = Uint8Array.from(Buffer.from(`095ea7b3${'0'.repeat(24)}${'c'.repeat(40)}${'f'.repeat(64)}`, 'hex'))
    const hidden = { to: token, value: 0n, data: approval }
    const self = { to: from.toLowerCase(), value: 0n, data: encodeCalls([call, hidden]) }
    const list = (value: unknown) => listWarnings(parseSignRequest(value))
    expect(list({ ...smartCalls, calls: [hidden] })).toEqual(['unlimitedApproval'])
    expect(list({ ...smartCalls, calls: [call, self] })).toEqual(['selfCall', 'unlimitedApproval'])
    expect(list(operation(terms, undefined, [self]))).toEqual(['selfCall', 'unlimitedApproval'])
    const twice = { ...self, data: encodeCalls([self]) }
    expect(list({ ...smartCalls, calls: [twice] })).toEqual(['selfCall', 'unlimitedApproval'])
    expect(list(smartCalls)).toEqual([])
  })
})

describe('an operation', () => {
  it('is signed by its hash, which the worker makes itself', async () => {
    const request = operation()
    const [signature = new Uint8Array(), ...others] = await sign(request)
    expect(others).toEqual([])
    expect(await recoverAddress({ hash: request.operationHash, signature })).toBe(from)
  })

  it('that delegates its account has an authorization of its own, with the nonce of the account', async () => {
    const request = operation(terms, 3n)
    const [signature = new Uint8Array(), authorization = new Uint8Array(), ...others] = await sign(request)
    expect(others).toEqual([])
    expect(await recoverAddress({ hash: request.operationHash, signature })).toBe(from)
    const [r, s] = [toHex(authorization.subarray(0, 32)), toHex(authorization.subarray(32, 64))]
    const yParity = (authorization[64] ?? 0) - 27
    const signed = { address: smartContracts.implementation, chainId: 1, nonce: 3, r, s, yParity }
    expect(await recoverAuthorizationAddress({ authorization: signed })).toBe(from)
  })

  it.each([
    ['other calls', { calls: [{ ...call, value: 2n }] }],
    ['other gas', { terms: { ...terms, callGasLimit: 1n } }],
    ['a paymaster that was not in it', { terms: { ...terms, paymaster } }],
    ['another chain', { chainId: 10 }],
    ['an authorization that was not in it', { authorizationNonce: 3n }],
    ['another hash (attack 135)', { operationHash: new Uint8Array(32) }],
  ])('is refused with %s than the server pays for (attack 78)', (_name, change) => {
    expect(() => check({ ...operation(), ...change })).toThrow('another operation')
  })

  it.each([
    ['pays itself', operation({ ...terms, maxFeePerGas: 1n }), 'pays for'],
    ['has a tip above its fee', operation({ ...terms, maxPriorityFeePerGas: 1n }), 'fee'],
    ['has the nonce of another key', operation({ ...terms, nonce: 1n << 64n }), 'another key'],
    ['needs absurd gas', operation({ ...terms, callGasLimit: 10_000_000n }), 'the gas'],
    ['is for an unknown chain', { ...operation(), chainId: 123_456 }, 'unknown chain'],
    ['is for chain 0 (attack 79)', { ...operation(), chainId: 0 }, 'not a chain'],
    ['is for another account', { ...operation(), from: token }, 'another account'],
    ['names an entry point (attack 56)', { ...operation(), entryPoint: token }, 'unknown member'],
    ['names an implementation (attack 79)', { ...operation(), implementation: token }, 'unknown member'],
    [
      'has a number of more than half a word',
      { ...operation(), terms: { ...terms, callGasLimit: 1n << 128n } },
      'not an amount',
    ],
  ])('is refused if it %s', (_name, request, reason) => {
    expect(() => check(request)).toThrow(reason)
  })

  it('may have a fee that a paymaster pays', async () => {
    const request = operation({ ...terms, maxFeePerGas: 9n, maxPriorityFeePerGas: 1n, paymaster })
    const [signature = new Uint8Array()] = await sign(request)
    expect(await recoverAddress({ hash: request.operationHash, signature })).toBe(from)
  })
})

describe('the way back', () => {
  it('is a transaction of type 4 to oneself without data, with an authorization for the zero address', async () => {
    const [signed] = await sign(undelegation)
    const read = parseTransaction(toTyped(signed))
    expect(read).toMatchObject({ chainId: 1, nonce: 7 })
    expect(read.to?.toLowerCase()).toBe(from.toLowerCase())
    expect(read.data).toBeUndefined()
    const [authorization, ...others] = read.authorizationList ?? []
    expect(others).toEqual([])
    expect(authorization).toMatchObject({ address: `0x${'0'.repeat(40)}`, chainId: 1, nonce: 8 })
    expect(authorization && (await recoverAuthorizationAddress({ authorization }))).toBe(from)
  })

  it('is refused with another contract or more', () => {
    expect(() => check({ ...undelegation, contract: token })).toThrow('unknown member')
    expect(() => check({ ...undelegation, calls: [call] })).toThrow('unknown member')
  })
})
