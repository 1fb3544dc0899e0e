import type { ConnectorDescriptor } from '@latchkey/core/adapter'

/** A wallet of the page, about whose object nothing is certain. */
export interface FoundWallet {
  readonly descriptor: ConnectorDescriptor<'solana'>
  /** Which interface it speaks: Wallet Standard, or that of `@solana/wallet-adapter-base`. */
  readonly kind: 'standard' | 'classic'
  readonly wallet: object
}

/** What finding wallets needs of a window. */
export interface Page {
  addEventListener(type: string, listener: (event: Event) => void): void
  removeEventListener(type: string, listener: (event: Event) => void): void
  dispatchEvent(event: Event): boolean
}

/** One way of finding wallets. */
export interface WalletSource {
  /** Looks, and listens from now on. Looks again when it is called again. */
  start(): void
  list(): readonly FoundWallet[]
  end(): void
}
