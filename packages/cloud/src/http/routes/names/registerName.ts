import { registerName } from '@latchkey/protocol/api'
import type { NameRegistry } from '../../../names/createNameRegistry.ts'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import type { Budgets } from '../../createBudgets.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { CloudContext } from '../../../CloudContext.ts'
import { limitStorage } from '../../middleware/limitStorage.ts'
import type { Route } from '../../Route.ts'

/** Registers a name for the address that has signed the request. */
export function registerNameRoute(parameters: {
  readonly registry: NameRegistry
  readonly context: Pick<CloudContext, 'disk' | 'securityLog'>
  readonly budgets: Pick<Budgets, 'nameRegistrations' | 'nameRegistrationsPerDay' | 'stored'>
}): Route {
  const { budgets, context: cloud, registry } = parameters
  return defineRoute({
    endpoint: registerName,
    access: 'project',
    guards: [limitStorage({ cloud, budgets })],
    handle: async ({ body, context }) => {
      const spender = getSpender(context)
      // Before the signature is verified, which may ask a chain.
      await chargeBudget({ budget: budgets.nameRegistrations, spender, work: 1 })
      await chargeBudget({ budget: budgets.nameRegistrationsPerDay, spender, work: 1 })
      await registry.register(body, { signal: context.get('signal') })
      return { success: true }
    },
  })
}
