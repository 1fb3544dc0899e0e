import { createModal, selectAccount, type PairedSession } from '@latchkey/core'
import { arbitrum, mainnet } from '@latchkey/core/networks'
import { createFakeClock, createFakePairingClient, createMemoryStorage } from '@latchkey/core/testing'
import { expect, it } from 'vitest'
import { eip155Adapter } from './eip155Adapter.ts'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const toSession = (...chainIds: readonly number[]): PairedSession => ({
  topic: 'a'.repeat(64),
  pairingTopic: 'b'.repeat(64),
  expiresAt: Date.UTC(2040, 0, 1),
  grants: {
    eip155: {
      accounts: chainIds.map((id) => `eip155:${id}:${address}`),
      networkIds: chainIds.map((id) => `eip155:${id}` as const),
      methods: ['personal_sign'],
      events: ['chainChanged', 'accountsChanged'],
    },
  },
  peer: { name: 'Phone', description: '', url: 'https://phone.example', icons: [], redirect: {} },
  properties: {},
})

it('leaves a network that a paired wallet withdraws, and tells the visitor', async () => {
  const clock = createFakeClock()
  const phone = createFakePairingClient({ now: clock.now })
  const codes: string[] = []
  const modal = createModal({
    projectId: 'dev',
    networks: [mainnet, arbitrum],
    adapters: [eip155Adapter()],
    relay: { url: 'wss://relay.example' },
    openPairingClient: async () => phone.client,
    onError: ({ code }) => codes.push(code),
    ports: {
      clock,
      storage: createMemoryStorage(),
      platform: {
        isBrowser: true,
        isMobile: false,
        userAgent: '',
        origin: 'https://app.example',
        timeZone: 'Europe/Lisbon',
      },
    },
  })
  await modal.start()
  const connecting = modal.connect({ connectorId: 'walletConnect' })
  await expect.poll(() => phone.proposals.length).toBe(1)
  phone.proposals[0]?.approve(toSession(1, 42161))
  await connecting
  await modal.switchNetwork(arbitrum)
  const read = () => selectAccount(modal.controllers.account.store.getState(), 'eip155').caipAddress
  expect(read()).toBe(`eip155:42161:${address}`)

  phone.emit({ type: 'sessionUpdated', session: toSession(10, 1) })
  await expect.poll(read).toBe(`eip155:1:${address}`)
  expect(codes).toEqual(['network.withdrawn'])
  expect(modal.controllers.toasts.store.getState().toast).toMatchObject({ code: 'network.withdrawn' })
  await modal.destroy()
})
