import type { ReferenceProvider } from './ReferenceProvider.ts'

/** Where wallets make themselves known to an app. */
export interface ReferencePage {
  announce(provider: ReferenceProvider): void
  /** Calls back for every wallet, those of the past included. Returns the function that ends it. */
  discover(listener: (provider: ReferenceProvider) => void): () => void
  getListenerCount(): number
}

/** Makes an empty page. */
export function createReferencePage(): ReferencePage {
  const providers: ReferenceProvider[] = []
  const listeners = new Set<(provider: ReferenceProvider) => void>()
  return {
    announce: (provider) => {
      providers.push(provider)
      for (const listener of listeners) listener(provider)
    },
    discover: (listener) => {
      listeners.add(listener)
      for (const provider of providers) listener(provider)
      return () => {
        listeners.delete(listener)
      }
    },
    getListenerCount: () => listeners.size,
  }
}
