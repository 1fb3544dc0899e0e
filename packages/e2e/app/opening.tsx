import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'
import { ConnectButton, ModalProvider, useAccount, useModal } from '@latchkey/react'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { first } from './chains.ts'
import { settings } from './settings.ts'

/** The smallest app: what it requests is what Latchkey requests. */
const modal = createModal({
  projectId: 'dev',
  cloud: settings.cloud,
  metadata: { name: 'Small app' },
  networks: [first, mainnet],
  adapters: [eip155Adapter()],
  preload: settings.preload,
})

function Page(): ReactElement {
  const { status } = useAccount()
  const { open } = useModal()
  return (
    <>
      <ConnectButton />
      <p data-testid="status">{status}</p>
      <button type="button" data-testid="own-button" onClick={() => open()}>
        Log in
      </button>
    </>
  )
}

const element = document.querySelector('#root')
if (element)
  createRoot(element).render(
    <ModalProvider modal={modal}>
      <Page />
    </ModalProvider>,
  )
