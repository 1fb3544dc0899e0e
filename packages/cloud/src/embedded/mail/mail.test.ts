import { userMailLanguages } from '@latchkey/protocol/operator'
import { expect, it, onTestFinished } from 'vitest'
import { createTestLogger } from '../../test/createTestLogger.ts'
import { startMailbox } from '../../test/startMailbox.ts'
import { createMailer } from './createMailer.ts'
import { describeBrowser } from './describeBrowser.ts'
import { formatLoginMail, mailLanguages } from './formatLoginMail.ts'
import { formatUpdateMail, formatUpdateNotice } from './formatUpdateMail.ts'

const content = {
  to: 'visitor@example.com',
  code: '012345',
  app: 'Shop',
  site: 'shop.example.com',
  browser: 'Firefox, Linux',
  time: Date.UTC(2026, 0, 15, 12),
  life: 600_000,
} as const

/** What would load something. */
const remote = /https?:|\bsrc=|url\(|<img|<link|<script/i

function createTestMailer(smtpUrl: string, timeout = 25_000) {
  const logger = createTestLogger()
  const mailer = createMailer({ settings: { smtpUrl, from: 'no-reply@example.com' }, logger, timeout })
  onTestFinished(() => mailer.close())
  return { mailer, logger }
}

it('writes to users in the languages that operators choose from', () => {
  expect(mailLanguages).toEqual(userMailLanguages)
})

it('sends the code as text and as HTML without remote content, in every language', async () => {
  const mailbox = await startMailbox()
  const { mailer } = createTestMailer(mailbox.smtpUrl)
  for (const language of ['en', 'ar'] as const) await mailer.send(formatLoginMail({ ...content, language }))
  for (const language of mailLanguages) {
    const { html, text } = formatLoginMail({ ...content, language })
    expect(html).toContain(`lang="${language}"`)
    const parts = /012345|10|shop\.example\.com|Shop|Firefox/g
    for (const body of [html, text]) expect(new Set(body.match(parts)).size).toBe(5)
    expect(html).not.toMatch(remote)
  }
  const [arabic, english] = await mailbox.list(content.to)
  expect(english).toMatchObject({ from: 'no-reply@example.com', to: [content.to], subject: 'Your login code for Shop' })
  expect(english?.text.trim()).toBe(`Your code to log in to Shop:

012345

It is valid for 10 minutes and can be used once.

Site: shop.example.com
Browser: Firefox, Linux
Time: 2026-01-15 12:00 UTC

Never tell this code to anyone. Enter it only on the site named above.

If you did not ask for this code, ignore this mail.`)
  expect(arabic?.html).toContain('lang="ar" dir="rtl"')
  for (const mail of [arabic, english]) {
    expect(mail?.html).toContain('012345')
    expect(mail?.html).not.toMatch(remote)
    expect(mail?.headers).toContainEqual({ key: 'auto-submitted', value: 'auto-generated' })
  }
})

it('sends the mails of a change of address without remote content, in every language', async () => {
  const mailbox = await startMailbox()
  const { mailer } = createTestMailer(mailbox.smtpUrl)
  const url = 'https://wallet.example.com/email/undo?link=a.b&lang=en'
  for (const language of ['en', 'ar'] as const) {
    for (const step of ['primary', 'secondary'] as const)
      await mailer.send(formatUpdateMail({ ...content, language, step }))
    const life = 72 * 3_600_000
    await mailer.send(formatUpdateNotice({ ...content, language, life, email: 'new@example.com', url }))
  }
  const mails = await mailbox.list(content.to)
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(6)
  for (const { html } of mails) expect(html).not.toMatch(/\bsrc=|url\(|<img|<link|<script/i)
  expect(mails.filter(({ html, text }) => html.includes('012345') && text.includes('012345'))).toHaveLength(4)
  const notice = mails.find(({ subject }) => subject === 'Your e-mail for Shop is being changed')
  expect(notice?.text).toContain('The link is valid for 72 hours.')
  expect(notice?.text).toContain('changed to new@example.com.')
  expect(notice?.text).toContain(`\n${url}\n`)
  expect(notice?.html).toContain('href="https://wallet.example.com/email/undo?link=a.b&amp;lang=en"')
})

it('lets no name of an app and no browser add a header, a line or markup (attack 92)', async () => {
  const mailbox = await startMailbox()
  const { mailer } = createTestMailer(mailbox.smtpUrl)
  const app = 'Shop\r\nBcc: thief@example.com\r\n\r\n<img src=//thief.example.com>\u202Eevil'
  const userAgent = 'Firefox/1 (Linux)\r\nBcc: thief@example.com <b>'
  await mailer.send(formatLoginMail({ ...content, app, language: 'en', browser: describeBrowser(userAgent) }))
  const mails = await mailbox.list()
  expect(mails.map(({ to }) => to)).toEqual([[content.to]])
  expect(mails[0]?.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(mails[0]?.subject).toBe('Your login code for Shop Bcc: thief@example.com <img src=//thief.example.com> ev')
  expect(mails[0]?.text).toContain('Browser: Firefox, Linux\n')
  expect(mails[0]?.html).not.toContain('<img')
  expect(mails[0]?.html).not.toContain('\u202E')
})

it('says whether the mail server is busy, refuses or cannot be reached, and recovers', async () => {
  const mailbox = await startMailbox()
  const { logger, mailer } = createTestMailer(mailbox.smtpUrl)
  const mail = formatLoginMail({ ...content, language: 'en' })
  await mailbox.setMode('busy')
  await expect(mailer.send(mail)).rejects.toMatchObject({
    code: 'upstream_failed',
    message: 'The mail server asks to try again later. No code was sent.',
  })
  await mailbox.setMode('refusing')
  await expect(mailer.send(mail)).rejects.toMatchObject({
    message: 'The mail server refused the mail. No code was sent.',
  })
  await mailbox.setMode('down')
  await expect(mailer.send(mail)).rejects.toMatchObject({
    message: 'The mail server cannot be reached. No code was sent.',
  })
  await mailbox.setMode('accepting')
  await mailer.send(mail)
  expect(await mailbox.list()).toHaveLength(1)
  expect(JSON.stringify(logger.lines)).not.toContain(content.to)
})

it('gives up on a mail server that does not answer', async () => {
  const mailbox = await startMailbox()
  await mailbox.setMode('silent')
  const { mailer } = createTestMailer(mailbox.smtpUrl, 200)
  await expect(mailer.send(formatLoginMail({ ...content, language: 'en' }))).rejects.toMatchObject({
    code: 'upstream_timeout',
  })
})

it('says what is missing without a mail server', async () => {
  const none = createMailer({ settings: undefined, logger: createTestLogger(), timeout: 1 })
  await expect(none.send(formatLoginMail({ ...content, language: 'en' }))).rejects.toMatchObject({
    code: 'not_configured',
    message: expect.stringContaining('LATCHKEY_SMTP_URL'),
  })
})

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36', 'Chrome, Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', 'Safari, iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge, macOS'],
  ['curl/8.0 <b>', undefined],
])('names the browser of %j', (userAgent, name) => {
  expect(describeBrowser(userAgent)).toBe(name)
})
