import { getSystemActor } from '../audit/getSystemActor.ts'
import type { Operators } from './createOperators.ts'
import { formatInvitationLink } from './formatInvitationLink.ts'

/** The address that the first owner is named by until there are real ones. It is only a name: no mail can be sent to it. */
const firstOwner = 'owner@localhost'

/** Creates the link by which the first owner registers a passkey; `undefined` if there are operators, or if they cannot log in. */
export async function createOwnerLink(parameters: {
  readonly operators: Pick<Operators, 'openInvitations'>
  readonly getDashboardUrl: () => string | undefined
}): Promise<string | undefined> {
  const url = parameters.getDashboardUrl()
  if (url === undefined) return undefined
  const invitations = parameters.operators.openInvitations(getSystemActor())
  if (!(await invitations.isFirst())) return undefined
  const { token } = await invitations.invite({ email: firstOwner, role: 'owner' })
  return formatInvitationLink({ url, token })
}
