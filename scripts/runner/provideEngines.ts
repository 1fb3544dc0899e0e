import { spawnSync } from 'node:child_process'
import { describeMissing, engineNames, enginePackages, findEngine } from '../../packages/e2e/src/setup/findEngine.ts'
import type { EngineName } from '../../packages/e2e/src/setup/findEngine.ts'

/** Stops an installation that waits for a network that is not there. */
const minutesAtMost = 3

/**
 * Installs the browser engines of the journeys that are missing, if this process may install packages, and returns those that
 * are there. It prints a line for each missing one.
 */
export function provideEngines(): readonly EngineName[] {
  const missing = engineNames.filter((name) => findEngine(name) === undefined)
  if (missing.length > 0 && process.getuid?.() === 0) install(missing.flatMap((name) => enginePackages[name]))
  const found = engineNames.filter((name) => findEngine(name) !== undefined)
  for (const name of engineNames) if (!found.includes(name)) console.log(`Not tested: ${describeMissing(name)}`)
  return found
}

/** Without apt-get, spawnSync reports an error, which changes nothing. */
function install(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(' ')} …`)
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
    timeout: minutesAtMost * 60_000,
  })
}
