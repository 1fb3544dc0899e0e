import { getImage } from '@latchkey/protocol/api'
import type { PictureFault } from '../../../images/PictureFault.ts'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import { answerImage } from '../../answerImage.ts'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'

/** What the developer of a page reads. None of them names a host. */
const descriptions: Readonly<Record<PictureFault, string>> = {
  address_not_public: 'Its host does not have a public address.',
  answer_too_large: 'It has more than 5 MB.',
  host_not_found: 'Its host does not exist.',
  host_unreachable: 'Its host could not be reached, or broke off.',
  not_a_picture: 'It is not a PNG, JPEG, GIF, WebP, still AVIF or SVG of shapes with at most 4,096 pixels a side.',
  status: 'Its host answered without a picture.',
  timeout: 'Its host did not answer within 5 seconds.',
  too_many_redirects: 'Its host redirects more than twice.',
  url_not_allowed:
    'Its address, or one that it redirects to, is neither https on the usual port nor ipfs through a gateway.',
}

/** Returns a picture from the web at a path that this cloud has signed. */
export function getImageRoute({
  budgets,
  pictures,
  pictureSigner,
}: Pick<CloudServices, 'budgets' | 'pictures' | 'pictureSigner'>): Route {
  return defineRoute({
    endpoint: getImage,
    access: 'public',
    guards: [limitWork({ budget: budgets.images })],
    async handle({ context, parameters }) {
      if (!pictureSigner.hasKey) {
        throw new ApiRefusal(
          'not_configured',
          'Pictures are off, because the nodes of this cloud share no key. The operator can set one, the same on every node: LATCHKEY_SIGN_IN_KEY=$(openssl rand -hex 32)',
        )
      }
      const url = pictureSigner.read(parameters.signed)
      if (url === undefined) {
        throw new ApiRefusal(
          'not_found',
          'This cloud has not signed this path, or more than seven days ago. Nothing was fetched. Take the path from a new answer of the cloud.',
        )
      }
      const result = await pictures.get(url)
      if (result.kind === 'picture') return answerImage(context, result)
      if (result.kind === 'busy') {
        throw new ApiRefusal(
          'rate_limited',
          'The cloud fetches too many pictures. Nothing was fetched. Try again in 1 s.',
          {
            headers: { 'retry-after': '1' },
          },
        )
      }
      throw new ApiRefusal(
        result.fault === 'timeout' ? 'upstream_timeout' : 'upstream_failed',
        'The picture cannot be shown. Nothing else is affected; show a placeholder.',
        { reasons: [{ name: 'picture', description: descriptions[result.fault] }] },
      )
    },
  })
}
