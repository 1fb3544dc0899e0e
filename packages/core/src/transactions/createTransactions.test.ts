import { describe, expect, it } from 'vitest'
import { ModalError } from '../kernel/errors/ModalError.ts'
import {
  createTransactionTabs,
  flush,
  type TransactionTab,
  type TransactionTabs,
} from '../test/createTransactionTabs.ts'
import type { SubmitTransactionParameters } from './createTransactions.ts'

const minute = 60_000
const request = {
  namespace: 'eip155',
  networkId: 'eip155:1',
  address: '0x1111111111111111111111111111111111111111',
  summary: { action: 'send', amount: '5', symbol: 'ETH' },
} as const

/** Has the wallet of a tab send a transaction. */
const send = (
  { transactions }: TransactionTab,
  { chain }: TransactionTabs,
  parameters: Partial<SubmitTransactionParameters> & { readonly outcome?: 'success' | 'reverted' } = {},
) => {
  const { outcome, ...more } = parameters
  return transactions.submit({ ...request, ask: async () => ({ id: chain.send({ outcome }) }), ...more })
}

/** A wallet that answers when the test says so. */
function createWallet() {
  let answer = (_id: string): void => undefined
  const promise = new Promise<{ readonly id: string }>((resolve) => {
    answer = (id) => resolve({ id })
  })
  return { ask: () => promise, answer: (id: string) => answer(id) }
}

const texts = ({ toasts }: TransactionTab) => toasts.map(({ text, code }) => text ?? code)

