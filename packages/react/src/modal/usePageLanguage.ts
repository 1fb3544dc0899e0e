import { useSyncExternalStore } from 'react'

/** The page's language as a BCP 47 tag (`<html lang>`), followed while it is watched; empty if the page names none. */
export function usePageLanguage({ isWatched }: { readonly isWatched: boolean }): string {
  return useSyncExternalStore(isWatched ? watchLanguage : watchNothing, () => document.documentElement.lang)
}

const watchNothing = () => () => undefined

function watchLanguage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  return () => observer.disconnect()
}
