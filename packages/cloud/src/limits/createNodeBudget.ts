import type { SecurityLog } from '../observe/createSecurityLog.ts'
import type { BudgetAnswer, BudgetCost, BudgetLimits, NodeBudget, Spender } from './Budget.ts'
import { createCharging } from './createCharging.ts'
import type { MemoryRateLimiter } from './createMemoryRateLimiter.ts'

/**
 * Creates a budget that counts on this node alone and answers at once: for what is so frequent that a question to Redis
 * would cost more than the work itself. Apart from that it is a budget like the others.
 */
export function createNodeBudget(parameters: {
  readonly purpose: string
  readonly shares: BudgetLimits
  readonly limiter: Pick<MemoryRateLimiter, 'takeNow'>
  readonly securityLog: SecurityLog
}): NodeBudget {
  const { limiter, ...options } = parameters
  const charging = createCharging(options)
  const charge = (spender: Spender, cost: BudgetCost): BudgetAnswer => {
    const charges = charging.list(spender, cost)
    return charging.judge(spender, charges, limiter.takeNow(charges))
  }
  return {
    take: (spender, { bytes, work }) => charge(spender, { work: work || undefined, bytes: bytes || undefined }),
    peek: (spender) => charge(spender, { work: 0, bytes: 0 }),
  }
}
