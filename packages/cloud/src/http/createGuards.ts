import type { Settings } from '../config/Settings.ts'
import type { SecurityLog } from '../observe/createSecurityLog.ts'
import type { ProjectFinder } from '../projects/Project.ts'
import type { Budgets } from './createBudgets.ts'
import { requireListener } from './middleware/requireListener.ts'
import { limitWork } from './middleware/limitWork.ts'
import { requireProject } from './middleware/requireProject.ts'
import { requireToken } from './middleware/requireToken.ts'
import type { RouteGuards } from './mount.ts'

/** Creates the middleware that protects the routes of each access level. */
export function createGuards(parameters: {
  readonly projects: ProjectFinder
  readonly budgets: Budgets
  readonly securityLog: SecurityLog
  readonly settings: Pick<Settings, 'adminTokens' | 'isDevOpen'>
}): RouteGuards {
  const { budgets, projects, securityLog, settings } = parameters
  const project = { projects, budgets, securityLog, isDevOpen: settings.isDevOpen }
  const forClients = requireListener('public')
  return {
    project: [forClients, requireProject(project)],
    projectFromAnywhere: [forClients, requireProject({ ...project, ignoresOrigin: true })],
    public: [forClients, limitWork({ budget: budgets.http })],
    operator: [
      requireListener('admin'),
      requireToken({
        tokens: settings.adminTokens,
        variable: 'LATCHKEY_ADMIN_TOKEN',
        kind: 'admin_token',
        budget: budgets.token,
        securityLog,
      }),
    ],
  }
}
