import { readFileSync } from 'node:fs'
import * as storageKeys from '@latchkey/protocol/storage'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { getWorld } from '../setup/getWorld.ts'
import { addManyWallet, openMany, type ManyVisit } from '../setup/openMany.ts'
import { openBrowser, type OpenPageParameters } from '../setup/openPage.ts'
import { startOtherChains, type OtherChains } from '../setup/otherChains.ts'
import { copyLink, openPhone } from '../setup/phone.ts'
import { startCloud, type JourneyCloud } from '../setup/startCloud.ts'

const {
  activeNamespaceKey,
  activeNetworkIdKey,
  addressLabelsKey,
  balanceCacheKey,
  callsKey,
  connectedConnectorIdsKey,
  connectionsKey,
  connectionStatusKey,
  deepLinkChoiceKey,
  emailKey,
  emailLoginUsedKey,
  identityCacheKey,
  initialStateKey,
  lastEmailLoginTimeKey,
  lastUsedChainKey,
  socialProviderKey,
  socialUsernameKey,
  nameCacheKey,
  nativeBalanceCacheKey,
  pairingProposalsKey,
  pairingRelayKey,
  pairingSessionsKey,
  preferredAccountTypesKey,
  recentReceiversKey,
  recentWalletsKey,
  reopeningKey,
  signInNetworksKey,
  siwxCloudSessionsKey,
  siwxSessionsKey,
  siwxCookiePrefix,
  smartAccountEnabledNetworksKey,
  transactionsKey,
} = storageKeys
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'

const open = openBrowser()
let chains: OtherChains
let cloud: JourneyCloud

beforeAll(async () => {
  const rpcUrls = Object.fromEntries(getWorld().devnet.evm.map(({ chainId, rpcUrl }) => [chainId, rpcUrl]))
  ;[chains, cloud] = await Promise.all([startOtherChains(), startCloud({ rpcUrls })])
  await cloud.manage('projects', 'analytics', 'dev', 'on')
})
afterAll(() => Promise.all([chains.stop(), cloud.stop()]))

/** Visits of one app, and the names of everything that its pages were seen to store. */
interface StorageWatch {
  readonly names: ReadonlySet<string>
  /** Returns the query of a page of the app. */
  toQuery(query: string): string
  /** Opens a page of the app. */
  visit(query: string, parameters?: Omit<OpenPageParameters, 'path' | 'query'>): Promise<ManyVisit>
  /** Whether one of the names read so far, or now, is this key, with the app's prefix. */
  has(visit: ManyVisit, key: string): Promise<boolean>
  /** Reads the names until one of them is this key, with the app's prefix. */
  waitFor(visit: ManyVisit, key: string): Promise<void>
}

function watchStorage(prefix: string | undefined): StorageWatch {
  const names = new Set<string>()
  const toQuery = (query: string): string =>
    `${query}&cookie&cloud=${encodeURIComponent(cloud.url)}${prefix === undefined ? '' : `&prefix=${prefix}`}`
  const readAll = async (visit: ManyVisit): Promise<readonly string[]> => {
    for (const name of await readNames(visit)) names.add(name)
    return [...names].map(removeId)
  }
  return {
    names,
    toQuery,
    visit: (query, parameters = {}) =>
      openMany({
        open,
        chains,
        query: toQuery(query),
        before: async (context) => void (await addManyWallet(context, { chains, name: 'Prism', rdns: 'com.prism' })),
        ...parameters,
      }),
    has: async (visit, key) => (await readAll(visit)).includes(addPrefix(key, prefix)),
    waitFor: (visit, key) => expect.poll(() => readAll(visit)).toContain(addPrefix(key, prefix)),
  }
}

