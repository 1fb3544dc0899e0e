/**
 * Calls back with the page's language (`<html lang>`), at once and when it changes; it is empty if the page names none. Returns a function
 * that ends it. Does nothing without a page.
 */
export function watchPageLanguage(
  onLanguage: (tag: string) => void,
  page: HTMLElement | undefined = typeof document === 'undefined' ? undefined : document.documentElement,
): () => void {
  if (page === undefined) return () => undefined
  const observer = new MutationObserver(() => onLanguage(page.lang))
  observer.observe(page, { attributeFilter: ['lang'] })
  onLanguage(page.lang)
  return () => observer.disconnect()
}
