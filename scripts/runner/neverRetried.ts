/** Tests that are never retried. */
export interface NeverRetried {
  readonly subject: string
  /** Words of a path in kebab case: `sign-in` is also in `createSignIn.test.ts`. */
  readonly paths: readonly string[]
  /** Words of a title, in any case. */
  readonly titles: readonly string[]
  /** Folders of views that only display what has happened, which may be retried like any view unless a title forbids it. */
  readonly exceptions?: readonly string[]
  /** True if journeys may be retried once although their path or title names the subject. */
  readonly retriesJourneys?: boolean
}

/**
 * Folders of tests that drive pages in a browser process of their own. What they prove of sign-in, access and limits is proved
 * without a browser too, by tests that are never retried.
 */
const journeys: readonly string[] = [
  'packages/e2e/src/journeys',
  'packages/e2e/src/engines',
  'packages/core/src/login/frame',
  'examples/playground/test',
]

/** What must work every time: a test of it that fails once has found a fault. CONTRIBUTING shows this table. */
export const neverRetried: readonly NeverRetried[] = [
  {
    subject: 'sign-in',
    paths: ['siwx', 'siwe', 'sign-in', 'authenticate', 'cacao', 'recap', 'login', 'passkey'],
    titles: ['sign in', 'signs in', 'signed in', 'signing in', 'sign-in', 'sign out', 'signs out', 'signed out'],
    retriesJourneys: true,
  },
  {
    subject: 'access control',
    paths: ['src/projects', 'routes/project', 'relay/access', 'middleware', 'client-token', 'operator', 'origin'],
    titles: ['operator', 'operators', 'origin', 'origins', 'unauthorized', 'forbidden', 'permission', 'permissions'],
    retriesJourneys: true,
  },
  {
    subject: 'limits',
    paths: ['src/limits', 'relay/limits', 'src/request', 'client-address', 'budget'],
    titles: ['rate limit', 'rate limits', 'budget', 'budgets'],
    retriesJourneys: true,
  },
  {
    subject: 'money',
    paths: ['transfer', 'transaction', 'psbt', 'balance', 'send/', 'swap', 'onramp', 'fee'],
    titles: ['transfer', 'transfers', 'transaction', 'transactions', 'balance', 'balances', 'sends', 'swaps', 'fee'],
    exceptions: ['views/activity', 'views/transaction'],
  },
]

/** The subject because of which a test is never retried; undefined if it may be. */
export function findNeverRetried(parameters: {
  /** Of the test file: absolute, or relative to its package or the repository. */
  readonly path: string
  /** The test's title after those of its suites. */
  readonly name: string
}): string | undefined {
  const path = toKebabPath(parameters.path)
  const isJourney = journeys.some((folder) => path.startsWith(`${folder}/`))
  return neverRetried.find(
    ({ paths, titles, exceptions = [], retriesJourneys = false }) =>
      !(isJourney && retriesJourneys) &&
      ((!exceptions.some((folder) => path.includes(`/${folder}/`)) &&
        paths.some((word) => new RegExp(`(?:^|[/.-])${word}`).test(path))) ||
        titles.some((word) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'i').test(parameters.name))),
  )?.subject
}

/** The path from its package on, because a checkout may lie in a folder of any name. */
function toKebabPath(path: string): string {
  return path
    .replaceAll('\\', '/')
    .replace(/^.*\/(?=(?:packages|examples|scripts|bench)\/)/, '')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .toLowerCase()
}
