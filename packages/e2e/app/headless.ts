import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { first, second } from './chains.ts'

/** A page without Latchkey's interface: it prints the message of what an action rejects with, in the same turn. */
const print = (name: string, text: string): void => {
  const output = document.querySelector(`[data-testid="${name}"]`)
  if (output) output.textContent = text
}

const modal = createModal({
  projectId: 'dev',
  networks: [first, second],
  adapters: [eip155Adapter()],
  // Nothing answers there.
  secureSite: 'http://wallet.localhost:6',
  onError: (error) => print('reported', error.message),
})
void modal.start()

function onClick(name: string, action: () => unknown): void {
  document.querySelector(`[data-testid="${name}"]`)?.addEventListener('click', () => {
    Promise.resolve()
      .then(action)
      .catch((error: unknown) => {
        print('message', error instanceof Error ? `${error.message} / ${error.stack?.split('\n', 1)[0]}` : 'no error')
        const { attempt } = modal.controllers.connection.store.getState()
        print('attempt', attempt.status === 'failed' ? attempt.error.message : attempt.status)
      })
  })
}

onClick('connect', () => modal.connect({ connectorId: 'com.alpha' }))
onClick('connect-unknown', () => modal.connect({ connectorId: 'com.nowhere' }))
onClick('log-in', () => modal.connect({ connectorId: 'auth' }))
// Nothing here can pair, which is known without any file.
onClick('connect-phone', () => modal.connect({ connectorId: 'walletConnect' }))
onClick('switch', () => modal.switchNetwork('eip155:424242'))
onClick('duplicate', () => {
  const siwx = { getSessions: () => Promise.resolve([]) }
  // @ts-expect-error -- neither option is complete: only their combination matters
  return createModal({ projectId: 'dev', networks: [first], adapters: [], siwx, siweConfig: {} })
})
