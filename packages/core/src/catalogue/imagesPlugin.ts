import { definePlugin } from '../plugin/definePlugin.ts'

/** The images of one modal's catalogue. */
export const imagesPlugin = /*#__PURE__*/ definePlugin({
  id: 'images',
  requires: ['api'],
  load: async () => (await import('./createImages.ts')).createImages,
})
