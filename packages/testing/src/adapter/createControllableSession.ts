import { ModalError } from '@latchkey/core/adapter'
import type { CaipNetworkId, NamespaceTypes, RemoteSession, SessionEvent } from '@latchkey/core/adapter'
import type { ControllableSession, SessionRequest } from './ControllableSession.ts'

/** What `createControllableSession` makes a session from. */
export interface CreateControllableSessionParameters<types extends NamespaceTypes = NamespaceTypes> {
  readonly namespace: types['namespace']
  readonly accounts: ControllableSession<types>['accounts']
  /** The networks of the grant; the session is on the first. The accounts are granted on each. */
  readonly networkIds: readonly [CaipNetworkId<types['namespace']>, ...CaipNetworkId<types['namespace']>[]]
  readonly methods: readonly string[]
  readonly events?: readonly string[] | undefined
  /** `walletConnect` by default. */
  readonly source?: RemoteSession['source'] | undefined
  /**
   * Answers a request with the session's real keys. What it throws is what the adapter gets. Methods that are not
   * granted do not come this far: they are answered with `request.unsupported`.
   */
  readonly handle: (request: SessionRequest) => Promise<unknown>
}

/**
 * Makes a session as core would own it, for a harness: grants, updates, endings and a log are ready, and the keys are
 * the harness's.
 *
 * @example
 * ```ts
 * import { createControllableSession } from '@latchkey/testing/adapter'
 *
 * const { session, changeNetwork } = createControllableSession({
 *   namespace: 'eip155',
 *   accounts: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'],
 *   networkIds: ['eip155:31337', 'eip155:31338'],
 *   methods: ['personal_sign'],
 *   handle: async ({ method }) => `0x${method}`,
 * })
 * ```
 */
export function createControllableSession<types extends NamespaceTypes>(
  parameters: CreateControllableSessionParameters<types>,
): ControllableSession<types> {
  const { namespace, accounts, networkIds, methods, events = [], source = 'walletConnect', handle } = parameters
  const listeners = new Set<(event: SessionEvent) => void>()
  const requests: SessionRequest[] = []
  let isEnded = false

  const grant = (granted: readonly types['address'][]): RemoteSession['grants'] =>
    granted.length === 0
      ? {}
      : {
          [namespace]: {
            accounts: networkIds.flatMap((networkId) => granted.map((address) => `${networkId}:${address}`)),
            networkIds,
            methods,
            events,
          },
        }
  let grants = grant(accounts)

  const emit = (event: SessionEvent): void => {
    // A listener may end its subscription while it is told.
    for (const listener of [...listeners]) listener(event)
  }
  const end = async (reason: 'user' | 'expired' | 'peer'): Promise<void> => {
    if (isEnded) return
    isEnded = true
    emit({ type: 'ended', reason })
  }

  const session: RemoteSession = {
    id: crypto.randomUUID(),
    source,
    peer: { name: 'Paired wallet' },
    get grants() {
      return grants
    },
    request: async ({ networkId, method, params, signal }) => {
      signal?.throwIfAborted()
      if (isEnded) throw new ModalError('wallet.disconnected')
      requests.push({ networkId, method, params })
      if (!methods.includes(method)) throw new ModalError('request.unsupported', { context: { method } })
      return await handle({ networkId, method, params })
    },
    subscribe: (listener) => {
      // The same function may subscribe twice.
      const own = (event: SessionEvent): void => listener(event)
      listeners.add(own)
      return () => {
        listeners.delete(own)
      }
    },
    disconnect: async () => await end('user'),
  }

  return {
    session,
    accounts,
    requests,
    changeAccounts: async (granted) => {
      grants = grant(granted)
      emit({ type: 'updated', grants })
    },
    changeNetwork: async (networkId) => emit({ type: 'networkChanged', networkId }),
    end,
    getListenerCount: () => listeners.size,
  }
}
