import { definePlugin } from '../plugin/definePlugin.ts'

/** The images of one modal's catalogue. */
export const imagesPlugin = definePlugin({
  id: 'images',
  requires: ['api'],
  load: async () => (await import('./createImages.ts')).createImages,
})
