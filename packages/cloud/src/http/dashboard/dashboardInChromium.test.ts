import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { addAuthenticator } from '../../../../../addAuthenticator.shared.ts'
import { readSettings } from '../../config/readSettings.ts'
import { createCloud } from '../../createCloud.ts'
import { createDataFolder } from '../../test/createDataFolder.ts'
import { createTestLogger } from '../../test/createTestLogger.ts'
import { spawnCli } from '../../test/spawnCli.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(inject('chromium'))
})
afterAll(() => browser.close())

/** A cloud, and the link that the command prints for its first owner. */
async function start(): Promise<{ readonly link: string; readonly open: (path: string) => string }> {
  const folder = await createDataFolder()
  const { settings } = readSettings({ environment: { LATCHKEY_PORT: '0', LATCHKEY_DATA: folder } })
  const cloud = await createCloud({ settings, logger: createTestLogger() })
  onTestFinished(() => cloud.close())
  const invite = ['operators', 'invite', 'owner@example.com', '--role', 'owner', '--data', folder]
  const cli = spawnCli({ values: invite })
  expect(await cli.ended).toBe(0)
  const [link = ''] = cli.output.stdout.split('\n')
  return { link, open: (path) => `http://localhost:${cloud.port}/dashboard${path}` }
}

/** A browser with an authenticator in its first page, and the errors of its pages. */
async function openBrowser(
  options: Parameters<typeof addAuthenticator>[1] = {},
): Promise<{ readonly context: BrowserContext; readonly page: Page; readonly seen: string[] }> {
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  context.setDefaultTimeout(60_000)
  const seen: string[] = []
  await context.addInitScript({
    content:
      'addEventListener("securitypolicyviolation", (event) => console.error("violation", event.violatedDirective, event.blockedURI))',
  })
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(message.text())
  })
  context.on('weberror', (error) => seen.push(error.error().message))
  const page = await context.newPage()
  await addAuthenticator(await context.newCDPSession(page), options)
  return { context, page, seen }
}

/** Reads the id that apps send from the settings of a project. */
async function readProjectId(page: Page, origins: string): Promise<string> {
  await page.goto(origins.replace(/origins$/, 'general'))
  return (
    (await page
      .getByText(/^[0-9a-f]{32}$/)
      .first()
      .textContent()) ?? ''
  )
}

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

// Some hundred steps, each of which a busy machine takes its time for.
const patient = { timeout: 600_000 }

