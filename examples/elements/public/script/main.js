import { createModal, defineLatchkeyElements, selectAccount } from '../latchkey/latchkey.js'
import { eip155Adapter } from '../latchkey/eip155.js'
import { mainnet } from '../latchkey/networks.js'

const modal = createModal({ projectId: 'my-app', networks: [mainnet], adapters: [eip155Adapter()] })
defineLatchkeyElements(modal)

const greeting = document.getElementById('greeting')
const greet = () => {
  const { address } = selectAccount(modal.controllers.account.store.getState(), 'eip155')
  greeting.textContent = address === undefined ? 'Not connected.' : `Hello ${address}`
}
modal.controllers.account.store.subscribe(greet)
greet()
