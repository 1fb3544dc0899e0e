import { createTestModal } from '@latchkey/core/testing'
import { StrictMode, type ReactNode } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ModalContext } from '../internals/ModalContext.ts'
import { sellerPage, type FakeOnramp } from '../test/answerOnramp.ts'
import { createFakeCloud } from '../test/createFakeCloud.ts'
import { useOnramp } from './useOnramp.ts'

async function use(onramp: FakeOnramp = {}) {
  const cloud = createFakeCloud([], { onramp })
  const world = createTestModal({ http: cloud.http, options: { cloud: cloud.url } })
  onTestFinished(() => world.modal.destroy())
  await world.modal.start()
  await world.modal.connect({ connectorId: 'io.metamask' })
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <StrictMode>
      <ModalContext.Provider value={world.modal}>{children}</ModalContext.Provider>
    </StrictMode>
  )
  const { result } = await renderHook(useOnramp, { wrapper })
  const read = () => result.current
  return {
    ...world,
    read,
    quote: async () => {
      await read().begin({ amount: '50', payWith: 'EUR', currency: 'ETH' })
      await expect.poll(() => read().state.status).toBe('quoting')
      world.clock.advance(1_000)
      await expect.poll(() => read().state.status).toBe('quoted')
    },
  }
}

it('quotes, opens the seller’s window in the press and says what arrived', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  onTestFinished(() => open.mockRestore())
  const { clock, quote, read } = await use({ purchase: () => 'confirmed' })
  expect(read().state.status).toBe('idle')
  await quote()
  expect(read().state.offers.map(({ provider }) => provider)).toEqual(['coinbase', 'meld'])
  await read().select('meld')
  await expect.poll(() => read().state.selectedProvider).toBe('meld')
  await read().change({ amount: '60' })
  await expect.poll(() => read().state.status).toBe('quoting')
  clock.advance(1_000)
  await expect.poll(() => read().state.status).toBe('quoted')
  await read().select('coinbase')
  await read().buy()
  expect(open).toHaveBeenCalledTimes(1)
  await expect.poll(() => read().state.purchase).toMatchObject({ isBlocked: true, url: sellerPage })
  await read().check()
  await expect.poll(() => read().state).toMatchObject({ status: 'arrived', purchase: { arrived: '0.0187' } })
  await read().edit()
  await expect.poll(() => read().state).toMatchObject({ purchase: null, form: { amount: '60' } })
  await read().reset()
  await expect.poll(() => read().state.status).toBe('idle')
})

it('asks again for what could not be read', async () => {
  const onramp: { options?: 'fail' | undefined } = { options: 'fail' }
  const { read } = await use(onramp)
  await read().begin()
  await expect.poll(() => read().state.options?.isSample).toBe(true)
  onramp.options = undefined
  await read().retry()
  await expect.poll(() => read().state.options?.providers).toEqual(['coinbase', 'meld'])
})
