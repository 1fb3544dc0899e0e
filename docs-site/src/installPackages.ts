import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { siteFolder } from './paths.ts'

const stamp = path.join(siteFolder, 'node_modules', '.installed')

/** Installs the site's own packages if its lockfile has changed since they were installed. */
export function installPackages(): void {
  const lockfile = readFileSync(path.join(siteFolder, 'pnpm-lock.yaml'))
  const hash = createHash('sha256').update(lockfile).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  const { status } = spawnSync(
    'pnpm',
    ['--dir', siteFolder, 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0)
    throw new Error(
      'docs-site: pnpm could not install the packages of the site; its message is above. Nothing else was changed. Run the command again once the registry can be reached.',
    )
  writeFileSync(stamp, hash)
}
