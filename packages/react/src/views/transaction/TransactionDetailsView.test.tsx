import { transactionsPlugin, type RouteParameters, type TransactionRecord } from '@latchkey/core'
import { deepLinkMemoryPlugin } from '@latchkey/core/internal'
import { createFakeAdapter } from '@latchkey/core/testing'
import { expect, it } from 'vitest'
import { createFakeCloud } from '../../test/createFakeCloud.ts'
import { describeScenes } from '../../test/describeScenes.ts'
import { renderModal, type RenderedModal, type RenderModalParameters } from '../../test/renderModal.tsx'
import { addresses } from '../../test/scenes/cast.ts'
import { history, leaveRecords, move, record, row } from '../../test/scenes/transactionCast.ts'
import { setClipboard } from '../../test/setClipboard.ts'

describeScenes('TransactionDetails')

const fake = () => createFakeAdapter({ addresses: [...addresses] })
const connected = 'io.metamask'

async function atRecord(part: Partial<TransactionRecord>, parameters: RenderModalParameters = {}) {
  const storage = leaveRecords(record(part))
  const modal = await renderModal({ fake: fake(), connected, storage, ...parameters })
  await openDetails(modal, { key: 'd1' })
  return modal
}

async function atHistory(id: string, data: readonly unknown[] = history) {
  const cloud = createFakeCloud([], { history: () => ({ data, next: null }) })
  const modal = await renderModal({ fake: fake(), connected, http: cloud.http, options: { cloud: cloud.url } })
  await openDetails(modal, { caipNetworkId: 'eip155:1', id })
  return modal
}

async function openDetails(modal: RenderedModal, parameters: RouteParameters['TransactionDetails']): Promise<void> {
  await modal.open({ view: 'TransactionDetails', parameters })
  // The records of this browser are read after the view has opened.
  await expect.poll(modal.status).not.toBe('loading')
  await modal.settled('TransactionDetails')
}

const isFinal = true

it.each<readonly [string, string, Partial<TransactionRecord>, string, string | undefined]>([
  ['preparing', 'asking', { status: 'preparing', id: null }, 'Confirm or decline it in MetaMask', undefined],
  ['in the wallet', 'asking', { status: 'awaitingWallet', id: null }, 'Nothing has been sent yet', undefined],
  ['submitted', 'pending', {}, 'On its way. You can close this', undefined],
  ['slow', 'pending', { cause: 'slow' }, 'Its fee is low, so this takes longer', undefined],
  ['confirming', 'again', { status: 'confirming' }, 'replaced its block', undefined],
  [
    'stuck',
    'stuck',
    { status: 'stuck' },
    'New blocks come without it',
    'Speed it up or cancel it in MetaMask, or wait',
  ],
  ['unknown', 'unknown', { status: 'unknown', id: null, isFinal }, 'unclear whether it was sent', 'MetaMask first'],
  ['confirmed', 'done', { status: 'confirmed', isFinal }, 'Sent · Confirmed on Jan 1, 2025', undefined],
  ['sped up', 'done', { status: 'confirmed', replacedBy: 'spedUp', isFinal }, 'Sped up, and confirmed', undefined],
  [
    'reverted',
    'failed',
    { status: 'failed', cause: 'reverted', isFinal },
    'could not carry it out',
    'Only the network fee',
  ],
  ['partly', 'failed', { status: 'failed', cause: 'partlyReverted', isFinal }, 'Only a part', 'Do not send it again'],
  [
    'not sent',
    'failed',
    { status: 'failed', cause: 'notSent', id: null, isFinal },
    'MetaMask could not send',
    'No fee',
  ],
  ['expired', 'expired', { status: 'expired', isFinal }, 'did not accept it in time', 'you can send it again'],
  [
    'cancelled',
    'cancelled',
    { status: 'replaced', replacedBy: 'cancelled', isFinal },
    'You cancelled',
    'Only the network',
  ],
  [
    'replaced',
    'replaced',
    { status: 'replaced', replacedBy: 'replaced', isFinal },
    'took its place',
    'See the other one',
  ],
])('says what became of a transaction, why, and what to do: %s', async (_title, status, part, text, note) => {
  const modal = await atRecord(part)
  await modal.hasStatus(status)
  await expect.poll(() => modal.text()).toContain(text)
  await expect.poll(() => modal.query('lk-transaction-note')?.innerText ?? 'no note').toContain(note ?? 'no note')
})

it('shows what was sent, the whole address, the network, and the page of what is in the block', async () => {
  const replacementId = `0x${'e9'.repeat(32)}`
  const modal = await atRecord({ status: 'confirmed', replacedBy: 'spedUp', replacementId, isFinal })
  const written = setClipboard()
  await expect.poll(() => modal.view().querySelector('h3')?.innerText).toBe('0.25 ETH')
  await expect.poll(() => modal.find('lk-transaction-address').textContent).toBe(addresses[1])
  await expect.poll(() => modal.text()).toContain('Ethereum')
  await expect
    .poll(() => modal.find('lk-transaction-explorer').getAttribute('href'))
    .toMatch(new RegExp(`/tx/${replacementId}$`))
  await modal.click('lk-transaction-copy')
  await expect.poll(() => written).toEqual([replacementId])
})

