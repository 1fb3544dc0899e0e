import { expect, it, onTestFinished } from 'vitest'
import type { CallsStatus } from '../adapter/callsFeature.ts'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { until } from '../test/until.ts'
import { transactionsPlugin } from './transactionsPlugin.ts'

/** A browser whose wallet knows batches by their ids. */
function openBrowser() {
  const storage = createMemoryStorage()
  const known = new Map<string, CallsStatus>()
  const world = { reads: 0 }
  const openPage = async () => {
    const getStatus = async ({ id }: { readonly id: string }): Promise<CallsStatus> => {
      world.reads++
      const status = known.get(id)
      if (!status) throw new ModalError('request.failed')
      return status
    }
    const calls = { getCapabilities: async () => ({}), send: async () => ({ id: 'batch' }), getStatus }
    const { modal, clock } = createTestModal({ storage, fake: createFakeAdapter({ features: { calls } }) })
    onTestFinished(() => modal.destroy())
    await modal.start()
    const plugin = modal.plugin(transactionsPlugin)
    return { modal, clock, plugin, getRecord: () => plugin.store.getState().records[0] }
  }
  type Page = Awaited<ReturnType<typeof openPage>>
  const submit = async ({ modal, plugin }: Page, ask: () => Promise<{ readonly batchId: string }>) => {
    await modal.connect({ connectorId: 'io.metamask' })
    const [connection] = modal.controllers.adapters.get('eip155').store.getState().connections
    const transactions = await plugin.load()
    const address = connection?.activeAddress ?? ''
    const call = { namespace: 'eip155', networkId: 'eip155:1', address, summary: { action: 'other' } } as const
    return await transactions.submit({ ...call, batchId: 'batch', ask })
  }
  return { known, world, openPage, submit }
}

it.each([
  ['success', { status: 'confirmed', cause: null }],
  ['failure', { status: 'failed', cause: 'reverted' }],
  ['partial', { status: 'failed', cause: 'partlyReverted' }],
] as const)('a batch of %s is found after a reload by its id', async (status, expected) => {
  const { known, openPage, submit, world } = openBrowser()
  const first = await openPage()
  known.set('batch', { status: 'pending', transactionIds: [] })
  expect(await submit(first, async () => ({ batchId: 'batch' }))).toMatchObject({ status: 'submitted', id: null })
  await until(() => world.reads === 1)
  await first.modal.destroy()
  known.set('batch', { status, transactionIds: ['0x1', '0x2'] })
  const second = await openPage()
  await until(() => second.getRecord()?.isFinal)
  expect(second.getRecord()).toMatchObject({ ...expected, batchId: 'batch', replacementId: '0x2' })
})

it('a batch whose answer was lost is unknown after 10 minutes if the wallet does not know it, and not before', async () => {
  const { openPage, submit, world } = openBrowser()
  const page = await openPage()
  const lost = submit(page, () => Promise.reject(new ModalError('wallet.timeout')))
  await expect(lost).rejects.toMatchObject({ code: 'wallet.timeout' })
  await until(() => world.reads === 1)
  expect(page.getRecord()?.status).toBe('awaitingWallet')
  page.clock.advance(600_000)
  await until(() => page.getRecord()?.isFinal)
  expect(page.getRecord()).toMatchObject({ status: 'unknown' })
})
