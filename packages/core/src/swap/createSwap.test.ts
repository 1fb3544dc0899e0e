import { isHex } from '@latchkey/protocol/atoms'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isModalError } from '../kernel/errors/isModalError.ts'
import {
  createSwapWorld,
  dollarAddress,
  otherRouter,
  router,
  tetherAddress,
  toSwapToken,
  type SwapWorld,
} from '../test/createSwapWorld.ts'
import { flush } from '../test/createTransactionTabs.ts'
import { decodeSwap } from '../test/encodeSwap.ts'
import { until } from '../test/until.ts'
import { createApproval } from './check/createApproval.ts'
import { APPROVAL_GAS, QUOTE_INTERVAL, QUOTE_LIFE, QUOTE_PAUSE, SWAP_GAS } from './constants.ts'

const [dollar, tether, ether] = [toSwapToken(dollarAddress), toSwapToken(tetherAddress), toSwapToken(null)]

/** A world whose form is open. */
async function open(parameters: Parameters<typeof createSwapWorld>[0] = {}): Promise<SwapWorld> {
  const world = await createSwapWorld(parameters)
  onTestFinished(() => world.modal.destroy())
  world.swap.enter(undefined)
  await until(() => world.state().status === 'editing')
  return world
}

async function quote(world: SwapWorld, { from = dollar, amount = 1_000_000n } = {}): Promise<void> {
  const { clock, swap, state } = world
  await swap.setFrom(from)
  swap.setTo(tether)
  swap.setAmount({ text: String(amount), amount })
  clock.advance(QUOTE_PAUSE)
  await until(() => state().status === 'quoted' && state().facts.feeAtMost !== null)
}

async function review(world: SwapWorld, parameters: Parameters<typeof quote>[1] = {}): Promise<void> {
  await quote(world, parameters)
  await world.swap.review()
  expect(world.state().problems).toEqual([])
  expect(world.state()).toMatchObject({ status: 'reviewing', review: { toAmount: world.state().quote?.toAmount } })
}

/** Presses the button, and keeps what came of it. */
function press({ swap }: SwapWorld): { readonly errors: unknown[]; readonly done: Promise<void> } {
  const errors: unknown[] = []
  return { errors, done: swap.confirm().catch((error: unknown) => void errors.push(error)) }
}

/** The owner approves, and the next block has it. */
async function approve(world: SwapWorld, count: number): Promise<void> {
  await until(() => world.asks.length === count)
  const key = world.state().recordKeys.at(-1)
  world.asks.at(-1)?.approve()
  await flush()
  world.chain.mine()
  await until(() => {
    world.clock.advance(1_000)
    return world.records().find((record) => record.key === key)?.status === 'confirmed'
  })
}

const problemsOf = ({ state }: SwapWorld) => state().problems.map(({ problem }) => problem)
const kindsOf = ({ asks }: SwapWorld) => asks.map(({ kind }) => kind)
const stepsOf = ({ state }: SwapWorld) => state().review?.steps.map(({ kind, status }) => `${kind} ${status}`)
const quotesOf = ({ calls }: SwapWorld) => calls.filter((path) => path === '/v1/convert/quotes').length

