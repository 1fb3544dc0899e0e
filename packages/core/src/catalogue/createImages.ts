import { getImage } from '@latchkey/protocol/api'
import { getAssetImage, getCurrencyImage, getTokenImage, getWalletImage } from '@latchkey/protocol/catalogue'
import { apiPlugin } from '../cloud/apiPlugin.ts'
import { callEndpoint } from '../cloud/callEndpoint.ts'
import type { ImageKind, WalletImageSource } from './queries/images.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { isUrl } from '../kernel/utils/isUrl.ts'
import { IMAGE_LIMIT, PICTURE_LIMIT } from './constants.ts'

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
   * Returns a picture of an answer of the cloud as a `data:` URL; `null` if it is at another host, not an image or larger than
   * 1 MB. Throws as `get` does.
   */
  getPicture(parameters: {
    readonly url: string | undefined
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

/** Where the cloud serves the pictures of its answers. */
const picturePath = getImage.path.slice(0, getImage.path.indexOf('{'))

/** Types that an `<img>` shows without running scripts. */
const imageTypes: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/svg+xml',
]

/** The chunk size of the conversion: a call accepts a limited number of arguments. */
const stepSize = 8_192

/** Creates the image loader of one modal. */
export function createImages(context: Pick<PluginContext<object, 'api'>, 'plugin' | 'settings'>): Images {
  const get: Images['get'] = async ({ kind, id, signal }) => {
    if (context.settings.cloud === null) return null
    const image = await callEndpoint(context.plugin(apiPlugin).get(), endpoints[kind], { parameters: { id }, signal })
    return toImageUrl(image, IMAGE_LIMIT)
  }
  return {
    get,
    getPicture: async ({ url = '', signal }) => {
      if (url.startsWith('data:image/')) return url
      const start = `${context.settings.cloud ?? ''}${picturePath}`
      // Any other host would learn the visitor's address.
      if (context.settings.cloud === null || !url.startsWith(start)) return null
      const parameters = { signed: url.slice(start.length) }
      return toImageUrl(
        await callEndpoint(context.plugin(apiPlugin).get(), getImage, { parameters, signal }),
        PICTURE_LIMIT,
      )
    },
    getOfWallet: async ({ wallet, signal }) => {
      const { image_data: data, image_id: id, image_url: url } = wallet
      if (data) return data
      const entryUrl = url && (url.startsWith('data:image/') || isUrl(url, ['https:'])) ? url : null
      // Third-party image URLs would leak visitors' IP addresses, so prefer the cloud's copy.
      return (id ? await get({ kind: 'wallet', id, signal }) : null) ?? entryUrl
    },
  }
}

/** Converts an image to a `data:` URL; returns `null` for other types and for more than `limit` bytes. */
async function toImageUrl(blob: Blob, limit: number): Promise<string | null> {
  const type = blob.type.split(';', 1)[0]?.trim() ?? ''
  if (!imageTypes.includes(type) || blob.size === 0 || blob.size > limit) return null
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let start = 0; start < bytes.length; start += stepSize)
    text += String.fromCharCode(...bytes.subarray(start, start + stepSize))
  return `data:${type};base64,${btoa(text)}`
}
