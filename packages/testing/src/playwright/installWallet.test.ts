import { verifyMessage } from 'viem'
import type { Hex } from 'viem'
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createDapp } from '../test/createDapp.ts'
import { createReader } from '../test/createReader.ts'
import { dappScript } from '../test/dappScript.ts'
import { openWallet } from '../test/openWallet.ts'
import { runBrowser } from '../test/runBrowser.ts'
import { runDevnet } from '../test/runDevnet.ts'
import { runSite } from '../test/runSite.ts'
import { alice, bob } from '../test/testAccounts.ts'
import type { EvmWalletParameters } from '../wallet/types.ts'
import { installWallet } from './installWallet.ts'

const { getChain } = runDevnet()
const { openContext } = runBrowser()
const html = '<!doctype html><title>Dapp</title><script src="/dapp.js"></script>'
const { getUrl } = runSite(() => ({
  '/': html,
  '/other': html,
  '/parent': `${html}<iframe src="/other"></iframe>`,
  '/dapp.js': dappScript,
}))

const open = (parameters?: EvmWalletParameters) => openWallet([getChain(31337), getChain(31338)], parameters).wallet

async function openPage() {
  const page = await (await openContext()).newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  onTestFinished(() => expect(faults).toEqual([]))
  return { page, dapp: createDapp(page) }
}

const eventsOf = (events: readonly (readonly [string, string, unknown])[], name: string) =>
  events.filter(([, event]) => event === name).map(([, , data]) => data)