describe('the form', () => {
  it('calls nothing wrong while there is no network, keeps what was entered, and asks once it is back', async () => {
    const world = await open()
    const { clock, facts, state, swap } = world
    await quote(world)
    facts.isDeviceOffline = true
    swap.setAmount({ text: '2', amount: 2_000_000n })
    clock.advance(QUOTE_PAUSE)
    await flush()
    expect(state()).toMatchObject({ status: 'quoting', isPaused: true, quoteError: null, amountText: '2' })
    const asked = quotesOf(world)
    clock.advance(QUOTE_INTERVAL * 3)
    await flush()
    expect(quotesOf(world)).toBe(asked)
    // Asked by hand, it fails, and is no answer.
    swap.refresh()
    await until(() => quotesOf(world) > asked && !state().isRenewing)
    expect(state()).toMatchObject({ status: 'quoting', quote: null, quoteError: null })
    facts.isDeviceOffline = false
    swap.touch()
    clock.advance(0)
    await until(() => state().status === 'quoted')
    expect(state()).toMatchObject({ amount: 2_000_000n, isPaused: false })
  })

  it('begins with the coin, and asks for one quote of a text that is typed in one go', async () => {
    const world = await open()
    expect(world.state()).toMatchObject({ from: { address: null }, to: null, slippage: 1 })
    expect(problemsOf(world)).toEqual(['tokenMissing', 'amountMissing'])
    await world.swap.setFrom(dollar)
    world.swap.setTo(tether)
    for (const digit of [1n, 12n, 123n]) world.swap.setAmount({ text: String(digit), amount: digit })
    expect(world.state().status).toBe('quoting')
    world.clock.advance(QUOTE_PAUSE)
    await until(() => world.state().status === 'quoted')
    expect(quotesOf(world)).toBe(1)
    expect(world.state().quote).toMatchObject({ toAmount: 123n, minimum: 121n, provider: 'kyberswap', router })
    expect(world.state().nextQuoteAt).toBe(world.clock.now() + QUOTE_INTERVAL)
    await until(() => world.state().facts.feeAtMost !== null)
    expect(world.state().facts).toEqual({
      ...{ balance: 1_000_000_000n, coinBalance: 10n ** 18n, allowance: 0n },
      feeAtMost: (240_000n + APPROVAL_GAS) * 1_000n,
    })
  })

  it('renews the quote, keeps the old one over a failure until it is too old, and says that there is no route', async () => {
    const world = await open()
    await quote(world)
    world.facts.rate = 1_100_000n
    world.clock.advance(QUOTE_INTERVAL)
    await until(() => world.state().quote?.toAmount === 1_100_000n)
    world.facts.isCloudOffline = true
    world.clock.advance(QUOTE_INTERVAL)
    // The client repeats the request before it gives up.
    await until(() => {
      world.clock.advance(500)
      return world.state().quoteError !== null
    })
    expect(world.state()).toMatchObject({ status: 'quoted', quote: { toAmount: 1_100_000n }, isRenewing: false })
    await until(() => {
      world.clock.advance(1_000)
      return world.state().quote === null
    })
    expect(world.state().status).toBe('editing')
    world.facts.isCloudOffline = false
    world.facts.hasRoute = false
    world.swap.refresh()
    await until(() => world.state().quoteError?.code === 'swap.noRoute')
    world.facts.hasRoute = true
    world.swap.refresh()
    await until(() => world.state().status === 'quoted')
    expect(world.state().quoteError).toBeNull()
  })

  it('says what prevents the swap', async () => {
    const world = await open()
    await quote(world, { amount: 2_000_000_000n })
    expect(world.state().problems).toEqual([{ problem: 'balance', available: 1_000_000_000n }])
    world.facts.balances.set('coin', 1n)
    await quote(world)
    await until(() => problemsOf(world)[0] === 'fee')
    await world.swap.review()
    expect(world.state()).toMatchObject({ status: 'quoted', review: null })
    await expect(world.swap.confirm()).rejects.toMatchObject({ code: 'swap.incomplete' })
    expect(world.asks).toEqual([])
  })

  it('pays as much of the coin as the fee leaves, and follows what the provider says of it', async () => {
    const world = await open()
    world.swap.setTo(tether)
    world.swap.setMax()
    await until(() => world.state().amount !== null)
    expect(world.state().amount).toBe(10n ** 18n - SWAP_GAS * 1_000n)
    const most = 10n ** 18n - 240_000n * 1_000n
    world.clock.advance(0)
    await until(() => world.state().status === 'quoted' && world.state().amount === most)
    world.facts.feePerGas = 2_000n
    await world.swap.review()
    expect(world.state().review).toMatchObject({ amount: 10n ** 18n - 240_000n * 2_000n, isMax: true })
    world.swap.setMax()
    await world.swap.setFrom(dollar)
    world.swap.setMax()
    await until(() => world.state().amount === 1_000_000_000n)
  })

  it('turns the pair round, and never pays with what it buys', async () => {
    const world = await open()
    await quote(world)
    world.facts.rate = 500_000n
    world.swap.refresh()
    await until(() => world.state().quote?.toAmount === 500_000n)
    world.swap.flip()
    expect(world.state()).toMatchObject({ from: { symbol: 'USDT' }, to: { symbol: 'USDC' }, amountText: '0.5' })
    await world.swap.setFrom(dollar)
    expect(world.state()).toMatchObject({ from: { symbol: 'USDC' }, to: { symbol: 'USDT' } })
    world.swap.setTo(dollar)
    expect(world.state()).toMatchObject({ from: { symbol: 'USDT' }, to: { symbol: 'USDC' }, amount: null })
    world.swap.setTo(toSwapToken(null, 'eip155:42161'))
    expect(world.state().to).toMatchObject({ symbol: 'USDC' })
  })

  it('opens with what an app passes, and keeps what was entered when it is opened again', async () => {
    const world = await open()
    world.swap.enter({ from: `eip155:1:${dollarAddress}`, to: null, amount: '2.5' })
    await until(() => world.state().amount === 2_500_000n)
    expect(world.state()).toMatchObject({ from: { address: dollarAddress }, to: { symbol: 'ETH' } })
    world.swap.enter(undefined)
    expect(world.state().amount).toBe(2_500_000n)
    world.swap.reset()
    expect(world.state()).toMatchObject({ status: 'idle', amount: null })
  })

  it('keeps the slippage as chosen (behaviour 17) [S9.046] [S9.047]', async () => {
    const world = await open()
    expect(world.state().slippage).toBe(1)
    await quote(world)
    world.swap.setSlippage(0.5)
    expect(world.state().quote?.minimum).toBe(995_000n)
    world.swap.reset()
    world.swap.enter(undefined)
    expect(world.state().slippage).toBe(0.5)
    for (const percent of [0, -1, 5.01, Number.NaN]) expect(() => world.swap.setSlippage(percent)).toThrow('slippage')
    world.swap.setSlippage(5)
    await review(world)
    const { errors } = press(world)
    await until(() => world.asks.length === 1)
    expect(world.calls).toContain('slippage 5')
    expect(errors).toEqual([])
  })

  it('has no swaps on a network without them', async () => {
    const world = await open()
    world.modal.controllers.network.store.getState()
    world.adapter.wallet.changeNetwork('eip155:42161')
    await until(() => world.state().payer?.networkId === 'eip155:42161')
    expect(problemsOf(world)).toEqual(['tokenMissing', 'amountMissing'])
  })
})

