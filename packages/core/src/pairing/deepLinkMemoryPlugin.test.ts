import { expect, it } from 'vitest'
import type { ConnectorDescriptor } from '../adapter/types.ts'
import { createFakeAdapter, fakeWallet } from '../test/createFakeAdapter.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { deepLinkMemoryPlugin } from './deepLinkMemoryPlugin.ts'

const rainbow = { name: 'Rainbow', href: 'https://rnbwapp.com' }

/** Creates an adapter with a connector of the pairing's id, so that its connections count as paired. */
const paired: Omit<ConnectorDescriptor, 'namespace'> = { ...fakeWallet('walletConnect'), type: 'WALLET_CONNECT' }

async function setUp() {
  const world = createTestModal({ fake: createFakeAdapter({ wallets: [paired, fakeWallet('io.metamask')] }) })
  await world.modal.start()
  const adapter = world.modal.controllers.adapters.get('eip155')
  return { ...world, adapter, memory: world.modal.plugin(deepLinkMemoryPlugin).get() }
}

it('forgets the choice when the paired wallet disconnects, but not when another does', async () => {
  const { adapter, modal, memory } = await setUp()
  const connection = await adapter.connect({ connectorId: 'walletConnect' })
  await modal.connect({ connectorId: 'io.metamask' })
  memory.set(rainbow)
  await modal.disconnect({ namespace: 'eip155', connectionId: 'eip155:io.metamask' })
  expect(memory.get()).toEqual(rainbow)
  await modal.disconnect({ namespace: 'eip155', connectionId: connection.id })
  expect(memory.get()).toBeUndefined()
})

it('forgets the choice when another pairing begins, but not when an injected wallet connects', async () => {
  const { adapter, modal, memory } = await setUp()
  memory.set(rainbow)
  await modal.connect({ connectorId: 'io.metamask' })
  expect(memory.get()).toEqual(rainbow)
  Object.assign(adapter, { answer: 'hold' })
  modal.connect({ connectorId: 'walletConnect' }).catch(() => undefined)
  expect(memory.get()).toBeUndefined()
})
