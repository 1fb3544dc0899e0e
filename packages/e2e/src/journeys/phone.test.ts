import { expect, it } from 'vitest'
import { addWallet, openBrowser } from '../setup/openPage.ts'

const openPage = openBrowser()

it('is a sheet at the bottom of a phone, as wide as the screen, with targets of at least 44 px', async () => {
  const visit = await openPage({
    isPhone: true,
    before: async (context) => void (await addWallet(context, { name: 'Alpha', rdns: 'com.alpha' })),
  })
  await visit.page.getByTestId('lk-connect-button').first().tap()
  await visit.expectView('Connect')
  const row = visit.page.getByTestId('lk-connect-wallet-com.alpha')
  await row.waitFor()
  await expect
    .poll(async () => {
      const box = await row.boundingBox()
      return box && box.height >= 44 && box.width > 300 && box.y + box.height <= 844
    })
    .toBe(true)
  for (const id of ['lk-header-close', 'lk-connect-wallet-com.alpha']) {
    const box = await visit.page.getByTestId(id).boundingBox()
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(36)
  }
  await row.tap()
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
})

it('renders Arabic from right to left without changing the page', async () => {
  const visit = await openPage({
    query: 'locale=ar',
    before: async (context) => void (await addWallet(context, { name: 'Alpha', rdns: 'com.alpha' })),
  })
  await expect.poll(() => visit.page.getByTestId('lk-connect-button').first().textContent()).toBe('ربط المحفظة')
  await visit.page.getByTestId('lk-connect-button').first().click()
  await visit.expectView('Connect')
  const host = visit.page.getByTestId('lk-host')
  await expect.poll(() => host.getAttribute('dir')).toBe('rtl')
  await expect.poll(() => host.getAttribute('lang')).toBe('ar')
  await expect.poll(() => visit.page.evaluate(() => document.documentElement.dir)).toBe('')
  const close = await visit.page.getByTestId('lk-header-close').boundingBox()
  const dialog = await visit.dialog.boundingBox()
  expect(close && dialog && close.x < dialog.x + dialog.width / 2).toBe(true)
})
