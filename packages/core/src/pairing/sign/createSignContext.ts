import { ModalError } from '../../kernel/errors/ModalError.ts'
import { openBrowserSocket } from '../../kernel/ports/openBrowserSocket.ts'
import type { PairingEvent } from '../../adapter/PairingClient.ts'
import { awaitWallet } from './awaitWallet.ts'
import { createChannel } from './createChannel.ts'
import { createForgotten } from './createForgotten.ts'
import { createProposals, type OpenProposal } from './createProposals.ts'
import { createSessions } from './createSessions.ts'
import type { CreateSignClientParameters } from './createSignClient.ts'
import { parseHex } from './crypto/parseHex.ts'
import { emitTo } from './emitTo.ts'
import { handleRequest } from './handleRequest.ts'
import { createRelay } from './relay/createRelay.ts'
import { createRelayAccess } from './relay/createRelayAccess.ts'
import type { SignContext } from './SignContext.ts'

/** The parts of one client, with their lifetime. */
export interface OwnedSignContext extends SignContext {
  subscribe(listener: (event: PairingEvent) => void): () => void
  isDestroyed(): boolean
  destroy(): void
}

/** The delay before messages to restored sessions are handled, so that the app can subscribe first, in ms (S9.040). */
const startDelay = 1_000

/** Connects the parts of one client, and restores stored sessions and proposals. */
export function createSignContext(parameters: CreateSignClientParameters): OwnedSignContext {
  const { clock, random, logger, openSocket = openBrowserSocket, isOnline = () => true } = parameters
  const listeners = new Set<(event: PairingEvent) => void>()
  let isDestroyed = false

  const { getCryptography, getUrl } = createRelayAccess(parameters)
  const emit = (event: PairingEvent): void => emitTo(listeners, event)
  const forgotten = createForgotten()
  const records = { storage: parameters.storage, scope: parameters.storageScope, clock, forgotten }
  const sessions = createSessions({
    ...records,
    onExpired: (topic) => endSession(topic, 'expired'),
  })
  const proposals = createProposals({
    ...records,
    onExpired: (proposal) => endProposal(proposal, new ModalError('pairing.expired')),
  })
  // oxlint-disable-next-line latchkey/no-early-use -- the lists end nothing: sessions and proposals end by timers, when all parts exist
  const restored = { sessions: sessions.list(), proposals: proposals.list() }

  const relay = createRelay({
    getUrl,
    openSocket,
    isReachable: () => isOnline() || isLocal(parameters.relay.url),
    isWaiting: () => channel.countWaiting() > 0,
    onMessage: (message) => channel.receive(message),
    onRefused: (error) => {
      for (const proposal of proposals.list()) endProposal(proposal, error)
      channel.rejectAll(error)
      emit({ type: 'relayRefused', error })
    },
    origin: parameters.platform.origin,
    clock,
    random,
    logger,
  })
  let cancelStart = (): void => undefined
  const channel = createChannel({
    getCryptography,
    send: relay.send,
    attest: parameters.verify,
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

  function endSession(topic: string, reason: 'user' | 'peer' | 'expired'): void {
    close(topic, new ModalError('wallet.disconnected', { details: `The session ended (${reason})` }))
    sessions.remove(topic)
    emit({ type: 'sessionEnded', topic, reason })
  }
  function endProposal(proposal: OpenProposal, error?: ModalError): void {
    // The next page load may continue it.
    if (isDestroyed) return
    const { id, pairingTopic, session, waiter } = proposal
    proposals.remove(id)
    close(pairingTopic, error ?? new ModalError('request.aborted'))
    if (!error) return
    if (session) close(session.topic, error)
    waiter?.reject(error)
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
    endSession,
    endProposal,
  }

  for (const { topic } of restored.sessions) open(topic, sessions.require(topic).symKey)
  for (const proposal of restored.proposals) {
    const { id, pairingTopic: topic, symKey, endsAt: expiresAt } = proposal
    open(topic, symKey)
    void awaitWallet(context, proposal, channel.expect({ id, topic, expiresAt }))
  }

  return {
    ...context,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    isDestroyed: () => isDestroyed,
    destroy: () => {
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
