import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { arbitrum, base, mainnet } from '@latchkey/core/networks'
import { ConnectButton, ModalProvider } from '@latchkey/react'
import { createRoot } from 'react-dom/client'
import { createDemoWallet } from '../../examples/live/createDemoWallet.ts'
import { demoNetwork } from '../../examples/live/demoNetwork.ts'
import { defaults } from './choices.ts'
import { measureContrast } from './measureContrast.ts'
import type { PreviewReport, PreviewRequest, PreviewView } from './messages.ts'

// The document that the theme builder shows in its frame: a page with the real modal, open.

const modal = createModal({
  projectId: 'my-app',
  networks: [demoNetwork, mainnet, base, arbitrum],
  adapters: [eip155Adapter()],
  features: { send: false, email: false, socials: false },
  storagePrefix: 'latchkey-docs.preview',
})
let shown: PreviewView | undefined
let newest: PreviewRequest | undefined
let drawing: Promise<void> | undefined

const report = (message: PreviewReport): void => parent.postMessage(message, location.origin)

async function draw(request: PreviewRequest): Promise<void> {
  document.documentElement.dataset['theme'] = request.mode
  modal.controllers.theme.setMode(request.mode)
  // Values that were set before stay otherwise.
  modal.controllers.theme.setVariables({ ...defaults, ...request.values })
  // Also if the reader has closed the modal.
  if (shown !== request.view || !modal.controllers.modal.store.getState().isOpen) {
    shown = request.view
    await show(request.view)
  }
  const host = await findHost()
  report({ type: 'drawn', contrasts: measureContrast(host) })
}

/** Draws the newest request once the one before is drawn. Those between are left out. */
async function drawNewest(): Promise<void> {
  while (newest !== undefined) {
    const request = newest
    newest = undefined
    await draw(request)
  }
}

/** Waits until the modal has drawn. Its code loads with the first view. */
async function findHost(): Promise<Element> {
  await new Promise(requestAnimationFrame)
  const host = document.querySelector('[data-testid=lk-host]')
  return host !== null && getComputedStyle(host).getPropertyValue('--lk-ink') !== '' ? host : findHost()
}

/** Opens a view, with the wallet that it needs. */
async function show(view: PreviewView): Promise<void> {
  const isConnected = modal.controllers.account.store.getState().byNamespace.eip155?.address !== undefined
  if (view === 'Account' && !isConnected) await modal.connect({ connectorId: 'dev.latchkey.demo' })
  if ((view === 'Connect' || view === 'AllWallets') && isConnected) await modal.disconnect()
  modal.open({ view })
}

createDemoWallet({ asks: false })
const root = document.querySelector('#app')
if (root !== null)
  createRoot(root).render(
    <ModalProvider modal={modal}>
      <ConnectButton />
    </ModalProvider>,
  )
addEventListener('message', ({ origin, source, data }: MessageEvent<PreviewRequest>) => {
  // Tools such as axe exchange messages, too.
  if (origin !== location.origin || source !== parent || data.type !== 'draw') return
  newest = data
  drawing ??= drawNewest().finally(() => (drawing = undefined))
})
void modal.start().then(() => report({ type: 'ready' }))