describe('a transaction', () => {
  it('is stored before the wallet is asked, then followed until its block is three deep', async () => {
    const tabs = createTransactionTabs()
    const tab = tabs.open()
    const wallet = createWallet()
    const statuses: string[] = []
    tab.store.subscribe(({ records: [record] }) => void statuses.push(record?.status ?? 'none'))
    const submitting = tab.transactions.submit({
      ...request,
      ask: async () => {
        expect(tabs.storage.getItem('@latchkey/transactions')).toContain('awaitingWallet')
        return await wallet.ask()
      },
    })
    await flush()
    expect(tab.list()).toMatchObject([{ status: 'awaitingWallet', trace: { facts: { nonce: '0' } }, isFinal: false }])
    wallet.answer(tabs.chain.send())
    expect(await submitting).toMatchObject({ status: 'submitted', summary: { amount: '5', to: null } })
    tabs.chain.mine()
    await tabs.pass(8_000)
    expect(tab.list()).toMatchObject([{ status: 'confirmed', isFinal: false }])
    tabs.chain.mine(3)
    await tabs.pass(8_000)
    expect(tab.list()).toMatchObject([{ status: 'confirmed', isFinal: true }])
    expect([...new Set(statuses)]).toEqual(['preparing', 'awaitingWallet', 'submitted', 'confirmed'])
    expect(texts(tab)).toEqual(['transactionSent', 'transactionConfirmed'])
    expect(tab.toasts.at(-1)?.link).toMatch(/^https:\/\/.*\/tx\/0x0+1$/)
    const details = { view: 'TransactionDetails', parameters: { key: tab.list()[0]?.key } }
    expect(tab.toasts.map(({ route }) => route)).toEqual([details, details])
    expect(tabs.clock.countTimers()).toBe(0)
  })

  it('fails, is sped up, is cancelled: the end has the cause and the id in the block', async () => {
    const tabs = createTransactionTabs()
    const tab = tabs.open()
    const { id: first } = await send(tab, tabs, { outcome: 'reverted' })
    tabs.chain.mine(4)
    await tabs.pass(8_000)
    expect(tab.list()[0]).toMatchObject({ status: 'failed', cause: 'reverted', id: first, isFinal: true })
    const { id: second } = await send(tab, tabs)
    const spedUp = tabs.chain.replace(String(second), 'spedUp')
    tabs.chain.mine(4)
    await tabs.pass(8_000)
    expect(tab.list()[0]).toMatchObject({
      status: 'confirmed',
      id: second,
      replacementId: spedUp,
      replacedBy: 'spedUp',
    })
    const { id: third } = await send(tab, tabs)
    tabs.chain.replace(String(third), 'cancelled')
    tabs.chain.mine(4)
    await tabs.pass(8_000)
    expect(tab.list()[0]).toMatchObject({ status: 'replaced', replacedBy: 'cancelled' })
    expect(texts(tab).filter((text) => text !== 'transactionSent')).toEqual([
      'transaction.reverted',
      'transactionConfirmed',
      'transactionCancelled',
    ])
  })

  it('is stuck after a minute while newer blocks come, and still succeeds; without newer blocks it is not', async () => {
    const tabs = createTransactionTabs()
    const tab = tabs.open()
    await send(tab, tabs)
    await tabs.pass(2 * minute)
    expect(tab.list()[0]?.status).toBe('submitted')
    tabs.chain.mine(1, true)
    await tabs.pass(8_000)
    expect(tab.list()[0]).toMatchObject({ status: 'stuck', isFinal: false })
    tabs.chain.mine()
    await tabs.pass(8_000)
    expect(tab.list()[0]?.status).toBe('confirmed')
  })

  it('is confirming again when a reorganisation or a reset takes its block away', async () => {
    const tabs = createTransactionTabs()
    const tab = tabs.open()
    const told: string[] = []
    tab.transactions.watchSettled(({ status }) => void told.push(status))
    await send(tab, tabs)
    tabs.chain.mine()
    await tabs.pass(8_000)
    tabs.chain.reorganise(1)
    await tabs.pass(8_000)
    expect(tab.list()[0]).toMatchObject({ status: 'confirming', isFinal: false })
    tabs.chain.mine(4)
    await tabs.pass(8_000)
    expect(tab.list()[0]).toMatchObject({ status: 'confirmed', isFinal: true })
    expect(told).toEqual(['confirmed', 'confirming', 'confirmed'])
  })

  it('survives hours without a connection', async () => {
    const tabs = createTransactionTabs()
    const tab = tabs.open()
    await send(tab, tabs)
    tabs.chain.isOffline = true
    await tabs.pass(5 * 60 * minute, minute)
    expect(tab.list()[0]).toMatchObject({ status: 'submitted', isFinal: false })
    tabs.chain.isOffline = false
    tabs.chain.mine(4)
    tab.comeBack()
    await tabs.pass(8_000)
    expect(tab.list()[0]).toMatchObject({ status: 'confirmed', isFinal: true })
  })
})

