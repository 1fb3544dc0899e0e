import { definePlugin } from '../plugin/definePlugin.ts'

/** Reads pages of non-fungible tokens from the cloud. */
export const nftSourcePlugin = /*#__PURE__*/ definePlugin({
  id: 'nftSource',
  requires: ['api'],
  load: async () => (await import('./createNftSource.ts')).createNftSource,
})
