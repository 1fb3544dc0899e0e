import { isModalError } from '../../../kernel/errors/isModalError.ts'
import { ModalError } from '../../../kernel/errors/ModalError.ts'
import { toModalError } from '../../../kernel/errors/toModalError.ts'
import type { ClockPort } from '../../../kernel/ports/ports.ts'
import { createStore } from '../../../kernel/store/createStore.ts'
import { readProperty } from '../../../kernel/utils/readProperty.ts'
import type {
  PairedSession,
  PairingClient,
  PairingEvent,
  ProposalProgress,
  RelayStatus,
} from '../../../adapter/PairingClient.ts'
import { checkProposal } from '../checkProposal.ts'
import { checkRequest, requestExpiry } from '../checkRequest.ts'
import { createWaiter } from '../createWaiter.ts'
import { emitTo } from '../emitTo.ts'
import { pairingExpirySeconds } from '../isPairingExpired.ts'
import { goodbye } from '../messages/peerFaults.ts'
import { toPeerError } from '../messages/toPeerError.ts'
import type { AnsweredRequest } from '../messages/toPeerError.ts'
import { followUniversalClient } from './followUniversalClient.ts'
import { readUniversalSession } from './readUniversalSession.ts'
import type { UniversalProviderLike, UniversalSignClient } from './UniversalProviderLike.ts'
import { waitUntil } from './waitUntil.ts'

/**
 * Creates a pairing client on an instance of `@walletconnect/universal-provider` that the app owns. What the library downloads,
 * and how it behaves while the relay is unreachable, is its own. It returns the URI only when the relay has stored the proposal.
 * Methods reject with `pairing.notInitialized` while the provider has no client.
 */
export function createUniversalClient(parameters: {
  readonly provider: UniversalProviderLike
  readonly clock: ClockPort
}): PairingClient {
  const { provider, clock } = parameters
  const store = createStore<{ relay: RelayStatus }>({ relay: 'idle' })
  const listeners = new Set<(event: PairingEvent) => void>()
  /** Topics of sessions that have ended for us, but which the library has not deleted yet. */
  const ended = new Set<string>()
  let attached: { readonly client: UniversalSignClient; readonly detach: () => void } | undefined
  let isDestroyed = false
  const emit = (event: PairingEvent): void => emitTo(listeners, event)

  const list = (client: UniversalSignClient): readonly PairedSession[] =>
    client.session
      .getAll()
      .map(readUniversalSession)
      .filter((session) => session !== undefined)
      .filter(({ topic }) => !ended.has(topic))

  const find = (client: UniversalSignClient, topic: string): PairedSession => {
    const session = list(client).find((entry) => entry.topic === topic)
    if (session && session.expiresAt > clock.now()) return session
    const context = { topic }
    if (ended.has(topic)) throw new ModalError('session.recentlyDeleted', { context: { record: 'session', id: topic } })
    throw new ModalError(session ? 'session.topicExpired' : 'session.notFound', { context })
  }

  const end = (topic: string, reason: 'user' | 'peer' | 'expired'): void => {
    if (topic === '' || ended.has(topic)) return
    ended.add(topic)
    emit({ type: 'sessionEnded', topic, reason })
  }

  const findClient = (): UniversalSignClient | undefined => {
    const { client } = provider
    if (!client || isDestroyed) return undefined
    if (attached?.client !== client) {
      attached?.detach()
      attached = { client, detach: followUniversalClient({ client, list, end, emit, clock, store }) }
    }
    return client
  }

  const getClient = (): UniversalSignClient => {
    const client = findClient()
    if (client) return client
    throw new ModalError('pairing.notInitialized', { context: { name: 'universal-provider' } })
  }

  findClient()
  return {
    store,
    propose: async (proposeParameters) => {
      const client = getClient()
      checkProposal(proposeParameters)
      const { namespaces, sessionProperties, expirySeconds = pairingExpirySeconds, signal } = proposeParameters
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
    request: async (requestParameters) => {
      const client = getClient()
      const { topic, chainId, method, params, expirySeconds: expiry = requestExpiry.min, signal } = requestParameters
      checkRequest(find(client, topic).grants, requestParameters)
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
      // Rejects if there is no topic to connect for.
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

/** Converts a rejection of `@walletconnect/sign-client` to an error of the catalogue. */
function toUniversalError(error: unknown, request: AnsweredRequest): ModalError {
  if (isModalError(error)) return error
  const [code, words] = [readProperty(error, 'code'), readProperty(error, 'message')]
  const message = typeof words === 'string' ? words : ''
  // A wallet's error has a code; the library's own errors have none, or 0.
  if (typeof code === 'number' && code !== 0) return toPeerError({ code, message }, request)
  if (message.startsWith('Proposal expired')) return new ModalError('pairing.expired', { cause: error })
  if (message.startsWith('Request expired')) return new ModalError('wallet.timeout', { cause: error })
  return toModalError(error, request.action === 'connect' ? 'connection.failed' : 'request.failed')
}
