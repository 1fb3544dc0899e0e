import { readInitialState, type InitialState } from '@latchkey/core'
import { createFakeAdapter, createMemoryStorage, createTestModal, type TestModal } from '@latchkey/core/testing'
import { StrictMode, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { useAccount } from '../hooks/useAccount.ts'
import { AccountButton } from './AccountButton.tsx'
import { ConnectButton } from './ConnectButton.tsx'
import { InitialStateProvider } from './InitialStateProvider.tsx'
import { ModalProvider } from './ModalProvider.tsx'
import { NetworkButton } from './NetworkButton.tsx'
import { expectAccessible } from '../test/expectAccessible.ts'

const metamask = 'io.metamask'
const address = '0x1111111111111111111111111111111111111111'
const short = '0x11…111111'
const initialState: InitialState = {
  activeNamespace: 'eip155',
  activeNetworkId: 'eip155:42161',
  addresses: { eip155: address },
}

const cookieName = '%40latchkey%2Finitial_state='

afterEach(() => {
  document.cookie = `${cookieName};Path=/;Max-Age=0`
})

/** A page that the visitor opens again; `release` lets its wallet answer. */
async function createSecondVisit(parameters: { readonly isLocked?: boolean } = {}) {
  const storage = createMemoryStorage()
  const first = createTestModal({ storage })
  await first.modal.start()
  await first.modal.connect({ connectorId: metamask })
  const fake = createFakeAdapter({ locked: parameters.isLocked ? [metamask] : [] })
  let release = (): void => undefined
  const promise = new Promise<void>((resolve) => {
    release = resolve
  })
  const slow = {
    ...fake,
    factory: {
      ...fake.factory,
      create: (context: Parameters<typeof fake.factory.create>[0]) => {
        const adapter = fake.factory.create(context)
        const { start } = adapter
        return Object.assign(adapter, {
          start: async (stored: Parameters<typeof start>[0]) => {
            await promise
            await start(stored)
          },
        })
      },
    },
  }
  return { world: createTestModal({ storage, fake: slow }), release: () => release() }
}

/** Notes what every render shows. */
function Probe({ seen }: { readonly seen: (string | undefined)[] }): ReactElement {
  const { status, address: verified, unverifiedAddress } = useAccount()
  seen.push(verified ?? (unverifiedAddress && `unverified ${unverifiedAddress}`) ?? status)
  return <output />
}

interface AppProps {
  readonly world: TestModal
  readonly seen?: (string | undefined)[] | undefined
  readonly state?: InitialState | undefined
}

const App = ({ world, seen = [], state }: AppProps): ReactElement => (
  <StrictMode>
    <ModalProvider modal={world.modal}>
      <InitialStateProvider initialState={state}>
        <ConnectButton />
        <NetworkButton />
        <Probe seen={seen} />
      </InitialStateProvider>
    </ModalProvider>
  </StrictMode>
)

it('show the account of the last visit in the first frame, marked until the wallet confirms it', async () => {
  const { world, release } = await createSecondVisit()
  const seen: (string | undefined)[] = []
  const screen = await render(<App world={world} seen={seen} />)
  const button = screen.getByRole('button', { name: `Open account ${short}` })
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  expect(getComputedStyle(screen.getByText(short).element()).opacity).toBe('0.65')
  await expectAccessible(screen.container)
  const element = button.element()
  release()
  await expect.element(button).toHaveAttribute('aria-busy', 'false')
  expect(button.element()).toBe(element)
  expect(new Set(seen)).toEqual(new Set([`unverified ${address}`, address]))
})

it('offer to connect once the wallet turns out to be locked', async () => {
  const { world, release } = await createSecondVisit({ isLocked: true })
  const screen = await render(<App world={world} />)
  await expect.element(screen.getByTestId('lk-account-button')).toHaveTextContent(short)
  release()
  await expect.element(screen.getByRole('button', { name: 'Connect wallet' })).toHaveAttribute('aria-busy', 'false')
})

it('open the account after the wallet has confirmed it, if pressed before', async () => {
  const { world, release } = await createSecondVisit()
  const screen = await render(<App world={world} />)
  await screen.getByTestId('lk-account-button').click()
  const { modal, router } = world.modal.controllers
  expect(modal.store.getState().isOpen).toBe(false)
  release()
  await expect.poll(() => modal.store.getState().isOpen).toBe(true)
  expect(router.store.getState().history.at(-1)?.view).toBe('Account')
})

it('AccountButton shows the account of the last visit too', async () => {
  const { world } = await createSecondVisit()
  const screen = await render(
    <ModalProvider modal={world.modal}>
      <AccountButton show={['address']} />
    </ModalProvider>,
  )
  await expect.element(screen.getByTestId('lk-account-button')).toHaveTextContent(short)
  expect(screen.getByTestId('lk-account-button').element().ariaBusy).toBe('true')
})

it.each([
  ['knows', initialState, true],
  ['does not know', undefined, false],
])('hydrate without a mismatch what a server rendered that %s the visitor', async (_name, state, isKnown) => {
  const server = createTestModal({ platform: { isBrowser: false } })
  const html = renderToString(<App world={server} state={state} />)
  expect(html.includes(short)).toBe(isKnown)
  expect(html.includes('Arbitrum')).toBe(isKnown)
  const { world, release } = await createSecondVisit()
  const container = document.body.appendChild(document.createElement('div'))
  container.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)
  const element = container.querySelector('button')
  const faults: unknown[] = []
  const seen: (string | undefined)[] = []
  const root = hydrateRoot(container, <App world={world} seen={seen} state={state} />, {
    onRecoverableError: (error) => faults.push(error),
    onUncaughtError: (error) => faults.push(error),
  })
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  await expect.poll(() => container.querySelector('button')?.ariaBusy).toBe('true')
  release()
  await expect.poll(() => seen.at(-1)).toBe(address)
  expect(container.querySelector('button')).toBe(element)
  expect(container.textContent).toContain(short)
  expect(faults).toEqual([])
  // A server that does not know the visitor renders the button that connects.
  expect(new Set(seen)).toEqual(new Set([...(isKnown ? [] : ['disconnected']), `unverified ${address}`, address]))
})

it('keep a cookie for the server while a wallet is connected, only with InitialStateProvider', async () => {
  const { world, release } = await createSecondVisit()
  const plain = await render(
    <ModalProvider modal={world.modal}>
      <ConnectButton />
    </ModalProvider>,
  )
  release()
  await expect.element(plain.getByTestId('lk-account-button')).toHaveAttribute('aria-busy', 'false')
  expect(document.cookie).not.toContain(cookieName)
  await render(<App world={world} />)
  await expect.poll(() => document.cookie).toContain(cookieName)
  expect(readInitialState({ cookie: document.cookie })?.addresses).toEqual({ eip155: address })
  await world.modal.disconnect()
  expect(document.cookie).not.toContain(cookieName)
})
