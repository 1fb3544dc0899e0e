import type { CloudContext } from '../CloudContext.ts'
import type { Catalogue } from './Catalogue.ts'
import { catalogueChannel } from './catalogueChannel.ts'
import { createWalletIndex, type WalletIndex } from './createWalletIndex.ts'
import { shippedWallets } from './data/shippedWallets.ts'
import { walletPictures } from './data/generated/walletPictures.ts'
import { mergeWallets } from './mergeWallets.ts'
import { createMonogram } from './pictures/createMonogram.ts'
import { findPublicPicture } from './pictures/findPublicPicture.ts'
import { getOwn } from './pictures/getOwn.ts'
import { toImage } from './pictures/toImage.ts'
import { readImportedWallets } from './readImportedWallets.ts'

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
