import { ModalError } from '../../kernel/errors/ModalError.ts'
import { toModalError } from '../../kernel/errors/toModalError.ts'
import { openBrowserSocket } from '../../kernel/ports/openBrowserSocket.ts'
import type { ClockPort, LoggerPort, PlatformPort, RandomPort, StoragePort } from '../../kernel/ports/ports.ts'
import type { Metadata } from '../../options/BaseModalOptions.ts'
import type { PairingClient, PairingEvent } from '../../adapter/PairingClient.ts'
import { awaitWallet } from './awaitWallet.ts'
import { createChannel } from './createChannel.ts'
import { createForgotten } from './createForgotten.ts'
import { createProposals } from './createProposals.ts'
import { createSessions } from './createSessions.ts'
import { createRelayToken } from './crypto/createRelayToken.ts'
import type { Cryptography, Signer } from './crypto/Cryptography.ts'
import { loadCryptography } from './crypto/loadCryptography.ts'
import { parseHex } from './crypto/parseHex.ts'
import { toHex } from './crypto/toHex.ts'
import { emitTo } from './emitTo.ts'
import { handleRequest } from './handleRequest.ts'
import { goodbye } from './messages/peerFaults.ts'
import { toPeerError } from './messages/toPeerError.ts'
import { propose } from './propose.ts'
import { createRelay } from './relay/createRelay.ts'
import { toRelayUrl } from './relay/toRelayUrl.ts'
import type { OpenSocket } from './relay/WebSocketLike.ts'
import { request } from './request.ts'
import type { SignContext } from './SignContext.ts'

export interface CreateSignClientParameters {
  readonly relay: { readonly url: string; readonly projectId: string }
  /** How the app presents itself to the wallet. */
  readonly metadata: Metadata
  readonly storage: StoragePort
  /** Separates the stored data from that of other modals of the origin. */
  readonly storageScope?: string | undefined
  readonly clock: ClockPort
  readonly random: RandomPort
  readonly platform: PlatformPort
  readonly logger: LoggerPort
  /** Opens a WebSocket. Defaults to the page's own. */
  readonly openSocket?: OpenSocket | undefined
  /** Returns whether there is a network. */
  readonly isOnline?: (() => boolean) | undefined
  /** Returns an attestation of the page's origin, or an empty string: see `createVerify`. */
  readonly verify?: ((hashes: { readonly id: string; readonly decryptedId: string }) => Promise<string>) | undefined
}

/** The delay before messages to restored sessions are handled, so that the app can subscribe first, in ms (S9.040). */
const startDelay = 1_000

/** How long the end of a session is worth sending, in ms. */
const goodbyeLife = 86_400_000

/** How long to wait for the answer to a ping, in seconds. */
const pingTtl = 30

/**
 * Creates the app's side of WalletConnect Sign v2, by its public specification. Restores stored sessions and proposals, and
 * connects only if there are any.
 *
 * Each client has its own key at the relay, for the lifetime of the page. Two tabs of an origin share their sessions, and
 * each receives every message.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign
 */
