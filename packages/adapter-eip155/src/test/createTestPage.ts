import type { Page } from '../wallets/types.ts'

/** A window without a browser, which knows who listens to it. */
export interface TestPage extends Page {
  ethereum?: unknown
  announce(detail: unknown): void
  getListenerCount(): number
  /** Makes this the runtime's `window`. Returns the function that takes it away again. */
  enter(): () => void
}

/** Makes an empty page. */
export function createTestPage(): TestPage {
  const target = new EventTarget()
  const listeners = new Set<string>()
  const ids = new Map<(event: Event) => void, number>()
  const details: unknown[] = []
  const announce = (detail: unknown): void => {
    target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  // The wallets' own listener is none that an adapter could leave.
  target.addEventListener('eip6963:requestProvider', () => details.forEach(announce))
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
    announce: (detail) => {
      details.push(detail)
      announce(detail)
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