describe('price impact', () => {
  it.each([
    [1_000_000n, 0, []],
    [985_000n, 1.5, []],
    [951_000n, 4.9, []],
    [949_000n, 5.1, ['impactUnaccepted']],
    [800_000n, 20, ['impactUnaccepted']],
  ] as const)(
    'of a rate of %i millionths is told and, from 5 percent, must be accepted (behaviour 16)',
    async (rate, impact, problems) => {
      const world = await open()
      world.facts.rate = rate
      await quote(world)
      expect(world.state().quote?.priceImpact).toBeCloseTo(impact)
      expect(problemsOf(world)).toEqual(problems)
      await world.swap.review()
      expect(world.state().status).toBe('reviewing')
      world.swap.acceptImpact(problems.length > 0)
      expect(problemsOf(world)).toEqual([])
    },
  )

  it('must be accepted if a price is not known', async () => {
    const world = await open()
    world.facts.prices = {}
    await quote(world)
    expect(world.state().quote).toMatchObject({ priceImpact: null, lossUsd: null })
    await world.swap.review()
    await expect(world.swap.confirm()).rejects.toMatchObject({ code: 'swap.impactTooHigh' })
    expect(world.asks).toEqual([])
    world.swap.acceptImpact(true)
    press(world)
    await until(() => world.asks.length === 1)
  })

  it('must be accepted anew if it becomes severe, and after an edit', async () => {
    const world = await open()
    world.facts.rate = 940_000n
    await quote(world)
    world.swap.acceptImpact(true)
    expect(problemsOf(world)).toEqual([])
    world.facts.rate = 840_000n
    world.swap.refresh()
    await until(() => problemsOf(world).length > 0)
    expect(world.state()).toMatchObject({ isImpactAccepted: false, quote: { lossUsd: expect.closeTo(0.16) } })
    world.swap.acceptImpact(true)
    world.swap.setAmount({ text: '2', amount: 2_000_000n })
    expect(world.state().isImpactAccepted).toBe(false)
  })

  it('from 15 percent is refused if the app says so', async () => {
    const world = await open({
      options: { refuseHighPriceImpact: true, cloud: 'https://cloud.example', projectId: 'p' },
    })
    world.facts.rate = 840_000n
    await quote(world)
    world.swap.acceptImpact(true)
    expect(problemsOf(world)).toEqual(['impactRefused'])
    await world.swap.review()
    expect(world.state().status).toBe('quoted')
  })
})

