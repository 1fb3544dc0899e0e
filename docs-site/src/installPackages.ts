import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { siteFolder } from './paths.ts'

/** Installs the site's own packages if its lockfile has changed since they were installed, or those of another workspace. */
export function installPackages(folder = siteFolder): void {
  const stamp = path.join(folder, 'node_modules', '.installed')
  const lockfile = readFileSync(path.join(folder, 'pnpm-lock.yaml'))
  const hash = createHash('sha256').update(lockfile).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  const { status } = spawnSync('pnpm', ['--dir', folder, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    throw new Error(
      'docs-site: pnpm could not install the packages of the site; its message is above. Nothing else was changed. Run the command again once the registry can be reached.',
    )
  writeFileSync(stamp, hash)
}
