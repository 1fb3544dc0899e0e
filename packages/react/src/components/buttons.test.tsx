import { selectRoute } from '@latchkey/core/internal'
import { mainnet, solana } from '@latchkey/core/networks'
import { createFakeAdapter, createTestModal, fakeWallet, type TestModal } from '@latchkey/core/testing'
import { StrictMode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { ModalProvider } from './ModalProvider.tsx'
import { createFakeCloud } from '../test/createFakeCloud.ts'
import { expectAccessible } from '../test/expectAccessible.ts'
import { AccountButton } from './AccountButton.tsx'
import { ConnectButton } from './ConnectButton.tsx'
import { NetworkButton } from './NetworkButton.tsx'
import { WalletButton } from './WalletButton.tsx'

const metamask = 'io.metamask'

async function show(world: TestModal = createTestModal()) {
  await world.modal.start()
  const screen = await render(
    <StrictMode>
      <ModalProvider modal={world.modal}>
        <ConnectButton className="mine" />
        <NetworkButton />
        <AccountButton />
        <WalletButton connectorId={metamask} />
      </ModalProvider>
    </StrictMode>,
  )
  return { world, screen }
}

it.each(['light', 'dark'] as const)('are accessible in the %s theme before and after connecting', async (mode) => {
  const { world, screen } = await show(createTestModal({ options: { themeMode: mode } }))
  screen.container.style.background = mode === 'light' ? '#fff' : '#121313'
  await expectAccessible(screen.container)
  await world.modal.connect({ connectorId: metamask })
  await expect.element(screen.getByTestId('lk-account-button').first()).toBeVisible()
  await expectAccessible(screen.container)
})

it('offer to connect, then show the account', async () => {
  const { world, screen } = await show()
  await expect.element(screen.getByRole('button', { name: 'Connect wallet' })).toHaveClass('mine')
  await expect.element(screen.getByRole('button', { name: 'Connect MetaMask' })).toBeVisible()
  await screen.getByRole('button', { name: 'Connect wallet' }).click()
  expect(world.modal.controllers.modal.store.getState().isOpen).toBe(true)
  world.modal.close()
  await world.modal.connect({ connectorId: metamask })
  await expect.element(screen.getByRole('button', { name: 'Open account 0x11…111111' }).first()).toBeVisible()
  expect(screen.getByRole('button', { name: 'Connect wallet' }).query()).toBeNull()
})

it('keep the same element, and so the focus, when the wallet connects', async () => {
  const { world, screen } = await show()
  const button = screen.getByTestId('lk-connect-button').element()
  await world.modal.connect({ connectorId: metamask })
  await expect.element(screen.getByTestId('lk-account-button').first()).toBeVisible()
  expect(screen.getByTestId('lk-account-button').first().element()).toBe(button)
})

it('show the picture of the name if they show the name', async () => {
  const cloud = createFakeCloud([])
  cloud.identity = { name: 'ada.eth', avatar: '/v1/image/00ff00.a.b' }
  const world = createTestModal({ options: { cloud: cloud.url }, http: cloud.http })
  await world.modal.start()
  await world.modal.connect({ connectorId: metamask })
  const screen = await render(
    <StrictMode>
      <ModalProvider modal={world.modal}>
        <AccountButton show={['avatar', 'name']} />
      </ModalProvider>
    </StrictMode>,
  )
  await expect.element(screen.getByText('ada.eth')).toBeVisible()
  const avatarOf = () => screen.container.querySelector<HTMLElement>('[data-avatar]')?.style
  await expect.poll(() => avatarOf()?.backgroundImage).toMatch(/^url\("data:image\/svg\+xml;base64,/)
})

it('show the app’s own picture of the account if they show the name', async () => {
  const avatar = ({ address: of, name }: { readonly address: string; readonly name: string | undefined }) =>
    `https://app.example/${name ?? 'none'}/${of}.png`
  const world = createTestModal({ options: { avatar } })
  await world.modal.start()
  await world.modal.connect({ connectorId: metamask })
  const screen = await render(
    <StrictMode>
      <ModalProvider modal={world.modal}>
        <AccountButton show={['avatar', 'name']} />
      </ModalProvider>
    </StrictMode>,
  )
  const avatarOf = () => screen.container.querySelector<HTMLElement>('[data-avatar]')?.style
  await expect.poll(() => avatarOf()?.backgroundImage).toMatch(/^url\("https:\/\/app\.example\/none\/0x\w{40}\.png"\)$/)
})

it('name the network and warn if the app does not support it', async () => {
  const { world, screen } = await show()
  await expect.element(screen.getByRole('button', { name: 'Choose network, currently Ethereum' })).toBeVisible()
  await world.modal.connect({ connectorId: metamask })
  world.adapter.wallet.changeNetwork('eip155:137')
  await expect.element(screen.getByTestId('lk-network-button')).toHaveTextContent('Switch network')
})

it('show that a wallet is connecting', async () => {
  const { world, screen } = await show()
  world.adapter.answer = 'hold'
  void world.modal.connect({ connectorId: metamask }).catch(() => undefined)
  await expect.element(screen.getByTestId('lk-connect-button')).toHaveTextContent('Connecting…')
  await expect.element(screen.getByTestId('lk-connect-button')).toHaveAttribute('aria-busy', 'true')
})

it('have targets of at least 44 px and leave no style sheet in the page once the modal is destroyed', async () => {
  const { world, screen } = await show()
  for (const button of screen.container.querySelectorAll('button'))
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  const before = document.adoptedStyleSheets.length
  await world.modal.destroy()
  expect(document.adoptedStyleSheets).toHaveLength(before - 1)
})

it("withstand a page's reset and yield to the app's classes", async () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('button { color: inherit; background: none; font: inherit } .mine { border-radius: 3px }')
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets]
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  })
  const { screen } = await show(createTestModal({ options: { themeMode: 'light' } }))
  const style = getComputedStyle(screen.getByTestId('lk-connect-button').element())
  expect([style.color, style.borderRadius]).toEqual(['rgb(255, 255, 255)', '3px'])
  // In its normal state, or hovered if an earlier test left the pointer there.
  expect(style.backgroundColor).toMatch(/^rgb\((18, 19, 19|43, 45, 45)\)$/)
})

