/** Returns the URL of the relay's socket with the parameters that the relay requires. Keeps an existing query. */
export function toRelayUrl(parameters: {
  readonly url: string
  readonly projectId: string
  readonly token: string
  /** The page's origin; empty on a server. */
  readonly origin: string
}): string {
  const { url, projectId, token, origin } = parameters
  const target = new URL(url)
  const place = origin === '' ? 'server' : `browser:${origin.replace(/^\w+:\/\//, '')}`
  target.searchParams.set('auth', token)
  target.searchParams.set('projectId', projectId)
  target.searchParams.set('ua', `wc-2/js-latchkey/${place}`)
  // The relay reports a refusal by the close code, the only part that a page can read.
  target.searchParams.set('useOnCloseEvent', 'true')
  return target.href
}
