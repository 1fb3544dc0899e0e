import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal, getAccount } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'

const modal = createModal({ projectId: 'my-app', networks: [mainnet], adapters: [eip155Adapter()] })
const { account, connectors } = modal.controllers
const wallets = document.createElement('div')
const address = document.createElement('output')
document.body.append(wallets, address)

function showWallets() {
  const buttons = connectors.store.getState().connectors.map(({ id, name }) => {
    const button = document.createElement('button')
    button.textContent = name
    button.addEventListener('click', () =>
      modal.connect({ connectorId: id }).catch((error) => {
        address.textContent = error.message
      }),
    )
    return button
  })
  wallets.replaceChildren(...buttons)
}

connectors.store.subscribe(showWallets)
account.store.subscribe(() => {
  address.textContent = getAccount(modal, { namespace: 'eip155' }).address ?? ''
})
await modal.start()
