import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import type { QueryObserverOptions } from '@tanstack/query-core'
import type { Modal } from '../../plugin/Modal.ts'

/** A kind of picture that a cloud has: of wallets, of networks and other assets, of currencies, of tokens. */
export type ImageKind = 'wallet' | 'asset' | 'currency' | 'token'

/** Where a wallet's picture is. */
export type WalletImageSource = Pick<CatalogueWallet, 'image_id' | 'image_url'>

/**
 * `TanStack Query` options for a picture of the cloud, as a `data:` URL, so that a page needs no more in its
 * Content-Security-Policy than `img-src data:`. `null` where there is none that may be shown.
 */
export function getImageOptions(
  modal: Pick<Modal, 'plugin'>,
  parameters: { readonly kind: ImageKind; readonly id: string | undefined },
): QueryObserverOptions<string | null> {
  const { kind, id } = parameters
  return {
    queryKey: ['image', kind, id],
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (id === undefined ? null : (await load(modal)).get({ kind, id, signal })),
  }
}

/**
 * `TanStack Query` options for a wallet's picture: the cloud's, as a `data:` URL; else the address that the wallet's own
 * entry names. `null` where there is none that may be shown.
 */
export function getWalletImageOptions(
  modal: Pick<Modal, 'plugin'>,
  parameters: { readonly wallet: WalletImageSource },
): QueryObserverOptions<string | null> {
  const { image_id, image_url } = parameters.wallet
  return {
    queryKey: ['image', 'wallet', image_id, image_url],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await load(modal)).getOfWallet({ wallet: { image_id, image_url }, signal }),
  }
}

async function load(modal: Pick<Modal, 'plugin'>) {
  const { imagesPlugin } = await import('../imagesPlugin.ts')
  return modal.plugin(imagesPlugin).get()
}
