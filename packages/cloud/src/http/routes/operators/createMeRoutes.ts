import {
  addMyPasskey,
  endMySession,
  getMe,
  getMyPasskeyOptions,
  getMyPasskeys,
  getMySessions,
  getProofOptions,
  proveOperator,
  removeMyPasskey,
} from '@latchkey/protocol/operator'
import { describeBrowser } from '../../../embedded/mail/describeBrowser.ts'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { requireDashboardUrl } from '../../middleware/requireDashboard.ts'
import { writeOperatorCookie } from '../../operatorCookie.ts'
import type { Route } from '../../Route.ts'
import { reportRefused } from './reportRefused.ts'

/** The routes of the operator who is logged in. */
export function createMeRoutes({
  context: { securityLog },
  getDashboardUrl,
  operators: { passkeys, sessions },
}: Pick<CloudServices, 'context' | 'getDashboardUrl' | 'operators'>): readonly Route[] {
  const access = 'operator'
  const getSite = (): string => requireDashboardUrl(getDashboardUrl)
  return [
    defineRoute({ endpoint: getMe, access, handle: ({ context }) => context.get('operatorSession') }),
    defineRoute({
      endpoint: getProofOptions,
      access,
      handle: ({ context }) => passkeys.createProofOptions({ ...context.get('operatorSession'), site: getSite() }),
    }),
    defineRoute({
      endpoint: proveOperator,
      access,
      handle: ({ body: { credential }, context }) => {
        const step = () => passkeys.prove({ ...context.get('operatorSession'), site: getSite(), credential })
        return reportRefused({ context, securityLog, step })
      },
    }),
    defineRoute({
      endpoint: getMySessions,
      access,
      handle: async ({ context }) => {
        const { operator, session } = context.get('operatorSession')
        return { sessions: await sessions.list(operator.id), current: session.id }
      },
    }),
    defineRoute({
      endpoint: endMySession,
      access,
      handle: async ({ context, parameters }) => {
        const { operator, session } = context.get('operatorSession')
        const id = parameters.session === 'current' ? session.id : parameters.session
        if (!(await sessions.end({ operatorId: operator.id, id })))
          throw new ApiRefusal('not_found', 'You have no such session. It may have ended already.')
        if (id === session.id) writeOperatorCookie({ context, url: getSite(), secret: undefined })
        return undefined
      },
    }),
    defineRoute({
      endpoint: getMyPasskeys,
      access,
      handle: async ({ context }) => ({ passkeys: await passkeys.list(context.get('operatorSession').operator.id) }),
    }),
    defineRoute({
      endpoint: getMyPasskeyOptions,
      access,
      handle: ({ context }) => passkeys.createOptions({ ...context.get('operatorSession'), site: getSite() }),
    }),
    defineRoute({
      endpoint: addMyPasskey,
      access,
      handle: async ({ body: { credential }, context }) => {
        const browser = describeBrowser(context.req.header('user-agent') ?? '')
        const found = context.get('operatorSession')
        await passkeys.add({ ...found, site: getSite(), credential, browser, actor: context.get('actor') })
        return undefined
      },
    }),
    defineRoute({
      endpoint: removeMyPasskey,
      access,
      handle: async ({ context, parameters }) => {
        const { operator } = context.get('operatorSession')
        await passkeys.remove({ operator, id: parameters.passkey, actor: context.get('actor') })
        return undefined
      },
    }),
  ]
}
