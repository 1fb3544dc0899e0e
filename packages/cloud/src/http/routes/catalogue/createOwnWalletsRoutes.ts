import {
  adminAddCatalogueWallet,
  type adminCatalogueConflictSchema,
  adminChangeCatalogueWallet,
  adminGetCataloguePicture,
  adminGetCatalogueWallet,
  adminListCatalogue,
  adminRemoveCatalogueWallet,
  type EditedWallet,
} from '@latchkey/protocol/operator'
import type { Context } from 'hono'
import type { InferInput } from 'valibot'
import { createOwnWallets, type OwnWallets } from '../../../catalogue/createOwnWallets.ts'
import { answerImage } from '../../answerImage.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'
import { readRevision } from '../../readRevision.ts'
import type { Route } from '../../Route.ts'

const entries = 40

/** The operator's routes of the catalogue. */
export function createOwnWalletsRoutes(
  services: Pick<CloudServices, 'audit' | 'catalogue' | 'context'>,
): readonly Route[] {
  const { catalogue } = services
  const access = 'operator'
  const open = (context: Context<HttpEnvironment>): OwnWallets =>
    createOwnWallets({ ...services, actor: context.get('actor') })
  return [
    defineRoute({
      access,
      endpoint: adminListCatalogue,
      handle: ({ query: { page, search, which } }) => {
        const { count, data } = catalogue.listEntries({ page, entries, search, isOwn: which === 'own' })
        const own = catalogue.listEntries({ page: 1, entries: 1, isOwn: true }).count
        const wallets = data.map(({ isOwn, wallet: { chains, id, image_id, name } }) => ({
          id,
          name,
          chains,
          isOwn,
          picture: image_id ?? id,
        }))
        return { wallets, count, own }
      },
    }),
    defineRoute({
      access,
      endpoint: adminGetCatalogueWallet,
      handle: async ({ context, parameters }) => {
        const edited = await open(context).get(parameters.wallet)
        return answer(context, edited)
      },
    }),
    defineRoute({
      access,
      endpoint: adminGetCataloguePicture,
      handle: ({ context, parameters }) => answerImage(context, catalogue.getWalletImage(parameters.wallet)),
    }),
    defineRoute({
      access,
      endpoint: adminAddCatalogueWallet,
      handle: async ({ body, context }) => answer(context, await open(context).add(body)),
    }),
    defineRoute({
      access,
      endpoint: adminChangeCatalogueWallet,
      handle: async ({ body, context, parameters }) => {
        const change = { ...body, id: parameters.wallet, revision: readRevision(context) }
        const { edited, isChanged } = await open(context).change(change)
        return isChanged ? answer(context, edited) : answerConflict(context, edited)
      },
    }),
    defineRoute({
      access,
      endpoint: adminRemoveCatalogueWallet,
      handle: async ({ context, parameters }) => {
        const theirs = await open(context).remove({ id: parameters.wallet, revision: readRevision(context) })
        return theirs === undefined ? { removed: parameters.wallet } : answerConflict(context, theirs)
      },
    }),
  ]
}

function answer(context: Context<HttpEnvironment>, edited: EditedWallet): Response {
  context.header('etag', `"${edited.revision}"`)
  return context.json(edited)
}

function answerConflict(context: Context<HttpEnvironment>, theirs: EditedWallet): Response {
  const refusal: InferInput<typeof adminCatalogueConflictSchema> = {
    code: 'catalogue_conflict',
    message: 'The wallet was changed since it was read. Nothing was changed. Compare the versions, and try again.',
    requestId: context.get('requestId'),
    theirs,
  }
  context.header('etag', `"${theirs.revision}"`)
  return context.json(refusal, 409)
}
