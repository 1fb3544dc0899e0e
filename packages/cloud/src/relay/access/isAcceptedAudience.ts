import { isLoopbackHost } from '../../config/isLoopbackHost.ts'

/** The audiences that a token may be issued for. */
export interface AcceptedAudiences {
  /** Hosts in the format of `URL.host`. */
  readonly hosts: ReadonlySet<string>
  readonly isLoopbackAccepted: boolean
}

/**
 * Whether a token's `aud` is this relay. Only host and port are compared, because clients write it differently:
 * JavaScript sends its relay URL with path, query and trailing slash, Android scheme and authority, iOS `wss://` and
 * the host.
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
