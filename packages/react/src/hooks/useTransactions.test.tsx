import { ModalError } from '@latchkey/core/internal'
import { createFakeAdapter, createTestModal } from '@latchkey/core/testing'
import { StrictMode, type ReactNode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ModalContext } from '../internals/ModalContext.ts'
import { useSendTransaction } from './useSendTransaction.ts'
import { useTransactions } from './useTransactions.ts'

/** Renders both hooks over a wallet that answers as told, and a chain that confirms when told. */
async function setUp() {
  const asked: unknown[] = []
  const wallet = { answer: (): Promise<{ readonly id: string }> => Promise.resolve({ id: '0x1' }) }
  let confirm = (): void => undefined
  const confirmed = new Promise<void>((resolve) => {
    confirm = resolve
  })
  const fake = createFakeAdapter({
    features: {
      transaction: {
        send: ({ transaction }) => {
          asked.push(transaction)
          return wallet.answer()
        },
        wait: ({ id }) => confirmed.then(() => ({ status: 'success', id })),
      },
    },
  })
  const { modal } = createTestModal({ fake })
  onTestFinished(() => modal.destroy())
  await modal.start()
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <StrictMode>
      <ModalContext.Provider value={modal}>{children}</ModalContext.Provider>
    </StrictMode>
  )
  const { result, act } = await renderHook(
    () => ({ ...useSendTransaction({ namespace: 'eip155' }), ...useTransactions() }),
    { wrapper },
  )
  return { modal, asked, wallet, act, read: () => result.current, confirm: () => confirm() }
}

it('sends a transaction once, and shows it until it is confirmed', async () => {
  const { modal, asked, act, read, confirm } = await setUp()
  await act(async () => void (await modal.connect({ connectorId: 'io.metamask' })))
  const transaction = { to: '0x2' }
  await act(async () => void (await read().sendTransaction({ transaction, summary: { action: 'send', to: '0x2' } })))
  expect(asked).toEqual([transaction])
  expect(read()).toMatchObject({
    status: 'success',
    data: { id: '0x1', status: 'submitted', summary: { action: 'send', to: '0x2', amount: null } },
    transactions: [{ id: '0x1', status: 'submitted' }],
    isPending: true,
  })
  expect(modal.controllers.toasts.store.getState().toast).toMatchObject({ text: 'transactionSent', sticky: true })
  confirm()
  await expect.poll(() => read().transactions).toMatchObject([{ status: 'confirmed', isFinal: true }])
  expect(read().isPending).toBe(false)
  expect(asked).toHaveLength(1)
})

it('reports a declined transaction, of which no record stays', async () => {
  const { modal, wallet, act, read } = await setUp()
  const attempt = () =>
    act(() =>
      read()
        .sendTransaction({ transaction: {} })
        .then(
          () => undefined,
          () => undefined,
        ),
    )
  await attempt()
  expect(read().error?.code).toBe('connection.required')
  await act(async () => void (await modal.connect({ connectorId: 'io.metamask' })))
  wallet.answer = () => Promise.reject(new ModalError('request.rejected'))
  await attempt()
  expect(read()).toMatchObject({ status: 'error', error: { code: 'request.rejected' }, transactions: [] })
})
