/** An origin in parts: what an owner registers is drawn heavier than what they may choose freely below it. */
export interface OriginParts {
  /** The scheme, if it is not `https:`, and the subdomains. */
  readonly before: string
  readonly name: string
  /** The port, if there is one. */
  readonly after: string
}

/** Second levels below which others register names. Those of two letters and countries are recognised by their length. */
const sharedSuffixes = new Set([
  'appspot.com',
  'azurewebsites.net',
  'blogspot.com',
  'cloudfront.net',
  'firebaseapp.com',
  'fly.dev',
  'github.io',
  'gitlab.io',
  'herokuapp.com',
  'netlify.app',
  'onrender.com',
  'pages.dev',
  'surge.sh',
  'vercel.app',
  'web.app',
  'workers.dev',
])

/**
 * Splits an origin. Without a list of all public suffixes it can be unsure how much of a name is registered; then it takes more of
 * it, because what is drawn lighter should never be what tells two owners apart.
 */
export function splitOrigin(origin: string): OriginParts {
  if (!URL.canParse(origin)) return { before: '', name: origin, after: '' }
  const { hostname, port, protocol } = new URL(origin)
  const scheme = protocol === 'https:' ? '' : `${protocol}//`
  const after = port === '' ? '' : `:${port}`
  const labels = hostname.split('.')
  const isAddress = /^[\d.]+$|^\[/.test(hostname)
  const count = isAddress ? labels.length : countRegistered(labels)
  const before = labels.slice(0, Math.max(0, labels.length - count))
  return {
    before: `${scheme}${before.map((label) => `${label}.`).join('')}`,
    name: labels.slice(before.length).join('.'),
    after,
  }
}

function countRegistered(labels: readonly string[]): number {
  const [second = '', top = ''] = labels.slice(-2)
  const isBelowCountry = top.length === 2 && second.length <= 3
  return isBelowCountry || sharedSuffixes.has(`${second}.${top}`) ? 3 : 2
}