/** Reads the names of everything that the browser stores for the page and for the cloud, which shares its host. */
async function readNames({ page, context }: ManyVisit): Promise<readonly string[]> {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => `IndexedDB ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
  ])
  return [...stored, ...(await context.cookies()).map(({ name }) => decodeURIComponent(name))]
}

/** Removes the id that follows some names. */
function removeId(name: string): string {
  if (name.startsWith(siwxCookiePrefix)) return siwxCookiePrefix
  return name.endsWith(`${siwxCloudSessionsKey.split('/')[1]}:dev`) ? name.slice(0, -':dev'.length) : name
}

function addPrefix(name: string, prefix: string | undefined): string {
  if (prefix === undefined || name === siwxCookiePrefix) return name
  const [owner, rest] = name.split('/')
  return `${owner}/${prefix}/${rest}`
}

/** Returns the keys that no code writes yet, from the rows of `debts.tsv` such as `stored  emailLoginUsedItem  login`. */
function readUnwritten(): readonly string[] {
  const debts = readFileSync(new URL('../../../../debts.tsv', import.meta.url), 'utf8')
  return [...debts.matchAll(/^stored\t(\w+)Item\t/gm)].map(([, name]) => {
    const entry = Object.entries(storageKeys).find(([exported]) => exported === `${name}Key`)
    if (entry === undefined) throw new Error(`debts.tsv names ${name}Item, which has no key in storageKeys.ts`)
    return entry[1]
  })
}

/** Signs in on the EVM chain. */
async function signIn(visit: ManyVisit): Promise<void> {
  await visit.expectView('SIWXSignMessage')
  await visit.page.getByTestId('lk-siwx-sign').click()
  await visit.expectClosed()
  await expect.poll(() => visit.readOf('eip155', 'sign-in')).toBe('signedIn')
}

/** Connects on the EVM chain after accepting the terms, signs in, switches the network and names the account. */
async function useWallet(watch: StorageWatch): Promise<ManyVisit> {
  const visit = await watch.visit('siwx=required&theme=dark&terms')
  const { page } = visit
  await page.getByTestId('lk-connect-button').first().click()
  await visit.expectView('Connect')
  await page.getByTestId('lk-connect-accept').click()
  await visit.dialog.getByRole('button', { name: 'Prism' }).click()
  await page.getByTestId('lk-connecting-multi-chain-eip155').click()
  await signIn(visit)
  await watch.waitFor(visit, connectionsKey)
  await watch.waitFor(visit, connectionStatusKey)
  await watch.waitFor(visit, connectedConnectorIdsKey)
  await watch.waitFor(visit, initialStateKey)
  await watch.waitFor(visit, recentWalletsKey)
  await watch.waitFor(visit, siwxSessionsKey)
  await watch.waitFor(visit, signInNetworksKey)
  await visit.chooseNetwork('Second Chain')
  await signIn(visit)
  await watch.waitFor(visit, activeNetworkIdKey)
  await watch.waitFor(visit, activeNamespaceKey)
  expect(await visit.act('eip155', 'pay')).toMatch(/^0x/)
  await watch.waitFor(visit, transactionsKey)
  expect(await visit.act('eip155', 'send-checked')).toMatch(/^0x/)
  await watch.waitFor(visit, recentReceiversKey)
  expect(await visit.act('eip155', 'register-name')).toMatch(/^mira-\w{8}\.latchkey\.test/)
  await watch.waitFor(visit, nameCacheKey)
  await page.getByTestId('eip155-tokens').click()
  await watch.waitFor(visit, balanceCacheKey)
  await page.getByTestId('lk-account-button').first().click()
  // The code that reads the balance loads with this view, and reads nothing once the view has been left.
  await watch.waitFor(visit, nativeBalanceCacheKey)
  // A name that a busy chain does not answer in 8 s is asked for again by the next view of the account.
  const isKnown = async (): Promise<boolean> => {
    const isStored = await vi
      .waitUntil(() => watch.has(visit, identityCacheKey), { timeout: 10_000 })
      .catch(() => false)
    if (isStored) return true
    await page.keyboard.press('Escape')
    await visit.expectClosed()
    await page.getByTestId('lk-account-button').first().click()
    await visit.expectView('Account')
    return false
  }
  await expect.poll(isKnown, { timeout: 100_000 }).toBe(true)
  await page.getByTestId('lk-account-wallet').first().click()
  await page.getByTestId('lk-profile-wallets-tab-eip155').first().click()
  const address = (await visit.readOf('eip155', 'address')) ?? ''
  await page.getByTestId(`lk-profile-wallets-rename-${address}`).click()
  await page.getByTestId(`lk-profile-wallets-name-${address}`).fill('Savings')
  await page.keyboard.press('Enter')
  await watch.waitFor(visit, addressLabelsKey)
  // The page has also sent events by now.
  expect(visit.requests.some((request) => request.startsWith(`POST ${cloud.url}/e?`))).toBe(true)
  return visit
}

/** Signs in again with the cloud, first with a token in the page and then with a cookie. */
async function signInWithCloud(watch: StorageWatch, visit: ManyVisit): Promise<void> {
  const go = (store: string): Promise<void> =>
    visit.goto(`${chains.query}&${watch.toQuery(`siwx=required&siwx-store=${store}`)}`)
  await go('cloud')
  await signIn(visit)
  await watch.waitFor(visit, siwxCloudSessionsKey)
  await go('cookie')
  await expect.poll(() => visit.readOf('eip155', 'sign-in')).toBe('signedIn')
  expect(await visit.act('eip155', 'sign-out')).toBe('out')
  await signIn(visit)
  await watch.waitFor(visit, siwxCookiePrefix)
}

/** Connects and signs a message on the other kinds of chain. */
async function useOtherChains(watch: StorageWatch): Promise<void> {
  const visit = await watch.visit('')
  await visit.chooseWallet('Prism')
  await visit.page.getByTestId('lk-connecting-multi-chain-solana').click()
  await visit.expectClosed()
  expect(await visit.act('solana', 'sign')).not.toMatch(/^error/)
  await visit.chooseNetwork('Local Bitcoin')
  await visit.page.getByTestId('lk-switch-active-chain-continue').click()
  await visit.expectClosed()
  expect(await visit.act('bip122', 'sign')).not.toMatch(/^error/)
  await watch.waitFor(visit, connectionsKey)
}

/** Pairs with a wallet that a link opens on a phone, and reloads. */
async function pairOnPhone(watch: StorageWatch): Promise<void> {
  const visit = await watch.visit('evm-only', { isPhone: true, userAgent: iPhone, before: undefined })
  const { page, context } = visit
  await context.route('https://metamask.app.link/**', (route) => route.abort())
  await page.getByTestId('lk-connect-button').first().tap()
  await visit.expectView('Connect')
  await page.getByTestId('lk-connect-all').tap()
  await visit.expectView('AllWallets')
  await page.getByTestId('lk-all-wallets-metamask').tap()
  await visit.expectView('ConnectingWalletConnect')
  const link = page.getByTestId('lk-pairing-open')
  await link.waitFor()
  const [popup] = await Promise.all([context.waitForEvent('page'), link.tap()])
  await popup.close()
  await watch.waitFor(visit, deepLinkChoiceKey)
  await watch.waitFor(visit, pairingProposalsKey)
  await watch.waitFor(visit, pairingRelayKey)
  const phone = await openPhone(cloud)
  await phone.pair(await copyLink(visit))
  await phone.approve()
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
  await watch.waitFor(visit, pairingSessionsKey)
  await page.reload()
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
  await watch.waitFor(visit, pairingSessionsKey)
}

/** Reloads the page because the file of the modal did not load. */
async function reloadForModal(watch: StorageWatch): Promise<void> {
  const visit = await watch.visit('evm-only', {
    before: undefined,
    isForeign: (fault) => /Failed to (?:load resource|fetch)|ERR_/.test(fault),
  })
  const { page } = visit
  await page.route(/assets\/modal-/, (route) => route.abort('connectionrefused'))
  await page.getByTestId('lk-connect-button').first().click()
  const reload = page.getByRole('button', { name: 'Reload page' })
  await reload.waitFor()
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // Also holds the next attempt to load the file.
  await page.route(/\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await reload.click({ noWaitAfter: true })
  await watch.waitFor(visit, reopeningKey)
  await page.unroute(/assets\/modal-/)
  release()
  await visit.expectView('Connect')
}

it.each([undefined, 'shop'])(
  'stores exactly what the table of names lists, whatever the visitor does, with the storage prefix %s [S9.051]',
  { timeout: 300_000 },
  async (prefix) => {
    const watch = watchStorage(prefix)
    await signInWithCloud(watch, await useWallet(watch))
    await useOtherChains(watch)
    await pairOnPhone(watch)
    await reloadForModal(watch)
    // The journeys of the login and of smart accounts prove these, and the tests of batches that of calls.
    const ofLogins = [
      callsKey,
      emailKey,
      emailLoginUsedKey,
      lastEmailLoginTimeKey,
      lastUsedChainKey,
      preferredAccountTypesKey,
      smartAccountEnabledNetworksKey,
      socialProviderKey,
      socialUsernameKey,
    ]
    const unwritten = [...readUnwritten(), ...ofLogins]
    const listed = Object.values<string>(storageKeys).filter((key) => !unwritten.includes(key))
    const stored = new Set([...watch.names].map(removeId))
    expect([...stored].toSorted()).toStrictEqual(listed.map((key) => addPrefix(key, prefix)).toSorted())
  },
)
