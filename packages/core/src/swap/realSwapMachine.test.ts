import { type Devnet, startDevnet } from '@latchkey/devnet'
import { encodeFunctionData, getAddress, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { createBrowserHttp } from '../kernel/ports/createBrowserHttp.ts'
import { defineNetwork } from '../network/networks/defineNetwork.ts'
import { createAnvilWallet } from '../test/createAnvilWallet.ts'
import { createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { startCloudRelay, type CloudRelay } from '../test/pairing/startCloudRelay.ts'
import { transactionsPlugin } from '../transactions/transactionsPlugin.ts'
import { createApproval } from './check/createApproval.ts'
import { QUOTE_LIFE, QUOTE_PAUSE } from './constants.ts'
import { swapPlugin } from './swapPlugin.ts'
import { swapTokensQuery } from './swapTokensQuery.ts'

// A real cloud, the real exchange of a local chain, and a wallet that signs for it.

const networkId = 'eip155:31337'
const dollar = '0x7e57D011A4000000000000000000000000000001'
const legacy = '0x1E6Acd011A400000000000000000000000000002'
const exchange = '0xe8c4a46e00000000000000000000000000000007'

let devnet: Devnet
let cloud: CloudRelay
beforeAll(async () => {
  devnet = await startDevnet({ chains: [31_337] })
  const url = devnet.description.evm[0]?.rpcUrl ?? ''
  cloud = await startCloudRelay({
    // Without prices, the loss of each swap is unknown and has to be accepted.
    environment: { LATCHKEY_SWAPS: 'devnet', LATCHKEY_PRICES: 'none', LATCHKEY_RPC_EIP155_31337: url },
  })
})
afterAll(() => Promise.all([devnet.stop(), cloud.close()]))

/** A visitor with the form open. Time passes with each look. */
async function setUp(index: number, alter = (text: string): string => text) {
  const [chain] = devnet.description.evm
  const key = chain?.accounts[index]?.privateKey
  if (!chain || !key) throw new TypeError('There is no chain')
  const wallet = createAnvilWallet({ url: chain.rpcUrl, key })
  const network = defineNetwork({
    id: 31_337,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [chain.rpcUrl] } },
  })
  const port = createBrowserHttp()
  const { modal, clock } = createTestModal({
    fake: createFakeAdapter({ networkId, features: wallet.features, addresses: [wallet.address] }),
    options: { projectId: 'dev', cloud: cloud.url.replace('ws:', 'http:'), networks: [network] },
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
  await modal.start()
  await modal.connect({ connectorId: 'io.metamask' })
  const swap = await modal.plugin(swapPlugin).load()
  const state = () => modal.plugin(swapPlugin).store.getState()
  const records = () => modal.plugin(transactionsPlugin).store.getState().records
  /** Waits with a clock that moves, as that of a page does. */
  const until = (condition: () => boolean, step = 0): Promise<unknown> =>
    vi.waitUntil(
      () => {
        clock.advance(step)
        return condition()
      },
      { timeout: 60_000, interval: 20 },
    )
  const enter = async (from: string | undefined, to: string | null, amount: string): Promise<void> => {
    swap.enter({ from, to, amount })
    await until(() => state().amount !== null)
    clock.advance(QUOTE_PAUSE)
    await until(() => state().status === 'quoted')
  }
  const review = async (from: string | undefined, to: string | null, amount: string): Promise<void> => {
    await enter(from, to, amount)
    await swap.review()
    expect(state().status).toBe('reviewing')
    expect(state().problems).toEqual([{ problem: 'impactUnaccepted', impact: null }])
    swap.acceptImpact(true)
    expect(state().problems).toEqual([])
  }
  /** Presses the button. Resolves with the code of the error, if any. */
  const confirm = async (): Promise<string | undefined> => {
    const ending = { isOver: false, code: undefined as string | undefined }
    const press = swap.confirm().catch((error: unknown) => {
      ending.code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    })
    void press.finally(() => (ending.isOver = true))
    await until(() => ending.isOver, 200)
    return ending.code
  }
  const kinds = () => wallet.asks.map(({ kind }) => kind)
  const steps = () => state().review?.steps.map(({ kind, status }) => `${kind} ${status}`)
  return { modal, clock, swap, state, records, until, enter, review, confirm, kinds, steps, wallet }
}

type World = Awaited<ReturnType<typeof setUp>>

/** Makes the price of the bought token worse by some hundredths. */
async function movePrice({ wallet }: World, percent: bigint): Promise<void> {
  const abi = parseAbi([
    'function setPool(address token, address other, uint256 reserve, uint256 otherReserve)',
    'function reserves(address token, address other) view returns (uint256)',
  ])
  const read = async (token: string, other: string): Promise<bigint> => {
    const data = encodeFunctionData({ abi, functionName: 'reserves', args: [getAddress(token), getAddress(other)] })
    return BigInt(await wallet.read({ to: exchange, data }))
  }
  const [paid, bought] = [await read(dollar, legacy), await read(legacy, dollar)]
  const args = [getAddress(dollar), getAddress(legacy), paid, (bought * (100n - percent)) / 100n] as const
  await wallet.send({ to: exchange, data: encodeFunctionData({ abi, functionName: 'setPool', args }), value: 0n })
}

it('swaps coins for tokens in one step, and says what really arrived (behaviour 22)', async () => {
  const world = await setUp(1)
  const { confirm, kinds, records, review, state, wallet } = world
  await review(undefined, dollar, '0.5')
  expect(state().review).toMatchObject({ mode: 'single', provider: 'devnet', router: exchange })
  const before = await wallet.getBalance(dollar)
  expect(await confirm()).toBeUndefined()
  const arrived = (await wallet.getBalance(dollar)) - before
  expect(state()).toMatchObject({ status: 'done', received: arrived })
  expect(arrived).toBe(state().review?.toAmount)
  expect(kinds()).toEqual(['swap'])
  expect(records()).toMatchObject([{ status: 'confirmed', summary: { action: 'swap' } }])
})

it('swaps tokens for coins with an approval of exactly the amount, which the swap uses up (behaviour 18)', async () => {
  const { confirm, kinds, review, state, wallet } = await setUp(2)
  await review(dollar, null, '50')
  const { toAmount = 0n } = state().review ?? {}
  const allowances: bigint[] = []
  wallet.decide = async (): Promise<'approve'> => {
    allowances.push(await wallet.getAllowance(dollar, exchange))
    return 'approve'
  }
  expect(await confirm()).toBeUndefined()
  expect(kinds()).toEqual(['approve', 'swap'])
  expect(allowances).toEqual([0n, 50_000_000n])
  expect(state()).toMatchObject({ status: 'done', received: toAmount })
  expect(await wallet.getAllowance(dollar, exchange)).toBe(0n)
})

it('takes an older allowance back where the token refuses to change it, and approves nothing if it is enough', async () => {
  const { confirm, kinds, review, state, steps, swap, wallet } = await setUp(3)
  await wallet.send(createApproval({ token: legacy, spender: exchange, amount: 3n }))
  await review(legacy, dollar, '7')
  expect(steps()).toEqual(['reset waiting', 'approve waiting', 'swap waiting'])
  expect(await confirm()).toBeUndefined()
  expect(kinds()).toEqual(['reset', 'approve', 'swap'])
  expect(state().status).toBe('done')
  await wallet.send(createApproval({ token: legacy, spender: exchange, amount: 9_000_000n }))
  swap.reset()
  await review(legacy, dollar, '7')
  expect(steps()).toEqual(['swap waiting'])
  expect(await confirm()).toBeUndefined()
  expect(state().status).toBe('done')
  expect(await wallet.getAllowance(legacy, exchange)).toBe(2_000_000n)
})

it('sends approval and swap as one batch where the wallet can (behaviour 19)', async () => {
  const { confirm, kinds, records, review, state, wallet } = await setUp(4)
  wallet.atomic = 'supported'
  await review(dollar, legacy, '5')
  expect(state().review?.mode).toBe('batch')
  const before = await wallet.getBalance(legacy)
  expect(await confirm()).toBeUndefined()
  expect(kinds()).toEqual(['batch'])
  expect(state()).toMatchObject({ status: 'done', received: (await wallet.getBalance(legacy)) - before })
  expect(records()).toHaveLength(1)
})

it('leaves the approval if the swap is declined, and asks only for the swap the next time', async () => {
  const { confirm, kinds, review, state, steps, wallet } = await setUp(5)
  await review(dollar, legacy, '5')
  wallet.decide = ({ kind }) => (kind === 'swap' ? 'decline' : 'approve')
  expect(await confirm()).toBe('request.rejected')
  expect(steps()).toEqual(['approve done', 'swap waiting'])
  expect(await wallet.getAllowance(dollar, exchange)).toBe(5_000_000n)
  wallet.decide = () => 'approve'
  expect(await confirm()).toBeUndefined()
  expect(kinds()).toEqual(['approve', 'swap', 'swap'])
  expect(state().status).toBe('done')
})

it('signs no swap whose price moved after the approval until it is accepted (behaviour 15)', async () => {
  const world = await setUp(6)
  const { confirm, kinds, review, state, swap, wallet } = world
  await review(dollar, legacy, '5')
  const { toAmount = 0n } = state().review ?? {}
  wallet.decide = async ({ kind }): Promise<'approve'> => {
    if (kind === 'approve') await movePrice(world, 3n)
    return 'approve'
  }
  expect(await confirm()).toBe('swap.moved')
  expect(kinds()).toEqual(['approve'])
  expect(state().moved?.before).toBe(toAmount)
  expect(state().moved?.after).toBeLessThan((toAmount * 98n) / 100n)
  swap.acceptMoved()
  wallet.decide = () => 'approve'
  expect(await confirm()).toBeUndefined()
  expect(state()).toMatchObject({ status: 'done', received: state().review?.toAmount })
})

it('asks again for a quote that has expired, and for nothing of the wallet meanwhile', async () => {
  const world = await setUp(7)
  const { clock, confirm, kinds, review, state, swap, wallet } = world
  await review(dollar, legacy, '5')
  await movePrice(world, 2n)
  clock.advance(QUOTE_LIFE)
  expect(await confirm()).toBe('swap.moved')
  expect(kinds()).toEqual([])
  swap.acceptMoved()
  expect(await confirm()).toBeUndefined()
  expect(kinds()).toEqual(['approve', 'swap'])
  expect(state().received).toBe(state().review?.toAmount)
  expect(await wallet.getAllowance(dollar, exchange)).toBe(0n)
})

it('asks the wallet for nothing if the answer was altered on the way, though the exchange would swap it', async () => {
  let isAltered = false
  const thief = 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'
  const own = devnet.description.evm[0]?.accounts[8]?.address.slice(2).toLowerCase() ?? ''
  const pattern = new RegExp(`(0{24})${own}`, 'gi')
  const { confirm, kinds, records, review, state } = await setUp(8, (text) =>
    isAltered ? text.replace(pattern, `$1${thief}`) : text,
  )
  await review(undefined, dollar, '0.5')
  isAltered = true
  expect(await confirm()).toBe('swap.altered')
  expect(state()).toMatchObject({ status: 'failed', error: { code: 'swap.altered' } })
  expect(kinds()).toEqual([])
  expect(records()).toEqual([])
})

it('lists the tokens of the chain, the coin among them', async () => {
  const { modal } = await setUp(9)
  const { all } = await swapTokensQuery.read(modal, { networkId })
  expect(all).toContainEqual(expect.objectContaining({ address: null, symbol: 'ETH', isListed: true }))
  expect(all.map(({ symbol }) => symbol)).toContain('TUSD')
})
