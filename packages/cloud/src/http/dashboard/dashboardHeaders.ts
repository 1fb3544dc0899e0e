type Headers = Readonly<Record<string, string>>

/** What the page may do: load its own files, and call its own origin. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** The headers of every file of the dashboard. */
export const commonHeaders: Headers = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** The headers of the document. It names the files of one version, so browsers ask for it each time. */
export const documentHeaders: Headers = {
  ...commonHeaders,
  'content-security-policy': policy,
  'cache-control': 'no-cache',
  'permissions-policy': 'publickey-credentials-get=(self), publickey-credentials-create=(self), clipboard-write=(self)',
}

/** The headers of what the document loads. Its content is in its name. */
export const assetHeaders: Headers = {
  ...commonHeaders,
  'cache-control': 'public, max-age=31536000, immutable',
}
