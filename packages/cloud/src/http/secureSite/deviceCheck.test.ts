import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { requestLoginCode, verifyLoginDevice } from '@latchkey/protocol/embedded'
import { chromium } from 'playwright-core'
import { parse } from 'valibot'
import { expect, inject, it, onTestFinished } from 'vitest'
import { readSettings } from '../../config/readSettings.ts'
import { createCloud } from '../../createCloud.ts'
import { createTestLogger } from '../../test/createTestLogger.ts'
import { startMailbox } from '../../test/startMailbox.ts'
import { deviceCheckPath } from './addDeviceCheckPage.ts'

const app = 'http://app.localhost:5173'
let serial = 0
const createEmail = (): string => `device${(serial += 1)}@example.com`

/** A cloud with a secure site, whose mails are real. */
async function start() {
  const mailbox = await startMailbox()
  const { settings } = readSettings({
    environment: {
      LATCHKEY_PORT: '0',
      LATCHKEY_DATA: 'memory',
      LATCHKEY_SECURE_SITE_PORT: '0',
      LATCHKEY_SMTP_URL: mailbox.smtpUrl,
      LATCHKEY_DEVICE_CHECK: 'always',
    },
  })
  const cloud = await createCloud({ settings, logger: createTestLogger() })
  onTestFinished(() => cloud.close())
  const site = new URL(cloud.secureSiteUrl ?? '')
  const own = { 'sec-fetch-site': 'same-origin', origin: site.origin }
  const send = async (path: string, body: string | undefined, headers: Readonly<Record<string, string>>) => {
    const method = body === undefined ? 'GET' : 'POST'
    const all = { host: site.host, ...headers }
    const sent = request({ host: '127.0.0.1', port: site.port, path, method, headers: all })
    sent.end(body)
    const [response] = await once(sent, 'response')
    return { status: response.statusCode, headers: response.headers, body: await text(response) }
  }
  const post = (path: string, body: object) =>
    send(`${path}?projectId=dev`, JSON.stringify(body), { ...own, 'content-type': 'application/json' })
  const begin = async (email: string, more: { browser?: string | undefined; language?: string } = {}) => {
    const answer = await post(requestLoginCode.path, { email, origin: app, ...more })
    expect(answer.status, answer.body).toBe(200)
    const [mail] = await mailbox.list(email)
    const url = /^http\S+$/m.exec(mail?.text ?? '')?.[0]
    return { ...parse(requestLoginCode.response, JSON.parse(answer.body)), url, mail }
  }
  const verify = async (attempt: string) => {
    const { body, status } = await post(verifyLoginDevice.path, { attempt, keep: 'memory' })
    if (status === 200) return parse(verifyLoginDevice.response, JSON.parse(body)).session
    const { code }: Readonly<Record<string, unknown>> = JSON.parse(body)
    return code
  }
  /** Sends the form as the page does. */
  const confirm = async (url: string | undefined, number: string, headers: Readonly<Record<string, string>> = own) => {
    const link = new URL(url ?? '').searchParams.get('link') ?? ''
    const body = new URLSearchParams({ link, number }).toString()
    const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers }
    return (await send(deviceCheckPath, body, form)).status
  }
  return { site, own, mailbox, send, post, begin, verify, confirm }
}

const other = (number: string | undefined) => String((Number(number) + 1) % 100).padStart(2, '0')

it('logs in after the visitor has typed the number of the login screen at the page of the link, in a browser', async () => {
  const cloud = await start()
  const email = createEmail()
  const login = await cloud.begin(email, { language: 'ar' })
  expect(login).toMatchObject({ action: 'VERIFY_DEVICE', number: expect.stringMatching(/^\d{2}$/) })
  expect(login.mail?.html).not.toContain(`>${login.number}<`)
  expect(await cloud.verify(login.attempt)).toBeUndefined()
  const browser = await chromium.launch(inject('chromium'))
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.goto(login.url ?? '')
  await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl')
  await page.getByRole('textbox').fill(login.number ?? '')
  await page.getByRole('button').click()
  await page.getByText('تم تسجيل دخولك').waitFor()
  expect(await cloud.verify(login.attempt)).toMatchObject({ user: { email } })
  expect(await cloud.verify(login.attempt)).toBe('login_code_expired')
})

