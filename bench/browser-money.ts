// Measures balances, activity, sending and swaps in a real browser, with a local chain and the cloud as a developer starts it. See
// README.md.
//
//   node bench/browser-money.ts [--rounds 20] [--only swap] [--write]
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumArgs, getChromiumPath } from '../vitest.shared.ts'
import { sendBatch } from './src/indexer/sendBatch.ts'
import { createPicture } from './src/money/createPicture.ts'
import { openMoneyPage, type MoneyPage } from './src/money/openMoneyPage.ts'
import { emptyAccount, startMoneyWorld, toAddress } from './src/money/startMoneyWorld.ts'
import { describeMachine, writeFigures } from './src/writeFigures.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const [tokens, payments, openings] = [200, 1_000, 50]
const activities = '[data-testid="lk-activity-row"]'
const tokenRows = '[data-testid^="lk-token-eip155"]'
/** A token of the local exchange. */
const dollar = '0x7e57D011A4000000000000000000000000000001'
/** As many tokens as a cloud may list. */
const listed = 10_000
/** NFTs of an account, each with a picture. */
const pictures = 100

const world = await startMoneyWorld({ tokens, payments })
const browser = await chromium.launch({ executablePath: getChromiumPath(), args: chromiumArgs })
const rows: string[] = []

/** Measures one thing. One that fails or takes too long is reported, and the rest is measured. */
async function measure(parameters: {
  readonly title: string
  readonly atMost: string
  readonly minutes: number
  readonly account?: string
  readonly act: (visit: MoneyPage) => Promise<string>
}): Promise<void> {
  const { title, atMost, minutes, account = world.receiver, act } = parameters
  if (!title.includes(values.only)) return
  let visit: MoneyPage | undefined
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`more than ${minutes} min`)), minutes * 60_000)
  })
  const run = async (): Promise<string> => {
    visit = await openMoneyPage({ browser, world, account })
    return act(visit)
  }
  const result = await Promise.race([run(), late]).catch((error: unknown) => {
    console.error(title, error)
    return `failed: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`
  })
  clearTimeout(timer)
  await visit?.end().catch(() => undefined)
  rows.push(`| ${title} | ${result} | ${atMost} |`)
  console.error(rows.at(-1))
}

const at = (list: readonly number[], part: number): number =>
  list.toSorted((one, other) => one - other)[Math.ceil(list.length * part) - 1] ?? Number.NaN
const show = (list: readonly number[]): string => `${at(list, 0.5).toFixed(0)} / ${at(list, 0.95).toFixed(0)}`
const showTask = (duration: number): string => (duration === 0 ? 'under 50' : duration.toFixed(0))

/** Presses the account button, and returns how long the first balances took to be on screen, by the page's own clock. */
async function timeOpening({ page }: MoneyPage): Promise<number> {
  const timing = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        let pressedAt: number | undefined
        addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true, once: true })
        const look = (): void => {
          const root = document.querySelector('[data-testid="lk-host"]')?.shadowRoot
          const row = root?.querySelector(selector)?.getBoundingClientRect()
          const hit = row && root?.elementFromPoint(row.x + row.width / 2, row.y + row.height / 2)
          if (pressedAt !== undefined && hit?.closest(selector)) resolve(performance.now() - pressedAt)
          else requestAnimationFrame(look)
        }
        look()
      }),
    tokenRows,
  )
  await page.getByTestId('lk-account-button').first().click()
  return timing
}

/** Opens the form of a swap of coins for dollars. */
async function openSwap({ find, page }: MoneyPage): Promise<void> {
  await page.evaluate((to) => window.modal.open({ view: 'Swap', parameters: { to } }), dollar)
  await find('lk-swap-to').filter({ hasText: 'TUSD' }).waitFor()
}

