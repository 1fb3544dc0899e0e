import type { MiddlewareHandler } from 'hono'
import { devProjectId } from '../../config/devProject.ts'
import type { SecurityLog } from '../../observe/createSecurityLog.ts'
import { isOriginAllowed } from '../../projects/isOriginAllowed.ts'
import type { OriginRefusals } from '../../projects/createOriginRefusals.ts'
import type { ProjectFinder } from '../../projects/Project.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import { assertLeft, chargeBudget } from '../chargeBudget.ts'
import type { Budgets } from '../createBudgets.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'
import { requireSecret } from '../requireSecret.ts'

/**
 * Admits requests with a known, active project (`projectId` in the query), an allowed origin and rates within the
 * limits, and sets `project`. Programs send no origin; a project can require a secret of them. An address that has used up its share
 * causes no database query.
 *
 * Throws `project_required`, `project_not_found`, `project_inactive`, `origin_not_allowed`, `rate_limited`, and what
 * `requireSecret` throws. Clients
 * recognise the errors by the first words of their messages (S8.045, S8.047).
 *
 * @param parameters.ignoresOrigin for the route that returns the allowed origins, which pages of other origins call
 *   too.
 */
export function requireProject(parameters: {
  readonly projects: ProjectFinder
  /** Counts requests from an origin that is not allowed. */
  readonly refusals: Pick<OriginRefusals, 'count'>
  readonly budgets: Pick<Budgets, 'http' | 'lookup' | 'token'>
  readonly securityLog: SecurityLog
  /** Whether the project `dev` also answers clients on other machines. */
  readonly isDevOpen: boolean
  readonly ignoresOrigin?: boolean | undefined
  /** The origin of the dashboard, if visitors may know it. */
  readonly getDashboardUrl?: (() => string | undefined) | undefined
}): MiddlewareHandler<HttpEnvironment> {
  const { budgets, getDashboardUrl, ignoresOrigin = false, isDevOpen, projects, refusals, securityLog } = parameters
  return async (context, next) => {
    const client = context.get('client')
    const projectId = context.req.query('projectId')
    if (projectId === undefined || projectId === '') {
      throw new ApiRefusal('project_required', 'Send the project id as the query parameter projectId.')
    }
    // No limits for the developer's own machine.
    const isUnlimited = client.isLoopback && projectId === devProjectId
    const address = { address: client, isUnlimited }
    await chargeBudget({ budget: budgets.http, spender: address, work: 1 })
    if (!projects.isCached(projectId)) await assertLeft({ budget: budgets.lookup, spender: address })
    const project = projectId.length <= 128 ? await projects.find(projectId) : undefined
    if (project === undefined) {
      await chargeBudget({ budget: budgets.lookup, spender: address, work: 1 })
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
    await chargeBudget({ budget: budgets.http, spender: { projectId: project.key, isUnlimited }, work: 1 })
    if (!project.isActive) {
      throw new ApiRefusal('project_inactive', 'This project is not active. The operator can activate it.')
    }
    await requireSecret({ context, project, budget: budgets.token, securityLog })
    const origin = context.req.header('origin')
    if (!ignoresOrigin && origin !== undefined && !isOriginAllowed({ project, origin })) {
      refusals.count({ projectKey: project.key, origin })
      securityLog.refused({
        purpose: 'http',
        share: 'project',
        unit: 'origin',
        address: client,
        projectId: project.key,
      })
      const dashboard = getDashboardUrl?.()
      const page = dashboard === undefined ? '' : ` at ${dashboard}/dashboard/p/${projectId}/settings/origins`
      throw new ApiRefusal(
        'origin_not_allowed',
        `Unauthorized: origin not allowed. The operator must allow ${origin.slice(0, 200)} for this project${page}.`,
      )
    }
    context.set('project', project)
    await next()
  }
}
