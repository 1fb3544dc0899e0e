import { createOnrampUrl, getOnrampQuote } from '@latchkey/protocol/api'
import { parse } from 'valibot'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { solana } from '../network/networks/solana.ts'
import { bsc } from '../network/networks/bsc.ts'
import { mainnet } from '../network/networks/mainnet.ts'
import {
  createOnrampWorld,
  createWindowPage,
  onrampAccounts,
  onrampOptions,
  sell,
  toPurchaseRow,
  toQuote,
} from '../test/createOnrampWorld.ts'
import { purchasesPlugin } from '../activity/purchasesPlugin.ts'
import { selectActivity } from '../activity/selectActivity.ts'
import { startTestCloud } from '../test/startTestCloud.ts'
import { onrampOptionsQuery } from './onrampOptionsQuery.ts'
import { sampleOptions, sampleQuote } from './samples.ts'
import { initialOnrampState } from './state.ts'

const [address] = onrampAccounts

/** The options as the state has them: without pictures that there are none of. */
const options = {
  ...onrampOptions,
  purchaseCurrencies: onrampOptions.purchaseCurrencies.map(({ icon_url: _none, ...currency }) => currency),
}

/** A page that opens windows, a modal and its cloud, with the form filled in. */
async function setUp(parameters: Omit<Parameters<typeof createOnrampWorld>[0], 'cloud'> = {}) {
  const page = createWindowPage()
  vi.stubGlobal('window', page.window)
  vi.stubGlobal('document', page.document)
  const cloud = await startTestCloud()
  sell(cloud)
  const world = await createOnrampWorld({ cloud, ...parameters })
  onTestFinished(async () => {
    await world.modal.destroy()
    await cloud.close()
    vi.unstubAllGlobals()
    expect(cloud.faults).toEqual([])
  })
  const { clock, getState, modal, onramp } = world
  const hasStatus = (status: string) => expect.poll(() => getState().status).toBe(status)
  return {
    ...world,
    page,
    hasStatus,
    connect: () => modal.connect({ connectorId: 'io.metamask' }),
    /** Connects, opens the view and waits for quotes of 50 euros in ether. */
    prepare: async () => {
      await modal.connect({ connectorId: 'io.metamask' })
      modal.open({ view: 'OnRamp', parameters: { amount: '50', currency: 'ETH', payWith: 'EUR' } })
      await expect.poll(() => getState().options).not.toBeNull()
      await expect.poll(() => getState().status).toBe('quoting')
      clock.advance(400)
      await hasStatus('quoted')
    },
    onramp,
  }
}

describe('what can be bought', () => {
  it('is read without parameters, with the networks of each currency and the limits of each way to pay [S3.031] [S3.032] [S7.022]', async () => {
    const { cloud, getState, prepare } = await setUp()
    await prepare()
    expect(cloud.callsOf('getOnrampOptions')).toHaveLength(1)
    expect(cloud.callsOf('getOnrampOptions')[0]?.body).toBeUndefined()
    expect(getState().options).toEqual(options)
  })

  it('falls back to examples, with which nothing can be bought, and is read again on retry [S8.053] [S9.052] [S9.053] [S9.054] [S9.055]', async () => {
    const { cloud, connect, getState, modal, onramp, page } = await setUp()
    cloud.on('getOnrampOptions', { status: 502, error: { code: 'upstream_failed' } })
    await connect()
    modal.open({ view: 'OnRamp', parameters: { amount: '50' } })
    await expect.poll(() => getState().options).toEqual(sampleOptions)
    expect(getState().options).toMatchObject({
      isSample: true,
      purchaseCurrencies: [{ symbol: 'USDC', networks: [{ name: 'ethereum' }, { name: 'polygon' }] }],
      paymentCurrencies: ['USD', 'EUR'].map((id) => ({
        id,
        payment_method_limits: [
          { id: 'card', min: '10.00', max: '7500.00' },
          { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
        ],
      })),
    })
    await expect(onramp.buy()).rejects.toMatchObject({ code: 'onramp.incomplete' })
    expect(page.opened).toEqual([])
    expect(cloud.callsOf('getOnrampQuote')).toEqual([])
    cloud.on('getOnrampOptions', { json: onrampOptions })
    onramp.retry()
    await expect.poll(() => getState().options).toEqual(options)
    expect(await onrampOptionsQuery.read(modal, {})).toEqual(options)
  })

  it('is read again by itself once the network is back', async () => {
    const { cloud, connect, getState, modal, page } = await setUp()
    vi.stubGlobal('navigator', { languages: ['de-AT'], onLine: false })
    // The files of the page can be loaded, as from a service worker.
    const ask = fetch
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      url === '' ? Promise.resolve(new Response()) : ask(url, init),
    )
    cloud.on('getOnrampOptions', { status: 502, error: { code: 'upstream_failed' } })
    await connect()
    modal.open({ view: 'OnRamp', parameters: { amount: '50' } })
    await expect.poll(() => getState().options).toEqual(sampleOptions)
    await expect.poll(() => getState().optionsLoading).toBe(false)
    vi.stubGlobal('navigator', { languages: ['de-AT'], onLine: true })
    cloud.on('getOnrampOptions', { json: onrampOptions })
    page.window.dispatchEvent(new Event('online'))
    await expect.poll(() => getState().options).toEqual(options)
    expect(getState().form.amount).toBe('50')
  })

  it('arrives on the account’s network, else on Ethereum, which the state says [S9.065] [S9.066]', async () => {
    const { connect, getState, modal, onramp } = await setUp({
      options: { networks: [mainnet, bsc] },
      fake: { networkId: bsc.caipNetworkId },
    })
    await connect()
    modal.open({ view: 'OnRamp' })
    await expect.poll(() => getState().destination).not.toBeNull()
    onramp.change({ purchaseCurrency: 'c-eth' })
    expect(getState().destination).toMatchObject({ name: 'ethereum', networkId: 'eip155:1', isFallback: true })
  })

  it('is paid in the money of the visitor’s country, which the languages preset [S9.054]', async () => {
    const { getState, connect, modal } = await setUp()
    vi.stubGlobal('navigator', { languages: ['de-AT', 'en-US'] })
    await connect()
    modal.open({ view: 'OnRamp' })
    await expect.poll(() => getState().options).not.toBeNull()
    expect(getState().form).toMatchObject({ country: 'AT', paymentCurrency: 'EUR', paymentMethod: 'card' })
  })
})

