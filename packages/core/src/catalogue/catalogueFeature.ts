import type { FeatureDefinition } from '../plugin/Modal.ts'
import { createCatalogue, type Catalogue } from './createCatalogue.ts'

/** The catalogue of wallets of one modal. */
export const catalogueFeature: FeatureDefinition<Catalogue> = {
  id: 'catalogue',
  create: (context) => ({ feature: createCatalogue(context) }),
}
