import { InfiniteQueryObserver } from '@tanstack/query-core'
import { expect, it, onTestFinished } from 'vitest'
import { activityQuery } from './activity/activityQuery.ts'
import type { TransactionOutcome, WaitForTransactionParameters } from './adapter/features.ts'
import { nativeBalanceQuery } from './balance/nativeBalance.ts'
import { tokenBalancesQuery } from './balance/tokenBalancesQuery.ts'
import { getAccount } from './getAccount.ts'
import { createMemoryStorage } from './kernel/ports/createMemoryStorage.ts'
import { ModalError } from './kernel/errors/ModalError.ts'
import { nftsQuery } from './nfts/nftsQuery.ts'
import type { Modal } from './plugin/Modal.ts'
import { queryClientPlugin } from './query/queryClientPlugin.ts'
import { createFakeAdapter } from './test/createFakeAdapter.ts'
import { createTestModal, type TestModal } from './test/createTestModal.ts'
import { startTestCloud } from './test/startTestCloud.ts'
import { until } from './test/until.ts'
import type { TransactionSummary } from './transactions/state.ts'
import { transactionsPlugin } from './transactions/transactionsPlugin.ts'

const owner = '0x1111111111111111111111111111111111111111'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const native = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const id = `0x${'ab'.repeat(32)}`
const request = { namespace: 'eip155', caipAddress: `eip155:1:${owner}` } as const

/** A chain and a cloud that know of a transaction from the moment at which the test lets it happen. */
async function createWorld() {
  const world = { has: false, lag: 0, nativeReads: 0 }
  const cloud = await startTestCloud()
  cloud.on('getTokenBalances', () => ({
    json: {
      balances: [
        {
          name: 'USD Coin',
          symbol: 'USDC',
          chainId: 'eip155:1',
          address: `eip155:1:${token}`,
          quantity: { decimals: 6, numeric: world.has ? '15' : '20' },
        },
      ],
    },
  }))
  cloud.on('getHistory', () => {
    const isListed = world.has && cloud.callsOf('getHistory').length > 1 + world.lag
    const metadata = {
      ...{ minedAt: '2026-03-15T12:00:00.000Z', chain: 'eip155:1', hash: id, operationType: 'send' },
      ...{ status: 'confirmed', sentFrom: owner, sentTo: owner },
    }
    return { json: { data: isListed ? [{ id, metadata, transfers: [] }] : [], next: null } }
  })
  let settle: (outcome: TransactionOutcome) => void = () => undefined
  let fail: (error: ModalError) => void = () => undefined
  let look: NonNullable<WaitForTransactionParameters['onStatus']> = () => undefined
  const outcome = new Promise<TransactionOutcome>((resolve, reject) => {
    settle = resolve
    fail = reject
  })
  const storage = createMemoryStorage()
  const openPage = async () => {
    const fake = createFakeAdapter({
      features: {
        balance: {
          getNative: async () => {
            world.nativeReads++
            return { value: world.has ? 4n : 5n, decimals: 18, symbol: 'ETH' }
          },
        },
        transaction: {
          send: async () => ({ id }),
          wait: ({ onStatus = look }) => {
            look = onStatus
            return outcome
          },
        },
      },
    })
    const test = createTestModal({ fake, storage, options: { projectId: 'p', cloud: cloud.url } })
    onTestFinished(() => test.modal.destroy())
    await test.modal.start()
    return test
  }
  onTestFinished(async () => {
    await cloud.close()
    expect(cloud.faults).toEqual([])
  })
  const listForced = () => cloud.callsOf('getTokenBalances').map(({ query }) => query['forceUpdate'])
  const happen = (status: TransactionOutcome['status'] = 'success', more: Partial<TransactionOutcome> = {}): void => {
    world.has = true
    settle({ status, id, ...more })
  }
  const countHistory = () => cloud.callsOf('getHistory').length
  return { world, cloud, openPage, listForced, happen, countHistory, fail: () => fail, look: () => look }
}

/** Reads all that a page shows of an account, and keeps the list of transactions in use. */
async function readAll(modal: Modal): Promise<void> {
  const { client } = modal.plugin(queryClientPlugin).get()
  const observer = new InfiniteQueryObserver(client, activityQuery.options(modal, request))
  onTestFinished(observer.subscribe(() => undefined))
  await Promise.all([tokenBalancesQuery.read(modal, request), nativeBalanceQuery.read(modal, request)])
  await until(() => observer.getCurrentResult().data !== undefined)
}

