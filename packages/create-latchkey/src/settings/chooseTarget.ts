import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { confirm, text } from '@clack/prompts'
import type { CreateRequest } from './CreateRequest.ts'
import type { Terminal } from '../../../../terminal.shared.ts'
import { CreateError } from '../CreateError.ts'
import { orCancel } from './askSettings.ts'
import { findNameProblem } from './findNameProblem.ts'
import { toPackageName } from './toPackageName.ts'

/** Where Latchkey goes. */
export interface Target {
  readonly kind: 'new' | 'existing'
  /** An absolute path. */
  readonly folder: string
}

/** What the text field proposes, and what `--yes` chooses. */
const defaultFolder = 'latchkey-app'

/** Finds the folder, and asks if the answer is not clear. Never chooses a folder whose files would be overwritten. */
export async function chooseTarget(parameters: {
  readonly request: CreateRequest
  readonly terminal: Terminal
  readonly cwd: string
}): Promise<Target> {
  const { cwd, request, terminal } = parameters
  const mayAsk = terminal.isInteractive && !request.yes
  if (request.into !== undefined) return { kind: 'existing', folder: path.resolve(cwd, request.into) }
  if (request.folder !== undefined) return await chooseFolder({ folder: request.folder, terminal, cwd, mayAsk })
  if (existsSync(path.join(cwd, 'package.json')))
    if (mayAsk && (await askToAdd('this folder', terminal))) return { kind: 'existing', folder: cwd }
    else if (!mayAsk)
      throw new CreateError(
        'arguments_invalid',
        'This folder has a package.json. Pass --into . to add Latchkey to its app, or name the folder of a new app.',
      )
  const { input, output } = terminal
  const folder = mayAsk
    ? orCancel(
        await text({
          message: 'In which folder?',
          placeholder: defaultFolder,
          defaultValue: defaultFolder,
          validate: (value = '') => findFolderProblem(path.resolve(cwd, value === '' ? defaultFolder : value)),
          input,
          output,
        }),
      )
    : defaultFolder
  return await chooseFolder({ folder, terminal, cwd, mayAsk })
}

async function chooseFolder(parameters: {
  readonly folder: string
  readonly terminal: Terminal
  readonly cwd: string
  readonly mayAsk: boolean
}): Promise<Target> {
  const { cwd, mayAsk, terminal } = parameters
  const folder = path.resolve(cwd, parameters.folder)
  const problem = findFolderProblem(folder)
  if (problem === undefined) return { kind: 'new', folder }
  if (mayAsk && existsSync(path.join(folder, 'package.json')))
    if (await askToAdd(parameters.folder, terminal)) return { kind: 'existing', folder }
    else throw new CreateError('cancelled', 'Cancelled. Nothing was written.')
  throw new CreateError('path_taken', problem)
}

async function askToAdd(place: string, { input, output }: Terminal): Promise<boolean> {
  return orCancel(await confirm({ message: `Add Latchkey to the app in ${place}?`, input, output }))
}

/** Returns why no new app can be in a folder. */
function findFolderProblem(folder: string): string | undefined {
  const nameProblem = findNameProblem(toPackageName(folder))
  if (nameProblem !== undefined) return nameProblem
  if (!existsSync(folder)) return undefined
  if (!statSync(folder).isDirectory()) return `${folder} is a file. Choose another folder.`
  const [first] = readdirSync(folder)
  if (first === undefined) return undefined
  const isApp = existsSync(path.join(folder, 'package.json'))
  const remedy = isApp ? ', or add Latchkey to the app in it with --into' : ''
  return `${folder} is not empty. Choose another folder${remedy}.`
}
