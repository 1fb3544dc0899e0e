/** The parameters of `isAllowedOrigin`. */
export interface IsAllowedOriginParameters {
  /** The origin to check, such as `https://app.example.com`. */
  readonly origin: string
  /**
   * The entries of the list. An entry with `*` is a pattern: `https://*.example.com` matches subdomains of any depth,
   * `http://localhost:*` any port, and `*` alone any origin. Other entries are URLs or hosts, compared by their origin. The
   * default scheme is `https`.
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
  return parameters.allowedOrigins.some((listed) => {
    if (listed === '*') return true
    const entry = listed.includes('://') ? listed : `https://${listed}`
    return entry.includes('*') ? toPattern(entry).test(origin) : toOrigin(entry) === origin
  })
}

/** Returns the origin of a URL, or `undefined` for malformed URLs and URLs without an origin, such as `data:`. */
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
  // A star matches only characters of a host name, so it cannot match a port or leave the host.
  const escaped = host.replace(/[.?+^$[\]\\(){}|]/g, '\\$&').replaceAll('*', '[a-z0-9.-]+')
  return new RegExp(`^${escaped}${ports.length > 0 ? '(:\\d+)?' : ''}$`)
}
