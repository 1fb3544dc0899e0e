import { definePlugin } from '../plugin/definePlugin.ts'

/** Provides the wallet catalogue of one modal. It requests the first list as soon as the visitor intends to use the modal. */
export const cataloguePlugin = /*#__PURE__*/ definePlugin({
  id: 'catalogue',
  requires: ['api'],
  load: async () => (await import('../cloudParts.ts')).cloudParts.createCatalogue,
  events: { intent: (catalogue) => catalogue.begin() },
})
