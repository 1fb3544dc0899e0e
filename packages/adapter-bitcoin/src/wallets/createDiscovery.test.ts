import { describe, expect, it } from 'vitest'
import { createTestPage } from '../test/createTestPage.ts'
import { createTestWorld } from '../test/createTestWorld.ts'
import { createLeatherFace } from '../test/faces/createLeatherFace.ts'
import { createOkxFace } from '../test/faces/createOkxFace.ts'
import { createSatsFace } from '../test/faces/createSatsFace.ts'
import { createStandardFace } from '../test/faces/createStandardFace.ts'
import { createUnisatFace } from '../test/faces/createUnisatFace.ts'
import { testAccounts } from '../test/testAccounts.ts'
import { createDiscovery } from './createDiscovery.ts'
import { MAX_WALLETS } from './discoveryLimits.ts'

const accounts = [testAccounts.segwit]
const icon = 'data:image/png;base64,AA=='

describe('finding wallets', () => {
  it('lists wallets of every interface, Wallet Standard first', async () => {
    const world = createTestWorld()
    world.announce({ id: 'com.example.Sats', name: 'Sats', icon }, createSatsFace({ accounts }).wallet)
    world.page['com'] = { example: { Sats: createSatsFace({ accounts }).wallet } }
    world.page['XverseProviders'] = { BitcoinProvider: createSatsFace({ accounts }).wallet }
    world.page['LeatherProvider'] = createLeatherFace({ accounts }).wallet
    world.page['unisat'] = createUnisatFace({ accounts }).wallet
    world.page['okxwallet'] = createOkxFace({ main: { accounts }, test: { accounts } }).wallet
    world.register(createStandardFace({ accounts, name: 'Standard' }).wallet)
    const adapter = await world.start()
    expect(adapter.store.getState().connectors.map(({ id, name, type }) => [id, name, type])).toEqual([
      ['Standard', 'Standard', 'ANNOUNCED'],
      ['com.example.Sats', 'Sats', 'ANNOUNCED'],
      ['XverseProviders.BitcoinProvider', 'Xverse Wallet', 'ANNOUNCED'],
      ['LeatherProvider', 'Leather', 'INJECTED'],
      ['unisat', 'UniSat Wallet', 'INJECTED'],
      ['okxwallet', 'OKX Wallet', 'INJECTED'],
    ])
    expect(adapter.store.getState().connectors.find(({ id }) => id === 'com.example.Sats')?.icon).toBe(icon)
    await adapter.destroy()
  })

  it('lists a wallet that was found in two ways once, by Wallet Standard', async () => {
    const world = createTestWorld()
    world.announce(
      { id: 'XverseProviders.BitcoinProvider', name: 'Xverse Wallet' },
      createSatsFace({ accounts }).wallet,
    )
    world.announce({ id: 'LeatherProvider', name: 'Leather' }, createLeatherFace({ accounts }).wallet)
    world.register(createStandardFace({ accounts, name: 'Xverse' }).wallet)
    const adapter = await world.start()
    expect(adapter.store.getState().connectors.map(({ id }) => id)).toEqual(['Xverse', 'LeatherProvider'])
    await adapter.destroy()
  })

  it('follows wallets that appear late or disappear', async () => {
    const world = createTestWorld()
    const adapter = await world.start()
    const names = (): readonly string[] => adapter.store.getState().connectors.map(({ name }) => name)
    const unregister = world.register(createStandardFace({ accounts, name: 'Late' }).wallet)
    expect(names()).toEqual(['Late'])
    world.page['unisat'] = createUnisatFace({ accounts }).wallet
    world.page.dispatchEvent(new Event('unisat#initialized'))
    expect(names()).toEqual(['Late', 'UniSat Wallet'])
    unregister()
    expect(names()).toEqual(['UniSat Wallet'])
    world.page['LeatherProvider'] = createLeatherFace({ accounts }).wallet
    adapter.discover?.()
    expect(names()).toEqual(['Leather', 'UniSat Wallet'])
    await adapter.destroy()
    world.register(createStandardFace({ accounts, name: 'Too late' }).wallet)
    expect(names()).toEqual(['Leather', 'UniSat Wallet'])
  })

  it('distinguishes wallets of one name, the same way on every load', async () => {
    for (const _load of ['first', 'second']) {
      const world = createTestWorld()
      world.register(createStandardFace({ accounts, name: 'Twin' }).wallet)
      world.register(createStandardFace({ accounts, name: 'Twin' }).wallet)
      const adapter = await world.start()
      expect(adapter.store.getState().connectors.map(({ id }) => id)).toEqual(['Twin', 'Twin 2'])
      await adapter.destroy()
    }
  })

  it('lists neither Binance as UniSat nor OKX without Bitcoin', async () => {
    const world = createTestWorld()
    world.page['unisat'] = { ...createUnisatFace({ accounts }).wallet, isBinance: true }
    world.page['okxwallet'] = { isOkxWallet: true }
    const adapter = await world.start()
    expect(adapter.store.getState().connectors).toEqual([])
    await adapter.destroy()
  })

  it('survives hostile pages and wallets', () => {
    const page = createTestPage()
    const trap = new Proxy(
      {},
      {
        get() {
          throw new RangeError('a trap')
        },
      },
    )
    page['btc_providers'] = [
      trap,
      null,
      7,
      { id: 'a.b.c', name: 'Nowhere' },
      { id: {}, name: 'x' },
      { id: 'btc_providers' },
    ]
    page['LeatherProvider'] = 'not a wallet'
    page['XverseProviders'] = trap
    const discovery = createDiscovery({ page, onFound: () => undefined })
    discovery.start()
    for (const detail of [
      undefined,
      'text',
      () => {
        throw new RangeError('a trap')
      },
      (api: { register(...wallets: readonly unknown[]): void }) =>
        api.register(
          trap,
          null,
          {},
          { features: { 'bitcoin:connect': {} } },
          { name: '', features: { 'bitcoin:connect': { connect: () => 1 } } },
        ),
    ])
      page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
    expect(discovery.list([])).toEqual([])
    for (let index = 0; index < 2 * MAX_WALLETS; index++) {
      const wallet = { name: `Wallet ${index}`, features: { 'bitcoin:connect': { connect: () => 1 } } }
      const detail = (api: { register(wallet: unknown): void }): void => api.register(wallet)
      page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
    }
    expect(discovery.list([])).toHaveLength(MAX_WALLETS)
    discovery.end()
    expect(page.getListenerCount()).toBe(0)
  })

  it('sanitises names and icons', async () => {
    const world = createTestWorld()
    const name = '  Evil\u202E\n wallet '
    const wallet = { ...createStandardFace({ accounts }).wallet, name, icon: 'javascript:alert(1)' }
    world.register(wallet)
    const adapter = await world.start()
    expect(adapter.store.getState().connectors).toEqual([
      { id: 'Evil wallet', namespace: 'bip122', name: 'Evil wallet', type: 'ANNOUNCED', ready: 'installed' },
    ])
    await adapter.destroy()
  })
})
