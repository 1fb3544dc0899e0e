import {
  adminCreateProject,
  adminGetProject,
  adminListProjects,
  adminRetireProjectId,
  adminRotateProjectId,
  adminUpdateProject,
} from '@latchkey/protocol/project'
import { CloudError } from '../../../CloudError.ts'
import type { ProjectStore } from '../../../projects/ProjectStore.ts'
import { ApiRefusal } from '../../ApiRefusal.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import type { RouteOptions } from '../../RouteOptions.ts'

/** The operator's calls about projects. */
export function createProjectRoutes({
  store,
  ...options
}: RouteOptions & { readonly store: ProjectStore }): readonly Route[] {
  const access = 'operator'
  return [
    defineRoute({
      ...options,
      access,
      endpoint: adminListProjects,
      handle: async () => ({ projects: await store.list() }),
    }),
    defineRoute({
      ...options,
      access,
      endpoint: adminCreateProject,
      handle: ({ body }) => answer(store.create(body)),
    }),
    defineRoute({
      ...options,
      access,
      endpoint: adminGetProject,
      handle: ({ parameters }) => answer(store.get(parameters.project)),
    }),
    defineRoute({
      ...options,
      access,
      endpoint: adminUpdateProject,
      handle: ({ body, parameters }) => answer(store.update(parameters.project, body)),
    }),
    defineRoute({
      ...options,
      access,
      endpoint: adminRotateProjectId,
      handle: ({ parameters }) => answer(store.rotate(parameters.project)),
    }),
    defineRoute({
      ...options,
      access,
      endpoint: adminRetireProjectId,
      handle: ({ parameters }) => answer(store.retire(parameters.project, parameters.id)),
    }),
  ]
}

/** What the store refuses is the caller's to mend. */
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
