import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { readManifest } from '../shared/workspace.ts'
import type { WorkspacePackage } from '../shared/workspace.ts'

/** Packages that state a newer Node than the code we use of them needs, and why. */
const exempt: ReadonlyMap<string, string> = new Map([
  ['commander', 'only the command line of @solana/errors imports it, which no package of ours runs'],
])

/**
 * Returns the dependencies, direct or not, that need a newer Node than the package states. npm warns of them with EBADENGINE. Peers
 * are left out: the app chooses their versions.
 */
export function findEngineProblems({
  folder,
  manifest,
}: Pick<WorkspacePackage, 'folder' | 'manifest'>): readonly string[] {
  const stated = manifest.engines?.node ?? ''
  const problems = new Set<string>()
  const seen = new Set<string>()
  const visit = (from: string): void => {
    for (const name of Object.keys(readManifest(from).dependencies ?? {})) {
      const installed = findPackage({ name, from })
      if (installed === undefined || seen.has(installed)) continue
      seen.add(installed)
      const { engines, version } = readManifest(installed)
      const range = engines?.node
      if (range !== undefined && !exempt.has(name) && compareFloors(range, stated) > 0)
        problems.add(`${name}@${version} needs Node ${range}, but "engines" states ${stated}`)
      visit(installed)
    }
  }
  visit(folder)
  return [...problems]
}

/** Compares the lowest versions that two ranges of Node allow. */
export function compareFloors(one: string, other: string): number {
  const [left, right] = [toFloor(one), toFloor(other)]
  return left.major - right.major || left.minor - right.minor || left.patch - right.patch
}

function toFloor(range: string): { readonly major: number; readonly minor: number; readonly patch: number } {
  const floors = range.split('||').map((part) => {
    const [, major = '0', minor = '0', patch = '0'] = /(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(part) ?? []
    return { major: Number(major), minor: Number(minor), patch: Number(patch) }
  })
  const [first = { major: 0, minor: 0, patch: 0 }] = floors.toSorted(
    (one, other) => one.major - other.major || one.minor - other.minor || one.patch - other.patch,
  )
  return first
}

/** Returns the folder that Node resolves a package to, from the real folder of another. */
function findPackage({ name, from }: { readonly name: string; readonly from: string }): string | undefined {
  let folder = realpathSync(from)
  for (;;) {
    const candidate = path.join(folder, 'node_modules', name)
    if (existsSync(path.join(candidate, 'package.json'))) return realpathSync(candidate)
    const parent = path.dirname(folder)
    if (parent === folder) return undefined
    folder = parent
  }
}
