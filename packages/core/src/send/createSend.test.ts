import { describe, expect, it, onTestFinished } from 'vitest'
import { selectRoute } from '../modal/routerState.ts'
import { ada, bob, createSendWorld, dollar, receiver, toBalance, type SendWorld } from '../test/createSendWorld.ts'
import { createFakeAdapter } from '../test/createFakeAdapter.ts'
import { flush } from '../test/createTransactionTabs.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { until } from '../test/until.ts'
import { ESTIMATE_PAUSE, TYPING_PAUSE } from './constants.ts'
import { sendPlugin } from './sendPlugin.ts'
import type { SendToken } from './state.ts'

const other = '0x2546BcD3c84621e976D8185a91A922aE77ECEc30'
const balance = toBalance('eip155:1', ada)
const usd: SendToken = {
  caipNetworkId: 'eip155:1',
  address: dollar,
  name: 'Dollar',
  symbol: 'USD',
  decimals: 6,
  iconUrl: null,
  price: 1,
  isListed: true,
}

/** A world whose form is open. */
async function open(parameters: Parameters<typeof createSendWorld>[0] = {}): Promise<SendWorld> {
  const world = await createSendWorld(parameters)
  onTestFinished(() => world.modal.destroy())
  world.modal.open({ view: 'WalletSend' })
  await until(() => world.state().status === 'editing')
  return world
}

/** Enters an amount of the coin and an address, as the form does. */
function enter({ send }: SendWorld, { amount = 1_000n, to = receiver }: { amount?: bigint; to?: string } = {}): void {
  send.setAmount({ text: String(amount), amount })
  send.setReceiver(to)
}

async function review(world: SendWorld, entered: Parameters<typeof enter>[1] = {}): Promise<void> {
  enter(world, entered)
  await world.send.check()
  expect(world.state().problems).toEqual([])
  expect(world.state().status).toBe('ready')
}

const view = ({ modal }: SendWorld) => selectRoute(modal.controllers.router.store.getState()).view
const problemsOf = (world: SendWorld) => world.state().problems.map(({ problem }) => problem)

