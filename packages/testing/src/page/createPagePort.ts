import { TestingError } from '../errors/TestingError.ts'
import type { ProviderPort } from './announceProvider.ts'

/** The part of a wallet that a page port needs. */
export interface PortWallet {
  request(parameters: { readonly origin: string; readonly method: string; readonly params: unknown }): Promise<unknown>
  subscribe(parameters: {
    readonly origin: string
    readonly listener: (event: { readonly event: string; readonly data: unknown }) => void
  }): () => void
}

/** Connects the page to a wallet that runs in it; throws `testing.notABrowser` if there is no window. */
export function createPagePort(
  wallet: PortWallet,
  caller: string,
): { readonly target: Window & typeof globalThis; readonly port: ProviderPort } {
  if (typeof window === 'undefined') {
    throw new TestingError('testing.notABrowser', `${caller}: there is no window. In Node, use installWallet.`)
  }
  const { origin } = window.location
  return {
    target: window,
    port: {
      request: ({ method, params }) => wallet.request({ origin, method, params }),
      subscribe: (listener) => wallet.subscribe({ origin, listener: ({ event, data }) => listener(event, data) }),
    },
  }
}
