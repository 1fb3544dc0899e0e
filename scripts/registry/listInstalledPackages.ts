import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { readManifest, root } from '../shared/workspace.ts'
import type { Manifest } from '../shared/workspace.ts'

/** A version of a package that can be served. */
export interface InstalledPackage {
  readonly folder: string
  readonly manifest: Manifest
  /** The packed file, if there is one; else the folder is packed when it is asked for. */
  readonly tarball?: string | undefined
}

/**
 * What is installed in this repository, by name and version, without the binaries for one platform: they are large, always
 * optional, and an app that only builds needs none.
 */
export function listInstalledPackages(): Map<string, Map<string, InstalledPackage>> {
  const found = new Map<string, Map<string, InstalledPackage>>()
  const store = path.join(root, 'node_modules', '.pnpm')
  for (const entry of readdirSync(store))
    for (const folder of listRealPackages(path.join(store, entry, 'node_modules'))) {
      const manifest = readManifest(folder)
      if (manifest.os !== undefined && manifest.cpu !== undefined) continue
      const versions = found.get(manifest.name) ?? new Map<string, InstalledPackage>()
      found.set(manifest.name, versions.set(manifest.version, { folder, manifest }))
    }
  return found
}

/** The packages that a folder of node_modules holds itself; the links are other packages' dependencies. */
function listRealPackages(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const child = path.join(folder, entry.name)
    if (!entry.isDirectory()) return []
    if (entry.name.startsWith('@')) return listRealPackages(child)
    return existsSync(path.join(child, 'package.json')) ? [child] : []
  })
}
