import type { TokenBalance as CloudTokenBalance } from '@latchkey/protocol/api'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { TokenBalance } from '../account/accountState.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { queryClientPlugin } from '../query/queryClientPlugin.ts'
import { startTestCloud } from '../test/startTestCloud.ts'
import { until } from '../test/until.ts'
import { tokenBalancesQuery } from './tokenBalancesQuery.ts'
import { readPortfolio, toPortfolio, type PortfolioPart } from './portfolio.ts'

const token = (part: Partial<TokenBalance>): TokenBalance => ({
  name: 'Token',
  symbol: 'TKN',
  chainId: 'eip155:1',
  address: 'eip155:1:0x1',
  isListed: true,
  quantity: { decimals: '6', numeric: '1' },
  ...part,
})
const known = (...tokens: readonly TokenBalance[]): PortfolioPart => ({
  caipNetworkId: 'eip155:1',
  tokens,
  hasFailed: false,
})
const failed = { caipNetworkId: 'eip155:10', tokens: undefined, hasFailed: true } as const
const loading = { caipNetworkId: 'eip155:10', tokens: undefined, hasFailed: false } as const

describe('the total', () => {
  it.each<readonly [string, readonly PortfolioPart[], number | undefined, boolean]>([
    ['adds up what is known', [known(token({ value: 2 }), token({ value: 0.5 }))], 2.5, true],
    ['is 0 if the account owns nothing', [known()], 0, true],
    ['is unknown before anything is read', [loading], undefined, false],
    ['is unknown if nothing could be read', [failed], undefined, false],
    ['is unknown without an account', [], undefined, false],
    ['is unknown if no price is', [known(token({}))], undefined, false],
    ['is unknown if the networks that were read are empty, but not all', [known(), failed], undefined, false],
    ['is partly known if a price is missing', [known(token({ value: 2 }), token({}))], 2, false],
    ['is partly known if a network failed', [known(token({ value: 2 })), failed], 2, false],
    ['is partly known while a network is loading', [known(token({ value: 2 })), loading], 2, false],
    ['is of the last time if the network failed since', [{ ...known(token({ value: 2 })), hasFailed: true }], 2, false],
    ['leaves out unlisted tokens', [known(token({ value: 2 }), token({ value: 1e9, isListed: false }))], 2, true],
    ['leaves out tokens of unknown listing', [known(token({ value: 1e9, isListed: undefined }))], 0, true],
    ['leaves out spam', [known(token({ value: 2 }), token({ value: 1e9, isSpam: true }))], 2, true],
    ['has the native currency', [known(token({ value: 3, address: undefined, isListed: undefined }))], 3, true],
  ])('%s', (_title, parts, total, isComplete) => {
    expect(toPortfolio(parts)).toMatchObject({ total, isComplete })
  })

  it('names what is missing', () => {
    const unpriced = token({ symbol: 'NONE' })
    expect(toPortfolio([known(unpriced), failed, { ...loading, caipNetworkId: 'eip155:137' }])).toEqual({
      total: undefined,
      isComplete: false,
      unavailable: ['eip155:10'],
      pending: ['eip155:137'],
      unpriced: [unpriced],
      tokens: [unpriced],
    })
  })
})

describe('readPortfolio', () => {
  const ether = (chainId: 'eip155:1' | 'eip155:42161', value: number): CloudTokenBalance => ({
    name: 'Ether',
    symbol: 'ETH',
    chainId,
    value,
    price: 2_000,
    quantity: { decimals: 18, numeric: String(value / 2_000) },
    iconUrl: null,
  })

  async function setUp() {
    const cloud = await startTestCloud()
    const world = createTestModal({ options: { projectId: 'p', cloud: cloud.url } })
    onTestFinished(async () => {
      await world.modal.destroy()
      await cloud.close()
      expect(cloud.faults).toEqual([])
    })
    await world.modal.start()
    return { ...world, cloud }
  }

  it('reads each network of the app, and a network that fails leaves the rest, without a toast', async () => {
    const { modal, cloud, clock, errors } = await setUp()
    await modal.connect({ connectorId: 'io.metamask' })
    cloud.on('getTokenBalances', ({ query }) =>
      query['chainId'] === 'eip155:1'
        ? { json: { balances: [ether('eip155:1', 3_000)] } }
        : { status: 504, error: { code: 'upstream_timeout' } },
    )
    const portfolio = await readPortfolio(modal, { namespace: 'eip155' })
    expect(portfolio).toMatchObject({ total: 3_000, isComplete: false, unavailable: ['eip155:42161'] })
    expect(portfolio.tokens).toHaveLength(1)
    expect(modal.controllers.toasts.store.getState().toast).toBeNull()
    expect(errors).toEqual([])
    // The failure of the network in use is shown.
    await modal.switchNetwork('eip155:42161')
    await tokenBalancesQuery.invalidate(modal)
    await expect(readPortfolio(modal, { namespace: 'eip155' })).resolves.toMatchObject({ total: 3_000 })
    expect(errors).toEqual([])
    clock.advance(30_000)
    await readPortfolio(modal, { namespace: 'eip155' })
    expect(errors.map(({ code }) => code)).toEqual(['balance.unavailable'])
  })

  it('is complete if all networks answer, and asks none of them again within 30 s', async () => {
    const { modal, cloud } = await setUp()
    await modal.connect({ connectorId: 'io.metamask' })
    cloud.on('getTokenBalances', ({ query }) => ({
      json: { balances: [query['chainId'] === 'eip155:1' ? ether('eip155:1', 3_000) : ether('eip155:42161', 500)] },
    }))
    for (let time = 1; time <= 2; time++)
      expect(await readPortfolio(modal, { namespace: 'eip155' })).toMatchObject({ total: 3_500, isComplete: true })
    expect(cloud.callsOf('getTokenBalances')).toHaveLength(2)
  })

  it('requires a connection [S6.010]', async () => {
    const { modal, cloud } = await setUp()
    await expect(readPortfolio(modal, { namespace: 'eip155' })).rejects.toMatchObject({ code: 'connection.required' })
    expect(cloud.calls).toEqual([])
  })

  it('is read when the account is opened, at once and without a toast of its own, and not again while it is fresh', async () => {
    const { modal, cloud, errors } = await setUp()
    await modal.connect({ connectorId: 'io.metamask' })
    expect(cloud.callsOf('getTokenBalances')).toEqual([])
    const answer = cloud.hold('getTokenBalances')
    modal.open({ view: 'Account' })
    await until(() => cloud.callsOf('getTokenBalances').length === 2)
    answer({ json: { balances: [ether('eip155:1', 3_000)] } })
    await until(() => !modal.plugin(queryClientPlugin).get().client.isFetching())
    modal.close()
    modal.open({ view: 'Account' })
    await readPortfolio(modal, { namespace: 'eip155' })
    expect(cloud.callsOf('getTokenBalances')).toHaveLength(2)
    expect(errors).toEqual([])
  })
})
