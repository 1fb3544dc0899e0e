import { expect, it } from 'vitest'
import { createCookieStorage } from '../kernel/ports/createCookieStorage.ts'
import { arbitrum } from '../network/networks/arbitrum.ts'
import { mainnet } from '../network/networks/mainnet.ts'
import { selectActiveNetwork } from '../network/networkState.ts'
import { createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { selectAccount } from './accountState.ts'
import { createInitialStates } from './createInitialStates.ts'
import { keepInitialState } from './keepInitialState.ts'
import { readInitialState } from './readInitialState.ts'

const metamask = 'io.metamask'
const address = '0x1111111111111111111111111111111111111111'
const name = '%40latchkey%2Finitial_state'

/** A page that keeps its cookies as a browser does. */
function createPage(): { cookie: string; readonly written: string[] } {
  const cookies = new Map<string, string>()
  const written: string[] = []
  return {
    written,
    get cookie() {
      return [...cookies].map(([key, value]) => `${key}=${value}`).join('; ')
    },
    set cookie(text) {
      written.push(text)
      const [pair = '', ...attributes] = text.split(';')
      const end = pair.indexOf('=')
      if (attributes.includes('Max-Age=0')) cookies.delete(pair.slice(0, end))
      else cookies.set(pair.slice(0, end), pair.slice(end + 1))
    },
  }
}

const toCookie = (value: unknown, v = 1): string => `a=b; ${name}=${encodeURIComponent(JSON.stringify({ v, value }))}`
const valid = { activeNamespace: 'eip155', activeNetworkId: 'eip155:42161', addresses: { eip155: address } } as const

it('leaves the account and the network in a cookie for the server until the wallet is disconnected', async () => {
  const page = createPage()
  page.cookie = 'theme=dark;Path=/'
  const { modal } = createTestModal()
  await modal.start()
  const storage = createCookieStorage({ page, isSecure: true })
  const end = keepInitialState({ ...modal.controllers, storage, scope: undefined })
  expect(readInitialState({ cookie: page.cookie })).toBeUndefined()
  await modal.connect({ connectorId: metamask })
  await modal.switchNetwork(arbitrum)
  expect(readInitialState({ cookie: page.cookie })).toEqual(valid)
  expect(page.written.at(-1)).toMatch(/;Path=\/;Max-Age=31536000;SameSite=Lax;Secure$/)
  const { length } = page.written
  modal.open()
  await modal.disconnect()
  expect(page.cookie).toBe('theme=dark')
  expect(page.written).toHaveLength(length + 1)
  end()
  await modal.connect({ connectorId: metamask })
  expect(page.cookie).toBe('theme=dark')
})

it('keeps the cookie while the wallets are asked', async () => {
  const first = createTestModal()
  await first.modal.start()
  await first.modal.connect({ connectorId: metamask })
  const { modal } = createTestModal({ storage: first.storage })
  const page = createPage()
  page.cookie = toCookie(valid).slice('a=b; '.length)
  const storage = createCookieStorage({ page, isSecure: false })
  modal.recall()
  keepInitialState({ ...modal.controllers, storage, scope: undefined })
  expect(readInitialState({ cookie: page.cookie })).toEqual(valid)
  await modal.start()
  expect(readInitialState({ cookie: page.cookie })?.addresses).toEqual({ eip155: address })
})

it('separates the cookies of modals by their prefix', () => {
  const cookie = toCookie(valid).replace('latchkey%2F', 'latchkey%2Fadmin%2F')
  expect(readInitialState({ cookie, storagePrefix: 'admin' })).toEqual(valid)
  expect(readInitialState({ cookie })).toBeUndefined()
})

it.each([
  ['no header', null],
  ['no cookie', 'a=b'],
  ['a cookie that is not percent-encoded text', `${name}=%E0%A4%A`],
  ['no JSON', `${name}=hello`],
  ['another version', toCookie(valid, 2)],
  ['an unknown namespace', toCookie({ ...valid, activeNamespace: 'dogecoin' })],
  ['an address that is no text', toCookie({ ...valid, addresses: { eip155: 1 } })],
  ['an address of a megabyte', toCookie({ ...valid, addresses: { eip155: 'a'.repeat(1_000_000) } })],
  ['another field', toCookie({ ...valid, admin: true })],
])('ignores a request with %s', (_name, cookie) => {
  expect(readInitialState({ cookie })).toBeUndefined()
})

it('gives a server the account as unverified, and leaves the stores that all visitors share unchanged', () => {
  const { modal } = createTestModal({ platform: { isBrowser: false } })
  const { account, network, theme } = modal.controllers
  const read = createInitialStates(modal.controllers, valid)
  expect(selectAccount(read(account.store), 'eip155')).toMatchObject({
    status: 'connecting',
    unverifiedAddress: address,
  })
  expect(selectActiveNetwork(read(network.store))?.name).toBe(arbitrum.name)
  expect(read(theme.store)).toBe(theme.store.getInitialState())
  expect(selectAccount(account.store.getInitialState(), 'eip155').unverifiedAddress).toBeUndefined()
  expect(selectActiveNetwork(network.store.getState())?.name).toBe(mainnet.name)
})

it.each([
  ['an address that is none', { ...valid, addresses: { eip155: '<script>' } }],
  ['a namespace without an adapter', { ...valid, addresses: { solana: address } }],
])('renders no account for %s', (_name, initial) => {
  const { modal } = createTestModal({ fake: createFakeAdapter({}) })
  const read = createInitialStates(modal.controllers, initial)
  expect(read(modal.controllers.account.store)).toEqual({ byNamespace: {} })
})
