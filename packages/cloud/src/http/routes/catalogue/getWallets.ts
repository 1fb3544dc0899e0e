import { getWallets } from '@latchkey/protocol/catalogue'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

/** Lists wallets of the catalogue. */
export function getWalletsRoute({ catalogue }: Pick<CloudServices, 'catalogue'>): Route {
  return defineRoute({
    endpoint: getWallets,
    access: 'project',
    handle: ({ query }) =>
      catalogue.list({
        page: query.page,
        entries: query.entries,
        include: toList(query.include),
        exclude: toList(query.exclude),
        chains: toList(query.chains),
        search: query.search === '' ? undefined : query.search,
        badge: query.badge_type === '' ? undefined : query.badge_type,
      }),
  })
}

/** Splits a comma-separated filter; `undefined` if it is empty. */
function toList(text: string | undefined): readonly string[] | undefined {
  const values = (text ?? '').split(',').flatMap((value) => (value.trim() === '' ? [] : [value.trim()]))
  return values.length === 0 ? undefined : values
}
