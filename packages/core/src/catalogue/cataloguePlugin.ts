import { definePlugin } from '../plugin/definePlugin.ts'

/** Provides the wallet catalogue of one modal. */
export const cataloguePlugin = /*#__PURE__*/ definePlugin({
  id: 'catalogue',
  requires: ['api', 'queryClient'],
  load: async () => (await import('./createCatalogue.ts')).createCatalogue,
})
