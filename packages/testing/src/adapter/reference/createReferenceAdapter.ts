import { ModalError, readProperty } from '@latchkey/core/adapter'
import type {
  Adapter,
  CaipNetworkId,
  Connection,
  FeatureName,
  Network,
  RemoteSession,
  Namespace,
} from '@latchkey/core/adapter'
import { adoptReferenceSession } from './adoptReferenceSession.ts'
import { chooseReferenceNetwork } from './chooseReferenceNetwork.ts'
import { createReferenceConnections } from './createReferenceConnections.ts'
import { createReferenceFeatures } from './createReferenceFeatures.ts'
import type { ReferenceChain } from './createReferenceChain.ts'
import type { ReferencePage } from './createReferencePage.ts'
import { interruptible } from './interruptible.ts'
import { isReferenceAddress } from './isReferenceAddress.ts'
import { parseReferenceAddresses } from './parseReferenceAddresses.ts'
import { parseReferenceNetworkId } from './parseReferenceNetworkId.ts'
import type { ReferenceProvider } from './ReferenceProvider.ts'
import type { ReferenceTypes } from './ReferenceTypes.ts'
import { toReferenceError, type ReferenceAction } from './toReferenceError.ts'

type ReferenceConnection = Connection<ReferenceTypes>

const BASE_FEATURES: readonly FeatureName[] = ['message', 'balance', 'transfer', 'transaction']
const EXTRA_FEATURES: readonly FeatureName[] = ['assets', 'calls']

