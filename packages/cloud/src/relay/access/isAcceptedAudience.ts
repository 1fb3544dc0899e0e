import { isLoopbackHost } from '../../config/isLoopbackHost.ts'

/** Whom a token may be made for. */
export interface AcceptedAudiences {
  /** Hosts as `URL.host` writes them. */
  readonly hosts: ReadonlySet<string>
  readonly isLoopbackAccepted: boolean
}

/**
 * Whether a token's `aud` names this relay. Clients write it differently: JavaScript repeats its relay URL with path, query
 * and trailing slash, Android sends scheme and authority, iOS `wss://` and the host: so the host with its port decides.
 */
export function isAcceptedAudience(audience: string, accepted: AcceptedAudiences): boolean {
  let url: URL
  try {
    url = new URL(audience)
  } catch {
    return false
  }
  if (!/^(?:wss?|https?):$/.test(url.protocol)) return false
  return accepted.hosts.has(url.host) || (accepted.isLoopbackAccepted && isLoopbackHost(url.hostname))
}