describe('the wallet', () => {
  it('leaves no record when the visitor declines, and the call rejects with its reason', async () => {
    const tabs = createTransactionTabs()
    const tab = tabs.open()
    const declined = send(tab, tabs, { ask: () => Promise.reject(new ModalError('request.rejected')) })
    await expect(declined).rejects.toMatchObject({ code: 'request.rejected' })
    expect(tab.list()).toEqual([])
    expect(tab.toasts).toEqual([])
  })

  it('cannot send: the record says that nothing was sent', async () => {
    const tabs = createTransactionTabs()
    const tab = tabs.open()
    const refused = send(tab, tabs, { ask: () => Promise.reject(new ModalError('transaction.insufficientFunds')) })
    await expect(refused).rejects.toMatchObject({ code: 'transaction.insufficientFunds' })
    expect(tab.list()).toMatchObject([{ status: 'failed', cause: 'notSent', isFinal: true }])
  })

  it('sends although its answer is lost: the transaction is found by its nonce', async () => {
    const tabs = createTransactionTabs()
    const tab = tabs.open()
    let sent = ''
    const lost = send(tab, tabs, {
      ask: () => {
        sent = tabs.chain.send()
        return Promise.reject(new ModalError('wallet.timeout'))
      },
    })
    await expect(lost).rejects.toMatchObject({ code: 'wallet.timeout' })
    expect(tab.list()[0]).toMatchObject({ status: 'awaitingWallet', id: null })
    tabs.chain.mine(4)
    await tabs.pass(12_000)
    expect(tab.list()[0]).toMatchObject({ status: 'confirmed', id: sent, isFinal: true })
  })

  it('leaves no trace: after 10 minutes the visitor is told to look into it', async () => {
    const tabs = createTransactionTabs()
    const tab = tabs.open()
    await expect(
      send(tab, tabs, { ask: () => Promise.reject(new ModalError('wallet.timeout')) }),
    ).rejects.toMatchObject({
      code: 'wallet.timeout',
    })
    await tabs.pass(9 * minute)
    expect(tab.list()[0]?.status).toBe('awaitingWallet')
    // A chain that cannot be read proves nothing.
    tabs.chain.isOffline = true
    await tabs.pass(5 * minute)
    expect(tab.list()[0]?.status).toBe('awaitingWallet')
    tabs.chain.isOffline = false
    await tabs.pass(minute)
    expect(tab.list()[0]).toMatchObject({ status: 'unknown', isFinal: true })
    expect(tab.toasts.at(-1)).toMatchObject({ text: 'transactionUnknown', sticky: true })
  })

  it('answers after an hour: the transaction is followed anyway', async () => {
    const tabs = createTransactionTabs()
    const tab = tabs.open()
    const wallet = createWallet()
    const submitting = send(tab, tabs, { ask: wallet.ask })
    await flush()
    await tabs.pass(60 * minute, minute)
    expect(tab.list()[0]?.status).toBe('unknown')
    wallet.answer(tabs.chain.send())
    await submitting
    tabs.chain.mine(4)
    await tabs.pass(8_000)
    expect(tab.list()[0]).toMatchObject({ status: 'confirmed', isFinal: true })
  })

  it('of a contract account may answer with a proposal: never stuck, and followed for 7 days', async () => {
    const tabs = createTransactionTabs()
    tabs.chain.isContract = true
    const tab = tabs.open()
    await send(tab, tabs, { ask: async () => ({ id: `0x${'ab'.repeat(32)}` }) })
    for (let day = 1; day < 7; day++) {
      tabs.chain.mine(10)
      await tabs.pass(24 * 60 * minute, 60 * minute)
      expect(tab.list()[0]).toMatchObject({ status: 'submitted', isFinal: false })
    }
    await tabs.pass(25 * 60 * minute, 60 * minute)
    expect(tab.list()[0]).toMatchObject({ status: 'unknown', isFinal: true })
  })
})

describe('after a reload', () => {
  it('a sent transaction is followed by its id, without another request to the wallet', async () => {
    const tabs = createTransactionTabs()
    const before = tabs.open()
    const { id } = await send(before, tabs)
    before.close()
    tabs.chain.mine(4)
    const after = tabs.open()
    await tabs.pass(8_000)
    expect(after.list()).toMatchObject([{ id, status: 'confirmed', isFinal: true }])
    expect(texts(after)).toEqual(['transactionConfirmed'])
  })

  it('a transaction whose answer the closed page never received is found by its nonce', async () => {
    const tabs = createTransactionTabs()
    const before = tabs.open()
    const wallet = createWallet()
    void send(before, tabs, { ask: wallet.ask })
    await flush()
    before.close()
    const sent = tabs.chain.send()
    const after = tabs.open()
    await tabs.pass(8_000)
    expect(after.list()).toMatchObject([{ status: 'awaitingWallet', id: null }])
    tabs.chain.mine(4)
    await tabs.pass(8_000)
    expect(after.list()).toMatchObject([{ id: sent, status: 'confirmed', isFinal: true }])
  })

  it('a preparation is dropped, since the wallet was never asked', async () => {
    const tabs = createTransactionTabs()
    const before = tabs.open()
    let asked = 0
    void before.transactions
      .submit({
        ...request,
        ask: async () => {
          asked++
          return { id: 'x' }
        },
      })
      .catch(() => undefined)
    before.close()
    await flush()
    expect(asked).toBe(0)
    tabs.clock.advance(minute)
    expect(tabs.open().list()).toEqual([])
  })
})

