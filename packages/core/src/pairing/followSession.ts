import { WALLET_CONNECT_ID } from '../connect/connectorsState.ts'
import type { PairingEvent } from '../adapter/PairingClient.ts'
import type { AdaptersController } from '../adapter/adaptersController.ts'
import type { NetworkController } from '../network/networkController.ts'
import { isNamespace, type CaipNetworkId, type Namespace } from '@latchkey/protocol/caip'
import type { SharedSession } from './createRemoteSession.ts'

/**
 * Has the adapters follow what a wallet does to its session: also away from a network that it takes back, to another one
 * that it still grants, the app's own first. Gives the namespaces that it grants from now on.
 */
export function followSession(
  context: {
    readonly adapters: Pick<AdaptersController, 'store'>
    readonly network: Pick<NetworkController, 'store'>
    readonly onNetworkWithdrawn: (parameters: { readonly networkId: CaipNetworkId }) => void
  },
  { hub, event }: { readonly hub: SharedSession; readonly event: PairingEvent },
): readonly Namespace[] {
  const { networks } = context.network.store.getState()
  const before = hub.session.grants
  const selection = Object.values(context.adapters.store.getState().byNamespace).flatMap(({ connections }) =>
    connections.filter(({ connectorId }) => connectorId === WALLET_CONNECT_ID),
  )
  hub.handle(event)
  const { grants } = hub.session
  for (const { namespace, networkId } of selection) {
    const granted = grants[namespace]?.networkIds.filter((id) => id.startsWith(`${namespace}:`)) ?? []
    // Where the wallet went on request it may be without a grant.
    const isWithdrawn = before[namespace]?.networkIds.includes(networkId) && !granted.includes(networkId)
    const next = networks.find(({ caipNetworkId }) => granted.includes(caipNetworkId))?.caipNetworkId ?? granted[0]
    if (!isWithdrawn || next === undefined) continue
    hub.setNetwork(next)
    context.onNetworkWithdrawn({ networkId })
  }
  return Object.keys(grants)
    .filter(isNamespace)
    .filter((namespace) => grants[namespace]?.accounts.length && !before[namespace]?.accounts.length)
}
