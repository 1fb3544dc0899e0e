import { check, picklist, pipe, string, transform } from 'valibot'
import { isAncestor } from './isAncestor.ts'
import { isLoopbackHost } from './isLoopbackHost.ts'
import type { SecureSiteSettings } from './SecureSiteSettings.ts'
import { keyList, row, seconds, splitList, wholeNumber } from './settingSchemas.ts'

const initialPort = 8788

/** In s (S9.049). */
const initialTokenLife = 86_400

/** Origins that previews of apps are served from (S5.046, S5.047). */
const initialAncestors = [
  'http://localhost:*',
  'https://*.pages.dev',
  'https://*.vercel.app',
  'https://*.ngrok-free.app',
]

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
      'Origins whose pages may be ancestors of the frame besides those that its project names, separated by commas. A page of them can use it only for a project that names no origins. `none` for none. The `secure-mobile` hosts are for pages of your own that mobile apps show.',
    initialWords: `${initialAncestors.join(', ')}, and the host secure-mobile below the hosts of the first two addresses of LATCHKEY_PUBLIC_URL`,
    expected: 'none, or at most 50 origins such as https://example.com or https://*.example.com, separated by commas',
    schema: pipe(
      string(),
      transform((text) => (text === 'none' ? [] : splitList(text))),
      check((entries) => entries.length <= 50 && entries.every(isAncestor)),
    ),
  }),
  trustedApps: row({
    variable: 'LATCHKEY_TRUSTED_APPS',
    group: 'Secure site',
    description:
      'Origins of apps of your own, separated by commas. Their pages can ask for an approval without the proof that nothing covers the frame, if no other page embeds them and the request has no warning. A script that runs in such a page can make visitors approve what they do not see.',
    initialWords: 'none',
    expected: 'at most 50 origins such as https://app.example.com, without stars, with http: for loopback names only',
    schema: pipe(
      string(),
      transform(splitList),
      check((entries) => entries.length <= 50 && entries.every(isAppOrigin)),
    ),
  }),
  shareKeys: row({
    variable: 'LATCHKEY_SHARE_KEYS',
    group: 'Secure site',
    description:
      "Keys that seal the server's shares of wallets, separated by commas: the first seals, all open. Every node needs the same. Without them and without DATABASE_URL, the file `share.key` in the data folder stores one. If a key is lost, the shares that it sealed cannot be recovered.",
    initialWords: 'required for a secure site with DATABASE_URL, otherwise the file',
    isSecret: true,
    ...keyList,
  }),
  deviceCheck: row({
    variable: 'LATCHKEY_DEVICE_CHECK',
    group: 'Secure site',
    description:
      'When a login by e-mail is confirmed by a link and a number in place of a code, which cannot be guessed: `always` for browsers that have not logged in before, or `risk` if ten codes for the address were wrong within a day.',
    initial: 'risk',
    expected: 'one of risk, always',
    schema: picklist(['risk', 'always']),
  }),
  userTokenLife: row({
    variable: 'LATCHKEY_TOKEN_LIFE',
    group: 'Secure site',
    description:
      'How long a token is valid with which the back end of an app recognises a user of the embedded wallet.',
    initial: String(initialTokenLife),
    ...seconds(60, 2_592_000),
  }),
}

interface Values {
  readonly secureSitePort: number | undefined
  readonly secureSiteUrl: string | undefined
  readonly secureSiteAncestors: readonly string[] | undefined
  readonly trustedApps: readonly string[] | undefined
  readonly shareKeys: readonly string[] | undefined
  readonly userTokenLife: number
  readonly deviceCheck: 'always' | 'risk'
  readonly databaseUrl: string | undefined
  readonly publicUrls?: readonly string[] | undefined
}

/** What is wrong with the settings of the secure site, one line each. */
export function checkSecureSite(parameters: { readonly values: Values; readonly isDev: boolean }): readonly string[] {
  const { isDev, values } = parameters
  const { databaseUrl, publicUrls = [], secureSitePort, secureSiteUrl, shareKeys } = values
  const faults: string[] = []
  const isOn = secureSiteUrl !== undefined || secureSitePort !== undefined
  if (isOn && databaseUrl !== undefined && shareKeys === undefined) {
    faults.push(
      'LATCHKEY_SHARE_KEYS: required for a secure site with DATABASE_URL, because the key must not be in the database. Set it to the output of `openssl rand -hex 32`, the same on every node',
    )
  }
  if (secureSiteUrl === undefined) {
    if (secureSitePort !== undefined && !isDev)
      faults.push('LATCHKEY_SECURE_SITE_PORT: requires LATCHKEY_SECURE_SITE_URL outside of development')
    return faults
  }
  const { hostname } = new URL(secureSiteUrl)
  const isOwn = publicUrls.some((url) => new URL(url).hostname === hostname)
  if (isOwn && !isLoopbackHost(hostname)) {
    faults.push(
      `LATCHKEY_SECURE_SITE_URL: ${hostname} is also the host of LATCHKEY_PUBLIC_URL. Another port is not enough, because cookies and passkeys ignore ports: use a host name of its own`,
    )
  }
  return faults
}

/** Completes the settings of the secure site; `undefined` if there is none. */
export function toSecureSiteSettings(parameters: {
  readonly values: Values
  readonly isDev: boolean
  readonly socials: SecureSiteSettings['socials']
  readonly farcaster: SecureSiteSettings['farcaster']
}): SecureSiteSettings | undefined {
  const { farcaster, socials } = parameters
  const {
    publicUrls = [],
    secureSiteAncestors: ancestors = [...initialAncestors, ...listMobileHosts(publicUrls)],
    trustedApps = [],
    secureSitePort,
    secureSiteUrl: url,
    shareKeys = [],
    userTokenLife: tokenLife,
    deviceCheck,
  } = parameters.values
  if (secureSitePort === undefined && url === undefined) return undefined
  const port = secureSitePort ?? initialPort
  return { port, url, ancestors, trustedApps, shareKeys, tokenLife, deviceCheck, socials, farcaster }
}

/** A secure context: https, or http on the same machine. A passkey needs a name, so no other machine's address is accepted. */
function isSiteOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { hostname, origin, protocol } = new URL(text)
  if (origin !== text) return false
  if (isLoopbackHost(hostname)) return protocol === 'https:' || protocol === 'http:'
  return protocol === 'https:' && /[a-z]/i.test(hostname) && !hostname.includes(':')
}

/**
 * The origins of pages that mobile apps show (S5.048, S5.049). They are below hosts that the operator owns, never below that of the
 * secure site: a page there could use its passkeys.
 */
function listMobileHosts(publicUrls: readonly string[]): readonly string[] {
  return publicUrls
    .map((url) => new URL(url))
    .filter(({ hostname, protocol }) => protocol === 'https:' && !isLoopbackHost(hostname) && /[a-z]$/i.test(hostname))
    .slice(0, 2)
    .map(({ host }) => `https://secure-mobile.${host}`)
}

/** Exactly as a browser states it. No pattern: a stranger who gets one of its hosts would be trusted. */
function isAppOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { hostname, origin, protocol } = new URL(text)
  if (origin !== text || text.includes('*')) return false
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname))
}
