import { definePlugin } from '../plugin/definePlugin.ts'
import { initialProjectState, type ProjectState } from './state.ts'

/** The project as its cloud knows it: configuration, allowed origins, relay, and the analytics that it wants. */
export const projectPlugin = /*#__PURE__*/ definePlugin({
  id: 'project',
  requires: ['api'],
  isEnabled: ({ settings }) => settings.cloud !== null,
  initialState: (): ProjectState => initialProjectState,
  load: async () => (await import('./createProject.ts')).createProject,
  events: { intent: async (project) => await project.begin() },
})
