/** The part of `document` that opens links. */
export interface LinkDocument {
  createElement(tag: 'a'): Pick<HTMLAnchorElement, 'href' | 'target' | 'rel' | 'click'>
}

/**
 * Opens a link by clicking an anchor: web views on phones follow it where `window.open` would leave a blank tab. Does
 * nothing without a `document`.
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
