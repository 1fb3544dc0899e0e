// Checks that every package that an app installs with ours, or that is bundled into ours, has an allowed licence and no install script. Also refuses the pairing
// libraries whose later versions forbid running your own relay. Optional peers are not part of that tree: an app that needs one,
// such as the test runner, has chosen it itself.
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { findInstallScript } from '../licences/findInstallScript.ts'
import { findPlatformSibling } from '../licences/findPlatformSibling.ts'
import { isAllowedLicence } from '../licences/isAllowedLicence.ts'
import { isRefused } from '../licences/isRefused.ts'
import { fail, finish } from '../shared/problems.ts'
import { listBundled } from '../licences/listBundled.ts'
import { listPackages, listPublishedPackages, readManifest, root } from '../shared/workspace.ts'
import type { Manifest } from '../shared/workspace.ts'

/** A package to check: its real folder, and the path of dependencies from one of our packages. */
interface Visit {
  readonly folder: string
  readonly trail: readonly string[]
}

/** Not in the files of the dashboard, which its build checks: `isbot` is for servers. */
const leftOut = new Set(['isbot'])
const bundlers = new Set<string>()
const seen = new Set<string>()
const queue: Visit[] = listPublishedPackages().map(({ folder, name }) => ({ folder, trail: [name] }))
const own = new Set(queue.map(({ folder }) => folder))
// The files of the dashboard are published as a part of the cloud.
for (const entry of listPackages().filter(({ shortName }) => shortName === 'dashboard')) {
  const bundled = listBundled(entry)
  bundlers.add(entry.name)
  if (bundled.length === 0)
    fail(`${entry.name} imports no package, which was not so: the check looks at the wrong files`)
  for (const name of bundled) {
    const folder = findPackage(entry.folder, name)
    if (folder === undefined) fail(`${name} is not installed, so its licence is unknown (${entry.name})`)
    else queue.push({ folder, trail: [entry.name, name] })
  }
}
for (let visit = queue.shift(); visit !== undefined; visit = queue.shift()) {
  if (seen.has(visit.folder)) continue
  seen.add(visit.folder)
  const manifest = readManifest(visit.folder)
  if (!own.has(visit.folder)) {
    checkLicence(visit, manifest)
    checkInstallScript(visit, manifest)
  }
  queue.push(...listDependencies(visit, manifest))
}
checkLockfile()
finish(`${seen.size - own.size} packages in the production tree have an allowed licence and no install script`)

function checkLicence({ folder, trail }: Visit, manifest: Manifest): void {
  const licence = readLicence(manifest)
  const where = `${manifest.name}@${manifest.version} (${trail.join(' → ')})`
  if (isRefused(manifest.name, manifest.version)) fail(`${where} is refused: its licence forbids self-hosting`)
  else if (licence === undefined) fail(`${where} has no licence in its package.json; see ${folder}`)
  else if (!isAllowedLicence(licence)) fail(`${where} has the licence ${licence}, which is not on the list`)
}

function checkInstallScript({ folder, trail }: Visit, { name, scripts, version }: Manifest): void {
  const script = findInstallScript({ scripts, hasBindingFile: existsSync(path.join(folder, 'binding.gyp')) })
  if (script !== undefined) fail(`${name}@${version} (${trail.join(' → ')}) has an install script: ${script}`)
}

function readLicence({ license, licenses }: Manifest): string | undefined {
  const entries: readonly unknown[] = license === undefined && Array.isArray(licenses) ? licenses : [license]
  const names = entries.flatMap((entry) => {
    if (typeof entry === 'string') return [entry]
    if (typeof entry === 'object' && entry !== null && 'type' in entry) return [String(entry.type)]
    return []
  })
  return names.length === 0 ? undefined : names.join(' OR ')
}

/**
 * Returns a package's dependencies. A package for another platform is not installed here: the one for this platform, which is built
 * from the same source and checked, answers for it.
 */
function listDependencies({ folder, trail }: Visit, manifest: Manifest): readonly Visit[] {
  const optional = manifest.optionalDependencies ?? {}
  const isInstalled = (name: string): boolean => findPackage(folder, name) !== undefined
  const peers = Object.keys(manifest.peerDependencies ?? {}).filter(
    (name) => manifest.peerDependenciesMeta?.[name]?.optional !== true,
  )
  const names = new Set([...Object.keys({ ...manifest.dependencies, ...optional }), ...peers])
  return Array.from(names).flatMap((name) => {
    if (bundlers.has(trail[0] ?? '') && leftOut.has(name)) return []
    const dependency = findPackage(folder, name)
    if (dependency !== undefined) return [{ folder: dependency, trail: [...trail, name] }]
    if (findPlatformSibling({ name, optional, isInstalled }) === undefined)
      fail(`${name} is not installed, so its licence is unknown (${trail.join(' → ')})`)
    return []
  })
}

/** Returns the real folder of a package as Node resolves it from a folder. */
function findPackage(from: string, name: string): string | undefined {
  for (let folder = from; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name)
    if (existsSync(path.join(candidate, 'package.json'))) return realpathSync(candidate)
  }
  return undefined
}

/** Checks that the refused packages are not in the lockfile, not even as tools. */
function checkLockfile(): void {
  const lockfile = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8')
  const named = new Set(
    Array.from(lockfile.matchAll(/^ {2}'?((?:@[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+[^:'(]*)/gm), ([, id = '']) => id),
  )
  for (const id of named) {
    const at = id.lastIndexOf('@')
    if (isRefused(id.slice(0, at), id.slice(at + 1)))
      fail(`${id} is in pnpm-lock.yaml and is refused: its licence forbids self-hosting`)
  }
  if (named.size === 0) fail('pnpm-lock.yaml names no packages: its format changed')
}
