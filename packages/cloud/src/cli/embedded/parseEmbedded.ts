import type { MaintenanceRequest } from '../../embedded/runMaintenance.ts'
import { CliError } from '../CliError.ts'
import { parseFlags } from '../parseFlags.ts'

/** What to do with embedded wallets. */
export type EmbeddedRequest = MaintenanceRequest & {
  readonly isJson: boolean
  /** The data folder, if given. */
  readonly data: string | undefined
}

const commands =
  'latchkey-cloud embedded after-restore | reseal | delete-user <e-mail or id> | export-user <e-mail or id>'

/** What `delete-user` does, for an operator who has not confirmed it. */
const deletion = `delete-user deletes a user at once and for good: their logins, sessions, devices, passkeys and apps, and the server's shares of their wallet. What the wallet holds stays on the blockchain, where only words, keys or a recovery file that the user has saved reach it. Backups still contain the user until they expire. Nothing was changed. To do it, add --yes.`

/**
 * Parses the arguments after `embedded`.
 *
 * @throws CliError
 */
export function parseEmbedded(values: readonly string[]): EmbeddedRequest {
  const { flags, words } = parseFlags(values, { data: 'string', json: 'boolean', yes: 'boolean' })
  const [name, ...others] = words
  const common = { isJson: flags['json'] === true, data: typeof flags['data'] === 'string' ? flags['data'] : undefined }
  if (name === 'delete-user' || name === 'export-user') {
    const [user, ...rest] = others
    if (user === undefined || rest.length > 0) throw new CliError(`Name one user: ${name} <e-mail or id>`)
    if (name === 'export-user') return { ...common, command: 'exportUser', user }
    if (flags['yes'] !== true) throw new CliError(deletion)
    return { ...common, command: 'deleteUser', user }
  }
  if (others.length > 0 || (name !== 'after-restore' && name !== 'reseal'))
    throw new CliError(`Name one command: ${commands}`)
  return { ...common, command: name === 'reseal' ? 'reseal' : 'afterRestore' }
}
