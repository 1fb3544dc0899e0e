import { createBrowserHttp } from '../kernel/ports/createBrowserHttp.ts'
import { definePlugin } from '../plugin/definePlugin.ts'
import { createApiClient, type ApiClient } from './createApiClient.ts'

/** Provides the HTTP client of one modal. */
export const apiPlugin = /*#__PURE__*/ definePlugin({
  id: 'api',
  create: ({ ports, settings }): ApiClient => {
    const { cloud, projectId, sdkType, sdkVersion } = settings
    const { clock, random, http = createBrowserHttp() } = ports
    return createApiClient({ baseUrl: cloud, projectId, sdkType, sdkVersion, clock, random, http })
  },
})