describe('installWallet', () => {
  it('installs a wallet in a page whose policy allows only itself', async () => {
    const { page, dapp } = await openPage()
    const wallet = await installWallet(page, { wallet: open({ name: 'Extension' }) })
    await page.goto(getUrl())
    expect(await dapp.list()).toEqual(['Extension'])
    expect(await dapp.ask('Extension', 'eth_accounts')).toEqual([])
    expect(await dapp.ask('Extension', 'eth_requestAccounts')).toEqual([alice, bob])
    const signature = (await dapp.ask('Extension', 'personal_sign', ['0x6869', alice])) as Hex
    expect(await verifyMessage({ address: alice, message: 'hi', signature })).toBe(true)
    const reader = createReader(getChain())
    const before = await reader.getBalance(bob)
    const sent = [{ from: alice, to: bob, value: '0xde0b6b3a7640000' }]
    expect(await reader.waitFor(await dapp.ask('Extension', 'eth_sendTransaction', sent))).toMatchObject({
      status: 'success',
    })
    expect(await reader.getBalance(bob)).toBe(before + 10n ** 18n)
    expect(new Set(wallet.requests.map(({ origin }) => origin))).toEqual(new Set([getUrl()]))
  })

  it('creates the wallet from parameters or defaults', async () => {
    const { page, dapp } = await openPage()
    const first = await installWallet(page)
    const second = await installWallet(page, { wallet: { name: 'Named' } })
    onTestFinished(() => [first, second].forEach((wallet) => wallet.destroy()))
    await page.goto(getUrl())
    expect(await dapp.list()).toEqual(['Named', 'Test Wallet'])
    await expect(installWallet(page, { wallet: { accounts: [] } })).rejects.toMatchObject({
      code: 'testing.invalidParameter',
    })
  })

  it('announces it by EIP-6963: frozen, with a new version 4 uuid in each page', async () => {
    const { page } = await openPage()
    const { info } = await installWallet(page, { wallet: open() })
    const look = () =>
      page.evaluate(() => {
        const [detail] = Object(globalThis).dapp.details()
        return { info: detail.info, isFrozen: Object.isFrozen(detail) && Object.isFrozen(detail.info) }
      })
    await page.goto(getUrl())
    const first = await look()
    await page.reload()
    const second = await look()
    expect([first, second]).toEqual(
      Array.from({ length: 2 }, () => ({ info: { ...info, uuid: expect.any(String) }, isFrozen: true })),
    )
    expect(first.info.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(first.info.uuid).not.toBe(second.info.uuid)
  })

  it('survives reloads and navigation: the site stays connected without a prompt', async () => {
    const { page, dapp } = await openPage()
    const wallet = await installWallet(page, { wallet: open() })
    await page.goto(getUrl())
    await dapp.ask('Test Wallet', 'eth_requestAccounts')
    await dapp.ask('Test Wallet', 'wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])
    wallet.reject()
    await page.reload()
    expect(await dapp.ask('Test Wallet', 'eth_accounts')).toEqual([alice, bob])
    await page.goto(`${getUrl()}/other`)
    expect(await dapp.ask('Test Wallet', 'eth_accounts')).toEqual([alice, bob])
    expect(await dapp.ask('Test Wallet', 'eth_chainId')).toBe('0x7a6a')
  })

  it('distinguishes sites by their real origin', async () => {
    const { page, dapp } = await openPage()
    const wallet = await installWallet(page, { wallet: open() })
    await page.goto(getUrl())
    await dapp.ask('Test Wallet', 'eth_requestAccounts')
    await page.goto(getUrl('localhost'))
    expect(await dapp.ask('Test Wallet', 'eth_accounts')).toEqual([])
    expect(wallet.requests.at(-1)?.origin).toBe(getUrl('localhost'))
  })

  it('is added once to a page that is already open', async () => {
    const { page, dapp } = await openPage()
    await page.goto(getUrl())
    expect(await dapp.list()).toEqual([])
    await installWallet(page, { wallet: open() })
    expect(await dapp.list()).toEqual(['Test Wallet'])
    await page.reload()
    expect(await dapp.list()).toEqual(['Test Wallet'])
  })

  it('serves every page and frame of a context, and notifies all of them', async () => {
    const context = await openContext()
    const early = await context.newPage()
    await early.goto(getUrl())
    const wallet = await installWallet(context, { wallet: open() })
    const late = await context.newPage()
    await late.goto(`${getUrl()}/parent`)
    const inner = late.frames()[1]
    if (inner === undefined) throw new Error('no frame')
    await inner.waitForLoadState()
    const dapps = [early, late, inner].map(createDapp)
    for (const dapp of dapps) await dapp.ask('Test Wallet', 'eth_accounts')
    await dapps[0]?.ask('Test Wallet', 'eth_requestAccounts')
    for (const dapp of dapps) {
      await expect.poll(async () => eventsOf(await dapp.events(), 'accountsChanged')).toEqual([[alice, bob]])
    }
    await early.close()
    wallet.changeNetwork(31338)
    for (const dapp of dapps.slice(1)) {
      await expect.poll(async () => eventsOf(await dapp.events(), 'chainChanged')).toEqual(['0x7a6a'])
    }
  })

  it('delivers events in order and before the answer that they belong to', async () => {
    const { page } = await openPage()
    const wallet = await installWallet(page, { wallet: open() })
    await page.goto(getUrl())
    const dapp = createDapp(page)
    await dapp.ask('Test Wallet', 'eth_requestAccounts')
    const seen = await page.evaluate(async () => {
      const { dapp } = Object(globalThis)
      const result = await dapp.ask('Test Wallet', 'wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])
      return [result, dapp.events().at(-1)]
    })
    expect(seen).toEqual([null, ['Test Wallet', 'chainChanged', '0x7a6a']])
    wallet.changeAccounts([bob])
    wallet.changeNetwork(1)
    wallet.lock()
    wallet.unlock()
    wallet.goOffline()
    wallet.goOnline()
    await expect
      .poll(async () => (await dapp.events()).map(([, event, data]) => [event, data]))
      .toEqual([
        ['connect', { chainId: '0x7a69' }],
        ['accountsChanged', [alice, bob]],
        ['chainChanged', '0x7a6a'],
        ['accountsChanged', [bob]],
        ['chainChanged', '0x1'],
        ['accountsChanged', []],
        ['accountsChanged', [bob]],
        ['disconnect', { code: 4900 }],
        ['connect', { chainId: '0x1' }],
      ])
  })

  it('drops answers to a page that has navigated away', async () => {
    const { page, dapp } = await openPage()
    const wallet = await installWallet(page, { wallet: open() })
    await page.goto(getUrl())
    const dropped = wallet.drop({ times: 1 })
    await page.evaluate(() => void Object(globalThis).dapp.ask('Test Wallet', 'eth_requestAccounts'))
    await wallet.waitForRequest('eth_requestAccounts')
    await page.reload()
    dropped.approve()
    await expect.poll(() => dapp.ask('Test Wallet', 'eth_accounts')).toEqual([alice, bob])
  })

  it('rejects with errors of the page’s realm, with code and data', async () => {
    const { page, dapp } = await openPage()
    const wallet = await installWallet(page, { wallet: open() })
    await page.goto(getUrl())
    wallet.reject({ times: 1 })
    const declined = { isError: true, code: 4001, message: 'User rejected the request.' }
    expect(await dapp.ask('Test Wallet', 'eth_requestAccounts')).toEqual(declined)
    wallet.reject({ error: { code: -32000, message: 'broken', data: { deep: [1] } } })
    const broken = { isError: true, code: -32000, message: 'broken', data: { deep: [1] } }
    expect(await dapp.ask('Test Wallet', 'eth_requestAccounts')).toEqual(broken)
  })

  it('refuses malformed messages without breaking', async () => {
    const { page, dapp } = await openPage()
    await installWallet(page, { wallet: open() })
    await page.goto(getUrl())
    const codes = await page.evaluate(async () => {
      const provider = Object(globalThis).dapp.find('Test Wallet')
      const circular: unknown[] = []
      circular.push(circular)
      const given = [
        undefined,
        'eth_accounts',
        {},
        { method: '' },
        { method: 'eth_accounts', params: 'all' },
        { method: 'eth_accounts', params: null },
        { method: 'eth_accounts', params: circular },
        { method: 'eth_accounts', params: [1n] },
      ]
      return Promise.all(
        given.map((request) => provider.request(request).catch((error: { code: number }) => error.code)),
      )
    })
    expect(codes).toEqual([-32600, -32600, -32600, -32600, -32602, -32602, -32602, -32602])
    expect(await dapp.ask('Test Wallet', 'eth_chainId')).toBe('0x7a69')
  })

  it('keeps two wallets independent', async () => {
    const { page, dapp } = await openPage()
    const first = await installWallet(page, { wallet: open({ name: 'First', rdns: 'test.first' }) })
    await installWallet(page, { wallet: open({ name: 'Second', rdns: 'test.second' }) })
    await page.goto(getUrl())
    expect(await dapp.list()).toEqual(['First', 'Second'])
    first.reject()
    first.changeNetwork(31338)
    expect(await dapp.ask('First', 'eth_requestAccounts')).toMatchObject({ code: 4001 })
    expect(await dapp.ask('Second', 'eth_requestAccounts')).toEqual([alice, bob])
    expect([await dapp.ask('First', 'eth_chainId'), await dapp.ask('Second', 'eth_chainId')]).toEqual([
      '0x7a6a',
      '0x7a69',
    ])
  })

  it('answers 4900 after its end', async () => {
    const { page, dapp } = await openPage()
    const wallet = await installWallet(page, { wallet: open() })
    await page.goto(getUrl())
    wallet.destroy()
    expect(await dapp.ask('Test Wallet', 'eth_accounts')).toMatchObject({ code: 4900 })
  })
})

describe('as', () => {
  const look = (page: Page) =>
    page.evaluate(() => {
      const { ethereum } = Object(globalThis)
      return { isThere: ethereum !== undefined, flag: ethereum?.isMetaMask, count: ethereum?.providers?.length }
    })

  it.each([
    ['eip6963', { isThere: false }, ['Test Wallet']],
    ['injected', { isThere: true, flag: true }, []],
    ['both', { isThere: true, flag: true }, ['Test Wallet']],
  ] as const)('puts a wallet there as %s', async (as, injected, announced) => {
    const { page, dapp } = await openPage()
    await installWallet(page, { wallet: open({ flags: { isMetaMask: true } }), as })
    await page.goto(getUrl())
    expect([await look(page), await dapp.list()]).toEqual([injected, announced])
    const name = injected.isThere ? 'injected' : 'Test Wallet'
    expect(await dapp.ask(name, 'eth_requestAccounts')).toEqual([alice, bob])
  })

  it('sets window.ethereum to the last of several wallets, with all of them in its providers', async () => {
    const { page, dapp } = await openPage()
    const first = await installWallet(page, { wallet: open(), as: 'injected' })
    const second = await installWallet(page, { wallet: open({ flags: { isLast: true } }), as: 'injected' })
    await page.goto(getUrl())
    expect(await look(page)).toEqual({ isThere: true, count: 2 })
    first.changeNetwork(1)
    second.changeNetwork(2)
    expect(await dapp.ask('injected', 'eth_chainId')).toBe('0x2')
    const both = await page.evaluate(() =>
      Promise.all(
        Object(globalThis).ethereum.providers.map((provider: { request: (given: object) => Promise<unknown> }) =>
          provider.request({ method: 'eth_chainId' }),
        ),
      ),
    )
    expect(both).toEqual(['0x1', '0x2'])
  })
})
