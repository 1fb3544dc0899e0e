import type { FoundWallet as BaseFoundWallet } from '@latchkey/core/adapter'

/** A wallet of the page. Its object is untrusted. */
export interface FoundWallet extends BaseFoundWallet<'solana'> {
  /** Its interface: Wallet Standard, or that of `@solana/wallet-adapter-base`. */
  readonly kind: 'standard' | 'classic'
  readonly wallet: object
}
