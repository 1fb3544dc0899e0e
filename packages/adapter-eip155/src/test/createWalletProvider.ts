import type { EvmWallet } from '@latchkey/testing'

type Listener = (data: unknown) => void

/** The provider of a wallet in a page, as its content script puts it there. */
export interface WalletProvider {
  request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on(event: string, listener: Listener): WalletProvider
  removeListener(event: string, listener: Listener): WalletProvider
  /** Tells the page something that the wallet itself would not tell, such as what it told already. */
  emit(event: string, data: unknown): void
  getListenerCount(): number
}

/** Makes a provider of a wallet for the pages of one origin. */
export function createWalletProvider(
  wallet: Pick<EvmWallet, 'request' | 'subscribe'>,
  origin = 'https://app.example.com',
): WalletProvider {
  const listeners: { readonly event: string; readonly listener: Listener }[] = []
  const emit = (event: string, data: unknown): void => {
    for (const entry of [...listeners]) if (entry.event === event) entry.listener(data)
  }
  wallet.subscribe({ origin, listener: ({ event, data }) => emit(event, data) })
  const provider: WalletProvider = {
    request: ({ method, params }) => wallet.request({ origin, method, params }),
    on: (event, listener) => {
      listeners.push({ event, listener })
      return provider
    },
    removeListener: (event, listener) => {
      const index = listeners.findIndex((entry) => entry.event === event && entry.listener === listener)
      if (index >= 0) listeners.splice(index, 1)
      return provider
    },
    emit,
    getListenerCount: () => listeners.length,
  }
  return provider
}
