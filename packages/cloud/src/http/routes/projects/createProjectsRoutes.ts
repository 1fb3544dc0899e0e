import {
  adminAddProjectSecret,
  adminCreateProject,
  adminGetProject,
  adminListProjects,
  adminRemoveProjectSecret,
  adminRetireProjectId,
  adminRotateProjectId,
  adminUpdateProject,
} from '@latchkey/protocol/project'
import type { Context } from 'hono'
import { CloudError } from '../../../CloudError.ts'
import type { ProjectStore } from '../../../projects/ProjectStore.ts'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'
import type { Route } from '../../Route.ts'

/** The operator's project routes. */
export function createProjectsRoutes({ openProjects }: Pick<CloudServices, 'openProjects'>): readonly Route[] {
  const access = 'operator'
  const open = (context: Context<HttpEnvironment>): ProjectStore => openProjects(context.get('actor'))
  return [
    defineRoute({
      access,
      endpoint: adminListProjects,
      handle: async ({ context }) => ({ projects: await open(context).list() }),
    }),
    defineRoute({
      access,
      endpoint: adminCreateProject,
      handle: ({ body, context }) => answer(open(context).create(body)),
    }),
    defineRoute({
      access,
      endpoint: adminGetProject,
      handle: ({ context, parameters }) => answer(open(context).get(parameters.project)),
    }),
    defineRoute({
      access,
      endpoint: adminUpdateProject,
      handle: ({ body, context, parameters }) => answer(open(context).update(parameters.project, body)),
    }),
    defineRoute({
      access,
      endpoint: adminRotateProjectId,
      handle: ({ context, parameters }) => answer(open(context).rotate(parameters.project)),
    }),
    defineRoute({
      access,
      endpoint: adminRetireProjectId,
      handle: ({ context, parameters }) => answer(open(context).retire(parameters.project, parameters.id)),
    }),
    defineRoute({
      access,
      endpoint: adminAddProjectSecret,
      handle: ({ body, context, parameters }) => answer(open(context).addSecret(parameters.project, body.name)),
    }),
    defineRoute({
      access,
      endpoint: adminRemoveProjectSecret,
      handle: ({ context, parameters }) => answer(open(context).removeSecret(parameters.project, parameters.secret)),
    }),
  ]
}

/** Converts errors of the store into refusals that the caller can act on. */
async function answer<value>(result: Promise<value>): Promise<value> {
  try {
    return await result
  } catch (error) {
    if (!(error instanceof CloudError)) throw error
    if (error.code === 'project.notFound') throw new ApiRefusal('not_found', error.message, { cause: error })
    if (error.code === 'project.invalid') throw new ApiRefusal('invalid_request', error.message, { cause: error })
    throw error
  }
}
