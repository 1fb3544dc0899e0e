import type { Page } from '../wallets/types.ts'

/** A window without a browser, which knows who listens to it. Wallets put themselves into it. */
export interface TestPage extends Page {
  [key: string]: unknown
  getListenerCount(): number
  /** Makes this the runtime's `window`. Returns the function that takes it away again. */
  enter(): () => void
}

/** Makes an empty page. */
export function createTestPage(): TestPage {
  const target = new EventTarget()
  const listeners = new Set<string>()
  const ids = new Map<(event: Event) => void, number>()
  const toKey = (type: string, listener: (event: Event) => void): string => {
    const id = ids.get(listener) ?? ids.size
    ids.set(listener, id)
    return `${type} ${id}`
  }
  // What a wallet listens to is none that an adapter could leave.
  const isWallets = (type: string): boolean => type === 'wallet-standard:app-ready'
  const page: TestPage = {
    addEventListener: (type, listener) => {
      if (!isWallets(type)) listeners.add(toKey(type, listener))
      target.addEventListener(type, listener)
    },
    removeEventListener: (type, listener) => {
      listeners.delete(toKey(type, listener))
      target.removeEventListener(type, listener)
    },
    dispatchEvent: (event) => target.dispatchEvent(event),
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
