import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findPlatformSibling } from './findPlatformSibling.ts'
import { listPackages, listPublishedPackages, readManifest, root } from '../shared/workspace.ts'
import type { Manifest } from '../shared/workspace.ts'

const page = readFileSync(path.join(root, 'docs', 'dependencies.md'), 'utf8')
const packages = listPublishedPackages()
/** Its files are published as a part of the cloud. */
const bundled = listPackages().filter(({ shortName }) => shortName === 'dashboard')

/** The rows of the page's tables, by their number of columns: 6 for dependencies, 3 for development dependencies. */
function readRows(columns: number): readonly (readonly string[])[] {
  return Array.from(page.matchAll(/^\| (`.*) \|$/gm), ([, row = '']) => row.split(' | ')).filter(
    (cells) => cells.length === columns,
  )
}

/** Returns the licence of a dependency. For a package of another platform, the one of this platform answers. */
function readLicence(folder: string, name: string, optional: Readonly<Record<string, string>> = {}): unknown {
  const isInstalled = (other: string): boolean => existsSync(path.join(folder, 'node_modules', other))
  const installed = isInstalled(name) ? name : findPlatformSibling({ name, optional, isInstalled })
  return readManifest(path.join(folder, 'node_modules', installed ?? name)).license
}

/** Every direct third-party dependency: how each package uses it, as the page writes it, and its licences. */
function listDependencies(): ReadonlyMap<string, { readonly users: string; readonly licences: string }> {
  const uses = packages.flatMap(({ folder, shortName, manifest }) =>
    [
      { names: { ...manifest.dependencies, ...manifest.optionalDependencies }, isPeer: false },
      { names: manifest.peerDependencies ?? {}, isPeer: true },
    ].flatMap(({ names, isPeer }) =>
      listThirdParty(names).map((name) => ({
        name,
        user: `\`${shortName}\`${isPeer ? describePeer(manifest, name) : ''}`,
        licence: readLicence(folder, name, manifest.optionalDependencies),
      })),
    ),
  )
  return new Map(
    uses.map(({ name }) => {
      const own = uses.filter((use) => use.name === name)
      return [
        name,
        {
          users: own.map(({ user }) => user).join(', '),
          licences: [...new Set(own.map(({ licence }) => String(licence)))].join(', '),
        },
      ]
    }),
  )
}

function describePeer({ peerDependenciesMeta }: Manifest, name: string): string {
  return peerDependenciesMeta?.[name]?.optional === true ? ' (optional peer)' : ' (peer)'
}

function listThirdParty(names: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(names).filter((name) => !name.startsWith('@latchkey/'))
}

const sort = (text: string): string => text.split(', ').toSorted().join(', ')
const unquote = (cell = ''): string => cell.replaceAll('`', '')

describe('docs/dependencies.md', () => {
  const dependencies = listDependencies()

  it('lists every dependency of a published package once, with its users and its licence', () => {
    const rows = readRows(6).map(([name, users = '', , , licence]) => `${unquote(name)} | ${sort(users)} | ${licence}`)
    const expected = Array.from(dependencies, ([name, { users, licences }]) => `${name} | ${sort(users)} | ${licences}`)
    expect(rows.toSorted()).toEqual(expected.toSorted())
  })

  it('gives every dependency a purpose, when it loads, and what it is used instead of', () => {
    for (const [name = '', , purpose, loads, , alternative] of readRows(6)) {
      expect(purpose, name).toMatch(/\w/)
      expect(loads, name).toMatch(/^(?:first load|on intent|on demand|server|tests)/)
      expect(alternative, name).toMatch(/[\w–]/)
    }
  })

  it('lists every other development dependency of the repository and its published packages, with its licence', () => {
    const development = [
      { folder: root, manifest: readManifest(root) },
      ...[...packages, ...bundled].map(({ folder, manifest }) => ({ folder, manifest })),
    ].flatMap(({ folder, manifest }) =>
      listThirdParty(manifest.devDependencies ?? {})
        .filter((name) => !dependencies.has(name))
        .map((name) => `${name} | ${String(readLicence(folder, name))}`),
    )
    const rows = readRows(3).map(([name, , licence]) => `${unquote(name)} | ${licence}`)
    expect(rows.toSorted()).toEqual([...new Set(development)].toSorted())
  })

  it('is linked from the README', () => {
    expect(readFileSync(path.join(root, 'README.md'), 'utf8')).toContain('](docs/dependencies.md)')
  })
})
