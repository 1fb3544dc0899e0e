import { definePlugin } from '../plugin/definePlugin.ts'
import { createImages } from './createImages.ts'

/** The pictures of one modal's catalogue. */
export const imagesPlugin = definePlugin({ id: 'images', requires: ['api'], create: createImages })
