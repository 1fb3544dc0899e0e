/** The part of `document` that opens links. */
export interface LinkDocument {
  createElement(tag: 'a'): Pick<HTMLAnchorElement, 'href' | 'target' | 'rel' | 'click'>
}

/**
 * Opens a link by a press on an anchor, which web views of phones follow where they leave a blank tab behind for `window.open`.
 * Without a `document` it does nothing.
 */
export function openLink(
  { href, target }: { readonly href: string; readonly target: '_blank' | '_top' },
  page: LinkDocument | undefined = typeof document === 'undefined' ? undefined : document,
): void {
  const link = page?.createElement('a')
  if (link === undefined) return
  link.href = href
  link.target = target
  link.rel = 'noopener noreferrer'
  link.click()
}
