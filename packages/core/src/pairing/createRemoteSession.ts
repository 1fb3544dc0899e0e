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
   * The session for one namespace's adapter, which hears of its own networks alone. It is left by each for itself, and ends
   * when the last has left it.
   */
  forNamespace(namespace: Namespace): RemoteSession
  /** Ends the session if no namespace has it any more, as when the wallet has taken all of them back. */
  endUnused(): Promise<void>
  /** Has the adapter of a network's namespace go there. */
  setNetwork(networkId: CaipNetworkId): void
  /** Takes in what the client tells. */
  handle(event: PairingEvent): void
}

/** Makes a session that adapters can adopt of one that the wallet has settled. */
export function createRemoteSession(parameters: {
  readonly client: PairingClient
  readonly session: PairedSession
  readonly selection: Readonly<Partial<Record<Namespace, SessionSelection>>>
  /** A request is on its way to the wallet: on a phone this brings the wallet to the front. */
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
      const own = (event: SessionEvent): void => listener(event)
      listeners.add(own)
      return () => void listeners.delete(own)
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
    // An account that was never granted is none of the session's, whatever the wallet says.
    if (grant === undefined || accounts.length === 0) return
    selection = { ...selection, [namespace]: { ...selection[namespace], address } }
    const all = orderGrants(grants, selection)
    // Adapters stay with an account as long as it is granted: they leave it when for a moment only the other one is.
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
        // What the wallet has taken back need not be left any more.
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

/** The events by which wallets tell which account is in use: that of all chains, and that of Bitcoin. */
const accountEvents: readonly string[] = ['accountsChanged', 'bip122_addressesChanged']

/** The network that a `chainChanged` names: a number, its hexadecimal form, a CAIP-2 id, or an object that holds one. */
function toNetworkId(networkId: CaipNetworkId, data: unknown): CaipNetworkId | undefined {
  const given = typeof data === 'object' && data !== null ? readProperty(data, 'chainId') : data
  if (isCaipNetworkId(given)) return given
  const [namespace] = networkId.split(':')
  if (namespace !== 'eip155') return networkId
  const id = Number(given)
  return Number.isSafeInteger(id) && id > 0 ? `eip155:${id}` : undefined
}
