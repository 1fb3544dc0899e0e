import path from 'node:path'
import { createModal } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'
import { defineLatchkeyElements, mountModal } from '@latchkey/element'
import { installWallet } from '@latchkey/testing/playwright'
import { chromium, type Browser, type Page, type Request } from 'playwright'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { chromiumArgs, getChromiumPath } from '../../../vitest.shared.ts'

const root = path.resolve(import.meta.dirname, '..')
/** Besides the page's own files, it allows the chain's endpoint. */
const strictPolicy =
  "default-src 'self'; connect-src 'self' https:; img-src 'self' data:; object-src 'none'; base-uri 'none'"
const walletName = 'My Wallet'

let server: PreviewServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([
    preview({ configFile: false, root, logLevel: 'silent', preview: { host: '127.0.0.1', port: 0 } }),
    chromium.launch({ executablePath: getChromiumPath(), args: chromiumArgs }),
  ])
})

afterAll(async () => {
  await browser.close()
  await server.close()
})

interface Visit {
  readonly page: Page
  readonly address: string
  /** Errors, warnings and violations of the policy that the page has reported. */
  readonly faults: string[]
  /** The scripts that the page has requested, with their code. */
  readonly scripts: Map<string, string>
  /** Names of scripts that fail to load. */
  readonly broken: Set<string>
}

/** Opens a page as a visitor with a wallet, under a Content-Security-Policy. */
async function visit(route: string, policy = strictPolicy): Promise<Visit> {
  const url = server.resolvedUrls?.local[0] ?? ''
  const context = await browser.newContext()
  onTestFinished(async () => {
    // A handler whose request is still on its way would fail when the context closes.
    await context.unrouteAll({ behavior: 'wait' })
    await context.close()
  })
  context.setDefaultTimeout(25_000)
  const faults: string[] = []
  const scripts = new Map<string, string>()
  const broken = new Set<string>()
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message))
  await context.route(/./, async (request) => {
    const target = request.request().url()
    // The view of the account asks the chain for the balance.
    if (request.request().method() === 'POST') return request.fulfill({ json: answerChain(request.request()) })
    if (!target.startsWith(url)) faults.push(`asked for ${target}`)
    const name = path.basename(new URL(target).pathname).replace(/-[\w-]{8}\.js$/, '.js')
    if (!target.startsWith(url) || broken.has(name)) return request.abort()
    const response = await request.fetch()
    const type = request.request().resourceType()
    if (type === 'script') scripts.set(name, await response.text())
    const headers = { ...response.headers(), ...(type === 'document' && { 'content-security-policy': policy }) }
    return request.fulfill({ response, headers })
  })
  const chains = [{ chainId: 1, rpcUrl: 'http://127.0.0.1:9' }]
  const { accounts } = await installWallet(context, { wallet: { name: walletName, chains } })
  await page.goto(`${url}${route}`)
  return { page, address: accounts[0] ?? '', faults, scripts, broken }
}

/** Answers a request to the chain's endpoint: no balance. */
function answerChain(request: Request): unknown {
  const { id } = request.postDataJSON()
  return { jsonrpc: '2.0', id, result: '0x0' }
}

/** Whether React is part of the loaded scripts. */
const hasReact = (scripts: Visit['scripts']): boolean =>
  [...scripts.values()].some((code) => code.includes('react.transitional.element'))

it.each([
  ['a script tag', 'script/', 'Connect wallet', strictPolicy],
  ['Vue', 'vue.html', 'Log in', strictPolicy],
  ['Svelte', 'svelte.html', 'Log in', strictPolicy],
  // Its templates are compiled in the page here. Those of the Angular CLI need no exception.
  [
    'Angular',
    'angular.html',
    'Log in',
    `${strictPolicy}; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'`,
  ],
])('connects a wallet in a page of %s, and loads React with the first press', async (_name, route, label, policy) => {
  const { page, address, faults, scripts } = await visit(route, policy)
  const button = page.getByTestId('lk-connect-button')
  await expect.poll(() => button.textContent()).toBe(label)
  await page.getByText('Not connected.').waitFor()
  await page.waitForLoadState('networkidle')
  expect(hasReact(scripts)).toBe(false)
  const before = scripts.size
  await button.click()
  await page.getByRole('button', { name: walletName }).click()
  await page.getByText(`Hello ${address}`).waitFor()
  await page.getByTestId('lk-modal').waitFor({ state: 'detached' })
  expect(hasReact(scripts)).toBe(true)
  expect(scripts.size).toBeGreaterThan(before)
  // The focus returns to the button, whose element is the same.
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('latchkey-connect')
  await page.keyboard.press('Enter')
  await page.getByTestId('lk-modal').getByText(address.slice(-6)).first().waitFor()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByText(`Hello ${address}`).waitFor()
  await expect.poll(() => page.getByTestId('lk-account-button').getAttribute('aria-busy')).toBe('false')
  expect(faults).toEqual([])
})

it('says what the visitor waits for while React cannot be loaded, and opens when it can', async () => {
  const { page, broken, faults } = await visit('script/')
  broken.add('renderModal.js')
  await page.getByTestId('lk-connect-button').click()
  const notice = page.getByTestId('lk-opening')
  await expect.poll(() => notice.textContent()).toContain('This could not be loaded. Trying again…')
  await notice.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => notice.count()).toBe(0)
  await page.getByTestId('lk-connect-button').click()
  await notice.waitFor()
  // Not every browser asks for the file again before the page is reloaded.
  page.once('framenavigated', () => broken.clear())
  await notice.getByRole('button', { name: 'Reload page' }).click()
  await page.getByRole('button', { name: walletName }).waitFor()
  expect(faults.filter((fault) => !/ERR_FAILED|dynamically imported module/.test(fault))).toEqual([])
})

it('does nothing on a server', async () => {
  const modal = createModal({ projectId: 'my-app', networks: [mainnet], adapters: [] })
  defineLatchkeyElements(modal)
  mountModal(modal)()
  expect(typeof customElements).toBe('undefined')
  expect(modal.controllers.modal.store.getState().isOpen).toBe(false)
  await modal.destroy()
})
