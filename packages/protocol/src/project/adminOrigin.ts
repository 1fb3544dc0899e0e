import { check, maxLength, pipe, string, toLowerCase, transform, trim } from 'valibot'

/** A host name in which `*` matches any labels. */
const hostPattern = /^(?:[a-z0-9*](?:[a-z0-9*-]*[a-z0-9*])?\.)*[a-z0-9*](?:[a-z0-9*-]*[a-z0-9*])?$/

/**
 * An entry of a project's allowed origins for `isAllowedOrigin`: an origin (`https://app.example.com`), a pattern
 * (`https://*.example.com`, `http://localhost:*`), or `*`. The output is in lower case, with a scheme and without a trailing slash.
 */
export const allowedOriginSchema = /*#__PURE__*/ pipe(
  string(),
  trim(),
  maxLength(253),
  toLowerCase(),
  transform((text) => (text === '*' || text.includes('://') ? text : `https://${text}`).replace(/\/$/, '')),
  check(
    isOriginEntry,
    'Not an origin such as https://app.example.com, a pattern such as https://*.example.com or http://localhost:*, or *',
  ),
)

function isOriginEntry(entry: string): boolean {
  if (entry === '*') return true
  const [, scheme, host = '', port] = /^(https?):\/\/([^/:]+|\[[0-9a-f:.]+\])(?::(\d+|\*))?$/.exec(entry) ?? []
  if (scheme === undefined || (port !== undefined && Number(port) > 65_535)) return false
  if (!host.startsWith('[') && !hostPattern.test(host)) return false
  return host.includes('*') || URL.canParse(entry.replace(/:\*$/, ''))
}
