import { useSyncExternalStore } from 'react'

/** The width below which the styles lay the page out for a phone. */
const narrow = matchMedia('(max-width: 639.98px)')

/** Returns whether the page is as narrow as a phone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches)
}

function subscribe(onChange: () => void): () => void {
  narrow.addEventListener('change', onChange)
  return () => narrow.removeEventListener('change', onChange)
}
