import type { PairedSession } from '@latchkey/core'
import { createFakePairingClient, createTestModal } from '@latchkey/core/testing'
import { StrictMode, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ModalContext } from '../internals/ModalContext.ts'
import { useAccount } from './useAccount.ts'
import { useWalletConnect } from './useWalletConnect.ts'
import { useWalletInfo } from './useWalletInfo.ts'

const address = '0x1111111111111111111111111111111111111111'

const session: PairedSession = {
  topic: 'a'.repeat(64),
  pairingTopic: 'b'.repeat(64),
  expiresAt: Date.UTC(2030, 0, 1),
  grants: { eip155: { accounts: [`eip155:1:${address}`], networkIds: ['eip155:1'], methods: [], events: [] } },
  peer: { name: 'Phone', description: '', url: 'https://phone.example', icons: [], redirect: {} },
  properties: {},
}

it('pairs from the app’s own interface, from the code to the account', async () => {
  const fake = createFakePairingClient({ now: Date.now })
  const { modal } = createTestModal({
    options: {
      adapters: [],
      relay: { url: 'wss://relay.example' },
      openPairingClient: () => Promise.resolve(fake.client),
    },
  })
  await modal.start()
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <StrictMode>
      <ModalContext.Provider value={modal}>{children}</ModalContext.Provider>
    </StrictMode>
  )
  const { result } = await renderHook(
    () => ({ pairing: useWalletConnect(), account: useAccount(), wallet: useWalletInfo() }),
    { wrapper },
  )
  expect(result.current.pairing).toMatchObject({ status: 'disconnected', pairing: { status: 'idle' }, session: null })
  const paired = result.current.pairing.pair()
  await expect.poll(() => result.current.pairing.pairing).toMatchObject({ status: 'ready', isPublished: false })
  fake.proposals[0]?.approve(session)
  await expect(paired).resolves.toMatchObject({ activeAddress: address })
  await expect
    .poll(() => result.current.pairing)
    .toMatchObject({ status: 'connected', session: { peer: { name: 'Phone' } } })
  expect(result.current.account.address).toBe(address)
  expect(result.current.wallet).toMatchObject({ name: 'Phone' })
  await modal.destroy()
})
