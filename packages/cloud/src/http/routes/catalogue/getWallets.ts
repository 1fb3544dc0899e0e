import { getWallets, IMAGE_DATA_LIMIT, type CatalogueWallet } from '@latchkey/protocol/catalogue'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'

/** Lists wallets of the catalogue. */
export function getWalletsRoute({ budgets, catalogue }: Pick<CloudServices, 'budgets' | 'catalogue'>): Route {
  const withImage = (wallet: CatalogueWallet): CatalogueWallet => {
    const image = wallet.image_id ? catalogue.getWalletImage(wallet.image_id) : undefined
    if (image === undefined || image.bytes.byteLength > IMAGE_DATA_LIMIT) return wallet
    return { ...wallet, image_data: `data:${image.mediaType};base64,${Buffer.from(image.bytes).toString('base64')}` }
  }
  return defineRoute({
    endpoint: getWallets,
    access: 'project',
    guards: [limitWork({ budget: budgets.catalogue, work: 5 })],
    handle: ({ query }) => {
      const { data, count } = catalogue.list({
        page: query.page,
        entries: query.entries,
        include: toList(query.include),
        exclude: toList(query.exclude),
        chains: toList(query.chains),
        search: query.search === '' ? undefined : query.search,
        badge: query.badge_type === '' ? undefined : query.badge_type,
      })
      return { data: data.map((wallet, index) => (index < query.images ? withImage(wallet) : wallet)), count }
    },
  })
}

/** Splits a comma-separated filter; `undefined` if it is empty. */
function toList(text: string | undefined): readonly string[] | undefined {
  const values = (text ?? '').split(',').flatMap((value) => (value.trim() === '' ? [] : [value.trim()]))
  return values.length === 0 ? undefined : values
}
