import {
  answerSocialLogin,
  beginSocialLogin,
  getSocialLoginState,
  redeemLoginTicket,
  socialPaths,
  startSocialLogin,
} from '@latchkey/protocol/embedded'
import { constants } from '../../../embedded/constants.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { limitStorage } from '../../middleware/limitStorage.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'
import { type JudgeApp, requireApp } from './judgeApp.ts'
import { keepSocialSession } from './keepSocialSession.ts'
import { readSocialCookie, writeSocialCookie } from './socialCookie.ts'

/**
 * Creates the routes of social logins.
 *
 * @param parameters.getUrl the origin of the secure site.
 */
export function createSocialRoutes({
  budgets,
  context: cloud,
  getUrl,
  judge,
  socials,
}: Pick<CloudServices, 'budgets' | 'context' | 'socials'> & {
  readonly judge: JudgeApp
  readonly getUrl: () => string
}): readonly Route[] {
  const access = 'projectFromAnywhere'
  const guards = [limitWork({ budget: budgets.signIn })]
  const writeGuards = [...guards, limitStorage({ cloud, budgets })]
  return [
    defineRoute({
      endpoint: startSocialLogin,
      access,
      guards: writeGuards,
      handle: async ({ body: { origin, provider }, context }) => {
        const { allowedOrigins, key, projectId } = context.get('project')
        requireApp({ judge, origin, allowedOrigins })
        const { attempt, id } = await socials.start({ projectKey: key, provider, origin })
        context.header('cache-control', 'no-store')
        const query = new URLSearchParams({ projectId, attempt: id }).toString()
        return context.json({
          attempt,
          path: `${socialPaths.wait}?${query}`,
          expiresIn: constants.socialLife / 1_000,
        })
      },
    }),
    defineRoute({
      endpoint: beginSocialLogin,
      access,
      guards: writeGuards,
      handle: async ({ body: { id }, context }) => {
        const cookie = writeSocialCookie(context)
        const url = await socials.begin({ projectKey: context.get('project').key, id, cookie, site: getUrl() })
        context.header('cache-control', 'no-store')
        return context.json({ url: url.href })
      },
    }),
    defineRoute({
      endpoint: answerSocialLogin,
      // A provider has one redirect URI for all projects. The state names the attempt, and so the project.
      access: 'public',
      guards: writeGuards,
      handle: async ({ body: { code, error, iss, provider, state }, context }) => {
        const answer = await socials.answer({
          provider,
          site: getUrl(),
          cookie: readSocialCookie(context),
          state,
          code: error === undefined ? code : undefined,
          iss,
        })
        context.header('cache-control', 'no-store')
        return context.json(answer)
      },
    }),
    defineRoute({
      endpoint: getSocialLoginState,
      access,
      guards,
      handle: async ({ body: { attempt }, context }) => {
        context.header('cache-control', 'no-store')
        return context.json({ state: await socials.getState({ projectKey: context.get('project').key, attempt }) })
      },
    }),
    defineRoute({
      endpoint: redeemLoginTicket,
      access,
      guards: writeGuards,
      handle: async ({ body: { attempt, keep, ticket }, context }) => {
        const session = await socials.redeem({ projectKey: context.get('project').key, attempt, ticket })
        context.header('cache-control', 'no-store')
        return context.json(keepSocialSession({ context, session, keep, now: cloud.now() }))
      },
    }),
  ]
}
