/** The part of `window` that tells what other tabs of the page have stored. */
export type StoragePage = Pick<Window, 'addEventListener' | 'removeEventListener'>

/** Calls back when another tab has changed the storage. Returns a function that ends it. Does nothing without a page. */
export function watchStorage(
  onChanged: () => void,
  page: StoragePage | undefined = typeof window === 'undefined' ? undefined : window,
): () => void {
  page?.addEventListener('storage', onChanged)
  return () => page?.removeEventListener('storage', onChanged)
}
