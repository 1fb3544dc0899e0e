import { useSyncExternalStore } from 'react'

/** Returns the part of the page's URL after `#`. */
export function useHash(): string {
  return useSyncExternalStore(
    (listener) => {
      globalThis.addEventListener('hashchange', listener)
      return () => globalThis.removeEventListener('hashchange', listener)
    },
    () => globalThis.location.hash,
  )
}
