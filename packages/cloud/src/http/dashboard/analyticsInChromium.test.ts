import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { looseObject, parse, string } from 'valibot'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { addAuthenticator } from '../../../../../addAuthenticator.shared.ts'
import { readSettings } from '../../config/readSettings.ts'
import { createCloud } from '../../createCloud.ts'
import { createDataFolder } from '../../test/createDataFolder.ts'
import { createTestLogger } from '../../test/createTestLogger.ts'
import { spawnCli } from '../../test/spawnCli.ts'

// One cloud on PGlite, whose numbers are these visits: 12 opened, 10 started, 5 connected, 3 signed in.
const metamask = { walletId: 'io.metamask', caipNetworkId: 'eip155:1' }
const rainbow = { walletId: 'rainbow', caipNetworkId: 'eip155:8453' }
const [opened, sign] = [{ event: 'MODAL_OPEN' }, { event: 'SIWX_AUTH_SUCCESS' }]
const connect = (wallet: object, durationMs: number) => [
  { event: 'CONNECT_START', ...wallet },
  { event: 'CONNECT_SUCCESS', ...wallet, durationMs },
]
const fail = (wallet: object, code: string) => [
  { event: 'CONNECT_START', ...wallet },
  { event: 'CONNECT_ERROR', ...wallet, code },
]
const visits = [
  [opened],
  [opened],
  [opened, ...connect(metamask, 2_000), sign],
  [opened, ...connect(metamask, 2_000), sign],
  [opened, ...connect(metamask, 2_000), sign],
  [opened, ...connect(metamask, 8_000)],
  [opened, { event: 'CONNECT_START', ...metamask }, { event: 'USER_REJECTED', ...metamask }],
  [opened, { event: 'CONNECT_START', ...metamask }],
  // It fails, and then the visitor takes another wallet.
  [opened, ...fail(rainbow, 'connection.failed'), ...connect(metamask, 2_000)],
  [opened, ...fail(rainbow, 'pairing.expired')],
  [opened, ...fail(rainbow, 'pairing.expired')],
  [opened, ...fail(rainbow, 'pairing.expired')],
]

const origin = 'https://shop.example.com'
const root = resolve(import.meta.dirname, '../../../../..')

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(inject('chromium'))
})
afterAll(() => browser.close())

/** A cloud with a project that has the visits. */
async function startShop() {
  const folder = await createDataFolder()
  const { settings } = readSettings({ environment: { LATCHKEY_PORT: '0', LATCHKEY_DATA: folder } })
  const cloud = await createCloud({ settings, logger: createTestLogger() })
  onTestFinished(() => cloud.close())
  /** Runs the command on the cloud's data, and returns what it prints. */
  const manage = async (...words: readonly string[]): Promise<string> => {
    const cli = spawnCli({ values: [...words, '--data', folder] })
    expect(await cli.ended).toBe(0)
    return cli.output.stdout
  }
  const created = await manage('projects', 'create', 'Shop', origin, '--json')
  const { key, projectId } = parse(looseObject({ key: string(), projectId: string() }), JSON.parse(created))
  await manage('projects', 'analytics', 'Shop', 'on')
  for (const [index, acts] of visits.entries())
    await sendVisit({ port: cloud.port, projectId, visit: `visit-number-${index}`, acts })
  return {
    /** Invites an operator, who accepts the invitation in a browser of their own. */
    takeSeat: async (role: 'owner' | 'viewer') => {
      const output = await manage('operators', 'invite', `${role}@example.com`, '--role', role)
      return await acceptInvitation(output.split('\n')[0] ?? '')
    },
    /** Opens a page of the project. */
    visit: async (page: Page, address: string) => {
      await page.goto(`http://localhost:${cloud.port}/dashboard/p/${key}${address}`)
    },
  }
}

/** Sends the events of a visit, as the modal of a page does. */
async function sendVisit(parameters: {
  readonly port: number
  readonly projectId: string
  readonly visit: string
  readonly acts: readonly object[]
}): Promise<void> {
  const { acts, port, projectId, visit } = parameters
  const began = Date.now()
  for (const [index, act] of acts.entries()) {
    const url = `http://127.0.0.1:${port}/e?st=latchkey&sv=1.2.0&projectId=${projectId}`
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({
        eventId: `${visit}-${index}`,
        url: `${origin}/`,
        domain: 'shop.example.com',
        timestamp: began + index,
        props: { type: 'track', visit, platform: 'ios', ...act },
      }),
    })
    expect(status).toBe(204)
  }
}

/** Accepts an invitation. `faults` is what the page complains of, such as a breach of its policy. */
async function acceptInvitation(link: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, timezoneId: 'Europe/Lisbon' })
  onTestFinished(() => context.close())
  context.setDefaultTimeout(60_000)
  const faults: string[] = []
  await context.addInitScript({
    content:
      'addEventListener("securitypolicyviolation", (event) => console.error("violation", event.violatedDirective, event.blockedURI))',
  })
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  context.on('weberror', (error) => faults.push(error.error().message))
  const page = await context.newPage()
  await addAuthenticator(await context.newCDPSession(page))
  await page.goto(link)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await page.getByRole('heading', { name: 'Overview', exact: true }).waitFor()
  return { page, faults }
}

