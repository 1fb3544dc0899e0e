import type { PairingClient } from '../adapter/PairingClient.ts'
import { createBrowserClock } from '../kernel/ports/createBrowserClock.ts'
import type { OpenPairingClientParameters } from '../options/BaseModalOptions.ts'
import { createUniversalClient } from './sign/universal/createUniversalClient.ts'
import type { UniversalProviderClass, UniversalProviderLike } from './sign/universal/UniversalProviderLike.ts'

/**
 * Pairs through `@walletconnect/universal-provider`, up to 2.21.8, instead of Latchkey's own client.
 *
 * @param provider the library's class, which is initialized with the modal's relay and metadata when a visitor first pairs
 *   or a session is restored; or an instance that the app has initialized and keeps.
 * @param options further options of the class's `init`. They take precedence over the modal's.
 * @returns the value for the option `openPairingClient`. The methods of its client reject with `pairing.notInitialized`
 *   while an instance has no client.
 *
 * @example
 * ```ts
 * createModal({ projectId: 'my-app', openPairingClient: fromUniversalProvider(UniversalProvider) })
 * ```
 */
export function fromUniversalProvider(
  provider: UniversalProviderClass | UniversalProviderLike,
  options: Readonly<Record<string, unknown>> = {},
): (parameters: OpenPairingClientParameters) => Promise<PairingClient> {
  return async ({ metadata, relay }) => {
    if (!('init' in provider)) return createUniversalClient({ provider, clock: createBrowserClock() })
    const { projectId, url } = relay
    const app = { ...metadata, icons: [...metadata.icons] }
    const instance = await provider.init({ projectId, relayUrl: url, metadata: app, ...options })
    return createUniversalClient({ provider: instance, clock: createBrowserClock() })
  }
}
