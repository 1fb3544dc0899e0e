import { isNamespace, type CaipNetworkId, type Namespace } from '@latchkey/protocol/caip'
import type { AdaptersController } from '../adapter/adaptersController.ts'
import type { PairedSession, PairingClient, PairingEvent } from '../adapter/PairingClient.ts'
import type { Connection } from '../adapter/types.ts'
import { createLoader } from '../kernel/createLoader.ts'
import type { NetworkController } from '../network/networkController.ts'
import { createRemoteSession, type SharedSession } from './createRemoteSession.ts'
import { followSession } from './followSession.ts'
import type { SessionSelection } from './orderGrants.ts'
import type { SessionSummary } from './types.ts'

type Selections = Readonly<Partial<Record<Namespace, SessionSelection>>>

/** The current session with a wallet, adopted by adapters. There is at most one session at a time. */
export interface SessionHolder {
  /** Returns the current session. */
  get(): SharedSession | undefined
  /** Makes a session the current one. */
  hold(parameters: {
    readonly client: PairingClient
    readonly session: PairedSession
    readonly selection: Selections
  }): SharedSession
  /** Has the adapter of each namespace adopt the session. */
  adopt(session: SharedSession, namespaces: readonly Namespace[]): Promise<readonly Connection[]>
  /** Like `adopt`, but keeps the active connection of the namespace. */
  adoptAside(session: SharedSession, namespace: Namespace): Promise<void>
  /** From now on, adapters follow changes of the wallet's grants. */
  confirm(session: SharedSession): void
  handle(event: PairingEvent): void
  /** Returns the namespaces that the app runs on. */
  getNamespaces(): readonly Namespace[]
}

/** Creates the session holder of one modal. */
export function createSessionHolder(context: {
  readonly adapters: AdaptersController
  readonly network: Pick<NetworkController, 'store'>
  readonly onRequest: (session: PairedSession) => void
  readonly onNetworkWithdrawn: (parameters: { readonly networkId: CaipNetworkId }) => void
  /** Called when the session has changed; with `null` when it has ended. */
  readonly onChanged: (summary: SessionSummary | null) => void
}): SessionHolder {
  const { adapters, network } = context
  let current: SharedSession | undefined
  /** The session whose first namespaces have been adopted. */
  let confirmed: SharedSession | undefined

  const getNamespaces = (): readonly Namespace[] => [
    ...new Set(network.store.getState().networks.map(({ chainNamespace }) => chainNamespace)),
  ]

  const loadSessionAdapter = createLoader({
    load: async () => (await import('./createSessionAdapter.ts')).createSessionAdapterFactory,
  })
  // In basic mode the wallet's approval needs it, and a failed load is repeated then.
  if (getNamespaces().some((namespace) => !adapters.find(namespace))) loadSessionAdapter().catch(() => undefined)

  const adopt: SessionHolder['adopt'] = async (session, namespaces) => {
    const connections: Connection[] = []
    for (const namespace of namespaces) {
      if (!session.session.grants[namespace]?.accounts.length) continue
      if (!adapters.find(namespace)) adapters.add((await loadSessionAdapter())(namespace))
      connections.push(await adapters.get(namespace).adopt(session.forNamespace(namespace)))
    }
    return connections
  }

  return {
    get: () => current,
    getNamespaces,
    adopt,
    confirm: (session) => {
      confirmed = session
    },
    hold: ({ client, session, selection }) => {
      const shared = createRemoteSession({ client, session, selection, onRequest: () => context.onRequest(session) })
      current = shared
      context.onChanged(toSummary(session))
      shared.session.subscribe((event) => {
        if (current !== shared) return
        if (event.type === 'updated') {
          const updated = client.sessions().find(({ topic }) => topic === session.topic)
          if (updated) context.onChanged(toSummary(updated))
        }
        if (event.type !== 'ended') return
        current = undefined
        context.onChanged(null)
      })
      return shared
    },
    adoptAside: async (session, namespace) => {
      const active = adapters.find(namespace)?.store.getState().activeConnectionId
      await adopt(session, [namespace])
      if (active) await adapters.get(namespace).switchAccount({ connectionId: active })
    },
    handle: (event) => {
      if (current === undefined) return
      const shared = current
      if (event.type === 'sessionExtended' && shared.topic === event.session.topic)
        context.onChanged(toSummary(event.session))
      const granted = followSession(context, { session: shared, event })
      if (confirmed !== shared) return
      // Keep another wallet that the visitor uses in the namespace.
      const isFree = (namespace: Namespace): boolean => !adapters.find(namespace)?.store.getState().activeConnectionId
      for (const namespace of getNamespaces().filter((known) => granted.includes(known) && isFree(known)))
        // A namespace that fails to adopt the session does not affect the others.
        adopt(shared, [namespace]).catch(() => undefined)
      shared.endUnused().catch(() => undefined)
    },
  }
}

function toSummary({ topic, peer, grants, expiresAt }: PairedSession): SessionSummary {
  const [icon] = peer.icons
  const namespaces = Object.keys(grants).filter(isNamespace)
  return { topic, peer: { name: peer.name, url: peer.url, ...(icon && { icon }) }, namespaces, expiresAt }
}
