import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The time for which the registry may stay silent before it counts as unreachable, in ms. */
const probeTime = 5_000

/**
 * The npm registry, used through npm, which knows the developer's registry and proxy.
 *
 * @param {{ readonly commands: ReturnType<typeof import('./createCommands.mjs').createCommands> }} parameters
 */
export function createRegistry({ commands }) {
  /** @type {Promise<import('./createCommands.mjs').CommandResult> | undefined} */
  let answer
  return {
    /** Asks the registry for one small package. */
    ask() {
      answer ??= commands.run(
        'npm',
        ['view', 'pnpm', 'name', '--fetch-retries=0', `--fetch-timeout=${probeTime}`, '--loglevel=error'],
        { timeout: probeTime + 2_000 },
      )
      return answer
    },
    async isReachable() {
      return (await this.ask()).isOk
    },
    /**
     * Installs packages into a folder, without running their scripts.
     *
     * @param {{ readonly folder: string, readonly packages: readonly string[] }} parameters
     */
    async install({ folder, packages }) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n')
      const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']
      return commands.run('npm', ['install', ...options, '--fetch-retries=1', ...packages], { cwd: folder })
    },
  }
}
