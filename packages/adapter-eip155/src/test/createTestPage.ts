import type { Page } from '../discovery/types.ts'

/** A window without a browser, which knows who listens to it. */
export interface TestPage extends Page {
  ethereum?: unknown
  announce(detail: unknown): void
  getListenerCount(): number
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
  return {
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
      const announce = (): void => {
        target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      }
      // The wallet's own listener is none that an adapter could leave.
      target.addEventListener('eip6963:requestProvider', announce)
      announce()
    },
    getListenerCount: () => listeners.size,
  }
}
