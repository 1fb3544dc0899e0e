import type { Site } from '@latchkey/secure-site'

type Headers = Readonly<Record<string, string>>

/** The functions of a browser that the wallet needs; the rest of those that ask for a permission are off. */
const permissions = [
  ...['publickey-credentials-get', 'publickey-credentials-create', 'clipboard-write'].map((name) => `${name}=(self)`),
  ...[
    'accelerometer',
    'autoplay',
    'camera',
    'clipboard-read',
    'display-capture',
    'fullscreen',
    'geolocation',
    'gyroscope',
    'hid',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((name) => `${name}=()`),
].join(', ')

/** The headers of every answer of the secure site. What is not a document can be shown by no page. */
export function getCommonHeaders({ url }: { readonly url: string }): Headers {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissions,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(url.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000' } : {}),
  }
}

/** The further headers of the document that an app embeds. */
export function getFrameHeaders(parameters: {
  readonly url: string
  readonly site: Site
  /** The sources of `frame-ancestors`. */
  readonly ancestors: readonly string[]
}): Headers {
  const { ancestors, site, url } = parameters
  return {
    'content-security-policy': formatWalletPolicy({ url, site, document: site.frame, ancestors: ancestors.join(' ') }),
    'cross-origin-resource-policy': 'cross-origin',
  }
}

/** The further headers of the wallet's window. It does the same as the frame, in no page. */
export function getWindowHeaders({ site, url }: { readonly url: string; readonly site: Site }): Headers {
  return {
    'content-security-policy': formatWalletPolicy({ url, site, document: site.window, ancestors: "'none'" }),
  }
}

/** The policy of a document that runs the worker with the keys. */
function formatWalletPolicy(parameters: {
  readonly url: string
  readonly site: Site
  readonly document: Site['frame']
  readonly ancestors: string
}): string {
  const { ancestors, document, site, url } = parameters
  const workers = site.assets.filter(({ path }) => /\.worker[^/]*\.js$/.test(path)).map(({ path }) => `${url}${path}`)
  return [
    "default-src 'none'",
    `script-src ${[`${url}/assets/`, ...document.inlineScripts].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `worker-src ${workers.length === 0 ? "'none'" : workers.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    'trusted-types latchkey',
  ].join('; ')
}

/** The further headers of the page that opens a recovery file. No page may embed it, which its own policy cannot say. */
export function getRecoverHeaders({ site }: { readonly site: Site }): Headers {
  return { 'content-security-policy': `${site.recover.policy}; frame-ancestors 'none'` }
}

/** The further headers of the pages of social logins, which keep their opener. No page can embed them. */
export function getLoginHeaders({ site, url }: { readonly url: string; readonly site: Site }): Headers {
  const policy = [
    "default-src 'none'",
    `script-src ${[`${url}/assets/`, ...site.login.inlineScripts].join(' ')}`,
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    // With another value, the page could not tell its result to the app that opened it.
    'cross-origin-opener-policy': 'unsafe-none',
  }
}

/** The further headers of what the documents load. Its content is in its name and in the document's hashes. */
export const assetHeaders: Headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
}
