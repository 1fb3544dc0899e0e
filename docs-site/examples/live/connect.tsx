import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { ConnectButton, ModalProvider, useAccount } from '@latchkey/react'
import type { ReactElement } from 'react'
import { demoNetwork } from './demoNetwork.ts'
import { mountDemo } from './mountDemo.tsx'

// #region app
const modal = createModal({
  projectId: 'my-app',
  networks: [demoNetwork],
  adapters: [eip155Adapter()],
  features: { send: false, email: false, socials: false },
})

export function App(): ReactElement {
  return (
    <ModalProvider modal={modal}>
      <ConnectButton />
      <Greeting />
    </ModalProvider>
  )
}

function Greeting(): ReactElement {
  const { address } = useAccount()
  return <p>{address === undefined ? 'Not connected.' : `Hello ${address}`}</p>
}
// #endregion

export const mount = (stage: HTMLElement): (() => void) => mountDemo(stage, modal, <App />)
