import { ModalProvider } from '@latchkey/react'
import { modal } from './latchkey/modal'
import { Wallet } from './latchkey/Wallet'

export function App() {
  return (
    <ModalProvider modal={modal}>
      <main>
        <h1>latchkey-app</h1>
        <Wallet />
      </main>
    </ModalProvider>
  )
}
