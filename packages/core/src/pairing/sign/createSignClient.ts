import { ModalError } from '../../kernel/errors/ModalError.ts'
import { toModalError } from '../../kernel/errors/toModalError.ts'
import type { ClockPort, LoggerPort, PlatformPort, RandomPort, StoragePort } from '../../kernel/ports/ports.ts'
import type { Metadata } from '../../options/BaseModalOptions.ts'
import type { PairingClient } from '../../adapter/PairingClient.ts'
import { createSignContext } from './createSignContext.ts'
import { goodbye } from './messages/peerFaults.ts'
import { ping } from './ping.ts'
import { propose } from './propose.ts'
import type { OpenSocket } from './relay/WebSocketLike.ts'
import { request } from './request.ts'

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

/** How long the end of a session is worth sending, in ms. */
const goodbyeLife = 86_400_000

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
  const { metadata, clock } = parameters
  const context = createSignContext(parameters)
  const { sessions, channel, relay } = context

  const assertLife = (): void => {
    if (context.isDestroyed()) throw new ModalError('pairing.notInitialized', { context: { name: 'createSignClient' } })
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
    ping: async (query) => {
      assertLife()
      return ping(context, query)
    },
    disconnect: async ({ topic }) => {
      assertLife()
      sessions.require(topic)
      const expiresAt = clock.now() + goodbyeLife
      const notification = channel.tell({ topic, method: 'wc_sessionDelete', params: goodbye, expiresAt })
      context.endSession(topic, 'user')
      await notification
    },
    subscribe: context.subscribe,
    resume: () => {
      if (context.isDestroyed()) return
      // Timers do not run while a device sleeps.
      for (const { topic, expiresAt } of sessions.list())
        if (expiresAt <= clock.now()) context.endSession(topic, 'expired')
      relay.resume()
    },
    destroy: async () => context.destroy(),
  }
}
