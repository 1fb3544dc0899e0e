/** The parts of a page that tell whether the visitor and the network are there. */
export interface PresencePage {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
}

/**
 * Calls back when the visitor comes back to the page or the network to the device: what waits may go on at once. Returns
 * the function that ends it. Without a page nothing is watched.
 */
export function watchPresence(
  onBack: () => void,
  page: PresencePage | undefined = typeof window === 'undefined' ? undefined : { window, document },
): () => void {
  if (page === undefined) return () => undefined
  const onVisible = (): void => {
    if (page.document.visibilityState === 'visible') onBack()
  }
  page.window.addEventListener('online', onBack)
  page.window.addEventListener('pageshow', onBack)
  page.document.addEventListener('visibilitychange', onVisible)
  return () => {
    page.window.removeEventListener('online', onBack)
    page.window.removeEventListener('pageshow', onBack)
    page.document.removeEventListener('visibilitychange', onVisible)
  }
}
