import { connectingPlugin } from './connect/connectingPlugin.ts'
import { switchNetworkPlugin } from './network/switchNetworkPlugin.ts'
import { pairingViewsPlugin } from './pairing/pairingViewsPlugin.ts'

/** The plugins of the modal's own views. Code that shows the views installs them. */
export const modalPlugins = [connectingPlugin, pairingViewsPlugin, switchNetworkPlugin] as const
