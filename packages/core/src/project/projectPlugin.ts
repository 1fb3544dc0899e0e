import { definePlugin } from '../plugin/definePlugin.ts'
import { initialProjectState, type ProjectState } from './state.ts'

/** The project's configuration, allowed origins, relay and analytics, from its cloud. */
export const projectPlugin = /*#__PURE__*/ definePlugin({
  id: 'project',
  requires: ['api'],
  isEnabled: ({ settings }) => settings.cloud !== null,
  initialState: (): ProjectState => initialProjectState,
  load: async () => (await import('../cloudParts.ts')).cloudParts.createProject,
  events: { intent: async (project) => await project.begin() },
})
