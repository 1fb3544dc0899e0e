import type { Modal } from '@latchkey/core'
import { createTestModal } from '@latchkey/core/testing'
import { useLayoutEffect, useState, type ReactElement } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { useAccount } from '../hooks/useAccount.ts'
import { buttonPagePlugin } from './buttonPagePlugin.ts'
import { ConnectButton } from './ConnectButton.tsx'
import { ModalProvider } from './ModalProvider.tsx'
import { NetworkButton } from './NetworkButton.tsx'
import { WalletButton } from './WalletButton.tsx'

const countDialogs = (): number => document.querySelectorAll('[data-testid="lk-host"]').length

it('renders one dialog for one modal in two providers, and tells the developer', async () => {
  const { modal, logged } = createTestModal()
  const first = await render(<ModalProvider modal={modal} />)
  const second = await render(<ModalProvider modal={modal} />)
  modal.open()
  await expect.poll(countDialogs).toBe(1)
  expect(logged).toEqual([expect.stringContaining('Two ModalProviders have the same modal')])
  await second.unmount()
  expect(countDialogs()).toBe(1)
  const third = await render(<ModalProvider modal={modal} />)
  await first.unmount()
  // The remaining provider takes over.
  await expect.poll(countDialogs).toBe(1)
  await third.unmount()
  expect(countDialogs()).toBe(0)
})

it('renders the dialogs of two modals', async () => {
  const worlds = [createTestModal(), createTestModal()]
  for (const { modal } of worlds) await render(<ModalProvider modal={modal} />)
  expect(worlds.flatMap(({ logged }) => logged)).toEqual([])
})

it('survives that the app replaces and destroys the modal before the effects of its first render', async () => {
  const [first, second] = [createTestModal(), createTestModal()]
  function App(): ReactElement {
    const [modal, setModal] = useState(first.modal)
    useLayoutEffect(() => {
      if (modal !== first.modal) return
      setModal(second.modal)
      void first.modal.destroy()
    }, [modal])
    return <ModalProvider modal={modal} />
  }
  await render(<App />)
  second.modal.open()
  await expect.poll(countDialogs).toBe(1)
  expect([...first.logged, ...second.logged]).toEqual([])
})

it('styles its notices and follows the language of the page without our buttons', async () => {
  onTestFinished(() => document.documentElement.removeAttribute('lang'))
  const { modal } = createTestModal()
  const others = document.adoptedStyleSheets.length
  await render(<ModalProvider modal={modal} />)
  await expect.poll(() => document.adoptedStyleSheets).toHaveLength(others + 1)
  document.documentElement.lang = 'ar'
  await expect.poll(() => modal.plugin(buttonPagePlugin).store.getState().lang).toBe('ar')
  await modal.destroy()
  expect(document.adoptedStyleSheets).toHaveLength(others)
})

it('explains a missing modal', async () => {
  await expect(render(<ModalProvider modal={undefined as unknown as Modal} />)).rejects.toMatchObject({
    code: 'modal.missing',
    message: 'ModalProvider needs the prop `modal`, the result of `createModal`',
  })
})

it.each([
  { name: 'useAccount', element: <Reader /> },
  { name: 'ConnectButton', element: <ConnectButton /> },
  { name: 'NetworkButton', element: <NetworkButton /> },
  { name: 'WalletButton', element: <WalletButton connectorId="io.metamask" /> },
])('names $name when it is used outside of a provider', async ({ name, element }) => {
  await expect(render(element)).rejects.toMatchObject({
    code: 'modal.providerMissing',
    message: `${name} needs a ModalProvider above it`,
  })
})

function Reader(): string {
  return useAccount().status
}
