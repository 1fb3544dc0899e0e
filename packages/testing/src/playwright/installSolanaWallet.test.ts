import { base58 } from '@scure/base'
import { ed25519 } from '@noble/curves/ed25519.js'
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createSolanaWallet } from '../solana/createSolanaWallet.ts'
import { solanaTestKeys } from '../solana/solanaTestKeys.ts'
import { buildScripts } from '../test/buildScripts.ts'
import { runBrowser } from '../test/runBrowser.ts'
import { runSite } from '../test/runSite.ts'
import { createPageScript } from './createPageScript.ts'
import { installWallet } from './installWallet.ts'

const { openContext } = runBrowser()
const { getUrl } = runSite(async () => ({
  ...(await buildScripts(new URL('../test/standardDapp.ts', import.meta.url))),
  '/': '<!doctype html><title>Dapp</title><script type="module" src="/standardDapp.js"></script>',
}))
const [alice, bob] = [
  'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
  'AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD',
] as const

function make() {
  const wallet = createSolanaWallet({ name: 'Moon', accounts: solanaTestKeys.slice(0, 2) })
  onTestFinished(() => wallet.destroy())
  return wallet
}

async function openPage(): Promise<Page> {
  const page = await (await openContext()).newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  onTestFinished(() => expect(faults).toEqual([]))
  return page
}

/** Connects and returns the visible accounts. */
const connect = (page: Page, input: object = {}) =>
  page.evaluate(async (given) => {
    const { standard } = Object(globalThis)
    const { accounts } = await standard.call('Moon', 'standard:connect', 'connect', given)
    const wallet = standard.find('Moon')
    return {
      addresses: accounts.map(({ address }: { address: string }) => address),
      isTheSame: accounts === wallet.accounts,
      keys: wallet.accounts.map(({ publicKey }: { publicKey: Uint8Array }) => publicKey.length),
      chains: wallet.accounts.flatMap((account: { chains: string[] }) => account.chains),
    }
  }, input)

describe('installWallet with a Solana wallet', () => {
  it('is found by the stock library, early and late, with all required features', async () => {
    const page = await openPage()
    await installWallet(page, { wallet: make() })
    await page.goto(getUrl())
    const look = () =>
      page.evaluate(() => {
        const { standard } = Object(globalThis)
        const { version, name, icon, chains, features, accounts } = standard.find('Moon')
        return { version, name, icon, chains, accounts, features: Object.keys(features).toSorted() }
      })
    expect(await look()).toEqual({
      version: '1.0.0',
      name: 'Moon',
      icon: expect.stringMatching(/^data:image\/svg\+xml;base64,[\w+/=]+$/),
      chains: ['solana:localnet'],
      accounts: [],
      features: [
        'solana:signAndSendTransaction',
        'solana:signMessage',
        'solana:signTransaction',
        'standard:connect',
        'standard:disconnect',
        'standard:events',
      ],
    })
    const other = await openPage()
    await other.goto(getUrl())
    await installWallet(other, { wallet: make() })
    expect(await other.evaluate(() => Object(globalThis).standard.said)).toEqual(['+Moon'])
  })

  it('connects, reconnects silently after a reload, and emits the owner’s actions', async () => {
    const page = await openPage()
    const wallet = await installWallet(page, { wallet: make() })
    await page.goto(getUrl())
    expect((await connect(page, { silent: true })).addresses).toEqual([])
    const shown = {
      addresses: [alice, bob],
      isTheSame: true,
      keys: [32, 32],
      chains: ['solana:localnet', 'solana:localnet'],
    }
    expect(await connect(page)).toEqual(shown)
    wallet.reject()
    await page.reload()
    expect(await connect(page, { silent: true })).toEqual(shown)
    await page.evaluate(() => {
      const changes: string[][] = []
      const { standard } = Object(globalThis)
      const hear = ({ accounts }: { accounts: { address: string }[] }) =>
        changes.push(accounts.map(({ address }) => address))
      standard.call('Moon', 'standard:events', 'on', 'change', hear)
      Object.assign(globalThis, { changes })
    })
    wallet.changeAccounts([bob])
    wallet.lock()
    wallet.unlock()
    await expect.poll(() => page.evaluate(() => Object(globalThis).changes)).toEqual([[bob], [], [bob]])
  })

  it('signs bytes with the account’s key, and rejects with the errors of wallets', async () => {
    const page = await openPage()
    const wallet = await installWallet(page, { wallet: make() })
    await page.goto(getUrl())
    await connect(page)
    const sign = () =>
      page.evaluate(async () => {
        const { standard } = Object(globalThis)
        const [account] = standard.find('Moon').accounts
        const message = new Uint8Array([0, 127, 128, 255])
        try {
          const [signed] = await standard.call('Moon', 'solana:signMessage', 'signMessage', { account, message })
          return { signature: [...signed.signature], message: [...signed.signedMessage] }
        } catch (thrown) {
          const { code, message: words } = Object(thrown)
          return { isError: thrown instanceof Error, code, words }
        }
      })
    const { signature = [], message = [] } = await sign()
    expect(message).toEqual([0, 127, 128, 255])
    expect(ed25519.verify(new Uint8Array(signature), new Uint8Array(message), base58.decode(alice))).toBe(true)
    wallet.reject()
    expect(await sign()).toEqual({ isError: true, code: 4001, words: 'User rejected the request.' })
  })

  it('adds only the code of its kind of chain to a page, and no library', () => {
    const script = createPageScript({ binding: 'b', wallet: make() })
    expect(script).not.toContain('eip6963')
    expect(script.length).toBeLessThan(16_000)
  })
})
