import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import {
  confirmNewEmail,
  confirmOldEmail,
  getWalletSession,
  requestLoginCode,
  updateEmail,
  verifyLoginCode,
} from '@latchkey/protocol/embedded'
import { chromium } from 'playwright-core'
import { parse } from 'valibot'
import { expect, inject, it, onTestFinished } from 'vitest'
import { readSettings } from '../../config/readSettings.ts'
import { createCloud } from '../../createCloud.ts'
import { createTestLogger } from '../../test/createTestLogger.ts'
import { startMailbox } from '../../test/startMailbox.ts'

const app = 'http://app.localhost:5173'

it('undoes the change of an e-mail address by the button of its page, in a browser', async () => {
  const mailbox = await startMailbox()
  const { settings } = readSettings({
    environment: {
      LATCHKEY_PORT: '0',
      LATCHKEY_DATA: 'memory',
      LATCHKEY_SECURE_SITE_PORT: '0',
      LATCHKEY_SMTP_URL: mailbox.smtpUrl,
    },
  })
  const cloud = await createCloud({ settings, logger: createTestLogger() })
  onTestFinished(() => cloud.close())
  const site = new URL(cloud.secureSiteUrl ?? '')
  const send = async (method: string, path: string, body?: object, secret?: string) => {
    const headers = {
      host: site.host,
      origin: site.origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
    }
    const address = { host: '127.0.0.1', port: site.port, path: `${path}?projectId=dev` }
    const sent = request({ ...address, method, headers })
    sent.end(body && JSON.stringify(body))
    const [response] = await once(sent, 'response')
    const answer = await text(response)
    const value: unknown = JSON.parse(answer)
    return { status: response.statusCode, value }
  }
  const readMail = async (email: string, pattern: RegExp): Promise<string> =>
    pattern.exec((await mailbox.list(email))[0]?.text ?? '')?.[0] ?? ''
  const readCode = (email: string) => readMail(email, /^\d{6}$/m)

  const [from, to] = ['before@example.com', 'after@example.com']
  const asked = await send('POST', requestLoginCode.path, { email: from, origin: app })
  const { attempt } = parse(requestLoginCode.response, asked.value)
  const login = await send('POST', verifyLoginCode.path, { attempt, code: await readCode(from), keep: 'memory' })
  const { secret } = parse(verifyLoginCode.response, login.value)
  expect((await send('POST', updateEmail.path, { email: to, origin: app, language: 'ar-EG' }, secret)).status).toBe(200)
  expect((await send('POST', confirmOldEmail.path, { code: await readCode(from) }, secret)).status).toBe(200)
  expect((await send('POST', confirmNewEmail.path, { code: await readCode(to) }, secret)).status).toBe(200)

  const browser = await chromium.launch(inject('chromium'))
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.goto(await readMail(from, /^http\S+$/m))
  await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl')
  expect((await send('GET', getWalletSession.path, undefined, secret)).value).toMatchObject({ user: { email: to } })
  await page.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await page.getByText('تم التراجع عن التغيير').waitFor()
  expect((await send('GET', getWalletSession.path, undefined, secret)).status).toBe(401)
})
