/** Moves credentials from an upstream's URL to a header, because `fetch` rejects URLs that contain them. */
export function takeCredentials(endpoint: string): {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
} {
  const url = new URL(endpoint)
  if (url.username === '' && url.password === '') return { url, headers: {} }
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  url.username = ''
  url.password = ''
  return { url, headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } }
}
