import type { FoundWallet as BaseFoundWallet, WalletPage } from '@latchkey/core/adapter'
import type { Eip1193Provider } from '../types.ts'

/** A wallet of the page. Only the presence of its provider's `request` is known; its answers are untrusted. */
export interface FoundWallet extends BaseFoundWallet<'eip155'> {
  readonly provider: Eip1193Provider
}

/** The part of `window` that discovery uses. */
export interface Page extends WalletPage {
  /** Where wallets that do not announce themselves put their provider. */
  readonly ethereum?: unknown
}
