import { expect, it } from 'vitest'
import { addWallet, openBrowser, type Visit } from '../setup/openPage.ts'

const openPage = openBrowser()
const connectButton = (visit: Visit) => visit.page.getByTestId('lk-connect-button').first()
const row = (visit: Visit, id: string) => visit.page.getByTestId(`lk-connect-wallet-${id}`)

it('connects an announced wallet with one click, and closes [S1.003] [S0.002]', async () => {
  const visit = await openPage({
    before: async (context) => void (await addWallet(context, { name: 'Alpha', rdns: 'com.alpha' })),
  })
  await connectButton(visit).click()
  await visit.expectView('Connect')
  await row(visit, 'com.alpha').click()
  await visit.expectClosed()
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
  await expect.poll(() => visit.read('network').textContent()).toBe('First Chain')
  await expect.poll(() => visit.read('balance').textContent()).toMatch(/^\d{20,} ETH$/)
})

it('connects a plain injected wallet [S1.002]', async () => {
  const visit = await openPage({
    before: async (context) => void (await addWallet(context, { as: 'injected', flags: { isMetaMask: true } })),
  })
  await connectButton(visit).click()
  await visit.dialog.getByRole('button', { name: /MetaMask/ }).click()
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
})

it('connects by keyboard alone, and returns the focus', async () => {
  const visit = await openPage({ before: async (context) => void (await addWallet(context, { rdns: 'com.alpha' })) })
  const { keyboard } = visit.page
  await keyboard.press('Tab')
  await expect.poll(() => connectButton(visit).evaluate((element) => element === document.activeElement)).toBe(true)
  await keyboard.press('Enter')
  await visit.expectView('Connect')
  await keyboard.press('Escape')
  await visit.expectClosed()
  await expect.poll(() => connectButton(visit).evaluate((element) => element === document.activeElement)).toBe(true)
  await keyboard.press('Enter')
  await visit.expectView('Connect')
  const isFocused = () => row(visit, 'com.alpha').evaluate((element) => element.matches(':focus'))
  for (let press = 0; press < 8 && !(await isFocused()); press++) await keyboard.press('Tab')
  expect(await isFocused()).toBe(true)
  await keyboard.press('Enter')
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
})

it('lists two wallets that announce themselves at the same time, and tags the recently used one', async () => {
  const visit = await openPage({
    before: async (context) => {
      await addWallet(context, { name: 'Alpha', rdns: 'com.alpha' })
      await addWallet(context, { name: 'Beta', rdns: 'com.beta' })
    },
  })
  const ids = async () => {
    const rows = await visit.dialog.locator('[data-testid^="lk-connect-wallet-"]').all()
    return Promise.all(rows.map((element) => element.getAttribute('data-testid')))
  }
  await connectButton(visit).click()
  await visit.expectView('Connect')
  expect(await ids()).toEqual(['lk-connect-wallet-com.alpha', 'lk-connect-wallet-com.beta'])
  await row(visit, 'com.beta').click()
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
  await visit.expectClosed()
  await visit.page.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => visit.read('status').textContent()).toBe('disconnected')
  await connectButton(visit).click()
  await visit.expectView('Connect')
  expect(await ids()).toEqual(['lk-connect-wallet-com.beta', 'lk-connect-wallet-com.alpha'])
  await expect.poll(() => row(visit, 'com.beta').textContent()).toContain('Recent')
  await expect.poll(() => row(visit, 'com.alpha').textContent()).not.toContain('Recent')
})

it('says that the visitor declined, and connects on the next attempt', async () => {
  let wallet: Awaited<ReturnType<typeof addWallet>> | undefined
  const visit = await openPage({
    before: async (context) => {
      wallet = await addWallet(context, { name: 'Alpha', rdns: 'com.alpha' })
      wallet.reject({ times: 1 })
    },
  })
  await connectButton(visit).click()
  await row(visit, 'com.alpha').click()
  await visit.expectView('ConnectingExternal')
  await visit.dialog.getByRole('heading', { name: 'Connection declined' }).waitFor()
  await expect.poll(() => visit.read('status').textContent()).toBe('disconnected')
  await visit.dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
  await visit.expectClosed()
})

it('reports a request that is already pending in the wallet', async () => {
  const visit = await openPage({
    before: async (context) => {
      const wallet = await addWallet(context, { name: 'Alpha', rdns: 'com.alpha' })
      wallet.answerPending({ times: 1 })
    },
  })
  await connectButton(visit).click()
  await row(visit, 'com.alpha').click()
  await visit.dialog.getByRole('heading', { name: 'Open Alpha: a request is waiting there' }).waitFor()
  await visit.dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
})

it('waits for a locked wallet, and continues when it is unlocked', async () => {
  let unlock = () => {}
  const visit = await openPage({
    before: async (context) => {
      const wallet = await addWallet(context, { name: 'Alpha', rdns: 'com.alpha' })
      wallet.lock()
      unlock = wallet.unlock
    },
  })
  await connectButton(visit).click()
  await row(visit, 'com.alpha').click()
  await visit.dialog.getByRole('heading', { name: 'Continue in Alpha' }).waitFor()
  unlock()
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
})

it('shows how to install a missing wallet, and continues when it announces itself', async () => {
  const visit = await openPage({ query: 'custom' })
  await connectButton(visit).click()
  await row(visit, 'acme').click()
  await visit.expectView('ConnectingExternal')
  await visit.dialog
    .getByRole('link', { name: /Chrome|browser/i })
    .first()
    .waitFor()
  await addWallet(visit.context, { name: 'Acme Wallet', rdns: 'com.acme.wallet' })
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
})

it('opens directly at a wallet from its own button', async () => {
  const visit = await openPage({
    query: 'custom',
    before: async (context) => void (await addWallet(context, { name: 'Acme Wallet', rdns: 'com.acme.wallet' })),
  })
  await visit.page.getByTestId('lk-wallet-button-acme').click()
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
})

it('cancels the attempt when the modal is closed, and ignores a late approval by the wallet [S8.012]', async () => {
  let approve = () => {}
  const visit = await openPage({
    before: async (context) => {
      const wallet = await addWallet(context, { name: 'Alpha', rdns: 'com.alpha' })
      const dropped = wallet.drop()
      approve = () => {
        dropped.approve()
        wallet.approve()
      }
    },
  })
  await connectButton(visit).click()
  await row(visit, 'com.alpha').click()
  await visit.dialog.getByRole('heading', { name: 'Continue in Alpha' }).waitFor()
  await visit.page.getByTestId('lk-header-close').click()
  await visit.expectClosed()
  await expect
    .poll(() => visit.page.evaluate(() => (globalThis as { latchkeyErrors?: string[] }).latchkeyErrors))
    .toContain('connection.modalClosed')
  approve()
  await connectButton(visit).click()
  await visit.expectView('Connect')
  await expect.poll(() => visit.read('status').textContent()).toBe('disconnected')
})
