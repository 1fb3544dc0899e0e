import { describe, expect, it } from 'vitest'
import { createTestPage, type TestPage } from '../test/createTestPage.ts'
import { createDiscovery } from './createDiscovery.ts'

const createProvider = (flags: object = {}) => ({ ...flags, request: async (): Promise<unknown> => null })
const toInfo = (name: string, rdns: string) => ({ uuid: crypto.randomUUID(), name, icon: 'data:image/png,', rdns })

function discover(page: TestPage) {
  let count = 0
  const discovery = createDiscovery({
    page,
    onFound: () => {
      count++
    },
  })
  discovery.start()
  return {
    discovery,
    getNames: () => discovery.list([]).map(({ descriptor }) => descriptor.name),
    getCount: () => count,
  }
}

describe('createDiscovery', () => {
  it('finds wallets that are present, and those that appear later', () => {
    const page = createTestPage()
    page.announce({ info: toInfo('One', 'com.one'), provider: createProvider() })
    const { getNames, getCount } = discover(page)
    expect(getNames()).toEqual(['One'])
    const before = getCount()
    page.announce({ info: toInfo('Two', 'com.two'), provider: createProvider() })
    expect(getNames()).toEqual(['One', 'Two'])
    expect(getCount()).toBe(before + 1)
  })

  it('lists a wallet once, however often it announces itself', () => {
    const page = createTestPage()
    const detail = { info: toInfo('One', 'com.one'), provider: createProvider() }
    page.announce(detail)
    page.announce(detail)
    const { discovery, getNames } = discover(page)
    page.announce(detail)
    expect(getNames()).toEqual(['One'])
    expect(discovery.find('com.one')?.provider).toBe(detail.provider)
  })

  it('lists every wallet that claims a domain, up to four, under an id of its own', () => {
    const page = createTestPage()
    const providers = Array.from({ length: 9 }, () => createProvider())
    for (const provider of [...providers, ...providers]) page.announce({ info: toInfo('One', 'com.one'), provider })
    const { discovery } = discover(page)
    const ids = ['com.one', 'com.one 2', 'com.one 3', 'com.one 4']
    expect(discovery.list([]).map(({ descriptor }) => descriptor)).toEqual(
      ids.map((id) => expect.objectContaining({ id, rdns: 'com.one' })),
    )
    expect(ids.map((id) => providers.findIndex((provider) => discovery.find(id)?.provider === provider))).toEqual([
      0, 1, 2, 3,
    ])
  })

  it('lists no more than 64 wallets', () => {
    const page = createTestPage()
    for (let index = 0; index < 1_000; index++)
      page.announce({ info: toInfo(`Wallet ${index}`, `com.w${index}`), provider: createProvider() })
    expect(discover(page).getNames()).toHaveLength(64)
  })

  it('cannot see a wallet whose announcements another script stops, which a flood of its own could not do better', () => {
    const page = createTestPage()
    page.addEventListener('eip6963:announceProvider', (event) => event.stopImmediatePropagation())
    page.announce({ info: toInfo('Honest', 'com.honest'), provider: createProvider() })
    page.ethereum = createProvider({ isMetaMask: true })
    expect(discover(page).getNames()).toEqual(['MetaMask'])
  })

  it('leaves room for others when one provider announces itself by a thousand names', () => {
    const page = createTestPage()
    const flood = createProvider()
    for (let index = 0; index < 1_000; index++)
      page.announce({ info: toInfo(`Flood ${index}`, `com.flood.n${index}`), provider: flood })
    page.announce({ info: toInfo('Honest', 'com.honest'), provider: createProvider() })
    expect(discover(page).getNames()).toEqual(['Flood 0', 'Flood 1', 'Flood 2', 'Flood 3', 'Honest'])
  })

  it('does not list window.ethereum if that wallet announced itself', () => {
    const shared = createProvider()
    const page = createTestPage()
    page.ethereum = shared
    const { discovery, getNames } = discover(page)
    expect(getNames()).toEqual(['Browser Wallet'])
    page.announce({ info: toInfo('One', 'com.one'), provider: shared })
    expect(getNames()).toEqual(['One'])
    expect(discovery.find('injected')?.provider).toBe(shared)
  })

  it('does not list a wallet of the same name twice, though its two providers differ', () => {
    const page = createTestPage()
    page.ethereum = createProvider({ isMetaMask: true })
    page.announce({ info: toInfo('metamask', 'io.metamask'), provider: createProvider() })
    expect(discover(page).getNames()).toEqual(['metamask'])
  })

  it('lists another wallet of window.ethereum beside the announced ones', () => {
    const page = createTestPage()
    page.ethereum = createProvider({ isMetaMask: true })
    page.announce({ info: toInfo('One', 'com.one'), provider: createProvider() })
    expect(discover(page).getNames()).toEqual(['One', 'MetaMask'])
  })

  it('finds a wallet that sets window.ethereum late', () => {
    const page = createTestPage()
    const { getNames } = discover(page)
    expect(getNames()).toEqual([])
    page.ethereum = createProvider()
    page.dispatchEvent(new Event('ethereum#initialized'))
    expect(getNames()).toEqual(['Browser Wallet'])
  })

  it('ends with no listener left', () => {
    const page = createTestPage()
    const { discovery, getNames } = discover(page)
    expect(page.getListenerCount()).toBe(2)
    discovery.end()
    expect(page.getListenerCount()).toBe(0)
    page.announce({ info: toInfo('One', 'com.one'), provider: createProvider() })
    expect(getNames()).toEqual([])
  })
})
