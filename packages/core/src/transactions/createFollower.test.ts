import { describe, expect, it } from 'vitest'
import type { WaitForTransactionParameters } from '../adapter/features.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import {
  createTransactionTabs,
  flush,
  type TransactionTab,
  type TransactionTabs,
} from '../test/createTransactionTabs.ts'
import type { SubmitTransactionParameters } from './createTransactions.ts'

const minute = 60_000
const removed = JSON.stringify({ v: 1, value: [] })

/** Has the wallet of a tab send a transaction. */
const send = (
  { transactions }: TransactionTab,
  { chain }: TransactionTabs,
  ask: SubmitTransactionParameters['ask'] = async () => ({ id: chain.send() }),
) =>
  transactions.submit({
    ...{ namespace: 'eip155', networkId: 'eip155:1', address: '0x1111111111111111111111111111111111111111' },
    ...{ summary: { action: 'send' }, ask },
  })

/** A wallet that answers when the test says so. */
function createWallet() {
  let answer = (_id: string): void => undefined
  const promise = new Promise<{ readonly id: string }>((resolve) => {
    answer = (id) => resolve({ id })
  })
  return { ask: () => promise, answer: (id: string) => answer(id) }
}

describe('the reads before the wallet is asked', () => {
  it('do not hold it up if they fail', async () => {
    const tabs = createTransactionTabs()
    tabs.chain.isOffline = true
    const tab = tabs.open()
    await send(tab, tabs)
    expect(tab.list()).toMatchObject([{ status: 'submitted', trace: null }])
  })

  it('do not hold it up for more than 3 s', async () => {
    const tabs = createTransactionTabs()
    tabs.chain.features.trace = () => new Promise(() => undefined)
    const tab = tabs.open()
    const sending = send(tab, tabs)
    await tabs.pass(2_900, 100)
    expect(tab.list()[0]?.status).toBe('preparing')
    await tabs.pass(200, 100)
    await sending
    expect(tab.list()).toMatchObject([{ status: 'submitted', trace: null }])
  })

  it('end with the page, which then never asks it', async () => {
    const tabs = createTransactionTabs()
    let answer = (): void => undefined
    const { trace } = tabs.chain.features
    tabs.chain.features.trace = async (call) => {
      await new Promise<void>((resolve) => (answer = resolve))
      return await trace(call)
    }
    const tab = tabs.open()
    let asked = 0
    const sending = send(tab, tabs, async () => {
      asked++
      return { id: tabs.chain.send() }
    })
    const ended = sending.catch((error: unknown) => error)
    await flush()
    tab.close()
    answer()
    expect(await ended).toMatchObject({ name: 'AbortError' })
    expect(asked).toBe(0)
    expect(tab.list()).toEqual([])
  })
})

describe('a page that asks the wallet', () => {
  it('stores what the adapter learns meanwhile, beside what was read before', async () => {
    const tabs = createTransactionTabs()
    const tab = tabs.open()
    const stored: (string | null)[] = []
    await send(tab, tabs, async ({ onFacts }) => {
      for (const coin of ['1', '2']) {
        onFacts({ coin, [`had${coin}`]: 'yes' })
        stored.push(tabs.storage.getItem('@latchkey/transactions'))
      }
      return { id: tabs.chain.send() }
    })
    expect(stored.map((text) => text?.includes('"coin":"2"'))).toEqual([false, true])
    expect(tab.list()[0]?.trace).toEqual({
      isContract: false,
      facts: { nonce: '0', coin: '2', had1: 'yes', had2: 'yes' },
    })
  })

  it('waits for its answer, and takes no other transaction with that nonce for it', async () => {
    const tabs = createTransactionTabs()
    const tab = tabs.open()
    const wallet = createWallet()
    const sending = send(tab, tabs, wallet.ask)
    await flush()
    tabs.chain.send()
    tabs.chain.mine(4)
    await tabs.pass(9 * minute)
    expect(tab.list()).toMatchObject([{ status: 'awaitingWallet', id: null }])
    wallet.answer(tabs.chain.send())
    tabs.chain.mine(4)
    await sending
    await tabs.pass(8_000)
    expect(tab.list()).toMatchObject([{ status: 'confirmed', id: `0x${'2'.padStart(64, '0')}` }])
  })

  it('restores a record that another tab has removed', async () => {
    const tabs = createTransactionTabs()
    const tab = tabs.open()
    const wallet = createWallet()
    const sending = send(tab, tabs, wallet.ask)
    await flush()
    tabs.storage.setItem('@latchkey/transactions', removed)
    tab.comeBack()
    expect(tab.list()).toEqual([])
    wallet.answer(tabs.chain.send())
    await sending
    expect(tab.list()).toMatchObject([{ status: 'submitted' }])
  })
})

describe('following', () => {
  it('tells nothing while the visitor sees another page', async () => {
    const tabs = createTransactionTabs()
    const tab = tabs.open()
    for (const blocks of [1, 4]) {
      await send(tab, tabs)
      tab.page.isHidden = true
      tabs.chain.mine(blocks)
      await tabs.pass(12_000)
      expect([blocks, tab.list()[0]?.status]).toEqual([blocks, 'submitted'])
      tab.page.isHidden = false
      tab.comeBack()
      await tabs.pass(8_000)
      expect([blocks, tab.list()[0]?.status]).toEqual([blocks, 'confirmed'])
    }
  })

  it('ends with the record', async () => {
    const tabs = createTransactionTabs()
    let signal: AbortSignal | undefined
    tabs.chain.features.wait = (call: WaitForTransactionParameters) => {
      signal = call.signal
      return new Promise(() => undefined)
    }
    const tab = tabs.open()
    await send(tab, tabs)
    await flush()
    expect(signal?.aborted).toBe(false)
    tabs.storage.setItem('@latchkey/transactions', removed)
    tab.comeBack()
    expect(signal?.aborted).toBe(true)
  })

  it.each([
    ['transaction.expired', { status: 'expired' }, { code: 'transaction.expired' }],
    // The wallet’s answer was no id.
    ['options.invalid', { status: 'unknown' }, { text: 'transactionUnknown' }],
  ] as const)('ends with %s', async (code, expected, toast) => {
    const tabs = createTransactionTabs()
    tabs.chain.features.wait = () => Promise.reject(new ModalError(code))
    const tab = tabs.open()
    await send(tab, tabs)
    await flush()
    expect(tab.list()).toMatchObject([{ ...expected, isFinal: true }])
    expect(tab.toasts.at(-1)).toMatchObject(toast)
  })

  it('ends after 7 days in which the chain could not be read', async () => {
    const tabs = createTransactionTabs()
    const tab = tabs.open()
    await send(tab, tabs)
    tabs.chain.isOffline = true
    await tabs.pass(6 * 24 * 60 * minute, 60 * minute)
    expect(tab.list()).toMatchObject([{ status: 'submitted', isFinal: false }])
    await tabs.pass(48 * 60 * minute, 60 * minute)
    expect(tab.list()).toMatchObject([{ status: 'unknown', isFinal: true }])
  })

  it('continues after a disconnect until the block of a confirmed transaction is deep enough', async () => {
    const tabs = createTransactionTabs()
    const tab = tabs.open()
    await send(tab, tabs)
    tabs.chain.mine()
    await tabs.pass(8_000)
    tab.connection.patch({ statuses: { eip155: 'disconnected' } })
    expect(tab.list()).toMatchObject([{ status: 'confirmed', isFinal: false }])
    tabs.chain.reorganise(1)
    await tabs.pass(8_000)
    expect(tab.list()).toMatchObject([{ status: 'confirming' }])
  })
})
