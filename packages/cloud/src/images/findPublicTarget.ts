import { isIP } from 'node:net'
import type { ConnectionTarget } from './connectTo.ts'
import { isPublicAddress } from './isPublicAddress.ts'
import type { PictureFault } from './PictureFault.ts'
import type { ResolveName } from './resolveName.ts'
import type { PictureLocation } from './toPictureUrl.ts'

/**
 * Looks a host up once, and checks all its addresses: a connection goes to one of these, whatever the name resolves to by then.
 *
 * @returns the end of a connection to a public address, or why there is none.
 */
export async function findPublicTarget(
  { isGateway, url }: PictureLocation,
  resolve: ResolveName,
  signal: AbortSignal,
): Promise<ConnectionTarget | PictureFault> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const protocol = url.protocol === 'http:' ? 'http:' : 'https:'
  const port = url.port === '' ? { 'http:': 80, 'https:': 443 }[protocol] : Number(url.port)
  if (isGateway) return { protocol, address: hostname, port, hostname }
  const addresses = isIP(hostname) === 0 ? await withAbort(resolve(hostname, signal), signal) : [hostname]
  const [address] = addresses
  if (address === undefined) return 'host_not_found'
  // One private address among public ones is an attempt, too.
  return addresses.every(isPublicAddress) ? { protocol, address, port, hostname } : 'address_not_public'
}

/** Rejects when `signal` aborts, even if the promise stays pending. */
async function withAbort<value>(promise: Promise<value>, signal: AbortSignal): Promise<value> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(new DOMException('The time is over.', 'AbortError'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject)
  })
}
