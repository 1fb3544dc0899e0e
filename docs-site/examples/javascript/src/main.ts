import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal, selectAccount } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'
import { defineLatchkeyElements } from '@latchkey/element'

const modal = createModal({ projectId: 'my-app', networks: [mainnet], adapters: [eip155Adapter()] })
defineLatchkeyElements(modal)

const output = document.querySelector('#address')
modal.controllers.account.store.subscribe((state) => {
  const { address } = selectAccount(state, 'eip155')
  if (output) output.textContent = address ?? 'Not connected.'
})
