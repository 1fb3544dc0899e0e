import type { SignClient as StockClient } from '@walletconnect/sign-client'
import { catchStrayChecks } from './catchStrayChecks.ts'
import type { PhoneStorage } from './createPhoneStorage.ts'
import type { PhoneRelayStatus } from './types.ts'

/** The stock library's client. */
export type SignClient = Awaited<ReturnType<(typeof StockClient)['init']>>

/** What a session grants in one namespace, in the library's format. */
export type SessionNamespace = Parameters<SignClient['approve']>[0]['namespaces'][string]

/** The library's client, with control over its connection. */
export interface OpenedSignClient {
  readonly client: SignClient
  readonly relay: PhoneRelayStatus
  /** Resolves when it may connect to the relay; never after the end. */
  whenOnline(): Promise<void>
  /** Called when `relay` may have changed. */
  watchRelay(listener: () => void): void
  /** Resolves to the relay's reason if it refuses this phone, until the signal aborts. */
  whenRefused(signal: AbortSignal): Promise<string>
  goOffline(): Promise<void>
  goOnline(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens the wallet's side of WalletConnect Sign v2 with the stock library, which loads here.
 *
 * It contacts only its relay. The library's lookups of apps at a third party, before each proposal and request, are
 * answered with "unknown" at once, and no telemetry is sent.
 */
export async function openSignClient(parameters: {
  readonly relayUrl: string
  readonly projectId: string
  readonly metadata: {
    readonly name: string
    readonly icon: string
    readonly links: { readonly native?: string | undefined; readonly universal?: string | undefined }
  }
  /** A prefix for this client's keys, unique in this process. */
  readonly prefix: string
  readonly storage: PhoneStorage
}): Promise<OpenedSignClient> {
  const { relayUrl, projectId, metadata, prefix, storage } = parameters
  const { SignClient } = await import('@walletconnect/sign-client')
  const { native, universal } = metadata.links
  const client = await SignClient.init({
    relayUrl,
    projectId,
    metadata: {
      name: metadata.name,
      description: 'A wallet for tests.',
      // The library warns about any URL other than the page's.
      url: typeof location === 'undefined' ? 'https://phone.example' : location.origin,
      icons: [metadata.icon],
      ...((native ?? universal) && {
        redirect: { ...(native && { native }), ...(universal && { universal }) },
      }),
    },
    storage,
    customStoragePrefix: prefix,
    telemetryEnabled: false,
    logger: 'silent',
    // Otherwise the library delivers requests one second apart.
    signConfig: { disableRequestQueue: true },
  })
  const { relayer, verify, heartbeat } = client.core
  catchStrayChecks(client)
  verify.register = async () => ''
  verify.resolve = () => Promise.reject(new RelayAccessError('Nobody is asked who an app is.'))

  // Each pending answer adds a listener, so a dozen is not a leak.
  relayer.events.setMaxListeners(0)
  let access: 'online' | 'offline' | 'closed' = 'online'
  // The library calls this before it contacts the relay.
  const confirmOnline = relayer.confirmOnlineStateOrThrow.bind(relayer)
  relayer.confirmOnlineStateOrThrow = async () => {
    if (access !== 'online')
      throw new RelayAccessError(access === 'offline' ? 'The phone is offline.' : 'The phone was closed.')
    await confirmOnline()
  }
  const disconnect = async (): Promise<void> => {
    if (relayer.connected) await relayer.provider.disconnect()
  }
  const waiting = new Set<() => void>()
  // An attempt that was in progress when the phone went offline.
  relayer.on('relayer_connect', () => {
    if (access !== 'online') void disconnect()
  })

  return {
    client,
    get relay() {
      if (access !== 'online') return 'offline'
      if (relayer.connected) return 'connected'
      return relayer.subscriber.hasAnyTopics ? 'connecting' : 'idle'
    },
    whenOnline: () => (access === 'online' ? Promise.resolve() : new Promise((resolve) => waiting.add(resolve))),
    watchRelay(listener) {
      relayer.on('relayer_connect', listener)
      relayer.on('relayer_disconnect', listener)
    },
    whenRefused: (signal) =>
      new Promise((resolve) => {
        const listener = (error: unknown): void => resolve(error instanceof Error ? error.message : String(error))
        relayer.on('relayer_error', listener)
        signal.addEventListener('abort', () => relayer.off('relayer_error', listener))
      }),
    async goOffline() {
      if (access !== 'online') return
      access = 'offline'
      await disconnect()
    },
    async goOnline() {
      if (access !== 'offline') return
      access = 'online'
      for (const resolve of waiting) resolve()
      waiting.clear()
      await relayer.transportOpen()
    },
    async close() {
      if (access === 'closed') return
      access = 'closed'
      waiting.clear()
      heartbeat.stop()
      await relayer.transportClose()
      for (const name of [`_walletConnectCore_${prefix}`, `_walletConnectCore_${prefix}_count`]) {
        Reflect.deleteProperty(globalThis, name)
      }
    },
  }
}

/** The error for the library, which treats it as a missing network. */
class RelayAccessError extends Error {
  override readonly name = 'RelayAccessError'
}
