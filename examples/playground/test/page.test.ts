import { expect, it } from 'vitest'
import { expectFaultless } from './expectFaultless.ts'
import { findSmallTargets } from './findSmallTargets.ts'
import { visitPlayground } from './openPage.ts'

const openPage = visitPlayground()
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

it('takes a new visitor from nothing to a signature, and stays connected after a reload until disconnected', async () => {
  const { page, get, approve, connect, expectResult } = await openPage()
  await expect.poll(() => get('pg-status').textContent()).toBe('Not connected')
  await connect()
  await expect.poll(() => get('pg-address').textContent()).toBe(alice)
  await expect.poll(() => get('pg-network').textContent()).toBe('Local Ethereum')

  await get('pg-sign').click()
  await approve()
  await expectResult('success', 'Signed and verified')
  await expect.poll(() => get('pg-result').textContent()).toMatch(/0x[\da-f]{130}/)
  await expect.poll(() => get('pg-code').textContent()).toContain('verifySignature')

  await page.reload()
  await expect.poll(() => get('pg-address').textContent()).toBe(alice)
  await get('pg-disconnect').click()
  await expect.poll(() => get('pg-status').textContent()).toBe('Not connected')
  await page.reload()
  await get('pg-events').getByText('MODAL_CREATED').waitFor()
  await expect.poll(() => get('pg-address').textContent()).toBe('none')
})

it('leads a new visitor through connecting, signing, sending and switching with one button', async () => {
  const { get, approve } = await openPage()
  const getState = async (): Promise<(string | null)[]> =>
    Promise.all(['connect', 'sign', 'send', 'switch'].map((step) => get(`pg-step-${step}`).getAttribute('data-state')))
  await expect.poll(getState).toEqual(['current', 'next', 'next', 'next'])
  await get('pg-try').click()
  await get('lk-connect-wallet-dev.latchkey.demo').click()
  await approve()
  await get('lk-modal').waitFor({ state: 'detached' })
  const states = [
    ['done', 'current', 'next', 'next'],
    ['done', 'done', 'current', 'next'],
    ['done', 'done', 'done', 'current'],
  ]
  for (const state of states) {
    await expect.poll(getState).toEqual(state)
    await get('pg-try').click()
    await approve()
  }
  await expect.poll(getState).toEqual(['done', 'done', 'done', 'done'])
  await expect.poll(() => get('pg-network').textContent()).toBe('Second Ethereum')
  await get('pg-try').click()
  await expect.poll(getState).toEqual(['current', 'next', 'next', 'next'])
})

it('lets the visitor go back in the modal while the wallet asks, and answers the wallet later', async () => {
  const { page, get } = await openPage()
  await get('pg-try').click()
  await get('lk-connect-wallet-dev.latchkey.demo').click()
  await get('lk-wallet').waitFor()
  const box = await get('lk-header-back').boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await get('lk-connect-wallet-dev.latchkey.demo').waitFor()
  // The wallet's window stays open, as a real one does.
  await get('lk-wallet-reject').click()
  await get('lk-wallet').waitFor({ state: 'detached' })
  await expect.poll(() => get('pg-status').textContent()).toBe('Not connected')
})

it('shows the modal beside the headline, with the options at once, and leaves the focus where it is', async () => {
  const { page, get } = await openPage()
  const preview = page.frameLocator('[data-testid="pg-preview"] iframe')
  await preview.getByTestId('lk-connect-wallet-dev.latchkey.demo').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await get('pg-custom-wallet').check()
  await preview.getByTestId('lk-connect-wallet-acme').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid')))
    .toBe('pg-custom-wallet')
  await get('pg-accent-plum').check()
  await expect
    .poll(() =>
      preview.getByTestId('lk-host').evaluate((element) => getComputedStyle(element).getPropertyValue('--lk-accent')),
    )
    .toContain('#7a2fe0')
  await get('pg-preview-open').click()
  await get('lk-connect-wallet-acme').waitFor()
})

it('sends funds on the local chains, and reports failed transfers', async () => {
  const { get, approve, connect, expectResult } = await openPage()
  await connect()
  const readBalance = async (): Promise<number> =>
    Number(((await get('pg-balance').textContent()) ?? '').replaceAll(',', '').split(' ')[0])
  await expect.poll(readBalance).toBeGreaterThan(1)
  const before = await readBalance()

  await get('pg-send').click()
  await approve()
  await expectResult('success', 'Confirmed')
  await expect.poll(() => get('pg-result').textContent()).toMatch(/0x[\da-f]{64}/)
  await expect.poll(async () => before - (await readBalance())).toBeGreaterThanOrEqual(0.01)

  for (const testId of ['pg-send-token', 'pg-send-silent-token']) {
    await get(testId).click()
    await approve()
    await expectResult('success', 'Confirmed')
  }
  await get('pg-send-too-much').click()
  await approve()
  await expectResult('failed', 'Reverted')

  await get('pg-send').click()
  await get('lk-wallet-reject').click()
  await expectResult('failed', 'Declined')

  await get('pg-faucet').click()
  await expectResult('success', '10 ETH arrived')
  await expect.poll(readBalance).toBeGreaterThan(before + 9)

  await get('pg-switch').click()
  await approve()
  await expectResult('success', 'On Second Ethereum')
  await expect.poll(() => get('pg-network').textContent()).toBe('Second Ethereum')
})

