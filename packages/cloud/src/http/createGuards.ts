import type { Settings } from '../config/Settings.ts'
import type { SecurityLog } from '../observe/createSecurityLog.ts'
import type { OperatorSessions } from '../operators/createOperatorSessions.ts'
import type { OriginRefusals } from '../projects/createOriginRefusals.ts'
import type { ProjectFinder } from '../projects/Project.ts'
import type { Budgets } from './createBudgets.ts'
import type { CloudServices } from './createCloudServices.ts'
import { requireDashboard } from './middleware/requireDashboard.ts'
import { requireListener } from './middleware/requireListener.ts'
import { limitWork } from './middleware/limitWork.ts'
import { requireOperator } from './middleware/requireOperator.ts'
import { requireProject } from './middleware/requireProject.ts'
import type { RouteGuards } from './mount.ts'

/** Creates the middleware that protects the routes of each access level. */
export function createGuards(parameters: {
  readonly projects: ProjectFinder
  readonly refusals: Pick<OriginRefusals, 'count'>
  readonly budgets: Budgets
  readonly securityLog: SecurityLog
  readonly sessions: Pick<OperatorSessions, 'find'>
  readonly getDashboardUrl: () => string | undefined
  readonly now: () => number
  readonly settings: Pick<Settings, 'admin' | 'adminTokens' | 'dashboard' | 'isDevOpen'>
}): RouteGuards {
  const { budgets, getDashboardUrl, now, projects, refusals, securityLog, sessions, settings } = parameters
  // The page of a refused origin learns no address that the operator has set apart from the public one.
  const isApart = settings.admin !== undefined || settings.dashboard.url !== undefined
  const project = {
    projects,
    refusals,
    budgets,
    securityLog,
    isDevOpen: settings.isDevOpen,
    getDashboardUrl: isApart ? undefined : getDashboardUrl,
  }
  const forClients = requireListener('public')
  return {
    project: [forClients, requireProject(project)],
    projectFromAnywhere: [forClients, requireProject({ ...project, ignoresOrigin: true })],
    public: [forClients, limitWork({ budget: budgets.http })],
    operator: (endpoint) => [
      requireListener('admin'),
      requireOperator({
        endpoint,
        tokens: settings.adminTokens,
        sessions,
        getDashboardUrl,
        budget: budgets.token,
        securityLog,
        now,
      }),
    ],
    operatorLogin: [
      requireListener('admin'),
      requireDashboard({ getDashboardUrl, securityLog }),
      limitWork({ budget: budgets.operatorLogins }),
    ],
  }
}

/** What the guards need of the services. */
export function toGuardParameters({
  budgets,
  context: { now, projects, refusals, securityLog },
  getDashboardUrl,
  operators: { sessions },
  settings,
}: Pick<CloudServices, 'budgets' | 'context' | 'getDashboardUrl' | 'operators' | 'settings'>): Parameters<
  typeof createGuards
>[0] {
  return { projects, refusals, budgets, securityLog, sessions, getDashboardUrl, now, settings }
}
