import { createHash } from 'node:crypto'
import { confirmNewEmail, confirmOldEmail, updateEmail } from '@latchkey/protocol/embedded'
import type { Context } from 'hono'
import { constants } from '../../../embedded/constants.ts'
import type { EmailUpdateMail } from '../../../embedded/emailUpdates/createEmailUpdates.ts'
import type { WalletSession } from '../../../embedded/createWalletSessions.ts'
import { describeBrowser } from '../../../embedded/mail/describeBrowser.ts'
import { toLoginAddress } from '../../../embedded/toLoginAddress.ts'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'
import { limitStorage } from '../../middleware/limitStorage.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'
import { emailUndoPath } from '../../secureSite/addEmailUndoPage.ts'
import { type JudgeApp, requireApp } from './judgeApp.ts'
import { requireWalletSession } from './requireWalletSession.ts'
import { toMailLanguage } from './toMailLanguage.ts'

/** Creates the routes that change the e-mail address of a user. */
export function createEmailUpdateRoutes({
  budgets,
  context: cloud,
  getUrl,
  judge,
  logins,
}: Pick<CloudServices, 'budgets' | 'context' | 'logins'> & {
  readonly judge: JudgeApp
  /** The origin of the secure site. */
  readonly getUrl: () => string
}): readonly Route[] {
  const access = 'projectFromAnywhere'
  const guards = [limitWork({ budget: budgets.signIn }), limitStorage({ cloud, budgets })]
  const times = { expiresIn: constants.codeLife / 1_000, resendIn: constants.resendAfter / 1_000 }
  const createMail = (context: Context<HttpEnvironment>, { userId }: WalletSession): EmailUpdateMail => {
    const { key, mails, name } = context.get('project')
    const spender = getSpender(context)
    return {
      app: name,
      wording: mails,
      browser: describeBrowser(context.req.header('user-agent') ?? ''),
      charge: async ({ email, step }) => {
        // Mails to the new address count as login codes to it. Those to the old one have a budget of the user's own, as for a known
        // browser: strangers who ask for login codes cannot use it up.
        const isOwn = step === 'primary'
        const client = createHash('sha256')
          .update(`${key}\n${email}\n${isOwn ? userId : ''}`)
          .digest('base64url')
        const { isUnlimited } = spender
        const [hourly, daily] = isOwn
          ? [budgets.knownLoginMails, budgets.knownLoginMailsPerDay]
          : [budgets.loginMails, budgets.loginMailsPerDay]
        await chargeBudget({ budget: hourly, spender: { ...spender, client }, work: 1 })
        await chargeBudget({ budget: daily, spender: { client, isUnlimited }, work: 1 })
      },
    }
  }
  return [
    defineRoute({
      endpoint: updateEmail,
      access,
      guards,
      handle: async ({ body: { language, origin, withPasskey = false, ...body }, context }) => {
        const session = await requireWalletSession({ context, logins })
        requireApp({ judge, origin, allowedOrigins: context.get('project').allowedOrigins })
        const email = toLoginAddress(body.email)
        if (email === undefined) throw new ApiRefusal('invalid_request', 'This is not an e-mail address.')
        const step = await logins.emailUpdates.begin({
          session,
          email,
          withPasskey,
          site: new URL(origin).host,
          language: toMailLanguage(language),
          mail: createMail(context, session),
        })
        return context.json({ action: step === 'primary' ? 'VERIFY_PRIMARY_OTP' : 'VERIFY_SECONDARY_OTP', ...times })
      },
    }),
    defineRoute({
      endpoint: confirmOldEmail,
      access,
      guards,
      handle: async ({ body: { code }, context }) => {
        const session = await requireWalletSession({ context, logins })
        await logins.emailUpdates.confirmOld({ session, code, mail: createMail(context, session) })
        return times
      },
    }),
    defineRoute({
      endpoint: confirmNewEmail,
      access,
      guards,
      handle: async ({ body: { code }, context }) => {
        const session = await requireWalletSession({ context, logins })
        const undoPage = `${getUrl()}${emailUndoPath}`
        const mail = createMail(context, session)
        return { email: await logins.emailUpdates.confirmNew({ session, code, undoPage, mail }) }
      },
    }),
  ]
}
