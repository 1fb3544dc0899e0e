import { useSyncExternalStore } from 'react'

/** The page's place, as the part of the address behind `#`. */
export function useHash(): string {
  return useSyncExternalStore(
    (listener) => {
      globalThis.addEventListener('hashchange', listener)
      return () => globalThis.removeEventListener('hashchange', listener)
    },
    () => globalThis.location.hash,
  )
}
