import { describe, expect, it } from 'vitest'
import { checkLinks, findRelativeLinks } from './checkLinks.ts'
import { checkRange } from './checkRange.ts'
import { compareFloors, findEngineProblems } from './findEngineProblems.ts'
import { findInputProblems } from './findInputProblems.ts'
import { listPublishedPackages } from '../shared/workspace.ts'

describe('checkRange', () => {
  const check = (name: string, range: string, isShipped = true) => checkRange({ name, range, isShipped })

  it('refuses an exact version in the dependencies of a published package', () => {
    expect(check('valibot', '1.5.0')).toContain('is an exact version')
    expect(check('valibot', '^1.5.0')).toBeUndefined()
  })

  it.each(['*', 'latest', '>=1', '1.x', 'file:../x', 'npm:other@1.0.0'])('refuses %s there', (range) => {
    expect(check('valibot', range)).toBeDefined()
  })

  it('asks for a range of a package in this workspace', () => {
    expect(check('@latchkey/core', 'workspace:*')).toContain('workspace:^')
    expect(check('@latchkey/core', 'workspace:^')).toBeUndefined()
    expect(check('@latchkey/core', 'workspace:*', false)).toBeUndefined()
  })

  it('asks for exact versions of development dependencies, and of those whose later versions cannot be used', () => {
    expect(check('vite', '^8.0.0', false)).toContain('not an exact version')
    expect(check('vite', '8.0.0', false)).toBeUndefined()
    expect(check('react-18', 'npm:react@18.3.1', false)).toBeUndefined()
    expect(check('@walletconnect/sign-client', '^2.21.8')).toContain('not an exact version')
    expect(check('@walletconnect/sign-client', '2.21.8')).toBeUndefined()
  })
})

describe('checkLinks', () => {
  const repository = 'git+https://git.example/owner/name.git'
  const folder = 'packages/core'
  const manifest = {
    repository: { type: 'git', url: repository, directory: folder },
    homepage: 'https://git.example/owner/name/tree/main/packages/core#readme',
    bugs: 'https://git.example/owner/name/issues',
  }

  it('accepts links to the package in its repository', () => {
    expect(checkLinks({ manifest, folder, repository })).toEqual([])
  })

  it('reports each link that is missing or leads to another package', () => {
    expect(checkLinks({ manifest: {}, folder, repository })).toHaveLength(3)
    expect(checkLinks({ manifest, folder: 'packages/react', repository })).toHaveLength(2)
  })
})

describe('findRelativeLinks', () => {
  it('finds links that do not work on the page of a package', () => {
    const text = 'See [a](../../docs/a.md), [b](https://b.example), [c](#part) and [d](docs/d.md#x), or `docs/e.md`.'
    expect(findRelativeLinks(text)).toEqual(['../../docs/a.md', 'docs/d.md#x', 'docs/e.md'])
  })
})

describe('findEngineProblems', () => {
  it('finds the dependencies that need a newer Node than the package states', () => {
    const [core] = listPublishedPackages().filter(({ shortName }) => shortName === 'core')
    if (core === undefined) throw new TypeError('There is no package core')
    expect(findEngineProblems(core)).toStrictEqual([])
    const problems = findEngineProblems({ ...core, manifest: { ...core.manifest, engines: { node: '>=18' } } })
    expect(problems).toContainEqual(expect.stringMatching(/^@noble\/curves@\S+ needs Node >= ?20/))
  })

  it('compares the lowest versions of ranges', () => {
    expect(compareFloors('>= 20.19.0', '>=20.19')).toBe(0)
    expect(compareFloors('^22.12.0 || ^24', '>=20.19')).toBeGreaterThan(0)
    expect(compareFloors('20 || >=22', '>=20.19')).toBeLessThan(0)
  })
})

describe('findInputProblems', () => {
  it.each([
    [
      '"inputs": ["$TURBO_DEFAULT$", "!**/*.md"]',
      ['inputs must name "**" and what Git ignores instead of "$TURBO_DEFAULT$"'],
    ],
    [
      '"inputs": ["**", "!**/*.md"]',
      ['inputs with "**" must leave out node_modules', 'inputs with "**" must leave out dist'],
    ],
    ['"inputs": ["**", "!{out,dist}/**"]', ['inputs with "**" must leave out node_modules']],
    ['"inputs": ["**", "!{dist,node_modules}/**"]', []],
    ['"inputs": ["docs/**", "package.json"]', []],
  ])('judges %s', (inputs, problems) => {
    expect(findInputProblems(`{ "tasks": { "test": { ${inputs} } } }`)).toStrictEqual(problems)
  })
})
