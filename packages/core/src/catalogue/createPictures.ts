import { getImage } from '@latchkey/protocol/api'
import { apiPlugin } from '../cloud/apiPlugin.ts'
import { callEndpoint } from '../cloud/callEndpoint.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { PICTURE_LIMIT } from './constants.ts'
import { toImageUrl } from './toImageUrl.ts'

/** Loads pictures that answers of the cloud name. It does not cache; the query does. */
export interface Pictures {
  /**
   * Returns a picture of an answer of the cloud as a `data:` URL; `null` if it is at another host, not an image or larger than
   * 1 MB.
   *
   * @throws the errors of `ApiClient.send`.
   */
  get(parameters: {
    readonly url: string | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<string | null>
}

/** Where the cloud serves the pictures of its answers. */
const picturePath = getImage.path.slice(0, getImage.path.indexOf('{'))

/** Creates the loader of one modal. Apart from the images of the catalogue, which load with the opening. */
export function createPictures(context: Pick<PluginContext<object, 'api'>, 'plugin' | 'settings'>): Pictures {
  return {
    get: async ({ url = '', signal }) => {
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
  }
}
