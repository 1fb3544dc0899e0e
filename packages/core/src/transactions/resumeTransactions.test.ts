import { expect, it, onTestFinished } from 'vitest'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import type { StoragePort } from '../kernel/ports/ports.ts'
import { createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { until } from '../test/until.ts'
import { transactionsPlugin } from './transactionsPlugin.ts'

/** Opens a page over a storage. Its chain confirms when told. */
function openPage(storage: StoragePort) {
  const asked: string[] = []
  let confirm = (): void => undefined
  const confirmed = new Promise<void>((resolve) => {
    confirm = resolve
  })
  const fake = createFakeAdapter({
    features: {
      transaction: {
        send: () => Promise.resolve({ id: '0x1' }),
        wait: ({ id }) => {
          asked.push(`wait ${id}`)
          return confirmed.then(() => ({ status: 'success', id }))
        },
      },
    },
  })
  const { modal } = createTestModal({ storage, fake })
  onTestFinished(() => modal.destroy())
  return { modal, asked, confirm: () => confirm(), plugin: modal.plugin(transactionsPlugin) }
}

const submit = async ({ modal, plugin }: ReturnType<typeof openPage>) => {
  await modal.connect({ connectorId: 'io.metamask' })
  const [connection] = modal.controllers.adapters.get('eip155').store.getState().connections
  return await (
    await plugin.load()
  ).submit({
    namespace: 'eip155',
    networkId: 'eip155:1',
    address: connection?.activeAddress ?? '',
    summary: { action: 'other' },
    ask: async () => ({ id: '0x1' }),
  })
}

it('follows an unsettled transaction of the last visit as soon as the page has started', async () => {
  const storage = createMemoryStorage()
  const first = openPage(storage)
  await first.modal.start()
  await submit(first)
  await first.modal.destroy()
  const second = openPage(storage)
  await second.modal.start()
  await until(() => second.asked.length === 1)
  expect(second.asked).toEqual(['wait 0x1'])
  expect(second.plugin.store.getState().records).toMatchObject([{ id: '0x1', status: 'submitted' }])
  second.confirm()
  await until(() => second.plugin.store.getState().records[0]?.isFinal)
  expect(second.modal.controllers.toasts.store.getState().toast).toMatchObject({ text: 'transactionConfirmed' })
  await second.modal.destroy()

  // What has ended loads nothing.
  const third = openPage(storage)
  await third.modal.start()
  await until(() => third.modal.controllers.connection.store.getState().statuses.eip155 === 'connected')
  await third.modal.preload()
  expect(third.asked).toEqual([])
  expect(third.plugin.store.getState().records).toEqual([])
  await third.plugin.load()
  expect(third.plugin.store.getState().records).toMatchObject([{ status: 'confirmed', isFinal: true }])
})

it('removes what has ended from storage when the visitor disconnects', async () => {
  const storage = createMemoryStorage()
  const page = openPage(storage)
  await page.modal.start()
  await submit(page)
  page.confirm()
  await until(() => page.plugin.store.getState().records[0]?.isFinal)
  await page.modal.disconnect()
  await until(() => page.plugin.store.getState().records.length === 0)
  expect(storage.getItem('@latchkey/transactions')).not.toContain('0x1')
})
