/** Returns whether this page is in a frame of a page of one of the origins. Sends nothing to that page. */
export function isFramedBy(origins: readonly RegExp[]): boolean {
  if (typeof window === 'undefined' || window.parent === window) return false
  // Not every browser has `ancestorOrigins`. The referrer of a frame is the page around it.
  const [parent = ''] = 'ancestorOrigins' in location ? location.ancestorOrigins : [document.referrer]
  return URL.canParse(parent) && origins.some((origin) => origin.test(new URL(parent).origin))
}
