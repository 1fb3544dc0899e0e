/** The code of an app that shows this page's buttons. */
export const appCode = `import { ConnectButton, ModalProvider, NetworkButton, useAccount } from '@latchkey/react'
import { modal } from './modal'

export function App() {
  return (
    <ModalProvider modal={modal}>
      <NetworkButton />
      <ConnectButton />
      <Greeting />
    </ModalProvider>
  )
}

function Greeting() {
  const { address, isConnected } = useAccount()
  return isConnected ? <p>Hello {address}</p> : <p>Not connected.</p>
}
`
