import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import type { CloudContext } from '../CloudContext.ts'
import { catalogueChannel } from './catalogueChannel.ts'
import { createWalletIndex, type ListWalletsParameters, type WalletIndex } from './createWalletIndex.ts'
import { walletPictures } from './data/generated/walletPictures.ts'
import { shippedWallets } from './data/shippedWallets.ts'
import { mergeWallets } from './mergeWallets.ts'
import { createMonogram } from './pictures/createMonogram.ts'
import { findPublicPicture } from './pictures/findPublicPicture.ts'
import { getOwn } from './pictures/getOwn.ts'
import { readImportedWallets } from './readImportedWallets.ts'

/** A picture with its media type. */
export interface CatalogueImage {
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** The wallets that the cloud knows: those that ship with it, and those that its operator imported. */
export interface Catalogue {
  list(parameters: ListWalletsParameters): { readonly data: readonly CatalogueWallet[]; readonly count: number }
  /** A wallet's picture by its `image_id`: an icon where there is one, a drawn monogram otherwise. */
  getWalletImage(imageId: string): CatalogueImage | undefined
  /** A network's, a currency's or a token's picture. */
  getPublicImage(kind: 'asset' | 'currency' | 'token', id: string): CatalogueImage | undefined
  /** Reads the imported wallets again, as after an import on another node. */
  reload(): Promise<void>
}

/** A catalogue that listens to other nodes until it is closed. */
export interface OpenCatalogue extends Catalogue {
  /** Stops listening, and waits for a reload that is under way. */
  close(): Promise<void>
}

/**
 * Opens the catalogue: the shipped wallets, and those that the storage has; it keeps up with imports on other nodes.
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
    // One that is under way may have read before the change; one that waits has not begun, and will see it.
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
      logger.error({ error }, 'The imported wallets cannot be read again; the list stays as it was.')
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
    getWalletImage(imageId) {
      const entry = index.findByImageId(imageId)
      if (entry === undefined) return undefined
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

/** A drawing with its media type. */
function toImage(svg: string): CatalogueImage {
  return { mediaType: 'image/svg+xml', bytes: new TextEncoder().encode(svg) }
}
