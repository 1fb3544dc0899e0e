import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { beforeAll, expect, it } from 'vitest'
import { addWallet, openBrowser, type Visit } from '../setup/openPage.ts'

const openPage = openBrowser()
const folder = path.resolve(import.meta.dirname, '../..')

interface Rendered {
  readonly texts: readonly [string, string]
  readonly streamed: readonly [string, string]
  readonly hasWindow: boolean
  /** Warnings and errors of Node and React. */
  readonly complaints: string
}
let rendered: Rendered

beforeAll(async () => {
  // Only React's development build compares attributes when it hydrates.
  await build({
    root: path.join(folder, 'app'),
    configFile: path.join(folder, 'vite.config.ts'),
    logLevel: 'error',
    base: '/strict/',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { outDir: '../dist/strict', rolldownOptions: { input: path.join(folder, 'app/plain.html') } },
  })
  // Killed if it does not exit by itself, which means that a timer or a listener was left.
  const script = path.join(folder, 'app/renderOnServer.ts')
  const { NODE_OPTIONS: _options, NODE_ENV: _mode, ...env } = process.env
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--no-warnings', script], {
    env,
    timeout: 30_000,
  })
  rendered = { ...(JSON.parse(stdout) as Omit<Rendered, 'complaints'>), complaints: stderr }
})

const hydrate = (parameters: {
  readonly markup: string
  /** Collects the page's hydration errors; without it, they fail the test. */
  readonly complaints?: string[]
  readonly hasWallet?: boolean
}): Promise<Visit> =>
  openPage({
    path: 'strict/plain.html',
    isForeign: (fault) => parameters.complaints !== undefined && /hydrat/i.test(fault),
    before: async (context) => {
      context.on('console', (message) => parameters.complaints?.push(message.text()))
      if (parameters.hasWallet) await addWallet(context, { name: 'Honest', rdns: 'com.honest' })
      await context.route('**/strict/plain.html', async (route) => {
        const response = await route.fetch()
        const page = await response.text()
        const body = page.replace('<div id="root"></div>', () => `<div id="root">${parameters.markup}</div>`)
        expect(body).not.toBe(page)
        await route.fulfill({ response, body })
      })
    },
  })

it('renders every button on a server, for two modals at once, without a window, and lets the process end', () => {
  const [one, two] = rendered.texts
  expect(rendered.hasWindow).toBe(false)
  expect(rendered.complaints).toBe('')
  expect(one).toContain('data-testid="lk-connect-button"')
  expect(one).toContain('data-testid="lk-network-button"')
  expect(one).toContain('data-testid="lk-wallet-button-com.honest"')
  expect(one).toContain('Connect wallet')
  // Each markup contains only the state of its own modal.
  expect(one).toContain('data-theme="system"')
  expect(one).not.toContain('data-theme="dark"')
  expect(two).toContain('data-theme="dark"')
  expect(two).not.toContain('data-theme="system"')
  expect(rendered.streamed).toEqual(rendered.texts)
})

it('hydrates server-rendered markup without changes, and works', async () => {
  const visit = await hydrate({ markup: rendered.texts[0], hasWallet: true })
  await visit.page.getByTestId('lk-connect-button').click()
  await visit.expectView('Connect')
  await visit.page.getByTestId('lk-connect-wallet-com.honest').click()
  await expect.poll(() => visit.read('status').textContent(), { timeout: 20_000 }).toBe('connected')
  await visit.expectClosed()
  // A returning visitor gets the same markup, and the account as soon as it is known.
  await visit.page.reload()
  await expect.poll(() => visit.read('status').textContent(), { timeout: 20_000 }).toBe('connected')
  await visit.page.getByTestId('lk-account-button').first().waitFor()
})

it('reports markup that differs', async () => {
  const complaints: string[] = []
  await hydrate({ markup: rendered.texts[0].replace('class="lk-button"', 'class="other"'), complaints })
  await expect.poll(() => complaints.join(), { timeout: 20_000 }).toMatch(/hydrat/i)
})