describe('the form', () => {
  it('begins with the coin of the active network and shows the balance and the fee', async () => {
    const world = await open()
    expect(world.state()).toMatchObject({ token: { address: null, symbol: 'ETH', decimals: 18 }, amount: null })
    await until(() => world.state().facts.balance === balance)
    expect(world.state().facts.fee).toBeNull()
    enter(world)
    world.clock.advance(ESTIMATE_PAUSE)
    await until(() => world.state().facts.feeAtMost === 100n)
    expect(world.state()).toMatchObject({ facts: { fee: 50n }, receiver: { status: 'found', isKnown: false } })
  })

  it('asks the chain once for a text that is typed in one go', async () => {
    const world = await open()
    await until(() => world.state().facts.balance === balance)
    let reads = 0
    world.facts.onRead = () => reads++
    for (const digit of ['1', '12', '123']) world.send.setAmount({ text: digit, amount: BigInt(digit) })
    expect(reads).toBe(0)
    world.clock.advance(ESTIMATE_PAUSE)
    await until(() => reads > 0)
    expect(reads).toBe(1)
  })

  it('opens with what an app or a row passes, and keeps what was entered when it is opened again', async () => {
    const world = await createSendWorld()
    onTestFinished(() => world.modal.destroy())
    const { router } = world.modal.controllers
    world.modal.open()
    router.push('WalletSend', { token: dollar, to: receiver, amount: '2.5' })
    await until(() => world.state().amount === 2_500_000n)
    expect(world.state()).toMatchObject({ token: { address: dollar, symbol: 'USD' }, receiver: { address: receiver } })
    router.back()
    router.push('WalletSend')
    expect(world.state()).toMatchObject({ amount: 2_500_000n, receiverText: receiver })
  })

  it('offers the speeds of the chain, and sends with the chosen one (behaviour 10)', async () => {
    const world = await open({ speeds: ['slow', 'normal', 'fast'] })
    await until(() => world.state().speeds.length === 3)
    await review(world)
    world.send.setSpeed('fast')
    await world.send.check()
    void world.send.confirm().catch(() => undefined)
    await until(() => world.asks.length === 1)
    expect(world.asks[0]?.speed).toBe('fast')
  })

  it('resolves a name, and says why a text is not a receiver', async () => {
    const world = await open()
    world.facts.names.set('ada.eth', receiver)
    world.send.setReceiver('ada.eth')
    expect(world.state().receiver).toEqual({ status: 'resolving', name: 'ada.eth' })
    await until(() => world.state().receiver.status === 'found')
    expect(world.state().receiver).toMatchObject({ address: receiver, name: 'ada.eth', isOwn: false })
    world.send.setReceiver('nobody.eth')
    await until(() => world.state().receiver.status === 'fault')
    expect(world.state().receiver).toEqual({ status: 'fault', fault: { fault: 'notFound' } })
    world.facts.isOffline = true
    world.send.setReceiver('other.eth')
    await until(() => world.state().receiver.status === 'fault')
    expect(world.state().receiver).toEqual({ status: 'fault', fault: { fault: 'unresolved' } })
  })

  it('keeps every keystroke of a name, and looks it up only once typing rests, or at the check', async () => {
    const world = await open()
    world.facts.names.set('ada.eth', receiver).set('da.eth', other)
    for (const length of [1, 2, 3, 4, 5, 6, 7]) world.send.setReceiver('ada.eth'.slice(0, length))
    expect(world.state()).toMatchObject({ receiverText: 'ada.eth', receiver: { status: 'none' } })
    world.clock.advance(TYPING_PAUSE - 1)
    await flush()
    expect(world.state().receiver.status).toBe('none')
    world.clock.advance(1)
    expect(world.state().receiver.status).toBe('resolving')
    await until(() => world.state().receiver.status === 'found')
    // One character is removed from the front, replaced, and entered again: each a keystroke.
    for (const text of ['da.eth', 'xa.eth', 'da.eth']) world.send.setReceiver(text)
    expect(world.state().receiver.status).toBe('none')
    world.send.setAmount({ text: '1000', amount: 1_000n })
    await world.send.check()
    expect(world.state()).toMatchObject({ status: 'ready', review: { to: other, name: 'da.eth' } })
    world.send.setReceiver('da.et')
    world.send.reset()
    world.clock.advance(TYPING_PAUSE)
    await flush()
    expect(world.state()).toMatchObject({ status: 'idle', receiver: { status: 'none' } })
  })

  it('never takes the answer for a text that was replaced meanwhile', async () => {
    const world = await open()
    world.facts.names.set('slow.eth', other).set('ada.eth', receiver)
    world.send.setReceiver('slow.eth')
    world.send.setReceiver('ada.eth')
    await until(() => world.state().receiver.status === 'found')
    expect(world.state().receiver).toMatchObject({ address: receiver, name: 'ada.eth' })
    world.send.setReceiver('slow.eth')
    world.send.setReceiver('')
    await flush()
    expect(world.state().receiver).toEqual({ status: 'none' })
  })
})

