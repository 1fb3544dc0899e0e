import type { SecurityLog } from '../observe/createSecurityLog.ts'
import type { Budget, BudgetAnswer, BudgetLimit, BudgetLimits, BudgetShare, BudgetUnit, Spender } from './Budget.ts'
import type { Charge, RateLimiter } from './RateLimiter.ts'

interface BudgetCharge extends Charge {
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
 * Creates one of the cloud's budgets. Every refusal is counted and written to the security log.
 *
 * @param parameters.purpose what it is spent on; part of the keys, the metric and the log.
 */
export function createBudget(parameters: {
  readonly purpose: string
  readonly shares: BudgetLimits
  readonly limiter: Pick<RateLimiter, 'takeAll'>
  readonly securityLog: SecurityLog
}): Budget {
  const { limiter, purpose, securityLog, shares } = parameters

  const toCharges = (spender: Spender, costs: { readonly [unit in BudgetUnit]?: number | undefined }): BudgetCharge[] =>
    findPayers(spender, shares).flatMap(({ factor, key, limits, share }) =>
      units.flatMap((unit) => {
        const cost = costs[unit]
        const limit: BudgetLimit | undefined = limits?.[unit]
        if (cost === undefined || limit === undefined) return []
        const rate = { key: `${purpose}:${unit}:${share}:${key}`, atMost: limit.atMost * factor, window: limit.window }
        return [{ share, unit, rate, cost }]
      }),
    )

  const charge = async (spender: Spender, charges: readonly BudgetCharge[]): Promise<BudgetAnswer> => {
    if (charges.length === 0) return { isAllowed: true }
    const answer = await limiter.takeAll(charges)
    if (answer.isAllowed) return answer
    const { refused, retryAfter } = answer
    const { share, unit } = charges.find(({ rate }) => rate.key === refused.rate.key) ?? { share: 'node', unit: 'work' }
    securityLog.refused({ purpose, share, unit, address: spender.address, projectId: spender.projectId })
    return { isAllowed: false, share, unit, retryAfter }
  }

  return {
    take: (spender, { bytes = 0, work = 0 }) =>
      charge(
        spender,
        toCharges(spender, { work: work === 0 ? undefined : work, bytes: bytes === 0 ? undefined : bytes }),
      ),
    peek: (spender) => charge(spender, toCharges(spender, { work: 0, bytes: 0 })),
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
