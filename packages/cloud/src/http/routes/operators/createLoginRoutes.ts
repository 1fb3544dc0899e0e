import {
  acceptInvitation,
  getInvitationOptions,
  getOperatorLoginOptions,
  logInOperator,
} from '@latchkey/protocol/operator'
import type { Context } from 'hono'
import { describeBrowser } from '../../../embedded/mail/describeBrowser.ts'
import { constants } from '../../../operators/constants.ts'
import type { BegunSession, LoginRequest } from '../../../operators/createOperatorPasskeys.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'
import { requireDashboardUrl } from '../../middleware/requireDashboard.ts'
import { readOperatorCookie, writeOperatorCookie } from '../../operatorCookie.ts'
import type { Route } from '../../Route.ts'
import { reportRefused } from './reportRefused.ts'

/** The routes by which a session of an operator begins. */
export function createLoginRoutes({
  context: { securityLog },
  getDashboardUrl,
  operators: { passkeys },
}: Pick<CloudServices, 'context' | 'getDashboardUrl' | 'operators'>): readonly Route[] {
  const access = 'operatorLogin'
  const getSite = (): string => requireDashboardUrl(getDashboardUrl)
  const readRequest = (context: Context<HttpEnvironment>): LoginRequest => {
    const site = getSite()
    return {
      site,
      browser: describeBrowser(context.req.header('user-agent') ?? ''),
      replaced: readOperatorCookie(context, site),
      origin: { address: context.get('client').key, requestId: context.get('requestId') },
    }
  }
  /** Always a secret of its own, whatever cookie the browser had. */
  const begin = (context: Context<HttpEnvironment>, { operator, secret, session }: BegunSession): Response => {
    writeOperatorCookie({ context, url: getSite(), secret, life: constants.sessionLife })
    return context.json({ operator, session })
  }
  return [
    defineRoute({
      endpoint: getOperatorLoginOptions,
      access,
      handle: () => passkeys.createLoginOptions(getSite()),
    }),
    defineRoute({
      endpoint: logInOperator,
      access,
      handle: async ({ body: { credential }, context }) => {
        const step = () => passkeys.logIn({ ...readRequest(context), credential })
        return begin(context, await reportRefused({ context, securityLog, step }))
      },
    }),
    defineRoute({
      endpoint: getInvitationOptions,
      access,
      handle: ({ body: { token }, context }) => {
        const step = () => passkeys.readInvitation({ site: getSite(), token })
        return reportRefused({ context, securityLog, step })
      },
    }),
    defineRoute({
      endpoint: acceptInvitation,
      access,
      handle: async ({ body, context }) => {
        const step = () => passkeys.accept({ ...readRequest(context), ...body })
        return begin(context, await reportRefused({ context, securityLog, step }))
      },
    }),
  ]
}