describe('the check', () => {
  it('finds what is missing without asking the chain', async () => {
    const world = await open()
    await until(() => world.state().facts.balance === balance)
    let reads = 0
    world.facts.onRead = () => reads++
    await world.send.check()
    expect(problemsOf(world)).toEqual(['amountMissing', 'receiverMissing'])
    world.send.setReceiver('0x123')
    world.send.setAmount({ text: '0', amount: 0n })
    await world.send.check()
    expect(world.state().problems).toEqual([{ problem: 'amountMissing' }, { problem: 'receiver', fault: 'malformed' }])
    expect([reads, world.state().status]).toEqual([0, 'editing'])
  })

  it('waits for a name that is being looked up', async () => {
    const world = await open()
    world.facts.names.set('ada.eth', receiver)
    enter(world, { to: 'ada.eth' })
    await world.send.check()
    expect(world.state()).toMatchObject({ status: 'ready', review: { to: receiver, name: 'ada.eth', amount: 1_000n } })
  })

  it.each([
    ['more than the balance', { amount: balance + 1n }, [{ problem: 'balance', available: balance }]],
    [
      'a coin that leaves too little for the fee (9)',
      { amount: balance - 99n },
      [{ problem: 'fee', needed: 100n, available: balance, most: balance - 100n }],
    ],
  ])('refuses %s', async (_case, entered, problems) => {
    const world = await open()
    enter(world, entered)
    await world.send.check()
    expect(world.state()).toMatchObject({ status: 'editing', problems, review: null })
    expect(world.state().amount).toBe(entered.amount)
  })

  it('refuses a token whose fee the coin does not cover, not so for a smart account', async () => {
    const world = await open()
    await world.send.setToken(usd)
    world.facts.balances.set(`eip155:1:${ada}:coin`, 99n)
    enter(world)
    await world.send.check()
    expect(world.state().problems).toEqual([{ problem: 'fee', needed: 100n, available: 99n, most: null }])
  })

  it.each([
    [
      'the least that the receiver takes',
      { inspection: { kind: 'account', minimum: 2_000n } },
      { problem: 'minimum', minimum: 2_000n },
    ],
    [
      'a transfer that would fail, with the reason (11)',
      { simulation: { status: 'failure', reason: 'paused' } },
      { problem: 'wouldFail', reason: 'paused' },
    ],
  ] as const)('tells %s', async (_case, facts, problem) => {
    const world = await open()
    Object.assign(world.facts, facts)
    enter(world)
    await world.send.check()
    expect(world.state().problems).toEqual([problem])
    expect(world.asks).toEqual([])
  })

  it('refuses a token whose decimals have changed since it was chosen', async () => {
    const world = await open()
    await world.send.setToken(usd)
    world.facts.decimals = 18
    enter(world)
    await world.send.check()
    expect(problemsOf(world)).toEqual(['decimalsChanged'])
  })

  it('refuses only on what was read: without a fee or a simulation it continues with a note (behaviour 9)', async () => {
    const world = await open()
    const { transfer } = world.adapter.features
    Object.assign(transfer ?? {}, { estimate: async () => await Promise.reject(new Error('no')) })
    await review(world)
    expect(world.state().review).toMatchObject({ fee: null, notes: ['firstTime', 'feeUnknown'], changes: null })
  })

  it('says that it could not read anything without a network, and keeps what was entered', async () => {
    const world = await open()
    world.facts.isOffline = true
    enter(world)
    await world.send.check()
    expect(world.state()).toMatchObject({
      status: 'editing',
      amount: 1_000n,
      receiverText: receiver,
      problems: [{ problem: 'unread', error: { code: 'api.unreachable' } }],
    })
    world.facts.isOffline = false
    await world.send.check()
    expect(world.state().status).toBe('ready')
  })

  it('notes a contract, the visitor’s own address, and a token that takes a fee', async () => {
    const world = await open()
    world.facts.inspection = { kind: 'contract' }
    world.facts.simulation = { status: 'success', arrives: 990n, changes: [{ token: dollar, value: -1_000n }] }
    await world.send.setToken({ ...usd, isListed: false })
    await review(world)
    expect(world.state().review).toMatchObject({
      notes: ['firstTime', 'contract', 'tokenFee', 'unlisted'],
      arrives: 990n,
      changes: [{ token: dollar, value: -1_000n }],
    })
    await review(world, { to: bob })
    expect(world.state().review?.notes).toEqual(['own', 'contract', 'tokenFee', 'unlisted'])
  })

  it('ends with the next edit', async () => {
    const world = await open()
    await review(world)
    world.send.setAmount({ text: '5', amount: 5n })
    expect(world.state()).toMatchObject({ status: 'editing', review: null })
    enter(world)
    const checking = world.send.check()
    expect(world.state().status).toBe('checking')
    world.send.setAmount({ text: '6', amount: 6n })
    await checking
    expect(world.state()).toMatchObject({ status: 'editing', amount: 6n })
  })
})

describe('as much as possible (behaviour 1)', () => {
  it('leaves the fee, follows it, and never rises', async () => {
    const world = await open()
    world.send.setReceiver(receiver)
    world.send.setMax()
    world.clock.advance(ESTIMATE_PAUSE)
    await until(() => world.state().amount === balance - 100n)
    await world.send.check()
    expect(world.state().review).toMatchObject({ amount: balance - 100n, isMax: true })
    // The fee rises a little between review and press: the amount follows without another question.
    world.facts.fee = 200n
    const sending = world.send.confirm()
    await until(() => world.asks.length === 1)
    expect(world.asks[0]?.amount).toBe(balance - 200n)
    world.asks[0]?.approve()
    await sending
  })

  it('never takes more than was reviewed', async () => {
    const world = await open()
    world.send.setReceiver(receiver)
    world.send.setMax()
    world.clock.advance(0)
    await until(() => world.state().amount !== null)
    await world.send.check()
    world.facts.fee = 10n
    void world.send.confirm().catch(() => undefined)
    await until(() => world.asks.length === 1)
    expect(world.asks[0]?.amount).toBe(balance - 100n)
  })

  it('asks again when most of the balance has gone meanwhile', async () => {
    const world = await open()
    world.send.setReceiver(receiver)
    world.send.setMax()
    world.clock.advance(0)
    await until(() => world.state().amount !== null)
    await world.send.check()
    world.facts.balances.set(`eip155:1:${ada}:coin`, 500_000n)
    await expect(world.send.confirm()).rejects.toMatchObject({ code: 'send.changed' })
    expect(world.state()).toMatchObject({ status: 'editing', amount: 499_900n, problems: [{ problem: 'maxChanged' }] })
    expect(world.asks).toEqual([])
  })
})

