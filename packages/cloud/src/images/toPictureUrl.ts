/** Longest URL of a picture, in characters. */
const lengthAtMost = 2_048

/** Where a picture is read. */
export interface PictureLocation {
  readonly url: URL
  /** Whether it is below the gateway that the operator named, which may have a private address. */
  readonly isGateway: boolean
}

/**
 * Parses the URL of a picture: https on the usual port without user and password, or ipfs through the operator's gateway.
 * Returns `undefined` for all others.
 */
export function toPictureUrl(text: string, gateway: string | undefined): PictureLocation | undefined {
  if (text.length > lengthAtMost || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.protocol === 'ipfs:') return gateway === undefined ? undefined : toGatewayUrl(text, gateway)
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  url.hash = ''
  return isPlain ? { url, isGateway: false } : undefined
}

/** A URL below the gateway. The path must not lead out of it. */
function toGatewayUrl(text: string, gateway: string): PictureLocation | undefined {
  const [, cid, path = ''] = /^ipfs:\/\/(?:ipfs\/)?([\dA-Za-z]{46,100})(\/[^?#\\]*)?$/i.exec(text) ?? []
  const segments = path.split('/').slice(1).map(decode)
  if (cid === undefined || segments.some((segment) => segment === undefined || /^\.{1,2}$|[/\\]/.test(segment))) {
    return undefined
  }
  const url = new URL(gateway)
  url.pathname = [url.pathname.replace(/\/$/, ''), cid, ...segments.map((part) => encodeURIComponent(part ?? ''))].join(
    '/',
  )
  return { url, isGateway: true }
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
