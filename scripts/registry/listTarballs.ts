import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { listPublishedPackages } from '../shared/workspace.ts'
import type { Manifest } from '../shared/workspace.ts'
import type { InstalledPackage } from './listInstalledPackages.ts'

/** A published package, packed by `turbo run tarball`. */
export type Tarball = InstalledPackage & { readonly tarball: string }

/** Returns the tarballs of the packed packages, each with its package.json. */
export function listTarballs(): readonly Tarball[] {
  return listPublishedPackages().flatMap(({ folder }) => {
    const tarball = path.join(folder, '.tarball', 'package.tgz')
    if (!existsSync(tarball)) return []
    const { stdout } = spawnSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' })
    const manifest: Manifest = JSON.parse(stdout)
    return [{ folder, manifest, tarball }]
  })
}
