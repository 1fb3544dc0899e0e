import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import { defineQuery, type QueryContext, type QueryReader } from '../../query/defineQuery.ts'
import { imagesPlugin } from '../imagesPlugin.ts'

/** A kind of image that a cloud serves: of wallets, of networks and other assets, of currencies, of tokens. */
export type ImageKind = 'wallet' | 'asset' | 'currency' | 'token'

/** Where a wallet's image is. */
export type WalletImageSource = Pick<CatalogueWallet, 'image_id' | 'image_url' | 'image_data'>

/** Which image of the cloud. */
export interface ImageParameters {
  readonly kind: ImageKind
  readonly id: string
}

/** Which wallet's image. */
export interface WalletImageParameters {
  readonly wallet: WalletImageSource
}

/**
 * An image of the cloud as a `data:` URL, so that a page's Content-Security-Policy needs only `img-src data:`. `null` if
 * there is none, or none that may be shown.
 */
export const imageQuery: QueryReader<ImageParameters, string | null> = /*#__PURE__*/ defineQuery({
  name: 'image',
  key: ({ kind, id }: ImageParameters) => [kind, id],
  staleTime: Number.POSITIVE_INFINITY,
  fetch: async (context, { kind, id, signal }) => (await loadImages(context)).get({ kind, id, signal }),
})

/**
 * A wallet's image: the cloud's as a `data:` URL, otherwise the address that the wallet's entry names. `null` if there is
 * none, or none that may be shown.
 */
export const walletImageQuery: QueryReader<WalletImageParameters, string | null> = /*#__PURE__*/ defineQuery({
  name: 'walletImage',
  key: ({ wallet }: WalletImageParameters) => [wallet.image_id ?? null, wallet.image_url ?? null],
  staleTime: Number.POSITIVE_INFINITY,
  fetch: async (context, { wallet, signal }) => (await loadImages(context)).getOfWallet({ wallet, signal }),
})

const loadImages = (context: Pick<QueryContext, 'plugin'>) => context.plugin(imagesPlugin).load()
