import { defineQuery, type QueryReader } from '../../query/defineQuery.ts'
import { picturesPlugin } from '../picturesPlugin.ts'

/** Which picture of an answer of the cloud. */
export interface PictureParameters {
  /** As in the answer: `Identity.avatar`, `TokenBalance.iconUrl`, or a picture of a transaction. */
  readonly url: string | undefined
}

/**
 * A picture that an answer of the cloud names, as a `data:` URL, so that a page's Content-Security-Policy needs only
 * `img-src data:`. `null` if it is larger than 1 MB, or at another host, which would learn the visitor's address.
 *
 * @example
 * ```ts
 * const { avatar } = await identityQuery.read(modal, { namespace: 'eip155', address })
 * const picture = avatar && (await pictureQuery.read(modal, { url: avatar }))
 * ```
 */
export const pictureQuery: QueryReader<PictureParameters, string | null> = /*#__PURE__*/ defineQuery({
  name: 'picture',
  key: ({ url }: PictureParameters) => (url === undefined ? undefined : [url]),
  staleTime: Number.POSITIVE_INFINITY,
  fetch: async (context, { url, signal }) => (await context.plugin(picturesPlugin).load()).get({ url, signal }),
})
