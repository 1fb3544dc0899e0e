import {
  address,
  appendTransactionMessageInstruction,
  blockhash,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
  createNoopSigner,
  createTransactionMessage,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { describe, expect, it } from 'vitest'
import { resolveSolanaChains } from '../resolveSolanaChains.ts'
import { describeSolanaTransaction } from './describeSolanaTransaction.ts'
import { parseSolanaTransaction } from './parseSolanaTransaction.ts'

const alice = address('oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96')
const bob = address('AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD')
const table = address('CqMbRgMuEhQi9BUS8xP44Wk5nENm48FqJnfjEi4eNb1k')
const system = '11111111111111111111111111111111'
const [chain] = resolveSolanaChains([{ chain: 'solana:localnet', rpcUrl: 'http://127.0.0.1:1' }])

/** Creates a transfer with the stock library whose recipient is in an address lookup table. */
function createLookedUp(): Uint8Array {
  const lifetime = {
    blockhash: blockhash('EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N'),
    lastValidBlockHeight: 1_000n,
  }
  const transfer = getTransferSolInstruction({ source: createNoopSigner(alice), destination: bob, amount: 5n })
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (each) => setTransactionMessageFeePayer(alice, each),
    (each) => setTransactionMessageLifetimeUsingBlockhash(lifetime, each),
    (each) => appendTransactionMessageInstruction(transfer, each),
    (each) => compressTransactionMessageUsingAddressLookupTables(each, { [table]: [alice, bob] }),
  )
  return new Uint8Array(getTransactionEncoder().encode(compileTransaction(message)))
}

describe('parseSolanaTransaction', () => {
  it('reads accounts from address lookup tables', () => {
    expect(parseSolanaTransaction(createLookedUp())).toMatchObject({
      version: 0,
      signers: [alice],
      accounts: [alice, system],
      instructions: [{ program: 1, accounts: [0, 2] }],
      lookups: [{ table, writable: [1], readonly: [] }],
    })
  })

  it('shows the recipient from a table, and works without an unreadable table', async () => {
    const transaction = parseSolanaTransaction(createLookedUp())
    const describeWith = (addresses: unknown) =>
      describeSolanaTransaction({
        transaction,
        signer: alice,
        chain,
        rpc: async (_, method) => {
          if (method !== 'getAccountInfo') throw new TypeError('not asked for')
          return { value: { data: { program: 'address-lookup-table', parsed: { info: { addresses } } } } }
        },
      })
    expect(await describeWith([alice, bob])).toMatchObject({ transfers: [{ to: bob, amount: 5n }], others: [] })
    expect(await describeWith(null)).toMatchObject({ transfers: [], others: [system] })
  })

  it('refuses every shortened and every extended transaction', () => {
    const bytes = createLookedUp()
    const refused = expect.objectContaining({ code: -32602 })
    for (let length = 0; length < bytes.length; length += 1) {
      expect(() => parseSolanaTransaction(bytes.slice(0, length)), `${length} bytes`).toThrowError(refused)
    }
    expect(() => parseSolanaTransaction(Uint8Array.of(...bytes, 0))).toThrowError(refused)
    const ofVersion1 = Uint8Array.of(...bytes.slice(0, 65), 0x81, ...bytes.slice(66))
    expect(() => parseSolanaTransaction(ofVersion1)).toThrowError(expect.objectContaining({ code: -32602 }))
    const ofNobody = Uint8Array.of(...bytes.slice(0, 66), 0, ...bytes.slice(67))
    expect(() => parseSolanaTransaction(ofNobody)).toThrowError(refused)
  })
})
