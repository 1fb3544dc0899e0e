import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { confirm, intro, isCancel, log, outro } from '@clack/prompts'
import { MigrateError } from '../MigrateError.ts'
import { checkGit } from '../project/checkGit.ts'
import { findInstallCommand } from '../project/findInstallCommand.ts'
import { planMigration } from '../project/planMigration.ts'
import { readProject } from '../project/readProject.ts'
import { writeTexts } from '../project/writeTexts.ts'
import { writeDiff } from '../report/writeDiff.ts'
import { describeFindings, writeReport } from '../report/writeReport.ts'
import { parseCliArguments } from './parseCliArguments.ts'
import type { MigrateRequest } from './parseCliArguments.ts'
import type { Terminal } from '../../../../terminal.shared.ts'
import { usage } from './usage.ts'

/** The surroundings of a run. */
interface CliParameters {
  readonly values: readonly string[]
  readonly cwd: string
  readonly terminal: Terminal
}

/**
 * Runs the command `latchkey-migrate` until it ends.
 *
 * @returns the exit code: 0 after success, 1 after a failure, 2 for invalid arguments, 130 if the user has declined.
 */
export async function runCli(parameters: CliParameters): Promise<number> {
  const { terminal, values } = parameters
  const request = parseCliArguments(values)
  switch (request.kind) {
    case 'help':
      terminal.output.write(usage)
      return 0
    case 'version':
      terminal.output.write(`${getVersion()}\n`)
      return 0
    case 'refused':
      terminal.errors.write(`latchkey-migrate: ${request.reason}\n\n${usage}`)
      return 2
    case 'migrate':
      try {
        await migrate(parameters, request)
        return 0
      } catch (error) {
        if (!(error instanceof MigrateError)) throw error
        terminal.errors.write(`latchkey-migrate: ${error.message}\n`)
        if (error.code === 'arguments_invalid') return 2
        return error.code === 'cancelled' ? 130 : 1
      }
  }
}

async function migrate({ cwd, terminal }: CliParameters, request: MigrateRequest): Promise<void> {
  const { output } = terminal
  const folder = path.resolve(cwd, request.folder)
  const needsAnswer = !request.yes && !request.isDryRun
  if (needsAnswer && !terminal.isInteractive)
    throw new MigrateError('arguments_invalid', 'There is no terminal to ask in. Give --yes, or --dry-run.')
  const project = readProject({ folder, from: request.from })
  const { kit } = project
  if (!request.isDryRun && !request.allowDirty) checkGit(folder)

  const migration = planMigration({ project, version: getVersion() })
  const { after } = migration
  if (terminal.isInteractive) intro(`From ${kit.name} to Latchkey`, { output })
  output.write(`${describeFindings(kit, migration)}\n`)
  if (request.isDryRun) output.write(`${writeDiff(migration)}\n`)
  if (request.isDryRun || after.size === 0) saveReport({ cwd, request, text: writeReport({ kit, migration }) })
  if (after.size === 0) return log.info(`No file of ${project.name} changes.`, { output })
  const files = after.size === 1 ? '1 file' : `${after.size} files`
  if (request.isDryRun) return log.info(`${files} would change. Nothing was written.`, { output })

  if (needsAnswer) {
    const answer = await confirm({ message: `Change ${files}?`, input: terminal.input, output })
    if (isCancel(answer) || !answer) throw new MigrateError('cancelled', 'Nothing was changed.')
  }
  writeTexts({ folder, texts: after })
  log.success(`Changed ${files}.`, { output })
  saveReport({ cwd, request, text: writeReport({ kit, migration }) })
  outro(`Next: ${findInstallCommand(folder)}`, { output })
}

/**
 * Writes the report to the file that the user has named, if any.
 *
 * @throws MigrateError `report_failed`
 */
function saveReport(parameters: {
  readonly cwd: string
  readonly request: MigrateRequest
  readonly text: string
}): void {
  const { cwd, request, text } = parameters
  if (request.report === undefined) return
  try {
    writeFileSync(path.resolve(cwd, request.report), text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrateError(
      'report_failed',
      `The report could not be written, but all of it is printed above${request.isDryRun ? '' : ', and the app was changed'}: ${reason}`,
      { cause: error },
    )
  }
}

/** The version of this package, which is that of Latchkey's other packages too. */
function getVersion(): string {
  const manifest: unknown = createRequire(import.meta.url)('@latchkey/migrate/package.json')
  const version = typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : ''
  return String(version)
}
