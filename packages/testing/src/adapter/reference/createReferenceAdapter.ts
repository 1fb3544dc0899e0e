import { ModalError, readProperty } from '@latchkey/core/adapter'
import type { Adapter, CaipNetworkId, Network, RemoteSession, Namespace } from '@latchkey/core/adapter'
import { adoptReferenceSession } from './adoptReferenceSession.ts'
import { adoptReferenceWallet } from './adoptReferenceWallet.ts'
import { createReferenceConnections } from './createReferenceConnections.ts'
import { createReferenceFeatures } from './createReferenceFeatures.ts'
import type { ReferenceChain } from './createReferenceChain.ts'
import type { ReferencePage } from './createReferencePage.ts'
import { interruptible } from './interruptible.ts'
import { isReferenceAddress } from './isReferenceAddress.ts'
import { locateReferenceWallet } from './locateReferenceWallet.ts'
import type { ReferenceProvider } from './ReferenceProvider.ts'
import type { ReferenceTypes } from './ReferenceTypes.ts'
import { toReferenceError, type ReferenceAction } from './toReferenceError.ts'

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
  const scope = { connections, namespace, networks }
  const providers = new Map<string, ReferenceProvider>()
  const controller = new AbortController()
  const life = controller.signal
  let stopDiscovery = (): void => undefined
  let starting: Promise<void> | undefined

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
        await adoptReferenceWallet({
          ...scope,
          provider,
          accounts,
          ...preferences,
          isActivated: index === 0,
          signal: life,
        })
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
      return await attempt({ action: 'connect', aborted: 'connection.aborted', signal, life }, async (combined) => {
        const done = connections.beginAttempt()
        try {
          const accounts = await interruptible(provider.request({ method: 'connect' }), combined)
          const place = await interruptible(
            locateReferenceWallet({ provider, preferred: networkId, namespace, networks }),
            combined,
          )
          if (networkId !== undefined && networkId !== place.networkId && place.approvedNetworkIds === 'all') {
            const request = async (method: string, params: unknown): Promise<unknown> =>
              await provider.request({ method, params })
            await interruptible(goTo(request, networkId), combined)
          }
          const connection = await adoptReferenceWallet({
            ...scope,
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
      await attempt({ action: 'switchNetwork', aborted: 'network.switchAborted', signal, life }, async (combined) => {
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

/** Does something that a visitor may have to agree to, until the caller gives up or the adapter ends. */
async function attempt<value>(
  call: {
    readonly action: ReferenceAction
    readonly aborted: 'connection.aborted' | 'network.switchAborted'
    readonly signal: AbortSignal | undefined
    /** Aborted with the adapter's end. */
    readonly life: AbortSignal
  },
  task: (signal: AbortSignal) => Promise<value>,
): Promise<value> {
  const { action, aborted, life } = call
  life.throwIfAborted()
  if (call.signal?.aborted) throw new ModalError(aborted)
  const signal = call.signal ? AbortSignal.any([life, call.signal]) : life
  try {
    return await task(signal)
  } catch (cause) {
    if (life.aborted) throw life.reason
    throw call.signal?.aborted ? new ModalError(aborted) : toReferenceError(cause, action)
  }
}

/** Has a wallet go to a network, which it may have to add first. */
async function goTo(request: (method: string, params: unknown) => Promise<unknown>, networkId: string): Promise<void> {
  try {
    await request('switchNetwork', { networkId })
  } catch (cause) {
    if (readProperty(cause, 'code') !== 'UNKNOWN_NETWORK') throw cause
    await request('addNetwork', { networkId })
  }
}
