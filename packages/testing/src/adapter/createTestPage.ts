/** A window without a browser that counts its listeners. */
export interface TestPage {
  addEventListener(type: string, listener: (event: Event) => void): void
  removeEventListener(type: string, listener: (event: Event) => void): void
  dispatchEvent(event: Event): boolean
  /** The number of listeners, without those of wallets. */
  getListenerCount(): number
  /** Makes this page the global `window`. Returns a function that removes it. */
  enter(): () => void
}

/**
 * Creates an empty page for tests of an adapter. Assign to it what wallets put into `window`.
 *
 * @example
 * ```ts
 * import { createTestPage } from '@latchkey/testing/adapter'
 *
 * const page = createTestPage({ walletEvents: ['eip6963:requestProvider'] })
 * const leave = page.enter()
 * leave()
 * ```
 */
export function createTestPage(
  options: {
    /** The events that wallets listen to. Their listeners are not counted. */
    readonly walletEvents?: readonly string[] | undefined
  } = {},
): TestPage {
  const { walletEvents = [] } = options
  const target = new EventTarget()
  const listeners = new Map<string, Set<(event: Event) => void>>()
  const page: TestPage = {
    addEventListener: (type, listener) => {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener))
      target.addEventListener(type, listener)
    },
    removeEventListener: (type, listener) => {
      listeners.get(type)?.delete(listener)
      target.removeEventListener(type, listener)
    },
    dispatchEvent: (event) => target.dispatchEvent(event),
    getListenerCount: () =>
      [...listeners].reduce((sum, [type, { size }]) => (walletEvents.includes(type) ? sum : sum + size), 0),
    enter: () => {
      Object.defineProperty(globalThis, 'window', { value: page, configurable: true, writable: true })
      return () => {
        Reflect.deleteProperty(globalThis, 'window')
      }
    },
  }
  return page
}
