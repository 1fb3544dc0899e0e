import type { RemoteSession, SessionEvent } from '../adapter/types.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { readProperty } from '../kernel/utils/readProperty.ts'
import { isCaipNetworkId, isNamespace, type CaipNetworkId, type Namespace } from '@latchkey/protocol/caip'
import type { PairedSession, PairingClient, PairingEvent } from '../adapter/PairingClient.ts'
import { orderGrants, type SessionSelection } from './orderGrants.ts'

/** A session, and the view of it that each adapter adopts. */
export interface SharedSession {
  readonly topic: string
  /** The session with every namespace: ending it ends it in the wallet. */
  readonly session: RemoteSession
  /**
   * Returns the session for one namespace's adapter, limited to events of its networks. Each adapter disconnects separately;
   * the session ends when the last one has disconnected.
   */
  forNamespace(namespace: Namespace): RemoteSession
  /** Ends the session if no namespace uses it, for example because the wallet has withdrawn all of them. */
  endUnused(): Promise<void>
  /** Switches the adapter of the network's namespace to the network. */
  setNetwork(networkId: CaipNetworkId): void
  /** Applies an event of the client. */
  handle(event: PairingEvent): void
}

/** Wraps a settled session so that adapters can adopt it. */
export function createRemoteSession(parameters: {
  readonly client: PairingClient
  readonly session: PairedSession
  readonly selection: Readonly<Partial<Record<Namespace, SessionSelection>>>
  /** Called with each request to the wallet; on a phone this opens the wallet. */
  readonly onRequest: () => void
}): SharedSession {
  const { client, session, onRequest } = parameters
  const { topic } = session
  const listeners = new Set<(event: SessionEvent) => void>()
  const views = new Set<Namespace>()
  let selection = parameters.selection
  let grants = orderGrants(session.grants, selection)
  let isEnded = false

  const emit = (event: SessionEvent): void => {
    for (const listener of listeners) listener(event)
  }

  const end = (reason: 'user' | 'expired' | 'peer'): void => {
    if (isEnded) return
    isEnded = true
    emit({ type: 'ended', reason })
    listeners.clear()
  }

  const disconnect = async (): Promise<void> => {
    if (isEnded) return
    const done = client.disconnect({ topic })
    end('user')
    await done
  }

  const remote: RemoteSession = {
    id: topic,
    source: 'walletConnect',
    peer: { name: session.peer.name, icon: session.peer.icons[0] },
    get grants() {
      return grants
    },
    request: async ({ networkId, method, params, signal }) => {
      if (isEnded) throw new ModalError('wallet.disconnected')
      const answer = client.request({ topic, chainId: networkId, method, params, signal })
      onRequest()
      return await answer
    },
    subscribe: (listener) => {
      // The same function may subscribe twice.
      const entry = (event: SessionEvent): void => listener(event)
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
    disconnect,
  }

  const endUnused = async (): Promise<void> => {
    if (views.size === 0) await disconnect()
  }

  const forNamespace = (namespace: Namespace): RemoteSession => {
    views.add(namespace)
    return {
      ...remote,
      get grants() {
        return grants
      },
      subscribe: (listener) =>
        remote.subscribe((event) => {
          if (event.type !== 'networkChanged' || event.networkId.startsWith(`${namespace}:`)) listener(event)
        }),
      disconnect: async () => {
        views.delete(namespace)
        await endUnused()
      },
    }
  }

  const setNetwork = (networkId: CaipNetworkId): void => {
    const [namespace] = networkId.split(':')
    if (isNamespace(namespace)) selection = { ...selection, [namespace]: { ...selection[namespace], networkId } }
    emit({ type: 'networkChanged', networkId })
  }

  const followAccounts = (networkId: CaipNetworkId, data: unknown): void => {
    const [namespace] = networkId.split(':')
    const entry: unknown = Array.isArray(data) ? data[0] : data
    // Bitcoin's event carries its addresses with their keys and paths.
    const first = readProperty(entry, 'address') ?? entry
    if (!isNamespace(namespace) || typeof first !== 'string') return
    const address = first.slice(first.lastIndexOf(':') + 1)
    const grant = grants[namespace]
    const accounts = grant?.accounts.filter((account) => account.endsWith(`:${address}`)) ?? []
    // Ignore accounts outside the session's grant.
    if (grant === undefined || accounts.length === 0) return
    selection = { ...selection, [namespace]: { ...selection[namespace], address } }
    const all = orderGrants(grants, selection)
    // Adapters keep an account while it is granted, so first emit a grant of the new account only.
    for (const next of [{ ...grants, [namespace]: { ...grant, accounts } }, all]) {
      grants = next
      emit({ type: 'updated', grants })
    }
  }

  return {
    topic,
    session: remote,
    forNamespace,
    endUnused,
    setNetwork,
    handle: (event) => {
      if (event.type === 'sessionUpdated' && event.session.topic === topic) {
        grants = orderGrants(event.session.grants, selection)
        emit({ type: 'updated', grants })
        // Namespaces that the wallet has withdrawn need no disconnect.
        for (const namespace of views) if (!grants[namespace]?.accounts.length) views.delete(namespace)
      } else if (event.type === 'sessionEnded' && event.topic === topic) end(event.reason)
      else if (event.type === 'sessionEvent' && event.topic === topic) {
        if (accountEvents.includes(event.name)) followAccounts(event.networkId, event.data)
        const networkId = event.name === 'chainChanged' ? toNetworkId(event.networkId, event.data) : undefined
        if (networkId) setNetwork(networkId)
      }
    },
  }
}

/** The events with which wallets report the active account: the general one, and the one of Bitcoin. */
const accountEvents: readonly string[] = ['accountsChanged', 'bip122_addressesChanged']

/** Returns the network of a `chainChanged` event: a number, its hexadecimal form, a CAIP-2 id, or an object with one of these. */
function toNetworkId(networkId: CaipNetworkId, data: unknown): CaipNetworkId | undefined {
  const chainId = typeof data === 'object' && data !== null ? readProperty(data, 'chainId') : data
  if (isCaipNetworkId(chainId)) return chainId
  const [namespace] = networkId.split(':')
  if (namespace !== 'eip155') return networkId
  const id = Number(chainId)
  return Number.isSafeInteger(id) && id > 0 ? `eip155:${id}` : undefined
}
