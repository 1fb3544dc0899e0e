import type { Context } from 'hono'
import { devProjectId } from '../config/devProject.ts'
import type { Budget, BudgetAnswer, Spender } from '../limits/Budget.ts'
import type { Project } from '../projects/Project.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import type { HttpEnvironment } from './HttpEnvironment.ts'

/**
 * Charges a budget.
 *
 * @throws ApiRefusal `rate_limited` with `Retry-After` if a share is exhausted. Nothing is charged then.
 */
export async function chargeBudget(parameters: {
  readonly budget: Budget
  readonly spender: Spender
  readonly work?: number | undefined
  readonly bytes?: number | undefined
}): Promise<void> {
  const { budget, bytes = 0, spender, work = 0 } = parameters
  assertAllowed(await budget.take(spender, { work, bytes }))
}

/** Throws as `chargeBudget` does if nothing is left, without charging. */
export async function assertLeft(parameters: { readonly budget: Budget; readonly spender: Spender }): Promise<void> {
  assertAllowed(await parameters.budget.peek(parameters.spender))
}

/** @throws ApiRefusal `rate_limited` for the answer of a budget that is exhausted. */
export function assertAllowed(answer: BudgetAnswer): void {
  if (answer.isAllowed) return
  const seconds = Math.ceil(answer.retryAfter / 1_000)
  const whose = answer.share === 'project' ? 'for this project' : 'from your address'
  const what = answer.unit === 'bytes' ? 'Too much data' : 'Too many requests'
  throw new ApiRefusal('rate_limited', `${what} ${whose}. Nothing was done. Try again in ${seconds} s.`, {
    headers: { 'retry-after': String(seconds) },
  })
}

/** Who pays for a request. The developer's own machine has no limits. */
export function getSpender(context: Context<HttpEnvironment>): Spender {
  const address = context.get('client')
  // Set only for routes that require a project.
  const project: Project | undefined = context.get('project')
  const isUnlimited = address.isLoopback && (project === undefined || project.key === devProjectId)
  return { address, projectId: project?.key, isUnlimited }
}
