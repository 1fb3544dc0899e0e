import { definePlugin } from '../plugin/definePlugin.ts'

/** Reads pages of transactions from the cloud. */
export const activitySourcePlugin = /*#__PURE__*/ definePlugin({
  id: 'activitySource',
  requires: ['api'],
  load: async () => (await import('./createActivitySource.ts')).createActivitySource,
})
