import { ModalError } from '@latchkey/core/adapter'
import type {
  CaipNetworkId,
  Connection,
  FeatureName,
  Namespace,
  RemoteSession,
  SessionGrant,
} from '@latchkey/core/adapter'
import type { ReferenceConnections } from './createReferenceConnections.ts'
import { parseReferenceAddresses } from './parseReferenceAddresses.ts'
import { parseReferenceNetworkId } from './parseReferenceNetworkId.ts'
import type { ReferenceTypes } from './ReferenceTypes.ts'

/** Takes an adapter's part of a session among its connections. */
export function adoptReferenceSession(parameters: {
  readonly session: RemoteSession
  readonly connections: ReferenceConnections
  readonly namespace: Namespace
}): Connection<ReferenceTypes> {
  const { session, connections, namespace } = parameters
  const id = `session:${session.id}`
  const grant = session.grants[namespace]
  const [first, ...rest] = readAddresses(grant).map((address) => ({ address, type: 'eoa' as const }))
  const networkIds = readNetworkIds(grant, namespace)
  const [networkId] = networkIds
  if (!grant || first === undefined || networkId === undefined)
    throw new ModalError('connection.failed', { details: 'The session grants nothing on this chain' })

  const end = session.subscribe((event) => {
    try {
      if (event.type === 'ended') connections.drop(id)
      else if (event.type === 'networkChanged')
        connections.change(id, { networkId: parseReferenceNetworkId(event.networkId, namespace) })
      else {
        const next = event.grants[namespace]
        const accounts = readAddresses(next)
        const { activeAddress } = connections.get(id).connection
        connections.change(id, {
          accounts,
          approvedNetworkIds: readNetworkIds(next, namespace),
          ...(accounts.includes(activeAddress) && { activeAddress }),
        })
      }
    } catch {
      // What cannot be understood is not followed.
    }
  })
  const request = async (method: string, params: unknown): Promise<unknown> => {
    const here = connections.get(id).connection.networkId
    return await session.request({ networkId: here, method, params })
  }
  return connections.put({
    connection: {
      id,
      connectorId: session.source,
      namespace,
      accounts: [first, ...rest],
      activeAddress: first.address,
      networkId,
      approvedNetworkIds: networkIds,
      features: toFeatures(grant),
      peer: session.peer,
    },
    link: {
      provider: {
        id,
        name: session.peer.name,
        request: async ({ method, params }) => await request(method, params),
        watch: () => () => undefined,
      },
      request,
      leave: () => session.disconnect(),
      end,
    },
    isActivated: true,
  })
}

function readNetworkIds(grant: SessionGrant | undefined, namespace: Namespace): readonly CaipNetworkId[] {
  return (grant?.networkIds ?? []).map((networkId) => parseReferenceNetworkId(networkId, namespace))
}

function readAddresses(grant: SessionGrant | undefined): readonly `0x${string}`[] {
  const addresses = grant?.accounts.map((account) => account.split(':')[2])
  return parseReferenceAddresses([...new Set(addresses)])
}

function toFeatures({ methods }: SessionGrant): readonly FeatureName[] {
  return [
    'balance',
    ...(methods.includes('signMessage') ? (['message'] as const) : []),
    ...(methods.includes('transfer') ? (['transfer', 'transaction'] as const) : []),
  ]
}
