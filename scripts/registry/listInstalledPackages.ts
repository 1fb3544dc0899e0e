import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { readManifest, root } from '../shared/workspace.ts'
import type { Manifest } from '../shared/workspace.ts'

/** An installed version of a package. */
export interface InstalledPackage {
  readonly folder: string
  readonly manifest: Manifest
  /** The packed file. Without one, the folder is packed on request. */
  readonly tarball?: string | undefined
}

/**
 * Returns the packages installed in this repository, by name and version. Unless they are wanted, it omits platform binaries, which are
 * large and always optional.
 */
export function listInstalledPackages({
  withBinaries,
}: {
  readonly withBinaries: boolean
}): Map<string, Map<string, InstalledPackage>> {
  const packages = new Map<string, Map<string, InstalledPackage>>()
  const store = path.join(root, 'node_modules', '.pnpm')
  for (const entry of readdirSync(store))
    for (const folder of listRealPackages(path.join(store, entry, 'node_modules'))) {
      const manifest = readManifest(folder)
      if (!withBinaries && manifest.os !== undefined && manifest.cpu !== undefined) continue
      const versions = packages.get(manifest.name) ?? new Map<string, InstalledPackage>()
      packages.set(manifest.name, versions.set(manifest.version, { folder, manifest }))
    }
  return packages
}

/** Returns the packages in a folder of node_modules. It omits links, which are dependencies of other packages. */
function listRealPackages(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const child = path.join(folder, entry.name)
    if (!entry.isDirectory()) return []
    if (entry.name.startsWith('@')) return listRealPackages(child)
    return existsSync(path.join(child, 'package.json')) ? [child] : []
  })
}
