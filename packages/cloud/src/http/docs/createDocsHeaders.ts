/**
 * Returns the headers of a file of the documentation. Each page brings a policy of its own, so that it is as strict on any host. This one adds
 * what a page cannot say, and keeps the site apart from the API and the dashboard, which may have the same origin: its scripts call nothing
 * but its own files, and a window of the dashboard that it opens is out of its reach.
 */
export function createDocsHeaders(parameters: {
  /** Below `base`. */
  readonly path: string
  /** Where the site is: the URL of the request, and those of the cloud. */
  readonly urls: readonly string[]
  readonly base: string
}): Readonly<Record<string, string>> {
  const { base, path, urls } = parameters
  // A policy cannot name a numeric address of IPv6.
  const places = urls
    .map((url) => new URL(url).host)
    .map((host) => (host.startsWith('[') ? "'self'" : `${host}${base}/`))
  const own = [...new Set(places)].join(' ')
  return {
    'content-security-policy': `connect-src ${own}; frame-src ${own}; form-action 'none'; frame-ancestors 'self'`,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    // Only names with a hash always have the same content.
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
}
