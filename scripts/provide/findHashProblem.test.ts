import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readJson, root } from '../shared/workspace.ts'
import { findHashProblem } from './findHashProblem.mjs'

const { packageManager } = readJson<{ readonly packageManager: string }>(path.join(root, 'package.json'))
const [version = '', digest = ''] = packageManager.replace('pnpm@', '').split('+sha512.')
const pnpm = { version, integrity: `sha512-${Buffer.from(digest, 'hex').toString('base64')}` }
const program = {
  version: '12.18.0',
  integrity: 'sha512-OJ+X2wcraldCwj75pCIerWARQSRpdfj0eBTs/2ODyhfeW46ylOnjTIE/GKra6Mn6E72/gBmXS8igrUioa+F9fQ==',
}
const packages = { '': {}, 'node_modules/pnpm': pnpm, 'node_modules/@pnpm/exe.linux-x64': program }

describe('findHashProblem', () => {
  it('accepts what was checked', () => {
    expect(findHashProblem({ packageManager, packages })).toBeUndefined()
  })

  it('accepts the program of another platform, whose hash is unknown', () => {
    const other = { 'node_modules/pnpm': pnpm, 'node_modules/@pnpm/exe.darwin-arm64': program }
    expect(findHashProblem({ packageManager, packages: other })).toBeUndefined()
  })

  it.each([
    [
      'another pnpm',
      { ...packages, 'node_modules/pnpm': { ...pnpm, integrity: program.integrity } },
      /pnpm@.* another hash/,
    ],
    [
      'another version of it',
      { ...packages, 'node_modules/pnpm': { ...pnpm, version: '12.18.1' } },
      /pnpm@12\.18\.1 has no known/,
    ],
    ['another program', { ...packages, 'node_modules/@pnpm/exe.linux-x64': pnpm }, /exe\.linux-x64@.* another hash/],
    [
      'a hash that is missing',
      { ...packages, 'node_modules/@pnpm/exe.linux-x64': { version: '12.18.0' } },
      /another hash/,
    ],
    [
      'a further package',
      { ...packages, 'node_modules/constructor': program },
      /constructor@12\.18\.0 has no known hash/,
    ],
    [
      'a nested package',
      { ...packages, 'node_modules/pnpm/node_modules/x': program },
      /^x@12\.18\.0 has no known hash/,
    ],
    ['no pnpm', {}, /pnpm is missing/],
  ])('refuses %s', (_what, changed, problem) => {
    expect(findHashProblem({ packageManager, packages: changed })).toMatch(problem)
  })

  it('refuses a package.json without a hash', () => {
    expect(findHashProblem({ packageManager: `pnpm@${version}`, packages })).toMatch(/no sha512/)
  })

  it('runs before anything that was fetched', () => {
    const boot = readFileSync(path.join(root, 'scripts', 'boot.mjs'), 'utf8')
    const [install, check, scripts] = ["'--ignore-scripts'", 'findHashProblem({', "['rebuild', 'pnpm']"].map((text) =>
      boot.indexOf(text),
    )
    expect(install).toBeGreaterThan(0)
    expect(check).toBeGreaterThan(Number(install))
    expect(scripts).toBeGreaterThan(Number(check))
    expect(boot).toContain(`const pnpmVersion = '${version}'`)
  })
})
