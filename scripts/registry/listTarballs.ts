import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { listPublishedPackages } from '../shared/workspace.ts'
import type { Manifest } from '../shared/workspace.ts'
import type { InstalledPackage } from './listInstalledPackages.ts'

/** A published package as `turbo run tarball` packed it. */
export type Tarball = InstalledPackage & { readonly tarball: string }

/** The tarballs of all published packages that were packed, with the package.json inside each. */
export function listTarballs(): readonly Tarball[] {
  return listPublishedPackages().flatMap(({ folder }) => {
    const tarball = path.join(folder, '.tarball', 'package.tgz')
    if (!existsSync(tarball)) return []
    const { stdout } = spawnSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' })
    const manifest: Manifest = JSON.parse(stdout)
    return [{ folder, manifest, tarball }]
  })
}
