import { expect, it } from 'vitest'
import { pressUntilTaken } from '../../../pressUntilTaken.shared.ts'
import { visitPlayground } from './openPage.ts'

const openPage = visitPlayground()
// The browser logs each refusal of the secure site, and a policy of the site that it does not know.
const isForeign = (fault: string): boolean => /status of 40[0-9]|Permissions-Policy/.test(fault)

it('logs a visitor in by e-mail, whose code is in the mailbox', async () => {
  const { page, get } = await openPage({ isForeign })
  await get('lk-connect-button').click()
  await get('lk-connect-email-input').fill('ada@example.com')
  await page.keyboard.press('Enter')
  await get('lk-email-code').waitFor()
  const mailbox = await page.context().newPage()
  const readMails = async (): Promise<string> => {
    await mailbox.goto((await get('pg-mailbox').getAttribute('href')) ?? '')
    return mailbox.innerText('body')
  }
  await expect.poll(readMails).toContain('ada@example.com')
  const code = /^\d{6}$/m.exec(await readMails())?.[0] ?? ''
  await mailbox.close()
  await get('lk-email-code').fill(code)
  const isWallet = (url: string): boolean => url.includes('wallet.localhost')
  await expect.poll(() => get('lk-modal').getAttribute('data-status')).toBe('screen')
  const frame = page.frames().find((each) => isWallet(each.url()))
  if (frame === undefined) throw new TypeError('The frame of the wallet is missing.')
  await pressUntilTaken(frame.getByTestId('lk-frame-create-later'))
  await pressUntilTaken(frame.getByTestId('lk-frame-later-confirm'))
  await get('lk-modal').waitFor({ state: 'detached' })
  await expect.poll(() => get('pg-status').textContent()).toBe('Connected')
  await expect.poll(() => get('pg-wallet').textContent()).toContain('auth')
})

it('lets the visitor turn the login off', async () => {
  const { get } = await openPage({ isForeign })
  await get('lk-connect-button').click()
  await get('lk-connect-email-input').waitFor()
  await get('lk-header-close').click()
  await get('lk-modal').waitFor({ state: 'detached' })
  await get('pg-email-login').click()
  await get('pg-mailbox').waitFor({ state: 'detached' })
  await get('lk-connect-button').click()
  // The cloud has answered what it offers.
  await get('lk-connect-social-google').waitFor()
  await expect.poll(() => get('lk-connect-email-input').count()).toBe(0)
})