export function createSignClient(parameters: CreateSignClientParameters): PairingClient {
  const { relay: target, metadata, storage, storageScope: scope, clock, random, platform, logger, verify } = parameters
  const { openSocket = openBrowserSocket, isOnline = () => true } = parameters
  const subject = toHex(random.bytes(32))
  const listeners = new Set<(event: PairingEvent) => void>()
  let isDestroyed = false

  let loading: Promise<Cryptography> | undefined
  const getCryptography = (): Promise<Cryptography> => {
    loading ??= loadCryptography({ random }).catch((error: unknown) => {
      loading = undefined
      throw toModalError(error, 'chunk.failed')
    })
    return loading
  }
  let signer: Promise<Signer> | undefined
  const getUrl = async (): Promise<string> => {
    const cryptography = await getCryptography()
    signer ??= cryptography.createSigner()
    const token = await createRelayToken({ signer: await signer, subject, audience: target.url, now: clock.now() })
    return toRelayUrl({ ...target, token, origin: platform.origin })
  }

  const emit = (event: PairingEvent): void => emitTo(listeners, event)
  const forgotten = createForgotten()
  const sessions = createSessions({
    storage,
    scope,
    clock,
    forgotten,
    onExpired: (topic) => context.endSession(topic, 'expired'),
  })
  const proposals = createProposals({
    storage,
    scope,
    clock,
    forgotten,
    onExpired: (proposal) => context.endProposal(proposal, new ModalError('pairing.expired')),
  })
  const restored = { sessions: sessions.list(), proposals: proposals.list() }

  const relay = createRelay({
    getUrl,
    openSocket,
    isReachable: () => isOnline() || isLocal(target.url),
    isWaiting: () => channel.countWaiting() > 0,
    onMessage: (message) => channel.receive(message),
    onRefused: (error) => {
      for (const proposal of proposals.list()) context.endProposal(proposal, error)
      channel.rejectAll(error)
      emit({ type: 'relayRefused', error })
    },
    origin: platform.origin,
    clock,
    random,
    logger,
  })
  let cancelStart = (): void => undefined
  const channel = createChannel({
    getCryptography,
    send: relay.send,
    attest: verify,
    onRequest: (topic, incoming) => handleRequest(context, topic, incoming),
    ready: new Promise((resolve) => {
      if (restored.sessions.length === 0) resolve()
      else cancelStart = clock.after(startDelay, resolve)
    }),
    clock,
    random,
    logger,
  })

  const open = (topic: string, symKey: string): void => {
    const key = parseHex(symKey)
    if (!key) return
    channel.open(topic, key)
    relay.subscribe(topic)
  }
  const close = (topic: string, error: ModalError): void => {
    channel.close(topic, error)
    relay.unsubscribe(topic)
  }

  const context: SignContext = {
    sessions,
    proposals,
    forgotten,
    channel,
    relay,
    getCryptography,
    emit,
    clock,
    random,
    logger,
    endSession: (topic, reason) => {
      close(topic, new ModalError('wallet.disconnected', { details: `The session ended (${reason})` }))
      sessions.remove(topic)
      emit({ type: 'sessionEnded', topic, reason })
    },
    endProposal: (proposal, error) => {
      // The next page load may continue it.
      if (isDestroyed) return
      const { id, pairingTopic, session, waiter } = proposal
      proposals.remove(id)
      close(pairingTopic, error ?? new ModalError('request.aborted'))
      if (!error) return
      if (session) close(session.topic, error)
      waiter?.reject(error)
    },
  }

  const assertLife = (): void => {
    if (isDestroyed) throw new ModalError('pairing.notInitialized', { context: { name: 'createSignClient' } })
  }

  for (const { topic } of restored.sessions) open(topic, sessions.require(topic).symKey)
  for (const proposal of restored.proposals) {
    const { id, pairingTopic: topic, symKey, endsAt: expiresAt } = proposal
    open(topic, symKey)
    void awaitWallet(context, proposal, channel.expect({ id, topic, expiresAt }))
  }

  return {
    store: relay.store,
    propose: async (proposal) => {
      assertLife()
      return propose(context, metadata, proposal)
    },
    authenticate: async (signIn) => {
      assertLife()
      const { authenticate } = await import('./authenticate/authenticate.ts').catch((error: unknown) => {
        throw toModalError(error, 'chunk.failed')
      })
      return authenticate(context, metadata, signIn)
    },
    sessions: () => sessions.list(),
    request: async (query) => {
      assertLife()
      return request(context, query)
    },
    ping: async ({ topic, signal }) => {
      assertLife()
      sessions.require(topic)
      const expiresAt = clock.now() + pingTtl * 1_000
      const ping = { topic, method: 'wc_sessionPing', params: {}, expiresAt, ttl: pingTtl, signal }
      const { id, answer } = channel.ask(ping)
      // Other tabs of the app receive it too, and must not answer in place of the wallet.
      sessions.claim(topic, `${id}`)
      const outcome = await answer
      if ('fault' in outcome) throw toPeerError(outcome.fault, { action: 'request', method: 'wc_sessionPing' })
    },
    disconnect: async ({ topic }) => {
      assertLife()
      sessions.require(topic)
      const expiresAt = clock.now() + goodbyeLife
      const notification = channel.tell({ topic, method: 'wc_sessionDelete', params: goodbye, expiresAt })
      context.endSession(topic, 'user')
      await notification
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    resume: () => {
      if (isDestroyed) return
      // Timers do not run while a device sleeps.
      for (const { topic, expiresAt } of sessions.list())
        if (expiresAt <= clock.now()) context.endSession(topic, 'expired')
      relay.resume()
    },
    destroy: async () => {
      if (isDestroyed) return
      isDestroyed = true
      const error = new ModalError('request.aborted', { details: 'The client was destroyed' })
      cancelStart()
      for (const { waiter } of proposals.list()) waiter?.reject(new ModalError('connection.aborted'))
      channel.rejectAll(error)
      relay.destroy(error)
      sessions.destroy()
      proposals.destroy()
      listeners.clear()
    },
  }
}

/** A relay on the same machine is reachable without a network. */
function isLocal(url: string): boolean {
  return /^wss?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?:[:/?]|$)/i.test(url)
}
