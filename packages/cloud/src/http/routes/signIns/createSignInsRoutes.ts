import {
  adminEndAccountSignIns,
  adminEndSignIn,
  adminEndSignIns,
  adminFindSignIns,
  adminGetSignInCounts,
  adminListSignIns,
} from '@latchkey/protocol/operator'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { createProjectKeyReader } from '../analytics/createProjectKeyReader.ts'

/** The operator's routes of the sign-ins of a project. */
export function createSignInsRoutes(services: Pick<CloudServices, 'openProjects' | 'signIns'>): readonly Route[] {
  const { signIns } = services
  const access = 'operator'
  const readKey = createProjectKeyReader(services)
  return [
    defineRoute({
      access,
      endpoint: adminGetSignInCounts,
      handle: async (request) => signIns.openRegister(request.context.get('actor')).count(await readKey(request)),
    }),
    defineRoute({
      access,
      endpoint: adminListSignIns,
      handle: async (request) => {
        const { entries, ...filter } = request.query
        const projectKey = await readKey(request)
        return signIns.openRegister(request.context.get('actor')).list({ ...filter, limit: entries, projectKey })
      },
    }),
    defineRoute({
      access,
      endpoint: adminFindSignIns,
      handle: async (request) => {
        const { address } = request.body
        const projectKey = await readKey(request)
        return { signIns: await signIns.openRegister(request.context.get('actor')).find({ projectKey, address }) }
      },
    }),
    defineRoute({
      access,
      endpoint: adminEndSignIn,
      handle: async (request) => {
        const signIn = { projectKey: await readKey(request), id: request.parameters.signIn }
        return { ended: await signIns.openRegister(request.context.get('actor')).end(signIn) }
      },
    }),
    defineRoute({
      access,
      endpoint: adminEndAccountSignIns,
      handle: async (request) => {
        const signIn = { projectKey: await readKey(request), id: request.parameters.signIn }
        return { ended: await signIns.openRegister(request.context.get('actor')).endOfAccount(signIn) }
      },
    }),
    defineRoute({
      access,
      endpoint: adminEndSignIns,
      handle: async (request) => ({
        ended: await signIns.openRegister(request.context.get('actor')).endAll(await readKey(request)),
      }),
    }),
  ]
}
