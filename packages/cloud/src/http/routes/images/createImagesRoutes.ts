import type { CloudServices } from '../../createCloudServices.ts'
import type { Route } from '../../Route.ts'
import { getImageRoute } from './getImage.ts'

/** Creates the routes of pictures of others. */
export function createImagesRoutes(services: CloudServices): readonly Route[] {
  return [getImageRoute(services)]
}
