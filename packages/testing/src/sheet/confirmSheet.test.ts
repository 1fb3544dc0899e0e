import axe from 'axe-core'
import { encodeFunctionData, erc20Abi, verifyMessage } from 'viem'
import type { Hex } from 'viem'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { demoFiles } from '../test/demoFiles.ts'
import { openDemo } from '../test/openDemo.ts'
import { runBrowser } from '../test/runBrowser.ts'
import { runDevnet } from '../test/runDevnet.ts'
import { runSite } from '../test/runSite.ts'
import { alice, bob } from '../test/testAccounts.ts'

const { getChain } = runDevnet()
const { openContext } = runBrowser()
const { getUrl } = runSite(demoFiles, () => getChain().rpcUrl)
const declined = { isError: true, code: 4001, message: 'User rejected the request.' }

async function open(query = '', options: Parameters<typeof openContext>[0] = {}) {
  const demo = await openDemo(await openContext(options), `${getUrl()}/${query}`)
  const { page, dapp } = demo
  const sheet = page.getByTestId('lk-wallet')
  const approve = page.getByTestId('lk-wallet-approve')
  const reject = page.getByTestId('lk-wallet-reject')
  const title = page.getByTestId('lk-wallet-title')
  const connect = async () => {
    const connecting = dapp.ask('Demo Wallet', 'eth_requestAccounts')
    await approve.click()
    await connecting
  }
  return { ...demo, sheet, approve, reject, title, connect }
}

describe('the sheet', () => {
  it('loads on first use, and leaves nothing behind', async () => {
    const { page, dapp, sheet, approve, requested, faults } = await open()
    const before = requested.filter((path) => path.includes('chunk'))
    const connecting = dapp.ask('Demo Wallet', 'eth_requestAccounts')
    await sheet.waitFor()
    expect(requested.filter((path) => path.includes('chunk')).length).toBeGreaterThan(before.length)
    await approve.click()
    expect(await connecting).toEqual([alice, bob])
    await expect.poll(() => page.getByTestId('lk-wallet-host').count()).toBe(0)
    expect(faults).toEqual([])
  })

  it('shows the site and its request, and takes an approval or a rejection', async () => {
    const { dapp, sheet, title, approve, reject } = await open()
    const connecting = dapp.ask('Demo Wallet', 'eth_requestAccounts')
    await expect.poll(() => title.textContent()).toBe('Connect to this site?')
    await expect.poll(() => sheet.innerText()).toContain(`${new URL(getUrl()).host} asks`)
    await expect.poll(() => sheet.getAttribute('data-kind')).toBe('connect')
    await reject.click()
    expect(await connecting).toEqual(declined)
    const again = dapp.ask('Demo Wallet', 'eth_requestAccounts')
    await approve.click()
    expect(await again).toEqual([alice, bob])
    const signing = dapp.ask('Demo Wallet', 'personal_sign', ['0x6869', alice])
    await expect.poll(() => sheet.locator('pre').textContent()).toBe('hi')
    await approve.click()
    const signature = (await signing) as Hex
    expect(await verifyMessage({ address: alice, message: 'hi', signature })).toBe(true)
  })

  it('grants a site only the selected accounts', async () => {
    const { page, dapp, approve } = await open()
    const connecting = dapp.ask('Demo Wallet', 'eth_requestAccounts')
    await page.getByTestId(`lk-wallet-account-${alice}`).uncheck()
    await page.getByTestId(`lk-wallet-account-${bob}`).uncheck()
    await expect.poll(() => approve.isDisabled()).toBe(true)
    await page.getByTestId(`lk-wallet-account-${bob}`).check()
    await approve.click()
    expect(await connecting).toEqual([bob])
  })

  it('shows a token amount with the contract’s decimals, and sends it', async () => {
    const { dapp, sheet, title, approve, connect } = await open()
    await connect()
    const [token] = getChain().tokens
    const amount = 1_234n * 10n ** BigInt(token?.decimals ?? 0)
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [bob, amount] })
    const sending = dapp.ask('Demo Wallet', 'eth_sendTransaction', [{ from: alice, to: token?.address, data }])
    await expect.poll(() => title.textContent()).toBe(`Send 1,234 ${token?.symbol}?`)
    await expect.poll(() => sheet.innerText()).toContain(`${bob.slice(0, 6)}…${bob.slice(-6)}`)
    await approve.click()
    expect(await sending).toMatch(/^0x[0-9a-f]{64}$/)
  })

  it('asks one question at a time and shows how many wait', async () => {
    const { dapp, sheet, title, approve, reject, connect } = await open()
    await connect()
    const first = dapp.ask('Demo Wallet', 'personal_sign', ['0x6869', alice])
    await expect.poll(() => title.textContent()).toBe('Sign this message?')
    await expect.poll(() => sheet.innerText()).toContain('Test wallet')
    const second = dapp.ask('Demo Wallet', 'wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])
    await expect.poll(() => sheet.innerText()).toContain('1 of 2')
    await reject.click()
    expect(await first).toEqual(declined)
    await expect.poll(() => title.textContent()).toBe('Switch to Second devnet?')
    await approve.click()
    expect(await second).toBeNull()
    await expect.poll(() => sheet.count()).toBe(0)
  })

  it('withdraws a question that is answered elsewhere', async () => {
    const { page, dapp, title, approve, connect } = await open()
    await connect()
    await page.evaluate(() => Object(globalThis).wallet.lock())
    const signing = dapp.ask('Demo Wallet', 'personal_sign', ['0x6869', alice])
    await expect.poll(() => title.textContent()).toBe('Unlock Demo Wallet?')
    await page.evaluate(() => Object(globalThis).wallet.unlock())
    await expect.poll(() => title.textContent()).toBe('Sign this message?')
    await approve.click()
    expect(await signing).toMatch(/^0x/)
  })

  it('shows a site’s text without parsing markup', async () => {
    const { page, dapp, sheet } = await open(`?name=${encodeURIComponent('Demo <img src=x>\u202E')}`)
    const name = 'Demo <img src=x>\u202E'
    const connecting = dapp.ask(name, 'eth_requestAccounts')
    await page.getByTestId('lk-wallet-approve').click()
    await connecting
    const signing = dapp.ask(name, 'personal_sign', ['<b>bold</b> \u202Eevil\u0007 <script>1</script>', alice])
    await expect.poll(() => sheet.locator('pre').textContent()).toContain('<b>bold</b> [U+202E]evil[U+0007]')
    await expect.poll(() => sheet.locator('header').innerText()).toContain('Demo <img src=x>[U+202E]')
    await expect.poll(() => sheet.locator('b, img, script').count()).toBe(0)
    await page.keyboard.press('Escape')
    expect(await signing).toEqual(declined)
  })

  it('falls back to the monogram if the page forbids the icon', async () => {
    const icon = 'data:image/png;base64,iVBORw0KGgo='
    const { dapp, sheet, reject } = await open(`?icon=${encodeURIComponent(icon)}`)
    const connecting = dapp.ask('Demo Wallet', 'eth_requestAccounts')
    await expect.poll(() => sheet.locator('.icon').textContent()).toBe('D')
    await reject.click()
    await connecting
  })
})

