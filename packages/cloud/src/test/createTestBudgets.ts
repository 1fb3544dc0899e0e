import { readSettings } from '../config/readSettings.ts'
import { type Budgets, createBudgets } from '../http/createBudgets.ts'
import { createTestGuards } from './createTestGuards.ts'

/** Creates the budgets of the HTTP API with the default settings, or other numbers of requests per minute. */
export function createTestBudgets(parameters: {
  readonly now: () => number
  readonly requestsPerAddress?: number
  readonly requestsPerProject?: number
}): Budgets {
  const { now, requestsPerAddress = 1_000, requestsPerProject = 1_000 } = parameters
  const { settings } = readSettings({ environment: {} })
  const http = { ...settings.http, requestsPerAddress, requestsPerProject }
  return createBudgets({ context: createTestGuards({ now }), settings: { ...settings, http } })
}