/** The smallest adapter that keeps the whole contract, over a chain of its own. */
export function createReferenceAdapter(parameters: {
  /** `polkadot` by default. */
  readonly namespace?: Namespace | undefined
  readonly page: ReferencePage
  /** The app's networks. */
  readonly networks: readonly Network[]
  readonly getChain: (networkId: CaipNetworkId) => ReferenceChain | undefined
}): Adapter<ReferenceTypes> {
  const { namespace = 'polkadot', page, networks, getChain } = parameters
  const connections = createReferenceConnections(namespace)
  const providers = new Map<string, ReferenceProvider>()
  const controller = new AbortController()
  const life = controller.signal
  let stopDiscovery = (): void => undefined
  let starting: Promise<void> | undefined

  /** Does something that a visitor may have to agree to, until the caller gives up or the adapter ends. */
  const attempt = async <value>(
    call: {
      readonly action: ReferenceAction
      readonly aborted: 'connection.aborted' | 'network.switchAborted'
      readonly signal: AbortSignal | undefined
    },
    task: (signal: AbortSignal) => Promise<value>,
  ): Promise<value> => {
    life.throwIfAborted()
    if (call.signal?.aborted) throw new ModalError(call.aborted)
    const signal = call.signal ? AbortSignal.any([life, call.signal]) : life
    try {
      return await task(signal)
    } catch (cause) {
      if (life.aborted) throw life.reason
      throw call.signal?.aborted ? new ModalError(call.aborted) : toReferenceError(cause, call.action)
    }
  }

  /** Where a wallet is, and where it may be. */
  const locate = async (
    provider: ReferenceProvider,
    preferred: string | undefined,
  ): Promise<Pick<ReferenceConnection, 'networkId' | 'approvedNetworkIds'>> => {
    try {
      return {
        networkId: parseReferenceNetworkId(await provider.request({ method: 'network' }), namespace),
        approvedNetworkIds: 'all',
      }
    } catch (cause) {
      if (readProperty(cause, 'code') !== 'UNSUPPORTED_METHOD') throw cause
    }
    const offered = parseOffered(await provider.request({ method: 'networks' }), namespace)
    return { networkId: chooseReferenceNetwork({ offered, preferred, networks }), approvedNetworkIds: offered }
  }

  /** Takes a wallet that has let the app in among the connections. */
  const link = async (call: {
    readonly provider: ReferenceProvider
    readonly accounts: unknown
    readonly preferred?: string | undefined
    /** Where to be, if the wallet is on no network of its own. */
    readonly preferredNetworkId?: string | undefined
    readonly isActivated: boolean
    readonly signal: AbortSignal
  }): Promise<ReferenceConnection | undefined> => {
    const { provider, isActivated, signal } = call
    const [first, ...rest] = parseReferenceAddresses(call.accounts).map((address) => ({
      address,
      type: 'eoa' as const,
    }))
    if (first === undefined) return undefined
    const accounts = [first, ...rest] as const
    const { networkId, approvedNetworkIds } = await interruptible(locate(provider, call.preferredNetworkId), signal)
    const told: unknown = await interruptible(
      // A wallet that does not know the question can do no more than all.
      provider.request({ method: 'features' }).catch(() => []),
      signal,
    )
    const extra = EXTRA_FEATURES.filter((feature) => Array.isArray(told) && told.includes(feature))
    const { id } = provider
    const end = provider.watch((event) => {
      try {
        if (event.type === 'accountsChanged')
          connections.change(id, { accounts: parseReferenceAddresses(event.accounts) })
        else if (event.type === 'networksOffered') {
          const offered = parseOffered(event.networkIds, namespace)
          const preferred = connections.get(id).connection.networkId
          const chosen = chooseReferenceNetwork({ offered, preferred, networks })
          connections.change(id, { networkId: chosen, approvedNetworkIds: offered })
        } else connections.change(id, { networkId: parseReferenceNetworkId(event.networkId, namespace) })
      } catch {
        // What cannot be understood is not followed.
      }
    })
    return connections.put({
      connection: {
        id,
        connectorId: id,
        namespace,
        accounts,
        activeAddress: accounts.find(({ address }) => address === call.preferred)?.address ?? first.address,
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
        end,
      },
      isActivated,
    })
  }

  const goTo = async (
    request: (method: string, params: unknown) => Promise<unknown>,
    networkId: string,
  ): Promise<void> => {
    try {
      await request('switchNetwork', { networkId })
    } catch (cause) {
      if (readProperty(cause, 'code') !== 'UNKNOWN_NETWORK') throw cause
      await request('addNetwork', { networkId })
    }
  }

  const begin = async (reconnect: Parameters<Adapter['start']>[0]['reconnect']): Promise<void> => {
    stopDiscovery = page.discover((provider) => {
      providers.set(provider.id, provider)
      connections.addConnector(provider)
    })
    const stored = reconnect.flatMap((entry) => {
      const provider = providers.get(entry.connectorId)
      return provider ? [{ provider, preferred: entry.activeAddress, preferredNetworkId: entry.networkId }] : []
    })
    if (stored.length === 0) return
    const done = connections.beginAttempt()
    for (const [index, { provider, ...preferences }] of stored.entries()) {
      try {
        const accounts = await interruptible(provider.request({ method: 'accounts' }), life)
        await link({ provider, accounts, ...preferences, isActivated: index === 0, signal: life })
      } catch {
        // A wallet that does not answer as it should is not restored.
      }
    }
    done()
  }

  return {
    namespace,
    store: connections.store,
    features: createReferenceFeatures({ connections, getChain, life }),
    isAddress: isReferenceAddress,
    start: async ({ reconnect }) => {
      life.throwIfAborted()
      starting ??= begin(reconnect)
      await starting
    },
    destroy: async () => {
      controller.abort(new ModalError('adapter.destroyed'))
      stopDiscovery()
      connections.end()
    },
    connect: async ({ connectorId, networkId, signal }) => {
      life.throwIfAborted()
      const provider = providers.get(connectorId)
      if (!provider) throw new ModalError('connector.notFound', { context: { connectorId } })
      return await attempt({ action: 'connect', aborted: 'connection.aborted', signal }, async (combined) => {
        const done = connections.beginAttempt()
        try {
          const accounts = await interruptible(provider.request({ method: 'connect' }), combined)
          const place = await interruptible(locate(provider, networkId), combined)
          if (networkId !== undefined && networkId !== place.networkId && place.approvedNetworkIds === 'all') {
            const request = async (method: string, params: unknown): Promise<unknown> =>
              await provider.request({ method, params })
            await interruptible(goTo(request, networkId), combined)
          }
          const connection = await link({
            provider,
            accounts,
            preferredNetworkId: networkId,
            isActivated: true,
            signal: combined,
          })
          if (!connection) throw new ModalError('wallet.unauthorized')
          return connection
        } finally {
          done()
        }
      })
    },
    adopt: async (session: RemoteSession) => {
      life.throwIfAborted()
      return adoptReferenceSession({ session, connections, namespace })
    },
    disconnect: async ({ connectionId }) => {
      life.throwIfAborted()
      const former = connections.get(connectionId)
      connections.drop(connectionId)
      await former.link.leave()
    },
    switchAccount: async ({ connectionId, address }) => {
      life.throwIfAborted()
      const { connection } = connections.get(connectionId)
      if (address !== undefined) {
        if (!connection.accounts.some((account) => account.address === address))
          throw new ModalError('account.notFound', { context: { address } })
        connections.change(connectionId, { activeAddress: address })
      }
      connections.activate(connectionId)
    },
    switchNetwork: async ({ connectionId, network, signal }) => {
      const networkId = network.caipNetworkId
      await attempt({ action: 'switchNetwork', aborted: 'network.switchAborted', signal }, async (combined) => {
        const { connection, link: former } = connections.get(connectionId)
        if (connection.networkId === networkId) return
        const { approvedNetworkIds } = connection
        if (approvedNetworkIds !== 'all') {
          // A connection without its own network uses the one of the app.
          if (!approvedNetworkIds.includes(networkId))
            throw new ModalError('network.unrecognized', { context: { networkId } })
          connections.change(connectionId, { networkId })
          return
        }
        await interruptible(
          goTo(async (method, params) => await former.request(method, params), networkId),
          combined,
        )
        connections.change(connectionId, { networkId })
      })
    },
    getProvider: async ({ connectionId }) => {
      life.throwIfAborted()
      return connections.get(connectionId).link.provider
    },
  }
}

function parseOffered(value: unknown, namespace: Namespace): readonly CaipNetworkId[] {
  if (!Array.isArray(value)) throw new ModalError('wallet.invalidResponse')
  return value.map((networkId) => parseReferenceNetworkId(networkId, namespace))
}
