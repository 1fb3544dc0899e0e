import { createServer } from 'node:http'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { getWallets } from '@latchkey/protocol/catalogue'
import { requestLoginCode, verifyLoginCode } from '@latchkey/protocol/embedded'
import { adminGetProject, adminGetSponsorship, getConfig } from '@latchkey/protocol/project'
import { createSignInNonce, signIn } from '@latchkey/protocol/siwx'
import { formatMessage } from '@latchkey/siwx/message'
import axe from 'axe-core'
import { type Browser, chromium, type Page } from 'playwright-core'
import { Webhook } from 'standardwebhooks'
import { array, type GenericSchema, type InferOutput, looseObject, object, parse, string } from 'valibot'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { addAuthenticator } from '../../../../../addAuthenticator.shared.ts'
import { readSettings } from '../../config/readSettings.ts'
import { createCloud } from '../../createCloud.ts'
import { createDataFolder } from '../../test/createDataFolder.ts'
import { createTestLogger } from '../../test/createTestLogger.ts'
import { spawnCli } from '../../test/spawnCli.ts'
import { startMailbox, type TestMailbox } from '../../test/startMailbox.ts'

const token = 'the-admin-token-of-the-test'
const origin = 'https://shop.example.com'
const owner = 'owner@example.com'
const visitor = 'visitor@example.com'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(inject('chromium'))
})
afterAll(() => browser.close())

/** A cloud with mails, a secure site and a project. */
async function start() {
  const folder = await createDataFolder()
  const mailbox = await startMailbox()
  const environment = {
    LATCHKEY_PORT: '0',
    LATCHKEY_DATA: folder,
    LATCHKEY_SECURE_SITE_PORT: '0',
    LATCHKEY_SMTP_URL: mailbox.smtpUrl,
    LATCHKEY_ADMIN_TOKEN: token,
  }
  const cloud = await createCloud({ settings: readSettings({ environment }).settings, logger: createTestLogger() })
  onTestFinished(() => cloud.close())
  const manage = async (...words: readonly string[]): Promise<string> => {
    const cli = spawnCli({ values: [...words, '--data', folder] })
    expect(await cli.ended).toBe(0)
    return cli.output.stdout
  }
  const created = await manage('projects', 'create', 'Shop', origin, '--json')
  const { key, projectId } = parse(looseObject({ key: string(), projectId: string() }), JSON.parse(created))
  const invitation = await manage('operators', 'invite', owner, '--role', 'owner')
  const base = `http://localhost:${cloud.port}`
  /** Asks as a page of an app does. */
  const ask = (path: string, init: RequestInit & { readonly from?: string } = {}): Promise<Response> => {
    const { from = origin, ...rest } = init
    const url = new URL(path, base)
    for (const [name, value] of Object.entries({ projectId, st: 'latchkey', sv: '1.0.0' }))
      url.searchParams.set(name, value)
    return fetch(url, { ...rest, headers: { origin: from, 'content-type': 'application/json' } })
  }
  return {
    ...{ ask, cloud, key, mailbox, projectId },
    link: invitation.split('\n')[0] ?? '',
    toUrl: (path: string) => `${base}/dashboard${path}`,
    /** What the cloud answers to a program of the operator. */
    read: async <schema extends GenericSchema>(endpoint: {
      readonly path: string
      readonly response: schema
    }): Promise<InferOutput<schema>> => {
      const url = `${base}${endpoint.path.replace('{project}', key)}`
      return parse(
        endpoint.response,
        await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).json(),
      )
    },
  }
}

/** A receiver of webhooks on this machine. */
async function startReceiver() {
  const received: { readonly headers: Record<string, string>; readonly body: string }[] = []
  const server = createServer((request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const),
    )
    void text(request).then((body) => {
      received.push({ headers, body })
      response.writeHead(204).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return { received, url: `http://localhost:${typeof address === 'object' ? address?.port : 0}/hook` }
}

/** An owner who has accepted the invitation. `faults` is what the page complains of, such as a breach of its policy. */
async function takeSeat(link: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  onTestFinished(() => context.close())
  context.setDefaultTimeout(60_000)
  const faults: string[] = []
  await context.addInitScript({
    content:
      'addEventListener("securitypolicyviolation", (event) => console.error("violation", event.violatedDirective, event.blockedURI))',
  })
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  const session = await context.newCDPSession(page)
  await addAuthenticator(session)
  await page.goto(link)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await page.getByRole('heading', { name: 'Overview', exact: true }).waitFor()
  const violations = looseObject({ id: string(), nodes: array(looseObject({ html: string() })) })
  return {
    ...{ context, faults, page },
    /** Judges the page by WCAG 2.2 AA. The policy forbids scripts in it, so the judge comes through the debugger. */
    async judge(): Promise<void> {
      await session.send('Runtime.evaluate', { expression: axe.source })
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
      const { result } = await session.send('Runtime.evaluate', {
        expression: `Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => axe.run(document, { runOnly: ${JSON.stringify(tags)} })).then(({ violations }) => violations)`,
        awaitPromise: true,
        returnByValue: true,
      })
      const found = parse(array(violations), result.value)
      expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    },
  }
}

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name, exact: true })

