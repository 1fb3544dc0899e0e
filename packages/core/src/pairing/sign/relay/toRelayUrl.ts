/** The URL of the relay's socket, with what the relay asks to know. A query that is there already stays. */
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
  // The relay tells why it refuses by the code of the close, the only thing a page gets to know.
  target.searchParams.set('useOnCloseEvent', 'true')
  return target.href
}
