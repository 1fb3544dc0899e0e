import { verifyLoginCode, verifyLoginDevice } from '@latchkey/protocol/embedded'
import type { Context } from 'hono'
import type { NewSession } from '../../../embedded/createLoginStore.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'
import { limitStorage } from '../../middleware/limitStorage.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import { requireDiskSpace } from '../../middleware/requireDiskSpace.ts'
import type { Route } from '../../Route.ts'
import { addBrowserCookie } from './browserCookie.ts'
import { writeWalletCookie } from './walletCookie.ts'

/** Logs in with a code. Every login begins a session of its own: a cookie that came along is replaced. */
export function verifyLoginCodeRoute({
  budgets,
  context: cloud,
  logins,
}: Pick<CloudServices, 'budgets' | 'context' | 'logins'>): Route {
  return defineRoute({
    endpoint: verifyLoginCode,
    access: 'projectFromAnywhere',
    guards: [limitWork({ budget: budgets.signIn }), limitStorage({ cloud, budgets })],
    handle: async ({ body, context }) => {
      const { attempt, code, keep } = body
      const projectKey = context.get('project').key
      const session = await logins.verifyCode({ projectKey, attempt, code })
      return context.json(keepSession({ context, logins, session, keep, now: cloud.now() }))
    },
  })
}

/**
 * Logs in once the link of the mail was confirmed. A login screen asks every 2 s, which the budget of the sign-in endpoints would not
 * last for; there is nothing to guess, because the secret of an attempt is random.
 */
export function verifyLoginDeviceRoute({ context: cloud, logins }: Pick<CloudServices, 'context' | 'logins'>): Route {
  return defineRoute({
    endpoint: verifyLoginDevice,
    access: 'projectFromAnywhere',
    guards: [requireDiskSpace(cloud)],
    handle: async ({ body: { attempt, keep }, context }) => {
      const session = await logins.verifyDevice({ projectKey: context.get('project').key, attempt })
      context.header('cache-control', 'no-store')
      if (session === undefined) return context.json({})
      return context.json({ session: keepSession({ context, logins, session, keep, now: cloud.now() }) })
    },
  })
}

/** Stores the session in the form that the frame asked for, and remembers the browser. Returns the answer for the frame. */
function keepSession(parameters: {
  readonly context: Context<HttpEnvironment>
  readonly logins: CloudServices['logins']
  readonly session: NewSession
  readonly keep: 'cookie' | 'memory'
  readonly now: number
}) {
  const { context, keep, logins, now, session } = parameters
  const { email, expiresAt, secret, userId } = session
  const login = { projectKey: context.get('project').key, email }
  const browser = logins.browsers.create(login)
  if (keep === 'cookie') {
    writeWalletCookie({ context, secret, life: expiresAt - now })
    const isSame = (token: string) => logins.browsers.find({ ...login, tokens: [token] }) !== undefined
    if (browser !== undefined) addBrowserCookie({ context, token: browser, isSame })
  }
  context.header('cache-control', 'no-store')
  return { user: { id: userId, email }, expiresAt, ...(keep === 'memory' ? { secret, browser } : {}) }
}
