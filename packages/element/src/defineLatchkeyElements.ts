import type { Modal } from '@latchkey/core'
import { createElementClass } from './elements/createElementClass.ts'
import { describeAccountButton } from './elements/describeAccountButton.ts'
import { describeConnectButton } from './elements/describeConnectButton.ts'
import { describeNetworkButton } from './elements/describeNetworkButton.ts'
import { createPage, findPage } from './page/createPage.ts'

/**
 * Defines `<latchkey-connect>`, `<latchkey-account>` and `<latchkey-network>`, starts the modal, and renders it when it opens.
 * Elements that are in the page already become buttons at once. On a server it does nothing.
 *
 * @param modal the modal of all elements without one of their own. A later call replaces it. Without it, each element needs its
 * property `modal`.
 * @example
 * ```ts
 * import { eip155Adapter } from '@latchkey/adapter-eip155'
 * import { createModal } from '@latchkey/core'
 * import { mainnet } from '@latchkey/core/networks'
 * import { defineLatchkeyElements } from '@latchkey/element'
 *
 * defineLatchkeyElements(createModal({ projectId: 'my-app', networks: [mainnet], adapters: [eip155Adapter()] }))
 * ```
 */
export function defineLatchkeyElements(modal?: Modal): void {
  if (typeof customElements === 'undefined') return
  const known = findPage(customElements.get('latchkey-connect'))
  const page = known ?? createPage()
  page.setModal(modal)
  if (known) return
  const account = ['namespace', 'show', 'show-small'] as const
  const define = (name: string, ...[attributes, describe]: Definition): void =>
    customElements.define(name, createElementClass({ attributes, describe, page }))
  define('latchkey-connect', ['label', ...account], describeConnectButton)
  define('latchkey-account', account, describeAccountButton)
  define('latchkey-network', [], describeNetworkButton)
}

type Definition = [
  attributes: Parameters<typeof createElementClass>[0]['attributes'],
  describe: Parameters<typeof createElementClass>[0]['describe'],
]
