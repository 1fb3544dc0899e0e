import type { CallsStatus, SendCallsParameters } from '@latchkey/core'
import { ModalError } from '@latchkey/core/internal'
import { createFakeAdapter, createTestModal } from '@latchkey/core/testing'
import { StrictMode, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ModalContext } from '../internals/ModalContext.ts'
import { metamask } from '../test/scenes/cast.ts'
import { useAccountType } from './useAccountType.ts'
import { useCallsStatus } from './useCallsStatus.ts'
import { useCapabilities } from './useCapabilities.ts'
import { useSendCalls } from './useSendCalls.ts'

const to = '0x2222222222222222222222222222222222222222'
const calls = [
  { to, value: 1n },
  { to, value: 2n },
] satisfies SendCallsParameters['calls']

function useBatch() {
  const sending = useSendCalls()
  const followed = useCallsStatus({ id: sending.batch?.id })
  const can = useCapabilities()
  return { ...sending, followed, can }
}

/** A page whose wallet knows batches, or asks for one transaction after another. */
async function use({ knowsBatches = true }: { readonly knowsBatches?: boolean } = {}) {
  const asked: string[] = []
  const wallet = { status: { status: 'pending', statusCode: 100, transactionIds: [] } as CallsStatus, isWilling: true }
  const ask = (name: string): void => {
    asked.push(name)
    if (!wallet.isWilling) throw new ModalError('request.rejected')
  }
  const fake = createFakeAdapter({
    wallets: [metamask],
    features: {
      transaction: {
        send: async () => {
          ask('transaction')
          return { id: `0x${asked.length}` }
        },
        wait: async ({ id }) => ({ status: 'success', id }),
      },
      ...(knowsBatches && {
        calls: {
          getCapabilities: async () => ({ 'eip155:1': { atomic: 'supported' } }),
          send: async ({ id = '' }) => {
            ask('batch')
            return { id }
          },
          getStatus: async () => wallet.status,
          show: async ({ id }) => void asked.push(`show ${id}`),
        },
      }),
    },
  })
  const world = createTestModal({ fake })
  onTestFinished(() => world.modal.destroy())
  await world.modal.start()
  await world.modal.connect({ connectorId: metamask.id })
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <StrictMode>
      <ModalContext.Provider value={world.modal}>{children}</ModalContext.Provider>
    </StrictMode>
  )
  const { result } = await renderHook(useBatch, { wrapper })
  return { ...world, asked, wallet, wrapper, read: () => result.current }
}

it('sends a batch, follows it until it has ended, and shows it', async () => {
  const { asked, clock, read, wallet } = await use()
  await expect.poll(() => read().can.atomic).toBe('supported')
  const batch = await read().sendCalls({ calls })
  await expect.poll(() => read().status).toBe('success')
  expect(read().batch).toMatchObject({ id: batch.id, mode: 'wallet', isAtomic: true })
  await expect.poll(() => read().followed.data?.statusCode).toBe(100)
  wallet.status = { status: 'success', statusCode: 200, isAtomic: true, transactionIds: ['0x1'] }
  await expect.poll(() => (clock.advance(2_000), read().followed.data), { timeout: 5_000 }).toEqual(wallet.status)
  await read().followed.showCallsStatus()
  expect(asked).toEqual(['batch', `show ${batch.id}`])
})

it('asks a wallet without batches for one transaction after another, and shows how far it is', async () => {
  const { asked, modal, read } = await use({ knowsBatches: false })
  await expect.poll(() => read().can.atomic).toBe('unsupported')
  await read().sendCalls({ calls })
  expect(asked).toEqual(['transaction', 'transaction'])
  await expect.poll(() => read().batch?.statusCode).toBe(200)
  expect(read().batch?.calls.map(({ transactionId }) => transactionId)).toEqual(['0x1', '0x2'])
  await read().followed.showCallsStatus()
  expect(modal.controllers.router.store.getState().history.at(-1)?.view).toBe('Transactions')
})

it('says with the number of the standard why a batch was refused, and forgets', async () => {
  const { asked, read, wallet } = await use({ knowsBatches: false })
  await expect(read().sendCalls({ calls, atomicRequired: true })).rejects.toMatchObject({ code: 'request.unsupported' })
  await expect.poll(() => read().errorCode).toBe(5760)
  wallet.isWilling = false
  await expect(read().sendCalls({ calls })).rejects.toMatchObject({ code: 'request.rejected' })
  await expect.poll(() => [read().status, read().errorCode, read().batch]).toEqual(['error', 4001, undefined])
  expect(asked).toEqual(['transaction'])
  read().reset()
  await expect.poll(() => [read().status, read().errorCode]).toEqual(['idle', undefined])
})

it('tells the type of a wallet’s account, which cannot be changed', async () => {
  const { wrapper } = await use()
  const { result } = await renderHook(useAccountType, { wrapper })
  expect(result.current).toMatchObject({ type: 'eoa', canChange: false, isPending: false })
  await expect(result.current.setType('smartAccount')).rejects.toMatchObject({ code: 'auth.notConnected' })
})

it('reads nothing when it is rendered on a server', () => {
  const { modal } = createTestModal({})
  onTestFinished(() => modal.destroy())
  const Status = (): ReactNode => (
    <p>
      {useSendCalls().status} {String(useCallsStatus({ id: undefined }).isLoading)} {String(useAccountType().type)}
    </p>
  )
  const markup = renderToString(
    <ModalContext.Provider value={modal}>
      <Status />
    </ModalContext.Provider>,
  )
  expect(markup).toBe('<p>idle<!-- --> <!-- -->false<!-- --> <!-- -->undefined</p>')
})
