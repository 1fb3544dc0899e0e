import { defineEndpoint } from '../defineEndpoint.ts'
import { projectUserParametersSchema } from './projectUser.ts'

/** Withdraws the order to delete a user. For owners. */
export const adminKeepUser = /*#__PURE__*/ defineEndpoint({
  name: 'adminKeepUser',
  summary:
    'Withdraws the order to delete a user, who is told by mail. A deletion that the user has asked for stays: only the user can cancel it.',
  method: 'DELETE',
  path: '/admin/v1/projects/{project}/users/{user}/deletion',
  parameters: projectUserParametersSchema,
  response: 'empty',
})
