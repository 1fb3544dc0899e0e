import { existsSync } from 'node:fs'
import path from 'node:path'

/** The package names of the programs for each package manager; the first whose program exists is named. */
const managers = [
  {
    program: 'apt-get',
    command: 'sudo apt-get install -y',
    packages: { chromium: 'chromium', postgres: 'postgresql', redis: 'redis-server' },
  },
  {
    program: 'dnf',
    command: 'sudo dnf install -y',
    packages: { chromium: 'chromium', postgres: 'postgresql-server', redis: 'valkey-compat-redis' },
  },
  {
    program: 'pacman',
    command: 'sudo pacman -S --noconfirm',
    packages: { chromium: 'chromium', postgres: 'postgresql', redis: 'redis' },
  },
  {
    program: 'apk',
    command: 'sudo apk add',
    packages: { chromium: 'chromium', postgres: 'postgresql', redis: 'redis' },
  },
  {
    program: 'brew',
    command: 'brew install',
    packages: { chromium: 'chromium', postgres: 'postgresql@17', redis: 'redis' },
  },
]

/**
 * Returns the command that installs programs on this machine.
 *
 * @param {{ readonly missing: readonly ('chromium' | 'postgres' | 'redis')[], readonly isDebian: boolean, readonly searchPath: string }} parameters
 */
export function describeRemedy({ missing, isDebian, searchPath }) {
  const folders = searchPath.split(path.delimiter)
  const manager =
    managers.find(({ program }) => folders.some((folder) => existsSync(path.join(folder, program)))) ?? managers[0]
  const names = missing.map((tool) =>
    tool === 'chromium' && isDebian ? 'chromium-headless-shell fonts-noto-core' : manager?.packages[tool],
  )
  // apt-get is the last resort too: an image without package lists cannot install anything before it has fetched them.
  const update = manager?.program === 'apt-get' ? 'sudo apt-get update && ' : ''
  return `${update}${manager?.command} ${names.join(' ')}`
}
