import { getNameSuggestions } from '@latchkey/protocol/api'
import type { NameRegistry } from '../../../names/createNameRegistry.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { refuseParameter } from '../account/parseAccount.ts'

/** Returns free names like the given one, and whether that one is taken. */
export function getNameSuggestionsRoute({ registry }: { readonly registry: NameRegistry }): Route {
  return defineRoute({
    endpoint: getNameSuggestions,
    access: 'project',
    handle: async ({ parameters: { name }, query: { zone } }) => {
      const suffix = zone?.toLowerCase().replace(/^\./, '')
      if (suffix !== undefined && suffix !== registry.suffix)
        refuseParameter('query.zone', `Names end in .${registry.suffix} here.`)
      return { suggestions: await registry.suggest(name) }
    },
  })
}
