import { startFarcasterLogin, verifyFarcasterLogin } from '@latchkey/protocol/embedded'
import { constants } from '../../../embedded/constants.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { limitStorage } from '../../middleware/limitStorage.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import { requireDiskSpace } from '../../middleware/requireDiskSpace.ts'
import type { Route } from '../../Route.ts'
import { type JudgeApp, requireApp } from './judgeApp.ts'
import { keepSocialSession } from './keepSocialSession.ts'

/**
 * Creates the routes of logins with Farcaster.
 *
 * @param parameters.getUrl the origin of the secure site.
 */
export function createFarcasterRoutes({
  budgets,
  context: cloud,
  farcaster,
  getUrl,
  judge,
}: Pick<CloudServices, 'budgets' | 'context' | 'farcaster'> & {
  readonly judge: JudgeApp
  readonly getUrl: () => string
}): readonly Route[] {
  const access = 'projectFromAnywhere'
  return [
    defineRoute({
      endpoint: startFarcasterLogin,
      access,
      guards: [limitWork({ budget: budgets.signIn }), limitStorage({ cloud, budgets })],
      handle: async ({ body: { origin }, context }) => {
        const { allowedOrigins, key } = context.get('project')
        requireApp({ judge, origin, allowedOrigins })
        const started = await farcaster.start({
          projectKey: key,
          origin,
          site: getUrl(),
          signal: context.get('signal'),
        })
        context.header('cache-control', 'no-store')
        return context.json({ ...started, expiresIn: constants.farcasterLife / 1_000 })
      },
    }),
    defineRoute({
      endpoint: verifyFarcasterLogin,
      access,
      // A login screen asks every 2 s, which the budget of the sign-in endpoints would not last for. There is nothing to guess, but each
      // answer costs a call of the relay.
      guards: [limitWork({ budget: budgets.rpc }), requireDiskSpace(cloud)],
      handle: async ({ body: { attempt, keep }, context }) => {
        const session = await farcaster.verify({
          projectKey: context.get('project').key,
          attempt,
          site: getUrl(),
          signal: context.get('signal'),
        })
        context.header('cache-control', 'no-store')
        if (session === undefined) return context.json({})
        return context.json({ session: keepSocialSession({ context, session, keep, now: cloud.now() }) })
      },
    }),
  ]
}
