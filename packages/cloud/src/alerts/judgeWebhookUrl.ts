import { isIP } from 'node:net'
import { isLoopbackHost } from '../config/isLoopbackHost.ts'
import { isPublicAddress } from '../images/isPublicAddress.ts'

/** Which hosts a webhook may have. */
export interface WebhookPolicy {
  /** Hosts whose addresses need not be public. */
  readonly hosts: readonly string[]
  /** Whether localhost may be used, also over http. */
  readonly isDev: boolean
}

/** What the policy says about a URL. */
export type WebhookVerdict =
  /** `isTrusted`: its addresses need not be public. */
  { readonly kind: 'allowed'; readonly isTrusted: boolean } | { readonly kind: 'refused'; readonly reason: string }

/** Says whether messages may be sent to a URL. What its name resolves to is checked when it is connected to. */
export function judgeWebhookUrl(url: URL, policy: WebhookPolicy): WebhookVerdict {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isLocal = policy.isDev && isLoopbackHost(host)
  if (url.username !== '' || url.password !== '') return refuse('It must have no user and password.')
  if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:')) return refuse('It must begin with https:.')
  const isTrusted = isLocal || policy.hosts.includes(host.toLowerCase())
  if (!isTrusted && isIP(host) !== 0 && !isPublicAddress(host))
    return refuse('Its address is not public. LATCHKEY_ALERT_HOSTS can name its host.')
  return { kind: 'allowed', isTrusted }
}

function refuse(reason: string): WebhookVerdict {
  return { kind: 'refused', reason }
}