/** Reads the names and the figures of the tiles. */
async function readTiles(page: Page): Promise<readonly (readonly string[])[]> {
  const tiles = page.getByRole('group', { name: 'What the chart shows' }).getByRole('button')
  return (await tiles.allInnerTexts()).map((text) => text.split(/\s*\n\s*/).slice(0, 2))
}

async function readCsv(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name }).click()])
  return await readFile(await download.path(), 'utf8')
}

it('counts each visit once wherever it is shown, and leads from a wallet that fails to the explanation of its error', async () => {
  const { takeSeat, visit } = await startShop()
  const viewer = await takeSeat('viewer')
  const { page } = viewer

  // The tiles, the chart, its table, the funnel and the files agree with the visits.
  await visit(page, '/analytics')
  const chart = page.getByRole('slider', { name: /^Connected,/ })
  await chart.waitFor()
  await expect.poll(() => chart.getAttribute('aria-label')).toMatch(/: 5, 5 more than in the span before$/)
  await expect
    .poll(() => readTiles(page))
    .toEqual([
      ['Opened', '12'],
      ['Connected', '5'],
      ['Connection rate', '50.0%'],
      ['Signed in', '3'],
      // Four of the five took 2 seconds, which is known to 9%.
      ['Time to connect', '1.8 sec'],
    ])

  await page.getByRole('button', { name: 'Table: Connected' }).click()
  const rows = page.getByRole('table', { name: /^Connected by/ }).getByRole('row')
  const counts = await rows.evaluateAll((all) => all.slice(1).map((row) => Number(row.children[1]?.textContent)))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5)

  const funnel = page.getByRole('region', { name: 'From opened to signed in' })
  expect((await funnel.getByRole('listitem').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/^Opened .* 12 2 chose no wallet$/),
    expect.stringMatching(/^Started 83\.3% of opened 10 1 declined, 3 failed,? and 1 left while a wallet was asked$/),
    expect.stringMatching(/^Connected 50\.0% of started 5 2 did not sign in$/),
    expect.stringMatching(/^Signed in 60\.0% of connected 3$/),
  ])

  const series = (await readCsv(page, 'The chart over time')).trim().split('\r\n').slice(1)
  const sum = (column: number) => series.reduce((total, line) => total + Number(line.split(',')[column]), 0)
  expect([sum(1), sum(2), sum(3), sum(4)]).toEqual([12, 10, 5, 3])
  expect(await readCsv(page, 'Wallets')).toMatch(/^io\.metamask,7,7,5,3,1,0,1,.*\r\nrainbow,4,4,0,0,0,4,0,/m)

  // From the wallet that fails to its error.
  await visit(page, '')
  const wallets = page.getByRole('table', { name: 'Wallets' })
  await expect.poll(() => wallets.getByRole('row').nth(2).innerText()).toMatch(/rainbow[\s\S]*0\.0%[\s\S]*100\.0%/)
  await wallets.getByRole('link', { name: 'rainbow' }).click()
  await page.getByRole('button', { name: 'Remove the filter wallet: rainbow' }).waitFor()
  const error = page.getByRole('table', { name: 'Errors' }).getByRole('row').nth(1)
  await expect.poll(() => error.innerText()).toMatch(/^pairing\.expired\s+3/)
  const target = new URL((await error.getByRole('link').getAttribute('href')) ?? '')
  expect(target.pathname).toMatch(/\/docs\/errors\.md$/)
  const text = await readFile(resolve(root, 'docs/errors.md'), 'utf8')
  expect(text).toContain(`<a id="${target.hash.slice(1)}"></a>`)
  await page.goBack()
  await expect.poll(() => page.getByRole('button', { name: /^Remove the filter/ }).count()).toBe(0)

  // Another operator sees the same by the address.
  const address = '/analytics?measure=signedIn&filter=wallet%3Aio.metamask&by=platform&compare=none'
  const owner = await takeSeat('owner')
  for (const seat of [viewer, owner]) {
    await visit(seat.page, address)
    const shown = seat.page.getByRole('slider', { name: /^Signed in by platform, .*: iOS comes first$/ })
    await shown.waitFor()
    await seat.page.getByRole('button', { name: 'Remove the filter wallet: io.metamask' }).waitFor()
  }

  // Each page works under the policy, also on a phone.
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [path, name] of [
      ['/analytics', 'Wallets'],
      ['/analytics/errors', 'Errors'],
      ['/analytics/events', 'Events'],
    ] as const) {
      await visit(page, path)
      await page.getByRole('table', { name, exact: true }).waitFor()
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    }
  }
  expect([...viewer.faults, ...owner.faults]).toEqual([])
})