/** Reviews the changes of a page, and saves them. */
async function save(page: Page): Promise<void> {
  await button(page, 'Review changes').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Save \d+ changes?$/ })
    .click()
  await page.getByText('Saved.', { exact: true }).waitFor()
}

/** Logs a visitor in to the embedded wallet, in its page. Returns the mail with the code. */
async function logVisitorIn(
  page: Page,
  parameters: { readonly site: string; readonly projectId: string; readonly mailbox: TestMailbox },
) {
  const { mailbox, projectId, site } = parameters
  await page.goto(`${site}/frame?projectId=${projectId}`)
  const send = (path: string, body: object): Promise<{ readonly status: number; readonly text: string }> =>
    page.evaluate(
      async ([url, content]) => {
        const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: content }
        const answer = await fetch(url, init)
        return { status: answer.status, text: await answer.text() }
      },
      [`${path}?projectId=${projectId}`, JSON.stringify(body)] as const,
    )
  const asked = await send(requestLoginCode.path, { email: visitor, origin })
  expect(asked.status, asked.text).toBe(200)
  const { attempt } = parse(looseObject({ attempt: string() }), JSON.parse(asked.text))
  const [mail] = await mailbox.list(visitor)
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''
  expect((await send(verifyLoginCode.path, { attempt, code, keep: 'cookie' })).status).toBe(200)
  return mail
}

/** Signs a visitor in to the app, as its page does. */
async function signVisitorIn(ask: Awaited<ReturnType<typeof start>>['ask']): Promise<void> {
  const account = privateKeyToAccount(generatePrivateKey())
  const post = async (path: string, body: object): Promise<unknown> =>
    (await ask(path, { method: 'POST', body: JSON.stringify(body) })).json()
  const { nonce } = parse(createSignInNonce.response, await post(createSignInNonce.path, {}))
  const data = {
    domain: new URL(origin).host,
    accountAddress: account.address,
    chainId: 'eip155:1',
    uri: origin,
    version: '1',
    nonce,
    issuedAt: new Date().toISOString(),
    expirationTime: new Date(Date.now() + 3_600_000).toISOString(),
  } as const
  const message = formatMessage(data)
  const signature = await account.signMessage({ message })
  const answer = await post(signIn.path, { sessions: [{ data, message, signature }] })
  expect(parse(signIn.response, answer).sessions).toHaveLength(1)
}

