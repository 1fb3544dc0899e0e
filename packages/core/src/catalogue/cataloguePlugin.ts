import { definePlugin } from '../plugin/definePlugin.ts'
import type { Catalogue } from './createCatalogue.ts'

/**
 * Provides the wallet catalogue of one modal. It requests the first list as soon as the visitor intends to use the modal, unless only
 * wallets in the page can be connected.
 */
export const cataloguePlugin = /*#__PURE__*/ definePlugin<'catalogue', Catalogue, object, 'api'>({
  id: 'catalogue',
  requires: ['api'],
  isEnabled: ({ controllers }) =>
    controllers.connectors.store.getState().connectors.some(({ type }) => type === 'WALLET_CONNECT'),
  load: async () => (await import('../cloudParts.ts')).cloudParts.createCatalogue,
  events: { intent: (catalogue) => catalogue.begin() },
})
