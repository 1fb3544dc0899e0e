import { definePlugin } from '../plugin/definePlugin.ts'

/** Provides the catalogue images of one modal. */
export const imagesPlugin = /*#__PURE__*/ definePlugin({
  id: 'images',
  requires: ['api'],
  load: async () => (await import('../cloudParts.ts')).cloudParts.createImages,
})
