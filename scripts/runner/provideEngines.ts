import { spawnSync } from 'node:child_process'
import { describeMissing, engineNames, enginePackages, findEngine } from '../../packages/e2e/src/setup/findEngine.ts'
import type { EngineName } from '../../packages/e2e/src/setup/findEngine.ts'

/** Stops an installation that waits for a network that is not there. */
const minutesAtMost = 3

export interface ProvideEnginesParameters {
  readonly isInstalled: (name: EngineName) => boolean
  /** Installs Debian's packages; absent if this process may not. */
  readonly install?: ((packages: readonly string[]) => void) | undefined
  readonly print: (line: string) => void
}

/**
 * Installs the browser engines of the journeys that are missing, if this process may install packages, and returns those that
 * are there. It prints a line for each one that is still missing.
 */
export function provideEngines(parameters: ProvideEnginesParameters): readonly EngineName[] {
  const { isInstalled, install, print } = parameters
  const missing = engineNames.filter((name) => !isInstalled(name))
  if (missing.length > 0 && install) {
    const packages = [...new Set(missing.flatMap((name) => enginePackages[name]))]
    print(`Installing ${packages.join(' ')} …`)
    install(packages)
  }
  const found = engineNames.filter(isInstalled)
  for (const name of engineNames) if (!found.includes(name)) print(`Not tested: ${describeMissing(name)}`)
  return found
}

/** Provides the engines on this machine. */
export function provideEnginesHere(): readonly EngineName[] {
  return provideEngines({
    isInstalled: (name) => findEngine(name) !== undefined,
    install: process.getuid?.() === 0 ? installWithApt : undefined,
    print: console.log,
  })
}

/** Without apt-get, spawnSync reports an error, which changes nothing. A machine that never installed anything has no lists of packages. */
function installWithApt(packages: readonly string[]): void {
  for (const words of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]])
    spawnSync('apt-get', words, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
      timeout: minutesAtMost * 60_000,
    })
}
