import { activityQuery } from '@latchkey/core'
import { solana } from '@latchkey/core/networks'
import { createFakeAdapter } from '@latchkey/core/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createFakeCloud, type FakeCloudParameters } from '../../test/createFakeCloud.ts'
import { describeScenes } from '../../test/describeScenes.ts'
import { renderModal, type RenderModalParameters } from '../../test/renderModal.tsx'
import { addresses, phantom, solanaAddress } from '../../test/scenes/cast.ts'
import { history, leaveRecords, move, record, row, spam } from '../../test/scenes/transactionCast.ts'

describeScenes('Transactions')

/** Opens the list over a cloud with this history. */
async function atTransactions(read: FakeCloudParameters['history'], parameters: RenderModalParameters = {}) {
  const cloud = createFakeCloud([], { history: read })
  const modal = await renderModal({
    fake: createFakeAdapter({ addresses: [...addresses] }),
    connected: 'io.metamask',
    http: cloud.http,
    ...parameters,
    options: { cloud: cloud.url, ...parameters.options },
  })
  await modal.open({ view: 'Transactions' })
  const list = (testId: string): readonly HTMLElement[] => [
    ...modal.root().querySelectorAll<HTMLElement>(`[data-testid="${testId}"]`),
  ]
  // The browser renders no text of rows that it has not shown yet, so not `innerText`.
  const rows = (): readonly string[] =>
    list('lk-activity-row').map((each) =>
      [...each.querySelectorAll('.lk-activity-line > *')]
        .map(({ textContent }) => textContent)
        .filter((text) => text !== '')
        .join(' '),
    )
  const heads = (): readonly (string | undefined)[] =>
    list('lk-activity-month').map((month) => month.querySelector('h3')?.innerText)
  const openRow = async (text: string): Promise<void> => {
    list('lk-activity-row')
      .find((each) => each.textContent.includes(text))
      ?.click()
    await modal.settled('TransactionDetails')
  }
  return { ...modal, cloud, list, rows, heads, openRow }
}

it('shows the history by month: what each did, with whom, how much and when [S1.019] [S3.037] [S9.043] [S9.044]', async () => {
  const modal = await atTransactions(() => ({ data: history, next: null }))
  await expect.poll(modal.heads).toEqual(['November 2024', 'October 2024'])
  await expect
    .poll(() => modal.rows())
    .toEqual([
      'Sent −0.250 ETH to 0x25…ECEc30 Nov 19',
      'Swapped +0.038 ETH 100 USDC for ETH Nov 18',
      'Approved with 0x25…ECEc30 Nov 18',
      'Sending 100 USDC to 0x25…ECEc30 Failed',
      'Received +650.951 USDC from 0x25…ECEc30 Oct 3',
      'Received 2 assets from 0x25…ECEc30 Oct 1',
    ])
  await expect.poll(() => modal.root().querySelector('[title="+650.9519 USDC"]')).not.toBeNull()
  await expect.poll(() => modal.root().querySelector(`[title="${addresses[1]}"]`)).not.toBeNull()
})

it('writes months, days and amounts in the visitor’s language', async () => {
  const modal = await atTransactions(() => ({ data: history.slice(0, 1), next: null }), { options: { locale: 'ar' } })
  const month = new Intl.DateTimeFormat('ar', { month: 'long', year: 'numeric' }).format(new Date(2024, 10))
  await expect.poll(modal.heads).toEqual([month])
  await expect.poll(() => modal.rows()[0]).toMatch(/^تم الإرسال/)
})

it('does not take a token’s contract for the receiver', async () => {
  const contract = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  const { from: _from, to: _to, ...unnamed } = move('out', '5', 'USDC')
  const data = [
    row('e1', { sentTo: contract, transfers: [move('out', '5', 'USDC')] }),
    row('e2', { sentTo: contract, transfers: [unnamed] }),
  ]
  const modal = await atTransactions(() => ({ data, next: null }))
  await expect.poll(modal.rows).toEqual(['Sent −5 USDC to 0x25…ECEc30 Nov 19', 'Sent −5 USDC Nov 19'])
})

it('hides spam behind its count, and shows it without its pictures on request [S1.020]', async () => {
  const modal = await atTransactions(() => ({ data: [...history.slice(0, 1), ...spam], next: null }))
  await expect.poll(() => modal.query('lk-activity-spam')?.innerText).toBe('3 hidden transactions that look like spam')
  await expect.poll(() => modal.rows()).toHaveLength(1)
  await expect.poll(() => modal.text()).not.toContain('claim.example')
  await modal.click('lk-activity-spam')
  await expect.poll(modal.rows).toHaveLength(4)
  expect(modal.list('lk-activity-row').map((each) => each.querySelectorAll('.lk-picture').length)).toEqual([1, 0, 0, 0])
  await modal.openRow('claim.example')
  await expect.poll(() => modal.find('lk-transaction-note').innerText).toContain('This looks like spam')
})

