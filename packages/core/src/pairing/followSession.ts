import type { PairingEvent } from '../adapter/PairingClient.ts'
import type { AdaptersController } from '../adapter/adaptersController.ts'
import type { NetworkController } from '../network/networkController.ts'
import { isNamespace, type CaipNetworkId, type Namespace } from '@latchkey/protocol/caip'
import { WALLET_CONNECT_ID } from './constants.ts'
import type { SharedSession } from './createRemoteSession.ts'

/**
 * Applies a client's event to the session. If the wallet withdraws the active network, switches to another network that it
 * still grants, preferring those of the app. Returns the namespaces that the wallet newly grants.
 */
export function followSession(
  context: {
    readonly adapters: Pick<AdaptersController, 'store'>
    readonly network: Pick<NetworkController, 'store'>
    readonly onNetworkWithdrawn: (parameters: { readonly networkId: CaipNetworkId }) => void
  },
  { session: shared, event }: { readonly session: SharedSession; readonly event: PairingEvent },
): readonly Namespace[] {
  const { networks } = context.network.store.getState()
  const before = shared.session.grants
  const connections = Object.values(context.adapters.store.getState().byNamespace).flatMap((state) =>
    state.connections.filter(({ connectorId }) => connectorId === WALLET_CONNECT_ID),
  )
  shared.handle(event)
  const { grants } = shared.session
  for (const { namespace, networkId } of connections) {
    const granted = grants[namespace]?.networkIds.filter((id) => id.startsWith(`${namespace}:`)) ?? []
    // After a requested switch, the wallet may be on a network outside the grant.
    const isWithdrawn = before[namespace]?.networkIds.includes(networkId) && !granted.includes(networkId)
    const next = networks.find(({ caipNetworkId }) => granted.includes(caipNetworkId))?.caipNetworkId ?? granted[0]
    if (!isWithdrawn || next === undefined) continue
    shared.setNetwork(next)
    context.onNetworkWithdrawn({ networkId })
  }
  return Object.keys(grants)
    .filter(isNamespace)
    .filter((namespace) => grants[namespace]?.accounts.length && !before[namespace]?.accounts.length)
}