it('does the same on Solana and Bitcoin, keeps both wallets connected, and signs in with either', async () => {
  const { page, get, approve, connect, chooseKind, expectResult } = await openPage()
  const readAmount = async (symbol: string): Promise<number> => {
    const text = await get('pg-balance').getByText(symbol).textContent()
    return Number(text?.replaceAll(',', '').split(' ')[0])
  }
  for (const [kind, symbol] of [
    ['solana', 'SOL'],
    ['bip122', 'BTC'],
  ] as const) {
    await connect(kind)
    await get('pg-sign').click()
    await approve()
    await expectResult('success', 'Signed and verified')
    const before = await readAmount(symbol)
    await get('pg-send').click()
    await approve()
    await expectResult('success', 'Confirmed')
    await expect.poll(async () => before - (await readAmount(symbol))).toBeGreaterThanOrEqual(0.0099)
    await get('pg-send-too-much').click()
    await expectResult('failed', 'Insufficient funds')
  }
  await get('pg-faucet').click()
  await expectResult('success', '1 BTC arrived')
  await expect.poll(() => readAmount('BTC')).toBeGreaterThan(2.9)

  const previous = await get('pg-address').textContent()
  await get('pg-bitcoin-account').click()
  await expect.poll(() => get('pg-address').textContent()).not.toBe(previous)
  await expect.poll(() => get('pg-balance').textContent()).toBe('2.000 BTC')

  await get('pg-label').fill('Pit money')
  await get('pg-connections').getByText('Bitcoin, Pit money').waitFor()
  await get('pg-connections').getByRole('button', { name: 'Use Comet Wallet' }).click()
  await expect.poll(() => get('pg-network').textContent()).toBe('Local Solana')
  for (const testId of ['pg-send-token', 'pg-send-silent-token']) {
    await get(testId).click()
    await approve()
    await expectResult('success', 'Confirmed')
  }
  await expect.poll(() => get('pg-balance').textContent()).toMatch(/999,995\.00 TUSD.*999,995\.00 TEUR/)

  await get('pg-sign-in-optional').check({ force: true })
  await expect.poll(() => get('pg-code').textContent()).toContain('createCloudStorage({ cloud:')
  await get('pg-sign-in').click()
  await get('lk-siwx-sign').click()
  await approve()
  await expect.poll(() => get('pg-sign-in-status').textContent()).toBe('Signed in')
  await page.reload()
  await expect.poll(() => get('pg-sign-in-status').textContent()).toBe('Signed in')
  await expect.poll(() => get('lk-modal').count()).toBe(0)
  await get('pg-sign-out').click()
  await expect.poll(() => get('pg-sign-in-status').textContent()).toBe('Not signed in')

  await chooseKind('bip122')
  await get('pg-sign-in-required').check({ force: true })
  await get('lk-siwx-sign').click()
  await approve()
  await get('lk-modal').waitFor({ state: 'detached' })
  await expect.poll(() => get('pg-sign-in-status').textContent()).toBe('Signed in')
})

it('recreates the modal when an option changes, keeps the visitor connected, and shows the code of what is on screen', async () => {
  const { page, get, connect } = await openPage()
  await connect()
  await get('pg-custom-wallet').check()
  await get('pg-accent-plum').check()
  await get('pg-locale').selectOption('ar')
  await expect.poll(() => get('pg-status').textContent()).toBe('Connected')
  const code = await get('pg-code').textContent()
  expect(code).toContain("'--lk-accent': 'light-dark(#7a2fe0, #c9a6ff)'")
  expect(code).toContain("locale: 'ar'")
  expect(code).toContain("name: 'Acme Wallet'")

  await get('pg-disconnect').click()
  await get('lk-connect-button').click()
  await get('lk-connect-wallet-acme').waitFor()
  const host = get('lk-host')
  await expect.poll(() => host.getAttribute('dir')).toBe('rtl')
  await expect
    .poll(() => host.evaluate((element) => getComputedStyle(element).getPropertyValue('--lk-accent')))
    .toContain('#7a2fe0')
  await page.keyboard.press('Escape')

  await get('pg-reset').click()
  await expect.poll(() => get('pg-code').textContent()).not.toContain('themeVariables')
})

