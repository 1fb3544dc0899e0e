import { getAssetImage, getCurrencyImage, getTokenImage, getWalletImage } from '@latchkey/protocol/catalogue'
import { apiPlugin } from '../cloud/apiPlugin.ts'
import { callEndpoint } from '../cloud/callEndpoint.ts'
import type { ImageKind, WalletImageSource } from './queries/images.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { isUrl } from '../kernel/utils/isUrl.ts'
import { IMAGE_LIMIT } from './constants.ts'
import { toImageUrl } from './toImageUrl.ts'

/** Loads images of the cloud. It does not cache; the queries do. */
export interface Images {
  /**
   * Returns an image as a `data:` URL; `null` if it is not an image or too large.
   *
   * @throws the errors of `ApiClient.send`.
   */
  get(parameters: {
    readonly kind: ImageKind
    readonly id: string
    readonly signal?: AbortSignal | undefined
  }): Promise<string | null>
  /**
   * Returns a wallet's image: the cloud's, otherwise the `https:` or `data:image` URL of its entry. Throws as `get`
   * does.
   */
  getOfWallet(parameters: {
    readonly wallet: WalletImageSource
    readonly signal?: AbortSignal | undefined
  }): Promise<string | null>
}

const endpoints = {
  wallet: getWalletImage,
  asset: getAssetImage,
  currency: getCurrencyImage,
  token: getTokenImage,
} as const

/** Creates the image loader of one modal. */
export function createImages(context: Pick<PluginContext<object, 'api'>, 'plugin' | 'settings'>): Images {
  const get: Images['get'] = async ({ kind, id, signal }) => {
    if (context.settings.cloud === null) return null
    const image = await callEndpoint(context.plugin(apiPlugin).get(), endpoints[kind], { parameters: { id }, signal })
    return toImageUrl(image, IMAGE_LIMIT)
  }
  return {
    get,
    getOfWallet: async ({ wallet, signal }) => {
      const { image_data: data, image_id: id, image_url: url } = wallet
      if (data) return data
      const entryUrl = url && (url.startsWith('data:image/') || isUrl(url, ['https:'])) ? url : null
      // Third-party image URLs would leak visitors' IP addresses, so prefer the cloud's copy.
      return (id ? await get({ kind: 'wallet', id, signal }) : null) ?? entryUrl
    },
  }
}
