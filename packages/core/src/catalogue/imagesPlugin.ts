import { definePlugin } from '../plugin/definePlugin.ts'
import { createImages } from './createImages.ts'

/** Provides the catalogue images of one modal. */
export const imagesPlugin = definePlugin({ id: 'images', requires: ['api'], create: createImages })
