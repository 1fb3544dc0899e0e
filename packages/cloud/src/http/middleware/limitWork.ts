import type { MiddlewareHandler } from 'hono'
import type { Budget } from '../../limits/Budget.ts'
import { chargeBudget, getSpender } from '../chargeBudget.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'

/** Charges a budget for each request. Loopback is exempt from limits on routes without a project. */
export function limitWork(parameters: {
  readonly budget: Budget
  readonly work?: number | undefined
}): MiddlewareHandler<HttpEnvironment> {
  const { budget, work = 1 } = parameters
  return async (context, next) => {
    await chargeBudget({ budget, spender: getSpender(context), work })
    await next()
  }
}
