import { definePlugin } from '../plugin/definePlugin.ts'
import type { Catalogue } from './createCatalogue.ts'

/** How far the catalogue is. */
export interface CatalogueState {
  /** The visitor intends to use the modal. */
  readonly hasBegun?: boolean | undefined
}

/** Provides the wallet catalogue of one modal. It requests the first list as soon as the visitor intends to use the modal. */
export const cataloguePlugin = /*#__PURE__*/ definePlugin<'catalogue', Catalogue, CatalogueState, 'api'>({
  id: 'catalogue',
  requires: ['api'],
  load: async () => (await import('../cloudParts.ts')).cloudParts.createCatalogue,
  events: { intent: (catalogue) => catalogue.begin() },
})
