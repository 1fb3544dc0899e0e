import { operatorRoles } from '@latchkey/protocol/operator'
import { safeParse } from 'valibot'
import { type OperatorCommand, operatorCommandSchema } from '../../operators/operatorCommand.ts'
import { CliError } from '../CliError.ts'
import { parseFlags } from '../parseFlags.ts'

/** What to do with operators. */
export interface OperatorsRequest {
  readonly asked: OperatorCommand
  readonly isJson: boolean
  /** The data folder, if given. */
  readonly data: string | undefined
}

const roles = operatorRoles.toReversed().join('|')

const forms: Readonly<Record<string, string>> = {
  list: 'list',
  invite: `invite <email> --role ${roles}`,
  role: `role <email> ${roles}`,
  remove: 'remove <email>',
  'end-sessions': 'end-sessions <email>',
  recover: 'recover <email>',
}

/**
 * Parses the arguments after `operators`.
 *
 * @throws CliError
 */
export function parseOperators(values: readonly string[]): OperatorsRequest {
  const { flags, words } = parseFlags(values, { data: 'string', json: 'boolean', role: 'string' })
  const [command = '', email, word, ...others] = words
  const form = Object.hasOwn(forms, command) ? forms[command] : undefined
  if (form === undefined)
    throw new CliError(`Name one command: latchkey-cloud operators ${Object.values(forms).join(' | ')}`)
  // Only `invite` has the role as a flag: it is the one that a mistake would make an owner of a stranger.
  const role = command === 'invite' ? flags['role'] : word
  const isExtra =
    others.length > 0 || (word !== undefined && command !== 'role') || (email !== undefined && command === 'list')
  const isMisplaced = flags['role'] !== undefined && command !== 'invite'
  const result = safeParse(operatorCommandSchema, { command, email, role })
  if (isExtra || isMisplaced || !result.success) throw new CliError(`Write: latchkey-cloud operators ${form}`)
  const data = typeof flags['data'] === 'string' ? flags['data'] : undefined
  return { asked: result.output, isJson: flags['json'] === true, data }
}