/** Replaces the amount of a swap, and returns how long after the last key its price took to be on screen. */
async function timeQuote({ find, page }: MoneyPage, amount: string): Promise<number> {
  await find('lk-swap-amount').selectText()
  const timing = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let typedAt: number | undefined
        addEventListener('input', () => (typedAt = performance.now()), { capture: true })
        const look = (): void => {
          const root = document.querySelector('[data-testid="lk-host"]')?.shadowRoot
          const status = root?.querySelector('dialog')?.getAttribute('data-status')
          const price = root?.querySelector('[data-testid="lk-swap-receive-amount"]')?.textContent ?? ''
          const elapsed = typedAt === undefined ? 0 : performance.now() - typedAt
          // No price comes sooner: that of the amount before may still be shown.
          if (elapsed > 300 && status === 'quoted' && /[1-9]/.test(price)) resolve(elapsed)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  await page.keyboard.type(amount, { delay: 80 })
  return timing
}

/** The answer of a cloud that lists as many tokens as it may. */
function listTokens(): object {
  const all = Array.from({ length: listed }, (_unused, index) => ({
    address: `eip155:31337:0x${(index + 1).toString(16).padStart(40, '0')}`,
    ...{ name: `Token number ${index}`, symbol: `T${index}`, decimals: 18, logoUri: null },
  }))
  return { tokens: all }
}

/** The answer of a cloud about an account with many pictures. */
function listPictures(): object {
  const address = `eip155:31337:0x${'91'.repeat(20)}`
  const shared = { chainId: 'eip155:31337', address, standard: 'erc721', amount: '1', collection: 'Pictures' }
  const nfts = Array.from({ length: pictures }, (_unused, index) => ({
    ...{ ...shared, tokenId: String(index), name: `Picture ${index}`, imageUrl: `/v1/image/${index}.a.b` },
  }))
  return { nfts, next: null }
}

async function showTokens(visit: MoneyPage): Promise<void> {
  await visit.press('lk-tokens-all')
  await visit.waitForCount(tokenRows, tokens)
}

try {
  const [fresh, cached]: readonly [number[], number[]] = [[], []]
  for (let round = 1; round <= rounds; round += 1)
    await measure({
      title: `round ${round}: Account → balances of ${tokens} tokens, from cache, ms`,
      atMost: '',
      minutes: 1,
      account: toAddress(),
      act: async (visit) => {
        fresh.push(await timeOpening(visit))
        await visit.close()
        cached.push(await timeOpening(visit))
        return `${fresh.at(-1)?.toFixed(0)}, ${cached.at(-1)?.toFixed(0)}`
      },
    })
  if (fresh.length > 0)
    rows.splice(
      0,
      rows.length,
      `| Account pressed → balances on screen, p50 / p95, ms | ${show(fresh)} | 300 / 600 |`,
      `| the same within 30 s, ms | ${show(cached)} | 100 |`,
    )

  await measure({
    title: 'confirmed on chain → balance / activity changed, ms',
    atMost: '2000',
    minutes: 2,
    account: world.owner,
    act: async (visit) => {
      await visit.open('Account', 'lk-account-tab-activity')
      await visit.find('lk-account-tab-activity').click()
      await visit.page.locator('[data-testid="lk-activity-month"]').first().waitFor()
      await visit.page.waitForFunction(() => document.getElementById('balance')?.textContent !== '')
      const before = await visit.page.locator('#balance').textContent()
      await sendBatch(world.rpcUrl, [{ method: 'evm_setAutomine', params: [false] }])
      // The page is inert under the dialog.
      await visit.page.locator('#pay').dispatchEvent('click')
      await visit.page.locator('[data-testid="lk-activity-recent"]').filter({ hasText: 'Pending' }).waitFor()
      await sendBatch(world.rpcUrl, [
        { method: 'anvil_mine', params: [] },
        { method: 'evm_setAutomine', params: [true] },
      ])
      const from = Date.now()
      const balance = visit.page
        .waitForFunction((old) => document.getElementById('balance')?.textContent !== old, before, { polling: 20 })
        .then(() => Date.now() - from)
      const activity = visit.page
        .locator('[data-testid="lk-activity-month"]')
        .filter({ hasText: '−100 ETH' })
        .waitFor()
        .then(() => Date.now() - from)
      return `${await balance} / ${await activity}`
    },
  })
  await measure({
    title: `longest task, CPU 4 × slower: all ${tokens} tokens shown / scrolled, ms`,
    atMost: '50',
    minutes: 3,
    act: async (visit) => {
      await visit.open('Account', 'lk-tokens-all')
      const shown = await visit.watchTasks()
      await showTokens(visit)
      const first = await shown()
      const scrolled = await visit.watchTasks()
      await visit.scroll(tokenRows, tokens)
      return `${showTask(first)} / ${showTask(await scrolled())}`
    },
  })
  await measure({
    title: `longest task, CPU 4 × slower: ${payments} activities read and scrolled, ms`,
    atMost: '50',
    minutes: 5,
    act: async (visit) => {
      await visit.open('Account', 'lk-tokens-all')
      await visit.find('lk-account-tab-activity').click()
      await visit.page.locator(activities).first().waitFor()
      const longest = await visit.watchTasks()
      await visit.scroll(activities, payments)
      return showTask(await longest())
    },
  })
  await measure({
    title: 'longest task, CPU 4 × slower: an amount typed, ms',
    atMost: '50',
    minutes: 2,
    account: world.owner,
    act: async (visit) => {
      await visit.open('WalletSend', 'lk-send-to')
      await visit.find('lk-send-to').fill(toAddress())
      await visit.find('lk-send-amount').click()
      const longest = await visit.watchTasks()
      await visit.page.keyboard.type('12.345678901', { delay: 120 })
      return showTask(await longest())
    },
  })
  await measure({
    title: 'swap: last key of an amount → price on screen (400 of it waiting), p50 / p95, ms',
    atMost: '750',
    minutes: 2,
    account: world.owner,
    act: async (visit) => {
      await openSwap(visit)
      const times: number[] = []
      for (let round = 1; round <= rounds; round += 1) times.push(await timeQuote(visit, `0.1${round}`))
      return show(times)
    },
  })
  await measure({
    title: 'longest task, CPU 4 × slower: an amount of a swap typed, ms',
    atMost: '50',
    minutes: 2,
    account: world.owner,
    act: async (visit) => {
      await openSwap(visit)
      await timeQuote(visit, '0.1')
      await visit.find('lk-swap-amount').selectText()
      const longest = await visit.watchTasks()
      await visit.page.keyboard.type('0.345678901', { delay: 120 })
      return showTask(await longest())
    },
  })
  await measure({
    title: `longest task, CPU 4 × slower: ${listed} tokens of a swap read / searched, ms`,
    atMost: '50',
    minutes: 3,
    account: world.owner,
    act: async (visit) => {
      const { find, page } = visit
      const headers = { 'access-control-allow-origin': '*' }
      await page.route('**/v1/convert/tokens**', (route) => route.fulfill({ headers, json: listTokens() }))
      await page.evaluate(() => window.modal.open({ view: 'Swap' }))
      await find('lk-swap-to').waitFor()
      const reading = await visit.watchTasks()
      const answer = page.waitForResponse('**/v1/convert/tokens**')
      await visit.press('lk-swap-to')
      await answer
      await find('lk-swap-search').waitFor()
      const read = await reading()
      await find('lk-swap-search').click()
      const searching = await visit.watchTasks()
      await page.keyboard.type('number 9876', { delay: 120 })
      await find(`lk-token-eip155:31337:0x${(9_877).toString(16).padStart(40, '0')}`).waitFor()
      return `${showTask(read)} / ${showTask(await searching())}`
    },
  })
  await measure({
    title: `longest task, CPU 4 × slower: ${pictures} pictures of NFTs shown and scrolled, ms`,
    atMost: '50',
    minutes: 3,
    account: world.owner,
    act: async (visit) => {
      const { page } = visit
      const headers = { 'access-control-allow-origin': '*' }
      await page.route('**/v1/account/*/nfts**', (route) => route.fulfill({ headers, json: listPictures() }))
      const images = Array.from({ length: pictures }, (_unused, index) => createPicture(index))
      let drawn = 0
      await page.route('**/v1/image/**', (route) => {
        drawn += 1
        return route.fulfill({ headers, contentType: 'image/png', body: images[drawn % pictures] ?? '' })
      })
      await visit.open('Account', 'lk-account-tab-nfts')
      const longest = await visit.watchTasks()
      await visit.press('lk-account-tab-nfts')
      await visit.waitForCount('.lk-nft', pictures)
      await visit.scroll('.lk-nft', pictures)
      await visit.waitForCount('.lk-nft img[data-loaded]', pictures)
      return showTask(await longest())
    },
  })
  let empty = Number.NaN
  await measure({
    title: 'heap of an empty Account, MB',
    atMost: '',
    minutes: 2,
    account: emptyAccount,
    act: async (visit) => {
      await visit.open('Account', 'lk-tokens-empty')
      await visit.find('lk-account-tab-activity').click()
      await visit.find('lk-activity-empty').waitFor()
      empty = await visit.readHeap()
      return empty.toFixed(2)
    },
  })
  await measure({
    title: `heap over empty: Account with ${tokens} tokens / and ${payments} activities, MB`,
    atMost: '10',
    minutes: 5,
    act: async (visit) => {
      await visit.open('Account', 'lk-tokens-all')
      await showTokens(visit)
      const withTokens = (await visit.readHeap()) - empty
      await visit.press('lk-account-tab-activity')
      await visit.scroll(activities, payments)
      return `${withTokens.toFixed(2)} / ${((await visit.readHeap()) - empty).toFixed(2)}`
    },
  })
  await measure({
    title: `heap after ${openings} times open and close, MB`,
    atMost: '1',
    minutes: 5,
    act: async (visit) => {
      const openAndClose = async (times: number): Promise<void> => {
        for (let time = 0; time < times; time += 1) {
          await visit.open('Account', 'lk-tokens-all')
          await visit.close()
        }
      }
      await openAndClose(5)
      const before = await visit.readHeap()
      await openAndClose(openings)
      return ((await visit.readHeap()) - before).toFixed(2)
    },
  })
} finally {
  await browser.close()
  await world.stop()
}

const report = [
  `${describeMachine()}, Chromium, ${rounds} rounds.`,
  '',
  '| what | measured | at most |',
  '| --- | ---: | ---: |',
  ...rows,
].join('\n')
console.log(report)
if (values.write) writeFigures('browser-money', report)