/** Lets all pauses pass, with the requests between them. */
async function passAll({ modal, clock }: Pick<TestModal, 'modal' | 'clock'>): Promise<void> {
  const { client } = modal.plugin(queryClientPlugin).get()
  for (let pause = 0; pause < 8; pause++) {
    await until(() => client.isFetching() === 0)
    clock.advance(10_000)
  }
  await until(() => client.isFetching() === 0)
}

async function submit(
  modal: Modal,
  summary: Pick<TransactionSummary, 'action'> & Partial<TransactionSummary>,
  ask: () => Promise<{ readonly id: string }> = async () => ({ id }),
) {
  const transactions = await modal.plugin(transactionsPlugin).load()
  return transactions.submit({ namespace: 'eip155', networkId: 'eip155:1', address: owner, summary, ask })
}

const listIds = (modal: Modal) => activityQuery.getCached(modal, request)?.transactions.map((row) => row.id)
const getStatus = (modal: Modal) => modal.plugin(transactionsPlugin).store.getState().records[0]?.status

it('shows the new balances and the transaction as soon as it has settled, without another act', async () => {
  const { openPage, listForced, happen } = await createWorld()
  const { modal, clock } = await openPage()
  await modal.connect({ connectorId: 'io.metamask' })
  await readAll(modal)
  await submit(modal, { action: 'send', token })
  expect(listForced()).toEqual([undefined])
  happen()
  await until(() => listIds(modal)?.includes(id))
  await until(() => getAccount(modal, request).tokenBalance?.[0]?.quantity.numeric === '15')
  expect(getAccount(modal, request).balance).toBe('0.000000000000000004')
  expect(listForced()).toEqual([undefined, `${native},${token}`])
  // Nothing is read again that is new.
  expect(clock.countTimers()).toBe(1)
})

it('has every token of the account read again if it is not known what moved, and only the coin after a transfer of it', async () => {
  for (const [summary, forced] of [
    [{ action: 'other' }, `${native},${token}`],
    // What it bought is one of them.
    [{ action: 'swap', token: owner }, `${native},${token}`],
    [{ action: 'send' }, native],
  ] as const) {
    const { openPage, listForced, happen } = await createWorld()
    const { modal } = await openPage()
    await modal.connect({ connectorId: 'io.metamask' })
    await readAll(modal)
    await submit(modal, summary)
    happen('reverted')
    await until(() => listForced().length === 2)
    expect([summary, listForced()]).toEqual([summary, [undefined, forced]])
  }
})

it('reads the list again until it has the transaction', async () => {
  const { world, openPage, happen, cloud } = await createWorld()
  const { modal, clock } = await openPage()
  await modal.connect({ connectorId: 'io.metamask' })
  await readAll(modal)
  await submit(modal, { action: 'send' })
  world.lag = 3
  happen()
  await until(() => {
    clock.advance(500)
    return listIds(modal)?.includes(id)
  })
  expect(cloud.callsOf('getHistory')).toHaveLength(5)
})

it('is noticed by the page that did not send it', async () => {
  const { openPage, happen, listForced } = await createWorld()
  const first = await openPage()
  await first.modal.connect({ connectorId: 'io.metamask' })
  await submit(first.modal, { action: 'send', token })
  const second = await openPage()
  await until(() => getStatus(second.modal) === 'submitted')
  await readAll(second.modal)
  happen()
  await until(() => getAccount(second.modal, request).tokenBalance?.[0]?.quantity.numeric === '15')
  expect(listForced()).toContain(`${native},${token}`)
})

