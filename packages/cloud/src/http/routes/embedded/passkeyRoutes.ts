import {
  addPasskey,
  getPasskeyLoginOptions,
  getPasskeyOptions,
  getPasskeys,
  verifyPasskeyLogin,
} from '@latchkey/protocol/embedded'
import type { Context, MiddlewareHandler } from 'hono'
import { describeBrowser } from '../../../embedded/mail/describeBrowser.ts'
import type { PasskeySite } from '../../../embedded/passkeys/createPasskeys.ts'
import { hasPrfResult } from '../../../embedded/passkeys/hasPrfResult.ts'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defaultBodyLength, defineRoute } from '../../defineRoute.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'
import { limitStorage } from '../../middleware/limitStorage.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'
import type { JudgeApp } from './judgeApp.ts'
import { isModestJson } from '../../../request/isModestJson.ts'
import { requireWalletSession } from './requireWalletSession.ts'
import { writeWalletCookie } from './walletCookie.ts'

/** Creates the routes of passkeys. */
export function createPasskeyRoutes({
  budgets,
  context: cloud,
  getUrl,
  judge,
  logins,
  wallets: { passkeys },
}: Pick<CloudServices, 'budgets' | 'context' | 'logins' | 'wallets'> & {
  readonly judge: JudgeApp
  /** The origin of the site. */
  readonly getUrl: () => string
}): readonly Route[] {
  const access = 'projectFromAnywhere'
  const guards = [limitWork({ budget: budgets.signIn }), limitStorage({ cloud, budgets })]
  const bodyGuards = [...guards, refusePrfResults()]
  const readSite = (context: Context<HttpEnvironment>): PasskeySite => {
    const { allowedOrigins } = context.get('project')
    return { url: getUrl(), isEmbedder: (origin) => judge({ origin, allowedOrigins }) !== 'refused' }
  }
  return [
    defineRoute({
      endpoint: getPasskeyLoginOptions,
      access,
      guards,
      handle: async ({ context }) => {
        const options = await passkeys.createLoginOptions({
          projectKey: context.get('project').key,
          site: readSite(context),
        })
        context.header('cache-control', 'no-store')
        return context.json(options)
      },
    }),
    defineRoute({
      endpoint: verifyPasskeyLogin,
      access,
      guards: bodyGuards,
      handle: async ({ body: { credential, keep }, context }) => {
        const projectKey = context.get('project').key
        const session = await passkeys.logIn({ projectKey, site: readSite(context), credential })
        const { email, expiresAt, methodId, secret, userId, userName } = session
        if (keep === 'cookie') writeWalletCookie({ context, secret, life: expiresAt - cloud.now() })
        context.header('cache-control', 'no-store')
        const user = { id: userId, email, userName }
        return context.json({ user, methodId, expiresAt, ...(keep === 'memory' ? { secret } : {}) })
      },
    }),
    defineRoute({
      endpoint: getPasskeyOptions,
      access,
      guards,
      handle: async ({ context }) => {
        const session = await requireWalletSession({ context, logins })
        return passkeys.createOptions({ session, site: readSite(context), app: context.get('project').name })
      },
    }),
    defineRoute({
      endpoint: addPasskey,
      access,
      guards: bodyGuards,
      handle: async ({ body, context }) => {
        const session = await requireWalletSession({ context, logins })
        const browser = describeBrowser(context.req.header('user-agent') ?? '')
        await passkeys.add({ ...body, session, site: readSite(context), browser })
        return undefined
      },
    }),
    defineRoute({
      endpoint: getPasskeys,
      access,
      handle: async ({ context }) => ({
        passkeys: await passkeys.list(await requireWalletSession({ context, logins })),
      }),
    }),
  ]
}

/** Refuses a body that has the result of a PRF, before anything reads, stores or logs it. */
function refusePrfResults(): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const text = await context.req.text()
    let body: unknown
    try {
      if (text.length <= defaultBodyLength && isModestJson(text)) body = JSON.parse(text)
    } catch {
      // The route refuses a body that is not JSON, and one that would take long to parse.
    }
    if (hasPrfResult(body)) {
      throw new ApiRefusal(
        'invalid_request',
        'The body has the result of a PRF, which is a share of the wallet and must not leave the browser. It was not stored. Send the credential without clientExtensionResults.',
      )
    }
    await next()
  }
}
