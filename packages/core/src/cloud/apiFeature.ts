import { createBrowserHttp } from '../kernel/ports/createBrowserHttp.ts'
import type { FeatureDefinition } from '../plugin/Modal.ts'
import { createApiClient, type ApiClient } from './createApiClient.ts'

/** The HTTP client of one modal, made with the first call to its cloud. */
export const apiFeature: FeatureDefinition<ApiClient> = {
  id: 'api',
  create: ({ options, ports }) => {
    const { cloud, projectId, sdkType, sdkVersion } = options.store.getState()
    const { clock, random, http = createBrowserHttp() } = ports
    const client = createApiClient({ baseUrl: cloud, projectId, sdkType, sdkVersion, clock, random, http })
    return { feature: client, destroy: client.destroy }
  },
}
