import { array, assert, asyncProperty, constantFrom, nat, tuple } from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../../../../fuzz.shared.ts'
import { createSwapWorld, dollarAddress, tetherAddress, toSwapToken, type SwapWorld } from '../test/createSwapWorld.ts'
import { flush } from '../test/createTransactionTabs.ts'
import { isSameAddress } from '../kernel/utils/isSameAddress.ts'
import { QUOTE_PAUSE } from './constants.ts'
import type { SwapReview } from './state.ts'

const [dollar, tether, ether] = [toSwapToken(dollarAddress), toSwapToken(tetherAddress), toSwapToken(null)]
const tokens = [dollar, tether, ether]
const accounts = ['0x1111111111111111111111111111111111111111', '0x2222222222222222222222222222222222222222']
const networks = ['eip155:1', 'eip155:42161'] as const
const wallets = ['io.metamask', 'me.rainbow'] as const
const amounts = [1_000_000n, 5n, 0n, null, 10n ** 30n]
let view = new AbortController()

/** What the visitor, the wallet, the chain and the cloud can do, in any order. */
const steps: Readonly<Record<string, (world: SwapWorld, at: number) => unknown>> = {
  open: ({ swap }) => {
    view.abort()
    view = new AbortController()
    swap.enter(undefined, view.signal)
  },
  openWith: ({ swap }, at) => swap.enter({ from: dollarAddress, to: at % 2 === 0 ? null : tetherAddress, amount: '2' }),
  close: () => view.abort(),
  from: ({ swap }, at) => swap.setFrom(tokens[at % 3] ?? ether),
  to: ({ swap }, at) => swap.setTo(tokens[at % 3] ?? ether),
  flip: ({ swap }) => swap.flip(),
  amount: ({ swap }, at) => swap.setAmount({ text: 'text', amount: amounts[at % amounts.length] ?? null }),
  max: ({ swap }) => swap.setMax(),
  slippage: ({ swap }, at) => swap.setSlippage(0.5 + at / 4),
  acceptMoved: ({ swap }) => swap.acceptMoved(),
  acceptImpact: ({ swap }, at) => swap.acceptImpact(at % 2 === 0),
  refresh: ({ swap }) => swap.refresh(),
  touch: ({ swap }) => swap.touch(),
  review: ({ swap }) => swap.review(),
  edit: ({ swap }) => swap.edit(),
  reset: ({ swap }) => swap.reset(),
  prepare: async (world, at) => {
    const { clock, swap } = world
    steps['open']?.(world, at)
    await swap.setFrom(at % 3 === 0 ? ether : dollar)
    swap.setTo(tether)
    swap.setAmount({ text: '1', amount: 1_000_000n })
    clock.advance(QUOTE_PAUSE)
    await flush()
    await swap.review()
  },
  approve: ({ asks }, at) => asks.at(-1 - (at % 2))?.approve(),
  decline: ({ asks }, at) => asks.at(-1 - (at % 2))?.refuse('request.rejected'),
  declineUpgrade: ({ asks }) => asks.at(-1)?.refuse('request.rejected', { code: 5750 }),
  fail: ({ asks }) => asks.at(-1)?.refuse('wallet.timeout'),
  mine: ({ chain, clock }) => {
    chain.mine()
    clock.advance(4_000)
  },
  approveAndMine: ({ asks, chain, clock }) => {
    asks.at(-1)?.approve()
    chain.mine()
    clock.advance(4_000)
  },
  account: ({ adapter, connection }, at) =>
    connection() && adapter.wallet.changeAccounts(at % 2 === 0 ? accounts : accounts.toReversed()),
  network: ({ adapter, connection }, at) =>
    connection() && adapter.wallet.changeNetwork(networks[at % 2] ?? 'eip155:1'),
  wallet: ({ modal }, at) => modal.connect({ connectorId: wallets[at % 2] ?? 'io.metamask' }),
  disconnect: ({ modal }) => modal.disconnect(),
  price: ({ facts }, at) => (facts.rate = BigInt(1_000_000 - at * 3_000)),
  builtPrice: ({ facts }, at) => (facts.builtRate = at === 0 ? undefined : BigInt(1_000_000 - at * 2_000)),
  provider: ({ facts }, at) => (facts.provider = at % 2 === 0 ? 'kyberswap' : '1inch'),
  route: ({ facts }, at) => (facts.hasRoute = at % 2 === 0),
  cloud: ({ facts }, at) => (facts.isCloudOffline = at === 0),
  chain: ({ facts }, at) => (facts.isChainOffline = at === 0),
  batches: ({ facts }, at) => (facts.atomic = at % 2 === 0 ? 'ready' : 'unsupported'),
  stubborn: ({ facts }, at) => (facts.isStubborn = at % 2 === 0),
  poor: ({ facts }, at) => facts.balances.set(dollarAddress, BigInt(at) * 300_000n),
  alter: ({ facts }, at) => (facts.alter = (tx) => (at === 0 ? { ...tx, data: '0x' } : tx)),
  second: ({ clock }) => clock.advance(1_000),
  quoteLife: ({ clock }) => clock.advance(10_000),
}
const often = ['prepare', 'confirm', 'confirm', 'confirmTwice', 'approveAndMine', 'approveAndMine', 'mine', 'review']