describe('approval and swap', () => {
  it('is one confirmation of two steps, with an approval of exactly the amount (behaviours 18, 19, 22)', async () => {
    const world = await open()
    await review(world)
    expect(world.state().review).toMatchObject({ mode: 'steps', spender: router, minimum: 990_000n })
    expect(stepsOf(world)).toEqual(['approve waiting', 'swap waiting'])
    const { done, errors } = press(world)
    await until(() => world.asks.length === 1)
    expect(world.state().status).toBe('approving')
    expect(stepsOf(world)).toEqual(['approve wallet', 'swap waiting'])
    expect(world.asks[0]?.calls).toEqual([
      createApproval({ token: dollarAddress, spender: router, amount: 1_000_000n }),
    ])
    expect(world.records()[0]).toMatchObject({
      status: 'awaitingWallet',
      summary: { action: 'approve', amount: '1000000' },
    })
    await approve(world, 1)
    await until(() => world.asks.length === 2)
    expect(world.state().status).toBe('swapping')
    expect(stepsOf(world)).toEqual(['approve done', 'swap wallet'])
    await approve(world, 2)
    await done
    expect(errors).toEqual([])
    expect(world.state()).toMatchObject({ status: 'done', received: 995n, error: null })
    expect(kindsOf(world)).toEqual(['approve', 'swap'])
    expect(world.state().recordKeys).toHaveLength(2)
    expect(world.records().map(({ summary }) => summary.action)).toEqual(['swap', 'approve'])
  })

  it('is the swap alone for the coin and with enough allowance, without the gas of the answer (behaviour 21)', async () => {
    const world = await open()
    await review(world, { from: ether, amount: 10n ** 15n })
    expect(world.state().review?.mode).toBe('single')
    const coins = press(world)
    await until(() => world.asks.length === 1)
    expect(world.asks[0]).toMatchObject({ kind: 'swap', calls: [{ to: router, value: 10n ** 15n }] })
    expect(Object.keys(world.asks[0]?.calls[0] ?? {})).toEqual(['to', 'data', 'value'])
    await approve(world, 1)
    await coins.done
    world.facts.allowances.set(`${world.connection()?.activeAddress.toLowerCase()}:${dollarAddress}`, 1_000_000n)
    world.swap.enter(undefined)
    await review(world)
    expect(stepsOf(world)).toEqual(['swap waiting'])
  })

  it('takes an older allowance back first if the token refuses to change it', async () => {
    const world = await open()
    world.facts.allowances.set(`${world.connection()?.activeAddress.toLowerCase()}:${dollarAddress}`, 5n)
    await review(world)
    expect(stepsOf(world)).toEqual(['approve waiting', 'swap waiting'])
    world.facts.isStubborn = true
    world.swap.edit()
    await review(world)
    expect(stepsOf(world)).toEqual(['reset waiting', 'approve waiting', 'swap waiting'])
    const { done } = press(world)
    await approve(world, 1)
    await approve(world, 2)
    await approve(world, 3)
    await done
    expect(kindsOf(world)).toEqual(['reset', 'approve', 'swap'])
    expect(world.state().status).toBe('done')
  })

  it.each(['supported', 'ready'] as const)(
    'is one batch where the wallet has it %s, with an own id',
    async (atomic) => {
      const world = await open()
      world.facts.atomic = atomic
      await review(world)
      expect(world.state().review?.mode).toBe('batch')
      const { done } = press(world)
      await until(() => world.asks.length === 1)
      expect(world.asks[0]).toMatchObject({ kind: 'batch', batchId: expect.stringMatching(/^0x[\da-f]{64}$/) })
      expect(world.asks[0]?.calls.map(({ to }) => to)).toEqual([dollarAddress, router])
      expect(world.records()[0]).toMatchObject({ batchId: world.asks[0]?.batchId, status: 'awaitingWallet' })
      expect(stepsOf(world)).toEqual(['approve wallet', 'swap wallet'])
      await approve(world, 1)
      await done
      expect(world.state().status).toBe('done')
      expect(world.asks).toHaveLength(1)
    },
  )

  it.each([
    ['declines the upgrade', 'request.rejected', { code: 5750 }],
    ['has no batches', 'request.unsupported', undefined],
  ] as const)('is shown as two steps if the wallet %s', async (_title, code, cause) => {
    const world = await open()
    world.facts.atomic = 'ready'
    await review(world)
    const { done } = press(world)
    await until(() => world.asks.length === 1)
    world.asks[0]?.refuse(code, cause)
    await done
    expect(world.state()).toMatchObject({ status: 'reviewing', error: null, review: { mode: 'steps' } })
    const again = press(world)
    await approve(world, 2)
    await approve(world, 3)
    await again.done
    expect(kindsOf(world)).toEqual(['batch', 'approve', 'swap'])
    expect(world.state().status).toBe('done')
  })

  it('keeps the batch if its owner only declines it', async () => {
    const world = await open()
    world.facts.atomic = 'ready'
    await review(world)
    const { done } = press(world)
    await until(() => world.asks.length === 1)
    world.asks[0]?.refuse('request.rejected', { code: 4001 })
    await done
    expect(world.state()).toMatchObject({
      status: 'reviewing',
      error: { code: 'request.rejected' },
      review: { mode: 'batch' },
      recordKeys: [],
    })
    expect(world.records()).toEqual([])
  })

  it('leaves the first step done if the second is declined, and does not ask for it again', async () => {
    const world = await open()
    await review(world)
    const { done, errors } = press(world)
    await approve(world, 1)
    await until(() => world.asks.length === 2)
    world.asks[1]?.refuse('request.rejected')
    await done
    expect(errors).toMatchObject([{ code: 'request.rejected' }])
    expect(world.state()).toMatchObject({ status: 'reviewing', error: { code: 'request.rejected' } })
    expect(stepsOf(world)).toEqual(['approve done', 'swap waiting'])
    const again = press(world)
    await approve(world, 3)
    await again.done
    expect(kindsOf(world)).toEqual(['approve', 'swap', 'swap'])
    expect(world.state().status).toBe('done')
  })

  it('refuses a second press, and fails with the record if the answer of the wallet is lost', async () => {
    const world = await open()
    await review(world)
    const { done, errors } = press(world)
    await expect(world.swap.confirm()).rejects.toMatchObject({ code: 'connection.pending' })
    await until(() => world.asks.length === 1)
    world.swap.setAmount({ text: '5', amount: 5n })
    expect(world.state()).toMatchObject({ status: 'approving', amount: 1_000_000n })
    world.asks[0]?.refuse('wallet.timeout')
    await done
    expect(errors).toMatchObject([{ code: 'wallet.timeout' }])
    expect(world.state()).toMatchObject({ status: 'failed', error: { code: 'wallet.timeout' } })
    expect(stepsOf(world)).toEqual(['approve failed', 'swap waiting'])
    expect(world.state().recordKeys).toEqual([world.records()[0]?.key])
    world.swap.edit()
    world.clock.advance(0)
    await until(() => world.state().status === 'quoted')
  })

  it('asks nothing more if the views were left while the approval was on its way, and continues later', async () => {
    const world = await open()
    const view = new AbortController()
    world.swap.watch(view.signal)
    await review(world)
    const { done } = press(world)
    await until(() => world.asks.length === 1)
    view.abort()
    await approve(world, 1)
    await done
    expect(world.state().status).toBe('reviewing')
    expect(stepsOf(world)).toEqual(['approve done', 'swap waiting'])
    world.swap.watch(new AbortController().signal)
    const again = press(world)
    await approve(world, 2)
    await again.done
    expect(kindsOf(world)).toEqual(['approve', 'swap'])
  })

  it.each([
    [
      'account',
      (world: SwapWorld) => world.adapter.wallet.changeAccounts(['0x2222222222222222222222222222222222222222']),
    ],
    ['network', (world: SwapWorld) => world.adapter.wallet.changeNetwork('eip155:42161')],
  ] as const)('asks for no swap if the %s changes after the approval (behaviour 20)', async (name, change) => {
    const world = await open()
    await review(world)
    const { done, errors } = press(world)
    await until(() => world.asks.length === 1)
    change(world)
    world.asks[0]?.approve()
    await done
    expect(errors).toMatchObject([{ code: 'request.aborted' }])
    world.chain.mine()
    world.clock.advance(5_000)
    await flush()
    expect(kindsOf(world)).toEqual(['approve'])
    expect(world.state()).toMatchObject(name === 'account' ? { amount: 1_000_000n } : { amount: null })
    expect(world.state().review).toBeNull()
    // What was sent is followed anyway.
    expect(world.records()[0]).toMatchObject({ summary: { action: 'approve' }, id: expect.stringMatching(/^0x/) })
  })
})