it('reads the picture of what moved as data from the cloud, which the strictest policy allows', async () => {
  const transfer = move('in', '7', 'USDC')
  const transfers = [
    { ...transfer, fungible_info: { symbol: 'USDC', icon: { url: 'https://cloud.example/v1/image/00ff00.a.b' } } },
  ]
  const data = [row('c1', { operationType: 'receive', sentFrom: addresses[1], transfers })]
  const modal = await atTransactions(() => ({ data, next: null }))
  const sources = (): readonly (string | null)[] =>
    [...modal.root().querySelectorAll('.lk-activity img')].map((image) => image.getAttribute('src'))
  await expect.poll(sources).toEqual([expect.stringMatching(/^data:image\/svg/)])
  expect(modal.cloud.pictureCalls).toBe(1)
  await modal.openRow('+7 USDC')
  await expect
    .poll(() => modal.view().querySelector('.lk-transaction-image img')?.getAttribute('src'))
    .toMatch(/^data:image\/svg/)
  expect(modal.cloud.pictureCalls).toBe(1)
})

it('shows those on their way first and each transaction once, before and after it has settled', async () => {
  const mined = row('d1', { transfers: [move('out', '0.25', 'ETH')] })
  const storage = leaveRecords(
    record({ key: 'd3', id: '0xd3', status: 'failed', cause: 'reverted', isFinal: true }),
    record({ key: 'd0', id: '0xd0', address: addresses[1] }),
    record(),
  )
  const modal = await atTransactions(() => ({ data: [mined, history[1]], next: null }), { storage })
  await expect
    .poll(modal.rows)
    .toEqual([
      'Sending −0.250 ETH to 0x25…ECEc30 Pending',
      'Sending 0.250 ETH to 0x25…ECEc30 Failed',
      'Swapped +0.038 ETH 100 USDC for ETH Nov 18',
    ])
  const settled = leaveRecords(record({ status: 'confirmed', isFinal: true }))
  const later = await atTransactions(() => ({ data: [mined], next: null }), { storage: settled })
  await expect.poll(later.rows).toEqual(['Sent −0.250 ETH to 0x25…ECEc30 Nov 19'])
  expect(later.query('lk-activity-recent')).toBeNull()
})

/** A history of pages of 50, two transactions a day, newest first. */
const toPages = (pages: number) => (query: URLSearchParams) => {
  const page = Number(query.get('cursor') ?? 0)
  const data = Array.from({ length: 50 }, (_, index) => {
    const number = page * 50 + index
    const minedAt = new Date(Date.UTC(2024, 11, 31) - number * 43_200_000).toISOString()
    return row(`f${number}`, { minedAt, transfers: [move('out', `${number + 1}`, 'USDC')] })
  })
  return { data, next: page + 1 < pages ? String(page + 1) : null }
}

