import {
  adminDeleteUser,
  adminEndUserSession,
  adminEndUserSessions,
  adminExportUsers,
  adminFindUsers,
  adminGetUser,
  adminGetUserCounts,
  adminKeepUser,
  adminRevealUser,
} from '@latchkey/protocol/operator'
import type { Context } from 'hono'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import { answerCsv } from '../../answerCsv.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'
import type { Route } from '../../Route.ts'
import { createProjectKeyReader } from '../analytics/createProjectKeyReader.ts'

/** The operator's routes of the users of the embedded wallet. */
export function createUsersRoutes(
  services: Pick<CloudServices, 'budgets' | 'openProjects' | 'openUsers'>,
): readonly Route[] {
  const { budgets, openUsers } = services
  const access = 'operator'
  const readKey = createProjectKeyReader(services)
  /** The register, and the user that a request names. */
  const open = async (request: {
    readonly context: Context<HttpEnvironment>
    readonly parameters: { readonly project: string; readonly user: string }
  }) => ({
    users: openUsers(request.context.get('actor')),
    user: { projectKey: await readKey(request), userId: request.parameters.user },
  })
  return [
    defineRoute({
      access,
      endpoint: adminGetUserCounts,
      handle: async (request) => openUsers(request.context.get('actor')).count(await readKey(request)),
    }),
    defineRoute({
      access,
      endpoint: adminExportUsers,
      handle: async (request) => {
        const key = await readKey(request)
        return answerCsv({ name: 'users.csv', rows: await openUsers(request.context.get('actor')).export(key) })
      },
    }),
    defineRoute({
      access,
      endpoint: adminFindUsers,
      handle: async (request) => ({
        users: await openUsers(request.context.get('actor')).find({
          projectKey: await readKey(request),
          find: request.body.find,
        }),
      }),
    }),
    defineRoute({
      access,
      endpoint: adminGetUser,
      handle: async (request) => {
        const { user, users } = await open(request)
        return users.get(user)
      },
    }),
    defineRoute({
      access,
      endpoint: adminRevealUser,
      handle: async (request) => {
        const { user, users } = await open(request)
        // All sessions of an operator, and all uses of a token, share the budget.
        const answer = await budgets.reveals.take({ client: request.context.get('actor').name }, { work: 1 })
        if (!answer.isAllowed) {
          const seconds = Math.ceil(answer.retryAfter / 1_000)
          throw new ApiRefusal(
            'rate_limited',
            `An operator can reveal 60 addresses an hour. This one was not revealed. Try again in ${seconds} s.`,
            { headers: { 'retry-after': String(seconds) } },
          )
        }
        return users.reveal(user)
      },
    }),
    defineRoute({
      access,
      endpoint: adminEndUserSession,
      handle: async (request) => {
        const { user, users } = await open(request)
        await users.endSession({ ...user, sessionId: request.parameters.session })
        return undefined
      },
    }),
    defineRoute({
      access,
      endpoint: adminEndUserSessions,
      handle: async (request) => {
        const { user, users } = await open(request)
        return { ended: await users.endSessions(user) }
      },
    }),
    defineRoute({
      access,
      endpoint: adminDeleteUser,
      handle: async (request) => {
        const { user, users } = await open(request)
        return users.orderDeletion({ ...user, language: request.query.language ?? 'en' })
      },
    }),
    defineRoute({
      access,
      endpoint: adminKeepUser,
      handle: async (request) => {
        const { user, users } = await open(request)
        await users.withdrawDeletion(user)
        return undefined
      },
    }),
  ]
}
