import { lookUpName } from '@latchkey/protocol/api'
import type { NameRegistry } from '../../../names/createNameRegistry.ts'
import { toNameRecord } from '../../../names/toNameRecord.ts'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/** Returns the addresses of a registered name. */
export function lookUpNameRoute({ registry }: { readonly registry: NameRegistry }): Route {
  return defineRoute({
    endpoint: lookUpName,
    access: 'project',
    handle: async ({ parameters: { name } }) => {
      const found = await registry.find(name)
      if (found !== undefined) return toNameRecord(found)
      const description = 'No account has registered this name.'
      throw new ApiRefusal('not_found', description, { reasons: [{ name: 'name', description }] })
    },
  })
}
