import { getConfig, projectFeaturesSchema } from '@latchkey/protocol/project'
import { parse, safeParse } from 'valibot'
import type { CloudServices } from '../../createCloudServices.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { cutFeatures } from './cutFeatures.ts'

/** Returns the project's relay, the secure site, and the features that the operator has set, as far as this cloud has what they need. */
export function getConfigRoute({
  getSecureSiteUrl,
  nameRegistry,
  offers,
}: Pick<CloudServices, 'getSecureSiteUrl' | 'nameRegistry' | 'offers'>): Route {
  return defineRoute({
    endpoint: getConfig,
    access: 'project',
    handle: ({ context }) => {
      const { features, relay } = context.get('project')
      // Ignore features stored by a newer version.
      const known = Object.entries(features).filter(
        ([name, value]) => safeParse(projectFeaturesSchema, { [name]: value }).success,
      )
      const wished = parse(projectFeaturesSchema, Object.fromEntries(known))
      const secureSite = getSecureSiteUrl()
      // The sandbox sells to programs on this machine only.
      const onramp = offers.onramp.filter((name) => name !== 'sandbox' || context.get('client').isLoopback)
      const cut = cutFeatures({ wished, offers: { ...offers, onramp } })
      const offered = (['socials', 'swaps', 'onramp'] as const).filter(
        (name) => wished[name] === undefined && cut[name],
      )
      return {
        features: cut,
        ...(offered.length > 0 && { offered }),
        relay,
        ...(secureSite !== undefined && { secureSite }),
        ...(nameRegistry !== undefined && { nameSuffix: nameRegistry.suffix }),
      }
    },
  })
}
