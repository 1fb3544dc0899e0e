// Measures how long pairing takes for a visitor, with a cloud, a chain and a phone on this machine.
//
//   pnpm exec turbo run build --filter='./packages/*' && node packages/e2e/scripts/measurePairing.ts [--rounds 9]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startDevnet } from '@latchkey/devnet'
import { createPhone } from '@latchkey/testing/phone'
import { chromium, type Page } from 'playwright'
import { build } from 'vite'
import { chromiumArgs, getChromiumPath } from '../../../vitest.shared.ts'
import { startCloud } from '../src/setup/startCloud.ts'
import { startServer } from '../src/setup/startServer.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } })
const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-figures-'))
const root = path.resolve(import.meta.dirname, '..')
await build({
  root: path.join(root, 'app'),
  configFile: path.join(root, 'vite.config.ts'),
  logLevel: 'error',
  build: { outDir: folder },
})
const devnet = await startDevnet({ chains: [31_337, 31_338] })
const { evm } = devnet.description
const rpcUrls = Object.fromEntries(evm.map(({ chainId, rpcUrl }) => [chainId, rpcUrl]))
const server = await startServer({ folder, rpcUrls })
const cloud = await startCloud({ rpcUrls })
const browser = await chromium.launch({ executablePath: getChromiumPath(), args: chromiumArgs })

const figures: Record<'first intent to code' | 'prepared by hover to code' | 'approval to connected', number[]> = {
  'first intent to code': [],
  'prepared by hover to code': [],
  'approval to connected': [],
}
try {
  for (let round = 0; round < Number(values.rounds); round++) {
    figures['first intent to code'].push(await visit((page) => measureCode(page, { hovers: false })))
    figures['prepared by hover to code'].push(await visit((page) => measureCode(page, { hovers: true })))
    figures['approval to connected'].push(await visit(measureApproval))
  }
} finally {
  await browser.close()
  await cloud.stop()
  await server.stop()
  await devnet.stop()
  rmSync(folder, { recursive: true, force: true })
}
for (const [name, times] of Object.entries(figures)) {
  const sorted = times.toSorted((left, right) => left - right)
  const at = (share: number): string => `${Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)} ms`
  console.log(`${name}: median ${at(0.5)}, min ${at(0)}, max ${at(1)}`)
}

/** Opens a page as a new visitor and opens its modal. */
async function visit(measure: (page: Page) => Promise<number>): Promise<number> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await page.goto(`${server.url}/?cloud=${encodeURIComponent(cloud.url)}`)
  await page.getByTestId('lk-connect-button').first().click()
  await page.getByTestId('lk-connect-wallet-walletConnect').waitFor()
  await page.waitForLoadState('networkidle')
  try {
    return await measure(page)
  } finally {
    await context.close()
  }
}

/** From the click on the row to the frame that shows the code, by the page's own clock. */
async function measureCode(page: Page, { hovers }: { readonly hovers: boolean }): Promise<number> {
  const row = page.getByTestId('lk-connect-wallet-walletConnect')
  if (hovers) {
    await row.hover()
    await page.waitForRequest(/openSignClient|sign/i, { timeout: 1_000 }).catch(() => undefined)
    await page.waitForLoadState('networkidle')
  }
  await page.evaluate(() => {
    const root = document.querySelector('[data-testid="lk-host"]')?.shadowRoot
    const times = { from: 0, to: 0 }
    Object.assign(globalThis, { latchkeyTimes: times })
    root?.addEventListener('click', () => (times.from ||= performance.now()), { capture: true })
    const look = (): void => {
      if (times.to > 0) return
      if (root?.querySelector('.lk-qr-code')) requestAnimationFrame(() => (times.to ||= performance.now()))
      requestAnimationFrame(look)
    }
    look()
  })
  // Clicked without moving the pointer there, which would be a hover.
  await row.evaluate((element) => (element instanceof HTMLElement ? element.click() : undefined))
  const read = () =>
    page.evaluate(
      () => (globalThis as unknown as { readonly latchkeyTimes: { from: number; to: number } }).latchkeyTimes,
    )
  await page.waitForFunction(() => (globalThis as unknown as { latchkeyTimes: { to: number } }).latchkeyTimes.to > 0)
  const { from, to } = await read()
  return to - from
}

/** From the phone's approval until the page shows the account, by this process's clock. */
async function measureApproval(page: Page): Promise<number> {
  await page.getByTestId('lk-connect-wallet-walletConnect').click()
  await page.locator('.lk-qr-code').waitFor()
  await page.getByTestId('lk-pairing-copy').click()
  const uri = await page.evaluate(() => navigator.clipboard.readText())
  const phone = await createPhone({
    relayUrl: cloud.relayUrl,
    projectId: 'dev',
    policy: 'ask',
    chains: evm.map(({ chainId, rpcUrl }) => ({ chainId, rpcUrl })),
  })
  try {
    await phone.pair(uri)
    await phone.when(({ proposals }) => proposals.length > 0)
    const connected = page
      .getByTestId('status')
      .filter({ hasText: /^connected$/ })
      .waitFor()
    const from = performance.now()
    await Promise.all([connected, phone.approve()])
    return performance.now() - from
  } finally {
    await phone.close()
  }
}