it('speak the language of the app', async () => {
  const world = createTestModal({ options: { locale: 'ar' } })
  const { screen } = await show(world)
  const button = screen.getByTestId('lk-connect-button')
  await expect.element(button).toHaveTextContent('ربط المحفظة')
  const { options } = world.modal.controllers
  options.setLanguage({ messages: { 'button.connect': 'Join' } })
  await expect.element(button).toHaveTextContent('Join')
  options.setLanguage({ messages: {} })
  options.setLanguage({ locale: 'tlh' })
  await expect.element(button).toHaveTextContent('Connect wallet')
})

it('follow the language of the page, unless the app has one', async () => {
  onTestFinished(() => document.documentElement.removeAttribute('lang'))
  const { screen } = await show(createTestModal())
  const button = screen.getByTestId('lk-connect-button')
  await expect.element(button).toHaveTextContent('Connect wallet')
  document.documentElement.lang = 'ar'
  await expect.element(button).toHaveTextContent('ربط المحفظة')
  document.documentElement.lang = ''
  await expect.element(button).toHaveTextContent('Connect wallet')
})

it('lead to the choice of a chain for a wallet of several, and to the wallet if one is named', async () => {
  const other = createFakeAdapter({ namespace: 'solana', wallets: [fakeWallet('metamask.solana', 'MetaMask')] })
  const world = createTestModal({ others: [other], options: { networks: [mainnet, solana] } })
  await world.modal.start()
  const screen = await render(
    <StrictMode>
      <ModalProvider modal={world.modal}>
        <WalletButton connectorId={metamask} />
        <WalletButton connectorId="metamask.solana" namespace="solana" data-testid="on-solana" />
      </ModalProvider>
    </StrictMode>,
  )
  const route = () => selectRoute(world.modal.controllers.router.store.getState())
  await screen.getByTestId(`lk-wallet-button-${metamask}`).click()
  expect(route()).toEqual({ view: 'ConnectingMultiChain', parameters: { connectorId: metamask } })
  world.modal.close()
  other.adapter.answer = 'hold'
  world.modal.controllers.router.reset('Connect')
  await expect.element(screen.getByTestId('on-solana')).toBeVisible()
  await screen.getByTestId('on-solana').click()
  await expect.poll(() => other.adapter.log.at(-1)).toBe('connect metamask.solana')
})
