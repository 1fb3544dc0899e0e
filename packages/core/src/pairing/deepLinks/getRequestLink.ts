import { isSafeLink } from './isSafeLink.ts'
import { joinLink } from './joinLink.ts'

/** What `getRequestLink` makes a link of. */
export interface GetRequestLinkParameters {
  /** A link of the wallet: the one that the visitor chose to pair by, or one that the wallet names as its way back. */
  readonly base: string
  /** The request's id in the session's protocol. */
  readonly requestId?: string | number | undefined
  /** The session's topic. */
  readonly topic?: string | undefined
}

/**
 * The link that brings a wallet to the front for a request, in the form of the public JavaScript client: `…/wc?requestId=…`
 * `&sessionTopic=…`.
 *
 * @returns undefined for a link that is not safe to open.
 */
export function getRequestLink({ base, requestId, topic }: GetRequestLinkParameters): string | undefined {
  if (!isSafeLink(base)) return undefined
  const parts = [
    ['requestId', requestId],
    ['sessionTopic', topic],
  ].flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}`))
  const query = parts.join('&')
  return joinLink({ base, query, payload: query })
}