describe('look-alikes (behaviour 8)', () => {
  const fake = `${receiver.slice(0, 6)}${'0'.repeat(32)}${receiver.slice(-4)}`.toLowerCase()

  it('blocks an address that resembles one that was sent to, until it was compared', async () => {
    const world = await open()
    await review(world)
    const sending = world.send.confirm()
    await until(() => world.asks.length === 1)
    world.asks[0]?.approve()
    await sending
    world.modal.open({ view: 'WalletSend' })
    await until(() => world.state().status === 'editing')
    expect(world.state().recents).toEqual([{ address: receiver, name: null }])
    enter(world, { to: fake })
    await world.send.check()
    expect(world.state().problems).toEqual([{ problem: 'lookAlike', known: receiver }])
    world.send.acceptLookAlike()
    await world.send.check()
    expect(world.state().status).toBe('ready')
    // Another text needs another comparison.
    world.send.setReceiver(receiver)
    world.send.setReceiver(fake)
    await world.send.check()
    expect(problemsOf(world)).toEqual(['lookAlike'])
    world.send.setReceiver(receiver)
    await world.send.check()
    expect(world.state().review?.notes).toEqual([])
  })
})

describe('the request', () => {
  it('is recorded, made once, clears the form and shows the account [S2.029] [S4.046] [S4.049] [S4.050]', async () => {
    const world = await open()
    await review(world)
    const sending = world.send.confirm()
    expect(world.state().status).toBe('sending')
    await expect(world.send.confirm()).rejects.toMatchObject({ code: 'connection.pending' })
    await until(() => world.asks.length === 1)
    expect(world.records()).toMatchObject([
      {
        status: 'awaitingWallet',
        address: ada,
        summary: { action: 'send', to: receiver, amount: '1000', symbol: 'ETH' },
      },
    ])
    world.send.setAmount({ text: '9', amount: 9n })
    expect(world.state()).toMatchObject({ status: 'sending', amount: 1_000n })
    world.asks[0]?.approve()
    const record = await sending
    expect(record.status).toBe('submitted')
    expect(world.state()).toMatchObject({
      ...{ status: 'sent', amount: null, amountText: '', receiverText: '', receiver: { status: 'none' } },
      recordKey: record.key,
    })
    expect(view(world)).toBe('Account')
    expect(world.asks).toHaveLength(1)
  })

  it('returns to the review when the visitor declines, and nothing is left behind', async () => {
    const world = await open()
    await review(world)
    const sending = world.send.confirm()
    await until(() => world.asks.length === 1)
    world.asks[0]?.refuse('request.rejected')
    await expect(sending).rejects.toMatchObject({ code: 'request.rejected' })
    expect(world.state()).toMatchObject({ status: 'ready', error: { code: 'request.rejected' }, recordKey: null })
    expect(world.records()).toEqual([])
    const again = world.send.confirm()
    await until(() => world.asks.length === 2)
    world.asks[1]?.approve()
    await again
  })

  it.each([
    ['wallet.locked', null],
    ['request.failed', expect.any(String)],
  ] as const)('fails with %s; the record stays if it may have been sent', async (code, recordKey) => {
    const world = await open()
    await review(world)
    const sending = world.send.confirm()
    await until(() => world.asks.length === 1)
    world.asks[0]?.refuse(code)
    await expect(sending).rejects.toMatchObject({ code })
    expect(world.state()).toMatchObject({ status: 'failed', error: { code }, recordKey, amount: 1_000n })
    // The visitor can look at it again, and nothing was lost.
    await world.send.check()
    expect(world.state().status).toBe('ready')
  })

  it('reads every fact again at the press, and asks nothing if one has changed', async () => {
    const world = await open()
    world.facts.names.set('ada.eth', receiver)
    await review(world, { to: 'ada.eth' })
    world.facts.names.set('ada.eth', other)
    await expect(world.send.confirm()).rejects.toMatchObject({ code: 'send.changed' })
    expect(world.state()).toMatchObject({
      status: 'editing',
      problems: [{ problem: 'nameChanged', before: receiver, after: other }],
    })
    await review(world)
    world.facts.balances.set(`eip155:1:${ada}:coin`, 999n)
    await expect(world.send.confirm()).rejects.toMatchObject({ code: 'transaction.insufficientFunds' })
    expect(problemsOf(world)).toEqual(['balance'])
    expect(world.asks).toEqual([])
    expect(world.records()).toEqual([])
  })

  it('is not made for an account that is no longer in use', async () => {
    const world = await open()
    await review(world)
    const sending = world.send.confirm()
    world.adapter.wallet.changeAccounts([bob, ada])
    await expect(sending).rejects.toMatchObject({ code: 'request.aborted' })
    expect(world.asks).toEqual([])
    expect(world.records()).toEqual([])
    expect(world.state()).toMatchObject({ status: 'editing', payer: { address: bob }, receiverText: receiver })
  })

  it('is not made either if the account changes while its record is written', async () => {
    const world = await open()
    await review(world)
    let answer = (): void => undefined
    Object.assign(world.adapter.features.transaction ?? {}, {
      trace: () =>
        new Promise((resolve) => {
          answer = () => resolve({ isContract: false, facts: {} })
        }),
    })
    const sending = world.send.confirm()
    await until(() => world.records()[0]?.status === 'preparing')
    world.adapter.wallet.changeAccounts([bob, ada])
    answer()
    await expect(sending).rejects.toMatchObject({ code: 'send.changed' })
    expect(world.asks).toEqual([])
    expect(world.records()).toEqual([])
  })

  it('does not disturb the next one when the wallet answers it late', async () => {
    const world = await open()
    await review(world)
    const first = world.send.confirm()
    await until(() => world.asks.length === 1)
    world.adapter.wallet.changeAccounts([bob, ada])
    await review(world)
    const second = world.send.confirm()
    await until(() => world.asks.length === 2)
    world.asks[0]?.refuse('request.rejected')
    await expect(first).rejects.toMatchObject({ code: 'request.rejected' })
    expect(world.state()).toMatchObject({ status: 'sending', payer: { address: bob }, error: null })
    world.asks[1]?.approve()
    expect(await second).toMatchObject({ address: bob })
  })

  it('belongs to its account when the visitor changes it while the wallet asks; the form is the new one’s', async () => {
    const world = await open()
    await review(world)
    const sending = world.send.confirm()
    await until(() => world.asks.length === 1)
    world.adapter.wallet.changeNetwork('eip155:42161')
    await until(() => world.state().payer?.networkId === 'eip155:42161')
    world.asks[0]?.approve()
    expect(await sending).toMatchObject({ networkId: 'eip155:1', address: ada })
    expect(world.state()).toMatchObject({ status: 'editing', amount: null, recordKey: null })
    expect(view(world)).toBe('WalletSend')
  })
})

