import type { Actor } from '../audit/Actor.ts'
import { CloudError } from '../CloudError.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import type { NewInvitation } from './createInvitations.ts'
import type { Operators } from './createOperators.ts'
import { formatInvitationLink } from './formatInvitationLink.ts'
import type { OperatorCommand, OperatorCommandResult } from './operatorCommand.ts'

/**
 * Runs a command of the CLI on the database.
 *
 * @param parameters.url the origin of the dashboard.
 * @throws CloudError `config.invalid` if the command is refused. Nothing was changed then.
 */
export async function runOperatorCommand(parameters: {
  readonly operators: Pick<Operators, 'openInvitations' | 'openRegister'>
  readonly actor: Actor
  readonly url: string | undefined
  readonly asked: OperatorCommand
}): Promise<OperatorCommandResult> {
  try {
    return await run(parameters)
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error
    throw new CloudError('config.invalid', error.message, { cause: error })
  }
}

async function run({
  actor,
  asked,
  operators,
  url,
}: Parameters<typeof runOperatorCommand>[0]): Promise<OperatorCommandResult> {
  const register = operators.openRegister(actor)
  const invitations = operators.openInvitations(actor)
  switch (asked.command) {
    case 'list':
      return { operators: [...(await register.list())] }
    case 'invite': {
      const site = requireSite(url)
      return toResult(site, await invitations.invite(asked))
    }
    case 'recover': {
      const site = requireSite(url)
      return toResult(site, await invitations.recover(asked.email))
    }
    case 'role':
      return { changed: await register.changeRole(asked.email, asked.role) }
    case 'remove':
      return { removed: await register.remove(asked.email) }
    case 'end-sessions':
      return { email: asked.email, ended: await register.endSessions(asked.email) }
  }
}

function toResult(url: string, { invitation: { email, expiresAt }, token }: NewInvitation): OperatorCommandResult {
  return { email, link: formatInvitationLink({ url, token }), expiresAt }
}

/** Before anything is changed. */
function requireSite(url: string | undefined): string {
  if (url !== undefined) return url
  throw new CloudError(
    'config.invalid',
    'Operators cannot log in on this cloud. Set LATCHKEY_DASHBOARD_URL to an https: origin with a host name, because browsers allow no passkeys elsewhere, and do not set LATCHKEY_DASHBOARD to off.',
  )
}
