/** Returns whether the visitor sees another page; `false` without a page. */
export function isPageHidden(
  page: Pick<Document, 'visibilityState'> | undefined = typeof document === 'undefined' ? undefined : document,
): boolean {
  return page?.visibilityState === 'hidden'
}
