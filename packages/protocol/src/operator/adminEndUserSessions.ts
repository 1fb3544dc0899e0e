import { number, object } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { projectUserParametersSchema } from './projectUser.ts'

/** Ends all sessions of a user. For editors. */
export const adminEndUserSessions = /*#__PURE__*/ defineEndpoint({
  name: 'adminEndUserSessions',
  summary: 'Ends all sessions of a user. The wallet is logged out everywhere at its next request.',
  method: 'DELETE',
  path: '/admin/v1/projects/{project}/users/{user}/sessions',
  parameters: projectUserParametersSchema,
  response: /*#__PURE__*/ object({
    /** How many have ended. */
    ended: /*#__PURE__*/ number(),
  }),
})
