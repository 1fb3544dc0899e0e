import {
  AccountRole,
  address,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
  createTransactionMessage,
  getBase58Decoder,
  getTransactionEncoder,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { verify, createPublicKey } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { SiteRefusal } from '../session/SiteRefusal.ts'
import { fromBase58 } from './fromBase58.ts'
import { setUpRpc } from './test/setUpRpc.ts'

const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const receiver = '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi'
const other = 'CktRuQ2mttgRGkXJtyksdKHjUdc2C4TgDzyB98oEzy8'
const table = '8qbHbw2BbbTHBW1sbeqakYXVKRQM8Ne7pLK7m6CVfeR'

const transfer = (from: string, to = receiver): Instruction => ({
  programAddress: address('11111111111111111111111111111111'),
  accounts: [
    { address: address(from), role: AccountRole.WRITABLE_SIGNER },
    { address: address(to), role: AccountRole.WRITABLE },
  ],
  data: Uint8Array.of(2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0),
})

function build(payer: string, instructions: readonly Instruction[], usesTable = false): string {
  const lifetime = { blockhash: blockhash('EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N'), lastValidBlockHeight: 1n }
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (draft) => setTransactionMessageFeePayer(address(payer), draft),
    (draft) => setTransactionMessageLifetimeUsingBlockhash(lifetime, draft),
    (draft) => appendTransactionMessageInstructions(instructions, draft),
    (draft) =>
      usesTable
        ? compressTransactionMessageUsingAddressLookupTables(draft, { [address(table)]: [address(receiver)] })
        : draft,
  )
  return Buffer.from(getTransactionEncoder().encode(compileTransaction(message))).toString('base64')
}

/** Whether an Ed25519 signature is that of an account. */
function isSigned(account: string, message: Uint8Array, signature: Uint8Array): boolean {
  const prefix = Buffer.from('302a300506032b6570032100', 'hex')
  const key = createPublicKey({
    key: Buffer.concat([prefix, fromBase58(account) ?? Buffer.of()]),
    format: 'der',
    type: 'spki',
  })
  return verify(undefined, message, key, signature)
}

describe('a message on solana', () => {
  it('is signed in base58', async () => {
    const { addresses, request, waitForScreen } = await setUpRpc()
    const text = new TextEncoder().encode('Hello')
    const message = getBase58Decoder().decode(text)
    const answer = request('solana_signMessage', { message, pubkey: addresses.solana }, { chainId })
    const screen = await waitForScreen()
    expect(screen).toMatchObject({ title: 'solanaMessage', facts: { text: [{ text: 'Hello' }] } })
    screen.approve()
    const { result }: { readonly result?: { readonly signature?: string } } = Object(await answer)
    expect(isSigned(addresses.solana, text, fromBase58(result?.signature ?? '') ?? Uint8Array.of())).toBe(true)
  })

  it('is refused if it is a transaction (attack 61), or the sign-in of another site (attack 58)', async () => {
    const { addresses, expectRefused } = await setUpRpc()
    const pubkey = addresses.solana
    const whole = Buffer.from(build(pubkey, [transfer(pubkey)]), 'base64')
    for (const bytes of [whole, whole.subarray(65)])
      await expectRefused(
        'solana_signMessage',
        { message: getBase58Decoder().decode(bytes), pubkey },
        chainId,
        'a transaction as a message',
      )
    const text = `bank.example wants you to sign in with your Solana account:\n${pubkey}`
    const message = getBase58Decoder().decode(new TextEncoder().encode(text))
    await expectRefused('solana_signMessage', { message, pubkey }, chainId, 'sign-in for another site')
    await expectRefused('solana_signMessage', { message: '0OIl', pubkey }, chainId, 'base58')
  })
})

