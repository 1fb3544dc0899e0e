import { createHash } from 'node:crypto'
import { requestLoginCode } from '@latchkey/protocol/embedded'
import { constants } from '../../../embedded/constants.ts'
import { describeBrowser } from '../../../embedded/mail/describeBrowser.ts'
import { toLoginAddress } from '../../../embedded/toLoginAddress.ts'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { limitStorage } from '../../middleware/limitStorage.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'
import { deviceCheckPath } from '../../secureSite/addDeviceCheckPage.ts'
import { readBrowserCookie } from './browserCookie.ts'
import { type JudgeApp, requireApp } from './judgeApp.ts'
import { toMailLanguage } from './toMailLanguage.ts'

/** Sends a login code. Whether the address has a wallet is not looked up, so neither the answer nor its time can tell. */
export function requestLoginCodeRoute({
  budgets,
  context: cloud,
  getUrl,
  judge,
  logins,
}: Pick<CloudServices, 'budgets' | 'context' | 'logins'> & {
  readonly judge: JudgeApp
  readonly getUrl: () => string
}): Route {
  return defineRoute({
    endpoint: requestLoginCode,
    access: 'projectFromAnywhere',
    guards: [limitWork({ budget: budgets.signIn }), limitStorage({ cloud, budgets })],
    handle: async ({ body, context }) => {
      const project = context.get('project')
      const email = toLoginAddress(body.email)
      if (email === undefined) throw new ApiRefusal('invalid_request', 'This is not an e-mail address.')
      requireApp({ judge, origin: body.origin, allowedOrigins: project.allowedOrigins })
      const spender = getSpender(context)
      const tokens = [...(body.browser === undefined ? [] : [body.browser]), ...readBrowserCookie(context)]
      const browserId = logins.browsers.find({ projectKey: project.key, email, tokens })
      const { attempt, number } = await logins.sendCode({
        projectKey: project.key,
        email,
        attempt: body.attempt,
        app: project.name,
        wording: project.mails,
        site: new URL(body.origin).host,
        browser: describeBrowser(context.req.header('user-agent') ?? ''),
        language: toMailLanguage(body.language),
        browserId,
        linkPage: `${getUrl()}${deviceCheckPath}`,
        charge: async () => {
          // The budget of the address, or of the known browser, knows it by a hash only.
          const client = createHash('sha256')
            .update(`${project.key}\n${email}\n${browserId ?? ''}`)
            .digest('base64url')
          const { isUnlimited } = spender
          const [hourly, daily] =
            browserId === undefined
              ? [budgets.loginMails, budgets.loginMailsPerDay]
              : [budgets.knownLoginMails, budgets.knownLoginMailsPerDay]
          await chargeBudget({ budget: hourly, spender: { ...spender, client }, work: 1 })
          await chargeBudget({ budget: daily, spender: { client, isUnlimited }, work: 1 })
        },
      })
      context.header('cache-control', 'no-store')
      return context.json({
        action: number === undefined ? 'VERIFY_OTP' : 'VERIFY_DEVICE',
        number,
        attempt,
        expiresIn: constants.codeLife / 1_000,
        resendIn: constants.resendAfter / 1_000,
      })
    },
  })
}
