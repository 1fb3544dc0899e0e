import { startDevnet } from '@latchkey/devnet'
import type { Devnet } from '@latchkey/devnet'
import { base64 } from '@scure/base'
import { Address, OutScript, Transaction } from '@scure/btc-signer'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { describePrompt } from '../sheet/describePrompt.ts'
import type { WalletPrompt } from '../wallet/types.ts'
import { bitcoinTestKeys } from './bitcoinTestKeys.ts'
import { createBitcoinWallet } from './createBitcoinWallet.ts'
import type { BitcoinAddressType } from './types.ts'

let devnet: Devnet | undefined
beforeAll(async () => {
  devnet = await startDevnet({ chains: ['bitcoin'] })
})
afterAll(() => devnet?.stop())

const origin = 'https://app.example'
const format = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }
const receiver = 'bcrt1qkf7j3rkd7qd4j0kf23g6x0mmczaykvtwywskqn'

function open(paymentType?: BitcoinAddressType) {
  const chain = devnet?.description.bitcoin
  if (chain === undefined) throw new Error('The chain is not running.')
  const { esploraUrl } = chain
  const prompts: WalletPrompt[] = []
  const wallet = createBitcoinWallet({
    paymentType,
    chains: [{ chain: 'bitcoin:regtest', esploraUrl, name: 'Local' }],
    confirm: async (prompt) => {
      prompts.push(prompt)
      return { approved: true }
    },
  })
  onTestFinished(() => wallet.destroy())
  const ask = (method: string, params?: unknown, id?: string) => wallet.request({ origin, method, params, chain: id })
  const read = async (path: string): Promise<unknown> => (await fetch(`${esploraUrl}${path}`)).json()
  const sheet = () => {
    const prompt = prompts.at(-1)
    if (prompt === undefined) throw new Error('Nobody was asked.')
    return describePrompt(prompt)
  }
  return { chain, wallet, ask, read, sheet }
}

it('has the keys that the local chain funds', () => {
  expect(open().chain.accounts.map(({ privateKey }) => privateKey)).toEqual(bitcoinTestKeys)
})

it.for(['p2wpkh', 'p2sh-p2wpkh', 'p2tr'] as const)(
  'pays from %s, and shows recipient and amount before',
  async (type) => {
    const { wallet, ask, read, sheet } = open(type)
    await ask('wallet_connect')
    const [from = ''] = wallet.accounts
    const before = BigInt(Object(await ask('getBalance')).total)
    const { txid } = Object(await ask('sendTransfer', { recipients: [{ address: receiver, amount: 123_456 }] }))
    expect(sheet()).toMatchObject({
      title: 'Send 0.00123456 BTC?',
      blocks: [
        { rows: [{ label: 'To', value: receiver }, { label: 'Network fee, at most' }] },
        { rows: [{ label: 'From', value: from }, { value: 'Local' }] },
      ],
    })
    const sent = Object(await read(`/tx/${txid}`))
    const paid = sent.vout.find((output: { scriptpubkey_address: string }) => output.scriptpubkey_address === receiver)
    expect(paid.value).toBe(123_456)
    expect(BigInt(Object(await ask('getBalance')).total)).toBe(before - 123_456n - BigInt(sent.fee))
  },
)

it('signs a transaction of the app, and sends it on request', async () => {
  const { wallet, ask, read, sheet } = open()
  await ask('wallet_connect')
  const [from = ''] = wallet.accounts
  const coins = Object(await read(`/address/${from}/utxo`))
  const coin = coins.find((each: { value: number; status: { confirmed: boolean } }) => each.status.confirmed)
  const psbt = new Transaction()
  const script = OutScript.encode(Address(format).decode(from))
  psbt.addInput({ txid: coin.txid, index: coin.vout, witnessUtxo: { script, amount: BigInt(coin.value) } })
  psbt.addOutputAddress(receiver, 5_000n, format)
  psbt.addOutputAddress(from, BigInt(coin.value) - 6_000n, format)
  const text = base64.encode(psbt.toPSBT())
  const signed = Object(await ask('signPsbt', { psbt: text, signInputs: { [from]: [0] } }))
  expect(sheet()).toMatchObject({
    title: 'Sign this transaction?',
    blocks: [
      {
        rows: [
          { label: 'Amount', value: '0.00005 BTC' },
          { label: 'To', value: receiver },
          { label: 'Network fee, at most', value: '0.00001 BTC' },
        ],
      },
      {},
    ],
  })
  expect(signed.txid).toBeUndefined()
  const { txid } = Object(await ask('signPsbt', { psbt: text, broadcast: true }))
  expect(Object(await read(`/tx/${txid}`)).fee).toBe(1_000)
})

it('pays for a session with a memo, and returns the chain’s own error', async () => {
  const { chain, wallet, ask, read } = open('p2tr')
  await ask('wallet_connect')
  const [account = ''] = wallet.accounts
  const params = { account, recipientAddress: receiver, amount: '7000', memo: '0x6869' }
  const { txid } = Object(await ask('sendTransfer', params, chain.caipNetworkId))
  const outputs = Object(await read(`/tx/${txid}`)).vout.map((output: { scriptpubkey: string }) => output.scriptpubkey)
  expect(outputs).toContain('6a026869')
  const refused = [
    [{ ...params, amount: '1' }, /dust|say/],
    [{ ...params, amount: '2000000000000000' }, /too few/],
    [{ ...params, recipientAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }, /cannot be made/],
    [{ ...params, amount: '0' }, /amount/],
  ] as const
  for (const [wrong, words] of refused) {
    await expect(ask('sendTransfer', wrong, chain.caipNetworkId)).rejects.toThrow(words)
  }
})
