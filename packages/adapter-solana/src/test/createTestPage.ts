import { setMaxListeners } from 'node:events'
import type { WalletPage } from '@latchkey/core/adapter'

/** A window without a browser, which knows who listens to it. */
export interface TestPage extends WalletPage {
  /** Has a wallet register itself (Wallet Standard), now and whenever an app comes. Returns what unregisters it. */
  register(wallet: unknown): () => void
  getListenerCount(): number
  /** Makes this the runtime's `window`. Returns the function that takes it away again. */
  enter(): () => void
}

interface RegisterApi {
  register(...wallets: readonly unknown[]): () => void
}

/** Makes an empty page. */
export function createTestPage(): TestPage {
  const target = new EventTarget()
  // A page with hundreds of wallets is one of the tests.
  setMaxListeners(0, target)
  const listeners = new Set<string>()
  const ids = new Map<(event: Event) => void, number>()
  const toKey = (type: string, listener: (event: Event) => void): string => {
    const id = ids.get(listener) ?? ids.size
    ids.set(listener, id)
    return `${type} ${id}`
  }
  const page: TestPage = {
    addEventListener: (type, listener) => {
      listeners.add(toKey(type, listener))
      target.addEventListener(type, listener)
    },
    removeEventListener: (type, listener) => {
      listeners.delete(toKey(type, listener))
      target.removeEventListener(type, listener)
    },
    dispatchEvent: (event) => target.dispatchEvent(event),
    register: (wallet) => {
      const ends: (() => void)[] = []
      const callback = ({ register }: RegisterApi): void => void ends.push(register(wallet))
      const onReady = (event: Event): void => callback(Object(event).detail)
      // As `registerWallet` of `@wallet-standard/wallet` does. The wallet's own listener is none that an adapter could leave.
      target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: callback }))
      target.addEventListener('wallet-standard:app-ready', onReady)
      return () => {
        target.removeEventListener('wallet-standard:app-ready', onReady)
        for (const end of ends) end()
      }
    },
    getListenerCount: () => listeners.size,
    enter: () => {
      Object.defineProperty(globalThis, 'window', { value: page, configurable: true, writable: true })
      return () => {
        Reflect.deleteProperty(globalThis, 'window')
      }
    },
  }
  return page
}