describe('a moved price (behaviour 15)', () => {
  it('within half a percent needs nothing, and keeps the minimum that was shown', async () => {
    const world = await open()
    world.facts.allowances.set(`${world.connection()?.activeAddress.toLowerCase()}:${dollarAddress}`, 1_000_000n)
    await review(world)
    world.facts.builtRate = 996_000n
    press(world)
    await until(() => world.asks.length === 1)
    expect(world.calls.filter((call) => call.startsWith('slippage'))).toEqual(['slippage 1', 'slippage 0.6'])
    expect(world.state().review?.minimum).toBe(990_000n)
  })

  it('while the visitor reviews must be accepted, and is no matter once it is back', async () => {
    const world = await open()
    await review(world)
    world.facts.rate = 990_000n
    world.clock.advance(QUOTE_INTERVAL)
    await until(() => world.state().moved !== null)
    expect(world.state()).toMatchObject({
      moved: { before: 1_000_000n, after: 990_000n, isOtherProvider: false },
      review: { toAmount: 990_000n, minimum: 980_100n },
      changedAt: world.clock.now(),
    })
    await expect(world.swap.confirm()).rejects.toMatchObject({ code: 'swap.moved' })
    world.facts.rate = 1_000_000n
    world.clock.advance(QUOTE_INTERVAL)
    await until(() => world.state().moved === null)
    world.facts.rate = 990_000n
    world.clock.advance(QUOTE_INTERVAL)
    await until(() => world.state().moved !== null)
    world.swap.acceptMoved()
    expect(world.state().moved).toBeNull()
    press(world)
    await until(() => world.asks.length === 1)
  })

  it('at the press is shown before anything is signed', async () => {
    const world = await open()
    await review(world)
    world.facts.builtRate = 990_000n
    const { done, errors } = press(world)
    await done
    expect(errors).toMatchObject([{ code: 'swap.moved', context: { before: '1000000', after: '990000' } }])
    expect(world.state()).toMatchObject({ status: 'reviewing', moved: { before: 1_000_000n, after: 990_000n } })
    expect(world.asks).toEqual([])
    world.swap.acceptMoved()
    press(world)
    await until(() => world.asks.length === 1)
  })

  it('after the approval is shown before the swap is signed, and small steps add up', async () => {
    const world = await open()
    await review(world)
    const { done, errors } = press(world)
    await until(() => world.asks.length === 1)
    world.facts.rate = 996_000n
    world.clock.advance(QUOTE_LIFE)
    world.facts.builtRate = 992_100n
    await approve(world, 1)
    await done
    expect(errors).toMatchObject([{ code: 'swap.moved' }])
    expect(kindsOf(world)).toEqual(['approve'])
    expect(stepsOf(world)).toEqual(['approve done', 'swap waiting'])
    expect(world.state().moved).toMatchObject({ before: 1_000_000n, after: 992_100n })
  })

  it('asks for a quote again that is older than 30 s, and signs nothing of another provider unseen', async () => {
    const world = await open()
    await review(world)
    world.facts.provider = '1inch'
    // The visitor was away: nothing renewed the quote.
    world.facts.isCloudOffline = true
    world.clock.advance(QUOTE_LIFE)
    await flush()
    world.facts.isCloudOffline = false
    const { done, errors } = press(world)
    await done
    expect(errors).toMatchObject([{ code: 'swap.moved' }])
    expect(world.asks).toEqual([])
    expect(world.state()).toMatchObject({
      moved: { isOtherProvider: true },
      review: { provider: '1inch', spender: expect.stringMatching(new RegExp(otherRouter, 'i')) },
    })
  })

  it('is back in the review if the network is lost before the wallet is asked, also after the allowance, and continues there', async () => {
    const world = await open()
    await review(world)
    world.facts.isDeviceOffline = true
    const lost = press(world)
    await lost.done
    expect(lost.errors).toHaveLength(1)
    expect(world.asks).toEqual([])
    expect(world.state()).toMatchObject({ status: 'reviewing', error: null })
    expect(stepsOf(world)).toEqual(['approve waiting', 'swap waiting'])
    world.facts.isDeviceOffline = false
    const { done } = press(world)
    await until(() => world.asks.length === 1)
    world.facts.isDeviceOffline = true
    await approve(world, 1)
    await done
    expect(kindsOf(world)).toEqual(['approve'])
    expect(world.state()).toMatchObject({ status: 'reviewing', error: null })
    expect(stepsOf(world)).toEqual(['approve done', 'swap waiting'])
    world.facts.isDeviceOffline = false
    const last = press(world)
    await approve(world, 2)
    await last.done
    expect(kindsOf(world)).toEqual(['approve', 'swap'])
    expect(world.state().status).toBe('done')
  })

  it('is not signed without a route', async () => {
    const world = await open()
    await review(world)
    world.facts.hasRoute = false
    world.clock.advance(QUOTE_LIFE)
    await flush()
    const { done, errors } = press(world)
    await done
    expect(errors).toMatchObject([{ code: 'swap.noRoute' }])
    expect(world.asks).toEqual([])
  })
})

