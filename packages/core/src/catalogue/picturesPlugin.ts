import { definePlugin } from '../plugin/definePlugin.ts'

/** Provides the pictures that answers of the cloud name. */
export const picturesPlugin = /*#__PURE__*/ definePlugin({
  id: 'pictures',
  requires: ['api'],
  load: async () => (await import('./createPictures.ts')).createPictures,
})
