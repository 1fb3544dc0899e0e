import { assert, constantFrom, oneof, property, uint8Array } from 'fast-check'
import { expect, it } from 'vitest'
import { assertUnpolluted, hostileValue, mutatedBytes, mutatedValue, runs } from '../../../../../fuzz.shared.ts'
import { isVaultError } from '../isVaultError.ts'
import {
  createSolanaTransaction,
  evmMessage,
  evmTransaction,
  evmTypedData,
  solanaTransaction,
} from '../test/requests.ts'
import { parseCommand } from '../worker/parseCommand.ts'
import { parseSignRequest } from './parseSignRequest.ts'
import { parseMessage, parseTransaction } from './solana/parseTransaction.ts'

const fee = { maxFeePerGas: 3n, maxPriorityFeePerGas: 1n }
const calls = [{ to: `0x${'b'.repeat(40)}`, value: 1n, data: Uint8Array.of(1, 2) }]
const operation = {
  kind: 'evmOperation',
  from: evmTransaction.from,
  chainId: 1,
  calls,
  terms: { nonce: 1n, callGasLimit: 2n, verificationGasLimit: 3n, preVerificationGas: 4n, ...fee },
  operationHash: new Uint8Array(32),
}
const smartCalls = {
  kind: 'evmSmartCalls',
  from: evmTransaction.from,
  chainId: 1,
  calls,
  transaction: { nonce: 1n, gas: 2n, fee },
  isDelegating: true,
  estimatedFee: 1n,
}
const requests = [
  evmTransaction,
  evmTypedData,
  evmMessage('Hello'),
  operation,
  smartCalls,
  solanaTransaction(),
  { kind: 'batch', requests: [evmTransaction, evmMessage('Hello')] },
]

function attempt<value>(read: () => value, code: 'vault.malformed' | 'vault.refused'): value | undefined {
  try {
    return read()
  } catch (error) {
    expect(isVaultError(error, code)).toBe(true)
    return undefined
  }
}

it('reads what the frame wants to have signed, or refuses it by a code, and never fails in another way', () => {
  for (const request of requests) expect(parseSignRequest(request)).toMatchObject({ kind: request.kind })
  assert(
    property(oneof(mutatedValue(constantFrom<unknown>(...requests)), hostileValue), (value) => {
      const request = attempt(() => parseSignRequest(value), 'vault.refused')
      assertUnpolluted()
      // What was read is complete: read again, it is the same.
      if (request !== undefined) expect(parseSignRequest(request)).toEqual(request)
    }),
    runs(500),
  )
})

it('reads commands, or calls them malformed', () => {
  const commands = [
    { type: 'start', place: 'frame' },
    { type: 'prepare', origin: 'https://app.example', request: evmTransaction },
    { type: 'sign', id: 'a' },
    {
      type: 'create',
      vaultId: 'a',
      doors: [{ pair: 'ds', shareIds: ['a', 'b'], shares: { server: new Uint8Array(32) }, kind: 'passkey' }],
    },
  ]
  for (const command of commands) expect(parseCommand(command)).toMatchObject({ type: command.type })
  assert(
    property(oneof(mutatedValue(constantFrom<unknown>(...commands)), hostileValue), (value) => {
      attempt(() => parseCommand(value), 'vault.malformed')
      assertUnpolluted()
    }),
    runs(500),
  )
})

it('reads transactions of Solana, or none', () => {
  const bytes = createSolanaTransaction()
  expect(parseTransaction(bytes)?.message.signers).toHaveLength(1)
  const altered = mutatedBytes(constantFrom(bytes)).map((value) => Uint8Array.from(value))
  const any = uint8Array({ maxLength: 300 }).map((value) => Uint8Array.from(value))
  assert(
    property(oneof(altered, any), (value) => {
      const parsed = parseTransaction(value)
      expect(parsed?.signatures.length ?? 0).toBe(64 * (parsed?.message.signers.length ?? 0))
      expect(parseMessage(value)?.signers).not.toStrictEqual([])
    }),
    runs(500),
  )
})
