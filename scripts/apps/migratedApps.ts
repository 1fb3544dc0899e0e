import { cpSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../shared/workspace.ts'
import { run } from '../tarballs/run.ts'
import type { CommandResult } from '../tarballs/run.ts'
import type { UnpackedPackages } from './linkPackages.ts'

const fixtures = path.join(root, 'packages/migrate/fixtures')

/** The apps with another kit that the check migrates: the fixtures that are whole apps. */
export const migratedApps: readonly string[] = readdirSync(fixtures)
  .filter((name) => !name.endsWith('-rest'))
  .toSorted()

/**
 * Copies the fixture of an app and migrates it with the packed `@latchkey/migrate`. Only wagmi is installed before, because the program reads
 * its version.
 */
export async function migrateApp(parameters: {
  readonly name: string
  /** In which the app is made. */
  readonly folder: string
  readonly packages: UnpackedPackages
  /** The file of the program. */
  readonly program: string
}): Promise<CommandResult> {
  const { folder, name, packages, program } = parameters
  const app = path.join(folder, name)
  cpSync(path.join(fixtures, name), app, {
    recursive: true,
    filter: (file) => path.basename(file) !== 'node_modules',
  })
  packages.link(app, ['wagmi'])
  return run(process.execPath, [program, app, '--yes', '--allow-dirty'], folder)
}
