import { adminListEvents } from '@latchkey/protocol/project'
import { CloudError } from '../../../CloudError.ts'
import type { ProjectStore } from '../../../projects/ProjectStore.ts'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/** Lists a project's events for its operator. */
export function adminListEventsRoute({ events, openProjects }: Pick<CloudServices, 'events' | 'openProjects'>): Route {
  return defineRoute({
    endpoint: adminListEvents,
    access: 'operator',
    handle: async ({ context, parameters: { project }, query }) => {
      const { key } = await findProject(openProjects(context.get('actor')), project)
      const filter = { projectKey: key, from: query.from, to: query.to, event: query.event }
      const { data, next } = await events.list({ ...filter, limit: query.entries, cursor: query.cursor })
      return {
        data,
        next: next === undefined ? null : String(next),
        ...(query.cursor === undefined ? { counts: await events.count(filter) } : {}),
      }
    },
  })
}

async function findProject(projects: Pick<ProjectStore, 'get'>, reference: string): Promise<{ readonly key: string }> {
  try {
    return await projects.get(reference)
  } catch (error) {
    if (!(error instanceof CloudError) || error.code !== 'project.notFound') throw error
    throw new ApiRefusal('not_found', error.message, { cause: error })
  }
}