describe('a transaction on solana', () => {
  it('is shown by what its programs do, signed and sent', async () => {
    const { addresses, asked, request, waitForScreen } = await setUpRpc()
    const from = addresses.solana
    const unknown: Instruction = { programAddress: address(other), accounts: [], data: Uint8Array.of(1, 2) }
    const transaction = build(from, [transfer(from), unknown])
    const answer = request('solana_signAndSendTransaction', { transaction, pubkey: from }, { chainId })
    const screen = await waitForScreen()
    expect(screen).toMatchObject({
      title: 'solanaTransaction',
      network: { name: 'Solana' },
      facts: {
        kind: 'solana',
        isSent: true,
        fee: { units: '5000', decimals: 9, symbol: 'SOL' },
        transactions: [
          {
            feePayer: from,
            signers: [from],
            instructions: [
              { kind: 'transfer', from, to: receiver, amount: { units: '1', decimals: 9 } },
              { kind: 'unknown', program: other, data: '0102', accounts: [] },
            ],
          },
        ],
      },
    })
    screen.approve()
    const { result }: { readonly result?: { readonly signature?: string } } = Object(await answer)
    const sent = asked.find(({ method }) => method === 'sendTransaction')
    const [raw]: readonly unknown[] = Array.isArray(sent?.params) ? sent.params : []
    const bytes = Buffer.from(String(raw), 'base64')
    const signature = fromBase58(result?.signature ?? '') ?? Uint8Array.of()
    expect(Buffer.from(signature)).toEqual(bytes.subarray(1, 65))
    expect(isSigned(from, bytes.subarray(65), signature)).toBe(true)
  })

  it('may still happen if the chain does not answer, and the page learns its signature', async () => {
    const { addresses, request, waitForScreen } = await setUpRpc({
      answers: {
        sendTransaction: () => {
          throw new SiteRefusal('unreachable', 'lost')
        },
      },
    })
    const pubkey = addresses.solana
    const transaction = build(pubkey, [transfer(pubkey)])
    const answer = request('solana_signAndSendTransaction', { transaction, pubkey }, { chainId })
    ;(await waitForScreen()).approve()
    await expect(answer).rejects.toMatchObject({
      code: 'rpc.failed',
      message: expect.stringMatching(/may still happen: [1-9A-HJ-NP-Za-km-z]{80,88}$/),
    })
  })

  it('names every account that signs (attack 62)', async () => {
    const { addresses, request, waitForScreen } = await setUpRpc()
    const from = addresses.solana
    const hidden: Instruction = {
      programAddress: address(other),
      accounts: [{ address: address(receiver), role: AccountRole.WRITABLE_SIGNER }],
    }
    const transaction = build(from, [hidden])
    const answer = request('solana_signTransaction', { transaction, pubkey: from }, { chainId })
    const screen = await waitForScreen()
    expect(screen.facts).toMatchObject({ transactions: [{ signers: [from, receiver] }] })
    screen.reject()
    await expect(answer).rejects.toMatchObject({ code: 'request.rejected' })
  })

  it('shows the accounts of lookup tables, and is refused if one is not there (attack 63)', async () => {
    const data = (...entries: readonly string[]) =>
      Buffer.concat([Buffer.alloc(56), ...entries.map((entry) => fromBase58(entry) ?? Buffer.of())]).toString('base64')
    const owner = 'AddressLookupTab1e1111111111111111111111111'
    const toAnswers = (account: unknown) => ({ getMultipleAccounts: () => ({ value: [account] }) })
    const known = await setUpRpc({ answers: toAnswers({ owner, data: [data(other), 'base64'] }) })
    const from = known.addresses.solana
    const transaction = build(from, [transfer(from)], true)
    const answer = known.request('solana_signTransaction', { transaction, pubkey: from }, { chainId })
    const screen = await known.waitForScreen()
    // The table says who gets the money, whatever the page says.
    expect(screen.facts).toMatchObject({ transactions: [{ instructions: [{ kind: 'transfer', to: other }] }] })
    screen.reject()
    await expect(answer).rejects.toMatchObject({ code: 'request.rejected' })
    for (const account of [
      null,
      { owner, data: [data(), 'base64'] },
      { owner: other, data: [data(other), 'base64'] },
    ]) {
      const { addresses, expectRefused } = await setUpRpc({ answers: toAnswers(account) })
      const pubkey = addresses.solana
      const params = { transaction: build(pubkey, [transfer(pubkey)], true), pubkey }
      await expectRefused('solana_signTransaction', params, chainId, 'lookup table')
    }
  })

  it('is refused for another account, in another form, and with an absurd fee (attack 70)', async () => {
    const { addresses, expectRefused } = await setUpRpc()
    const pubkey = addresses.solana
    const refuse = (transaction: unknown, reason: string) =>
      expectRefused('solana_signTransaction', { transaction, pubkey }, chainId, reason)
    await refuse(build(other, [transfer(other)]), 'another account')
    await refuse('AAAA', 'not a transaction')
    await refuse(7, 'base64')
    const budget = address('ComputeBudget111111111111111111111111111111')
    const price = Uint8Array.of(3, 0, 0, 0, 0, 255, 255, 0, 0)
    await refuse(build(pubkey, [transfer(pubkey), { programAddress: budget, data: price }]), 'fee above')
  })
})
