import { describe, expect, it, vi } from 'vitest'
import { createTestPage, type TestPage } from '../test/createTestPage.ts'
import type { ClassicSolanaWallet } from '../types.ts'
import { createDiscovery } from './createDiscovery.ts'

const nothing = async (): Promise<void> => undefined

const createStandard = (name: unknown, more: object = {}): object => ({
  name,
  icon: 'data:image/svg+xml;base64,PHN2Zy8+',
  chains: ['solana:mainnet'],
  features: { 'standard:connect': { connect: nothing }, 'solana:signMessage': { signMessage: nothing } },
  ...more,
})

function createClassic(name: string, readyState: unknown = 'Installed') {
  const listeners = new Set<() => void>()
  const wallet = {
    name,
    icon: 'https://example.com/icon.png',
    readyState,
    connect: nothing,
    on: (_event: string, listener: () => void) => listeners.add(listener),
    off: (_event: string, listener: () => void) => listeners.delete(listener),
  }
  return {
    wallet,
    listeners,
    become: (next: unknown): void => {
      wallet.readyState = next
      for (const listener of listeners) listener()
    },
  }
}

function discover(page: TestPage, createClassic?: () => readonly ClassicSolanaWallet[]) {
  const onFound = vi.fn<(cause?: unknown) => void>()
  const onFailure = vi.fn<(cause?: unknown) => void>()
  const discovery = createDiscovery({ page, createClassic, onFound, onFailure })
  discovery.start()
  return { discovery, onFound, onFailure, getIds: () => discovery.list([]).map(({ descriptor }) => descriptor.id) }
}

describe('wallets of Wallet Standard', () => {
  it('have the rdns that they state, if it is usable', () => {
    const page = createTestPage()
    for (const rdns of ['com.own', 'a b', 7]) page.register(createStandard(`Wallet ${rdns}`, { rdns }))
    const { discovery } = discover(page)
    expect(discovery.list([]).map(({ descriptor }) => descriptor.rdns)).toEqual(['com.own', undefined, undefined])
  })

  it('are found whether they register before the app or after it', () => {
    const page = createTestPage()
    page.register(createStandard('Early'))
    const { getIds, onFound, discovery } = discover(page)
    expect(getIds()).toEqual(['Early'])
    const before = onFound.mock.calls.length
    page.register(createStandard('Late'))
    expect(getIds()).toEqual(['Early', 'Late'])
    expect(onFound).toHaveBeenCalledTimes(before + 1)
    expect(discovery.find('Late')?.descriptor).toEqual({
      id: 'Late',
      name: 'Late',
      namespace: 'solana',
      type: 'ANNOUNCED',
      ready: 'installed',
      icon: 'data:image/svg+xml;base64,PHN2Zy8+',
    })
  })

  it('are listed once, however often they register and the app looks', () => {
    const page = createTestPage()
    const wallet = createStandard('One')
    page.register(wallet)
    page.register(wallet)
    const { discovery, getIds } = discover(page)
    discovery.start()
    expect(getIds()).toEqual(['One'])
  })

  it('disappear when they unregister', () => {
    const page = createTestPage()
    const unregister = page.register(createStandard('One'))
    const { getIds, onFound } = discover(page)
    page.register(createStandard('Two'))
    const before = onFound.mock.calls.length
    unregister()
    expect(getIds()).toEqual(['Two'])
    expect(onFound).toHaveBeenCalledTimes(before + 1)
  })

  it('of one name have distinct ids, and keep them when another disappears', () => {
    const page = createTestPage()
    const { getIds, discovery } = discover(page)
    const [one, two] = [createStandard('Twin'), createStandard('Twin')]
    const unregister = page.register(one)
    page.register(two)
    expect(getIds()).toEqual(['Twin', 'Twin 2'])
    unregister()
    expect(getIds()).toEqual(['Twin 2'])
    expect(discovery.find('Twin 2')?.wallet).toBe(two)
    page.register(createStandard('Twin'))
    expect(getIds()).toEqual(['Twin 2', 'Twin'])
  })

  it('are left out without Solana chains or features', () => {
    const page = createTestPage()
    const features = { 'standard:connect': { connect: nothing } }
    for (const wallet of [
      createStandard('Elsewhere', { chains: ['sui:mainnet'] }),
      createStandard('Useless', { features }),
      createStandard('Shut', { features: { 'solana:signMessage': { signMessage: nothing } } }),
      createStandard('Hollow', { features: { ...features, 'solana:signMessage': {} } }),
      createStandard('', {}),
      createStandard(42),
    ])
      page.register(wallet)
    expect(discover(page).getIds()).toEqual([])
  })

  it('are ignored if invalid', () => {
    const page = createTestPage()
    const angry = new Proxy(
      {},
      {
        get: () => {
          throw new RangeError('boom')
        },
      },
    )
    for (const wallet of [null, undefined, 'text', 7, [], angry, createStandard('Proxy', { chains: angry })])
      page.register(wallet)
    page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: 'no function' }))
    page.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail: () => {
          throw new RangeError('boom')
        },
      }),
    )
    page.register(createStandard('Good', { icon: 'javascript:alert(1)' }))
    const { discovery, getIds } = discover(page)
    expect(getIds()).toEqual(['Good'])
    expect(discovery.find('Good')?.descriptor).not.toHaveProperty('icon')
  })

  it('are 64 at most', () => {
    const page = createTestPage()
    for (let index = 0; index < 200; index++) page.register(createStandard(`Wallet ${index}`))
    expect(discover(page).getIds()).toHaveLength(64)
  })

  it('are ignored after the end', () => {
    const page = createTestPage()
    const { discovery, getIds, onFound } = discover(page)
    const unregister = page.register(createStandard('One'))
    discovery.end()
    const before = onFound.mock.calls.length
    page.register(createStandard('Two'))
    unregister()
    expect(getIds()).toEqual(['One'])
    expect(onFound).toHaveBeenCalledTimes(before)
    expect(page.getListenerCount()).toBe(0)
  })
})

