import type { MiddlewareHandler } from 'hono'
import { devProjectId } from '../../config/devProject.ts'
import type { RateLimiter } from '../../limits/RateLimiter.ts'
import { isOriginAllowed } from '../../projects/isOriginAllowed.ts'
import type { ProjectFinder } from '../../projects/Project.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'
import { takeRate } from '../takeRate.ts'

const minute = 60_000

/** Requests per address and minute with an unknown project. Each may cost a database query. */
const unknownPerMinute = 120

/**
 * Admits requests with a known, active project (`projectId` in the query), an allowed origin and rates within the
 * limits, and sets `project`. Servers send no origin and are not checked for one.
 *
 * Throws `project_required`, `project_not_found`, `project_inactive`, `origin_not_allowed`, `rate_limited`. Clients
 * recognise the errors by the first words of their messages (S8.045, S8.047).
 *
 * @param parameters.ignoresOrigin for the route that returns the allowed origins, which pages of other origins call
 *   too.
 */
export function requireProject(parameters: {
  readonly projects: ProjectFinder
  readonly limiter: RateLimiter
  readonly requestsPerAddress: number
  readonly requestsPerProject: number
  /** Whether the project `dev` also answers clients on other machines. */
  readonly isDevOpen: boolean
  readonly ignoresOrigin?: boolean | undefined
}): MiddlewareHandler<HttpEnvironment> {
  const { ignoresOrigin = false, isDevOpen, limiter, projects, requestsPerAddress, requestsPerProject } = parameters
  return async (context, next) => {
    const client = context.get('client')
    const projectId = context.req.query('projectId')
    if (projectId === undefined || projectId === '') {
      throw new ApiRefusal('project_required', 'Send the project id as the query parameter projectId.')
    }
    const project = projectId.length <= 128 ? await projects.find(projectId) : undefined
    if (project === undefined) {
      await takeRate({
        limiter,
        rate: { key: `unknown:${client.key}`, atMost: unknownPerMinute, window: minute },
      })
      throw new ApiRefusal(
        'project_not_found',
        'Unauthorized: invalid key. There is no project with this projectId. The operator can list projects with `latchkey-cloud projects list`.',
      )
    }
    if (project.key === devProjectId && !isDevOpen && !client.isLoopback) {
      throw new ApiRefusal(
        'project_not_found',
        'The project dev answers only programs on the machine of the cloud. The operator can open it to others with LATCHKEY_DEV=1, or create a project with `latchkey-cloud projects create`.',
      )
    }
    // No limits for the developer's own machine.
    if (!(project.key === devProjectId && client.isLoopback)) {
      await takeRate({
        limiter,
        rate: { key: `http:${project.key}:${client.key}`, atMost: requestsPerAddress, window: minute },
      })
      await takeRate({ limiter, rate: { key: `http:${project.key}`, atMost: requestsPerProject, window: minute } })
    }
    if (!project.isActive) {
      throw new ApiRefusal('project_inactive', 'This project is not active. The operator can activate it.')
    }
    const origin = context.req.header('origin')
    if (!ignoresOrigin && origin !== undefined && !isOriginAllowed({ project, origin })) {
      throw new ApiRefusal(
        'origin_not_allowed',
        `Unauthorized: origin not allowed. The operator must allow ${origin.slice(0, 200)} for this project.`,
      )
    }
    context.set('project', project)
    await next()
  }
}
