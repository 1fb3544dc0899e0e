import type { FoundWallet as BaseFoundWallet, WalletPage } from '@latchkey/core/adapter'

/** The interface of a wallet: Wallet Standard, sats-connect (WBIP), or its own. */
export type WalletKind = 'standard' | 'sats' | 'leather' | 'unisat' | 'okx'

/** A wallet of the page. Its object is untrusted. */
export interface FoundWallet extends BaseFoundWallet<'bip122'> {
  readonly kind: WalletKind
  readonly wallet: object
}

/** The part of `window` that discovery uses. Wallets are read from its properties. */
export type Page = WalletPage
