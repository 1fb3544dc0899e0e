import { createRequire } from 'node:module'
import path from 'node:path'
import { intro, log, note, outro } from '@clack/prompts'
import type { Terminal } from '../../../../terminal.shared.ts'
import type { Written } from '../../../../writeAll.shared.ts'
import { CreateError } from '../CreateError.ts'
import { describeSteps } from '../existing/describeSteps.ts'
import { planAddition } from '../existing/planAddition.ts'
import { readApp } from '../existing/readApp.ts'
import { writeAddition } from '../existing/writeAddition.ts'
import { installPackages } from '../install/installPackages.ts'
import { createManifest } from '../project/createManifest.ts'
import { planFiles, selectParts } from '../project/planFiles.ts'
import { writeProject } from '../project/writeProject.ts'
import { askSettings } from '../settings/askSettings.ts'
import { chooseTarget } from '../settings/chooseTarget.ts'
import type { Target } from '../settings/chooseTarget.ts'
import { findInstaller } from '../settings/findInstaller.ts'
import { defaultSettings, frameworkNames } from '../settings/Settings.ts'
import type { Installer, Settings } from '../settings/Settings.ts'
import { toPackageName } from '../settings/toPackageName.ts'
import { parseCliArguments } from './parseCliArguments.ts'
import type { CreateRequest } from '../settings/CreateRequest.ts'
import { usage } from './usage.ts'

/** The surroundings of a run. */
interface CliParameters {
  readonly values: readonly string[]
  readonly cwd: string
  readonly terminal: Terminal
  /** What the package manager that runs the program says of itself. */
  readonly userAgent: string | undefined
  /** Aborted when the user ends the program while packages are installed. */
  readonly signal: AbortSignal
}

/**
 * Runs the command `create-latchkey` until it ends.
 *
 * @returns the exit code: 0 after success, 1 after a failure, 2 for invalid arguments, 130 if the user has cancelled.
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
      return refuse(terminal, request.reason)
    case 'create':
      return create(parameters, request)
  }
}

async function create(parameters: CliParameters, request: CreateRequest): Promise<number> {
  const { terminal } = parameters
  try {
    const missing = terminal.isInteractive ? [] : listMissing(request)
    if (missing.length > 0)
      return refuse(
        terminal,
        `There is no terminal to ask in. Also give ${missing.join(', ')}; or --yes for the defaults.`,
      )
    await run(parameters, request)
    return 0
  } catch (error) {
    if (!(error instanceof CreateError)) throw error
    if (error.code === 'arguments_invalid') return refuse(terminal, error.message)
    terminal.errors.write(`create-latchkey: ${error.message}\n`)
    return error.code === 'cancelled' ? 130 : 1
  }
}

/** The arguments that a run without questions needs and does not have. */
function listMissing({ folder, into, settings, yes }: CreateRequest): readonly string[] {
  if (yes) return []
  return [
    ...(folder === undefined && into === undefined ? ['a folder (or --into <folder>)'] : []),
    ...(settings.framework === undefined && into === undefined ? ['--template <name>'] : []),
    ...(settings.chains === undefined ? ['--chains <list>'] : []),
  ]
}

async function run(parameters: CliParameters, request: CreateRequest): Promise<void> {
  const { cwd, terminal, userAgent } = parameters
  const { output } = terminal
  if (terminal.isInteractive) intro('Latchkey', { output })
  const target = await chooseTarget({ request, terminal, cwd })
  const installer = request.installer ?? findInstaller(userAgent)
  const change = target.kind === 'new' ? createApp : extendApp
  const { message, steps, undo } = await change({ target, request, terminal, installer })
  log.success(message, { output })

  if (request.install) await install({ ...parameters, folder: target.folder, installer, undo })
  const folder = path.relative(cwd, target.folder)
  const script = installer === 'npm' ? 'npm run' : `${installer} run`
  const next = [
    ...(folder === '' ? [] : [`cd ${folder}`]),
    ...(request.install ? [] : [`${installer} install`]),
    `${script} dev`,
  ]
  if (steps.length > 0) note(steps.join('\n\n'), 'What to insert', { output, format: (line) => line })
  outro(`Next: ${next.join(' && ')}`, { output })
}

interface ChangeParameters {
  readonly target: Target
  readonly request: CreateRequest
  readonly terminal: Terminal
  readonly installer: Installer
}

interface Change extends Written {
  readonly message: string
  /** The remaining steps, which the user does by hand. */
  readonly steps: readonly string[]
}

async function createApp({ installer, request, target, terminal }: ChangeParameters): Promise<Change> {
  const { folder } = target
  const settings = await complete(request, request.settings, terminal)
  const name = toPackageName(folder)
  const planned = planFiles({
    parts: selectParts(settings),
    sources: getSources(settings),
    name,
    settings,
    installer,
  })
  const files = new Map(planned).set('package.json', createManifest({ name, settings, version: getVersion() }))
  // The example is complete, so the app runs at once.
  const environment = files.get('.env.example')
  if (environment !== undefined) files.set('.env', environment)
  const written = writeProject({ files, folder })
  return {
    ...written,
    message: `Created ${name}: ${frameworkNames[settings.framework]}, ${files.size} files.`,
    steps: [],
  }
}

async function extendApp({ installer, request, target, terminal }: ChangeParameters): Promise<Change> {
  const app = readApp(target.folder)
  const { framework = app.framework } = request.settings
  if (framework !== app.framework)
    throw new CreateError(
      'arguments_invalid',
      `The app in ${target.folder} uses ${frameworkNames[app.framework]}, not ${frameworkNames[framework]}.`,
    )
  const settings = await complete(request, { ...request.settings, framework }, terminal)
  const addition = planAddition({ app, settings, version: getVersion(), installer })
  const written = writeAddition({ addition, folder: app.folder })
  const changed = [...addition.files.keys(), ...addition.edits.keys()]
  return {
    ...written,
    message: `Added Latchkey to ${app.name}: ${changed.join(', ')}.`,
    steps: describeSteps({ app, addition, settings }),
  }
}

async function complete(request: CreateRequest, given: Partial<Settings>, terminal: Terminal): Promise<Settings> {
  if (terminal.isInteractive && !request.yes) return await askSettings({ given, terminal })
  return { ...defaultSettings, ...given }
}

/** React Router keeps the sources in `app`. */
function getSources({ framework }: Settings): string {
  return framework === 'react-router' ? 'app' : 'src'
}

/** Installs the packages. If the user cancels, everything is removed again. */
async function install(
  parameters: CliParameters & Written & { readonly folder: string; readonly installer: Installer },
): Promise<void> {
  const { folder, installer, signal, terminal, undo } = parameters
  const { output } = terminal
  log.step(`Installing the packages with ${installer}`, { output })
  try {
    await installPackages({ installer, folder, output, signal })
  } catch (error) {
    if (!(error instanceof CreateError) || error.code !== 'cancelled') throw error
    undo()
    throw new CreateError('cancelled', 'Cancelled. Everything was removed again.', { cause: error })
  }
}

function refuse({ errors }: Terminal, reason: string): number {
  errors.write(`create-latchkey: ${reason}\n\n${usage}`)
  return 2
}

/** The version of this package, which is that of Latchkey's other packages too. */
function getVersion(): string {
  const manifest: unknown = createRequire(import.meta.url)('create-latchkey/package.json')
  const version = typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : ''
  return String(version)
}
