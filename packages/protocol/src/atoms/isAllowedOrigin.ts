/** An origin, and the list that may allow it. */
export interface IsAllowedOriginParameters {
  /** The origin that asks, such as `https://app.example.com`. */
  readonly origin: string
  /**
   * The entries of the list. One with `*` is a pattern: `https://*.example.com` means every subdomain at any depth,
   * `http://localhost:*` every port, `*` alone every origin. Any other is a URL or a host, compared by its origin; an
   * entry without a scheme means `https`.
   */
  readonly allowedOrigins: readonly string[]
}

/**
 * Whether an origin is on a list of allowed origins.
 *
 * @example
 * ```ts
 * isAllowedOrigin({ origin: 'https://a.example.com', allowedOrigins: ['https://*.example.com'] }) // true
 * isAllowedOrigin({ origin: 'https://example.com.evil.org', allowedOrigins: ['https://example.com'] }) // false
 * ```
 */
export function isAllowedOrigin(parameters: IsAllowedOriginParameters): boolean {
  const origin = toOrigin(parameters.origin)
  if (origin === undefined) return false
  return parameters.allowedOrigins.some((given) => {
    if (given === '*') return true
    const entry = given.includes('://') ? given : `https://${given}`
    return entry.includes('*') ? toPattern(entry).test(origin) : toOrigin(entry) === origin
  })
}

/** The origin of a URL; `undefined` for text that is no URL and for URLs without an origin, such as `data:`. */
function toOrigin(value: string): string | undefined {
  try {
    const { origin } = new URL(value)
    return origin === 'null' ? undefined : origin
  } catch {
    return undefined
  }
}

function toPattern(entry: string): RegExp {
  const [host = '', ...ports] = entry
    .toLowerCase()
    .replace(/\/$/, '')
    .split(/(:\*)$/)
  // A star stands for characters of a host name only, so that it can reach neither over a port nor out of the host.
  const escaped = host.replace(/[.?+^$[\]\\(){}|]/g, '\\$&').replaceAll('*', '[a-z0-9.-]+')
  return new RegExp(`^${escaped}${ports.length > 0 ? '(:\\d+)?' : ''}$`)
}
