import type { Connect } from './connectTo.ts'
import { findPublicTarget } from './findPublicTarget.ts'
import type { PictureFault } from './PictureFault.ts'
import { requestFile } from './requestFile.ts'
import type { ResolveName } from './resolveName.ts'
import { type PictureLocation, toPictureUrl } from './toPictureUrl.ts'

/** How many redirects are followed. */
const redirectsAtMost = 2

/** A file, or why it is not read. */
export type PublicFile =
  | { readonly kind: 'file'; readonly bytes: Buffer }
  | { readonly kind: 'refused'; readonly fault: PictureFault }

/**
 * Fetches a file whose URL anyone may have chosen. Connects only to public addresses: each host is looked up once, all its
 * addresses are checked, and the connection goes to one of these, whatever the name resolves to by then. Each redirect is
 * checked in the same way.
 *
 * @param parameters.timeLimit for everything, in ms.
 */
export async function fetchPublicFile(parameters: {
  readonly url: string
  readonly gateway: string | undefined
  readonly timeLimit: number
  /** The media types that are of use. */
  readonly accept: string
  readonly bytesAtMost: number
  readonly resolve: ResolveName
  readonly connect: Connect
}): Promise<PublicFile> {
  const { accept, bytesAtMost, connect, gateway, resolve, timeLimit } = parameters
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(), timeLimit)
  const { signal } = ending
  try {
    let location = toPictureUrl(parameters.url, gateway)
    for (let redirects = 0; redirects <= redirectsAtMost; redirects += 1) {
      if (location === undefined) return refuse('url_not_allowed')
      const target = await findPublicTarget(location, resolve, signal)
      if (typeof target === 'string') return refuse(target)
      const answer = await requestFile({ url: location.url, target, connect, accept, bytesAtMost, signal })
      if (answer.kind === 'failed') return refuse(answer.reason)
      if (answer.kind === 'body') return { kind: 'file', bytes: answer.bytes }
      location = followRedirect(answer.location, location.url)
    }
    return refuse('too_many_redirects')
  } catch {
    return refuse(signal.aborted ? 'timeout' : 'host_unreachable')
  } finally {
    clearTimeout(timer)
    // Ends a look-up or connection that is still open.
    ending.abort()
  }
}

/** A redirect leads to the web only, never to the operator's gateway. */
function followRedirect(location: string, from: URL): PictureLocation | undefined {
  return URL.canParse(location, from.href) ? toPictureUrl(new URL(location, from).href, undefined) : undefined
}

function refuse(fault: PictureFault): PublicFile {
  return { kind: 'refused', fault }
}
