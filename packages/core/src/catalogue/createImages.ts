import { getAssetImage, getCurrencyImage, getTokenImage, getWalletImage } from '@latchkey/protocol/catalogue'
import { apiPlugin } from '../cloud/apiPlugin.ts'
import { callEndpoint } from '../cloud/callEndpoint.ts'
import type { ImageKind, WalletImageSource } from './queries/images.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { isUrl } from '../kernel/utils/isUrl.ts'
import { toImageUrl } from './toImageUrl.ts'

/** Reads pictures of the cloud. Keeps nothing: the queries do. */
export interface Images {
  /**
   * A picture as a `data:` URL; `null` for what is no picture, or too large.
   *
   * @throws what `ApiClient.send` throws.
   */
  get(parameters: {
    readonly kind: ImageKind
    readonly id: string
    readonly signal?: AbortSignal | undefined
  }): Promise<string | null>
  /** A wallet's picture: the cloud's, else the `https:` or `data:image` URL of its entry. Throws as `get`. */
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

/** Makes the pictures of one modal. */
export function createImages(context: Pick<PluginContext<object, 'api'>, 'plugin' | 'settings'>): Images {
  const get: Images['get'] = async ({ kind, id, signal }) => {
    if (context.settings.cloud === null) return null
    return toImageUrl(
      await callEndpoint(context.plugin(apiPlugin).get(), endpoints[kind], { parameters: { id }, signal }),
    )
  }
  return {
    get,
    getOfWallet: async ({ wallet, signal }) => {
      const { image_id: id, image_url: url } = wallet
      const own = url && (url.startsWith('data:image/') || isUrl(url, ['https:'])) ? url : null
      // What a wallet's entry names lies on a server of somebody else, who would see every visitor.
      return (id ? await get({ kind: 'wallet', id, signal }) : null) ?? own
    },
  }
}
