/** Dependencies of published packages that stay pinned, and why. */
const pinned: ReadonlyMap<string, string> = new Map([
  ['@electric-sql/pglite', 'each version belongs to one version of its prebuilt database (decision 0023)'],
  ['@electric-sql/pglite-prepopulatedfs', 'each version belongs to one version of PGlite (decision 0023)'],
  ['@walletconnect/sign-client', 'later versions have a licence that forbids self-hosted relays'],
  ['@walletconnect/utils', 'the same version as the sign client'],
])
/** Ranges that equal those of a peer dependency of `@latchkey/react`, so that an app has one copy (decision 0103). */
const asPeers: ReadonlyMap<string, string> = new Map([
  ['react', '>=18'],
  ['react-dom', '>=18'],
])
const exact = String.raw`\d+\.\d+\.\d+(?:-[\w.]+)?`
const isExact = (range: string): boolean => new RegExp(String.raw`^(?:workspace:\*|(?:npm:.+@)?${exact})$`).test(range)

/**
 * Returns what is wrong with a version in a package.json, if anything. What a published package depends on is a range, so that an app
 * shares one copy with its other packages; the lockfile pins what is tested here. Everything else is an exact version, because
 * nothing else decides which one is installed.
 */
export function checkRange(parameters: {
  readonly name: string
  readonly range: string
  /** Whether a published package lists it under `dependencies` or `optionalDependencies`. */
  readonly isShipped: boolean
}): string | undefined {
  const { name, range, isShipped } = parameters
  if (!isShipped || pinned.has(name))
    return isExact(range) ? undefined : `"${name}": "${range}" is not an exact version`
  if (name.startsWith('@latchkey/')) {
    return range === 'workspace:^' ? undefined : `"${name}" must be "workspace:^", so that an app has one copy of it`
  }
  if (asPeers.get(name) === range) return undefined
  if (isExact(range)) return `"${name}": "${range}" is an exact version: use a range, so that an app can share its copy`
  return new RegExp(String.raw`^\^${exact}$`).test(range) ? undefined : `"${name}": "${range}" is not a caret range`
}
