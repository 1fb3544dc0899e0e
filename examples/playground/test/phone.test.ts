import { expect, it } from 'vitest'
import { expectFaultless } from './expectFaultless.ts'
import { visitPlayground, type Visit } from './openPage.ts'

const openPage = visitPlayground()
const [first, second] = ['0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65', '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc']

/** Shows the phone and lets it scan the code in the modal. */
async function scan({ get }: Visit): Promise<void> {
  await get('pg-phone-take').click()
  await get('lk-connect-button').click()
  await get('lk-connect-wallet-walletConnect').click()
  // The phone is raised above the modal, which makes everything else inert.
  await get('pg-phone').and(get('pg-phone').page().locator('[data-raised="true"]')).waitFor()
  await get('pg-phone-scan').click()
  await get('pg-phone-sheet').waitFor()
}

async function connect(visit: Visit): Promise<void> {
  const { get } = visit
  await scan(visit)
  await get('pg-phone-approve').click()
  await get('lk-modal').waitFor({ state: 'detached' })
  await expect.poll(() => get('pg-status').textContent()).toBe('Connected')
}

it('connects with the code on screen, signs and sends, and stays connected after a reload on both sides', async () => {
  const visit = await openPage()
  const { page, get, chooseKind, expectResult } = visit
  await scan(visit)
  const proposal = await get('pg-phone-sheet').textContent()
  expect(proposal).toContain('Connect to Latchkey playground?')
  expect(proposal).toContain('Local Ethereum, Second Ethereum, Local Solana, Local Bitcoin')
  await get('pg-phone-approve').click()
  await expect.poll(() => get('pg-address').textContent()).toBe(first)
  await expect.poll(() => get('pg-wallet').textContent()).toContain('Demo Phone')
  await get('lk-modal').waitFor({ state: 'detached' })

  await get('pg-sign').click()
  await expect.poll(() => get('pg-phone-sheet').textContent()).toContain('Hello from the playground')
  await get('pg-phone-approve').click()
  await expectResult('success', 'Signed and verified')
  for (const [kind, title] of [
    ['solana', 'Local Solana'],
    ['bip122', 'Local Bitcoin'],
  ] as const) {
    await chooseKind(kind)
    await expect.poll(() => get('pg-network').textContent()).toBe(title)
    await get('pg-sign').click()
    await get('pg-phone-approve').click()
    await expectResult('success', 'Signed and verified')
  }
  await chooseKind('eip155')
  await get('pg-send').click()
  await expect.poll(() => get('pg-phone-sheet').textContent()).toContain('Send 0.01 ETH?')
  await get('pg-phone-reject').click()
  await expectResult('failed', 'Declined')

  await page.reload()
  await expect.poll(() => get('pg-address').textContent()).toBe(first)
  await expect.poll(() => get('pg-phone-session').textContent()).toContain('Latchkey playground')
  await get('pg-send').click()
  await get('pg-phone-approve').click()
  await expectResult('success', 'Confirmed')
})

it('connects with a pasted link, and declines', async () => {
  const { page, get } = await openPage()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  // All visits of a browser share its clipboard, which may still hold a link.
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await get('pg-phone-take').click()
  await get('lk-connect-button').click()
  await get('lk-connect-wallet-walletConnect').click()
  const phone = get('pg-phone')
  await phone.and(page.locator('[data-raised="true"]')).waitFor()
  // A click beside the phone returns to the modal.
  await page.mouse.click(20, 780)
  await phone.and(page.locator('[data-raised="false"]')).waitFor()
  await get('lk-pairing-copy').click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^wc:/)
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await get('lk-header-close').click()
  await get('lk-modal').waitFor({ state: 'detached' })

  await get('pg-phone-link').fill('https://example.com')
  await get('pg-phone-link-go').click()
  await expect.poll(() => get('pg-phone-note').textContent()).toBe('This is no WalletConnect v2 URI.')
  await get('pg-phone-link').fill(link)
  await get('pg-phone-link').press('Enter')
  await get('pg-phone-reject').click()
  await get('pg-phone-home').waitFor()
  await expect.poll(() => get('pg-status').textContent()).not.toBe('Connected')
})

it("uses the link if the modal shows no code, as in a phone's browser", async () => {
  const { get, unfold } = await openPage({ isPhone: true, width: 390 })
  await unfold()
  await get('pg-phone-take').tap()
  await get('pg-phone-scan').tap()
  await get('pg-phone-show-code').tap()
  await get('pg-phone-show-code').getByText('Take the link').tap()
  await get('pg-phone-approve').tap()
  await expect.poll(() => get('pg-address').textContent()).toBe(first)
})

