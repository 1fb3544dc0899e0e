import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { installHostileWallet } from '../../playwright/installHostileWallet.ts'
import { runBrowser } from '../../test/runBrowser.ts'
import { runSite } from '../../test/runSite.ts'
import { solanaProbeScript } from '../../test/solanaProbeScript.ts'
import { createHostileScript } from '../createHostileScript.ts'
import { createSolanaHostileTools } from './createSolanaHostileTools.ts'
import { hostileSolanaWallets } from './hostileSolanaWallets.ts'

const { openPage } = runBrowser()
const { getUrl } = runSite(() => ({ '/': '<!doctype html><title>Probe</title>' }))
let page: Page
beforeAll(async () => {
  page = await openPage()
  await page.goto(getUrl())
})

/** Runs a trusting dapp with a wallet, in a document of its own. */
async function probe(script: string): Promise<Record<string, unknown>> {
  const handle = await page.evaluateHandle(async () => {
    const frame = document.createElement('iframe')
    frame.src = '/'
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    document.body.append(frame)
    await loaded
    return frame
  })
  const frame = await handle.asElement()?.contentFrame()
  if (!frame) throw new Error('no frame')
  try {
    await frame.evaluate(() => localStorage.clear())
    await frame.evaluate(script)
    const said: unknown = await frame.evaluate(solanaProbeScript)
    const { signature, ...rest } = Object(said)
    const bytes = new Uint8Array(String(signature).split(',').map(Number))
    const message = new TextEncoder().encode('hello')
    const signer = ['oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96', 'AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD'].find(
      (address) => bytes.length === 64 && ed25519.verify(bytes, message, base58.decode(address)),
    )
    return { ...rest, signer: signer ?? 'nobody' }
  } finally {
    await handle.evaluate((element) => element.remove())
    await handle.dispose()
  }
}

describe('hostileSolanaWallets', () => {
  let good: Record<string, unknown> = {}
  beforeAll(async () => {
    good = await probe(`(${createSolanaHostileTools.toString()})(window, 'none').announce()`)
  })

  it('have unique ids and descriptions', () => {
    const ids = hostileSolanaWallets.map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(15)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^solana(-[a-z\d]+)+$/.test(id))).toEqual([])
    expect(new Set(hostileSolanaWallets.map(({ description }) => description)).size).toBe(ids.length)
    expect(new Set(hostileSolanaWallets.map(({ stage }) => stage))).toEqual(new Set(['announce', 'connect', 'session']))
  })

  it('are based on a correct wallet that signs with its key', () => {
    expect(good).toMatchSnapshot()
  })

  it.for(hostileSolanaWallets)('$id', async ({ id }) => {
    const said = await probe(createHostileScript(id))
    // Only the differences to the correct wallet, except for its id.
    const told = Object.entries(said).filter(([name, value]) => {
      const difference = (JSON.stringify(value) ?? '').replaceAll(id, 'none')
      return difference !== JSON.stringify(good[name])
    })
    expect(told.length).toBeGreaterThan(0)
    expect(Object.fromEntries(told)).toMatchSnapshot()
  })

  it('can be installed with Playwright', async () => {
    const other = await openPage()
    await installHostileWallet(other, 'solana-name-proto')
    await other.goto(getUrl())
    const name = await other.evaluate(() => {
      const names: unknown[] = []
      const register = (wallet: unknown) => names.push(Object(wallet).name)
      window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
      return names
    })
    expect(name).toEqual(['__proto__'])
    await other.close()
  })
})
