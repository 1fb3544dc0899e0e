import { mainnet, solana } from '@latchkey/core/networks'
import { createFakeAdapter, createTestModal, fakeWallet, type TestModal } from '@latchkey/core/testing'
import { StrictMode, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConnectButton } from './ConnectButton.tsx'
import { ModalProvider } from './ModalProvider.tsx'
import type { ConnectButtonState } from './useConnectButtonState.ts'

const metamask = 'io.metamask'
const short = '0x11…111111'

async function show(children: ReactNode, world: TestModal = createTestModal()) {
  await world.modal.start()
  const screen = await render(
    <StrictMode>
      <ModalProvider modal={world.modal}>{children}</ModalProvider>
    </StrictMode>,
  )
  return { world, screen }
}

/** Returns the visible texts and pictures of the account button. */
const readParts = (element: Element): readonly string[] =>
  [...element.children]
    .filter((child) => getComputedStyle(child).display !== 'none')
    .map((child) => child.textContent || 'avatar')

it('shows the label of the app while disconnected', async () => {
  const { screen } = await show(<ConnectButton label="Log in" />)
  await expect.element(screen.getByRole('button', { name: 'Log in' })).toBeVisible()
})

it('gives a function its whole state, and renders the app’s button instead of its own', async () => {
  const states: ConnectButtonState[] = []
  const { world, screen } = await show(
    <ConnectButton>
      {(state) => {
        states.push(state)
        return (
          <button type="button" onClick={state.open}>
            {state.shortAddress ?? state.status}
          </button>
        )
      }}
    </ConnectButton>,
  )
  await screen.getByRole('button', { name: 'disconnected' }).click()
  expect(world.modal.controllers.modal.store.getState().isOpen).toBe(true)
  await expect.poll(() => states.at(-1)?.isOpen).toBe(true)
  world.modal.close()
  world.adapter.answer = 'hold'
  const connecting = world.modal.connect({ connectorId: metamask })
  await expect.poll(() => states.at(-1)?.status).toBe('connecting')
  world.adapter.wallet.settle('approve')
  await connecting
  await expect.element(screen.getByRole('button', { name: short })).toBeVisible()
  expect(states.at(-1)).toMatchObject({
    status: 'connected',
    address: '0x1111111111111111111111111111111111111111',
    namespace: 'eip155',
    network: { name: 'Ethereum' },
  })
  expect(screen.container.querySelectorAll('.lk-button')).toHaveLength(0)
})

it('shows the parts of the account that the app chose, in its order', async () => {
  const fake = createFakeAdapter({
    features: {
      balance: { getNative: async () => ({ value: 1_500_000_000_000_000_000n, decimals: 18, symbol: 'ETH' }) },
    },
  })
  const parts = ['balance', 'network', 'address'] as const
  const { world, screen } = await show(<ConnectButton show={parts} />, createTestModal({ fake }))
  await world.modal.connect({ connectorId: metamask })
  const button = screen.getByTestId('lk-account-button')
  await expect.poll(() => readParts(button.element())).toEqual(['1.500 ETH', 'Ethereum', short])
})

it('shows the balance of its own namespace, whichever is active', async () => {
  const read = (value: bigint, decimals: number, symbol: string) => ({
    balance: { getNative: async () => ({ value, decimals, symbol }) },
  })
  const fake = createFakeAdapter({ features: read(1_500_000_000_000_000_000n, 18, 'ETH') })
  const other = createFakeAdapter({
    namespace: 'solana',
    networkId: solana.caipNetworkId,
    wallets: [fakeWallet('metamask.solana', 'MetaMask')],
    features: read(2_250_000_000n, 9, 'SOL'),
  })
  const { world, screen } = await show(
    <>
      <ConnectButton namespace="eip155" show={['balance']} data-testid="on-ethereum" />
      <ConnectButton namespace="solana" show={['balance']} data-testid="on-solana" />
    </>,
    createTestModal({ fake, others: [other], options: { networks: [mainnet, solana] } }),
  )
  await world.modal.connect({ connectorId: metamask, namespace: 'eip155' })
  await world.modal.connect({ connectorId: 'metamask.solana', namespace: 'solana' })
  await expect.poll(() => readParts(screen.getByTestId('on-ethereum').element())).toEqual(['1.500 ETH'])
  await expect.poll(() => readParts(screen.getByTestId('on-solana').element())).toEqual(['2.250 SOL'])
})

it('shows the name of the account, and its address until the name is known', async () => {
  let tell: ((name: string) => void) | undefined
  const names = {
    lookUp: () =>
      new Promise<string>((resolve) => {
        tell = resolve
      }),
    resolve: async () => undefined,
  }
  const fake = createFakeAdapter({ features: { names } })
  const { world, screen } = await show(<ConnectButton show={['name']} />, createTestModal({ fake }))
  await world.modal.connect({ connectorId: metamask })
  const button = screen.getByTestId('lk-account-button')
  await expect
    .poll(() => button.element().querySelector('span')?.title)
    .toBe('0x1111111111111111111111111111111111111111')
  expect(readParts(button.element())).toEqual([short])
  // The name is asked for once its code has loaded.
  await expect.poll(() => tell).toBeDefined()
  tell?.('ada.eth\u202E')
  await expect.poll(() => readParts(button.element())).toEqual(['ada.eth'])
})

it('shows fewer parts in a small window', async () => {
  const { world, screen } = await show(<ConnectButton show={{ small: ['avatar'], large: ['avatar', 'address'] }} />)
  await world.modal.connect({ connectorId: metamask })
  const button = screen.getByTestId('lk-account-button')
  await expect.element(button).toBeVisible()
  await page.viewport(900, 600)
  expect(readParts(button.element())).toEqual(['avatar', short])
  await page.viewport(390, 600)
  expect(readParts(button.element())).toEqual(['avatar'])
  await expect.element(button).toHaveAccessibleName(`Open account ${short}`)
})
