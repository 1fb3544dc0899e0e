import { expect, it, onTestFinished } from 'vitest'
import { createTestModal } from '../test/createTestModal.ts'
import { startTestCloud } from '../test/startTestCloud.ts'
import { until } from '../test/until.ts'
import type { ModalOptions } from '../plugin/Modal.ts'

async function setUp(options: Partial<ModalOptions> = {}) {
  const cloud = await startTestCloud()
  const world = createTestModal({ options: { projectId: 'p', cloud: cloud.url, ...options } })
  onTestFinished(async () => {
    await world.modal.destroy()
    await cloud.close()
    expect(cloud.faults).toEqual([])
  })
  const sent = () => cloud.callsOf('sendEvent').map(({ body }) => (body as { props: { event: string } }).props.event)
  return { ...world, cloud, sent }
}

const endpoints = ['getAnalyticsConfig', 'getConfig', 'getOrigins', 'getWallets']

it("sends requests to the cloud once, on the visitor's first intent, and none before", async () => {
  const { modal, cloud, sent } = await setUp()
  await modal.start()
  await modal.connect({ connectorId: 'io.metamask' })
  expect(cloud.calls).toEqual([])
  await modal.preload()
  await modal.preload()
  modal.open()
  modal.close()
  await until(() => sent().length === 2)
  expect(sent()).toEqual(expect.arrayContaining(['MODAL_OPEN', 'MODAL_CLOSE']))
  const requested = cloud.calls.map(({ name }) => name).filter((name) => name !== 'sendEvent')
  expect(requested.toSorted((one, other) => one.localeCompare(other))).toEqual(endpoints)
})

it('reports an opening that is the first action, although this code loads after it', async () => {
  const { modal, sent } = await setUp()
  await modal.start()
  modal.open()
  await until(() => sent().length > 0)
  expect(sent()).toEqual(['MODAL_OPEN'])
})

it('sends no request without a cloud', async () => {
  const { modal, cloud, logged, errors } = await setUp({ cloud: undefined })
  await modal.start()
  await modal.preload()
  modal.open()
  expect(await modal.connect({ connectorId: 'io.metamask' })).toMatchObject({ connectorId: 'io.metamask' })
  expect(cloud.calls).toEqual([])
  expect([...logged, ...errors]).toEqual([])
})
