import { isWalletLink } from '@latchkey/protocol/atoms'
import { joinLink } from './joinLink.ts'

/** Parameters of `getRequestLink`. */
export interface GetRequestLinkParameters {
  /** A link of the wallet: the one that the visitor paired with, or the redirect that the wallet names. */
  readonly base: string
  /** The request's id in the session's protocol. */
  readonly requestId?: string | number | undefined
  /** The session's topic. */
  readonly topic?: string | undefined
}

/**
 * Returns the link that opens a wallet for a request, in the form of the public JavaScript client: `…/wc?requestId=…`
 * `&sessionTopic=…`.
 *
 * @returns undefined if the base is not safe to open, or not a link that a browser opens.
 */
export function getRequestLink({ base, requestId, topic }: GetRequestLinkParameters): string | undefined {
  if (!isWalletLink(base)) return undefined
  const parts = [
    ['requestId', requestId],
    ['sessionTopic', topic],
  ].flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}`))
  const query = parts.join('&')
  return joinLink({ base, query, payload: query })
}