it('reads page after page when the end comes near, and leaves the rows on screen alone [S9.099]', async () => {
  const modal = await atTransactions(toPages(4))
  await expect.poll(() => modal.list('lk-activity-row').length).toBeGreaterThanOrEqual(50)
  const [first] = modal.list('lk-activity-month')
  if (!first) throw new TypeError('There is no month.')
  expect(first.querySelectorAll('li').length).toBeGreaterThan(40)
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((found) => changes.push(...found))
  observer.observe(first, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  await expect
    .poll(
      () => {
        modal.query('lk-activity-more')?.scrollIntoView()
        return modal.list('lk-activity-row').length
      },
      { timeout: 60_000 },
    )
    .toBe(200)
  // The first month was complete after the second page.
  expect(changes.filter(({ addedNodes }) => addedNodes.length > 0).length).toBeLessThan(20)
  expect(changes.flatMap(({ removedNodes }) => [...removedNodes])).toEqual([])
  await expect.poll(() => modal.query('lk-activity-more')).toBeNull()
  const isDrawn = (each: HTMLElement): boolean =>
    each.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false
  await expect.poll(() => modal.list('lk-activity-row').filter(isDrawn).length).toBeLessThan(150)
  expect(modal.list('lk-activity-row').at(-1)?.textContent).toContain('−200 USDC')
})

it('shows rows, months and the number of spam transactions at once, so that none is pushed away', async () => {
  const cloud = { data: [] as ReturnType<typeof row>[] }
  const modal = await atTransactions(() => ({ data: cloud.data, next: null }))
  await expect.poll(() => modal.query('lk-activity-empty')).not.toBeNull()
  // Each change of the document is seen, so each frame is.
  const seen = new Set<string>()
  const look = (): void => {
    const count = (testId: string): number => modal.list(testId).length
    const isEmpty = modal.query('lk-activity-empty') !== null
    const hidden = modal.query('lk-activity-spam')?.textContent ?? 'none'
    seen.add(
      `${count('lk-activity-row')} rows, ${count('lk-activity-month')} months, ${hidden}${isEmpty ? ', empty' : ''}`,
    )
  }
  const observer = new MutationObserver(look)
  observer.observe(modal.root(), { childList: true, characterData: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  look()
  cloud.data = [...toPages(1)(new URLSearchParams()).data, ...spam]
  await activityQuery.invalidate(modal.modal, { caipAddress: `eip155:1:${addresses[0]}` })
  await expect.poll(() => modal.list('lk-activity-row').length, { timeout: 25_000 }).toBe(50)
  expect([...seen]).toEqual([
    '0 rows, 0 months, none, empty',
    '50 rows, 1 months, 3 hidden transactions that look like spam',
  ])
})

it('keeps the rows when a later page fails, says so, and continues with a retry [S8.061]', async () => {
  const read = toPages(2)
  const cloud = { isBroken: true }
  const modal = await atTransactions((query) => (query.has('cursor') && cloud.isBroken ? undefined : read(query)))
  await expect.poll(() => modal.query('lk-activity-more')).not.toBeNull()
  modal.find('lk-activity-more').scrollIntoView()
  await expect.poll(() => modal.query('lk-activity-failed')?.innerText).toBe('Failed to fetch transactions')
  expect(modal.list('lk-activity-row')).toHaveLength(50)
  cloud.isBroken = false
  await modal.click('lk-activity-retry')
  await expect.poll(() => modal.list('lk-activity-row').length).toBe(100)
  await expect.poll(() => modal.query('lk-activity-failed')).toBeNull()
})

it('says that the first page failed, and shows it after a retry [S8.061]', async () => {
  const cloud = { isBroken: true }
  const modal = await atTransactions(() => (cloud.isBroken ? undefined : { data: history, next: null }))
  await expect.poll(() => modal.query('lk-activity-failed')?.innerText).toContain('Failed to fetch transactions')
  cloud.isBroken = false
  await modal.click('lk-activity-retry')
  await expect.poll(modal.rows).toHaveLength(6)
})

it('shows what arrives while it is open, without a reload, and never the waiting state of an empty list', async () => {
  const cloud = { data: [] as ReturnType<typeof row>[] }
  const modal = await atTransactions(() => ({ data: cloud.data, next: null }))
  await expect.poll(() => modal.query('lk-activity-empty')?.innerText).toContain('No activity yet')
  cloud.data = [row('b9', { operationType: 'receive', sentFrom: addresses[1], transfers: [move('in', '7', 'USDC')] })]
  modal.cloud.answer = 'hold'
  await modal.advance(30_000)
  await modal.advance(120)
  await expect.poll(() => modal.query('lk-activity-empty')).not.toBeNull()
  modal.cloud.answer = 'all'
  await expect.poll(modal.rows).toEqual(['Received +7 USDC from 0x25…ECEc30 Nov 19'])
  await expect.poll(() => modal.query('lk-activity-empty')).toBeNull()
})

it('is said to be missing on a network without history, with the transactions of this browser [S9.073] (behaviour 25)', async () => {
  const isUnavailable = () => Response.json({ code: 'not_configured', message: 'No provider' }, { status: 501 })
  const modal = await atTransactions(isUnavailable, { storage: leaveRecords(record()) })
  await expect.poll(() => modal.query('lk-activity-unavailable')?.innerText).toContain('No history on Ethereum')
  await expect.poll(() => modal.rows()).toEqual(['Sending −0.250 ETH to 0x25…ECEc30 Pending'])
  await expect.poll(() => modal.find('lk-activity-explorer').getAttribute('href')).toContain(addresses[0])
  const networkId = solana.caipNetworkId
  const onSolana = await atTransactions(undefined, {
    fake: createFakeAdapter({ namespace: 'solana', wallets: [phantom], networkId, addresses: [solanaAddress] }),
    connected: phantom.id,
    options: { networks: [solana] },
  })
  await expect.poll(() => onSolana.query('lk-activity-unavailable')?.innerText).toContain('No history on Solana')
})

it('says that the visitor is offline, and continues when the network is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const end = (): void => {
    online.mockRestore()
    window.dispatchEvent(new Event('online'))
  }
  onTestFinished(end)
  const first = await atTransactions(undefined)
  window.dispatchEvent(new Event('offline'))
  await first.unmount()
  const modal = await atTransactions(() => ({ data: history, next: null }))
  await expect.poll(() => modal.query('lk-activity-offline')?.innerText).toContain('You are offline')
  await expect.poll(() => modal.rows()).toEqual([])
  end()
  await expect.poll(modal.rows).toHaveLength(6)
})

it('opens a transaction, and Back leads to the list', async () => {
  const modal = await atTransactions(() => ({ data: history, next: null }))
  await expect.poll(modal.rows).toHaveLength(6)
  await modal.openRow('+650.951 USDC')
  await expect.poll(() => modal.text()).toContain('650.9519 USDC')
  await modal.click('lk-header-back')
  await modal.settled('Transactions')
  await expect.poll(() => modal.rows()).toHaveLength(6)
})

it('is not shown without a cloud', async () => {
  const fake = createFakeAdapter({ addresses: [...addresses] })
  const modal = await renderModal({ fake, connected: 'io.metamask' })
  modal.modal.open({ view: 'Transactions' })
  await modal.settled('Account')
  await expect.poll(() => modal.query('lk-activity')).toBeNull()
})