it(
  'leads an owner from the link of the command to a project, through a conflict, out and in again',
  patient,
  async () => {
    const { link, open } = await start()
    const { context, page, seen } = await openBrowser()

    // The link registers a passkey, and the address forgets it.
    await page.goto(link)
    await page.getByText('owner@example.com becomes an owner of this cloud.').waitFor()
    await button(page, 'Create a passkey').click()
    await heading(page, 'Overview').waitFor()
    expect(page.url()).toBe(open('/'))
    await page.getByText('You have one passkey').waitFor()

    // A project, with the keyboard alone.
    await page.getByRole('link', { name: 'New project', exact: true }).focus()
    await page.keyboard.press('Enter')
    await heading(page, 'New project').waitFor()
    await page.getByLabel('Name').focus()
    await page.keyboard.type('Shop')
    await page.keyboard.press('Tab')
    await page.keyboard.type('shop.example.com')
    await page.keyboard.press('Enter')
    await heading(page, 'General').waitFor()
    const origins = page.url().replace(/general$/, 'origins')

    // A second tab reads the project before the first one saves.
    const other = await context.newPage()
    await other.goto(origins)
    await other.getByText('https://shop.example.com', { exact: true }).last().waitFor()

    await page.goto(origins)
    await page.getByLabel('New origin').fill('https://*.shop.example.com')
    await page.keyboard.press('Enter')
    await page.getByText('1 change, not saved').waitFor()
    // Leaving asks first.
    await page.getByRole('link', { name: 'Projects', exact: true }).click()
    await button(page, 'Stay').click()
    await button(page, 'Review changes').click()
    await page.getByLabel('Reason, for the audit log (optional)').fill('Previews')
    await button(page, 'Save 1 change').click()
    await page.getByText('Saved.').waitFor()

    // The second tab learns of it, and puts its own change on top.
    await other.getByLabel('New origin').fill('http://localhost:*')
    await other.keyboard.press('Enter')
    await button(other, 'Review changes').click()
    await button(other, 'Save 1 change').click()
    await heading(other, 'The project was changed meanwhile').waitFor()
    // Of the three versions, only theirs has what the first tab has added.
    const added = other.getByRole('dialog').getByText('https://*.shop.example.com', { exact: true })
    expect(await added.count()).toBe(1)
    await button(other, 'Review mine again').click()
    await button(other, 'Save 1 change').click()
    await other.getByText('Saved.').waitFor()
    for (const origin of ['https://shop.example.com', 'https://*.shop.example.com', 'http://localhost:*'])
      expect(await button(other, `Remove ${origin}`).count()).toBe(1)

    // What was done is in the log, with its reason, and the chain is whole.
    await other.goto(open('/audit?action=project.update'))
    await other.getByText('project.update', { exact: true }).last().click()
    await other.getByText('Previews', { exact: true }).waitFor()
    await button(other, 'Check the chain').click()
    await other.getByText(/^The chain is whole: \d+ entries\.$/).waitFor()
    await other.close()

    // A page of an origin that is not in the list is refused. The list of refusals leads to its being allowed.
    const next = 'https://next.example.com'
    const projectId = await readProjectId(page, origins)
    const askFrom = async (): Promise<number> => {
      const config = new URL(`/appkit/v1/config?projectId=${projectId}`, open('/'))
      return (await fetch(config, { headers: { origin: next } })).status
    }
    expect(await askFrom()).toBe(403)
    await page.goto(origins)
    await button(page, `Add ${next}`).click()
    await button(page, 'Review changes').click()
    await button(page, 'Save 1 change').click()
    await page.getByText('Saved.').waitFor()
    await page.getByText('Allowed now').waitFor()
    expect(await askFrom()).toBe(200)

    // How the server was started.
    await page.getByRole('link', { name: 'Server settings', exact: true }).click()
    await page.getByLabel('Find a setting').fill('LATCHKEY_PORT')
    await page.getByText('From its variable', { exact: true }).waitFor()

    // The conflict is the only failure that the browser reports.
    expect(seen.filter((text) => !text.includes('409 (Conflict)'))).toEqual([])

    // Out and in again, back to the page that was asked for.
    await button(page, /^owner@example\.com/).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await heading(page, 'Log in').waitFor()
    await page.goto(open('/operators'))
    await button(page, 'Log in with a passkey').click()
    await heading(page, 'Operators').waitFor()
    expect(page.url()).toBe(open('/operators'))

    // Another operator, for whom the link works once.
    await button(page, 'Invite an operator').click()
    await page.getByLabel('E-mail address').fill('viewer@example.com')
    await button(page, 'Create the link').click()
    const invitation = (await page.locator('code').textContent()) ?? ''
    await button(page, 'Done').click()
    await page.getByText('viewer@example.com', { exact: true }).waitFor()
    const viewer = await openBrowser()
    await viewer.page.goto(invitation)
    await button(viewer.page, 'Create a passkey').click()
    await heading(viewer.page, 'Overview').waitFor()
    await viewer.page.goto(origins)
    await viewer.page.getByText('You can look, not change. An owner can make you an editor.').waitFor()
    await viewer.page.getByText('http://localhost:*', { exact: true }).waitFor()
    expect(await viewer.page.getByLabel('New origin').count()).toBe(0)
    expect(await viewer.page.getByRole('link', { name: 'Operators' }).count()).toBe(0)
    await viewer.page.goto(invitation)
    await viewer.page.reload()
    await heading(viewer.page, 'This link does not work any more').waitFor()

    // A role that ends the session leads to the login.
    await button(page, 'Actions for viewer@example.com').click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByLabel('Type the e-mail address').fill('viewer@example.com')
    await button(page, 'Remove').click()
    await page.getByText('viewer@example.com', { exact: true }).first().waitFor({ state: 'detached' })
    await viewer.page.goto(open('/'))
    await heading(viewer.page, 'Log in').waitFor()
  },
)

it('says why a login or an invitation failed, and what to do', patient, async () => {
  const { link, open } = await start()

  // An authenticator that cannot verify its user, as after a cancelled window.
  const { page } = await openBrowser({ isUserVerified: false })
  await page.goto(link)
  await button(page, 'Create a passkey').click()
  await page.getByText('The invitation is still good: try again.', { exact: false }).waitFor()
  await page.goto(open('/login'))
  await button(page, 'Log in with a passkey').click()
  await page.getByText('You are not logged in.', { exact: false }).waitFor()

  // The address of this machine is not the origin on which operators log in.
  const { pathname, port } = new URL(open('/login'))
  await page.goto(`http://127.0.0.1:${port}${pathname}`)
  await button(page, 'Log in with a passkey').click()
  await page.getByText('This cloud expects its operators at another address', { exact: false }).waitFor()

  // A passkey that another cloud has registered for the same host.
  const other = await start()
  const known = await openBrowser()
  await known.page.goto(other.link)
  await button(known.page, 'Create a passkey').click()
  await heading(known.page, 'Overview').waitFor()
  await known.page.goto(open('/login'))
  await button(known.page, 'Log in with a passkey').click()
  await known.page.getByText('This passkey is not registered here, or was removed.', { exact: false }).waitFor()
  expect(known.page.url()).toBe(open('/login'))

  // A link without its end, and one that is wrong.
  await page.goto(open('/invite'))
  await heading(page, 'This link is incomplete').waitFor()
  await page.goto(`${open('/invite')}#${'a'.repeat(43)}`)
  await page.reload()
  await heading(page, 'This link does not work any more').waitFor()
})
