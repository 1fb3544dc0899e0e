import type { MiddlewareHandler } from 'hono'
import { devProjectId } from '../../config/devProject.ts'
import type { RateLimiter } from '../../limits/RateLimiter.ts'
import { isOriginAllowed } from '../../projects/isOriginAllowed.ts'
import type { ProjectFinder } from '../../projects/Project.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'
import { takeRate } from '../takeRate.ts'

const minute = 60_000

/** Requests with a project that does not exist, of one address in a minute: each may cost a look into the database. */
const unknownPerMinute = 120

/**
 * Lets a request through that names a project by `projectId` in its query, comes from an origin that may use it, and keeps
 * within the limits; the route finds it as `project`. A server sends no origin and is not asked for one.
 *
 * It throws the refusals `project_required`, `project_not_found`, `project_inactive`, `origin_not_allowed`,
 * `rate_limited`. The first words of the messages are those by which clients know them (S8.045, S8.047).
 *
 * @param parameters.ignoresOrigin for the route that tells an app which origins are allowed, which is asked by pages that
 *   are not.
 */
export function requireProject(parameters: {
  readonly projects: ProjectFinder
  readonly limiter: RateLimiter
  readonly requestsPerAddress: number
  readonly requestsPerProject: number
  readonly ignoresOrigin?: boolean | undefined
}): MiddlewareHandler<HttpEnvironment> {
  const { ignoresOrigin = false, limiter, projects, requestsPerAddress, requestsPerProject } = parameters
  return async (context, next) => {
    const client = context.get('client')
    const projectId = context.req.query('projectId')
    if (projectId === undefined || projectId === '') {
      throw new ApiRefusal('project_required', 'Name a project by the query parameter projectId.')
    }
    const project = projectId.length <= 128 ? await projects.find(projectId) : undefined
    if (project === undefined) {
      await takeRate({
        limiter,
        rate: { key: `unknown:${client.key}`, atMost: unknownPerMinute, window: minute },
      })
      throw new ApiRefusal(
        'project_not_found',
        'Unauthorized: invalid key. There is no project with this projectId. Its operator lists them with `latchkey-cloud projects list`.',
      )
    }
    // A developer's machine is nobody else's.
    if (!(project.key === devProjectId && client.isLoopback)) {
      await takeRate({
        limiter,
        rate: { key: `http:${project.key}:${client.key}`, atMost: requestsPerAddress, window: minute },
      })
      await takeRate({ limiter, rate: { key: `http:${project.key}`, atMost: requestsPerProject, window: minute } })
    }
    if (!project.isActive) {
      throw new ApiRefusal('project_inactive', 'This project is not active. Its operator can activate it.')
    }
    const origin = context.req.header('origin')
    if (!ignoresOrigin && origin !== undefined && !isOriginAllowed({ project, origin })) {
      throw new ApiRefusal(
        'origin_not_allowed',
        `Unauthorized: origin not allowed. The operator of this project has to allow ${origin.slice(0, 200)}.`,
      )
    }
    context.set('project', project)
    await next()
  }
}
