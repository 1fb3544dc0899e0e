import { check, pipe, string, transform } from 'valibot'
import { isLoopbackHost } from './isLoopbackHost.ts'
import type { SecureSiteSettings } from './SecureSiteSettings.ts'
import { row, splitList, wholeNumber } from './settingSchemas.ts'

const initialPort = 8788

/** Origins that previews of apps are served from (S5.046, S5.047). */
const initialAncestors = 'http://localhost:*,https://*.pages.dev,https://*.vercel.app,https://*.ngrok-free.app'

/** Settings of the secure site. */
export const secureSiteRows = {
  secureSitePort: row({
    variable: 'LATCHKEY_SECURE_SITE_PORT',
    group: 'Secure site',
    description:
      'Port of the secure site, the origin of the embedded wallet. If neither it nor LATCHKEY_SECURE_SITE_URL is set, there is none.',
    initialWords: `${initialPort} if LATCHKEY_SECURE_SITE_URL is set`,
    ...wholeNumber(0, 65_535),
  }),
  secureSiteUrl: row({
    variable: 'LATCHKEY_SECURE_SITE_URL',
    group: 'Secure site',
    description:
      'Origin of the secure site. Its host name must be used for nothing else, neither by the cloud nor by an app, because cookies and passkeys ignore ports. Moving it to another host loses every passkey and device.',
    initialWords:
      'http://wallet.localhost and the port with LATCHKEY_DEV, otherwise required for LATCHKEY_SECURE_SITE_PORT',
    expected: 'an origin such as https://wallet.example.com, with http: for loopback names only',
    schema: pipe(
      string(),
      transform((text) => text.replace(/\/$/, '')),
      check(isSiteOrigin),
    ),
  }),
  secureSiteAncestors: row({
    variable: 'LATCHKEY_SECURE_SITE_ANCESTORS',
    group: 'Secure site',
    description:
      'Origins whose pages may be ancestors of the frame besides those that its project names, separated by commas. A page of them can use it only for a project that names no origins. `none` for none.',
    initial: initialAncestors,
    expected: 'none, or at most 50 origins such as https://example.com or https://*.example.com, separated by commas',
    schema: pipe(
      string(),
      transform((text) => (text === 'none' ? [] : splitList(text))),
      check((entries) => entries.length <= 50 && entries.every(isAncestor)),
    ),
  }),
}

interface Values {
  readonly secureSitePort: number | undefined
  readonly secureSiteUrl: string | undefined
  readonly secureSiteAncestors: readonly string[]
  readonly publicUrls?: readonly string[] | undefined
}

/** What is wrong with the settings of the secure site, one line each. */
export function checkSecureSite(parameters: { readonly values: Values; readonly isDev: boolean }): readonly string[] {
  const { isDev, values } = parameters
  const { publicUrls = [], secureSitePort, secureSiteUrl } = values
  if (secureSiteUrl === undefined) {
    return secureSitePort === undefined || isDev
      ? []
      : ['LATCHKEY_SECURE_SITE_PORT: requires LATCHKEY_SECURE_SITE_URL outside of development']
  }
  const { hostname } = new URL(secureSiteUrl)
  const isOwn = publicUrls.some((url) => new URL(url).hostname === hostname)
  return isOwn && !isLoopbackHost(hostname)
    ? [
        `LATCHKEY_SECURE_SITE_URL: ${hostname} is also the host of LATCHKEY_PUBLIC_URL. Another port is not enough, because cookies and passkeys ignore ports: use a host name of its own`,
      ]
    : []
}

/** Completes the settings of the secure site; `undefined` if there is none. */
export function toSecureSiteSettings(parameters: {
  readonly values: Values
  readonly isDev: boolean
}): SecureSiteSettings | undefined {
  const { secureSiteAncestors: ancestors, secureSitePort, secureSiteUrl: url } = parameters.values
  if (secureSitePort === undefined && url === undefined) return undefined
  return { port: secureSitePort ?? initialPort, url, ancestors }
}

/** A secure context: https, or http on the same machine. A passkey needs a name, so no other machine's address is accepted. */
function isSiteOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { hostname, origin, protocol } = new URL(text)
  if (origin !== text) return false
  if (isLoopbackHost(hostname)) return protocol === 'https:' || protocol === 'http:'
  return protocol === 'https:' && /[a-z]/i.test(hostname) && !hostname.includes(':')
}

/** What both `isAllowedOrigin` and Content-Security-Policy understand. */
function isAncestor(text: string): boolean {
  return /^https?:\/\/(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::(?:\d{1,5}|\*))?$/.test(text)
}
