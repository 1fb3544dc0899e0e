import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import type { CloudContext } from '../CloudContext.ts'
import type { CatalogueEntry } from './CatalogueEntry.ts'
import type { CatalogueImage } from './CatalogueImage.ts'
import { catalogueChannel } from './catalogueChannel.ts'
import { createWalletIndex, type ListWalletsParameters, type WalletIndex } from './createWalletIndex.ts'
import { walletPictures } from './data/generated/walletPictures.ts'
import { shippedWallets } from './data/shippedWallets.ts'
import { mergeWallets } from './mergeWallets.ts'
import { createMonogram } from './pictures/createMonogram.ts'
import { findPublicPicture } from './pictures/findPublicPicture.ts'
import { getOwn } from './pictures/getOwn.ts'
import { readPicture } from './pictures/readPicture.ts'
import { readImportedWallets } from './readImportedWallets.ts'

/** The wallets that the cloud knows: shipped and imported ones. */
export interface Catalogue {
  list(parameters: ListWalletsParameters): { readonly data: readonly CatalogueWallet[]; readonly count: number }
  /** As `list`, with what operators see besides. */
  listEntries(parameters: ListWalletsParameters): { readonly data: readonly CatalogueEntry[]; readonly count: number }
  /** A wallet's picture by `image_id`: its icon, or a generated monogram if it has none. */
  getWalletImage(imageId: string): CatalogueImage | undefined
  /** The picture of a network, a currency or a token. */
  getPublicImage(kind: 'asset' | 'currency' | 'token', id: string): CatalogueImage | undefined
  /** Reads the imported wallets again, for example after an import on another node. */
  reload(): Promise<void>
}

/** A catalogue that follows changes on other nodes until it is closed. */
export interface OpenCatalogue extends Catalogue {
  /** Unsubscribes and waits for a running reload. */
  close(): Promise<void>
}

/**
 * Creates the catalogue from the shipped and the imported wallets and keeps it up to date with imports on other nodes.
 *
 * @throws CloudError `storage.unavailable` if the imported wallets cannot be read.
 */
export async function createCatalogue(
  context: Pick<CloudContext, 'bus' | 'logger' | 'storage'>,
): Promise<OpenCatalogue> {
  const { bus, logger } = context
  const load = async (): Promise<WalletIndex> =>
    createWalletIndex(mergeWallets({ shipped: shippedWallets, imported: await readImportedWallets(context) }))

  let index = createWalletIndex(mergeWallets({ shipped: shippedWallets, imported: [] }))
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const reload = (): Promise<void> => {
    // A running load may have read before the change, so queue another one. A queued load has not started and will see
    // it.
    const run = async (): Promise<void> => {
      await running?.catch(() => undefined)
      next = undefined
      running = load().then((loaded) => {
        index = loaded
      })
      await running
    }
    next ??= run()
    return next
  }
  const reloadAside = (): void => {
    reload().catch((error: unknown) => {
      logger.error({ error }, 'Reloading the imported wallets failed; the previous list stays in use')
    })
  }

  const unsubscribe = await bus.subscribe(catalogueChannel, reloadAside)
  const forgetRestored = bus.onRestored(reloadAside)
  const close = async (): Promise<void> => {
    forgetRestored()
    await unsubscribe()
    await (next ?? running)?.catch(() => undefined)
  }
  try {
    await reload()
  } catch (error) {
    await close()
    throw error
  }

  return {
    list: (parameters) => index.list(parameters),
    listEntries: (parameters) => index.listEntries(parameters),
    getWalletImage(imageId) {
      const entry = index.findByImageId(imageId)
      if (entry === undefined) return undefined
      const own = entry.picture === undefined ? undefined : readPicture(entry.picture)
      if (own !== undefined) return own
      const { id, name } = entry.wallet
      return toImage(getOwn(walletPictures, entry.pictureId) ?? createMonogram({ id, name }))
    },
    getPublicImage(kind, id) {
      const picture = findPublicPicture(kind, id)
      return picture === undefined ? undefined : toImage(picture)
    },
    reload,
    close,
  }
}

function toImage(svg: string): CatalogueImage {
  return { mediaType: 'image/svg+xml', bytes: new TextEncoder().encode(svg) }
}
