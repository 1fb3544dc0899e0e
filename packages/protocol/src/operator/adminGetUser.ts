import { defineEndpoint } from '../defineEndpoint.ts'
import { projectUserDetailSchema, projectUserParametersSchema } from './projectUser.ts'

/** Returns a user of the embedded wallet. For the operator. */
export const adminGetUser = /*#__PURE__*/ defineEndpoint({
  name: 'adminGetUser',
  summary:
    'Returns a user of a project: logins, wallet, live sessions and latest events. The e-mail address is masked.',
  method: 'GET',
  path: '/admin/v1/projects/{project}/users/{user}',
  parameters: projectUserParametersSchema,
  response: projectUserDetailSchema,
})
