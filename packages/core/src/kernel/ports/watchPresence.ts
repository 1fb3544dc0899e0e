/** The parts of a page that show whether it is visible and online. */
export interface PresencePage {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
}

/**
 * Calls back when the visitor returns to the page or the device is online again, so that pending work can continue at
 * once. Returns a function that ends it. Does nothing without a page.
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
