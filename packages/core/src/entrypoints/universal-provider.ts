/**
 * Pairing through the app's own `@walletconnect/universal-provider`. Nothing of that package is imported.
 *
 * @packageDocumentation
 */
export { fromUniversalProvider } from '../pairing/fromUniversalProvider.ts'
export type { OpenPairingClientParameters } from '../options/BaseModalOptions.ts'
export type { PairingClient } from '../adapter/PairingClient.ts'
export type {
  UniversalEventName,
  UniversalProviderClass,
  UniversalProviderLike,
  UniversalSignClient,
} from '../pairing/sign/universal/UniversalProviderLike.ts'