describe('the sheet over an open dialog of the page', () => {
  const openModal = (page: Page) =>
    page.evaluate(() => {
      const modal = document.querySelector<HTMLDialogElement>('#modal')
      modal?.showModal()
      modal?.querySelector('button')?.focus()
    })

  it('is on top and usable by pointer, and leaves the dialog open', async () => {
    const { page, dapp, approve, sheet } = await open()
    await openModal(page)
    const connecting = dapp.ask('Demo Wallet', 'eth_requestAccounts')
    await sheet.waitFor()
    const isOnTop = await approve.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      const root = button.getRootNode()
      return root instanceof ShadowRoot && root.elementFromPoint(left + width / 2, top + height / 2) === button
    })
    expect(isOnTop).toBe(true)
    await approve.click()
    expect(await connecting).toEqual([alice, bob])
    expect(await page.locator('#modal').evaluate((modal) => modal.hasAttribute('open'))).toBe(true)
  })

  it('dims nothing, and leaves what is beside it usable while the request is pending', async () => {
    const { page, dapp, approve, sheet } = await open()
    await openModal(page)
    const connecting = dapp.ask('Demo Wallet', 'eth_requestAccounts')
    await sheet.waitFor()
    expect(await sheet.evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor)).toBe(
      'rgba(0, 0, 0, 0)',
    )
    const box = await page.locator('#inner').boundingBox()
    const presses = await page.locator('#inner').evaluateHandle((button) => {
      const seen: string[] = []
      button.addEventListener('click', () => seen.push('click'))
      return seen
    })
    await page.mouse.click((box?.x ?? 0) + 2, (box?.y ?? 0) + 2)
    expect(await presses.jsonValue()).toEqual(['click'])
    // The press neither answers the request nor closes the sheet.
    expect(await sheet.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
    await approve.click()
    expect(await connecting).toEqual([alice, bob])
  })

  it('works by keyboard: starts at its title, keeps the focus, and restores it', async () => {
    const { page, dapp, sheet } = await open()
    await openModal(page)
    const focused = () =>
      page.evaluate(() => {
        const { activeElement } = document
        const inner = activeElement?.shadowRoot?.activeElement ?? activeElement
        return inner?.getAttribute('data-testid') ?? inner?.id
      })
    const connecting = dapp.ask('Demo Wallet', 'eth_requestAccounts')
    await sheet.waitFor()
    const order = [await focused()]
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press('Tab')
      order.push(await focused())
    }
    expect(order).toEqual([
      'lk-wallet-title',
      `lk-wallet-account-${alice}`,
      `lk-wallet-account-${bob}`,
      'lk-wallet-reject',
      'lk-wallet-approve',
    ])
    await page.keyboard.press('Enter')
    expect(await connecting).toEqual([alice, bob])
    expect(await focused()).toBe('inner')

    const signing = dapp.ask('Demo Wallet', 'personal_sign', ['0x6869', alice])
    await sheet.waitFor()
    await page.keyboard.press('Escape')
    expect(await signing).toEqual(declined)
    // Escape closed the sheet and not the page's dialog.
    expect([await focused(), await page.locator('#modal').isVisible()]).toEqual(['inner', true])
  })

  it('hides its events from the page', async () => {
    const { page, dapp, sheet, reject } = await open()
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(globalThis, { seen })
      for (const name of ['click', 'pointerdown', 'mousedown', 'keydown', 'focusin']) {
        document.addEventListener(name, () => seen.push(name))
      }
    })
    const connecting = dapp.ask('Demo Wallet', 'eth_requestAccounts')
    await sheet.waitFor()
    await page.keyboard.press('Tab')
    await reject.click()
    await connecting
    expect(await page.evaluate(() => Object(globalThis).seen)).toEqual([])
  })
})

