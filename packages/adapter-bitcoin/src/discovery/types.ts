import type { ConnectorDescriptor } from '@latchkey/core/adapter'

/** Which interface a wallet speaks: Wallet Standard, sats-connect (WBIP), or its own. */
export type WalletKind = 'standard' | 'sats' | 'leather' | 'unisat' | 'okx'

/** A wallet of the page, about whose object nothing is certain but that it is one. */
export interface FoundWallet {
  readonly descriptor: ConnectorDescriptor<'bip122'>
  readonly kind: WalletKind
  readonly wallet: object
}

/** What finding wallets needs of a window. */
export interface Page {
  addEventListener(type: string, listener: (event: Event) => void): void
  removeEventListener(type: string, listener: (event: Event) => void): void
  dispatchEvent(event: Event): boolean
}
