import { type Devnet, startDevnet } from '@latchkey/devnet'
import { isHex } from '@latchkey/protocol/atoms'
import { createPublicClient, createWalletClient, erc20Abi, getAddress, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { createBrowserHttp } from '../kernel/ports/createBrowserHttp.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { startCloudRelay, type CloudRelay } from '../test/pairing/startCloudRelay.ts'
import type { SwapCall } from './check/SwapCall.ts'
import { swapSourcePlugin } from './swapSourcePlugin.ts'

// A real cloud, and the real exchange of a local chain.

const networkId = 'eip155:31337'
const dollar = '0x7e57D011A4000000000000000000000000000001'
const legacy = '0x1E6Acd011A400000000000000000000000000002'

let devnet: Devnet
let cloud: CloudRelay
beforeAll(async () => {
  devnet = await startDevnet({ chains: [31_337] })
  const url = devnet.description.evm[0]?.rpcUrl ?? ''
  cloud = await startCloudRelay({ environment: { LATCHKEY_SWAPS: 'devnet', LATCHKEY_RPC_EIP155_31337: url } })
})
afterAll(() => Promise.all([devnet.stop(), cloud.close()]))

async function setUp({
  index,
  alter = (text) => text,
}: {
  readonly index: number
  readonly alter?: (text: string) => string
}) {
  const [chain] = devnet.description.evm
  const key = chain?.accounts[index]?.privateKey
  if (!chain || !key) throw new TypeError('There is no chain')
  const account = privateKeyToAccount(key)
  const transport = http(chain.rpcUrl)
  const client = createPublicClient({ transport, pollingInterval: 10, cacheTime: 0 })
  const wallet = createWalletClient({ transport, account })
  const port = createBrowserHttp()
  const { modal, clock } = createTestModal({
    options: { projectId: 'dev', cloud: cloud.url.replace('ws:', 'http:') },
    http: {
      ...port,
      fetch: async (url, init) => {
        const answer = await port.fetch(url, init)
        return new Response(alter(await answer.text()), { status: answer.status })
      },
    },
  })
  onTestFinished(() => modal.destroy())
  clock.advance(Date.now() - clock.now())
  const getBalance = (token: string | null): Promise<bigint> =>
    token === null
      ? client.getBalance({ address: account.address })
      : client.readContract({
          ...{ abi: erc20Abi, address: getAddress(token), functionName: 'balanceOf', args: [account.address] },
        })
  const send = async ({ to, data, value }: SwapCall) => {
    if (!isHex(data)) throw new TypeError('Not calldata')
    const hash = await wallet.sendTransaction({ to: getAddress(to), data, value, chain: null })
    return await vi.waitFor(() => client.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 20 })
  }
  return { account: account.address, getBalance, send, source: await modal.plugin(swapSourcePlugin).load() }
}

it.each([
  { title: 'coins for tokens', index: 1, from: null, to: dollar, amount: 10n ** 18n },
  { title: 'tokens for coins', index: 2, from: dollar, to: null, amount: 50_000_000n },
  { title: 'tokens for tokens that return nothing', index: 3, from: dollar, to: legacy, amount: 7_000_000n },
])('swaps $title as quoted, with an approval of exactly the amount', async ({ index, from, to, amount }) => {
  const { account, getBalance, send, source } = await setUp({ index })
  const readAllowance = async () =>
    from === null ? null : (await source.getAllowance({ networkId, token: from, account })).allowance
  const { quotes } = await source.getQuotes({ networkId, from, to, amount, account })
  expect(quotes).toHaveLength(1)
  for (const { contracts, toAmount: shown } of quotes) {
    if (from !== null) await send(source.createApproval({ contracts, token: from, amount }))
    expect(await readAllowance()).toBe(from === null ? null : String(amount))
    const { call, toAmount } = await source.build({ networkId, from, to, amount, account, contracts, shown })
    expect(toAmount).toBe(shown)
    const before = [await getBalance(from), await getBalance(to)]
    const { status, gasUsed, effectiveGasPrice } = await send(call)
    const fee = gasUsed * effectiveGasPrice
    const [paid, got] = [(before[0] ?? 0n) - (await getBalance(from)), (await getBalance(to)) - (before[1] ?? 0n)]
    expect(status).toBe('success')
    expect({ paid, got }).toEqual({
      paid: amount + (from === null ? fee : 0n),
      got: shown - (to === null ? fee : 0n),
    })
    expect(await readAllowance()).toBe(from === null ? null : '0')
  }
})

it('refuses what a cloud altered on the way, though the exchange would swap it', async () => {
  const thief = 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'
  let isAltered = false
  const index = 4
  const own = devnet.description.evm[0]?.accounts[index]?.address.slice(2).toLowerCase() ?? ''
  // Only inside of calldata: there, the address has 24 zeros in front.
  const pattern = new RegExp(`(0{24})${own}`, 'gi')
  const { account, source } = await setUp({
    index,
    alter: (text) => (isAltered ? text.replace(pattern, `$1${thief}`) : text),
  })
  const pair = { networkId, from: null, to: dollar, amount: 10n ** 15n, account } as const
  const { quotes } = await source.getQuotes(pair)
  expect(quotes).toHaveLength(1)
  for (const { contracts, toAmount: shown } of quotes) {
    const order = { ...pair, contracts, shown }
    expect((await source.build(order)).call.value).toBe(pair.amount)
    isAltered = true
    await expect(source.build(order)).rejects.toMatchObject({ code: 'swap.altered', details: 'the receiver' })
  }
})