describe('before anything is signed', () => {
  const thief = '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'

  it.each([
    ['another contract', (tx: Record<string, unknown>) => ({ ...tx, to: `eip155:1:${thief}` })],
    ['another network', (tx: Record<string, unknown>) => ({ ...tx, to: `eip155:10:${router}` })],
    ['coins', (tx: Record<string, unknown>) => ({ ...tx, value: '1' })],
    ['another payer', (tx: Record<string, unknown>) => ({ ...tx, from: `eip155:1:${thief}` })],
    ['no swap', (tx: Record<string, unknown>) => ({ ...tx, data: '0x' })],
    [
      'another receiver',
      (tx: Record<string, unknown>) => ({ ...tx, data: String(tx['data']).replaceAll('1'.repeat(40), thief.slice(2)) }),
    ],
    [
      'another amount',
      (tx: Record<string, unknown>) => ({
        ...tx,
        data: String(tx['data']).replaceAll(1_000_000n.toString(16).padStart(64, '0'), 'f'.repeat(64)),
      }),
    ],
  ] as const)('refuses an answer with %s and asks the wallet for nothing', async (_title, alter) => {
    const world = await open()
    await review(world)
    world.facts.alter = alter
    const { done, errors } = press(world)
    await done
    expect(errors).toMatchObject([{ code: 'swap.altered' }])
    expect(world.state()).toMatchObject({ status: 'failed', error: { code: 'swap.altered' } })
    expect(world.asks).toEqual([])
    expect(world.records()).toEqual([])
  })

  it.each([
    [
      'more leaves',
      [
        { token: dollarAddress, value: -1_000_001n },
        { token: tetherAddress, value: 990_000n },
      ],
    ],
    [
      'less arrives',
      [
        { token: dollarAddress, value: -1_000_000n },
        { token: tetherAddress, value: 989_999n },
      ],
    ],
    ['nothing arrives', [{ token: dollarAddress, value: -1_000_000n }]],
    [
      'another asset leaves',
      [{ token: dollarAddress, value: -1_000_000n }, { token: tetherAddress, value: 990_000n }, { value: -1n }],
    ],
  ] as const)('refuses a swap in whose trial %s', async (_title, simulated) => {
    const world = await open()
    await review(world)
    world.facts.simulated = simulated
    const { done, errors } = press(world)
    await done
    expect(errors).toMatchObject([{ code: 'swap.altered' }])
    expect(world.asks).toEqual([])
  })

  it.each(['unsupported', 'supported'] as const)(
    'refuses a swap that would leave a part of the new allowance, with batches %s',
    async (atomic) => {
      const world = await open()
      world.facts.atomic = atomic
      await review(world)
      world.facts.allowanceLeft = 1n
      const { done, errors } = press(world)
      await done
      expect(errors).toMatchObject([{ code: 'swap.altered', details: 'An allowance would stay' }])
      expect(world.asks).toEqual([])
    },
  )

  it('asks for nothing else, whichever word of the calldata is altered', async () => {
    const world = await open()
    world.facts.allowances.set(`${world.connection()?.activeAddress.toLowerCase()}:${dollarAddress}`, 1_000_000n)
    world.facts.simulated = false
    const refused: unknown[] = []
    for (const word of ['f'.repeat(64), `${'0'.repeat(63)}2`])
      for (let index = 0; index < 30; index++) {
        world.facts.alter = (tx) => {
          const data = String(tx['data'])
          const start = 10 + index * 64
          return { ...tx, data: `${data.slice(0, start)}${word}${data.slice(start + 64)}` }
        }
        await review(world)
        const count = world.asks.length
        const { done, errors } = press(world)
        await until(() => errors.length > 0 || world.asks.length > count)
        world.asks[count]?.refuse('request.rejected')
        await done
        refused.push(...errors.filter((error) => isModalError(error, 'swap.altered')))
        world.swap.edit()
      }
    expect(refused.length).toBeGreaterThanOrEqual(25)
    expect(refused.length + world.asks.length).toBe(60)
    // The words of an executor's own data change nothing of what was reviewed, or leave what no contract can read.
    const swaps = world.asks.flatMap(({ calls: [call] }) => (isHex(call?.data) ? (decodeSwap(call.data) ?? []) : []))
    for (const swap of swaps) expect(swap).toMatchObject({ amount: 1_000_000n, minimum: 990_000n })
  })

  it('does without a trial where the node has none', async () => {
    const world = await open()
    world.facts.simulated = false
    await review(world)
    press(world)
    await until(() => world.asks.length === 1)
    expect(kindsOf(world)).toEqual(['approve'])
  })

  it('reads the balances again at the press', async () => {
    const world = await open()
    await review(world)
    world.facts.balances.set(dollarAddress, 5n)
    const { done, errors } = press(world)
    await done
    expect(errors).toMatchObject([{ code: 'transaction.insufficientFunds' }])
    expect(world.state()).toMatchObject({ status: 'quoted', review: null })
    expect(problemsOf(world)).toEqual(['balance'])
  })
})