/** Lets everything answer, the files that load on demand too. */
async function settle(): Promise<void> {
  await flush()
  await new Promise((resolve) => setImmediate(resolve))
  await flush()
}

/** A press that was not refused at once. */
interface Press {
  readonly review: SwapReview
  readonly shown: bigint
  asked: string[]
}

it('asks for nothing twice, loses nothing, and signs only what was shown, in any order of steps', async () => {
  const asked = { approvals: 0, swaps: 0 }
  await assert(
    asyncProperty(
      array(
        tuple(
          constantFrom(...Object.keys(steps), ...often, ...often, ...often),
          nat({ max: 7 }),
          constantFrom(true, false, false),
        ),
        { minLength: 4, maxLength: 24 },
      ),
      async (list) => {
        const world = await createSwapWorld()
        await steps['prepare']?.(world, 1)
        expect(world.state().status).toBe('reviewing')
        const presses: Press[] = []
        /** The asks that a press explains. */
        let seen = 0
        const confirm = (): void => {
          const { status, review, moved, problems } = world.state()
          if (status === 'reviewing' && review && !moved && problems.length === 0)
            presses.push({ review, shown: review.toAmount, asked: [] })
          world.swap.confirm().catch(() => undefined)
        }
        const explain = (): void => {
          for (const ask of world.asks.slice(seen)) {
            const press = presses.at(-1)
            expect(press, 'an ask without a press').toBeDefined()
            if (press) expectReviewed(ask, press)
          }
          seen = world.asks.length
        }

        for (const [name, at, isHasty] of list) {
          if (name === 'confirm') confirm()
          else if (name === 'confirmTwice') for (const _press of [1, 2]) confirm()
          // A press on what is not there any more, and a wallet that declines, are not faults.
          else void Promise.resolve(steps[name]?.(world, at)).catch(() => undefined)
          // A hasty visitor acts before anything has answered.
          if (!isHasty) await settle()
          explain()
          expectOwnNumbers(world)
        }
        await settle()
        explain()
        asked.approvals += world.asks.filter(({ kind }) => kind === 'approve').length
        asked.swaps += world.asks.filter(({ kind }) => kind === 'swap' || kind === 'batch').length

        // Then every request that is still open is approved, and each transaction has its record.
        for (const ask of world.asks) ask.approve()
        await settle()
        const records = world.records().flatMap(({ id, batchId }) => (batchId === null ? (id ?? []) : []))
        const batched = world.asks.filter(({ kind }) => kind === 'batch').length
        const lost = world.chain.transactions.filter(({ id }) => !records.includes(id))
        expect(lost.length).toBeLessThanOrEqual(batched)
        expect(new Set(records).size).toBe(records.length)
        await world.modal.destroy()
      },
    ),
    runs(1_000, 20),
  )
  // The steps reach the wallet often enough to prove something.
  expect(asked.approvals).toBeGreaterThan(200)
  expect(asked.swaps).toBeGreaterThan(100)
}, 600_000)

/** Each step is asked for once in a press, by the account of the review, through its contracts, for exactly its amount. */
function expectReviewed(ask: SwapWorld['asks'][number], press: Press): void {
  const { review } = press
  expect(review.payer.networkId).toBe(ask.connection.networkId)
  expect(review.payer.connectionId).toBe(ask.connection.id)
  expect(isSameAddress({ address: review.payer.address, other: ask.connection.activeAddress })).toBe(true)
  expect(press.asked).not.toContain(ask.kind)
  press.asked.push(ask.kind)
  // A finished step is never asked for again, not even after a later one was declined.
  expect(review.steps.filter(({ status }) => status === 'done').map(({ kind }) => kind)).not.toContain(ask.kind)
  const swap = ask.kind === 'swap' || ask.kind === 'batch' ? ask.calls.at(-1) : undefined
  const approvals = swap ? ask.calls.slice(0, -1) : ask.calls
  for (const { to, data, value } of approvals) {
    const amount = BigInt(`0x${data.slice(-64)}`)
    expect(to).toBe(review.from.address)
    expect(value).toBe(0n)
    expect(data.slice(34, 74).toLowerCase()).toBe(review.spender.slice(2).toLowerCase())
    expect(ask.kind === 'reset' || amount === 0n || amount === review.amount).toBe(true)
  }
  if (!swap) return
  expect(swap.to).toBe(review.router)
  expect(swap.value).toBe(review.from.address === null ? review.amount : 0n)
}

function expectOwnNumbers(world: SwapWorld): void {
  const { status, payer, quote, review, from, to, recordKeys, amount } = world.state()
  const connection = world.connection()
  if (status === 'idle') return expect([payer, quote, review, amount]).toEqual([null, null, null, null])
  expect(payer).toMatchObject({ address: connection?.activeAddress, networkId: connection?.networkId })
  for (const token of [from, to]) if (token) expect(token.caipNetworkId).toBe(payer?.networkId)
  if (review) expect(review.payer).toEqual(payer)
  if (status === 'approving' || status === 'swapping') expect(review).not.toBeNull()
  expect(new Set(recordKeys).size).toBe(recordKeys.length)
}
