import type { Settings } from '../config/Settings.ts'
import type { RateLimiter } from '../limits/RateLimiter.ts'
import type { ProjectFinder } from '../projects/Project.ts'
import { limitAddress } from './middleware/limitAddress.ts'
import { requireProject } from './middleware/requireProject.ts'
import { requireToken } from './middleware/requireToken.ts'
import type { RouteGuards } from './mount.ts'

/** Creates the middleware that protects the routes of each access level. */
export function createGuards(parameters: {
  readonly projects: ProjectFinder
  readonly limiter: RateLimiter
  readonly settings: Pick<Settings, 'http' | 'adminToken' | 'isDevOpen'>
}): RouteGuards {
  const { limiter, projects, settings } = parameters
  const { requestsPerAddress, requestsPerProject } = settings.http
  const project = { projects, limiter, requestsPerAddress, requestsPerProject, isDevOpen: settings.isDevOpen }
  return {
    project: [requireProject(project)],
    projectFromAnywhere: [requireProject({ ...project, ignoresOrigin: true })],
    public: [limitAddress({ limiter, requestsPerAddress })],
    operator: [requireToken({ token: settings.adminToken, variable: 'LATCHKEY_ADMIN_TOKEN', limiter })],
  }
}
