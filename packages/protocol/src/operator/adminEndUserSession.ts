import { object } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { projectUserIdSchema, projectUserParametersSchema } from './projectUser.ts'

/** Ends a session of a user. For editors. */
export const adminEndUserSession = /*#__PURE__*/ defineEndpoint({
  name: 'adminEndUserSession',
  summary: 'Ends a session of a user. The wallet is logged out there at its next request.',
  method: 'DELETE',
  path: '/admin/v1/projects/{project}/users/{user}/sessions/{session}',
  parameters: /*#__PURE__*/ object({ ...projectUserParametersSchema.entries, session: projectUserIdSchema }),
  response: 'empty',
})