it(
  'serves what operators save on each page, and tells them what is wrong by a signed webhook and a mail',
  { timeout: 600_000 },
  async () => {
    const { ask, cloud, key, link, mailbox, projectId, read, toUrl } = await start()
    const receiver = await startReceiver()
    const { context, faults, judge, page } = await takeSeat(link)

    // A rule and its receivers. What it finds is checked in the background, each minute, while the other pages are visited.
    await page.goto(toUrl('/alerts/rules'))
    await page.getByLabel('Refused origin: Requests').fill('3')
    await page.getByLabel('New address').fill('night@example.com')
    await page.keyboard.press('Enter')
    await page.getByText('night@example.com', { exact: true }).waitFor()
    await save(page)
    await button(page, 'Add a webhook').click()
    await page.getByLabel('Name', { exact: true }).fill('Pager')
    await page.getByLabel('URL', { exact: true }).fill(receiver.url)
    await page.getByRole('dialog').getByRole('button', { name: 'Add a webhook' }).click()
    const secret = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
    await button(page, 'I have stored it').click()
    await judge()
    for (let request = 0; request < 3; request += 1)
      expect((await ask(getConfig.path, { from: 'https://next.example.com' })).status).toBe(403)

    // The mails to users: a mistake is refused where it is made, and the preview is the mail.
    await page.goto(toUrl(`/p/${key}/settings/mails`))
    const subject = page.getByLabel('Subject of a login code')
    await page.getByLabel('Name of the sender').fill('Shop support')
    await subject.fill('Your {apps} key')
    await page.getByText('{apps} is no placeholder. The only one is {app}.').waitFor()
    expect(await button(page, 'Review changes').isDisabled()).toBe(true)
    await subject.fill('The key to {app}')
    await page.getByText('The key to Shop', { exact: true }).waitFor()
    await button(page, 'Send me a test').click()
    await page.getByText(`Sent to ${owner}.`).waitFor()
    expect(await mailbox.list(owner)).toMatchObject([{ subject: 'Test: The key to Shop' }])
    await judge()
    await save(page)
    const mailed = await logVisitorIn(await context.newPage(), {
      ...{ mailbox, projectId, site: cloud.secureSiteUrl ?? '' },
    })
    expect(mailed?.subject).toBe('The key to Shop')
    expect(mailed?.headers.find((header) => header.key === 'from')?.value).toMatch(/Shop support.* <no-reply@/)

    // Logins.
    await page.goto(toUrl(`/p/${key}/settings/logins`))
    await page.getByText(`${cloud.secureSiteUrl}/login/callback/google`, { exact: true }).waitFor()
    await page.getByLabel('Social logins', { exact: true }).selectOption('Only these')
    for (const name of ['facebook', 'x', 'farcaster', 'discord']) await page.getByRole('checkbox', { name }).uncheck()
    await judge()
    await save(page)
    const { features } = parse(getConfig.response, await (await ask(getConfig.path)).json())
    expect(features.socials).toEqual(['google', 'github', 'apple'])

    // What the project pays for.
    await page.goto(toUrl(`/p/${key}/settings/sponsorship`))
    await page.getByLabel('New network').fill('eip155:10')
    await page.keyboard.press('Enter')
    await page.getByLabel('Gas of one operation').fill('250000')
    await judge()
    await save(page)
    expect((await read(adminGetSponsorship)).networks).toMatchObject([{ chainId: 'eip155:10', gasAtMost: 250_000 }])

    // The visitor who has logged in, with the address, as a file.
    await page.goto(toUrl(`/p/${key}/users`))
    await button(page, 'Export as CSV').click()
    await judge()
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export').click()])
    expect(await readFile(await download.path(), 'utf8')).toContain(`,${visitor},`)

    // A sign-in, and its end.
    await signVisitorIn(ask)
    await page.goto(toUrl(`/p/${key}/sign-ins`))
    await button(page, /^Actions for the sign-in on /).click()
    await page.getByRole('menuitem', { name: 'End', exact: true }).click()
    await button(page, 'End sign-in').click()
    await page.getByText('None fits the filter').or(page.getByText('No sign-ins yet')).waitFor()
    await judge()

    // A wallet of the operator's own, which apps offer.
    await page.goto(toUrl('/catalogue/new'))
    await page.getByLabel('ID', { exact: true }).fill('harbour')
    await page.getByLabel('Name', { exact: true }).fill('Harbour Wallet')
    await page.getByLabel('Homepage').fill('https://harbour.example.com')
    await judge()
    await button(page, 'Review changes').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Save \d+ changes$/ })
      .click()
    await button(page, 'Remove this wallet').waitFor()
    const wallets = object({ data: array(looseObject({ id: string() })) })
    const offered = parse(wallets, await (await ask(`${getWallets.path}?search=Harbour`)).json())
    expect(offered.data.map(({ id }) => id)).toEqual(['harbour'])

    // Health, as the node sees itself.
    for (const [part, words] of [
      ['relay', 'Kept messages'],
      ['upstreams', 'Upstreams'],
      ['storage', 'PGlite'],
      ['mail', 'Last sent'],
      ['executors', 'Executors'],
    ] as const) {
      await page.goto(toUrl(`/health/${part}`))
      await page.getByText(words, { exact: false }).first().waitFor()
      await judge()
    }

    // Two checks in a row have found the refused origin.
    await expect.poll(() => receiver.received.length, { timeout: 300_000 }).toBe(1)
    const [call] = receiver.received
    const sent = new Webhook(secret).verify(call?.body ?? '', call?.headers ?? {})
    expect(sent).toMatchObject({
      type: 'alert.opened',
      data: { rule: 'originRefused', project: { key }, values: { origin: 'https://next.example.com', requests: 3 } },
    })
    await expect
      .poll(async () => (await mailbox.list('night@example.com')).map((mail) => mail.subject), { timeout: 60_000 })
      .toEqual([expect.stringContaining('Requests of a page are refused in Shop')])
    await page.goto(toUrl('/alerts'))
    await page.getByText('Requests of a page are refused in Shop').waitFor()
    await judge()
    await page.goto(toUrl('/alerts/deliveries'))
    const rows = page.getByRole('row').filter({ hasText: 'Requests of a page are refused in Shop' })
    await expect
      .poll(async () => (await rows.allInnerTexts()).filter((row) => /\bSent\b/.test(row)).length, { timeout: 60_000 })
      .toBe(2)
    await judge()

    expect((await read(adminGetProject)).mails).toEqual({
      sender: 'Shop support',
      texts: [{ language: 'en', subject: 'The key to {app}' }],
    })
    expect(faults).toEqual([])
  },
)
