import type { SecurityLog } from '../observe/createSecurityLog.ts'
import type { BudgetAnswer, BudgetCost, BudgetLimit, BudgetLimits, BudgetShare, BudgetUnit, Spender } from './Budget.ts'
import type { Charge, ChargesAnswer } from './RateLimiter.ts'

/** What every budget does, however its limiter answers. */
export interface Charging {
  /** What a spender's shares are charged. Units without a cost are not looked at, and 0 asks whether 1 is left. */
  list(spender: Spender, cost: BudgetCost): readonly BudgetCharge[]
  /** Converts a limiter's answer. Counts and logs refusals. */
  judge(spender: Spender, charges: readonly BudgetCharge[], answer: ChargesAnswer): BudgetAnswer
}

/** What a share is charged. */
export interface BudgetCharge extends Charge {
  readonly share: BudgetShare
  readonly unit: BudgetUnit
}

interface Payer {
  readonly share: BudgetShare
  readonly key: string
  readonly limits: BudgetLimits[keyof BudgetLimits]
  readonly factor: number
}

const units = ['work', 'bytes'] as const

/**
 * Creates the charging of a budget.
 *
 * @param parameters.purpose what it is spent on; part of the keys, the metric and the log.
 */
export function createCharging(parameters: {
  readonly purpose: string
  readonly shares: BudgetLimits
  readonly securityLog: SecurityLog
}): Charging {
  const { purpose, securityLog, shares } = parameters
  return {
    list: (spender, costs) =>
      findPayers(spender, shares).flatMap(({ factor, key, limits, share }) =>
        units.flatMap((unit) => {
          const cost = costs[unit]
          const limit: BudgetLimit | undefined = limits?.[unit]
          if (cost === undefined || limit === undefined) return []
          const rate = {
            key: `${purpose}:${unit}:${share}:${key}`,
            atMost: limit.atMost * factor,
            window: limit.window,
          }
          return [{ share, unit, rate, cost }]
        }),
      ),
    judge(spender, charges, answer) {
      if (answer.isAllowed) return answer
      const { refused, retryAfter } = answer
      const { share, unit } = charges.find(({ rate }) => rate.key === refused.rate.key) ?? {
        share: 'node',
        unit: 'work',
      }
      securityLog.refused({ purpose, share, unit, address: spender.address, projectId: spender.projectId })
      return { isAllowed: false, share, unit, retryAfter }
    },
  }
}

function findPayers(spender: Spender, shares: BudgetLimits): readonly Payer[] {
  const { address, client, isUnlimited = false, projectId } = spender
  if (isUnlimited) return []
  const payer = (share: keyof BudgetLimits, key: string | undefined): Payer[] =>
    key === undefined ? [] : [{ share, key, limits: shares[share], factor: 1 }]
  return [
    ...payer('client', client),
    ...payer('address', address?.key),
    ...(address?.networks ?? []).map(({ factor, key }): Payer => ({
      share: 'network',
      key,
      limits: shares.address,
      factor,
    })),
    ...payer('project', projectId),
    ...payer('node', ''),
  ]
}
