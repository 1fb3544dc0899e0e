import { createHmac } from 'node:crypto'
import { getWalletSession, requestLoginCode, verifyLoginCode } from '@latchkey/protocol/embedded'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { addAuthenticator } from '../../../../../addAuthenticator.shared.ts'
import { readSettings } from '../../config/readSettings.ts'
import { createCloud } from '../../createCloud.ts'
import { createWalletDeletions } from '../../embedded/deletions/createWalletDeletions.ts'
import { createMailer } from '../../embedded/mail/createMailer.ts'
import { createWalletNotices } from '../../embedded/notices/createWalletNotices.ts'
import { createPgliteStorage } from '../../storage/createPgliteStorage.ts'
import { createDataFolder } from '../../test/createDataFolder.ts'
import { createTestLogger } from '../../test/createTestLogger.ts'
import { createTestOperator } from '../../test/createTestOperator.ts'
import { spawnCli } from '../../test/spawnCli.ts'
import { startMailbox, type TestMailbox } from '../../test/startMailbox.ts'

const email = 'visitor@example.com'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(inject('chromium'))
})
afterAll(() => browser.close())

/** A cloud with a secure site and mails, which can stop and start again on the same data. */
async function start() {
  const folder = await createDataFolder()
  const mailbox = await startMailbox()
  const environment = {
    LATCHKEY_PORT: '0',
    LATCHKEY_DATA: folder,
    LATCHKEY_SECURE_SITE_PORT: '0',
    LATCHKEY_SMTP_URL: mailbox.smtpUrl,
  }
  const open = () => createCloud({ settings: readSettings({ environment }).settings, logger: createTestLogger() })
  let cloud = await open()
  onTestFinished(() => cloud.close())
  return {
    folder,
    mailbox,
    getCloud: () => cloud,
    stop: () => cloud.close(),
    startAgain: async () => void (cloud = await open()),
    toUrl: (path: string) => `http://localhost:${cloud.port}/dashboard${path}`,
  }
}

/** Runs the deletions that are due a week later on the data of a stopped cloud, as a node would. */
async function deleteDue({ folder, mailbox }: { readonly folder: string; readonly mailbox: TestMailbox }) {
  const storage = await createPgliteStorage({ folder })
  const logger = createTestLogger()
  const now = (): number => Date.now() + 8 * 86_400_000
  const context = { storage, logger, now }
  const settings = { smtpUrl: mailbox.smtpUrl, from: 'no-reply@example.com' }
  const mailer = createMailer({ settings, logger, timeout: 60_000 })
  const notices = createWalletNotices({ context, mailer })
  const { audit } = createTestOperator({ database: storage.database, now })
  const deletions = createWalletDeletions({ context, audit, notices, canSend: true })
  expect(await deletions.deleteDue()).toBe(1)
  await expect.poll(async () => (await readDeletionMails(mailbox)).length, { timeout: 60_000 }).toBe(2)
  await deletions.close()
  await notices.close()
  mailer.close()
  await storage.close()
}

const readDeletionMails = async (mailbox: TestMailbox): Promise<readonly string[]> =>
  (await mailbox.list(email)).filter(({ subject }) => subject.includes('deletion')).map(({ text }) => text)

/** Logs a visitor in, in the page of the wallet. Returns whether the wallet is logged in. */
async function logVisitorIn(page: Page, secureSite: string, mailbox: TestMailbox): Promise<() => Promise<number>> {
  await page.goto(`${secureSite}/frame?projectId=dev`)
  const send = (path: string, body?: object): Promise<{ readonly status: number; readonly text: string }> =>
    page.evaluate(
      async ([url, content]) => {
        const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: content ?? '' }
        const answer = await fetch(url, content === undefined ? {} : init)
        return { status: answer.status, text: await answer.text() }
      },
      [`${path}?projectId=dev`, body === undefined ? undefined : JSON.stringify(body)] as const,
    )
  const asked = await send(requestLoginCode.path, { email, origin: 'http://localhost:5173' })
  expect(asked.status, asked.text).toBe(200)
  const { attempt }: { attempt: string } = JSON.parse(asked.text)
  const [mail] = await mailbox.list(email)
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''
  expect((await send(verifyLoginCode.path, { attempt, code, keep: 'cookie' })).status).toBe(200)
  return async () => (await send(getWalletSession.path)).status
}

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name, exact: true })

it(
  'ends the session of a visitor, whose wallet is logged out, and deletes the user with a proof',
  { timeout: 600_000 },
  async () => {
    const { folder, getCloud, mailbox, startAgain, stop, toUrl } = await start()
    const context = await browser.newContext()
    onTestFinished(() => context.close())
    context.setDefaultTimeout(60_000)
    const visitor = await context.newPage()
    const isLoggedIn = await logVisitorIn(visitor, getCloud().secureSiteUrl ?? '', mailbox)
    expect(await isLoggedIn()).toBe(200)

    // An owner, who finds the user by the whole address.
    const cli = spawnCli({ values: ['operators', 'invite', 'owner@example.com', '--role', 'owner', '--data', folder] })
    expect(await cli.ended).toBe(0)
    const page = await context.newPage()
    await addAuthenticator(await context.newCDPSession(page))
    await page.goto(cli.output.stdout.split('\n')[0] ?? '')
    await button(page, 'Create a passkey').click()
    await page.getByRole('heading', { name: 'Overview' }).waitFor()
    await page.goto(toUrl('/p/dev/users'))
    await page.getByRole('searchbox').fill(email)
    await page.keyboard.press('Enter')
    await page.getByText('v•••@example.com', { exact: true }).waitFor()
    expect(page.url()).not.toContain('example.com')

    await button(page, 'Reveal').click()
    await page.getByText(email, { exact: true }).waitFor()

    await button(page, /^End the session on /).click()
    await button(page, 'End 1 session').click()
    await page.getByText('1 session has ended.').waitFor()
    expect(await isLoggedIn()).toBe(401)

    // The deletion, which a mail announces to the visitor.
    const userId = page.url().split('/').at(-1) ?? ''
    await button(page, 'Delete this user').click()
    await page.getByLabel('Type the user ID').fill(userId)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete this user' }).click()
    await page.getByText(/^This user will be deleted on /).waitFor()
    await expect
      .poll(() => readDeletionMails(mailbox), { timeout: 60_000 })
      .toEqual([expect.stringContaining('They will be deleted in 7 days.')])

    // A week later.
    await page.goto('about:blank')
    await stop()
    await deleteDue({ folder, mailbox })
    await startAgain()
    await page.goto(toUrl(`/p/dev/users/${userId}`))
    await page.getByText('There is no such user').waitFor()

    // The key of the mail and the address lead to the entry of the audit log, which names neither.
    const [mail = ''] = await readDeletionMails(mailbox)
    const key = /^[\da-f]{64}$/m.exec(mail)?.[0] ?? ''
    const proof = createHmac('sha256', Buffer.from(key, 'hex')).update(email).digest('hex')
    await page.goto(toUrl(`/audit?object=user:${userId}`))
    await page.getByText('user.delete', { exact: true }).click()
    await page.getByText(proof, { exact: false }).waitFor()
    for (const action of ['user.reveal', 'user.end-session', 'user.order-deletion'])
      await page.getByText(action, { exact: true }).waitFor()
    expect(await page.locator('main').innerText()).not.toContain(email)
    await button(page, 'Check the chain').click()
    await page.getByText(/^The chain is whole: \d+ entries\.$/).waitFor()
  },
)