describe('classic adapters', () => {
  it('are listed with their readiness, unless they cannot run here', () => {
    const { discovery } = discover(createTestPage(), () => [
      createClassic('Here').wallet,
      createClassic('There', 'Loadable').wallet,
      createClassic('Nowhere', 'NotDetected').wallet,
      createClassic('Never', 'Unsupported').wallet,
      createClassic('Odd', {}).wallet,
    ])
    expect(discovery.list([]).map(({ descriptor: { id, type, ready } }) => [id, type, ready])).toEqual([
      ['Here', 'EXTERNAL', 'installed'],
      ['There', 'EXTERNAL', 'loadable'],
      ['Nowhere', 'EXTERNAL', 'notDetected'],
    ])
  })

  it('are updated when their wallet appears, but not after the end', () => {
    const classic = createClassic('Slow', 'NotDetected')
    const { discovery, onFound } = discover(createTestPage(), () => [classic.wallet])
    const before = onFound.mock.calls.length
    classic.become('Installed')
    expect(onFound).toHaveBeenCalledTimes(before + 1)
    expect(discovery.find('Slow')?.descriptor.ready).toBe('installed')
    discovery.end()
    expect(classic.listeners.size).toBe(0)
  })

  it('are hidden by a registered wallet of the same name', () => {
    const page = createTestPage()
    const { discovery, getIds } = discover(page, () => [createClassic('Phantom').wallet])
    expect(discovery.find('Phantom')?.kind).toBe('classic')
    page.register(createStandard('Phantom'))
    expect(getIds()).toEqual(['Phantom'])
    expect(discovery.find('Phantom')?.kind).toBe('standard')
  })

  it('that cannot be created are reported without blocking others', () => {
    const page = createTestPage()
    page.register(createStandard('Good'))
    const { getIds, onFailure } = discover(page, () => {
      throw new RangeError('boom')
    })
    expect(getIds()).toEqual(['Good'])
    expect(onFailure).toHaveBeenCalledOnce()
  })
})