describe('what else changes', () => {
  it('resets when the active chain changes [S4.058]', async () => {
    const world = await open()
    enter(world)
    world.adapter.wallet.changeNetwork('eip155:42161')
    await until(() => world.state().payer?.networkId === 'eip155:42161')
    expect(world.state()).toMatchObject({ amount: null, receiverText: '', token: { caipNetworkId: 'eip155:42161' } })
    await until(() => world.state().facts.balance === toBalance('eip155:42161', ada))
  })

  it('keeps what was entered when the account changes, and reads the numbers of the new one', async () => {
    const world = await open()
    await until(() => world.state().facts.balance === balance)
    enter(world)
    world.adapter.wallet.changeAccounts([bob])
    expect(world.state()).toMatchObject({ payer: { address: bob }, amount: 1_000n, receiverText: receiver })
    expect(world.state().facts.balance).toBeNull()
    world.clock.advance(ESTIMATE_PAUSE)
    await until(() => world.state().facts.balance === toBalance('eip155:1', bob))
  })

  it('forgets everything when the wallet disconnects', async () => {
    const world = await open()
    enter(world)
    await world.modal.disconnect()
    expect(world.state()).toMatchObject({ status: 'idle', payer: null, amount: null, receiverText: '' })
    await world.send.check()
    expect(world.state().status).toBe('idle')
  })

  it('switches to the network of a token, and keeps the receiver', async () => {
    const world = await open()
    enter(world)
    await world.send.setToken({ ...usd, caipNetworkId: 'eip155:42161' })
    expect(world.connection()?.networkId).toBe('eip155:42161')
    expect(world.state()).toMatchObject({ token: { address: dollar }, receiver: { address: receiver }, amount: null })
    expect(world.state().payer?.networkId).toBe('eip155:42161')
  })

  it('keeps everything when the visitor declines that switch', async () => {
    const world = await open()
    enter(world)
    world.adapter.answer = 'reject'
    await expect(world.send.setToken({ ...usd, caipNetworkId: 'eip155:42161' })).rejects.toMatchObject({
      code: 'network.switchRejected',
    })
    expect(world.state()).toMatchObject({ token: { address: null }, amount: 1_000n, receiverText: receiver })
  })

  it('refuses the token itself as the receiver once it is chosen', async () => {
    const world = await open()
    enter(world, { to: dollar })
    expect(world.state().receiver.status).toBe('found')
    await world.send.setToken(usd)
    expect(world.state().receiver).toEqual({ status: 'fault', fault: { fault: 'token' } })
  })
})

