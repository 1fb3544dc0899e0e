import { definePlugin } from '../plugin/definePlugin.ts'
import type { NamesState } from './state.ts'

/** The names that accounts register with the cloud: which are free, whose they are, and the registration. */
export const namesPlugin = /*#__PURE__*/ definePlugin({
  id: 'names',
  requires: ['api', 'project'],
  initialState: (): NamesState => ({ status: 'idle', loading: false, name: null, error: null }),
  load: async () => (await import('./createNames.ts')).createNames,
})
