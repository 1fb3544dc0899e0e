import {
  address,
  appendTransactionMessageInstruction,
  blockhash,
  compileTransaction,
  createTransactionMessage,
  getBase58Encoder,
  getPublicKeyFromAddress,
  getTransactionDecoder,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  verifySignature,
} from '@solana/kit'
import type { SignatureBytes, TransactionVersion } from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { base58, base64 } from '@scure/base'
import { createNoopSigner } from '@solana/kit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isRecord } from '../wallet/parse/isRecord.ts'
import { createSolanaWallet } from './createSolanaWallet.ts'
import { solanaTestKeys } from './solanaTestKeys.ts'
import type { SolanaWalletParameters } from './types.ts'

const origin = 'https://app.example'
const [alice, bob] = [
  'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
  'AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD',
] as const

function open(parameters: SolanaWalletParameters = {}) {
  const wallet = createSolanaWallet({ accounts: solanaTestKeys.slice(0, 2), ...parameters })
  onTestFinished(() => wallet.destroy())
  const events: unknown[] = []
  wallet.subscribe({ origin, listener: ({ data }) => events.push(data.accounts.map((account) => account.address)) })
  return {
    wallet,
    events,
    ask: (method: string, params?: unknown, chain?: string) => wallet.request({ origin, method, params, chain }),
  }
}

/** Creates an unsigned transfer with the stock library. */
function createTransfer(version: TransactionVersion, from: string = alice): Uint8Array {
  const lifetime = {
    blockhash: blockhash('EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N'),
    lastValidBlockHeight: 1_000n,
  }
  const message = pipe(
    createTransactionMessage({ version }),
    (each) => setTransactionMessageFeePayer(address(from), each),
    (each) => setTransactionMessageLifetimeUsingBlockhash(lifetime, each),
    (each) =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({ source: createNoopSigner(address(from)), destination: address(bob), amount: 5n }),
        each,
      ),
  )
  return new Uint8Array(getTransactionEncoder().encode(compileTransaction(message)))
}

async function isSignedBy(signer: string, bytes: Uint8Array): Promise<boolean> {
  const { signatures, messageBytes } = getTransactionDecoder().decode(bytes)
  const signature = signatures[address(signer)]
  const key = await getPublicKeyFromAddress(address(signer))
  return signature != null && verifySignature(key, signature, messageBytes)
}

describe('createSolanaWallet', () => {
  it('has the accounts of its keys, and refuses invalid keys without quoting them', () => {
    expect(open().wallet.accounts).toEqual([alice, bob])
    for (const accounts of [[], ['nothing'], [solanaTestKeys[0]?.slice(1) ?? '']]) {
      const make = () => createSolanaWallet({ accounts })
      expect(make).toThrowError(expect.objectContaining({ code: 'testing.invalidParameter' }))
      expect(make).not.toThrowError(expect.objectContaining({ message: expect.stringContaining(accounts[0] ?? '-') }))
    }
  })

  it('connects as scripted, keeps the grant, and reveals nothing to other sites', async () => {
    const { wallet, events, ask } = open()
    expect(await ask('standard:connect', { silent: true })).toEqual({ accounts: [] })
    wallet.reject({ times: 1 })
    await expect(ask('standard:connect')).rejects.toMatchObject({ code: 4001 })
    wallet.approve({ accounts: [bob] })
    const connected = { accounts: [{ address: bob, publicKey: base64.encode(base58.decode(bob)) }] }
    expect(await ask('standard:connect')).toEqual(connected)
    expect(await ask('standard:connect', { silent: true })).toEqual(connected)
    expect(events).toEqual([[bob]])
    expect(
      await wallet.request({ origin: 'https://b.example', method: 'standard:connect', params: { silent: true } }),
    ).toEqual({ accounts: [] })
    wallet.changeAccounts([bob, alice])
    wallet.lock()
    wallet.unlock()
    await ask('standard:disconnect')
    expect(events).toEqual([[bob], [bob, alice], [], [bob, alice], []])
    await expect(ask('solana:signMessage', [{ address: bob, message: 'aGk=' }])).rejects.toMatchObject({ code: 4100 })
  })

  it('signs messages with a valid signature', async () => {
    const { ask } = open()
    await ask('standard:connect')
    const [signed] = (await ask('solana:signMessage', [
      { address: alice, message: base64.encode(new Uint8Array([1, 2])) },
    ])) as [{ readonly signature: string; readonly signedMessage: string }]
    const key = await getPublicKeyFromAddress(address(alice))
    const signature = base64.decode(signed.signature) as SignatureBytes
    expect(await verifySignature(key, signature, new Uint8Array([1, 2]))).toBe(true)
    expect(await verifySignature(key, signature, new Uint8Array([1, 3]))).toBe(false)
    const message = base58.encode(new Uint8Array([1, 2]))
    const answer = await ask('solana_signMessage', { message, pubkey: alice })
    expect(answer).toEqual({ signature: base58.encode(signature) })
    expect(getBase58Encoder().encode(String(isRecord(answer) && answer['signature']))).toHaveLength(64)
  })

  it.for(['legacy', 0] as const)('signs transactions of version %s', async (version) => {
    const { ask } = open()
    await ask('standard:connect')
    const transaction = base64.encode(createTransfer(version))
    const other = base64.encode(createTransfer(version, bob))
    const signed = await ask('solana:signTransaction', [
      { address: alice, transaction },
      { address: bob, transaction: other },
    ])
    const texts = (signed as { readonly signedTransaction: string }[]).map((each) => each.signedTransaction)
    expect(await isSignedBy(alice, base64.decode(texts[0] ?? ''))).toBe(true)
    expect(await isSignedBy(bob, base64.decode(texts[1] ?? ''))).toBe(true)
    expect(await ask('solana_signAllTransactions', { transactions: [transaction, other] })).toEqual({
      transactions: texts,
    })
    expect(await ask('solana_signTransaction', { transaction })).toMatchObject({ transaction: texts[0] })
  })

  it('refuses what it cannot sign, with its own errors', async () => {
    const { ask } = open()
    await ask('standard:connect')
    const bytes = createTransfer(0)
    const wrong = [
      [],
      [{ address: alice, transaction: '?' }],
      [{ address: alice, transaction: base64.encode(bytes.slice(0, 100)) }],
      [{ address: alice, transaction: base64.encode(new Uint8Array([...bytes, 0])) }],
      [{ address: alice, transaction: base64.encode(new Uint8Array(2_000)) }],
      [{ address: bob, transaction: base64.encode(bytes) }],
    ]
    for (const inputs of wrong) {
      await expect(ask('solana:signTransaction', inputs)).rejects.toMatchObject({ code: -32602 })
    }
    const transaction = base64.encode(bytes)
    await expect(
      ask('solana:signTransaction', [{ address: alice, transaction, chain: 'solana:mainnet' }]),
    ).rejects.toMatchObject({ code: 4901 })
    await expect(ask('solana_signTransaction', { transaction }, 'solana:unknown')).rejects.toMatchObject({ code: 4901 })
    await expect(ask('eth_accounts')).rejects.toMatchObject({ code: 4200 })
  })
})
