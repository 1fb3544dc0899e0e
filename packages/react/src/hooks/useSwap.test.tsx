import { swapPlugin } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'
import { createFakeAdapter, createTestModal } from '@latchkey/core/testing'
import { StrictMode, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ModalContext } from '../internals/ModalContext.ts'
import { addresses, metamask } from '../test/scenes/cast.ts'
import { createSwapWorld, usdc, usdt, type SwapWorldParameters } from '../test/scenes/createSwapWorld.ts'
import { useSwap } from './useSwap.ts'

const dollars = {
  caipNetworkId: mainnet.caipNetworkId,
  address: usdc,
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  iconUrl: null,
  price: 1,
  isListed: true,
} as const

async function use(parameters: SwapWorldParameters = {}) {
  const world = createSwapWorld(parameters)
  const test = createTestModal({
    fake: createFakeAdapter({ wallets: [metamask], addresses: [...addresses], features: world.features }),
    http: world.cloud.http,
    options: { cloud: world.cloud.url, networks: [mainnet] },
  })
  onTestFinished(() => test.modal.destroy())
  await test.modal.start()
  await test.modal.connect({ connectorId: metamask.id })
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <StrictMode>
      <ModalContext.Provider value={test.modal}>{children}</ModalContext.Provider>
    </StrictMode>
  )
  const { result } = await renderHook(useSwap, { wrapper })
  const read = () => result.current
  const quoted = async (): Promise<void> => {
    // Prices that take 3 s are given up.
    let left = 2_500
    const look = (): string => {
      // What the cloud answers may begin another pause.
      const step = Math.min(50, left)
      left -= step
      test.clock.advance(step)
      return read().state.status
    }
    await expect.poll(look).toBe('quoted')
  }
  return { ...test, world, read, quoted }
}

it('asks for a price, swaps, and says what arrived', async () => {
  const { read, quoted, world } = await use()
  await read().enter({ to: usdc, amount: '0.25' })
  await quoted()
  expect(read().state.quote?.toAmount).toBe(649_662_187n)
  await read().review()
  await read().confirm()
  await expect.poll(() => read().state).toMatchObject({ status: 'done', received: 648_954_056n })
  expect(world.sent.length).toBe(1)
})

it('enters, exchanges and forgets step by step', async () => {
  const { read, quoted } = await use()
  await read().setTo(dollars)
  await read().setAmount({ text: '0.25', amount: 250_000_000_000_000_000n })
  await quoted()
  await read().setSlippage(2)
  await expect.poll(() => read().state).toMatchObject({ slippage: 2, quote: { minimum: 636_668_943n } })
  await read().flip()
  await expect.poll(() => read().state).toMatchObject({ from: { symbol: 'USDC' }, to: { symbol: 'ETH' } })
  await read().setFrom({ ...dollars, address: usdt, symbol: 'USDT' })
  await expect.poll(() => read().state.from?.symbol).toBe('USDT')
  await read().setMax()
  await quoted()
  await expect.poll(() => read().state).toMatchObject({ isMax: true, amount: 550_960_000n })
  await read().reset()
  await expect.poll(() => read().state).toMatchObject({ status: 'idle', from: null, to: null })
})

it('has a large loss and a worse price accepted, and returns from the review to the form', async () => {
  const { read, quoted, world } = await use({ impact: 700n })
  await read().enter({ to: usdc, amount: '0.25' })
  await quoted()
  expect(read().state.problems).toMatchObject([{ problem: 'impactUnaccepted' }])
  await read().acceptImpact(true)
  await read().review()
  await expect.poll(() => read().state.status).toBe('reviewing')
  world.now.impact = 900n
  await read().refresh()
  await expect.poll(() => read().state.moved).not.toBeNull()
  await expect(read().confirm()).rejects.toMatchObject({ code: 'swap.moved' })
  await read().acceptMoved()
  await expect.poll(() => read().state.moved).toBeNull()
  await read().edit()
  await expect.poll(() => read().state).toMatchObject({ review: null, amountText: '0.25' })
  await expect(read().confirm()).rejects.toMatchObject({ code: 'swap.incomplete' })
  expect(world.sent).toEqual([])
})

it('loads nothing when it is rendered on a server', async () => {
  const { modal } = createTestModal({})
  onTestFinished(() => modal.destroy())
  const Status = (): ReactNode => <p>{useSwap().state.status}</p>
  const markup = renderToString(
    <ModalContext.Provider value={modal}>
      <Status />
    </ModalContext.Provider>,
  )
  expect(markup).toBe('<p>idle</p>')
  // A machine that had been created would follow the account.
  await modal.start()
  await modal.connect({ connectorId: 'io.metamask' })
  expect(modal.plugin(swapPlugin).store.getState().status).toBe('idle')
})
