import { openingBalancesPlugin } from './balance/openingBalancesPlugin.ts'
import { connectingPlugin } from './connect/connectingPlugin.ts'
import { switchNetworkPlugin } from './network/switchNetworkPlugin.ts'
import { pairingViewsPlugin } from './pairing/pairingViewsPlugin.ts'
import type { Modal } from './plugin/Modal.ts'
import { visitsPlugin } from './plugin/visitsPlugin.ts'

/** Installs the plugins of the modal's own views. Called by the code that shows the views. */
export function installModalPlugins(modal: Pick<Modal, 'plugin'>): void {
  const visits = modal.plugin(visitsPlugin).get()
  for (const definition of [connectingPlugin, openingBalancesPlugin, pairingViewsPlugin, switchNetworkPlugin])
    visits.add(definition)
}
