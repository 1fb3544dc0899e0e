import { useSyncExternalStore } from 'react'

/** The page's language as a BCP 47 tag (`<html lang>`), at any time; empty if the page names none. */
export function usePageLanguage(): string {
  return useSyncExternalStore(watchLanguage, () => document.documentElement.lang)
}

function watchLanguage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  return () => observer.disconnect()
}
