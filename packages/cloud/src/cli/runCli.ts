import { createRequire } from 'node:module'
import { CloudError } from '../CloudError.ts'
import { CliError } from './CliError.ts'
import { type CliRequest, parseCli } from './parseCli.ts'
import { formatUsage, shortUsage } from './usage.ts'

/**
 * The command `latchkey-cloud`, until it has ended.
 *
 * @returns the exit code: 0 when it did what it was asked, 1 when it failed, 2 for arguments or settings that make no sense.
 */
export async function runCli(values: readonly string[]): Promise<number> {
  try {
    return (await run(parseCli(values))) ? 0 : 1
  } catch (error) {
    if (error instanceof CliError) {
      process.stderr.write(`latchkey-cloud: ${error.message}\n\n${shortUsage}`)
      return 2
    }
    if (!(error instanceof CloudError)) throw error
    process.stderr.write(`latchkey-cloud: ${error.message}\n`)
    return error.code === 'config.invalid' ? 2 : 1
  }
}

/** Does what was asked. The parts are loaded as they are needed: a command about projects needs no relay. */
async function run(request: CliRequest): Promise<boolean> {
  switch (request.kind) {
    case 'help':
      process.stdout.write(formatUsage())
      return true
    case 'version':
      process.stdout.write(`${getVersion()}\n`)
      return true
    case 'serve': {
      const { serve } = await import('./serve.ts')
      await serve(request.flags)
      return true
    }
    case 'projects': {
      const { runProjects } = await import('./projects/runProjects.ts')
      await runProjects(request)
      return true
    }
    case 'catalogue': {
      const { importCatalogue } = await import('./importCatalogue.ts')
      return importCatalogue(request)
    }
  }
}

/** The version in this package's own manifest. */
function getVersion(): string {
  // By require and not by import, which a bundler would turn into a copy of the manifest.
  const manifest: unknown = createRequire(import.meta.url)('../../package.json')
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : 'unknown'
}