it('requests nothing that was not read before, nor anything for what was not sent', async () => {
  const { openPage, happen, cloud, world } = await createWorld()
  const { modal } = await openPage()
  await modal.connect({ connectorId: 'io.metamask' })
  await submit(modal, { action: 'send', token })
  happen()
  await until(() => getStatus(modal) === 'confirmed')
  await readAll(modal)
  const reads = [cloud.callsOf('getTokenBalances').length, cloud.callsOf('getHistory').length, world.nativeReads]
  expect(reads).toEqual([1, 1, 1])
  const refused = submit(modal, { action: 'send' }, () =>
    Promise.reject(new ModalError('transaction.insufficientFunds')),
  )
  await expect(refused).rejects.toMatchObject({ code: 'transaction.insufficientFunds' })
  await until(() => getStatus(modal) === 'failed')
  await tokenBalancesQuery.read(modal, request)
  expect([cloud.callsOf('getTokenBalances').length, cloud.callsOf('getHistory').length]).toEqual([1, 1])
})

it('is looked for in the list by the id that is in the block', async () => {
  const { openPage, happen, countHistory } = await createWorld()
  const page = await openPage()
  await page.modal.connect({ connectorId: 'io.metamask' })
  await readAll(page.modal)
  await submit(page.modal, { action: 'send', token }, async () => ({ id: `0x${'cd'.repeat(32)}` }))
  happen('success', { replacedBy: 'spedUp' })
  await until(() => listIds(page.modal)?.includes(id))
  await passAll(page)
  expect(countHistory()).toBe(2)
})

it('is gone from the list when its block is replaced', async () => {
  const { world, openPage, countHistory, look } = await createWorld()
  const page = await openPage()
  await page.modal.connect({ connectorId: 'io.metamask' })
  await readAll(page.modal)
  await submit(page.modal, { action: 'send', token })
  world.has = true
  look()({ status: 'included', outcome: { status: 'success', id } })
  await until(() => listIds(page.modal)?.includes(id))
  world.has = false
  look()({ status: 'notFound', block: 5n })
  await until(() => listIds(page.modal)?.length === 0)
  await passAll(page)
  expect(countHistory()).toBe(3)
})

it('only marks a list as stale that is not in use', async () => {
  const { openPage, happen, countHistory } = await createWorld()
  const { modal, clock } = await openPage()
  await modal.connect({ connectorId: 'io.metamask' })
  await activityQuery.read(modal, request)
  await submit(modal, { action: 'send' })
  happen()
  const { client } = modal.plugin(queryClientPlugin).get()
  await until(() => client.getQueryCache().find({ queryKey: ['activity', request.caipAddress] })?.state.isInvalidated)
  await until(() => clock.countTimers() === 1)
  expect(countHistory()).toBe(1)
  await activityQuery.read(modal, request)
  expect(listIds(modal)).toEqual([id])
})

it('that has expired moved nothing, so nothing is read', async () => {
  const { openPage, listForced, countHistory, fail } = await createWorld()
  const page = await openPage()
  await page.modal.connect({ connectorId: 'io.metamask' })
  await readAll(page.modal)
  await submit(page.modal, { action: 'send', token })
  fail()(new ModalError('transaction.expired'))
  await until(() => getStatus(page.modal) === 'expired')
  await passAll(page)
  expect([listForced(), countHistory()]).toEqual([[undefined], 1])
})

it('reads the non-fungible tokens again until one has moved, after a call of any other kind only', async () => {
  for (const [action, count] of [
    ['other', 3],
    ['send', 1],
  ] as const) {
    const { cloud, openPage, happen, world } = await createWorld()
    const nft = { chainId: 'eip155:1', address: `eip155:1:${token}`, tokenId: '7', standard: 'erc721', amount: '1' }
    cloud.on('getNfts', () => {
      // The index is behind the chain.
      const hasMoved = world.has && cloud.callsOf('getNfts').length > 2
      return { json: { nfts: hasMoved ? [nft] : [], next: null } }
    })
    const page = await openPage()
    await page.modal.connect({ connectorId: 'io.metamask' })
    const { client } = page.modal.plugin(queryClientPlugin).get()
    const observer = new InfiniteQueryObserver(client, nftsQuery.options(page.modal, request))
    onTestFinished(observer.subscribe(() => undefined))
    await until(() => observer.getCurrentResult().data !== undefined)
    await submit(page.modal, { action })
    happen()
    await until(() => getStatus(page.modal) === 'confirmed')
    await passAll(page)
    expect([action, cloud.callsOf('getNfts').length]).toEqual([action, count])
    expect(nftsQuery.getCached(page.modal, request)?.nfts).toHaveLength(count === 3 ? 1 : 0)
  }
})
