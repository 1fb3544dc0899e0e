import type { FeatureDefinition } from '../plugin/Modal.ts'
import { createImages, type Images } from './createImages.ts'

/** The pictures of one modal. */
export const imagesFeature: FeatureDefinition<Images> = {
  id: 'images',
  create: (context) => ({ feature: createImages(context) }),
}
