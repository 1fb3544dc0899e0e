import {
  address,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import type { Address, Instruction } from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
  getTransferInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { startDevnet } from '@latchkey/devnet'
import type { Devnet } from '@latchkey/devnet'
import { base58, base64 } from '@scure/base'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { describePrompt } from '../sheet/describePrompt.ts'
import { fetchTransport } from '../wallet/fetchTransport.ts'
import type { WalletPrompt } from '../wallet/types.ts'
import { createSolanaWallet } from './createSolanaWallet.ts'
import { solanaTestKeys } from './solanaTestKeys.ts'

let devnet: Devnet | undefined
beforeAll(async () => {
  devnet = await startDevnet({ chains: ['solana'] })
})
afterAll(() => devnet?.stop())

const origin = 'https://app.example'
const alice = address('oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96')
/** An account without a known key or a token account. */
const receiver = address('8QwW5iq5PzLVWiBEJ8hRwMTEvvNyFC3XpC8N9bBRCwjb')

function open() {
  const chain = devnet?.description.solana
  if (chain === undefined) throw new Error('The chain is not running.')
  const { rpcUrl, caipNetworkId } = chain
  const prompts: WalletPrompt[] = []
  const wallet = createSolanaWallet({
    chains: [{ chain: 'solana:localnet', rpcUrl, caipNetworkId, name: 'Local' }],
    confirm: async (prompt) => {
      prompts.push(prompt)
      return { approved: true }
    },
  })
  onTestFinished(() => wallet.destroy())
  const ask = (method: string, params?: unknown, id?: string) => wallet.request({ origin, method, params, chain: id })
  const rpc = (method: string, ...params: readonly unknown[]) =>
    fetchTransport({ rpcUrl, method, params, signal: AbortSignal.timeout(10_000) })
  const build = async (instructions: readonly Instruction[]): Promise<string> => {
    const { value } = Object(await rpc('getLatestBlockhash'))
    const lifetime = { blockhash: blockhash(value.blockhash), lastValidBlockHeight: BigInt(value.lastValidBlockHeight) }
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      (each) => setTransactionMessageFeePayer(alice, each),
      (each) => setTransactionMessageLifetimeUsingBlockhash(lifetime, each),
      (each) => appendTransactionMessageInstructions([...instructions], each),
    )
    return base64.encode(new Uint8Array(getTransactionEncoder().encode(compileTransaction(message))))
  }
  const sheet = () => {
    const prompt = prompts.at(-1)
    if (prompt === undefined) throw new Error('Nobody was asked.')
    return describePrompt(prompt)
  }
  return { chain, ask, rpc, build, sheet }
}

it('has the keys that the local chain funds', () => {
  expect(open().chain.accounts.map(({ secretKey }) => secretKey)).toEqual(solanaTestKeys)
})

it('sends transactions to the chain, and shows recipient and amount before', async () => {
  const { ask, rpc, build, sheet } = open()
  await ask('standard:connect')
  const pay = (amount: bigint) =>
    getTransferSolInstruction({ source: createNoopSigner(alice), destination: receiver, amount })
  const transaction = await build([pay(1_500_000_000n)])
  const sent = await ask('solana:signAndSendTransaction', [{ address: alice, transaction, chain: 'solana:localnet' }])
  expect(sheet()).toMatchObject({
    title: 'Send 1.5 SOL?',
    approve: 'Send',
    blocks: [
      {
        rows: [
          { label: 'To', value: receiver, isAddress: true },
          { label: 'Network fee, at most', value: '0.000005 SOL' },
        ],
      },
      {
        rows: [
          { label: 'From', value: alice },
          { label: 'Network', value: 'Local' },
        ],
      },
    ],
  })
  const [{ signature }] = Object(sent)
  const id = base58.encode(base64.decode(signature))
  await expect
    .poll(async () => Object(await rpc('getSignatureStatuses', [id])).value[0])
    .toMatchObject({ err: null, confirmationStatus: expect.stringMatching(/confirmed|finalized/) })
  expect(Object(await rpc('getBalance', receiver)).value).toBe(1_500_000_000)
  // The node's own error.
  const tooMuch = await build([pay(10n ** 18n)])
  await expect(ask('solana_signAndSendTransaction', { transaction: tooMuch })).rejects.toMatchObject({
    code: -32002,
    message: expect.stringContaining('simulation failed'),
  })
  expect(sheet().blocks.at(-1)).toMatchObject({ type: 'warning' })
})

it('shows the recipient of a token, from the new account’s owner or from the chain', async () => {
  const { chain, ask, build, sheet } = open()
  await ask('standard:connect')
  const [token] = chain.tokens.filter(({ program }) => program === 'spl-token')
  const mint = address(token?.mint ?? '')
  const find = async (owner: Address) =>
    (await findAssociatedTokenPda({ owner, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS }))[0]
  const [source, destination] = await Promise.all([find(alice), find(receiver)])
  const authority = createNoopSigner(alice)
  const amount = 2_500_000n
  const transaction = await build([
    getCreateAssociatedTokenIdempotentInstruction({ payer: authority, ata: destination, owner: receiver, mint }),
    getTransferCheckedInstruction({ source, mint, destination, authority, amount, decimals: 6 }),
  ])
  const payment = [
    { label: 'Amount', value: '2.5' },
    { label: 'Token', value: mint },
    { label: 'To', value: receiver },
  ]
  await ask('solana_signAndSendTransaction', { transaction }, chain.caipNetworkId)
  expect(sheet()).toMatchObject({
    title: 'Send this transaction?',
    blocks: [{ rows: [...payment, { label: 'Also uses', value: 'a new token account' }, {}] }, {}],
  })
  // The account exists now, so the chain knows its owner, its token and the decimals.
  const again = await build([getTransferInstruction({ source, destination, authority, amount })])
  await expect
    .poll(async () => {
      await ask('solana:signTransaction', [{ address: alice, transaction: again }])
      return sheet()
    })
    .toMatchObject({ title: 'Sign this transaction?', blocks: [{ rows: [...payment, {}] }, {}] })
})