describe('two tabs', () => {
  it('show one toast for the end, in the tab that the visitor sees', async () => {
    const tabs = createTransactionTabs()
    const [first, second] = [tabs.open(), tabs.open()]
    await flush()
    await send(first, tabs)
    await flush()
    expect(second.list()).toEqual(first.list())
    expect(second.toasts).toEqual([])
    first.page.isHidden = true
    tabs.chain.mine(4)
    await tabs.pass(12_000)
    expect(texts(first)).toEqual(['transactionSent'])
    expect(texts(second)).toEqual(['transactionConfirmed'])
    // The toast of the first tab does not wait for ever.
    expect(first.visible()).toBeNull()
    expect(first.list()).toEqual(second.list())
  })

  it('both visible, still show one toast for the end', async () => {
    const tabs = createTransactionTabs()
    const [first, second] = [tabs.open(), tabs.open()]
    await flush()
    const heard: string[] = []
    for (const tab of [first, second]) tab.transactions.watchSettled(({ status }) => void heard.push(status))
    await send(first, tabs)
    tabs.chain.mine(4)
    await tabs.pass(12_000)
    expect([...texts(first), ...texts(second)]).toHaveLength(2)
    expect(texts(first)[0]).toBe('transactionSent')
    expect([...texts(first), ...texts(second)]).toContain('transactionConfirmed')
    // Both read their balances again.
    expect(heard).toEqual(['confirmed', 'confirmed'])
  })
})

it('a page that was frozen hears of a transaction that another one has sent and settled, and a new page does not', async () => {
  const tabs = createTransactionTabs()
  const sender = tabs.open()
  await send(sender, tabs)
  tabs.chain.mine(4)
  await tabs.pass(8_000)
  const stored = tabs.storage.getItem('@latchkey/transactions') ?? ''
  const elsewhere = createTransactionTabs()
  const heard: string[] = []
  const open = (name: string) => {
    const tab = elsewhere.open()
    tab.transactions.watchSettled(({ status }) => void heard.push(`${name} ${status}`))
    return tab
  }
  const frozen = open('frozen')
  await flush()
  elsewhere.storage.setItem('@latchkey/transactions', stored)
  open('new')
  frozen.comeBack()
  expect(heard).toEqual(['frozen confirmed'])
})

describe('the list', () => {
  it('holds 99 pending transactions and drops the oldest [S9.028] [S9.029]', async () => {
    const tabs = createTransactionTabs()
    const tab = tabs.open()
    const ids: (string | null)[] = []
    for (let count = 0; count < 101; count++) {
      tabs.clock.advance(1)
      ids.push((await send(tab, tabs)).id)
    }
    expect(tab.list().map(({ id }) => id)).toEqual(ids.slice(2).toReversed())
    tab.close()
    expect(tabs.open().list()).toHaveLength(99)
  })

  it('keeps a settled transaction for 24 hours, or until the visitor disconnects', async () => {
    const tabs = createTransactionTabs()
    const tab = tabs.open()
    await send(tab, tabs)
    tabs.chain.mine(4)
    await tabs.pass(8_000)
    await send(tab, tabs)
    expect(tab.list()).toHaveLength(2)
    tab.connection.patch({ statuses: { eip155: 'disconnected' } })
    // Pending transactions are still followed.
    expect(tab.list()).toMatchObject([{ status: 'submitted' }])
    tabs.chain.mine(4)
    await tabs.pass(8_000)
    tab.close()
    await tabs.pass(24 * 60 * minute, 60 * minute)
    expect(tabs.open().list()).toEqual([])
  })

  it('drops a stored list that another script has damaged', () => {
    const tabs = createTransactionTabs()
    tabs.storage.setItem('@latchkey/transactions', JSON.stringify({ v: 1, value: [{ key: 'a', status: 'won' }] }))
    expect(tabs.open().list()).toEqual([])
    expect(tabs.storage.getItem('@latchkey/transactions')).toBeNull()
  })
})
