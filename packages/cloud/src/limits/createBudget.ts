import type { SecurityLog } from '../observe/createSecurityLog.ts'
import type { Budget, BudgetAnswer, BudgetCost, BudgetLimits, Spender } from './Budget.ts'
import { createCharging } from './createCharging.ts'
import type { RateLimiter } from './RateLimiter.ts'

/**
 * Creates one of the cloud's budgets, which all nodes share. Every refusal is counted and written to the security log.
 *
 * @param parameters.purpose what it is spent on; part of the keys, the metric and the log.
 */
export function createBudget(parameters: {
  readonly purpose: string
  readonly shares: BudgetLimits
  readonly limiter: Pick<RateLimiter, 'takeAll'>
  readonly securityLog: SecurityLog
}): Budget {
  const { limiter, ...options } = parameters
  const charging = createCharging(options)
  const charge = async (spender: Spender, cost: BudgetCost): Promise<BudgetAnswer> => {
    const charges = charging.list(spender, cost)
    if (charges.length === 0) return { isAllowed: true }
    return charging.judge(spender, charges, await limiter.takeAll(charges))
  }
  return {
    take: (spender, { bytes, work }) => charge(spender, { work: work || undefined, bytes: bytes || undefined }),
    peek: (spender) => charge(spender, { work: 0, bytes: 0 }),
  }
}
