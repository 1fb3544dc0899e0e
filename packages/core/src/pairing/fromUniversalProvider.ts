import { isCaipNetworkId } from '@latchkey/protocol/caip'
import { createFeatureError } from '../kernel/errors/createFeatureError.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import type { ClockPort } from '../kernel/ports/ports.ts'
import { createStore } from '../kernel/store/createStore.ts'
import { isPlainObject } from '../kernel/utils/isPlainObject.ts'
import { readProperty } from '../kernel/utils/readProperty.ts'
import type {
  PairedSession,
  PairingClient,
  PairingEvent,
  ProposalProgress,
  RelayStatus,
} from '../adapter/PairingClient.ts'
import { checkProposal } from './sign/checkProposal.ts'
import { checkRequest, requestExpiry } from './sign/checkRequest.ts'
import { createWaiter } from './sign/createWaiter.ts'
import { emitTo } from './sign/emitTo.ts'
import { pairingExpirySeconds } from './sign/isPairingExpired.ts'
import { goodbye } from './sign/messages/peerFaults.ts'
import { readUniversalSession } from './sign/universal/readUniversalSession.ts'
import { toUniversalError } from './sign/universal/toUniversalError.ts'
import type {
  UniversalEventName,
  UniversalProviderLike,
  UniversalSignClient,
} from './sign/universal/UniversalProviderLike.ts'
import { waitUntil } from './sign/universal/waitUntil.ts'

const relayEvents = ['relayer_connect', 'relayer_disconnect']

/**
 * Creates a pairing client from the app's own `@walletconnect/universal-provider`. The app keeps the provider, and its size
 * and its handling of relay outages are the provider's. The URI is available once the relay has the proposal. Methods reject
 * with `pairing.notInitialized` while the provider has no client.
 */
