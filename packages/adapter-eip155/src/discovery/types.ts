import type { ConnectorDescriptor } from '@latchkey/core/adapter'
import type { Eip1193Provider } from '../types.ts'

/** A wallet of the page, and its provider, about which nothing is certain but that it has a `request`. */
export interface FoundWallet {
  readonly descriptor: ConnectorDescriptor<'eip155'>
  readonly provider: Eip1193Provider
}

/** What finding wallets needs of a window. */
export interface Page {
  addEventListener(type: string, listener: (event: Event) => void): void
  removeEventListener(type: string, listener: (event: Event) => void): void
  dispatchEvent(event: Event): boolean
  /** Where wallets put themselves that do not announce themselves. */
  readonly ethereum?: unknown
}
