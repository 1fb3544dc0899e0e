import type { SecurityLog } from '../observe/createSecurityLog.ts'
import type { BudgetLimits, NodeBudget } from './Budget.ts'
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
  return {
    take(spender, { bytes, work }) {
      const charges = charging.list(spender, { work: work || undefined, bytes: bytes || undefined })
      return charging.judge(spender, charges, limiter.takeNow(charges))
    },
  }
}
