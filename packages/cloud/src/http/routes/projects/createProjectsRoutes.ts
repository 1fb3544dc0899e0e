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
import { CloudError } from '../../../CloudError.ts'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/** The operator's project routes. */
export function createProjectsRoutes({ projects }: Pick<CloudServices, 'projects'>): readonly Route[] {
  const access = 'operator'
  return [
    defineRoute({
      access,
      endpoint: adminListProjects,
      handle: async () => ({ projects: await projects.list() }),
    }),
    defineRoute({
      access,
      endpoint: adminCreateProject,
      handle: ({ body }) => answer(projects.create(body)),
    }),
    defineRoute({
      access,
      endpoint: adminGetProject,
      handle: ({ parameters }) => answer(projects.get(parameters.project)),
    }),
    defineRoute({
      access,
      endpoint: adminUpdateProject,
      handle: ({ body, parameters }) => answer(projects.update(parameters.project, body)),
    }),
    defineRoute({
      access,
      endpoint: adminRotateProjectId,
      handle: ({ parameters }) => answer(projects.rotate(parameters.project)),
    }),
    defineRoute({
      access,
      endpoint: adminRetireProjectId,
      handle: ({ parameters }) => answer(projects.retire(parameters.project, parameters.id)),
    }),
    defineRoute({
      access,
      endpoint: adminAddProjectSecret,
      handle: ({ body, parameters }) => answer(projects.addSecret(parameters.project, body.name)),
    }),
    defineRoute({
      access,
      endpoint: adminRemoveProjectSecret,
      handle: ({ parameters }) => answer(projects.removeSecret(parameters.project, parameters.secret)),
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
