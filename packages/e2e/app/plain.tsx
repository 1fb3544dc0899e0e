// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has no names
import '@latchkey/react/buttons.css'
import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { first, second } from './chains.ts'
import { createPageSiwx } from './createPageSiwx.ts'
import { PlainPage } from './PlainPage.ts'

/** A page with only the modal: no other library that listens to wallets, and server-rendered markup if there is any. */
const modal = createModal({
  projectId: 'dev',
  metadata: { name: 'Plain app' },
  networks: [first, second],
  adapters: [eip155Adapter()],
  siwx: createPageSiwx(),
})
const element = document.querySelector('#root')
if (element) {
  const page = <PlainPage modal={modal} />
  const root = element.hasChildNodes() ? hydrateRoot(element, page) : createRoot(element)
  if (!element.hasChildNodes()) root.render(page)
  Object.assign(globalThis, { plain: { modal, unmount: () => root.unmount() } })
}
