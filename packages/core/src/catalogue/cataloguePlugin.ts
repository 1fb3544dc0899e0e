import { definePlugin } from '../plugin/definePlugin.ts'
import { createCatalogue } from './createCatalogue.ts'

/** Provides the wallet catalogue of one modal. */
export const cataloguePlugin = definePlugin({
  id: 'catalogue',
  requires: ['api', 'queryClient'],
  create: createCatalogue,
})
