import { readFileSync, globSync } from 'node:fs'
import path from 'node:path'
import type { WorkspacePackage } from '../shared/workspace.ts'

/** Returns the packages that a private package brings into the files that another package publishes: what its sources import. */
export function listBundled({ folder, manifest }: Pick<WorkspacePackage, 'folder' | 'manifest'>): readonly string[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: folder }).filter(
    (file) => !/\.test\.tsx?$|^src\/test\//.test(file),
  )
  const imported = new Set(
    files.flatMap((file) =>
      Array.from(
        readFileSync(path.join(folder, file), 'utf8').matchAll(
          /(?:\bfrom|\bimport\(?) ?'((?:@[\w.-]+\/)?[\w.-]+)[^']*'/g,
        ),
        ([, name = '']) => name,
      ),
    ),
  )
  const known = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  return known.filter((name) => imported.has(name) && !name.startsWith('@latchkey/'))
}