it('connects with hooks alone, and never opens the modal', async () => {
  const { page, get, approve } = await openPage({ path: '#/headless' })
  const panel = get('pg-headless-panel')
  await get('pg-headless-eip155-dev.latchkey.demo').click()
  await approve()
  await panel.and(page.locator('[data-status="connected"]')).waitFor()
  await expect.poll(() => get('pg-headless-balance').textContent()).toContain('ETH')
  await get('pg-headless-sign').click()
  await approve()
  await expect.poll(() => get('pg-headless-result').textContent()).toMatch(/^0x[\da-f]{130}$/)

  // The examples of money.
  await expect.poll(() => get('pg-money-tokens').textContent()).toContain('ETH')
  await expect.poll(() => get('pg-money-name').textContent()).toContain('account0.devnet.eth')
  const registration = get('pg-money-register')
  await registration.getByRole('textbox').fill('mira-plays')
  await registration.getByRole('button', { disabled: false }).click()
  await approve()
  await expect.poll(() => registration.locator('output').textContent()).toBe('mira-plays.latchkey.test')
  await get('pg-money-send').click()
  await approve()
  await expect.poll(() => get('pg-money-transactions').textContent()).toContain('send: confirmed')
  await get('pg-money-typed').getByRole('button').click()
  await approve()
  await expect.poll(() => get('pg-money-typed').textContent()).toMatch(/0x[\da-f]{130}$/)
  await expect.poll(() => get('pg-money-total').textContent()).toContain('balances')
  await expect.poll(() => get('pg-money-activity').textContent()).toMatch(/^[1-9]\d* transactions/)

  await get('pg-headless-network').selectOption({ label: 'Second Ethereum' })
  await approve()
  await expect.poll(() => get('pg-headless-balance').textContent()).toContain('DEV')
  await get('pg-headless-disconnect').click()
  await panel.and(page.locator('[data-status="disconnected"]')).waitFor()

  // A wallet that supports all kinds of chain is listed for each.
  await get('pg-trio-wallet').click()
  await get('pg-headless-bip122-Trio Wallet').waitFor()
  await get('pg-headless-solana-Trio Wallet').click()
  await approve()
  await expect.poll(() => get('pg-headless-balance').textContent()).toContain('SOL')
  await get('pg-headless-disconnect').click()
  // Its code loads when the browser is idle, so its host may exist.
  await expect.poll(() => get('lk-modal').count()).toBe(0)
})

it('can be used by keyboard alone', async () => {
  const { page, get } = await openPage()
  const tabTo = async (testId: string): Promise<void> => {
    for (let count = 0; count < 60; count++) {
      const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))
      if (focused === testId) return
      await page.keyboard.press('Tab')
    }
    expect.unreachable(`${testId} is not reached`)
  }
  await tabTo('pg-try')
  await page.keyboard.press('Enter')
  await get('lk-connect-wallet-dev.latchkey.demo').waitFor()
  await page.keyboard.press('Escape')
  await get('lk-modal').waitFor({ state: 'detached' })
  await tabTo('pg-second-wallet')
  await page.keyboard.press('Enter')
  await get('pg-second-wallet').getByText('In this page').waitFor()
  await tabTo('pg-open')
  await page.keyboard.press('Enter')
  await get('lk-modal').waitFor()
  await page.keyboard.press('Escape')
  await get('lk-modal').waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('pg-open')
  await tabTo('pg-code-modal.ts')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => get('pg-code').textContent()).toContain('<ModalProvider modal={modal}>')
})

it('says that there are no local chains', async () => {
  const { page } = await openPage()
  await page.route('**/devnet.json', (route) => route.fulfill({ json: { evm: 'nonsense' } }))
  await page.reload()
  await expect.poll(() => page.getByRole('heading').textContent()).toBe('The local chains are not running')
})

it.each([
  { width: 1280, folded: [], longest: 3_000, leastTarget: 24 },
  {
    width: 390,
    folded: ['More options', 'Get a wallet', 'Connect', 'Use the wallet', 'Code', 'Events'],
    longest: 3_000,
    leastTarget: 44,
  },
])(
  'has no axe violation in either theme, no horizontal overflow and no target that is hard to hit, and folds on a phone: $width px',
  async ({ width, folded, longest, leastTarget }) => {
    const { page, get, approve, connect, expectResult, unfold } = await openPage({ width, bypassCSP: true })
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(longest)
    await expectFaultless(page, 'empty')
    expect(await unfold()).toEqual(folded)
    await expectFaultless(page, 'all of it')
    expect(await findSmallTargets(page, leastTarget)).toEqual([])
    await connect()
    await get('pg-sign').click()
    await approve()
    await expectResult('success', 'Signed and verified')
    await connect('solana')
    await get('pg-sign-in-optional').check({ force: true })
    await get('pg-sign-in').waitFor()
    await expectFaultless(page, 'signed, two wallets, a sign-in offered')
    await get('pg-headless').click()
    await get('pg-headless-panel').waitFor()
    await expectFaultless(page, 'without the modal')
    expect(await findSmallTargets(page, leastTarget)).toEqual([])
  },
)
