import { createRequire } from 'node:module'
import { CloudError } from '../CloudError.ts'
import { CliError } from './CliError.ts'
import { type CliRequest, parseCli } from './parseCli.ts'
import { formatUsage, shortUsage } from './usage.ts'

/**
 * Runs the `latchkey-cloud` command.
 *
 * @returns the exit code: 0 for success, 1 for a failure, 2 for invalid arguments or settings.
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

/** Runs a parsed command. Loads only the modules it needs. */
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
    case 'analytics': {
      const { runAnalytics } = await import('./analytics/runAnalytics.ts')
      await runAnalytics(request)
      return true
    }
    case 'audit': {
      const { runAudit } = await import('./audit/runAudit.ts')
      return runAudit(request)
    }
    case 'embedded': {
      const { runEmbedded } = await import('./embedded/runEmbedded.ts')
      await runEmbedded(request)
      return true
    }
    case 'operators': {
      const { runOperators } = await import('./operators/runOperators.ts')
      await runOperators(request)
      return true
    }
    case 'names': {
      const { runNames } = await import('./names/runNames.ts')
      await runNames(request)
      return true
    }
    case 'sponsorship': {
      const { runSponsorship } = await import('./sponsorship/runSponsorship.ts')
      await runSponsorship(request)
      return true
    }
    case 'secure-site': {
      const { verifySecureSite } = await import('./secureSite/verifySecureSite.ts')
      return verifySecureSite(request)
    }
  }
}

/** The version from this package's manifest. */
function getVersion(): string {
  // With `require`, because a bundler would inline an imported manifest.
  const manifest: unknown = createRequire(import.meta.url)('../../package.json')
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : 'unknown'
}