describe.each([
  ['light', 1024],
  ['dark', 1024],
  ['light', 390],
  ['dark', 390],
] as const)('the %s sheet at %i px', (colorScheme, width) => {
  let opened: Awaited<ReturnType<typeof open>>
  beforeEach(async () => {
    opened = await open('', { colorScheme, viewport: { width, height: 760 }, reducedMotion: 'reduce' })
  })

  it('passes axe for every kind of prompt', async () => {
    const { page, dapp, sheet, reject, connect } = opened
    await connect()
    const [token] = getChain().tokens
    const asks: [string, unknown][] = [
      ['personal_sign', ['line\n'.repeat(40), alice]],
      ['eth_sendTransaction', [{ from: alice, to: bob, value: '0x10' }]],
      ['eth_sendTransaction', [{ from: alice, to: token?.address, data: `0xa9059cbb${'f'.repeat(128)}` }]],
      ['wallet_switchEthereumChain', [{ chainId: '0x7a6a' }]],
      ['wallet_requestPermissions', [{ eth_accounts: {} }]],
    ]
    await page.evaluate(axe.source)
    for (const [method, params] of asks) {
      const asking = dapp.ask('Demo Wallet', method, params)
      await sheet.waitFor()
      await sheet.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
      const { violations } = await page.evaluate(() => Object(globalThis).axe.run('[data-testid=lk-wallet-host]'))
      expect(violations.map(({ id, nodes }: axe.Result) => [method, id, nodes.map(({ html }) => html)])).toEqual([])
      await reject.click()
      expect(await asking).toEqual(declined)
    }
  })

  it('is placed like the popup of an extension or a phone', async () => {
    const { dapp, sheet, reject } = opened
    const connecting = dapp.ask('Demo Wallet', 'eth_requestAccounts')
    await sheet.waitFor()
    await sheet.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
    const box = await sheet.boundingBox()
    const edges = box && { right: width - box.x - box.width, bottom: 760 - box.y - box.height, width: box.width }
    expect(edges).toEqual(width < 480 ? { right: 0, bottom: 0, width: 390 } : { right: 16, bottom: 16, width: 360 })
    const paper = await sheet.evaluate((dialog) => getComputedStyle(dialog).backgroundColor)
    expect(paper).toBe(colorScheme === 'dark' ? 'rgb(18, 19, 19)' : 'rgb(255, 255, 255)')
    await reject.click()
    await connecting
  })
})

it('uses the given theme, whatever the system’s is', async () => {
  const { dapp, sheet, reject } = await open('?theme=dark', { colorScheme: 'light' })
  const connecting = dapp.ask('Demo Wallet', 'eth_requestAccounts')
  await sheet.waitFor()
  expect(await sheet.evaluate((dialog) => getComputedStyle(dialog).backgroundColor)).toBe('rgb(18, 19, 19)')
  await reject.click()
  await connecting
})