export function fromUniversalProvider(parameters: {
  readonly provider: UniversalProviderLike
  readonly clock: ClockPort
}): PairingClient {
  const { provider, clock } = parameters
  const store = createStore<{ relay: RelayStatus }>({ relay: 'idle' })
  const listeners = new Set<(event: PairingEvent) => void>()
  /** Topics of sessions that have ended here but that the library has not removed yet. */
  const endedTopics = new Set<string>()
  let attached: { readonly client: UniversalSignClient; readonly detach: () => void } | undefined
  let isDestroyed = false
  const emit = (event: PairingEvent): void => emitTo(listeners, event)

  const list = (client: UniversalSignClient): readonly PairedSession[] =>
    client.session
      .getAll()
      .map(readUniversalSession)
      .filter((session) => session !== undefined)
      .filter(({ topic }) => !endedTopics.has(topic))

  const find = (client: UniversalSignClient, topic: string): PairedSession => {
    const session = list(client).find((entry) => entry.topic === topic)
    if (session && session.expiresAt > clock.now()) return session
    const context = { topic }
    if (endedTopics.has(topic))
      throw createFeatureError('session.recentlyDeleted', { context: { record: 'session', id: topic } })
    throw createFeatureError(session ? 'session.topicExpired' : 'session.notFound', { context })
  }

  const end = (topic: string, reason: 'user' | 'peer' | 'expired'): void => {
    if (topic === '' || endedTopics.has(topic)) return
    endedTopics.add(topic)
    emit({ type: 'sessionEnded', topic, reason })
  }

  const attach = (client: UniversalSignClient): (() => void) => {
    const { relayer } = client.core
    // The library removes a session before it reports its end, so keep the expiries.
    const expiries = new Map(list(client).map(({ topic, expiresAt }) => [topic, expiresAt]))
    const forwardSession =
      (type: 'sessionSettled' | 'sessionUpdated' | 'sessionExtended') =>
      (payload: unknown): void => {
        const topic = readTopic(payload) || readTopic(readProperty(payload, 'session'))
        const session = list(client).find((entry) => entry.topic === topic)
        if (!session) return
        expiries.set(topic, session.expiresAt)
        emit({ type, session })
      }
    const forwardEvent = (payload: unknown): void => {
      const params = readProperty(payload, 'params')
      const [event, networkId] = [readProperty(params, 'event'), readProperty(params, 'chainId')]
      const { name, data } = isPlainObject(event) ? event : {}
      if (typeof name === 'string' && isCaipNetworkId(networkId))
        emit({ type: 'sessionEvent', topic: readTopic(payload), name, data, networkId })
    }
    const forwardEnd = (payload: unknown): void => {
      const topic = readTopic(payload)
      end(topic, (expiries.get(topic) ?? Infinity) <= clock.now() ? 'expired' : 'peer')
    }
    const followRelay = (): void => {
      const progress = relayer.connecting ? 'connecting' : 'waiting'
      store.patch({ relay: relayer.connected ? 'connected' : progress })
    }
    const handlers: readonly (readonly [UniversalEventName, (payload: unknown) => void])[] = [
      ['session_connect', forwardSession('sessionSettled')],
      ['session_update', forwardSession('sessionUpdated')],
      ['session_extend', forwardSession('sessionExtended')],
      ['session_event', forwardEvent],
      ['session_delete', forwardEnd],
      ['session_expire', forwardEnd],
    ]
    for (const [name, handler] of handlers) client.on(name, handler)
    for (const name of relayEvents) relayer.on(name, followRelay)
    if (relayer.connected) followRelay()
    return () => {
      for (const [name, handler] of handlers) client.off(name, handler)
      for (const name of relayEvents) relayer.off(name, followRelay)
    }
  }

  const findClient = (): UniversalSignClient | undefined => {
    const { client } = provider
    if (!client || isDestroyed) return undefined
    if (attached?.client !== client) {
      attached?.detach()
      attached = { client, detach: attach(client) }
    }
    return client
  }

  const getClient = (): UniversalSignClient => {
    const client = findClient()
    if (client) return client
    throw createFeatureError('pairing.notInitialized', { context: { name: 'universal-provider' } })
  }

  findClient()
  return {
    store,
    propose: async (proposal) => {
      const client = getClient()
      checkProposal(proposal)
      const { namespaces, sessionProperties, expirySeconds = pairingExpirySeconds, signal } = proposal
      const expiresAt = clock.now() + expirySeconds * 1_000
      const progress = createStore<{ progress: ProposalProgress }>({ progress: 'pending' })
      const { waiter, approval } = createWaiter<PairedSession>((next) => progress.patch({ progress: next }))
      const connecting = client.connect({
        optionalNamespaces: namespaces,
        ...(sessionProperties === undefined ? {} : { sessionProperties }),
      })
      const { uri = '', approval: approve } = await waitUntil(connecting, signal, 'connection.aborted').catch(
        (error: unknown) => {
          throw toUniversalError(error, { action: 'connect', method: 'wc_sessionPropose' })
        },
      )
      waiter.setProgress('published')
      waitUntil(approve(), signal, 'connection.aborted')
        .then((settled) => {
          const session = readUniversalSession(settled)
          if (session) waiter.resolve(session)
          else waiter.reject(new ModalError('wallet.invalidResponse', { details: 'The settlement is malformed' }))
        })
        .catch((error: unknown) =>
          waiter.reject(toUniversalError(error, { action: 'connect', method: 'wc_sessionPropose' })),
        )
      return { uri, expiresAt, approval, store: progress }
    },
    sessions: () => {
      const client = findClient()
      return client ? list(client) : []
    },
    request: async (query) => {
      const client = getClient()
      const { topic, chainId, method, params, expirySeconds: expiry = requestExpiry.min, signal } = query
      checkRequest(find(client, topic).grants, query)
      try {
        const answer = client.request({ topic, chainId, request: { method, params }, expiry })
        return await waitUntil(answer, signal, 'request.aborted')
      } catch (error) {
        throw toUniversalError(error, { action: 'request', method, networkId: chainId })
      }
    },
    ping: async ({ topic, signal }) => {
      const client = getClient()
      find(client, topic)
      try {
        await waitUntil(client.ping({ topic }), signal, 'request.aborted')
      } catch (error) {
        throw toUniversalError(error, { action: 'request', method: 'wc_sessionPing' })
      }
    },
    disconnect: async ({ topic }) => {
      const client = getClient()
      find(client, topic)
      end(topic, 'user')
      await client.disconnect({ topic, reason: { code: goodbye.code, message: goodbye.message } }).catch((error) => {
        throw toModalError(error, 'connection.disconnectFailed')
      })
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    resume: () => {
      const relayer = findClient()?.core.relayer
      // Rejects if the library has no topic to connect for.
      if (relayer && !relayer.connected) relayer.transportOpen().catch(() => undefined)
    },
    destroy: async () => {
      isDestroyed = true
      attached?.detach()
      attached = undefined
      listeners.clear()
    },
  }
}

function readTopic(payload: unknown): string {
  const topic = readProperty(payload, 'topic')
  return typeof topic === 'string' ? topic : ''
}
