import { createFakeAdapter, createFakeSiwx, createTestModal, fakeWallet, type FakeSiwx } from '@latchkey/core/testing'
import { mainnet, solana } from '@latchkey/core/networks'
import { StrictMode, type ReactNode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ModalContext } from '../internals/ModalContext.ts'
import { useSiwx } from './useSiwx.ts'

const address = '0x1111111111111111111111111111111111111111'
const sol = '7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK'

function useAll() {
  return { active: useSiwx(), eip155: useSiwx({ namespace: 'eip155' }), solana: useSiwx({ namespace: 'solana' }) }
}

/** Renders the hook for the active namespace and for each other one, in a started modal on two chains. */
async function use(siwx: FakeSiwx | undefined) {
  const fake = createFakeAdapter({ features: siwx?.features })
  const other = createFakeAdapter({
    namespace: 'solana',
    wallets: [fakeWallet('Phantom')],
    networkId: solana.caipNetworkId,
    addresses: [sol],
    features: siwx?.features,
  })
  const { modal, clock } = createTestModal({
    fake,
    others: [other],
    options: { networks: [mainnet, solana], siwx: siwx?.siwx },
  })
  if (siwx) siwx.now = clock.now
  onTestFinished(() => modal.destroy())
  await modal.start()
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <StrictMode>
      <ModalContext.Provider value={modal}>{children}</ModalContext.Provider>
    </StrictMode>
  )
  const { result } = await renderHook(useAll, { wrapper })
  return { modal, clock, read: () => result.current }
}

it('reports each step of signing in and returns the session', async () => {
  const siwx = createFakeSiwx({ isRequired: true })
  const { modal, read } = await use(siwx)
  expect(read().active).toMatchObject({
    ...{ isEnabled: true, isRequired: true, status: 'idle', isSignedIn: false },
    ...{ session: undefined, sessions: [], hasExpired: false, error: undefined },
  })
  await modal.connect({ connectorId: 'io.metamask' })
  await expect.poll(() => read().active.status).toBe('signedOut')
  siwx.answer = 'reject'
  await expect(read().active.signIn()).rejects.toMatchObject({ code: 'siwx.declined' })
  await expect
    .poll(() => read().active)
    .toMatchObject({
      status: 'failed',
      error: { code: 'siwx.declined', message: 'Signature declined' },
    })
  siwx.answer = 'approve'
  const session = await read().active.signIn()
  await expect
    .poll(() => read().active)
    .toMatchObject({ isSignedIn: true, session, sessions: [session], error: undefined })
  expect(session.data).toMatchObject({ chainId: 'eip155:1', accountAddress: address })
})

it('never returns the session of another namespace, and signs out only of its own', async () => {
  const siwx = createFakeSiwx()
  const { modal, read } = await use(siwx)
  await modal.connect({ connectorId: 'io.metamask' })
  await read().active.signIn()
  await modal.connect({ connectorId: 'Phantom' })
  await expect.poll(() => read().active.status).toBe('signedOut')
  expect(read().solana.session).toBeUndefined()
  await expect.poll(() => read().eip155.session?.data.accountAddress).toBe(address)
  await read().solana.signIn()
  await expect.poll(() => read().active.session?.data.accountAddress).toBe(sol)
  await read().solana.signOut()
  await expect.poll(() => read().solana.status).toBe('signedOut')
  expect(read().eip155.isSignedIn).toBe(true)
  expect(siwx.list()).toHaveLength(1)
})

it('reports an expired session', async () => {
  const siwx = createFakeSiwx()
  siwx.life = 60_000
  const { modal, clock, read } = await use(siwx)
  await modal.connect({ connectorId: 'io.metamask' })
  await read().active.signIn()
  await expect.poll(() => read().active.isSignedIn).toBe(true)
  clock.advance(60_000)
  await expect.poll(() => read().active).toMatchObject({ status: 'signedOut', session: undefined, hasExpired: true })
})

it("is off without the option, and guards its actions: 'SIWX is not enabled' [S8.065]", async () => {
  const { modal, read } = await use(undefined)
  await modal.connect({ connectorId: 'io.metamask' })
  expect(read().active).toMatchObject({ isEnabled: false, isRequired: false, status: 'idle' })
  await expect(read().active.signIn()).rejects.toThrow('SIWX is not enabled')
  await expect(read().active.signOut()).rejects.toThrow('SIWX is not enabled')
})
