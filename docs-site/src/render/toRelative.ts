/**
 * Returns the relative address from one page to a file of the site. Relative addresses work under any path, so that a cloud can
 * serve the site under `/docs`.
 */
export function toRelative(fromPage: string, toFile: string): string {
  // The page for unknown addresses (404) is a file at the top.
  const depth = fromPage === '' || fromPage === '404' ? 0 : fromPage.split('/').length
  return `${'../'.repeat(depth)}${toFile}` || './'
}

/** Returns the relative address from one page to another. */
export function toRelativePage(fromPage: string, toPage: string): string {
  return toRelative(fromPage, toPage === '' ? '' : `${toPage}/`)
}