it('changes nothing when a scanner opens the link (attack 95)', async () => {
  const cloud = await start()
  const { attempt, number, url = '' } = await cloud.begin(createEmail())
  const { pathname, search } = new URL(url)
  for (let times = 0; times < 3; times += 1) {
    const page = await cloud.send(`${pathname}${search}`, undefined, {})
    expect(page.status).toBe(200)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).not.toContain(`"${number}"`)
  }
  expect((await cloud.send(`${pathname}${search}&number=${number}`, undefined, {})).status).toBe(200)
  expect(await cloud.verify(attempt)).toBeUndefined()
  expect(await cloud.confirm(url, number ?? '')).toBe(200)
})

it('ends an attempt with a wrong number, and takes no form of another page (attack 96)', async () => {
  const cloud = await start()
  const { attempt, number = '', url } = await cloud.begin(createEmail())
  for (const headers of [
    { 'sec-fetch-site': 'cross-site', origin: app },
    { 'sec-fetch-site': 'same-origin', origin: app },
    { 'sec-fetch-site': 'none' },
  ])
    expect(await cloud.confirm(url, number, headers)).toBe(403)
  expect(await cloud.confirm(url, '')).toBe(401)
  expect(await cloud.verify(attempt)).toBeUndefined()
  expect(await cloud.confirm(url, other(number))).toBe(401)
  expect(await cloud.verify(attempt)).toBe('login_code_expired')
})

it('gives one try, also for tries at the same time (attack 142)', async () => {
  const cloud = await start()
  const { attempt, number = '', url } = await cloud.begin(createEmail())
  expect(await cloud.confirm(url, other(number))).toBe(401)
  expect(await cloud.confirm(url, number)).toBe(401)
  expect(await cloud.verify(attempt)).toBe('login_code_expired')
  const second = await cloud.begin(createEmail())
  const numbers = Array.from({ length: 20 }, (_, index) => String((Number(second.number) + 1 + index) % 100))
  const statuses = await Promise.all(numbers.map(async (guess) => cloud.confirm(second.url, guess.padStart(2, '0'))))
  expect(new Set(statuses)).toEqual(new Set([401]))
  expect(await cloud.confirm(second.url, second.number ?? '')).toBe(401)
  const third = await cloud.begin(createEmail())
  const rights = await Promise.all(Array.from({ length: 20 }, async () => cloud.confirm(third.url, third.number ?? '')))
  expect(rights.toSorted((one, other) => Number(one) - Number(other))).toEqual([
    200,
    ...Array.from({ length: 19 }, () => 401),
  ])
  expect(await cloud.verify(third.attempt)).toMatchObject({ user: {} })
})

it('gives the session to the browser that began, and takes no code in place of the link', async () => {
  const cloud = await start()
  const { attempt, number = '', url } = await cloud.begin(createEmail())
  const link = new URL(url ?? '').searchParams.get('link') ?? ''
  expect(await cloud.confirm(url, number)).toBe(200)
  // The owner of the mailbox does not know the secret of the attempt.
  expect(await cloud.verify(link)).toBe('login_code_expired')
  for (const code of ['000000', `0000${number}`]) {
    const { status } = await cloud.post('/embedded/v1/login/otp', { attempt, code, keep: 'memory' })
    expect(status).toBe(401)
  }
  expect(await cloud.verify(attempt)).toMatchObject({ user: {} })
})

it('answers a login screen that asks all the time, and takes the number after that', async () => {
  const cloud = await start()
  const { attempt, number = '', url } = await cloud.begin(createEmail())
  for (let asked = 0; asked < 60; asked += 1) expect(await cloud.verify(attempt)).toBeUndefined()
  expect(await cloud.confirm(url, number)).toBe(200)
  expect(await cloud.verify(attempt)).toMatchObject({ user: {} })
})

it('asks a browser that logged in before for a code', async () => {
  const always = await start()
  const email = createEmail()
  const first = await always.begin(email)
  await always.confirm(first.url, first.number ?? '')
  const session = await always.verify(first.attempt)
  const { browser } = parse(verifyLoginDevice.response.entries.session.wrapped, session)
  expect(await always.begin(email, { browser })).toMatchObject({ action: 'VERIFY_OTP' })
})