describe('without the form', () => {
  it('sends a coin and a token', async () => {
    const world = await open()
    const sending = world.send.send({ to: receiver, amount: 5n, token: null })
    await until(() => world.asks.length === 1)
    world.asks[0]?.approve()
    expect(await sending).toMatchObject({ summary: { amount: '5', symbol: 'ETH', token: null } })
    void world.send.send({ to: receiver, amount: 5n, token: dollar }).catch(() => undefined)
    await until(() => world.asks.length === 2)
    expect(world.asks[1]).toMatchObject({ token: dollar, amount: 5n, to: receiver })
  })

  it.each([
    [
      'an amount and a receiver [S5.027]',
      { to: '', amount: 1n, token: null },
      'send.incomplete',
      'An amount and receiver address are required',
    ],
    [
      'an amount and a receiver [S5.027]',
      { to: receiver, amount: 0n, token: null },
      'send.incomplete',
      'An amount and receiver address are required',
    ],
    ['a token on an EVM chain [S5.028]', { to: receiver, amount: 1n }, 'send.tokenRequired', 'A token is required'],
    ['an address', { to: '0x12', amount: 1n, token: null }, 'address.invalid', 'Invalid address'],
    [
      'enough',
      { to: receiver, amount: balance * 2n, token: null },
      'transaction.insufficientFunds',
      'Insufficient funds',
    ],
  ] as const)('requires %s', async (_case, parameters, code, message) => {
    const world = await open()
    await expect(world.send.send(parameters)).rejects.toMatchObject({ code, message })
    expect(world.asks).toEqual([])
  })

  it('requires a connected wallet [S6.008]', async () => {
    const world = await open()
    await world.modal.disconnect()
    await expect(world.send.send({ to: receiver, amount: 1n, token: null })).rejects.toMatchObject({
      code: 'connection.required',
    })
  })

  it('throws ‘Unsupported chain’ where nothing can be sent [S4.048] [S8.075]', async () => {
    const polkadot = createFakeAdapter({
      namespace: 'polkadot',
      networkId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
      addresses: ['5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'],
    })
    const network = {
      id: '91b171bb158e2d3848fa23a9f1c25182',
      caipNetworkId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
      chainNamespace: 'polkadot',
      name: 'Polkadot',
      nativeCurrency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
      rpcUrls: { default: { http: ['https://polkadot.example'] } },
    } as const
    const { modal } = createTestModal({ fake: polkadot, options: { networks: [network] } })
    onTestFinished(() => modal.destroy())
    await modal.start()
    await modal.connect({ connectorId: 'io.metamask' })
    const send = await modal.plugin(sendPlugin).load()
    await expect(send.send({ to: 'x', amount: 1n, token: null })).rejects.toMatchObject({
      code: 'chain.unsupported',
      message: 'Unsupported chain',
    })
  })
})
