import type { Context } from 'hono'
import type { Budget } from '../limits/Budget.ts'
import type { SecurityLog } from '../observe/createSecurityLog.ts'
import type { Project } from '../projects/Project.ts'
import { isProjectSecret, secretHeader } from '../projects/projectSecret.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import { chargeBudget } from './chargeBudget.ts'
import { findPageOrigin } from './findPageOrigin.ts'
import type { HttpEnvironment } from './HttpEnvironment.ts'

/**
 * Admits programs with a secret of the project, and those without one if the project requires none. A secret that is
 * sent must be right even if none is required, so that it can be tried before it is. Pages send none: everyone can read
 * what a page contains.
 *
 * @param parameters.budget charged for wrong secrets.
 * @throws ApiRefusal `project_secret_required`, `project_secret_invalid`, `project_secret_exposed`, `rate_limited`.
 */
export async function requireSecret(parameters: {
  readonly context: Context<HttpEnvironment>
  readonly project: Pick<Project, 'key' | 'requiresSecret' | 'secretHashes'>
  readonly budget: Budget
  readonly securityLog: SecurityLog
}): Promise<void> {
  const { budget, context, project, securityLog } = parameters
  const secret = context.req.header(secretHeader)
  const isPage = findPageOrigin(context) !== undefined
  const address = context.get('client')
  const report = (unit: string): void =>
    securityLog.refused({ purpose: 'credential', share: 'address', unit, address, projectId: project.key })

  if (secret === undefined) {
    if (isPage || !project.requiresSecret) return
    throw new ApiRefusal(
      'project_secret_required',
      'Programs must send a secret of this project in the header X-Project-Secret. Nothing was done. The operator creates one with `latchkey-cloud projects secret add <project> <name>`.',
    )
  }
  if (isPage) {
    report('project_secret_in_page')
    throw new ApiRefusal(
      'project_secret_exposed',
      'A page sent a secret of the project, which is public now. Nothing was done. Remove it from the page, and replace it with `latchkey-cloud projects secret add` and `remove`. Pages need no secret.',
    )
  }
  if (isProjectSecret(secret, project.secretHashes)) return
  report('project_secret')
  await chargeBudget({ budget, spender: { address }, work: 1 })
  throw new ApiRefusal(
    'project_secret_invalid',
    'The secret in the header X-Project-Secret is not one of this project. Nothing was done. `latchkey-cloud projects show <project>` lists the names of its secrets, and `latchkey-cloud projects secret add <project> <name>` creates one.',
  )
}
