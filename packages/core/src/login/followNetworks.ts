import { frameAnswers } from '@latchkey/protocol/frame'
import { isNamespace, type CaipNetworkId, type Namespace } from '@latchkey/protocol/caip'
import type { AdaptersController } from '../adapter/adaptersController.ts'
import { AUTH_ID } from './constants.ts'
import type { FrameOwner } from './createFrameOwner.ts'
import type { LoginMemory } from './createLoginMemory.ts'

/**
 * Tells the frame when a connection of the login is on another network, for what it shows, and stores the network. Returns a function
 * that ends it.
 */
export function followNetworks(context: {
  readonly adapters: Pick<AdaptersController, 'store'>
  readonly frame: Pick<FrameOwner, 'ask' | 'isOpen'>
  readonly memory: Pick<LoginMemory, 'lastUsedChain'>
  /** Whether the frame has confirmed the session. */
  readonly isConfirmed: () => boolean
}): () => void {
  const { adapters, frame, isConfirmed, memory } = context
  const known = new Map<Namespace, CaipNetworkId>()
  return adapters.store.subscribe(({ byNamespace }) => {
    for (const namespace of Object.keys(byNamespace).filter(isNamespace)) {
      const own = byNamespace[namespace]?.connections.find(({ connectorId }) => connectorId === AUTH_ID)
      const before = known.get(namespace)
      if (own === undefined) known.delete(namespace)
      if (own === undefined || own.networkId === before) continue
      const chainId = own.networkId
      known.set(namespace, chainId)
      // The network of a new connection was in the request for the user.
      if (before === undefined) continue
      memory.lastUsedChain.set(chainId)
      if (!frame.isOpen() || !isConfirmed()) continue
      frame
        .ask({ name: 'SWITCH_NETWORK', payload: { chainId }, schema: frameAnswers.SWITCH_NETWORK })
        .catch(() => undefined)
    }
  })
}
