import { definePlugin } from '../plugin/definePlugin.ts'

/** Reads identities from the cloud. */
export const identitySourcePlugin = /*#__PURE__*/ definePlugin({
  id: 'identitySource',
  requires: ['api'],
  load: async () => (await import('./createIdentitySource.ts')).createIdentitySource,
})