it("changes its app's network and account, survives an outage, and disconnects", async () => {
  const visit = await openPage()
  const { get, expectResult } = visit
  await connect(visit)
  await get('pg-phone-network').selectOption({ label: 'Second Ethereum' })
  await expect.poll(() => get('pg-network').textContent()).toBe('Second Ethereum')
  await get('pg-phone-account').selectOption(second ?? '')
  await expect.poll(() => get('pg-address').textContent()).toBe(second)

  await get('pg-phone-online').uncheck()
  await expect.poll(() => get('pg-phone-relay').textContent()).toBe('Offline')
  await get('pg-sign').click()
  await get('pg-result').and(get('pg-result').page().locator('[data-status="waiting"]')).waitFor()
  await get('pg-phone-disconnect').click()
  await expect.poll(() => get('pg-phone').textContent()).toContain('The phone is offline')
  await expect.poll(() => get('pg-phone-sheet').count()).toBe(0)
  // Not `check()`, which reads the switch after the click: by then, the request may have replaced it on the phone's screen.
  await get('pg-phone-online').click()
  await get('pg-phone-approve').click()
  await expectResult('success', 'Signed and verified')

  await get('pg-phone-disconnect').click()
  await expect.poll(() => get('pg-status').textContent()).toBe('Not connected')
  await expect.poll(() => get('pg-phone-session').count()).toBe(0)
})

it("changes its app's account on Solana and Bitcoin too, with every Bitcoin address type, each of which signs", async () => {
  const visit = await openPage()
  const { page, get, chooseKind, expectResult } = visit
  await connect(visit)
  for (const [kind, network, forms] of [
    ['solana', 'Local Solana', [/^\w{32,44}$/, /^\w{32,44}$/]],
    ['bip122', 'Local Bitcoin', [/^bcrt1q/, /^2/, /^bcrt1p/, /^bcrt1q/, /^2/, /^bcrt1p/]],
  ] as const) {
    await chooseKind(kind)
    await get('pg-phone-kind').selectOption(kind)
    const options = get('pg-phone-account').locator('option')
    const addresses = await options.evaluateAll((all) => all.map((option) => option.getAttribute('value') ?? ''))
    expect(addresses.map((address, index) => forms[index]?.test(address))).toEqual(forms.map(() => true))
    await expect.poll(() => get('pg-phone-network').locator('option').allTextContents()).toEqual([network])
    await expect.poll(() => get('pg-phone-account').inputValue()).toBe(addresses[0])
    await expect.poll(() => get('pg-address').textContent()).toBe(addresses[0])
    for (const address of addresses.toReversed()) {
      await get('pg-phone-account').selectOption(address)
      await expect.poll(() => get('pg-address').textContent()).toBe(address)
    }
    const last = addresses.at(-1) ?? ''
    await get('pg-phone-account').selectOption(last)
    await expect.poll(() => get('pg-address').textContent()).toBe(last)
    await get('pg-sign').click()
    await get('pg-phone-approve').click()
    await expectResult('success', 'Signed and verified')
    // Both sides remember it.
    await page.reload()
    await expect.poll(() => get('pg-address').textContent()).toBe(last)
    await get('pg-phone-kind').selectOption(kind)
    await expect.poll(() => get('pg-phone-account').inputValue()).toBe(last)
  }
})

it('notices when its app disconnects, and is raised when a request arrives', async () => {
  const visit = await openPage()
  const { get } = visit
  await connect(visit)
  await get('pg-phone-away').click()
  await get('pg-phone-home').waitFor({ state: 'hidden' })
  await get('pg-sign').click()
  await get('pg-phone-reject').click()
  await get('pg-disconnect').click()
  await expect.poll(() => get('pg-phone-session').count()).toBe(0)
})

it('loads no phone code before the phone is shown, and sends requests only to this machine', async () => {
  const { page, get } = await openPage()
  const reached: string[] = []
  page.on('request', (request) => reached.push(request.url()))
  page.on('websocket', (socket) => reached.push(socket.url()))
  await page.reload()
  await get('pg-phone-take').waitFor()
  await page.waitForLoadState('networkidle')
  const isOfPhone = (url: string): boolean => /PhonePanel|createDemoPhone|index\.es|jsQR|^ws:/.test(url)
  expect(reached.filter(isOfPhone)).toEqual([])
  await scan({ page, get } as Visit)
  expect(reached.filter(isOfPhone).length).toBeGreaterThan(3)
  const hosts = reached.filter((url) => !url.startsWith('data:')).map((url) => new URL(url).hostname)
  expect(new Set(hosts)).toEqual(new Set(['127.0.0.1']))
})

it.each([{ width: 1280 }, { width: 390 }])(
  'has no axe violation in either theme and no horizontal overflow: $width px',
  async (parameters) => {
    const visit = await openPage({ ...parameters, bypassCSP: true })
    const { page, get } = visit
    await visit.unfold()
    await get('pg-phone-take').click()
    await get('pg-phone-home').waitFor()
    await expectFaultless(page, 'at rest')
    await get('pg-phone-scan').click()
    await expectFaultless(page, 'camera')
    await get('pg-phone-show-code').click()
    await get('pg-phone-sheet').waitFor()
    await expectFaultless(page, 'proposal')
    await get('pg-phone-approve').click()
    await get('lk-modal').waitFor({ state: 'detached' })
    await expectFaultless(page, 'connected')
    await get('pg-phone-away').click()
    await get('pg-phone-tab').waitFor()
    await expectFaultless(page, 'put away')
    await get('pg-sign').click()
    await get('pg-phone-sheet').waitFor()
    await expectFaultless(page, 'question')
  },
)