describe('the quotes', () => {
  it('are asked of each seller for what was chosen, once the form rests, and the most that arrives comes first [S3.033] [S7.023] [S7.024]', async () => {
    const { clock, cloud, getState, hasStatus, onramp, prepare } = await setUp()
    await prepare()
    const bodies = cloud.callsOf('getOnrampQuote').map(({ body }) => parse(getOnrampQuote.body, body))
    const chosen = { purchaseCurrency: 'c-eth', paymentCurrency: 'EUR', amount: '50', network: 'ethereum' }
    expect(bodies).toEqual(
      ['coinbase', 'meld'].map((provider) => expect.objectContaining({ ...chosen, provider, paymentMethod: 'card' })),
    )
    expect(getState().offers).toEqual([
      { provider: 'coinbase', quote: toQuote('0.0192') },
      { provider: 'meld', quote: toQuote('0.0190') },
    ])
    expect(getState()).toMatchObject({ selectedProvider: 'coinbase', quotesLoading: false, error: null })
    for (const amount of ['6', '60', '600']) onramp.change({ amount })
    expect(getState()).toMatchObject({ status: 'quoting', quotesLoading: true, offers: [] })
    clock.advance(400)
    await hasStatus('quoted')
    expect(cloud.callsOf('getOnrampQuote')).toHaveLength(4)
  })

  it('fall back to a sample that is marked, and are asked again on retry [S8.054] [S8.055]', async () => {
    const { clock, cloud, getState, hasStatus, onramp, prepare } = await setUp()
    cloud.on('getOnrampQuote', { status: 502, error: { code: 'upstream_failed' } })
    await prepare()
    expect(getState().offers).toEqual(['coinbase', 'meld'].map((provider) => ({ provider, quote: sampleQuote })))
    expect(sampleQuote).toMatchObject({ isSample: true, fees: [{}], quoteId: 'sample' })
    expect(getState().error).toMatchObject({ code: 'api.failed' })
    cloud.on('getOnrampQuote', { json: toQuote('0.0191') })
    onramp.retry()
    clock.advance(0)
    await hasStatus('quoted')
    expect(getState()).toMatchObject({ error: null, offers: [{ quote: { quoteId: 'q-0.0191' } }, {}] })
  })

  it('are asked again by themselves once the network is back, and only what was missed without one', async () => {
    const { clock, cloud, getState, hasStatus, onramp, page, prepare } = await setUp()
    await prepare()
    vi.stubGlobal('navigator', { languages: ['de-AT'], onLine: false })
    cloud.on('getOnrampQuote', { status: 502, error: { code: 'upstream_failed' } })
    onramp.change({ amount: '60' })
    clock.advance(400)
    await hasStatus('quoted')
    expect(getState().offers[0]?.quote.isSample).toBe(true)
    page.window.dispatchEvent(new Event('online'))
    expect(getState().status).toBe('quoted')
    vi.stubGlobal('navigator', { languages: ['de-AT'], onLine: true })
    cloud.on('getOnrampQuote', { json: toQuote('0.0191') })
    page.window.dispatchEvent(new Event('online'))
    expect(getState().status).toBe('quoting')
    clock.advance(0)
    await hasStatus('quoted')
    expect(getState()).toMatchObject({
      error: null,
      form: { amount: '60' },
      offers: [{ quote: toQuote('0.0191') }, {}],
    })
    const asked = cloud.callsOf('getOnrampQuote').length
    page.window.dispatchEvent(new Event('online'))
    clock.advance(0)
    expect(getState().status).toBe('quoted')
    expect(cloud.callsOf('getOnrampQuote')).toHaveLength(asked)
  })

  it('are not asked for amounts outside of the limits of the way to pay', async () => {
    const { clock, cloud, getState, onramp, prepare } = await setUp()
    await prepare()
    const before = cloud.callsOf('getOnrampQuote').length
    onramp.change({ amount: '9.99' })
    expect(getState()).toMatchObject({ status: 'choosing', limit: { limit: 'below', value: '10.00' }, offers: [] })
    onramp.change({ amount: '500.01', paymentMethod: 'sepa' })
    expect(getState()).toMatchObject({ status: 'choosing', limit: { limit: 'above', value: '500.00' } })
    onramp.change({ amount: null })
    expect(getState()).toMatchObject({ status: 'choosing', limit: null })
    clock.advance(10_000)
    expect(cloud.callsOf('getOnrampQuote')).toHaveLength(before)
  })

  it('keep the seller that the visitor has chosen', async () => {
    const { clock, getState, hasStatus, onramp, prepare } = await setUp()
    await prepare()
    onramp.select('meld')
    onramp.change({ amount: '60' })
    clock.advance(400)
    await hasStatus('quoted')
    expect(getState().selectedProvider).toBe('meld')
  })

  it('are those of the sellers of the chain: on Solana of Meld alone [S9.060] [S9.062] [S9.063] [S9.074]', async () => {
    const network = solana.caipNetworkId
    const { cloud, connect, getState, modal } = await setUp({
      options: { networks: [solana] },
      fake: { namespace: 'solana', networkId: network, addresses: ['7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'] },
    })
    cloud.on('getOnrampOptions', {
      json: {
        ...onrampOptions,
        purchaseCurrencies: [
          { id: 'SOL', name: 'Solana', symbol: 'SOL', icon_url: null, networks: [{ name: 'solana', chain_id: '101' }] },
        ],
      },
    })
    await connect()
    modal.open({ view: 'OnRamp' })
    await expect.poll(() => getState().destination).toMatchObject({ name: 'solana', isFallback: false })
    expect(getState().sellers).toEqual(['meld'])
  })
})

