import {
  changeOperatorRole,
  createInvitation,
  endOperatorSessions,
  listInvitations,
  listOperators,
  removeInvitation,
  removeOperator,
} from '@latchkey/protocol/operator'
import { formatInvitationLink } from '../../../operators/formatInvitationLink.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { requireDashboardUrl } from '../../middleware/requireDashboard.ts'
import type { Route } from '../../Route.ts'

/** The routes of owners: who else is an operator. */
export function createRegisterRoutes({
  getDashboardUrl,
  operators: { openInvitations, openRegister },
}: Pick<CloudServices, 'getDashboardUrl' | 'operators'>): readonly Route[] {
  const access = 'operator'
  return [
    defineRoute({
      endpoint: listOperators,
      access,
      handle: async ({ context }) => ({ operators: await openRegister(context.get('actor')).list() }),
    }),
    defineRoute({
      endpoint: changeOperatorRole,
      access,
      handle: ({ body: { role }, context, parameters }) =>
        openRegister(context.get('actor')).changeRole(parameters.operator, role),
    }),
    defineRoute({
      endpoint: removeOperator,
      access,
      handle: async ({ context, parameters }) => {
        await openRegister(context.get('actor')).remove(parameters.operator)
        return undefined
      },
    }),
    defineRoute({
      endpoint: endOperatorSessions,
      access,
      handle: async ({ context, parameters }) => ({
        ended: await openRegister(context.get('actor')).endSessions(parameters.operator),
      }),
    }),
    defineRoute({
      endpoint: listInvitations,
      access,
      handle: async ({ context }) => ({ invitations: await openInvitations(context.get('actor')).list() }),
    }),
    defineRoute({
      endpoint: createInvitation,
      access,
      handle: async ({ body, context }) => {
        const url = requireDashboardUrl(getDashboardUrl)
        const invitedBy = context.get('operatorSession').operator.id
        const { invitation, token } = await openInvitations(context.get('actor')).invite({ ...body, invitedBy })
        return { invitation, link: formatInvitationLink({ url, token }) }
      },
    }),
    defineRoute({
      endpoint: removeInvitation,
      access,
      handle: async ({ context, parameters }) => {
        await openInvitations(context.get('actor')).withdraw(parameters.invitation)
        return undefined
      },
    }),
  ]
}
