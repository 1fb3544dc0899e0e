import type { Connection, FeatureName, Namespace, Network } from '@latchkey/core/adapter'
import { chooseReferenceNetwork } from './chooseReferenceNetwork.ts'
import type { ReferenceConnections } from './createReferenceConnections.ts'
import { interruptible } from './interruptible.ts'
import { locateReferenceWallet } from './locateReferenceWallet.ts'
import { parseReferenceAddresses } from './parseReferenceAddresses.ts'
import { parseReferenceNetworkId } from './parseReferenceNetworkId.ts'
import { parseReferenceNetworkIds } from './parseReferenceNetworkIds.ts'
import type { ReferenceProvider, ReferenceWalletEvent } from './ReferenceProvider.ts'
import type { ReferenceTypes } from './ReferenceTypes.ts'

const BASE_FEATURES: readonly FeatureName[] = ['message', 'balance', 'transfer', 'transaction']
const EXTRA_FEATURES: readonly FeatureName[] = ['assets', 'calls']

/** What a wallet is connected to. */
interface Scope {
  readonly connections: ReferenceConnections
  readonly namespace: Namespace
  /** The app's networks. */
  readonly networks: readonly Network[]
}

/** Takes a wallet that shows the app its accounts among the connections; without accounts there is no connection. */
export async function adoptReferenceWallet(
  parameters: Scope & {
    readonly provider: ReferenceProvider
    /** What the wallet told. */
    readonly accounts: unknown
    /** The account to be active. */
    readonly preferred?: string | undefined
    /** The network to be on, if the wallet is on none of its own. */
    readonly preferredNetworkId?: string | undefined
    readonly isActivated: boolean
    readonly signal: AbortSignal
  },
): Promise<Connection<ReferenceTypes> | undefined> {
  const { provider, connections, namespace, networks, preferred, preferredNetworkId, isActivated, signal } = parameters
  const [first, ...rest] = parseReferenceAddresses(parameters.accounts).map((address) => ({
    address,
    type: 'eoa' as const,
  }))
  if (first === undefined) return undefined
  const accounts = [first, ...rest] as const
  const { networkId, approvedNetworkIds } = await interruptible(
    locateReferenceWallet({ provider, preferred: preferredNetworkId, namespace, networks }),
    signal,
  )
  const told: unknown = await interruptible(
    // A wallet that does not know the question can do no more than all.
    provider.request({ method: 'features' }).catch(() => []),
    signal,
  )
  const extra = EXTRA_FEATURES.filter((feature) => Array.isArray(told) && told.includes(feature))
  const { id } = provider
  return connections.put({
    connection: {
      id,
      connectorId: id,
      namespace,
      accounts,
      activeAddress: accounts.find(({ address }) => address === preferred)?.address ?? first.address,
      networkId,
      approvedNetworkIds,
      features: [...BASE_FEATURES, ...extra],
    },
    link: {
      provider,
      request: async (method, params) => {
        const here = connections.get(id).connection.networkId
        return await provider.request({ method, params: { networkId: here, ...Object(params) } })
      },
      leave: async () => {
        await provider.request({ method: 'disconnect' })
      },
      end: provider.watch((event) => {
        try {
          followEvent(id, event, { connections, namespace, networks })
        } catch {
          // What cannot be understood is not followed.
        }
      }),
    },
    isActivated,
  })
}

/** Changes a connection as its wallet says. */
function followEvent(id: string, event: ReferenceWalletEvent, { connections, namespace, networks }: Scope): void {
  if (event.type === 'accountsChanged') connections.change(id, { accounts: parseReferenceAddresses(event.accounts) })
  else if (event.type === 'networksOffered') {
    const offered = parseReferenceNetworkIds(event.networkIds, namespace)
    const preferred = connections.get(id).connection.networkId
    const chosen = chooseReferenceNetwork({ offered, preferred, networks })
    connections.change(id, { networkId: chosen, approvedNetworkIds: offered })
  } else connections.change(id, { networkId: parseReferenceNetworkId(event.networkId, namespace) })
}