describe('a purchase', () => {
  it('opens one empty window in the click, without a way back to the page, then leads it to the seller (behaviour 24) [S7.020] [S7.021]', async () => {
    const { cloud, getState, onramp, page, prepare } = await setUp()
    await prepare()
    const answer = cloud.hold('createOnrampUrl')
    const buying = onramp.buy({ cryptoAmount: '0.0192' })
    // Nothing was awaited: the browser counts it to the press.
    expect(page.opened).toEqual([expect.objectContaining({ addresses: ['about:blank'], opener: null })])
    expect(getState().status).toBe('opening')
    await expect(onramp.buy()).rejects.toMatchObject({ code: 'connection.pending' })
    answer({ json: { url: 'https://seller.example/buy?session=1' } })
    await buying
    expect(page.opened).toHaveLength(1)
    expect(page.opened[0]?.addresses).toEqual(['about:blank', 'https://seller.example/buy?session=1'])
    const { purchase } = getState()
    expect(purchase?.partnerUserId).toMatch(/^[0-9a-f]{32}$/)
    const [call] = cloud.callsOf('createOnrampUrl').map(({ body }) => parse(createOnrampUrl.body, body))
    expect(call).toEqual({
      provider: 'coinbase',
      paymentCurrency: 'EUR',
      paymentMethod: 'card',
      country: expect.stringMatching(/^[A-Z]{2}$/),
      destinationWallets: [{ address, blockchains: ['ethereum'], assets: ['ETH'] }],
      defaultNetwork: 'ethereum',
      partnerUserId: purchase?.partnerUserId,
      defaultExperience: 'buy',
      presetCryptoAmount: 0.0192,
      presetFiatAmount: 50,
    })
    expect(getState().status).toBe('waiting')
  })

  it('at Meld has a URL with the wallet and what is bought [S9.056] [S9.058] [S9.059]', async () => {
    const { getState, onramp, prepare } = await setUp()
    await prepare()
    onramp.select('meld')
    await onramp.buy()
    expect(getState().purchase?.url).toBe(
      `https://seller.example/buy?session=1&walletAddress=${address}&destinationCurrencyCode=USDC`,
    )
  })

  it('at a seller without quotes goes to its page, which asks for everything itself, also without options [S9.056] [S9.057] [S9.058] [S9.059]', async () => {
    const { cloud, connect, getState, hasStatus, modal, onramp, page } = await setUp()
    const pages = [{ provider: 'meld', url: 'https://meld.example/?publicKey=k' }]
    const none = { purchaseCurrencies: [], paymentCurrencies: [], providers: ['meld'], pages }
    cloud.on('getOnrampOptions', { json: none })
    await connect()
    modal.open({ view: 'OnRamp' })
    await hasStatus('quoted')
    expect(getState()).toMatchObject({ selectedProvider: 'meld', offers: [{ quote: { isSample: true } }] })
    await onramp.buy()
    const url = `https://meld.example/?publicKey=k&walletAddress=${address}&destinationCurrencyCode=USDC`
    expect(page.opened[0]?.addresses).toEqual(['about:blank', url])
    expect(cloud.callsOf('getOnrampQuote').length + cloud.callsOf('createOnrampUrl').length).toBe(0)
    expect(getState()).toMatchObject({ status: 'waiting', purchase: { symbol: 'USDC', url } })
  })

  it('shows a link if the browser opens no window', async () => {
    const { getState, onramp, page, prepare } = await setUp()
    page.isRefusing = true
    await prepare()
    await onramp.buy()
    expect(getState()).toMatchObject({ status: 'waiting', purchase: { isBlocked: true } })
    expect(getState().purchase?.url).toBe('https://seller.example/buy?session=1')
  })

  it('shows a link in the web view of an app, which opens no windows', async () => {
    const view = await setUp({ userAgent: 'Mozilla/5.0 (Linux; Android 15; wv) Version/4.0 Chrome/130 Mobile' })
    await view.prepare()
    await view.onramp.buy()
    expect(view.page.opened).toEqual([])
    expect(view.getState()).toMatchObject({ status: 'waiting', purchase: { isBlocked: true } })
  })

  it('closes its window and keeps what was chosen if there is no page, and can be repeated', async () => {
    const { cloud, getState, onramp, page, prepare } = await setUp()
    await prepare()
    cloud.on('createOnrampUrl', { status: 501, error: { code: 'not_configured' } })
    await expect(onramp.buy()).rejects.toMatchObject({ code: 'api.notConfigured' })
    expect(page.opened[0]?.isClosed).toBe(true)
    expect(getState()).toMatchObject({ status: 'failed', purchase: null, error: { code: 'api.notConfigured' } })
    expect(getState().form.amount).toBe('50')
    cloud.on('createOnrampUrl', { json: { url: 'https://seller.example/again' } })
    await onramp.buy()
    expect(getState()).toMatchObject({ status: 'waiting', error: null })
  })

  it.each([
    ['arrived', 'confirmed', '0.0192'],
    ['declined', 'failed', null],
  ] as const)(
    'has %s when the seller says so, asked by its own id, past the cache of the browser [S7.005] [S7.029]',
    async (status, told, arrived) => {
      const { clock, cloud, getState, onramp, prepare } = await setUp()
      await prepare()
      await onramp.buy()
      clock.advance(5_000)
      await expect.poll(() => cloud.callsOf('getHistory').length).toBe(1)
      cloud.on('getHistory', { json: { data: [toPurchaseRow('pending')], next: null } })
      clock.advance(5_000)
      await expect.poll(() => cloud.callsOf('getHistory').length).toBe(2)
      expect(getState().status).toBe('waiting')
      cloud.on('getHistory', { json: { data: [toPurchaseRow(told)], next: null } })
      // A check joins one that still waits for its answer.
      await expect
        .poll(async () => {
          await onramp.check()
          return getState().status
        })
        .toBe(status)
      const { purchase } = getState()
      expect(purchase?.arrived).toBe(arrived)
      for (const { headers, parameters, query } of cloud.callsOf('getHistory')) {
        expect(parameters).toEqual({ account: purchase?.partnerUserId })
        expect(query).toMatchObject({ onramp: 'coinbase' })
        // How a browser asks for a fresh answer (https://fetch.spec.whatwg.org/#concept-request-cache-mode).
        expect(headers['cache-control']).toBe('max-age=0')
      }
    },
  )

  it('is among the transactions of its account, and of no other, with what the seller says last [S3.036]', async () => {
    const { clock, cloud, hasStatus, modal, onramp, prepare } = await setUp()
    const read = (account: string | undefined) =>
      selectActivity(
        { data: undefined, error: null, isFetching: false },
        { caipAddress: `eip155:1:${account ?? ''}` },
        modal.plugin(purchasesPlugin).get().getState(),
      )
    await prepare()
    expect(read(address)).toMatchObject({
      ...{ transactions: [], coinbaseTransactions: [], loading: false, empty: false },
      lastNetworkInView: 'eip155:1',
    })
    await onramp.buy()
    cloud.on('getHistory', { json: { data: [toPurchaseRow('pending')], next: null } })
    clock.advance(5_000)
    const readStatuses = () => read(address).coinbaseTransactions.map(({ id, metadata }) => [id, metadata.status])
    await expect.poll(readStatuses).toEqual([['p1', 'pending']])
    cloud.on('getHistory', { json: { data: [toPurchaseRow('confirmed')], next: null } })
    clock.advance(5_000)
    await hasStatus('arrived')
    expect(readStatuses()).toEqual([['p1', 'confirmed']])
    expect(read(onrampAccounts[1]).coinbaseTransactions).toEqual([])
  })

  it('has arrived when the balance grows, although the window looks closed and the seller says nothing', async () => {
    const { cloud, getState, hasStatus, onramp, page, prepare } = await setUp()
    const toBalance = (numeric: string) => ({
      json: {
        balances: [
          {
            name: 'Ether',
            symbol: 'ETH',
            chainId: 'eip155:1',
            quantity: { decimals: 18, numeric },
            iconUrl: null,
          },
        ],
      },
    })
    cloud.on('getTokenBalances', toBalance('0.5'))
    await prepare()
    await onramp.buy()
    await expect.poll(() => cloud.callsOf('getTokenBalances').length).toBeGreaterThan(0)
    const [first] = page.opened
    if (first) first.isClosed = true
    await onramp.check()
    expect(getState().status).toBe('waiting')
    cloud.on('getTokenBalances', toBalance('0.5192'))
    await onramp.check()
    await hasStatus('arrived')
    expect(getState().purchase?.arrived).toBe('0.0192')
  })

  it('keeps its account when the visitor uses another one, and is left only by the visitor', async () => {
    const { adapter, getState, modal, onramp, prepare } = await setUp()
    await prepare()
    await onramp.buy()
    const { purchase } = getState()
    adapter.wallet.changeAccounts([onrampAccounts[1], address])
    modal.close()
    modal.open({ view: 'OnRamp' })
    expect(getState()).toMatchObject({ status: 'waiting', purchase })
    onramp.edit()
    expect(getState()).toMatchObject({ purchase: null, account: { address: onrampAccounts[1] } })
    expect(getState().form.amount).toBe('50')
  })

  it('that is left before its page is ready closes the window and opens nothing', async () => {
    const { cloud, getState, onramp, page, prepare } = await setUp()
    await prepare()
    const answer = cloud.hold('createOnrampUrl')
    const buying = onramp.buy()
    onramp.edit()
    await expect(buying).rejects.toMatchObject({ code: 'request.aborted' })
    answer({ json: { url: 'https://seller.example/late' } })
    expect(page.opened).toMatchObject([{ isClosed: true, addresses: ['about:blank'] }])
    expect(getState()).toMatchObject({ status: 'quoting', purchase: null, error: null })
  })
})

it('has the selected seller, whether quotes are loading and the error in its state, and the defaults after a reset [S4.072] [S4.073]', async () => {
  const { cloud, getState, onramp, prepare } = await setUp()
  expect(getState()).toEqual(initialOnrampState)
  expect(getState()).toMatchObject({ selectedProvider: null, quotesLoading: false, error: null })
  await prepare()
  expect(getState()).toMatchObject({ selectedProvider: 'coinbase', quotesLoading: false, error: null })
  cloud.on('createOnrampUrl', { status: 502, error: { code: 'upstream_failed' } })
  await expect(onramp.buy()).rejects.toMatchObject({ code: 'api.failed' })
  expect(getState().error).toMatchObject({ code: 'api.failed' })
  onramp.reset()
  expect(getState()).toEqual(initialOnrampState)
})
