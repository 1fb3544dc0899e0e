import { createHash } from 'node:crypto'
import { type OriginVerdict, requestLoginCode } from '@latchkey/protocol/embedded'
import { constants } from '../../../embedded/constants.ts'
import { describeBrowser } from '../../../embedded/mail/describeBrowser.ts'
import { type MailLanguage, mailLanguages } from '../../../embedded/mail/formatLoginMail.ts'
import { toLoginAddress } from '../../../embedded/toLoginAddress.ts'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import { requireDiskSpace } from '../../middleware/requireDiskSpace.ts'
import type { Route } from '../../Route.ts'

/** Judges an app by its origin, by the same rules as the frame that it embeds. */
export type JudgeApp = (app: { readonly origin: string; readonly allowedOrigins: readonly string[] }) => OriginVerdict

/** Sends a login code. Whether the address has a wallet is not looked up, so neither the answer nor its time can tell. */
export function requestLoginCodeRoute({
  budgets,
  context: cloud,
  judge,
  logins,
}: Pick<CloudServices, 'budgets' | 'context' | 'logins'> & { readonly judge: JudgeApp }): Route {
  return defineRoute({
    endpoint: requestLoginCode,
    access: 'projectFromAnywhere',
    guards: [limitWork({ budget: budgets.signIn }), requireDiskSpace(cloud)],
    handle: async ({ body, context }) => {
      const project = context.get('project')
      const email = toLoginAddress(body.email)
      if (email === undefined) throw new ApiRefusal('invalid_request', 'This is not an e-mail address.')
      if (!URL.canParse(body.origin) || new URL(body.origin).origin !== body.origin) {
        throw new ApiRefusal('invalid_request', 'Send the origin of the app, such as https://app.example.com.')
      }
      if (judge({ origin: body.origin, allowedOrigins: project.allowedOrigins }) === 'refused') {
        throw new ApiRefusal(
          'origin_not_allowed',
          `Unauthorized: origin not allowed. The operator must allow ${body.origin.slice(0, 200)} for this project.`,
        )
      }
      const spender = getSpender(context)
      const attempt = await logins.sendCode({
        projectKey: project.key,
        email,
        attempt: body.attempt,
        app: project.name,
        site: new URL(body.origin).host,
        browser: describeBrowser(context.req.header('user-agent') ?? ''),
        language: toMailLanguage(body.language),
        charge: async () => {
          // The budget of the address knows it by a hash only.
          const client = createHash('sha256').update(`${project.key}\n${email}`).digest('base64url')
          const { isUnlimited } = spender
          await chargeBudget({ budget: budgets.loginMails, spender: { ...spender, client }, work: 1 })
          await chargeBudget({ budget: budgets.loginMailsPerDay, spender: { client, isUnlimited }, work: 1 })
        },
      })
      context.header('cache-control', 'no-store')
      return context.json({
        action: 'VERIFY_OTP',
        attempt,
        expiresIn: constants.codeLife / 1_000,
        resendIn: constants.resendAfter / 1_000,
      })
    },
  })
}

/** Returns the language that mails are written in for a BCP 47 tag. */
function toMailLanguage(tag: string | undefined): MailLanguage {
  const primary = tag?.toLowerCase().split('-', 1)[0]
  return mailLanguages.find((language) => language === primary) ?? 'en'
}