it('follows a transaction from the wallet to its end, by the toast that opens it', async () => {
  let mine = (): void => undefined
  const mined = new Promise<void>((resolve) => {
    mine = resolve
  })
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const world = createFakeAdapter({
    addresses: [...addresses],
    features: {
      transaction: {
        send: async () => ({ id: '0x1' }),
        wait: ({ id }) => mined.then(() => ({ status: 'success', id })),
      },
    },
  })
  const modal = await renderModal({ fake: world, connected })
  const transactions = await modal.modal.plugin(transactionsPlugin).load()
  const sent = transactions.submit({
    namespace: 'eip155',
    networkId: 'eip155:1',
    address: addresses[0],
    summary: { action: 'send', to: addresses[1], amount: '5', decimals: 0, symbol: 'TKN', token: addresses[2] },
    ask: async () => {
      await answered
      return { id: `0x${'1'.repeat(64)}` }
    },
  })
  answer()
  await sent
  await modal.click('lk-toast-details')
  await modal.settled('TransactionDetails')
  await modal.hasStatus('pending')
  await expect
    .poll(() => modal.find('lk-transaction-steps').querySelector('[aria-current]')?.textContent)
    .toContain('Confirming')
  mine()
  await modal.hasStatus('done')
  await expect.poll(() => modal.query('lk-transaction-steps')).toBeNull()
  // The next toast replaces the last one after a pause. A press while the details are shown leads nowhere else.
  await modal.advance(150)
  await modal.click('lk-toast-details')
  expect(modal.modal.controllers.router.store.getState().history).toHaveLength(1)
})

it('is opened from a toast over another view, to which Back leads, but not over one that asks for a decision', async () => {
  const modal = await renderModal({ fake: fake(), connected, storage: leaveRecords(record()) })
  const { router, toasts } = modal.modal.controllers
  await modal.open()
  const route = { view: 'TransactionDetails', parameters: { key: 'd1' } } as const
  toasts.show({ variant: 'success', text: 'transactionConfirmed', route })
  await modal.click('lk-toast-details')
  await modal.settled('TransactionDetails')
  await modal.click('lk-header-back')
  await modal.settled('Account')
  router.push('UnsupportedChain')
  await modal.settled('UnsupportedChain')
  await expect.poll(() => modal.query('lk-toast')).not.toBeNull()
  await expect.poll(() => modal.query('lk-toast-details')).toBeNull()
})

it('adds the fee from the history once a transaction of this browser has settled', async () => {
  const data = [row('d1', { transfers: [move('out', '0.25', 'ETH')], fee: { symbol: 'ETH', numeric: '0.000042' } })]
  const requests: string[] = []
  const cloud = createFakeCloud([], {
    history: () => {
      requests.push('history')
      return { data, next: null }
    },
  })
  const parameters = { http: cloud.http, options: { cloud: cloud.url } }
  const pending = await atRecord({}, parameters)
  expect(pending.query('lk-transaction-fee')).toBeNull()
  expect(requests).toEqual([])
  const settled = await atRecord({ status: 'confirmed', isFinal }, parameters)
  await expect.poll(() => settled.query('lk-transaction-fee')?.innerText).toContain('0.000042 ETH')
})

it('shows a transaction of the history by its id, with all that it moved', async () => {
  const swap = await atHistory(history[1].metadata.hash ?? '')
  expect(swap.text()).toContain('Swapped')
  expect(swap.find('lk-transaction-moved').innerText.split('\n')).toEqual(['−100 USDC', '+0.0384567 ETH'])
  expect(swap.find('lk-transaction-fee').innerText).toContain('0.0002 ETH')
  const failed = await atHistory(history[3].metadata.hash?.toUpperCase().replace('X', 'x') ?? '')
  await failed.hasStatus('failed')
  expect(failed.find('lk-transaction-note').innerText).toContain('Only the network fee was paid')
})

it('says that a transaction is not among those read, and still offers the explorer', async () => {
  const modal = await atHistory('0xff')
  await modal.hasStatus('missing')
  await expect.poll(() => modal.text()).toContain('Transaction not found')
  await expect.poll(() => modal.find('lk-transaction-explorer').getAttribute('href')).toMatch(/\/tx\/0xff$/)
})

it('opens the wallet that was chosen on this phone, to speed up or cancel what is stuck', async () => {
  const modal = await renderModal({
    fake: fake(),
    connected,
    storage: leaveRecords(record({ status: 'stuck' })),
    platform: { isMobile: true },
  })
  modal.modal.plugin(deepLinkMemoryPlugin).get().set({ name: 'Rainbow', href: 'rainbow://' })
  await openDetails(modal, { key: 'd1' })
  await expect
    .poll(() => modal.find('lk-transaction-wallet'))
    .toMatchObject({ innerText: 'Open Rainbow', target: '_top' })
  const desktop = await atRecord({ status: 'stuck' })
  expect(desktop.query('lk-transaction-wallet')).toBeNull()
})
